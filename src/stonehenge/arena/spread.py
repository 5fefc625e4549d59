"""Work that is numbered, spread over processes and brought back in order."""

import os
import signal
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from typing import Any, TypeVar

from stonehenge.arena.program import kill_all

T_ = TypeVar("T_")


def spread(one: Callable[[int], T_], numbers: range, jobs: int, chunk: int = 1) -> Iterator[T_]:
    """What `one` makes of each number, in order; with one job in this process."""
    if jobs == 1:
        yield from map(one, numbers)
        return
    with get_context("spawn").Pool(jobs, _settle_in) as pool:
        yield from pool.imap(one, numbers, chunk)
        pool.close()
        pool.join()


def _settle_in() -> None:
    """Ctrl-C is for the one who counts; who is ended by that one ends what it started itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)


def _leave(_signal: int, _frame: Any) -> None:
    kill_all()
    os._exit(1)
