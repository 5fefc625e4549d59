"""What many games of one player come to: wins, points, exact predictions, and a trend."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from stonehenge.figures.games import GameLine, RoundLine
from stonehenge.figures.intervals import Figure, average, figure

LATE: Final = 0.5
"""The part of the games, the last of them, that a trend compares with those before."""
BEST: Final = 5
"""How many of the best games are named."""
_ENOUGH: Final = 10
"""The fewest games that have a trend."""


class Share(Struct, frozen=True):
    """How often the predictions of one box came true: a hand size, or a box of the sheet."""

    box: str
    predictions: int
    exact: Figure


class Calibration(Struct, frozen=True):
    """What came of one number that was predicted."""

    predicted: int
    predictions: int
    came: Figure


class Trend(Struct, frozen=True):
    """What the later half of the games brought more than the earlier one."""

    points_a_round: Figure
    exact: Figure

    @property
    def may_be_luck(self) -> bool:
        """Whether neither difference stands above its interval."""
        both = (self.points_a_round, self.exact)
        return all(one.within is None or abs(one.value) <= one.within for one in both)


class Missed(Struct, frozen=True):
    """How often predictions did not come true, and on which side."""

    too_few: int
    too_many: int


class Figures(Struct, frozen=True):
    """The figures of some games, all of one kind of game."""

    games: int
    wins: Figure
    """A shared victory counts in part."""
    places: dict[int, int]
    """By place how often."""
    points: Figure
    points_a_round: Figure
    exact: Figure
    """The share of predictions that came true, as a mean over games."""
    by_box: tuple[Share, ...]
    calibration: tuple[Calibration, ...]
    missed: Missed
    trend: Trend | None
    best: tuple[GameLine, ...]
    hints: int
    jesters: int
    """Jester Scores of all games together."""


def figures(lines: Iterable[GameLine]) -> Figures:
    """The figures of these games, which are of one kind and in the order they were played."""
    games = list(lines)
    if not games:
        raise ValueError("figures need at least one game")
    rounds = [one for line in games for one in line.rounds]
    return Figures(
        games=len(games),
        wins=figure([line.wins for line in games]),
        places=dict(sorted(Counter(line.place for line in games).items())),
        points=figure([line.points for line in games]),
        points_a_round=figure([_points_a_round(line) for line in games]),
        exact=figure([_exact(line) for line in games]),
        by_box=_shares(rounds),
        calibration=_calibration(rounds),
        missed=Missed(
            sum(one.came < one.predicted for one in rounds),
            sum(one.came > one.predicted for one in rounds),
        ),
        trend=_trend(games),
        best=tuple(sorted(games, key=rank)[:BEST]),
        hints=sum(line.hints for line in games),
        jesters=sum(line.jesters for line in games),
    )


def rank(line: GameLine) -> tuple[int, int]:
    """Orders games, the best first."""
    return line.place, -line.points


def _points_a_round(line: GameLine) -> float:
    return line.points / len(line.rounds)


def _exact(line: GameLine) -> float:
    return average(one.exact for one in line.rounds)


def _shares(rounds: Sequence[RoundLine]) -> tuple[Share, ...]:
    by_box: dict[str, list[float]] = defaultdict(list)
    for one in rounds:
        by_box[one.box].append(float(one.exact))
    in_order = sorted(by_box, key=lambda box: (int(box.rstrip("BGYR")), box))
    return tuple(Share(box, len(by_box[box]), figure(by_box[box])) for box in in_order)


def _calibration(rounds: Sequence[RoundLine]) -> tuple[Calibration, ...]:
    came: dict[int, list[float]] = defaultdict(list)
    for one in rounds:
        came[one.predicted].append(float(one.came))
    return tuple(Calibration(n, len(came[n]), figure(came[n])) for n in sorted(came))


def _trend(games: Sequence[GameLine]) -> Trend | None:
    if len(games) < _ENOUGH:
        return None
    late = round(len(games) * LATE)
    early, later = games[:-late], games[-late:]
    return Trend(
        _difference(
            [_points_a_round(one) for one in early], [_points_a_round(one) for one in later]
        ),
        _difference([_exact(one) for one in early], [_exact(one) for one in later]),
    )


def _difference(before: Sequence[float], after: Sequence[float]) -> Figure:
    one, other = figure(before), figure(after)
    return Figure(other.value - one.value, (one.reach**2 + other.reach**2) ** 0.5)
