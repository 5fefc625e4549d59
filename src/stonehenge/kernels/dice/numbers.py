"""What all dice kernels share: dice as numbers, magic cards as numbers, and the rules to call.

Kernels count dice more often than they look at one. They hold a handful of dice as one number,
its *counts*: four bits for each face, so that `showing` is a shift. Every rule that asks for the
faces of a roll takes such counts, too.
"""

from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from numba.core import types
from numba.extending import overload

from stonehenge.dice import rules
from stonehenge.dice.magic import CARDS, PLAIN, Magic
from stonehenge.dice.rules import BOXES, DICE, NUMBERS
from stonehenge.kernels import callable_from_kernels, compiled, use_rules

FACES: Final = 6
COLOURS: Final = BOXES // NUMBERS
BITS: Final = 4
"""How many bits of the counts a face has."""
ONE: Final = (1 << BITS) - 1

PREDICT, ROLL, ROTATE = range(3)
"""What a round begins with, as a number."""
_OPENINGS: Final = {"predict": PREDICT, "roll": ROLL, "rotate": ROTATE}

Record: TypeAlias = Any
"""A numpy record: its fields are attributes for kernels, and items for Python."""
Number: TypeAlias = Any
"""A whole number of any width: kernels are compiled for the widths they meet."""
Numbers: TypeAlias = Any
"""An array of whole numbers that the rules take one by one, or as a sheet or the predictions."""
Floats: TypeAlias = npt.NDArray[np.float64]
Ints: TypeAlias = npt.NDArray[np.int64]
Shorts: TypeAlias = npt.NDArray[np.int16]

use_rules(rules)


def _showing_in_counts(faces: Any, wanted: Any) -> Any:
    return faces >> BITS * wanted & ONE


@overload(rules.showing)
def _showing(faces: Any, wanted: Any) -> Any:
    """Lets `rules.showing`, and all rules that call it, take counts for the faces."""
    del wanted
    return _showing_in_counts if isinstance(faces, types.Integer) else None


@callable_from_kernels
def counts_of(faces: Any) -> int:
    """The counts of these dice; a die without a face yet is not counted."""
    counts = 0
    for face in faces:
        if face != rules.NONE:
            counts += 1 << BITS * face
    return counts


@compiled
def fill(row: Any, value: Number) -> None:
    """Fills a row with one value; as a loop it compiles in no time."""
    for i in range(len(row)):
        row[i] = value


@compiled
def copy_row(row: Any, into: Any) -> None:
    """Copies a row into another; as a loop it compiles in no time."""
    for i in range(len(row)):
        into[i] = row[i]


_METHODS: Final = [("rolls", np.int64, NUMBERS + 1), ("least_reroll", np.int64, DICE)]
_MAGIC: Final = np.dtype([(field, np.int64) for field in Magic.__struct_fields__] + _METHODS)


def card_numbers(*cards: Magic) -> npt.NDArray[Any]:
    """The cards as an array of records with the fields of `Magic`, and its answers as tables.

    `rolls` is indexed by the Seer's number, `least_reroll` by the rolls made.
    """
    table = np.zeros(len(cards), _MAGIC)
    for row, card in zip(table, cards, strict=True):
        for field in Magic.__struct_fields__:
            row[field] = _OPENINGS.get(value := getattr(card, field), value)
        row["rolls"] = [card.rolls(number) for number in range(NUMBERS + 1)]
        row["least_reroll"] = [card.least_reroll(made) for made in range(DICE)]
    return table


CARD_NUMBERS: Final = card_numbers(*CARDS.values(), PLAIN)
"""The ten magic cards in their order, then the plain rules."""
NO_CARD: Final = len(CARDS)


@cache
def one_card(card: Magic) -> Record:
    """One card as an array of one record."""
    return card_numbers(card)


@cache
def numbers_of(card: Magic) -> Record:
    """One card as a record."""
    return one_card(card)[0]
