"""SQLite, the database of a single node: one thread writes, others read."""

import asyncio
import functools
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from stonehenge.tables.storage.database import (
    Job,
    Rows,
    StoreDown,
    StoreError,
    StoreFull,
    StoreTaken,
    Writer,
)

_T = TypeVar("_T")

_READERS: Final = 3
_GATHER: Final = 0.002
"""Seconds that a busy server collects rows before it commits: a commit alone costs two thirds of
what storing an action costs. An action that comes alone does not wait."""
_PATIENCE: Final = 5.0
"""Seconds to wait for another process that writes."""
_BRIEFLY: Final = 0.5
"""Seconds to wait for another process that reads, where it can be tried again later."""
_SCRUB_AGAIN: Final = 1.0

_TAKEN: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
_DOWN: Final = frozenset({
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY,
})  # fmt: skip


class Sqlite:
    """A file in WAL mode; every commit is synced to disk before it is acknowledged."""

    def __init__(self, path: Path, pages: int | None = None) -> None:
        self.writer = Writer(self._commit, gather=_GATHER)
        self._path = path
        self._pages = pages
        self._closed = False
        self._writing: sqlite3.Connection | None = None
        self._writing_thread = ThreadPoolExecutor(1, "store-writer")
        self._scrubbing: asyncio.Task[None] | None = None
        self._reading = threading.local()
        self._reading_all: list[sqlite3.Connection] = []
        self._reading_threads = ThreadPoolExecutor(_READERS, "store-reader")

    async def rows(self, sql: str, *args: Any) -> Rows:
        """The rows of a query."""
        if self._closed:
            raise StoreDown("the store is closed")
        return await _run_in(self._reading_threads, self._read, sql, args)

    async def write(self, job: Job) -> Rows:
        """What the first statement returned, once the whole job is durable."""
        return await self.writer.write(job)

    async def limit(self, pages: int) -> None:
        """Sets the number of pages that the file may have."""
        self._pages = pages
        await _run_in(self._writing_thread, self._drop)

    async def scrub(self) -> None:
        """Empties the write-ahead log, which still has the pages as they were before.

        It cannot be emptied while another process reads it, such as a backup. Then it is tried
        again until it is.
        """
        emptied = await _run_in(self._writing_thread, self._empty_wal)
        if not emptied and self._scrubbing is None:
            self._scrubbing = asyncio.create_task(self._scrub_later())

    async def _scrub_later(self) -> None:
        emptied = False
        while not emptied:
            await asyncio.sleep(_SCRUB_AGAIN)
            with suppress(StoreError):  # whoever writes next will notice, too
                emptied = await _run_in(self._writing_thread, self._empty_wal)
        self._scrubbing = None

    def _empty_wal(self) -> bool:
        """Whether nothing is left in the write-ahead log."""
        try:
            if self._writing is None:
                self._writing = self._open_for_writing()
            # all others who want to write wait meanwhile
            _wait_for_locks(self._writing, _BRIEFLY)
            busy, _, _ = self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            _wait_for_locks(self._writing, _PATIENCE)
        except sqlite3.Error as error:
            self._drop()
            raise _translated(error) from error
        return not busy

    async def close(self) -> None:
        """Finishes all writes, then closes the file."""
        await self.writer.close()
        if self._scrubbing is not None:
            self._scrubbing.cancel()
        if self._closed:
            return
        self._closed = True
        await _run_in(self._writing_thread, self._drop)
        self._writing_thread.shutdown()
        self._reading_threads.shutdown()
        for connection in self._reading_all:
            connection.close()

    def _read(self, sql: str, args: tuple[Any, ...]) -> Rows:
        try:
            if not hasattr(self._reading, "connection"):
                self._reading.connection = self._open()
                self._reading_all.append(self._reading.connection)
            return _execute(self._reading.connection, sql, args)
        except sqlite3.Error as error:
            raise _translated(error) from error

    async def _commit(self, jobs: Sequence[Job]) -> Sequence[Rows]:
        return await _run_in(self._writing_thread, self._transaction, jobs)

    def _transaction(self, jobs: Sequence[Job]) -> Sequence[Rows]:
        try:
            if self._writing is None:
                self._writing = self._open_for_writing()
            return _transaction(self._writing, jobs)
        except (sqlite3.Error, OverflowError) as error:
            translated = _translated(error)
            if isinstance(translated, StoreDown):
                self._drop()
            raise translated from error

    def _drop(self) -> None:
        if self._writing is not None:
            self._writing.close()
            self._writing = None

    def _open(self) -> sqlite3.Connection:
        # mode=rw: a file that was removed must not come back empty
        return sqlite3.connect(
            f"{self._path.absolute().as_uri()}?mode=rw",
            uri=True,
            timeout=_PATIENCE,
            isolation_level=None,
            check_same_thread=False,
        )

    def _open_for_writing(self) -> sqlite3.Connection:
        connection = self._open()
        _switch_to_wal(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")
        if self._pages is not None:
            connection.execute(f"PRAGMA max_page_count = {self._pages:d}")
        return connection


def _switch_to_wal(connection: sqlite3.Connection) -> None:
    # unlike other statements, this one does not wait for locks by itself
    deadline = time.monotonic() + _PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                connection.close()
                raise
            time.sleep(0.02)
        else:
            return


def _wait_for_locks(connection: sqlite3.Connection, seconds: float) -> None:
    connection.execute(f"PRAGMA busy_timeout = {round(1000 * seconds):d}")


def _transaction(connection: sqlite3.Connection, jobs: Sequence[Job]) -> Sequence[Rows]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        answers = [_run(connection, job) for job in jobs]
        connection.execute("COMMIT")
    except BaseException:
        # some errors end the transaction by themselves
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return answers


def _run(connection: sqlite3.Connection, job: Job) -> Rows:
    first, *others = job.statements
    answer = _execute(connection, first.sql, first.args)
    if answer:
        for statement in others:
            _execute(connection, statement.sql, statement.args)
    return answer


def _execute(connection: sqlite3.Connection, sql: str, args: tuple[Any, ...]) -> Rows:
    return connection.execute(_numbered(sql), args).fetchall()


@functools.lru_cache(maxsize=1000)
def _numbered(sql: str) -> str:
    return sql.replace("$", "?")


def _translated(error: Exception) -> StoreError:
    code = getattr(error, "sqlite_errorcode", 0)
    if code in _TAKEN:
        return StoreTaken(str(error))
    # the lowest byte is the kind of error, the others only give details
    kind = code & 0xFF
    if kind == sqlite3.SQLITE_FULL:
        return StoreFull(str(error))
    if kind in _DOWN:
        return StoreDown(str(error))
    return StoreError(str(error))


async def _run_in(threads: ThreadPoolExecutor, do: Callable[..., _T], *args: Any) -> _T:
    return await asyncio.get_running_loop().run_in_executor(threads, do, *args)
