"""Many games from one seed, in several processes, with the same results on every machine."""

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from msgspec import Struct

from stonehenge import record as records
from stonehenge.arena.match import play_levels, record_of
from stonehenge.arena.parallel import parallel_map
from stonehenge.chance import Seeded
from stonehenge.vocabulary import AnyGame, Outcome

_WORTH_A_PROCESS: Final = 20
"""Fewer games than this are played faster in this process than in new ones."""


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
    if series.games < _WORTH_A_PROCESS:
        jobs = 1
    chunk = max(1, min(50, series.games // (jobs * 4)))
    return parallel_map(partial(_play_one, series), range(series.games), jobs, chunk)


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
