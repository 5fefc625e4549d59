"""Compiles what levels need in the background, so that no table ever waits for it.

Each level has a process of its own, one after the other. If it fails, the level is not offered,
and at tables where it sits its stand-in goes on playing.
"""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE
from typing import Final

from stonehenge.players import readiness
from stonehenge.players.levels import LEVELS
from stonehenge.players.readiness import COACH
from stonehenge.tables.running.failures import FailureLog
from stonehenge.tables.running.thinkers import Thinkers

_LEVELS: Final = "stonehenge.players.warm"
_COACH: Final = "stonehenge.coach.warm"


async def prepare_levels(thinkers: Thinkers, failures: FailureLog) -> None:
    """Prepares the levels that are offered and not ready yet; tells the thinkers which those are.

    The coach comes after them. Where an old table has a level that is no longer offered, its
    stand-in plays.
    """
    every = [*readiness.to_compile(), *readiness.coaches()]
    waiting = [one for one in every if not readiness.is_ready(*one)]
    thinkers.unready.update(dict.fromkeys(waiting, "preparing"))
    for game in LEVELS:
        if (game, COACH) not in every:
            thinkers.unready[game, COACH] = "failed"
    unprepared = [one for one in readiness.for_measuring() if not readiness.is_ready(*one)]
    thinkers.unready.update(dict.fromkeys(unprepared, "failed"))
    for game, level in waiting:
        try:
            await _prepare(game, level)
        except OSError as error:
            failures.report(f"preparing the {game} player {level}", error)
            thinkers.unready[game, level] = "failed"
        else:
            del thinkers.unready[game, level]


async def _prepare(game: str, level: str) -> None:
    # a session of its own, because a terminal sends Ctrl-C to all processes of the server's
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-P", "-m", _COACH if level == COACH else _LEVELS, "--background", game, level),
        stdin=PIPE,
        stdout=DEVNULL,
        stderr=PIPE,
        start_new_session=True,
    )
    assert process.stderr is not None
    try:
        said = await process.stderr.read()
        code = await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if code:
        reason = said.decode(errors="replace").strip().rpartition("\n")[2]
        raise OSError(reason or f"the process ended with code {code}")
