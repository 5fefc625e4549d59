"""Processes that append as fast as they can, to be killed.

For each line of input, a URL and a file, a process is forked and its number printed; so only the
first pays for the imports. It writes into the file the numbers that were acknowledged.
"""

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path

from stonehenge.tables.store import StoreDown, open_store


async def append(url: str, path: Path) -> None:
    store = await open_store(url)
    with contextlib.suppress(StoreDown):
        await store.create("T", b"s", "cards", False, 0, b"0")
    with path.open("ab", buffering=0) as file:
        while True:
            seq = (await store.heads(["T"])).get("T", 0) + 1
            # among many on a busy machine, one may wait for its turn for too long
            with contextlib.suppress(StoreDown):
                if await store.append("T", seq, seq, str(seq).encode()):
                    file.write(b"%d\n" % seq)


signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        where, told = line.rstrip("\n").split("\t")
        asyncio.run(append(where, Path(told)))
    print(child, flush=True)
