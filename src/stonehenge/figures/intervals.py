"""Means with their 95 % intervals, and shares of wins."""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from stonehenge.vocabulary import Seat

_STUDENT: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)


class Figure(Struct, frozen=True):
    """A mean, with half the width of its 95 % interval."""

    value: float
    within: float | None
    """None where there is a single value, which says nothing of the spread."""

    @property
    def reach(self) -> float:
        """How far a picture draws the interval to either side."""
        return self.within or 0.0

    def within_as(self, form: str) -> str:
        """Half the width as a text, `-` where it is not known."""
        return "-" if self.within is None else form.format(self.within)


def win_share(places: Sequence[int], seat: Seat) -> float:
    """1 for a victory, 1/2 for one shared by two, 0 for none."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def average(values: Iterable[float]) -> float:
    """The mean of some values."""
    listed = list(values)
    return sum(listed) / len(listed)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = average(values)
    if len(values) < 2:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, sqrt(variance / len(values))


def figure(values: Sequence[float], known_error: float = 0.0) -> Figure:
    """The mean of some values with its 95 % interval.

    `known_error` is the standard error of a number that all values were measured against.
    """
    mean, error = mean_and_error(values)
    if len(values) < 2:
        return Figure(mean, None)
    return Figure(mean, student_t(len(values)) * sqrt(error**2 + known_error**2))


def student_t(count: int) -> float:
    """Half the width of a 95 % interval in standard errors, for so many values."""
    freedom = max(1, count - 1)
    return _STUDENT[freedom - 1] if freedom <= len(_STUDENT) else 1.96 + 2.46 / freedom
