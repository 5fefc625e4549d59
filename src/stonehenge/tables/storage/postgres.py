"""PostgreSQL, the database of several nodes; it may restart at any moment.

If the connection breaks during a commit, we do not know whether the commit took place. So each
batch writes its number into a row of its writer. After reconnecting, that row tells whether the
batch was committed; reading it also waits for a commit that is still under way.

Most jobs append one row to one log. A batch of only such jobs is a single statement, which takes
one round trip instead of one for each job and two for the transaction.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

import asyncpg

from stonehenge.tables.storage.database import (
    Job,
    Many,
    Rows,
    StoreDown,
    StoreError,
    StoreFull,
    StoreTaken,
    Writer,
)

_PATIENCE: Final = 5.0
"""Seconds that a write or a read waits for a server that is away."""
_LONGEST_PAUSE: Final = 0.5
"""Seconds between two attempts to reach it, at most."""
_LONGEST_STATEMENT: Final = 15.0
_LONGEST_BATCH: Final = 20.0
"""Seconds after which a batch that fails again and again is given up."""
_POOL: Final = 8
_GATHER: Final = 0.01
"""Seconds that a busy node collects rows before it commits: a commit, and the hint to the other
nodes after it, cost nearly the same for one row as for many."""

_NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_FORGET_WRITERS: Final = f"DELETE FROM writers WHERE at < {_NOW} - 86400000 AND id <> $1"  # noqa: S608
_SIGN_ON: Final = (
    f"INSERT INTO writers (id, batch, at) VALUES ($1, 0, {_NOW})"  # noqa: S608
    " ON CONFLICT (id) DO UPDATE SET at = excluded.at RETURNING batch"
)
_BEGIN: Final = (
    f"BEGIN; INSERT INTO writers (id, batch, at) VALUES ('{{id}}', {{batch:d}}, {_NOW})"  # noqa: S608
    " ON CONFLICT (id) DO UPDATE SET batch = excluded.batch, at = excluded.at"
)
"""Writes the number of the batch in the same round trip as BEGIN."""

_MARK: Final = (
    "WITH mark AS (INSERT INTO writers (id, batch, at)"  # noqa: S608
    f" VALUES (${{id:d}}, ${{batch:d}}, {_NOW})"
    " ON CONFLICT (id) DO UPDATE SET batch = excluded.batch, at = excluded.at) "
)
"""Writes the number of the batch in the same statement as its rows."""

_SETTINGS: Final = {
    "application_name": "stonehenge",
    "synchronous_commit": "on",
    # transactions of a node that has died are rolled back soon
    "idle_in_transaction_session_timeout": "10s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}

_AWAY: Final = (
    OSError,  # also TimeoutError
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a statement on a connection that is being ended
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.TooManyConnectionsError,
)
"""Errors that pass: the server restarts, or the network is down."""

_REFUSED: Final = (
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InsufficientPrivilegeError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
)
"""Errors that do not pass by waiting, whatever the job."""

_Connection: TypeAlias = Any
"""A connection of asyncpg, which has no type hints."""


class _InDoubt(Exception):
    """The connection broke while a batch was being committed."""

    def __init__(self, answers: Callable[[_Connection], Awaitable[Sequence[Rows]]]) -> None:
        self.answers = answers
        """What the jobs return if it was committed after all."""


class Postgres:
    """A pool of connections for reading, and one connection for writing."""

    def __init__(self, dsn: str) -> None:
        self.writer = Writer(self._commit, gather=_GATHER)
        self._dsn = dsn
        self._id = secrets.token_hex(8)
        self._batch = 0
        self._writing: _Connection | None = None
        self._pool: Any = None
        self._pool_lock = asyncio.Lock()
        self._away_since: float | None = None
        self._closing = False
        self._closed = False

    async def rows(self, sql: str, *args: Any) -> Rows:
        """The rows of a query; waits a little for a server that restarts."""
        if self._closed:
            raise StoreDown("the store is closed")
        deadline = time.monotonic() + _PATIENCE
        pause = 0.02
        while True:
            try:
                return await self._fetch(sql, args)
            except _AWAY as error:
                if _is_bad(error) or time.monotonic() > deadline or self._closing:
                    raise _translated(error) from error
            except asyncpg.PostgresError as error:
                raise _translated(error) from error
            await asyncio.sleep(pause)
            pause = min(pause * 2, _LONGEST_PAUSE)

    async def write(self, job: Job) -> Rows:
        """What the first statement returned, once the whole job is durable."""
        return await self.writer.write(job)

    async def scrub(self) -> None:
        """Nothing to do: a full vacuum writes the files anew without what was deleted."""

    async def close(self) -> None:
        """Finishes all writes, then closes all connections."""
        self._closing = True
        await self.writer.close()
        self._closed = True
        if self._writing is not None:
            await self._sign_off(self._writing)
            self._writing = None
        if self._pool is not None:
            self._pool.terminate()

    async def _fetch(self, sql: str, args: Sequence[Any]) -> Rows:
        async with self._pool_lock:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._dsn,
                    min_size=1,
                    max_size=_POOL,
                    timeout=_PATIENCE,
                    command_timeout=_LONGEST_STATEMENT,
                    server_settings=_SETTINGS,
                    reset=_leave_as_it_is,
                )
        rows: Rows = await self._pool.fetch(sql, *args)
        return rows

    async def _commit(self, jobs: Sequence[Job]) -> Sequence[Rows]:
        """Commits a batch, reconnecting as often as necessary."""
        self._batch += 1
        deadline = time.monotonic() + _LONGEST_BATCH
        in_doubt: _InDoubt | None = None
        while True:
            try:
                connection, last = await self._connected(in_doubt=in_doubt is not None)
                if in_doubt is not None and last == self._batch:
                    return await in_doubt.answers(connection)
                # the commit in doubt did not take place, so the batch is run again
                in_doubt = None
                return await self._run_all(connection, jobs)
            except _InDoubt as doubt:
                in_doubt = doubt
                self._drop()
            except _AWAY as error:
                if _is_bad(error) or time.monotonic() > deadline:
                    raise _translated(error) from error
                self._drop()
            except asyncpg.PostgresError as error:
                raise _translated(error) from error

    async def _run_all(self, connection: _Connection, jobs: Sequence[Job]) -> Sequence[Rows]:
        many = _same_for_many(jobs)
        if many is None:
            return await self._transaction(connection, jobs)
        return await self._statement(connection, jobs, many)

    async def _statement(
        self, connection: _Connection, jobs: Sequence[Job], many: Many
    ) -> Sequence[Rows]:
        """Runs the whole batch as one statement, which is its own transaction."""
        columns = list(zip(*(job.statements[0].args for job in jobs), strict=True))
        mark = _MARK.format(id=len(columns) + 1, batch=len(columns) + 2)

        async def took_effect(connection: _Connection) -> Sequence[Rows]:
            return _by_table(jobs, await connection.fetch(many.took_effect, *columns))

        try:
            rows = await connection.fetch(mark + many.sql, *columns, self._id, self._batch)
        except _AWAY as error:
            if _is_bad(error):
                raise
            raise _InDoubt(took_effect) from error
        return _by_table(jobs, rows)

    async def _transaction(self, connection: _Connection, jobs: Sequence[Job]) -> Sequence[Rows]:
        await connection.execute(_BEGIN.format(id=self._id, batch=self._batch))
        try:
            answers = [await _run(connection, job) for job in jobs]
        except BaseException:
            await self._roll_back(connection)
            raise

        async def known(_: _Connection) -> Sequence[Rows]:
            return answers

        try:
            done = await connection.execute("COMMIT")
        except _AWAY as error:
            raise _InDoubt(known) from error
        if done != "COMMIT":
            raise StoreError("the database rolled the batch back")
        return answers

    async def _roll_back(self, connection: _Connection) -> None:
        try:
            await connection.execute("ROLLBACK")
        except (*_AWAY, asyncpg.PostgresError):
            self._drop()

    async def _connected(self, *, in_doubt: bool) -> tuple[_Connection, int]:
        """The connection for writing, and the last batch known to be committed."""
        if self._writing is not None and self._writing.is_closed():
            self._drop()
        if self._writing is not None:
            return self._writing, self._batch - 1
        pause = 0.02
        while True:
            try:
                return await self._connect()
            except _AWAY as error:
                self._give_up(error, in_doubt=in_doubt)
            await asyncio.sleep(pause)
            pause = min(pause * 2, _LONGEST_PAUSE)

    async def _connect(self) -> tuple[_Connection, int]:
        connection = await asyncpg.connect(
            self._dsn,
            timeout=_PATIENCE,
            command_timeout=_LONGEST_STATEMENT,
            server_settings=_SETTINGS,
        )
        try:
            last = await self._sign_on(connection)
        except BaseException:
            connection.terminate()
            raise
        self._writing = connection
        self._away_since = None
        return connection, last

    async def _sign_on(self, connection: _Connection) -> int:
        """Makes sure that the writer has its row; returns the last batch committed by it."""
        await connection.execute(_FORGET_WRITERS, self._id)
        last = await connection.fetchval(_SIGN_ON, self._id)
        assert isinstance(last, int)
        return last

    async def _sign_off(self, connection: _Connection) -> None:
        try:
            await connection.execute("DELETE FROM writers WHERE id = $1", self._id)
            await connection.close(timeout=_PATIENCE)
        except (*_AWAY, asyncpg.PostgresError):
            connection.terminate()

    def _give_up(self, error: Exception, *, in_doubt: bool) -> None:
        """Fails the jobs after some time, except for a batch whose commit is in doubt."""
        now = time.monotonic()
        if self._away_since is None:
            self._away_since = now
        if now - self._away_since < _PATIENCE:
            return
        down = StoreDown(f"the database is away: {error}")
        if not in_doubt or self._closing:
            raise down from error
        self.writer.refuse(down)

    def _drop(self) -> None:
        if self._writing is not None:
            self._writing.terminate()
            self._writing = None


async def _leave_as_it_is(_connection: _Connection) -> None:
    """Saves a round trip for each query: they change nothing about their connection."""


async def _run(connection: _Connection, job: Job) -> Rows:
    first, *others = job.statements
    answer: Rows = await connection.fetch(first.sql, *first.args)
    if answer:
        for statement in others:
            await connection.execute(statement.sql, *statement.args)
    return answer


def _same_for_many(jobs: Sequence[Job]) -> Many | None:
    """The statement that does all these jobs at once, if there is one."""
    kinds = {statement.many for job in jobs for statement in job.statements}
    alone = all(len(job.statements) == 1 for job in jobs)
    different = len({job.table_id for job in jobs}) == len(jobs)
    return kinds.pop() if alone and different and len(kinds) == 1 else None


def _by_table(jobs: Sequence[Job], rows: Rows) -> Sequence[Rows]:
    """What each job returns, given the tables for which a statement took effect."""
    tables = {row[0] for row in rows}
    return [[(job.table_id,)] if job.table_id in tables else [] for job in jobs]


def is_away(error: BaseException | None) -> bool:
    """Whether this error, or one that caused it, passes when the server is up again."""
    while error is not None:
        if isinstance(error, _AWAY):
            return True
        error = error.__cause__ or error.__context__
    return False


def _is_bad(error: Exception) -> bool:
    """Whether an argument did not fit its column, which asyncpg also calls an interface error."""
    return isinstance(error, ValueError)


def _translated(error: Exception) -> StoreError:
    if isinstance(error, asyncpg.DiskFullError):
        return StoreFull(str(error))
    if isinstance(error, asyncpg.UniqueViolationError):
        return StoreTaken(str(error))
    if isinstance(error, (*_AWAY, *_REFUSED)) and not _is_bad(error):
        return StoreDown(str(error))
    return StoreError(str(error))
