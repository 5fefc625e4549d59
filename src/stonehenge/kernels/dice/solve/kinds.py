"""Dice as two players see them: which count for the Seer, for a guest, for both, for neither.

Who watches one guest beside one Seer need not tell six faces apart, only five kinds, and mostly
four: a fraction of the handfuls, and of the time. The kinds have chances of their own. A face
stands for each kind, so that the rules count kinds of dice like any others.
"""

from typing import Final

import numpy as np

from stonehenge.dice import rules
from stonehenge.dice.rules import BLUE, EVERY, GREEN, JESTER, NONE, WIZARD, YELLOW
from stonehenge.kernels import callable_from_kernels, compiled
from stonehenge.kernels.dice.numbers import COLOURS, FACES, Floats, Ints, Number
from stonehenge.kernels.dice.rolls import Handfuls, handfuls_of, numbers_by_counts

SEERS, REST, JESTERS, GUESTS, BOTH = range(5)
"""Of what kind a face is: whose count it adds to."""
KIND_FACES: Final = (BLUE, YELLOW, JESTER, GREEN, WIZARD)
"""The face that stands for each kind: the Seer has blue, the guest green, Wizards are EVERY."""
SEERS_COLOUR, GUESTS_COLOUR, KIND_WIZARDS = BLUE, GREEN, EVERY

THREE: Final = handfuls_of(KIND_FACES[:3])
"""Without a guest there are three kinds."""
THREE_NUMBERS: Final = numbers_by_counts(KIND_FACES[:3])
FOUR: Final = handfuls_of(KIND_FACES[:4])
"""With four kinds no face counts for both."""
FIVE: Final = handfuls_of(KIND_FACES)

NOBODY: Final = COLOURS
"""Stands for the colour of a guest where there is none."""


def kind_of(face: int, seers: int, guests: int, wizards: int) -> int:
    """The kind of a face, if the Seer and a guest have these colours and Wizards count as that."""
    if face == JESTER:
        return JESTERS
    for_seer, for_guest = (
        rules.count((face,), colour, wizards, jester_worth=0, extra=0) for colour in (seers, guests)
    )
    if for_seer and for_guest:
        return BOTH
    if for_seer:
        return SEERS
    return GUESTS if for_guest else REST


KINDS: Final = np.array(
    [
        [
            [
                [kind_of(face, seers, guests, wizards) for face in range(FACES)]
                for wizards in (*range(COLOURS), EVERY, NONE)
            ]
            for guests in (*range(COLOURS), NONE - 1)
        ]
        for seers in range(COLOURS)
    ]
)
"""The kind of every face, by the colours of the Seer and the guest (or NOBODY) and by what Wizards
count as; NONE is the last of these."""


@compiled
def kinds_of(seers: Number, guests: Number, wizards: Number) -> Ints:
    """The kind of every face, if the Seer and a guest have these colours."""
    kinds: Ints = KINDS[seers, guests, wizards].copy()
    return kinds


@compiled
def chances_of(kinds: Ints, number: int) -> Floats:
    """The chance of each kind."""
    chances = np.zeros(number)
    for face in range(FACES):
        chances[kinds[face]] += 1 / FACES
    return chances


@compiled
def handful_of(handfuls: Handfuls, kinds: Ints, faces: Ints) -> Number:
    """The handful of the dice that have a face."""
    handful = 0
    for face in faces:
        if face != NONE:
            handful = handfuls.plus[handful, kinds[face]]
    return handful


@callable_from_kernels
def frozen_kind(frozen_face: int) -> int:
    """The kind of dice that may not be rolled again."""
    return JESTERS if frozen_face == JESTER else NONE
