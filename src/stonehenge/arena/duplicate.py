"""Duplicate deals: a challenger takes each seat in turn and plays the same cards as the field did.

Every draw of chance has a name of its own, so a seed gives the same deals and dice whoever plays.
Comparing the challenger with the player it replaces therefore removes most of the luck.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from stonehenge import record as records
from stonehenge.arena.control import without_luck
from stonehenge.arena.entrants import Entrant
from stonehenge.arena.fields import Field, known_field
from stonehenge.arena.luck import Luck, luck_of
from stonehenge.arena.parallel import parallel_map
from stonehenge.arena.seating import Conduct, Terms, play_entrants
from stonehenge.chance import Seeded
from stonehenge.figures.intervals import Figure, average, figure, win_share
from stonehenge.vocabulary import AnyGame, Outcome, Seat


class Contest(Struct, frozen=True):
    """Who challenges whom, and over how many deals."""

    game: str
    options: Any
    challenger: Entrant
    field: Entrant
    seed: bytes
    deals: int
    terms: Terms = Terms()
    control_luck: bool = False
    """Whether luck is taken out of the figures."""

    @property
    def known_field(self) -> Field | None:
        """What the field wins alone, where luck is controlled and that was measured before."""
        if not self.control_luck:
            return None
        return known_field(self.game, self.options, self.field.level)


class DealScore(Struct, frozen=True):
    """The result of one deal, on average over the seats that the challenger took."""

    gain: float
    """Points a round more than the player it replaced, or than a known field wins."""
    points: float
    """Points a round."""
    exact: float
    wins: float
    conducts: tuple[Conduct, ...]
    """How the entrants behaved in each of its games."""
    luck: tuple[float, ...] = ()
    """If it is controlled: the luck of the challenger, of the others, and of the field alone."""


def run(contest: Contest, jobs: int) -> Iterator[DealScore]:
    """The score of each deal, in order."""
    return parallel_map(partial(_deal, contest), range(contest.deals), jobs)


class _Game(Struct, frozen=True):
    """One game of a deal."""

    outcome: Outcome
    conduct: Conduct
    luck: Luck

    def points(self, seat: Seat) -> float:
        """The points a round of a seat."""
        return self.outcome.points[seat] / self.outcome.rounds


def _deal(contest: Contest, number: int) -> DealScore:
    seats = range(contest.options.seats)
    field, known = [contest.field] * len(seats), contest.known_field
    alone = [] if known else [_play(contest, field, number)]
    taken = [
        _play(contest, [*field[:seat], contest.challenger, *field[seat + 1 :]], number)
        for seat in seats
    ]
    points = average(game.points(seat) for seat, game in enumerate(taken))
    beside = known.points if known else average(alone[0].points(seat) for seat in seats)
    return DealScore(
        gain=points - beside,
        points=points,
        exact=average(g.outcome.exact[s] / g.outcome.rounds for s, g in enumerate(taken)),
        wins=average(win_share(game.outcome.places, seat) for seat, game in enumerate(taken)),
        conducts=tuple(game.conduct for game in (*alone, *taken)),
        luck=_luck(taken, alone) if contest.control_luck else (),
    )


def _luck(taken: Sequence[_Game], alone: Sequence[_Game]) -> tuple[float, ...]:
    """The luck of the challenger, that of those beside it, and that of the field alone."""
    return (
        average(game.luck[seat] for seat, game in enumerate(taken)),
        average(
            average(luck for other, luck in enumerate(game.luck) if other != seat)
            for seat, game in enumerate(taken)
        ),
        *(average(game.luck) for game in alone),
    )


def _play(contest: Contest, seated: Sequence[Entrant], number: int) -> _Game:
    game: AnyGame = records.GAMES[contest.game]
    seed = Seeded(contest.seed).derive(f"deal/{number}")
    played, conduct = play_entrants(game, contest.options, seated, seed, contest.terms)
    outcome = game.outcome(played.state)
    assert outcome is not None
    luck = luck_of(contest.game, played, seed) if contest.control_luck else ()
    return _Game(outcome, conduct, luck)


def verdicts(scores: Sequence[DealScore], field: Field | None = None) -> dict[str, Figure]:
    """The figures of a contest, by what they say; `field` is the known one, if there is any."""
    lucks = [score.luck for score in scores]

    def over_deals(values: Sequence[float], known_error: float = 0.0) -> Figure:
        return figure(without_luck(values, lucks), known_error)

    return {
        "points a round over the field": over_deals(
            [score.gain for score in scores], field.error if field else 0.0
        ),
        "points a round": over_deals([score.points for score in scores]),
        "exact predictions": over_deals([score.exact for score in scores]),
        "share of wins": over_deals([score.wins for score in scores]),
    }
