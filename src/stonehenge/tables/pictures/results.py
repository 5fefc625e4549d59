"""Which picture a finished game has: a daily deal without spoilers, any other with its places."""

from typing import Final

from stonehenge.locale import Words
from stonehenge.tables.pictures.canvas import EDGE, GOLD, HEIGHT, QUIET, WIDTH, Canvas, Type
from stonehenge.tables.pictures.lines import (
    DailyResult,
    GameResult,
    against_par,
    day_name,
    game_line,
    notes,
    signed,
)

_NOTE: Final = Type(20, "atkinson", 500, QUIET)
_LOWEST: Final = 150
"""How high the stone of the last is: name, points and two notes fit on it."""


def daily_picture(result: DailyResult, words: Words) -> bytes:
    """The picture of a daily deal: result, par and a stone for each round."""
    canvas = Canvas()
    about = words(
        "picture-deal", day=day_name(result.day, words), game=words(f"page-game-{result.game}")
    )
    canvas.write(about, (EDGE, 147), Type(27, "atkinson", 500))
    canvas.write(signed(result.points), (EDGE, 234), Type(128, weight=700))
    canvas.write(against_par(result.points, result.par, words), (EDGE, 320), Type(42, colour=GOLD))
    said = words("picture-exact", exact=result.exact, rounds=len(result.rounds))
    canvas.stones(result.rounds, 582, WIDTH - 420)
    _signed(canvas, said, words)
    return canvas.png()


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
        top = round(512 - _LOWEST - 110 * share)
        left = EDGE + number * (wide + 18)
        canvas.column((left, top, left + wide, 512), first=result.places[seat] == 1)
        middle, room = left + wide // 2, wide - 16
        name = result.names[seat]
        canvas.write(name, (middle, top + 40), Type(27, "atkinson"), room, "middle")
        canvas.write(signed(result.points[seat]), (middle, top + 86), Type(46), room, "middle")
        for line, note in enumerate(notes(result, seat, words)):
            canvas.write(note, (middle, top + 124 + 26 * line), _NOTE, room, "middle")
    _signed(canvas, words(f"page-title-{result.game}"), words)
    return canvas.png()


def _signed(canvas: Canvas, said: str, words: Words) -> None:
    right = WIDTH - EDGE
    canvas.write(said, (right, HEIGHT - 85), Type(25, "atkinson", 700), 420, "right")
    slogan = Type(23, "atkinson", 400, QUIET)
    canvas.write(words("page-hero"), (right, HEIGHT - 53), slogan, 420, "right")
