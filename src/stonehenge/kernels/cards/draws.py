"""Random numbers for kernels: quick, reproducible, and the same in plain Python.

A stream is splitmix64. Each of its words serves several draws: a draw below n takes the high part
of word * n, and the low part is the word for the next draw. Six draws below 21 or four below 60
leave at least 30 unused bits, so that no number is favoured by more than one part in 10**7.

This is not the chance of a table, which anyone can check (`stonehenge.chance`).
"""

from typing import Any, Final

import numpy as np
from numba.extending import overload

from stonehenge.kernels import callable_from_kernels

WORD: Final = 57
"""Bits of a word: times a number below 64 it still fits into a signed 64-bit integer."""
_WORD_MASK: Final = (1 << WORD) - 1
_ONES: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_MIX: Final = 0xBF58476D1CE4E5B9
_MIX_AGAIN: Final = 0x94D049BB133111EB


@callable_from_kernels
def stream(seed: int, number: int) -> int:
    """The state in which the stream of one game or one world starts."""
    return _mixed(_mixed(_unsigned(seed)) + _unsigned(number) & _ONES)


@callable_from_kernels
def advanced(state: int) -> int:
    """The next state of a stream."""
    return state + _STEP & _ONES


def word(state: int) -> int:
    """The random word of a state."""
    return _mixed(state) >> 64 - WORD


@callable_from_kernels
def below(word: int, n: int) -> int:
    """A number below n from a word, n < 64."""
    return word * n >> WORD


@callable_from_kernels
def rest(word: int, n: int) -> int:
    """What a draw below n leaves of a word: a word for the next draw."""
    return word * n & _WORD_MASK


@callable_from_kernels
def _mixed(state: int) -> int:
    state = (state ^ (state >> 30)) * _MIX & _ONES
    state = (state ^ (state >> 27)) * _MIX_AGAIN & _ONES
    return state ^ (state >> 31)


def _unsigned(number: int) -> int:
    return number & _ONES


@overload(word, strict=False)
def _word(state: Any) -> Any:
    return lambda state: np.int64(_mixed(state) >> 64 - WORD)


@overload(_unsigned, strict=False)
def _unsigned_in_kernels(number: Any) -> Any:
    return lambda number: np.uint64(number)
