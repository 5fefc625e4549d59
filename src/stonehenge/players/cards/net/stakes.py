"""What the end of a round is worth to a seat: its points, and late in a game the chance to win.

Worth is counted in points, so that players compare it with all else they know in points. Plain
functions; kernels compile `worth_of` as it stands.
"""

from collections.abc import Sequence
from itertools import product
from math import prod
from typing import Any, Final, NamedTuple

from stonehenge.cards import View, rules
from stonehenge.players.cards.net.standing import (
    RoundFigures,
    after_round,
    chance_to_win,
    shipped_figures,
)
from stonehenge.players.cards.numbers import seat_of

LAST_PART: Final = 1 / 3
"""The part of the game, at its end, that is played for the win."""
_POINT: Final = 0.0005
"""The chance to win that a point is worth by itself: where the game is decided, points count."""
_STEP: Final = 20.0
"""So many points more and less show how much the chance depends on points."""


class Stakes(NamedTuple):
    """What a seat plays for; totals and room have a number for each seat."""

    seat: int
    totals: Any
    """What each seat will have at the end without the present round, on average."""
    room: Any
    """Memory for the totals with the present round."""
    spread: float
    for_win: float
    """What the certain victory is worth, in points; 0 if only points count."""
    for_points: float
    """What a point is worth by itself."""


def stakes_of(view: View, last_part: float = LAST_PART) -> Stakes:
    """What the viewer plays for in the present round."""
    seat, rest = seat_of(view), after_round(view)
    totals = [total + mean for total, mean in zip(view.totals, rest.means, strict=True)]
    room = [0.0] * len(totals)
    if view.rounds - view.round >= last_part * view.rounds:
        return Stakes(seat, totals, room, rest.spread, 0.0, 1.0)
    figures = shipped_figures()[view.options.seats][view.round - 1]
    slope = _slope(seat, totals, (rest.spread**2 + figures.spread**2) ** 0.5)
    point = slope + _POINT
    return Stakes(seat, totals, room, rest.spread, 1 / point, _POINT / point)


def always_for_win(view: View) -> Stakes:
    """Stakes that count the chance to win and nothing else, in any round."""
    return stakes_of(view)._replace(for_win=1.0, for_points=0.0)


def _slope(seat: int, totals: Sequence[float], spread: float) -> float:
    """How much of the chance to win a point is worth at this standing."""
    chances = []
    for step in (_STEP, -_STEP):
        moved = [total + step * (other == seat) for other, total in enumerate(totals)]
        chances.append(chance_to_win(moved, spread, seat))
    return (chances[0] - chances[1]) / (2 * _STEP)


def chance_after(stakes: Stakes, points: Any) -> float:
    """The seat's chance to win if the round ends with these points, a number for each seat."""
    for seat in range(len(stakes.totals)):
        stakes.room[seat] = stakes.totals[seat] + points[seat]
    return chance_to_win(stakes.room, stakes.spread, stakes.seat)


def worth_of(stakes: Stakes, own: float, chance: float) -> float:
    """The worth of own points that leave this chance to win."""
    return stakes.for_win * chance + stakes.for_points * own


class Others(NamedTuple):
    """What the others may make of a round: combinations of results, and how likely each is."""

    results: tuple[tuple[float, ...], ...]
    chances: tuple[float, ...]


def others_of(view: View) -> Others:
    """Each of the others is exact or not, as often as in self-play, whatever the viewer bids."""
    figures = shipped_figures()[view.options.seats][view.round - 1]
    each = [
        [(0.0, 1.0)] if seat == view.seat else _results(figures, bid)
        for seat, bid in enumerate(view.bids)
    ]
    every = list(product(*each))
    return Others(
        tuple(tuple(points for points, _ in one) for one in every),
        tuple(prod(chance for _, chance in one) for one in every),
    )


def _results(figures: RoundFigures, bid: int | None) -> list[tuple[float, float]]:
    """The points of somebody who is exact or not, with the chance of each."""
    gain = figures.gain if bid is None else float(rules.points(bid, bid))
    return [(gain, figures.exact), (figures.loss, 1 - figures.exact)]


def chance_with(stakes: Stakes, own: float, others: Others) -> float:
    """The chance to win with so many points in the round, over all that the others may make."""
    chance = 0.0
    for result, likely in zip(others.results, others.chances, strict=True):
        points = [*result]
        points[stakes.seat] = own
        chance += likely * chance_after(stakes, points)
    return chance
