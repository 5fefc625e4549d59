"""Work that is numbered, spread over processes and brought back in order."""

import signal
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from typing import TypeVar

T_ = TypeVar("T_")


def spread(one: Callable[[int], T_], count: int, jobs: int, chunk: int = 1) -> Iterator[T_]:
    """What `one` makes of each number below count; with one job in this process."""
    if jobs == 1:
        yield from map(one, range(count))
        return
    # Ctrl-C is for the one who counts; it ends the others
    ignore = (signal.SIGINT, signal.SIG_IGN)
    with get_context("spawn").Pool(jobs, signal.signal, ignore) as pool:
        yield from pool.imap(one, range(count), chunk)
