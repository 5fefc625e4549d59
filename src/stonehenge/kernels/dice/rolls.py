"""The handfuls of up to seven dice: which there are, and what one die more or less makes of them.

Dice are equal, so only how many show each face matters: 1,716 handfuls, 792 of them full rolls.
Handfuls are numbered from the empty one upwards, the smaller first. The number of a full roll
counts from the first full one.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import comb, factorial, prod
from typing import Final, NamedTuple

import numpy as np

from stonehenge.dice.rules import DICE
from stonehenge.kernels.dice.numbers import FACES, Floats, Ints, Shorts, counts_of


class Handfuls(NamedTuple):
    """All handfuls of dice that show certain faces, as kernels take them."""

    first: Ints
    """The first handful of so many dice; the last entry is the number of handfuls."""
    plus: Shorts
    """The handful with one more die of a face."""
    minus: Shorts
    """The handful with one die of a face less; where there is none, the number of handfuls."""
    rolls: Ints
    """The counts of every full roll."""


def shown_by(faces: Sequence[int]) -> list[tuple[int, ...]]:
    """What each handful shows, if dice show only these faces."""
    return [
        shown for dice in range(DICE + 1) for shown in combinations_with_replacement(faces, dice)
    ]


def numbers_by_counts(faces: Sequence[int]) -> dict[int, int]:
    """The numbers of the handfuls of these faces, by their counts."""
    return {counts_of(shown): number for number, shown in enumerate(shown_by(faces))}


def handfuls_of(faces: Sequence[int]) -> Handfuls:
    """The handfuls of dice that show only these faces."""
    numbers = numbers_by_counts(faces)
    one = [counts_of((face,)) for face in faces]
    first = [comb(dice + len(faces) - 1, len(faces)) for dice in range(DICE + 2)]
    every = list(numbers)
    return Handfuls(
        np.array(first),
        np.array([[numbers[of + die] for die in one] for of in every[: first[DICE]]], np.int16),
        np.array([[numbers.get(of - die, len(every)) for die in one] for of in every], np.int16),
        np.array(every[first[DICE] :]),
    )


SHOWN: Final = shown_by(range(FACES))
"""The faces of each handful."""
HANDFULS: Final = handfuls_of(range(FACES))
FULL: Final = int(HANDFULS.first[DICE])
"""The first full roll."""
ROLLS: Final = len(SHOWN) - FULL
_NUMBERS: Final = numbers_by_counts(range(FACES))


def _ways(shown: tuple[int, ...]) -> int:
    same = (shown.count(face) for face in range(FACES))
    return factorial(len(shown)) // prod(factorial(dice) for dice in same)


CHANCE: Final[Floats] = np.array([_ways(shown) for shown in SHOWN[FULL:]]) / FACES**DICE
"""How likely every full roll is when all seven dice are rolled."""


def handful(faces: tuple[int, ...]) -> int:
    """The number of these dice among the handfuls; a die without a face yet is not counted."""
    return _NUMBERS[counts_of(faces)]


def roll_number(faces: tuple[int, ...]) -> int:
    """The number of these seven dice among the full rolls."""
    return handful(faces) - FULL
