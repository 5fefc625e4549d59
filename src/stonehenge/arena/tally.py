"""Statistics over many games: points, exact predictions and wins, with their errors."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from stonehenge.figures.intervals import Figure, average, figure, win_share
from stonehenge.vocabulary import Outcome, Seat

HEADINGS: Final = ("player", "points/game", "±", "points/round", "±", "exact", "wins")


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
