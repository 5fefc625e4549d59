"""Duplicate deals: a challenger takes each seat in turn and plays the same cards as the field did.

Every draw of chance has a name of its own, so a seed gives the same deals and dice whoever plays.
Comparing the challenger with the player it replaces therefore removes most of the luck.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from stonehenge import record as records
from stonehenge.arena.match import play_levels
from stonehenge.arena.parallel import parallel_map
from stonehenge.arena.tally import Figure, average, figure, win_share
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
    """The result of one deal, on average over the seats that the challenger took."""

    gain: float
    """Points a round more than the player it replaced."""
    points: float
    """Points a round."""
    exact: float
    wins: float


def run(contest: Contest, jobs: int) -> Iterator[DealScore]:
    """The score of each deal, in order."""
    return parallel_map(partial(_deal, contest), range(contest.deals), jobs)


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
        wins=average(win_share(o.places, s) for s, o in taken),
    )


def _play(contest: Contest, seated: Sequence[str], number: int) -> Outcome:
    game: AnyGame = records.GAMES[contest.game]
    seed = Seeded(contest.seed).derive(f"deal/{number}")
    outcome = game.outcome(play_levels(game, contest.options, seated, seed).state)
    assert outcome is not None
    return outcome


def verdicts(scores: Sequence[DealScore]) -> dict[str, Figure]:
    """The figures of a contest, by what they say."""
    return {
        "points a round over the field": figure([score.gain for score in scores]),
        "points a round": figure([score.points for score in scores]),
        "exact predictions": figure([score.exact for score in scores]),
        "share of wins": figure([score.wins for score in scores]),
    }
