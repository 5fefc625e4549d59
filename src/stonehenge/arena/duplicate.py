"""Duplicate deals: a challenger takes each seat in turn and plays the same cards as the field did.

Every draw of chance has a name of its own, so a seed gives the same deals and dice whoever plays.
Comparing the challenger with the player it replaces therefore removes most of the luck.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from stonehenge import record as records
from stonehenge.arena.entrants import Entrant
from stonehenge.arena.parallel import parallel_map
from stonehenge.arena.seating import Conduct, Terms, play_entrants
from stonehenge.arena.tally import Figure, average, figure, win_share
from stonehenge.chance import Seeded
from stonehenge.vocabulary import AnyGame, Outcome


class Contest(Struct, frozen=True):
    """Who challenges whom, and over how many deals."""

    game: str
    options: Any
    challenger: Entrant
    field: Entrant
    seed: bytes
    deals: int
    terms: Terms = Terms()


class DealScore(Struct, frozen=True):
    """The result of one deal, on average over the seats that the challenger took."""

    gain: float
    """Points a round more than the player it replaced."""
    points: float
    """Points a round."""
    exact: float
    wins: float
    conducts: tuple[Conduct, ...]
    """How the entrants behaved in each of its games."""


def run(contest: Contest, jobs: int) -> Iterator[DealScore]:
    """The score of each deal, in order."""
    return parallel_map(partial(_deal, contest), range(contest.deals), jobs)


def _deal(contest: Contest, number: int) -> DealScore:
    seats = contest.options.seats
    field = [contest.field] * seats
    base, conduct = _play(contest, field, number)
    conducts = [conduct]
    taken = []
    for seat in range(seats):
        seated = [*field[:seat], contest.challenger, *field[seat + 1 :]]
        outcome, conduct = _play(contest, seated, number)
        taken.append((seat, outcome))
        conducts.append(conduct)
    return DealScore(
        gain=average(o.points[s] / o.rounds - base.points[s] / base.rounds for s, o in taken),
        points=average(o.points[s] / o.rounds for s, o in taken),
        exact=average(o.exact[s] / o.rounds for s, o in taken),
        wins=average(win_share(o.places, s) for s, o in taken),
        conducts=tuple(conducts),
    )


def _play(contest: Contest, seated: Sequence[Entrant], number: int) -> tuple[Outcome, Conduct]:
    game: AnyGame = records.GAMES[contest.game]
    seed = Seeded(contest.seed).derive(f"deal/{number}")
    played, conduct = play_entrants(game, contest.options, seated, seed, contest.terms)
    outcome = game.outcome(played.state)
    assert outcome is not None
    return outcome, conduct


def verdicts(scores: Sequence[DealScore]) -> dict[str, Figure]:
    """The figures of a contest, by what they say."""
    return {
        "points a round over the field": figure([score.gain for score in scores]),
        "points a round": figure([score.points for score in scores]),
        "exact predictions": figure([score.exact for score in scores]),
        "share of wins": figure([score.wins for score in scores]),
    }
