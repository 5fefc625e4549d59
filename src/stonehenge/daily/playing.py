"""Plays a deal to its end: somebody on the first seat, computer players with fixed randomness."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from stonehenge import daily, players
from stonehenge import record as records
from stonehenge.chance import Seeded
from stonehenge.daily import SEAT, Terms
from stonehenge.vocabulary import CHANCE

PAR_LEVEL: Final = "archmage"
"""Par is what this level makes on the first seat, on average."""
PAR_RUNS: Final = 100
"""So many runs make par, each with other random choices of the archmage."""


def play(
    terms: Terms,
    seed: bytes,
    choose: Callable[[Any, Sequence[Any]], Any],
    tell: Callable[[], None] | None = None,
) -> Any:
    """The state at the end of a deal; `choose` decides for the first seat.

    `tell` is called after every action, so that whoever listens may stop it by raising an error.
    """
    game, chance = records.GAMES[terms.game], Seeded(seed)
    state = game.start(daily.settled(terms, seed))
    decided = (0,) * terms.seats
    while acting := daily.whose_turn(game.to_act(state), (SEAT,)):
        seat = acting[0]
        if seat == CHANCE:
            action = game.draw(state, chance)
        else:
            view, legal = game.view(state, seat), game.legal(state, seat)
            decide = choose if seat == SEAT else _computer(terms, seed, state, decided, seat)
            action = decide(view, legal)
        before, state = state, game.apply(state, seat, action)
        decided = daily.counted(decided, game, (before, state), seat)
        if tell:
            tell()
    return state


def _computer(
    terms: Terms, seed: bytes, state: Any, decided: Sequence[int], seat: int
) -> Callable[[Any, Sequence[Any]], Any]:
    game, level = records.GAMES[terms.game], terms.computers[seat - 1]
    fixed = daily.decision_seed(seed, seat, game.reached(state)[0], decided[seat])
    return players.make(game, level, fixed).choose


def par_runs(
    terms: Terms, seed: bytes, runs: int = PAR_RUNS, tell: Callable[[], None] | None = None
) -> tuple[int, ...]:
    """The points that the archmage makes on the first seat, in each of many runs."""
    return tuple(_par_run(terms, seed, run, tell) for run in range(runs))


def _par_run(terms: Terms, seed: bytes, run: int, tell: Callable[[], None] | None) -> int:
    game = records.GAMES[terms.game]
    luck = Seeded(seed).derive(f"par/{run}")
    archmage = players.make(game, PAR_LEVEL, luck)
    state = play(terms, seed, archmage.choose, tell)
    return int(game.totals(state)[SEAT])
