"""Runs the migrations in one transaction; other nodes wait for it."""

import asyncio
from typing import Any, Final

import sqlalchemy as sa
from alembic import context
from sqlalchemy.ext.asyncio import create_async_engine

from stonehenge.tables.storage.schema import METADATA

_LOCK: Final = 0x57_0E_4E
"""The number of the advisory lock for which other nodes wait."""


def _run(connection: sa.Connection) -> None:
    context.configure(connection=connection, target_metadata=METADATA, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()


def _run_sqlite(url: sa.URL) -> None:
    engine = sa.create_engine(url, connect_args={"timeout": 30}, poolclass=sa.NullPool)
    # by default the driver begins the transaction too late to lock out other nodes
    sa.event.listen(engine, "connect", _turn_off_automatic_begin)
    sa.event.listen(engine, "begin", _begin_immediately)
    with engine.begin() as connection:
        _run(connection)


def _turn_off_automatic_begin(connection: Any, _record: Any) -> None:
    connection.isolation_level = None


def _begin_immediately(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


async def _run_postgres(url: sa.URL) -> None:
    engine = create_async_engine(url.set(drivername="postgresql+asyncpg"), poolclass=sa.NullPool)
    async with engine.begin() as connection:
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
        await connection.run_sync(_run)


def _main(url: sa.URL) -> None:
    if url.get_backend_name() == "sqlite":
        _run_sqlite(url)
    else:
        asyncio.run(_run_postgres(url))


_main(context.config.attributes["url"])
