"""Computer players of the server: they think beside the event loop, and never for too long.

Levels that take no time think in a thread. The others think in processes of their own, first come
first served and one decision of a seat at a time, so no table can take the machine for itself. A
decision that takes too long is taken by the plainest level that plays sensibly.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import resource_tracker
from typing import Any, Final

from stonehenge import players
from stonehenge import record as records
from stonehenge.players.levels import DEFAULT_LEVEL, LEVELS, find, playable

PATIENCE: Final = 5.0
"""Seconds after which the default level takes a decision instead."""


def choose(game: str, level: str, seed: bytes, view: Any, legal: Sequence[Any]) -> Any:
    """The action that a computer player of this level takes."""
    return players.make(records.GAMES[game], level, seed).choose(view, legal)


def _ready() -> None:
    """Imports what players need, so that the first decision does not wait for it."""
    for game in LEVELS:
        for level in playable(game):
            players.make(records.GAMES[game], level, bytes(32))


def _end_with_the_server() -> None:
    """A server that is killed leaves no process behind."""
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


class Thinkers:
    """Where computer players think."""

    def __init__(self, processes: int | None = None, patience: float = PATIENCE) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._stuck: set[Future[Any]] = set()
        self.forfeits = 0
        """Decisions that the fallback had to take."""

    def warm_up(self) -> None:
        """Starts the processes in the background."""
        for _ in range(self._processes):
            self._submit(_ready)

    async def choose(
        self, game: str, level: str, seed: bytes, view: Any, legal: Sequence[Any]
    ) -> Any:
        """The action that a computer player of this level takes."""
        if not find(game, level).own_process:
            return await asyncio.to_thread(choose, game, level, seed, view, legal)
        with suppress(TimeoutError, BrokenProcessPool):
            return await self._in_a_process(choose, game, level, seed, view, legal)
        self.forfeits += 1
        return await asyncio.to_thread(choose, game, DEFAULT_LEVEL, seed, view, legal)

    async def _in_a_process(self, think: Callable[..., Any], *about: Any) -> Any:
        try:
            thought = self._submit(think, *about)
            return await asyncio.wait_for(asyncio.wrap_future(thought), self._patience)
        except BrokenProcessPool:
            self.close()
            raise
        except TimeoutError:
            if not thought.cancel():
                self._note_stuck(thought)
            raise

    def _note_stuck(self, thought: Future[Any]) -> None:
        """Once every process is busy with something nobody waits for any more, all start anew."""
        self._stuck = {other for other in self._stuck if not other.done()} | {thought}
        if len(self._stuck) >= self._processes:
            self.close()

    def _submit(self, think: Callable[..., Any], *about: Any) -> Future[Any]:
        """Has something thought about; a process that is started for it does not hear Ctrl-C.

        A terminal sends that to everybody, and it is the server that ends its processes.
        """
        resource_tracker.ensure_running()  # once it runs, it leaves the mask as it is
        heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return self._executor().submit(think, *about)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, heard)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # a fork of a process with threads and sockets would inherit both
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_end_with_the_server,
            )
        return self._pool

    def close(self) -> None:
        """Ends the processes; whoever needs them afterwards starts new ones."""
        self._stuck.clear()
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = tuple((pool._processes or {}).values())  # noqa: SLF001 - they may be stuck
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
