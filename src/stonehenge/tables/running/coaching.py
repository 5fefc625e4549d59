"""The coach of a server: a queue of questions, and processes of lowest priority that answer them.

Tables go first. The processes of the coach are not those in which computer players think, and the
system lets them run on what these leave. A position that somebody waits for is assessed before the
next step of a review.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from stonehenge import record as records
from stonehenge.coach.again import levels_of
from stonehenge.coach.answers import LEVEL, Assessment
from stonehenge.coach.errands import (
    LONGEST_LINE,
    REPORTS,
    Assess,
    Assessed,
    Drop,
    Errand,
    Failed,
    Look,
    Made,
    Reached,
    Report,
    Reviewed,
    Run,
    line,
)
from stonehenge.daily import Terms
from stonehenge.daily.playing import PAR_RUNS
from stonehenge.players.readiness import COACH
from stonehenge.tables.running.failures import FailureLog
from stonehenge.tables.running.thinkers import Unready
from stonehenge.vocabulary import IllegalAction, Seat

_COMMAND: Final = ("-P", "-m", "stonehenge.coach.service")
LOOK_EVERY: Final = 1.0
"""Seconds between two looks whether the coach has woken up."""
WAKING: Final = 60
"""Seconds after which it is worth asking again whether it has."""
SILENCE: Final = 300.0
"""Seconds without a word after which a process hangs, or rests if it has nothing to do."""

Kind: TypeAlias = Literal["assessment", "review", "par"]
State: TypeAlias = Literal["waking", "queued", "working", "over"]

_SECONDS: Final[dict[Kind, float]] = {"assessment": 1.0, "review": 20.0, "par": 20.0}
"""How long answers take, until the first ones have been measured."""


class Caps(Struct, frozen=True):
    """How many questions may wait, those under way included."""

    assessments: int = 100
    reviews: int = 50
    of_address: int = 5
    """Of each kind from one address."""


class CoachFailed(Exception):
    """The process of the coach ended or could not answer."""


class Asked:
    """A question to the coach, from when it is asked until it is answered or dropped."""

    def __init__(
        self,
        kind: Kind,
        address: str,
        errand: Assess | Look | Run,
        needs: Iterable[tuple[str, str]],
    ) -> None:
        self.kind: Final = kind
        self.address: Final = address
        self.errand: Final = errand
        self.needs: Final = tuple(needs)
        """What has to be compiled before, by game and level."""
        self.done = 0
        self.of = 0
        """How many steps of how many are done, once it is under way."""
        self.begun = 0.0
        self.future: Final[asyncio.Future[Any]] = asyncio.get_running_loop().create_future()
        self.future.add_done_callback(_look_at_error)


def _look_at_error(future: asyncio.Future[Any]) -> None:
    if not future.cancelled():
        future.exception()  # asyncio complains about one that nobody has read


class Coaching:
    """Takes questions, refuses too many of them, and hands them to processes."""

    def __init__(
        self,
        failures: FailureLog,
        unready: Unready,
        *,
        caps: Caps | None = None,
        processes: int | None = None,
    ) -> None:
        self.caps: Final = caps or Caps()
        self._failures = failures
        self._unready = unready
        self._numbers = count(1)
        self._waiting: Final[dict[Kind, deque[Asked]]] = {
            "assessment": deque(),
            "review": deque(),
            "par": deque(),
        }
        self._seconds = dict(_SECONDS)
        count_of = processes or max(1, (os.cpu_count() or 1) // 4)
        self._processes = [_CoachProcess(self._over) for _ in range(count_of)]
        self._timer: asyncio.TimerHandle | None = None

    async def assess(
        self, address: str, view: Any, legal: Sequence[Any], effort: float = 1.0
    ) -> Assessment:
        """What every choice of a position is worth; cancel the task when nobody waits for it.

        Refuses with a rule that says what is the matter, and after how many seconds to come back.
        """
        game = _game_of(view)
        needs = [(game, LEVEL), (game, COACH)]
        if self._state_of(needs) == "waking":
            raise IllegalAction("coach-wakes", seconds=WAKING)
        body = Raw(msgspec.json.encode(view)), Raw(msgspec.json.encode(legal))
        errand = Assess(next(self._numbers), game, *body, effort)
        asked = self._enter(Asked("assessment", address, errand, needs))
        answer: Assessment = await self.answer(asked)
        return answer

    def review(
        self, address: str, record: records.Record, seat: Seat, effort: float = 1.0
    ) -> Asked:
        """Asks for a review; await `answer` for it, and `drop` it when nobody waits any more."""
        game = record.game
        needs = [(game, COACH), *((game, level) for level in {*levels_of(record), LEVEL})]
        errand = Look(next(self._numbers), Raw(records.encode(record)), seat, effort)
        return self._enter(Asked("review", address, errand, needs))

    async def par(self, terms: Terms, seed: bytes) -> tuple[int, ...]:
        """What the archmage makes of a deal; everything that somebody waits for comes first."""
        needed = {LEVEL, *terms.computers}
        errand = Run(next(self._numbers), terms, seed.hex(), PAR_RUNS)
        asked = self._enter(Asked("par", "", errand, [(terms.game, one) for one in needed]))
        points: tuple[int, ...] = await self.answer(asked)
        return points

    async def answer(self, asked: Asked) -> Any:
        """The Assessment or Review that was asked for; it is dropped if the waiting ends."""
        try:
            return await asked.future
        except CoachFailed as error:
            self._failures.report(f"the coach's {asked.kind}", error)
            raise IllegalAction("coach-failed") from error
        finally:
            self.drop(asked)

    def state(self, asked: Asked) -> State:
        """Where a question stands."""
        if asked.future.done():
            return "over"
        if asked not in self._waiting[asked.kind]:
            return "working"
        return self._state_of(asked.needs)

    def place(self, asked: Asked) -> int:
        """How many questions of its kind come before it, those under way included."""
        waiting = self._waiting[asked.kind]
        return self._under_way(asked.kind) + waiting.index(asked) if asked in waiting else 0

    def drop(self, asked: Asked) -> None:
        """Nobody waits for it any more."""
        asked.future.cancel()
        waiting = self._waiting[asked.kind]
        if asked in waiting:
            waiting.remove(asked)
        for process in self._processes:
            process.drop(asked)

    async def close(self) -> None:
        """Ends the processes; nothing that waits is answered any more."""
        if self._timer:
            self._timer.cancel()
        for waiting in self._waiting.values():
            while waiting:
                waiting.pop().future.cancel()
        await asyncio.gather(*(process.close() for process in self._processes))

    def waiting(self) -> dict[Kind, int]:
        """How many questions of each kind there are, those under way included."""
        return {kind: len(ones) + self._under_way(kind) for kind, ones in self._waiting.items()}

    # the queue

    def _state_of(self, needs: Iterable[tuple[str, str]]) -> Literal["waking", "queued"]:
        """Whether the coach has woken up; refuses where it never will."""
        states = {one: self._unready.get(one) for one in needs}
        if any(state == "failed" and name in (COACH, LEVEL) for (_, name), state in states.items()):
            raise IllegalAction("coach-away")
        return "waking" if "preparing" in states.values() else "queued"

    def _enter(self, asked: Asked) -> Asked:
        self._state_of(asked.needs)
        kind, waiting = asked.kind, self._waiting[asked.kind]
        under_way = [one for process in self._processes for one in process.under_way(kind)]
        mine = sum(one.address == asked.address for one in (*waiting, *under_way))
        if mine >= self.caps.of_address:
            raise IllegalAction("coach-asked", most=mine, seconds=self._wait(kind, mine))
        everybody = len(waiting) + len(under_way)
        most = self.caps.assessments if kind == "assessment" else self.caps.reviews
        if everybody >= most:
            raise IllegalAction("coach-busy", seconds=self._wait(kind, 1))
        waiting.append(asked)
        self._hand_out()
        return asked

    def _wait(self, kind: Kind, ahead: int) -> int:
        """Seconds until so many more questions are likely to be answered."""
        return max(1, round(ahead * self._seconds[kind] / len(self._processes)))

    def _under_way(self, kind: Kind) -> int:
        return sum(len(process.under_way(kind)) for process in self._processes)

    def _hand_out(self) -> None:
        """Gives every process that is free the question that has waited longest."""
        for kind, waiting in self._waiting.items():
            for process in self._processes:
                ready = next((one for one in waiting if self._is_awake(one)), None)
                if ready and not process.under_way(kind):
                    waiting.remove(ready)
                    process.take(ready)
        if any(self._waiting.values()) and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(LOOK_EVERY, self._look_again)

    def _look_again(self) -> None:
        self._timer = None
        self._hand_out()

    def _is_awake(self, asked: Asked) -> bool:
        try:
            return self._state_of(asked.needs) == "queued"
        except IllegalAction as refusal:  # it could not be compiled
            asked.future.set_exception(refusal)
            self._waiting[asked.kind].remove(asked)
            return False

    def _over(self, asked: Asked) -> None:
        """A process is free again."""
        if not asked.future.cancelled() and asked.future.exception() is None:
            took = asyncio.get_running_loop().time() - asked.begun
            self._seconds[asked.kind] += (took - self._seconds[asked.kind]) / 4
        self._hand_out()


class _CoachProcess:
    """One process, which has at most one question of each kind."""

    def __init__(self, over: Callable[[Asked], None]) -> None:
        self._over = over
        self._asked: dict[int, Asked] = {}
        self._process: Process | None = None
        self._spoken = 0.0
        """When something was last said, by either side."""
        self._task: asyncio.Task[None] | None = None

    def under_way(self, kind: Kind) -> list[Asked]:
        """The questions of a kind that it has; one that was dropped counts until it is stopped."""
        return [asked for asked in self._asked.values() if asked.kind == kind]

    def take(self, asked: Asked) -> None:
        """Begins to answer a question."""
        asked.begun = asyncio.get_running_loop().time()
        self._asked[asked.errand.id] = asked
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        else:
            self._send(asked.errand)

    def drop(self, asked: Asked) -> None:
        """Stops what takes long; an assessment takes less long than stopping it would."""
        if asked.errand.id in self._asked and asked.kind != "assessment":
            self._send(Drop(asked.errand.id))

    async def close(self) -> None:
        """Ends the process, and waits until it has ended."""
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])

    def _send(self, errand: Errand) -> None:
        if self._process is None:
            return  # it is about to start, and `_run` sends what it has to do
        assert self._process.stdin is not None
        self._spoken = asyncio.get_running_loop().time()
        self._process.stdin.write(line(errand))

    async def _run(self) -> None:
        """One life of the process: until it ends, hangs, has nothing to do or is closed."""
        why = "its process ended"
        try:
            self._process = await _start()
            self._spoken = asyncio.get_running_loop().time()
            for asked in tuple(self._asked.values()):
                self._send(asked.errand)
            await self._listen(self._process)
        except TimeoutError:
            why = "its process hangs"
        except OSError as error:
            why = str(error)
        finally:
            process, self._process, self._task = self._process, None, None
            left, self._asked = list(self._asked.values()), {}
            if process is not None and process.returncode is None:
                process.kill()
                await process.wait()
            for asked in left:
                if not asked.future.done():
                    asked.future.set_exception(CoachFailed(why))
                self._over(asked)

    async def _listen(self, process: Process) -> None:
        assert process.stdout is not None
        loop = asyncio.get_running_loop()
        while True:
            try:
                left = self._spoken + SILENCE - loop.time()
                said = await asyncio.wait_for(process.stdout.readline(), max(0.0, left))
            except TimeoutError:
                if loop.time() < self._spoken + SILENCE:
                    continue  # it was asked something meanwhile
                if self._asked:
                    raise
                return
            if not said:
                return
            self._spoken = loop.time()
            self._hear(REPORTS.decode(said))

    def _hear(self, report: Report) -> None:
        asked = self._asked[report.id]
        if isinstance(report, Reached):
            asked.done, asked.of = report.done, report.of
            return
        del self._asked[report.id]
        if not asked.future.done():
            if isinstance(report, Assessed | Reviewed | Made):
                asked.future.set_result(report.answer)
            elif isinstance(report, Failed):
                asked.future.set_exception(CoachFailed(report.why))
            else:
                asked.future.cancel()
        self._over(asked)


async def _start() -> Process:
    # a group of its own, because a terminal sends Ctrl-C to all of the server's; the same session,
    # because some systems share time among sessions before they look at priorities
    return await asyncio.create_subprocess_exec(
        sys.executable, *_COMMAND, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, process_group=0
    )


def _game_of(view: Any) -> str:
    return next(name for name, game in records.GAMES.items() if isinstance(view, game.View))
