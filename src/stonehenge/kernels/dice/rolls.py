"""The handfuls of up to seven dice: which there are, and what one die more or less makes of them.

Dice are equal, so only how many show each face matters: 1,716 handfuls, 792 of them full rolls.
Who looks at one colour alone tells three kinds of faces apart: its own, Jesters and the rest; then
there are 120 handfuls and 36 full rolls. Handfuls are numbered from the empty one upwards, the
smaller first. The number of a full roll counts from the first full one.
"""

from itertools import combinations_with_replacement
from math import comb, factorial, prod
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from stonehenge.dice.rules import DICE, JESTER, NONE
from stonehenge.kernels.dice.numbers import FACES, Floats, Ints, counts_of

OWN, JESTERS, REST = range(3)
KINDS: Final = 3
"""The kinds of faces for who looks at one colour alone."""


class Handfuls(NamedTuple):
    """All handfuls of dice with so many faces or kinds of faces, as kernels take them."""

    first: Ints
    """The first handful of so many dice; the last entry is the number of handfuls."""
    plus: npt.NDArray[np.int16]
    """The handful with one more die of a face."""
    minus: npt.NDArray[np.int16]
    """The handful with one die of a face less; where there is none, the number of handfuls."""


def _all_faces(faces: int) -> list[tuple[int, ...]]:
    """What each handful shows."""
    return [
        shown
        for dice in range(DICE + 1)
        for shown in combinations_with_replacement(range(faces), dice)
    ]


def _numbers(shown: list[tuple[int, ...]]) -> dict[int, int]:
    """The numbers of handfuls by their counts."""
    return {counts_of(dice): handful for handful, dice in enumerate(shown)}


def _handfuls(faces: int, numbers: dict[int, int]) -> Handfuls:
    one = [counts_of((face,)) for face in range(faces)]
    first = [comb(dice + faces - 1, faces) for dice in range(DICE + 2)]
    every = list(numbers)
    return Handfuls(
        np.array(first),
        np.array([[numbers[of + die] for die in one] for of in every[: first[DICE]]], np.int16),
        np.array([[numbers.get(of - die, len(every)) for die in one] for of in every], np.int16),
    )


def handfuls_of(kinds: int) -> tuple[Handfuls, Ints]:
    """The handfuls of so many kinds, and how many dice of each kind every full roll shows."""
    shown = _all_faces(kinds)
    table = _handfuls(kinds, _numbers(shown))
    full = shown[table.first[DICE] :]
    return table, np.array([[roll.count(kind) for kind in range(kinds)] for roll in full])


SHOWN: Final = _all_faces(FACES)
"""The faces of each handful."""
NUMBERS: Final = _numbers(SHOWN)
"""The number of a handful by its counts."""
HANDFULS: Final = _handfuls(FACES, NUMBERS)
FULL: Final = int(HANDFULS.first[DICE])
"""The first full roll."""
ROLLS: Final = len(SHOWN) - FULL
ROLL_COUNTS: Final = np.array(list(NUMBERS)[FULL:])
"""The counts of every full roll."""

SHOWN_KINDS: Final = _all_faces(KINDS)
KIND_NUMBERS: Final = _numbers(SHOWN_KINDS)
KIND_HANDFULS: Final = _handfuls(KINDS, KIND_NUMBERS)
KIND_FULL: Final = int(KIND_HANDFULS.first[DICE])


def _ways(shown: tuple[int, ...]) -> int:
    same = (shown.count(face) for face in range(FACES))
    return factorial(len(shown)) // prod(factorial(found) for found in same)


CHANCE: Final[Floats] = np.array([_ways(shown) for shown in SHOWN[FULL:]]) / FACES**DICE
"""How likely every full roll is when all seven dice are rolled."""


def handful(faces: tuple[int, ...]) -> int:
    """The number of these dice among the handfuls; a die without a face yet is not counted."""
    return NUMBERS[counts_of(faces)]


def roll_number(faces: tuple[int, ...]) -> int:
    """The number of these seven dice among the full rolls."""
    return handful(faces) - FULL


def kinds(faces: tuple[int, ...], own: tuple[int, ...]) -> tuple[int, ...]:
    """The kinds of these dice for who counts these faces as the own colour."""
    return tuple(
        OWN if face in own else JESTERS if face == JESTER else REST
        for face in faces
        if face != NONE
    )
