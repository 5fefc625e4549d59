"""Many games from one seed, in several processes, with the same results on every machine."""

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from msgspec import Struct

from stonehenge import record as records
from stonehenge.arena.entrants import Entrant
from stonehenge.arena.match import record_of
from stonehenge.arena.parallel import parallel_map
from stonehenge.arena.seating import Conduct, Terms, play_entrants
from stonehenge.chance import Seeded
from stonehenge.vocabulary import AnyGame, Outcome

_WORTH_A_PROCESS: Final = 20
"""Fewer games than this are played faster in this process than in new ones."""


class Series(Struct, frozen=True):
    """Which games are to be played."""

    game: str
    options: Any
    seated: tuple[Entrant, ...]
    seed: bytes
    games: int
    keep_records: bool
    terms: Terms = Terms()


class SeriesGame(Struct, frozen=True):
    """What one game of a series came to."""

    outcome: Outcome
    line: bytes
    """Its record as a line of JSON, if wanted."""
    conduct: Conduct


def run(series: Series, jobs: int) -> Iterator[SeriesGame]:
    """All games of a series, in order."""
    if series.games < _WORTH_A_PROCESS:
        jobs = 1
    chunk = max(1, min(50, series.games // (jobs * 4)))
    return parallel_map(partial(_play_one, series), range(series.games), jobs, chunk)


def _play_one(series: Series, number: int) -> SeriesGame:
    game: AnyGame = records.GAMES[series.game]
    seed = Seeded(series.seed).derive(f"game/{number}")
    played, conduct = play_entrants(game, series.options, series.seated, seed, series.terms)
    line = b""
    if series.keep_records:
        kinds = [entrant.level or entrant.name for entrant in series.seated]
        line = records.encode(record_of(game, played, kinds, seed))
    outcome = game.outcome(played.state)
    assert outcome is not None
    return SeriesGame(outcome, line, conduct)
