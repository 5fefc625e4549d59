"""Measures what storing an action costs on SQLite, by how many are committed together.

`python -m bench.commits` prints microseconds of CPU an action, the median of some rounds. It is CPU
time, so a busy machine changes little.
"""

import asyncio
import tempfile
import time
from itertools import count
from statistics import median
from typing import Final

from stonehenge.tables.storage.opening import open_store
from stonehenge.tables.storage.store import NewTable, Row, Store

TOGETHER: Final = (1, 2, 3, 4, 8)
ACTIONS: Final = 1200
ROUNDS: Final = 5
BODY: Final = b"x" * 120


async def cost(store: Store, tables: list[str], seq: int) -> float:
    """Microseconds of CPU an action if these tables always store one each together."""
    begun = time.process_time()
    for number in range(seq, seq + ACTIONS // len(tables)):
        row = Row(number, 1, BODY)
        assert all(await asyncio.gather(*(store.append(table, row) for table in tables)))
    return 1e6 * (time.process_time() - begun) / ACTIONS


async def measure(url: str) -> None:
    """Prints a line for each number of actions that are committed together."""
    store = await open_store(url)
    for together in TOGETHER:
        tables = [f"T{together}{number}" for number in range(together)]
        for table in tables:
            await store.create(NewTable(table, bytes(32), "cards", public=False, at=1, body=BODY))
        seqs = count(1, ACTIONS // together)
        costs = [await cost(store, tables, next(seqs)) for _ in range(ROUNDS)]
        told = ", ".join(f"{one:.0f}" for one in costs)
        print(f"{together} together: {median(costs):.0f} us CPU an action ({told})", flush=True)
    await store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(f"sqlite:///{folder}/tables.db"))
