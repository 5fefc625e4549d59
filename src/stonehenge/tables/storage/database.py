"""What the store needs from a database, and the writer that commits many jobs at once."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

_BATCH: Final = 500
"""The most jobs in one transaction."""
_BUSY: Final = 5
"""A writer is busy if its last commit ended less than this many times `gather` ago."""


class StoreError(Exception):
    """The store could not do what it was asked."""

    rule: str = "storage-failed"


class StoreFull(StoreError):
    """There is no room to write; reading goes on."""

    rule = "storage-full"


class StoreDown(StoreError):
    """The database cannot be reached or written at the moment."""

    rule = "storage-down"


class StoreTaken(StoreError):
    """What may be there only once is there already; nothing was written."""


class StoreAway(StoreDown):
    """The database does not answer: it may be about to start."""


Rows: TypeAlias = Sequence[Sequence[Any]]


class Many(NamedTuple):
    """A statement for many tables at once: each `$` is a list with a value for every table.

    Both kinds of SQL return the ids of the tables for which it took effect.
    """

    sql: str
    took_effect: str
    """SQL that finds out afterwards, if the answer was lost."""


class Statement(NamedTuple):
    """SQL with `$1`, `$2`, ... and their values."""

    sql: str
    args: tuple[Any, ...]
    many: Many | None = None
    """Does the same for many tables, where the database can."""


ALWAYS: Final = Statement("SELECT 1", ())
"""The first statement of a job that runs in any case."""


class Job(NamedTuple):
    """Statements that take effect together.

    If the first one returns no row, the others do not run.
    """

    table_id: str
    statements: Sequence[Statement]


class Database(Protocol):
    """SQLite or PostgreSQL, as the store uses them."""

    writer: "Writer"

    async def rows(self, sql: str, *args: Any) -> Rows:
        """The rows of a query."""

    async def write(self, job: Job) -> Rows:
        """What the first statement returned, once the whole job is durable."""

    async def scrub(self) -> None:
        """Leaves nothing of what was deleted in the files, as far as the database can."""

    async def close(self) -> None:
        """Finishes all writes, then closes."""


Commit: TypeAlias = Callable[[Sequence[Job]], Awaitable[Sequence[Rows]]]
"""Runs jobs in one transaction; raises an error if none of them took effect."""


class _Waiting(NamedTuple):
    job: Job
    answer: "asyncio.Future[Rows]"


class Writer:
    """Collects jobs while a commit is under way and commits them all with the next one.

    While one commit follows the other, each waits a moment for more jobs: `gather` seconds.
    """

    def __init__(self, commit: Commit, gather: float = 0.0) -> None:
        self.jobs = 0
        self.commits = 0
        self._commit = commit
        self._gather = gather
        self._committed = 0.0
        self._queue: deque[_Waiting] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, job: Job) -> Rows:
        """What the job's first statement returned, once the job is durable."""
        if self._closed:
            raise StoreDown("the store is closed")
        answer: asyncio.Future[Rows] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(job, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return await answer

    def refuse(self, error: StoreError) -> None:
        """Fails all jobs that are still queued."""
        while self._queue:
            _fail(self._queue.popleft(), error)

    async def close(self) -> None:
        """Takes no more jobs and finishes those it has."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _work(self) -> None:
        try:
            while self._queue:
                if time.monotonic() - self._committed < _BUSY * self._gather:
                    await asyncio.sleep(self._gather)
                size = min(len(self._queue), _BATCH)
                await self._settle(_ordered([self._queue.popleft() for _ in range(size)]))
        finally:
            self._task = None

    async def _settle(self, batch: Sequence[_Waiting]) -> None:
        try:
            answers = await self._commit([waiting.job for waiting in batch])
        except StoreDown as error:
            for waiting in batch:
                _fail(waiting, error)
        except Exception as error:  # noqa: BLE001  passed to whoever waits; the writer goes on
            await self._settle_alone(batch, error)
        else:
            self.commits += 1
            self.jobs += len(batch)
            self._committed = time.monotonic()
            for waiting, rows in zip(batch, answers, strict=True):
                if not waiting.answer.done():
                    waiting.answer.set_result(rows)

    async def _settle_alone(self, batch: Sequence[_Waiting], error: Exception) -> None:
        """Tries each job of a failed batch alone, so that only the bad ones fail."""
        if len(batch) == 1:
            _fail(batch[0], error)
            return
        for waiting in batch:
            await self._settle([waiting])


def _ordered(batch: list[_Waiting]) -> list[_Waiting]:
    # writers that lock rows in the same order cannot deadlock
    return sorted(batch, key=lambda waiting: waiting.job.table_id)


def _fail(waiting: _Waiting, error: Exception) -> None:
    if not waiting.answer.done():
        waiting.answer.set_exception(error)
