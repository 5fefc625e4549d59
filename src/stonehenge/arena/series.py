"""Many games from one seed, on as many cores as wanted, in the same order on every machine."""

import signal
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context
from typing import Any, Final

from msgspec import Struct

from stonehenge import record as records
from stonehenge.arena.match import play_levels, record_of
from stonehenge.chance import Seeded
from stonehenge.vocabulary import AnyGame, Outcome

_WORTH_A_PROCESS: Final = 20


class Series(Struct, frozen=True):
    """Which games are to be played."""

    game: str
    options: Any
    levels: tuple[str, ...]
    seed: bytes
    games: int
    keep_records: bool


def run(series: Series, jobs: int) -> Iterator[tuple[Outcome, bytes]]:
    """The outcome of each game and, if wanted, its record as a line of JSON."""
    one = partial(_play_one, series)
    if jobs == 1 or series.games < _WORTH_A_PROCESS:
        yield from map(one, range(series.games))
        return
    chunk = max(1, min(50, series.games // (jobs * 4)))
    # Ctrl-C is for the one who counts; it ends the others
    ignore = (signal.SIGINT, signal.SIG_IGN)
    with get_context("spawn").Pool(jobs, signal.signal, ignore) as pool:
        yield from pool.imap(one, range(series.games), chunk)


def _play_one(series: Series, number: int) -> tuple[Outcome, bytes]:
    game: AnyGame = records.GAMES[series.game]
    seed = Seeded(series.seed).derive(f"game/{number}")
    played = play_levels(game, series.options, series.levels, seed)
    line = b""
    if series.keep_records:
        line = records.encode(record_of(game, played, series.levels, seed))
    outcome = game.outcome(played.state)
    assert outcome is not None
    return outcome, line
