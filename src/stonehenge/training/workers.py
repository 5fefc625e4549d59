"""Who does the work of a lesson: threads of this process, or whatever maps as they do.

A lesson is cut into numbered parts, and the number of a part fixes everything in it. So what is
learned does not depend on how many workers there are.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

T_ = TypeVar("T_")


class Workers(Protocol):
    """Calls a function for many numbers at the same time."""

    def map(self, function: Callable[[int], T_], numbers: range) -> Iterator[T_]:
        """The results for all numbers, in order; an error of one of them is raised here."""


class Threads:
    """Threads of this process: the compiled games run beside each other in them."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def map(self, function: Callable[[int], T_], numbers: range) -> Iterator[T_]:
        """The results for all numbers, in order."""
        with ThreadPoolExecutor(self._jobs) as pool:
            yield from pool.map(function, numbers)
