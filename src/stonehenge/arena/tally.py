"""Statistics over many games: points, exact predictions and wins, with their errors."""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from stonehenge.vocabulary import Outcome, Seat

_STUDENT: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)
HEADINGS: Final = ("player", "points/game", "±", "points/round", "±", "exact", "wins")


class Figure(Struct, frozen=True):
    """A mean, with half the width of its 95 % interval."""

    value: float
    within: float | None
    """None where there is a single value, which says nothing of the spread."""

    @property
    def reach(self) -> float:
        """How far a picture draws the interval to either side."""
        return self.within or 0.0

    def within_as(self, form: str) -> str:
        """Half the width as a text, `-` where it is not known."""
        return "-" if self.within is None else form.format(self.within)


class SeatFigures(Struct, frozen=True):
    """The figures of one seat, or of all seats of one level."""

    name: str
    points_a_game: Figure
    points_a_round: Figure
    exact: float
    wins: float


class Tally:
    """Collects the outcomes of a series and sums them up."""

    def __init__(self, levels: Sequence[str]) -> None:
        self._levels = levels
        self._outcomes: list[Outcome] = []

    def add(self, outcome: Outcome) -> None:
        """Counts one more game."""
        self._outcomes.append(outcome)

    def lines(self) -> list[SeatFigures]:
        """The figures of every seat, then of every level that holds several seats."""
        seats = range(len(self._levels))
        lines = [self._line(f"{self._levels[seat]} {seat}", [seat]) for seat in seats]
        for level in dict.fromkeys(self._levels):
            held = [seat for seat in seats if self._levels[seat] == level]
            if len(held) > 1:
                lines.append(self._line(f"{level}, all {len(held)}", held))
        return lines

    def _line(self, name: str, seats: Sequence[Seat]) -> SeatFigures:
        games = self._outcomes
        points = figure([average(game.points[seat] for seat in seats) for game in games])
        points_a_round = figure(
            [average(game.points[seat] / game.rounds for seat in seats) for game in games]
        )
        rounds = sum(game.rounds for game in games) * len(seats)
        exact = sum(game.exact[seat] for game in games for seat in seats) / rounds
        wins = average(win_share(game.places, seat) for game in games for seat in seats)
        return SeatFigures(name, points, points_a_round, exact, wins)

    def table(self) -> list[list[str]]:
        """The figures as rows of text, under their headings."""
        return [list(HEADINGS)] + [
            [
                line.name,
                f"{line.points_a_game.value:.1f}",
                line.points_a_game.within_as("{:.1f}"),
                f"{line.points_a_round.value:.2f}",
                line.points_a_round.within_as("{:.2f}"),
                f"{line.exact:.1%}",
                f"{line.wins:.1%}",
            ]
            for line in self.lines()
        ]


def win_share(places: Sequence[int], seat: Seat) -> float:
    """1 for a victory, 1/2 for one shared by two, 0 for none."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def average(values: Iterable[float]) -> float:
    """The mean of some values."""
    listed = list(values)
    return sum(listed) / len(listed)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = average(values)
    if len(values) < 2:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, sqrt(variance / len(values))


def figure(values: Sequence[float]) -> Figure:
    """The mean of some values with its 95 % interval."""
    mean, error = mean_and_error(values)
    return Figure(mean, student_t(len(values)) * error if len(values) > 1 else None)


def student_t(count: int) -> float:
    """Half the width of a 95 % interval in standard errors, for so many values."""
    freedom = max(1, count - 1)
    return _STUDENT[freedom - 1] if freedom <= len(_STUDENT) else 1.96 + 2.46 / freedom
