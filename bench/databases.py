"""Databases full of games, for measuring what queries cost: filled directly, without playing."""

import asyncio
import sqlite3
import statistics
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import asyncpg

from stonehenge.tables.storage.opening import open_store

RUNS: Final = 15
Portion: TypeAlias = Mapping[str, Sequence[tuple[Any, ...]]]
"""Rows by table."""


async def fill(url: str, portions: Sequence[Portion]) -> None:
    """Makes a database and writes rows into it."""
    await (await open_store(url)).close()
    if url.startswith("sqlite"):
        await asyncio.to_thread(_fill_sqlite, url.removeprefix("sqlite:///"), portions)
        return
    connection = await asyncpg.connect(url)
    for portion in portions:
        for name, rows in filter(lambda one: one[1], portion.items()):
            await connection.copy_records_to_table(name, records=rows)
    await connection.execute("ANALYZE")
    await connection.close()


def _fill_sqlite(path: str, portions: Sequence[Portion]) -> None:
    with sqlite3.connect(path) as database:
        for portion in portions:
            for name, rows in filter(lambda one: one[1], portion.items()):
                marks = ", ".join("?" * len(rows[0]))
                database.executemany(f"INSERT INTO {name} VALUES ({marks})", rows)
    database.close()


async def median_time(ask: Callable[[], Awaitable[object]]) -> str:
    """How long asking takes, the middle one of some runs."""
    times = []
    for _ in range(RUNS):
        begun = time.perf_counter()
        await ask()
        times.append(time.perf_counter() - begun)
    return f"{statistics.median(times) * 1e3:.1f} ms"
