"""Random numbers for dice kernels: one word of random bits serves a whole phase of a round.

A draw takes what it needs and leaves the rest of the bits to the next draw. The tables list bits of
masks and sets of dice in the order of `dice.expand`, so that a number drawn names a choice.
"""

from itertools import combinations
from typing import Final

import numpy as np

from stonehenge.dice.rules import DICE
from stonehenge.kernels import compiled
from stonehenge.kernels.dice.numbers import BITS, FACES, ONE, Number, Record

WORD: Final = 52
"""Bits of a word: times a number below 2048 it still fits into a signed 64-bit integer."""
ALL_DICE: Final = (1 << DICE) - 1

_LEFT: Final = (1 << WORD) - 1
_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_MIX: Final = np.uint64(0xBF58476D1CE4E5B9)
_MIX_AGAIN: Final = np.uint64(0x94D049BB133111EB)
_SHIFTS: Final = tuple(np.uint64(shift) for shift in (30, 27, 31, 64 - WORD))


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def _padded(rows: list[list[int]]) -> list[list[int]]:
    longest = max(len(row) for row in rows)
    return [row + [0] * (longest - len(row)) for row in rows]


def _sets(dice: int) -> list[int]:
    """The sets of so many dice as masks, the smallest first."""
    return [
        sum(1 << die for die in chosen)
        for size in range(dice + 1)
        for chosen in combinations(range(dice), size)
    ]


# Unsigned numbers tell the compiler that an index is never negative.
_HALF: Final = 10
_BITS_OF: Final = [_bits(mask) for mask in range(1 << _HALF)]
SIZE: Final = np.array([len(bits) for bits in _BITS_OF], np.uint8)
"""How many bits a mask of ten has."""
NTH: Final = np.array(_padded(_BITS_OF), np.uint8)
"""The bits of a mask of ten, in order."""
PAIRS: Final = np.array(list(combinations(range(DICE), 2)), np.uint8)
SETS: Final = np.array(_padded([_sets(dice) for dice in range(DICE + 1)]), np.uint8)
"""The sets of so many dice, the smallest first."""
SMALLER: Final = np.array(
    [
        [sum(SIZE[chosen] < size for chosen in _sets(dice)) for size in range(DICE + 1)]
        for dice in range(DICE + 1)
    ],
    np.uint8,
)
"""How many sets of so many dice have less than a size."""
DIE_BITS: Final = np.array(
    [sum(ONE << BITS * die for die in _bits(mask)) for mask in range(1 << DICE)], np.uint32
)
"""The bits that a set of dice has among the faces, four for each die."""
_FOUR: Final = FACES**4
_THREE: Final = FACES**3
FOUR_DICE: Final = np.array(
    [sum(n // FACES**die % FACES << BITS * die for die in range(4)) for n in range(_FOUR)],
    np.uint32,
)
"""The faces of four dice, for every way in which they can fall."""


@compiled
def mixed(state: np.uint64) -> np.uint64:
    """The random bits of a state (splitmix64)."""
    state = (state ^ (state >> _SHIFTS[0])) * _MIX
    state = (state ^ (state >> _SHIFTS[1])) * _MIX_AGAIN
    return state ^ (state >> _SHIFTS[2])


@compiled
def stream(seed: np.uint64, number: np.uint64) -> np.uint64:
    """Where the game of this number in a series begins to draw."""
    return mixed(seed + number * _STEP)


@compiled
def new_word(game: Record) -> None:
    """Takes fresh bits for the draws of a phase."""
    game.random += _STEP
    game.bits = np.int64(mixed(game.random) >> _SHIFTS[3])


@compiled
def below(game: Record, n: Number) -> Number:
    """A random number from 0 to n - 1."""
    product = game.bits * np.int64(n)
    game.bits = product & _LEFT
    return product >> WORD


@compiled
def pick(game: Record, mask: Number) -> Number:
    """One of the bits of a mask of at most twenty."""
    low, high = mask & (1 << _HALF) - 1, mask >> _HALF
    in_low = SIZE[low]
    nth = below(game, in_low + SIZE[high])
    if nth < in_low:
        first, half = 0, low
    else:
        first, half = _HALF, high
        nth -= in_low
    return np.uint8(first + NTH[half, nth])


@compiled
def subset(chosen: Number, dice: Number) -> Number:
    """The chosen ones of a set of dice: bit n stands for the n-th of the set."""
    if dice == ALL_DICE:
        return chosen
    dice_chosen = 0
    for nth in range(SIZE[dice]):
        dice_chosen |= (chosen >> nth & 1) << NTH[dice, nth]
    return dice_chosen


@compiled
def fresh_faces(game: Record) -> Number:
    """Seven dice thrown: four bits for the face of each."""
    return FOUR_DICE[below(game, _FOUR)] | FOUR_DICE[below(game, _THREE)] << 4 * BITS
