"""Calls a function for many numbers in several processes, and yields the results in order."""

import os
import signal
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from typing import Any, TypeVar

from stonehenge.arena.program import kill_all

T_ = TypeVar("T_")


def parallel_map(
    function: Callable[[int], T_], numbers: range, jobs: int, chunk: int = 1
) -> Iterator[T_]:
    """The results of the function for all numbers, in order; one job means in this process."""
    if jobs == 1:
        yield from map(function, numbers)
        return
    with get_context("spawn").Pool(jobs, _start_worker) as pool:
        yield from pool.imap(function, numbers, chunk)
        pool.close()
        pool.join()


def _start_worker() -> None:
    """Leaves Ctrl-C to the parent; a worker ended by the parent first ends its own programs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end_worker)


def _end_worker(_signal: int, _frame: Any) -> None:
    kill_all()
    os._exit(1)
