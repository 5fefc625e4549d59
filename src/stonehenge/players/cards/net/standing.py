"""The value of the standing: who will win, from totals, rounds to come, dealer and players.

What a seat makes in the rounds to come is taken as normal: the mean depends on its place after the
dealer, the spread on the number of players and on the rounds. Both were measured in self-play
(`stonehenge train cards-standing`). Everything here is plain Python; kernels compile
`chance_to_win` as it stands.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import erf, exp, sqrt
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from stonehenge.cards import View
from stonehenge.vocabulary import Seat

_NODES: Final = tuple(-3.6 + 0.4 * i for i in range(19))
_SUM: Final = sum(exp(-z * z / 2) for z in _NODES)
_WEIGHTS: Final = tuple(exp(-z * z / 2) / _SUM for z in _NODES)
"""A normal distribution as so many points with their weights."""
_SQRT2: Final = sqrt(2.0)


class RoundFigures(Struct, frozen=True):
    """What one round brings at a table of so many players, as measured in self-play."""

    means: tuple[float, ...]
    """By place after the dealer, the points more than the average of the table."""
    spread: float
    """The standard deviation of a seat's points, compared with another seat's."""
    exact: float
    """The share of exact predictions."""
    gain: float
    loss: float
    """The points on average, if the prediction is exact and if it is not."""


class Rest(NamedTuple):
    """What the rounds to come bring: by seat the mean beside the others, and the spread."""

    means: tuple[float, ...]
    spread: float


class Standing(Struct, frozen=True):
    """By seat the chance to win, a shared victory counted in part, and the place to expect."""

    win: tuple[float, ...]
    place: tuple[float, ...]


@cache
def shipped_figures() -> dict[int, tuple[RoundFigures, ...]]:
    """The measured figures that come with the package: by players, a line for each round."""
    data = files(__package__).joinpath("standing.json").read_bytes()
    return msgspec.json.decode(data, type=dict[int, tuple[RoundFigures, ...]])


@cache
def rest_of_game(seats: int, dealer: Seat, played: int, rounds: int) -> Rest:
    """What the rounds after round `played` bring, which this seat dealt, up to round `rounds`."""
    means, variance = [0.0] * seats, 0.0
    for number in range(played + 1, rounds + 1):
        figures = shipped_figures()[seats][number - 1]
        first = (dealer + number - played + 1) % seats
        for place, mean in enumerate(figures.means):
            means[(first + place) % seats] += mean
        variance += figures.spread**2
    return Rest(tuple(means), sqrt(variance))


def after_round(view: View) -> Rest:
    """What the rounds after the present one bring."""
    assert view.dealer is not None
    return rest_of_game(view.options.seats, view.dealer, view.round, view.rounds)


def standing_after(view: View, points: Sequence[float]) -> Standing:
    """The standing if the present round ends with these points, a number for each seat.

    `view` may be of any seat, or a spectator's, in any phase of the round. After the last round
    the totals decide (ruling C17).
    """
    rest = after_round(view)
    totals = [sum(one) for one in zip(view.totals, points, rest.means, strict=True)]
    return standing(totals, rest.spread)


def standing_before(view: View) -> Standing:
    """The standing before anything is known of the present round."""
    assert view.dealer is not None
    seats = view.options.seats
    rest = rest_of_game(seats, (view.dealer - 1) % seats, view.round - 1, view.rounds)
    totals = [total + mean for total, mean in zip(view.totals, rest.means, strict=True)]
    return standing(totals, rest.spread)


def standing(totals: Sequence[float], spread: float) -> Standing:
    """Chances and places from the totals to expect and the spread that all of them have."""
    seats = range(len(totals))
    return Standing(
        win=tuple(chance_to_win(totals, spread, seat) for seat in seats),
        place=tuple(expected_place(totals, spread, seat) for seat in seats),
    )


def chance_to_win(totals: Any, spread: float, seat: int) -> float:
    """The chance that a seat ends with the most points; a shared victory counts in part."""
    if spread <= 0.0:
        return share_of_victory(totals, seat)
    chance = 0.0
    for i in range(len(_NODES)):
        part, own = _WEIGHTS[i], totals[seat] + spread * _NODES[i]
        for other in range(len(totals)):
            if other != seat:
                part *= 0.5 + 0.5 * erf((own - totals[other]) / (spread * _SQRT2))
        chance += part
    return chance


def share_of_victory(totals: Any, seat: int) -> float:
    """The part of the victory at the end of the game (ruling C17)."""
    level = 0
    for total in totals:
        if total > totals[seat]:
            return 0.0
        level += total == totals[seat]
    return 1.0 / level


def expected_place(totals: Sequence[float], spread: float, seat: int) -> float:
    """The place on average, 1 for the first; equal totals share the better place."""
    place = 1.0
    for other, total in enumerate(totals):
        if other != seat:
            lead = total - totals[seat]
            place += 0.5 + 0.5 * erf(lead / (2 * spread)) if spread > 0 else lead > 0
    return place
