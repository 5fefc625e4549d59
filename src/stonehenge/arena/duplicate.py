"""Duplicate deals: a challenger takes each seat in turn, and meets the very cards the field had.

Every draw of chance has a name of its own, so the same seed gives the same deals and dice whoever
plays. What the challenger wins over the player it replaces is free of most of the luck.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from stonehenge import record as records
from stonehenge.arena.match import play_levels
from stonehenge.arena.spread import spread
from stonehenge.arena.tally import average, figure
from stonehenge.chance import Seeded
from stonehenge.vocabulary import AnyGame, Outcome


class Contest(Struct, frozen=True):
    """Which level challenges which, and over how many deals."""

    game: str
    options: Any
    challenger: str
    field: str
    seed: bytes
    deals: int


class DealScore(Struct, frozen=True):
    """What one deal told, on average over the seats that the challenger took."""

    gain: float
    """Points a round more than the player it replaced."""
    points: float
    """Points a round."""
    exact: float
    wins: float


class Verdict(Struct, frozen=True):
    """A figure over all deals with half the width of its 95 % interval."""

    name: str
    value: float
    within: float


def run(contest: Contest, jobs: int) -> Iterator[DealScore]:
    """The score of each deal, in order."""
    return spread(partial(_deal, contest), range(contest.deals), jobs)


def _deal(contest: Contest, number: int) -> DealScore:
    seats = contest.options.seats
    field = [contest.field] * seats
    base = _play(contest, field, number)
    taken = []
    for seat in range(seats):
        seated = [*field[:seat], contest.challenger, *field[seat + 1 :]]
        taken.append((seat, _play(contest, seated, number)))
    return DealScore(
        gain=average(o.points[s] / o.rounds - base.points[s] / base.rounds for s, o in taken),
        points=average(o.points[s] / o.rounds for s, o in taken),
        exact=average(o.exact[s] / o.rounds for s, o in taken),
        wins=average((o.places[s] == 1) / o.places.count(1) for s, o in taken),
    )


def _play(contest: Contest, seated: Sequence[str], number: int) -> Outcome:
    game: AnyGame = records.GAMES[contest.game]
    seed = Seeded(contest.seed).derive(f"deal/{number}")
    outcome = game.outcome(play_levels(game, contest.options, seated, seed).state)
    assert outcome is not None
    return outcome


def verdicts(scores: Sequence[DealScore]) -> list[Verdict]:
    """The figures of a contest."""
    return [
        _verdict("points a round over the field", [score.gain for score in scores]),
        _verdict("points a round", [score.points for score in scores]),
        _verdict("exact predictions", [score.exact for score in scores]),
        _verdict("share of wins", [score.wins for score in scores]),
    ]


def _verdict(name: str, values: Sequence[float]) -> Verdict:
    found = figure(values)
    return Verdict(name, found.value, found.within)
