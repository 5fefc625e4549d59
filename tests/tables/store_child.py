"""Processes that write as fast as they can, to be killed.

For each line of input, a task, a URL and a file, a process is forked and its number printed; so
only the first pays for the imports. It writes into the file the numbers that were acknowledged.
"""

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path
from typing import BinaryIO

from stonehenge.tables.storage.database import StoreDown
from stonehenge.tables.storage.opening import open_store
from stonehenge.tables.storage.store import NewTable, Row, Store

ROWS = 300


async def write(task: str, url: str, path: Path) -> None:
    store = await open_store(url)
    with contextlib.suppress(StoreDown):
        await store.create(NewTable("T", b"s", "cards", False, 0, b"0"))
    with path.open("ab", buffering=0) as file:
        await TASKS[task](store, file)


async def append(store: Store, file: BinaryIO) -> None:
    while True:
        seq = (await store.heads(["T"])).get("T", 0) + 1
        # among many on a busy machine, one may wait for its turn for too long
        with contextlib.suppress(StoreDown):
            if await store.append("T", Row(seq, seq, str(seq).encode())):
                file.write(b"%d\n" % seq)


async def rewrite(store: Store, file: BinaryIO) -> None:
    for seq in range(1, ROWS + 1):
        await store.append("T", Row(seq, seq, b"0"))
    number = int((await store.read("T", ROWS - 1))[0].body)
    while True:
        number += 1
        await store.rewrite("T", [(seq, b"%d" % number) for seq in range(1, ROWS + 1)])
        file.write(b"%d\n" % number)


TASKS = {"append": append, "rewrite": rewrite}

signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        what, where, told = line.rstrip("\n").split("\t")
        asyncio.run(write(what, where, Path(told)))
    print(child, flush=True)
