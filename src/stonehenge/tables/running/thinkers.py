"""Runs computer players beside the event loop, and never lets a table wait for one too long.

Fast levels think in a thread. The others think in separate processes, first come first served and
one decision of a seat at a time, so no table can take the whole machine. When a player takes too
long, fails or chooses an illegal action, a simpler level decides instead.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from math import inf
from multiprocessing import resource_tracker
from time import monotonic
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from stonehenge import players
from stonehenge import record as records
from stonehenge.players.levels import DEFAULT_LEVEL, LEVELS, find, playable, stand_in
from stonehenge.tables.running.failures import FailureLog
from stonehenge.vocabulary import AnyGame

LAST_RESORT: Final = "random"
"""The level that decides when the default level has failed too."""
PATIENCE: Final = 5.0
"""Seconds after which the default level decides."""
_PART_OF_SPARE: Final = 0.5
"""The part of the time to spare in which a player ponders; the rest is for the way to it."""

Make: TypeAlias = Callable[[AnyGame, str, bytes], players.Player]
"""Makes a player of a game, a level and a seed; processes import it by its name."""

Unready: TypeAlias = dict[tuple[str, str], Literal["preparing", "failed"]]
"""Levels that cannot play, by game and name: not yet, or not at all on this machine."""


class Decision(NamedTuple):
    """A decision that a computer player has to take."""

    game: str
    seed: bytes
    """Fixes whatever the player leaves to luck."""
    view: Any
    legal: Sequence[Any]
    spare: float = 0.0
    """Seconds that the table waits in any case, which a player may use to ponder."""


def decide(make: Make, level: str, asked: Decision) -> Any:
    """The action that a computer player of this level takes; raises whatever the player raises."""
    game = records.GAMES[asked.game]
    player = make(game, level, asked.seed)
    if asked.spare > 0 and isinstance(player, players.Ponders):
        player = player.pondering(_PART_OF_SPARE * asked.spare)
    action = player.choose(asked.view, asked.legal)
    if not any(action in game.expand(choice) for choice in asked.legal):
        raise ValueError(f"the player chose {action!r}, which is not legal here")
    return action


def _in_time(until: float, think: Callable[..., Any], *about: Any) -> Any:
    """What somebody thinks, unless nobody waits for it any more."""
    if monotonic() > until:
        raise TimeoutError
    return think(*about)


def _ready() -> None:
    """Imports what players need, so that the first decision does not wait for it."""
    for game in LEVELS:
        for level in playable(game):
            players.make(records.GAMES[game], level, bytes(32))


def _end_with_the_server() -> None:
    """Ends this process when the server dies, even if the server was killed."""
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


class Thinkers:
    """The threads and processes in which computer players think."""

    def __init__(
        self,
        failures: FailureLog,
        *,
        make: Make = players.make,
        processes: int | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self._failures = failures
        self._make = make
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._stuck: set[Future[Any]] = set()
        self._thinking = 0
        """How many decisions are being taken in processes."""
        self.forfeits: Counter[str] = Counter(slow=0, failed=0)
        """Decisions that another level had to take, because a player was slow or failed."""
        self.unready: Unready = {}
        """The levels that cannot play now; `preparation` keeps this up to date."""

    def warm_up(self) -> None:
        """Starts the processes in the background."""
        for _ in range(self._processes):
            self._submit(_ready)

    def player_for(self, game: str, level: str) -> str:
        """The level that decides for this one: itself, or another while it is not ready."""
        return stand_in(game, level) if (game, level) in self.unready else level

    async def choose(self, level: str, asked: Decision) -> Any:
        """The action that a computer player of this level takes, or another level in its place."""
        for other in dict.fromkeys((level, DEFAULT_LEVEL)):
            try:
                return await self._choose(other, asked, self._patience)
            except TimeoutError:
                self.forfeits["slow"] += 1
            except Exception as error:  # noqa: BLE001 - whatever a player does, its table goes on
                self.forfeits["failed"] += 1
                self._failures.report(f"the {asked.game} player {other}", error)
        return await asyncio.to_thread(decide, self._make, LAST_RESORT, asked)

    async def choose_itself(self, level: str, asked: Decision) -> Any:
        """The action that this level takes, however long that takes; nobody decides for it.

        It does not ponder: the same deal is the same for everybody, however busy the server is.
        """
        return await self._choose(level, asked._replace(spare=0.0), patience=None)

    async def _choose(self, level: str, asked: Decision, patience: float | None) -> Any:
        if not find(asked.game, level).own_process:
            return await asyncio.to_thread(decide, self._make, level, asked)
        if self._thinking:  # who ponders must not keep others waiting
            asked = asked._replace(spare=0.0)
        self._thinking += 1
        try:
            return await self._in_a_process(patience, decide, self._make, level, asked)
        finally:
            self._thinking -= 1

    async def _in_a_process(
        self, patience: float | None, think: Callable[..., Any], *about: Any
    ) -> Any:
        pool = self._executor()
        until = inf if patience is None else monotonic() + patience
        try:
            return await self._answer(self._submit(_in_time, until, think, *about), patience)
        except BrokenProcessPool:
            if self._pool is pool:  # else somebody else has already noticed
                self.close()
            raise

    async def _answer(self, thought: Future[Any], patience: float | None) -> Any:
        # not asyncio.wrap_future, which cancels the thought with whoever waits for it: if a process
        # dies while a cancelled one is in line, Python 3.11.2 leaves the others without an answer
        answered, loop = asyncio.Event(), asyncio.get_running_loop()

        def tell(_thought: Future[Any]) -> None:
            with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
                loop.call_soon_threadsafe(answered.set)

        thought.add_done_callback(tell)
        try:
            await asyncio.wait_for(answered.wait(), patience)
        except TimeoutError:
            if thought.running():
                self._note_stuck(thought)
            raise
        if thought.cancelled():  # by `close`; whoever waits here still needs an answer
            raise BrokenProcessPool("the processes were started anew")
        return thought.result()

    def _note_stuck(self, thought: Future[Any]) -> None:
        """Restarts the processes once all of them are busy with decisions that came too late."""
        self._stuck = {other for other in self._stuck if not other.done()} | {thought}
        if len(self._stuck) >= self._processes:
            self.close()

    def _submit(self, think: Callable[..., Any], *about: Any) -> Future[Any]:
        """Runs something in a process, with SIGINT blocked in processes that this starts.

        A terminal sends Ctrl-C to all processes, but it is the server that ends its own.
        """
        resource_tracker.ensure_running()  # starting it later would unblock SIGINT again
        heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return self._executor().submit(think, *about)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, heard)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # spawn, because a forked process would inherit our threads and sockets
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_end_with_the_server,
            )
        return self._pool

    def close(self) -> None:
        """Ends the processes; new ones start when they are needed."""
        self._stuck.clear()
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = tuple((pool._processes or {}).values())  # noqa: SLF001 - they may be stuck
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
