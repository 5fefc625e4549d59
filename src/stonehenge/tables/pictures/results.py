"""Which picture a finished game has: a daily deal without spoilers, any other with its places."""

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from stonehenge.locale import Words
from stonehenge.tables.pictures.canvas import EDGE, GOLD, HEIGHT, QUIET, WIDTH, Canvas, Type


class DailyResult(NamedTuple):
    """What somebody made of a daily deal; it tells no card."""

    day: date
    game: str
    points: int
    par: float | None
    rounds: Sequence[int]
    """By round what came more than was predicted."""


class GameResult(NamedTuple):
    """A finished game: who made how many points."""

    game: str
    rounds: int
    names: Sequence[str]
    points: Sequence[int]
    places: Sequence[int]


def day_name(day: date, words: Words) -> str:
    """A day without its year."""
    return words("picture-day", day=day.day, month=day.month)


def against_par(points: int, par: float | None, words: Words) -> str:
    """How a result compares with par, as the page says it; nothing while par is unknown."""
    if par is None:
        return ""
    above = points - round(par)
    if above == 0:
        return words("daily-at-par")
    return words("daily-above-par" if above > 0 else "daily-below-par", points=abs(above))


def daily_line(result: DailyResult, words: Words) -> str:
    """The result as one line of text."""
    exact = sum(off == 0 for off in result.rounds)
    return words(
        "daily-share-text",
        day=day_name(result.day, words),
        game=words(f"page-game-{result.game}"),
        points=result.points,
        par=against_par(result.points, result.par, words),
        exact=exact,
        rounds=len(result.rounds),
        waits="yes" if result.par is None else "no",
    )


def daily_picture(result: DailyResult, words: Words) -> bytes:
    """The picture of a daily deal: result, par and a stone for each round."""
    canvas = Canvas()
    about = words(
        "picture-deal", day=day_name(result.day, words), game=words(f"page-game-{result.game}")
    )
    canvas.write(about, (EDGE, 147), Type(27, "atkinson", 500))
    canvas.write(str(result.points), (EDGE, 234), Type(128, weight=700))
    canvas.write(against_par(result.points, result.par, words), (EDGE, 320), Type(42, colour=GOLD))
    exact = sum(off == 0 for off in result.rounds)
    said = words("picture-exact", exact=exact, rounds=len(result.rounds))
    canvas.stones(result.rounds, 582, WIDTH - 420)
    _signed(canvas, said, words)
    return canvas.png()


def game_line(result: GameResult, words: Words) -> str:
    """Who won, as one line of text."""
    winners = [name for name, place in zip(result.names, result.places, strict=True) if place == 1]
    return words(
        "picture-won",
        names=", ".join(winners),
        points=max(result.points),
        count=len(winners),
        game=words(f"page-game-{result.game}"),
    )


def game_picture(result: GameResult, words: Words) -> bytes:
    """The picture of any finished game: places as stones, the winner's in gold."""
    canvas = Canvas()
    canvas.write(game_line(result, words), (EDGE, 160), Type(48))
    rounds = words("page-rounds-played", rounds=result.rounds)
    canvas.write(rounds, (EDGE, 208), Type(25, "atkinson", 500, QUIET))
    order = sorted(range(len(result.names)), key=lambda seat: (result.places[seat], seat))
    most, least = max(result.points), min(result.points)
    wide = min(220, (WIDTH - 2 * EDGE - 18 * (len(order) - 1)) // len(order))
    for number, seat in enumerate(order):
        share = 1.0 if most == least else (result.points[seat] - least) / (most - least)
        top = round(492 - 120 - 120 * share)
        left = EDGE + number * (wide + 18)
        canvas.column((left, top, left + wide, 512), first=result.places[seat] == 1)
        middle, room = left + wide // 2, wide - 16
        name = result.names[seat]
        canvas.write(name, (middle, top + 40), Type(27, "atkinson"), room, "middle")
        canvas.write(str(result.points[seat]), (middle, top + 86), Type(46), room, "middle")
    _signed(canvas, words(f"page-title-{result.game}"), words)
    return canvas.png()


def _signed(canvas: Canvas, said: str, words: Words) -> None:
    right = WIDTH - EDGE
    canvas.write(said, (right, HEIGHT - 85), Type(25, "atkinson", 700), 420, "right")
    slogan = Type(23, "atkinson", 400, QUIET)
    canvas.write(words("page-hero"), (right, HEIGHT - 53), slogan, 420, "right")
