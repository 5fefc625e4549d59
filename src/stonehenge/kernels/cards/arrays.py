"""Tuples of numbers as the arrays that kernels take."""

from typing import Any, TypeVar

import numpy as np

T_ = TypeVar("T_", bound=tuple[Any, ...])


def with_arrays(numbers: T_) -> T_:
    """The same named tuple with an array in place of each tuple or list in it."""
    fields = (_array(field) if isinstance(field, list | tuple) else field for field in numbers)
    return type(numbers)(*fields)


def _array(numbers: list[Any] | tuple[Any, ...]) -> Any:
    """Arrays are of one type and layout each, so that every kernel is compiled once."""
    return np.array(numbers, np.float64 if numbers and isinstance(numbers[0], float) else np.int64)
