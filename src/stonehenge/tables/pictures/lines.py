"""Results as lines of text: of a daily deal without spoilers, of any other game who won."""

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from stonehenge.locale import Words
from stonehenge.vocabulary import Seat


class DailyResult(NamedTuple):
    """What somebody made of a daily deal; it tells no card."""

    day: date
    game: str
    points: int
    par: float | None
    rounds: Sequence[int]
    """By round what came more than was predicted."""

    @property
    def exact(self) -> int:
        """How many predictions came true."""
        return sum(off == 0 for off in self.rounds)


class GameResult(NamedTuple):
    """A finished game: who made how many points."""

    game: str
    rounds: int
    names: Sequence[str]
    points: Sequence[int]
    places: Sequence[int]
    hints: Sequence[bool] = ()
    """By seat whether it took hints."""
    xs: Sequence[int] = ()
    """By seat the Xs on its sheet, in the dice game."""
    target: int = 0


def signed(points: int) -> str:
    """Points with a true minus sign."""
    return str(points).replace("-", "\N{MINUS SIGN}")


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
    """The result of a daily deal as one line of text."""
    return words(
        "daily-share-text",
        day=day_name(result.day, words),
        game=words(f"page-game-{result.game}"),
        points=signed(result.points),
        par=against_par(result.points, result.par, words),
        exact=result.exact,
        rounds=len(result.rounds),
        waits="yes" if result.par is None else "no",
    )


def notes(result: GameResult, seat: Seat, words: Words) -> list[str]:
    """What stands below the points of a seat: its Xs, and whether it took hints."""
    xs = (
        [words("page-dice-xs-short", xs=result.xs[seat], target=result.target)] if result.xs else []
    )
    hinted = result.hints and result.hints[seat]
    return [*xs, words("page-with-hints")] if hinted else xs


def game_line(result: GameResult, words: Words) -> str:
    """Who won, as one line of text."""
    winners = [name for name, place in zip(result.names, result.places, strict=True) if place == 1]
    return words(
        "picture-won",
        names=", ".join(winners),
        points=signed(max(result.points)),
        count=len(winners),
        game=words(f"page-game-{result.game}"),
    )
