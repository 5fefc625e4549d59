"""Dice as two players see them: which count for the Seer, for a guest, for both, for neither.

Who watches one guest beside one Seer need not tell six faces apart, only five kinds, and mostly
four: a fraction of the handfuls, and of the time. The kinds have chances of their own.
"""

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from stonehenge.dice.rules import DICE, EVERY, JESTER, NUMBERS, WIZARD, jester_score_possible
from stonehenge.kernels import compiled
from stonehenge.kernels.dice.numbers import FACES, Floats, Ints, Number, Record
from stonehenge.kernels.dice.rolls import Handfuls, handfuls_of
from stonehenge.kernels.dice.solve.solution import CLOSE, Plan

SEERS, REST, JESTERS, GUESTS, BOTH = range(5)
"""Of what kind a face is: whose count it adds to."""
THREE, THREE_SHOWN = handfuls_of(3)
"""Without a guest there are three kinds."""
FOUR, FOUR_SHOWN = handfuls_of(4)
FIVE, FIVE_SHOWN = handfuls_of(5)
"""With four kinds no face counts for both."""

WORTHS: Final = DICE + 1 + NUMBERS
"""A row of worths: of missing a prediction by 0 to 7, then of a Jester Score with 1 to 5."""

Row: TypeAlias = npt.NDArray[np.float64]


@compiled
def fill(row: Any, value: Number) -> None:
    """Fills a row with one value; as a loop it compiles in no time."""
    for i in range(len(row)):
        row[i] = value


@compiled
def copy_row(row: Any, into: Any) -> None:
    """Copies a row into another."""
    for i in range(len(row)):
        into[i] = row[i]


@compiled
def kind_of(face: Number, seers: Number, guests: Number, wizards: Number) -> int:
    """The kind of a face, if the Seer and a guest have these colours and Wizards count as that."""
    if face == JESTER:
        return JESTERS
    if face == WIZARD:
        if wizards == EVERY:
            return BOTH
        face = wizards
    if face == seers:
        return SEERS
    return GUESTS if face == guests else REST


@compiled
def kinds_of(seers: Number, guests: Number, wizards: Number) -> Ints:
    """The kind of every face."""
    kinds = np.empty(FACES, np.int64)
    for face in range(FACES):
        kinds[face] = kind_of(face, seers, guests, wizards)
    return kinds


@compiled
def chances_of(kinds: Ints, number: int) -> Floats:
    """The chance of each kind."""
    chances = np.zeros(number)
    for face in range(FACES):
        chances[kinds[face]] += 1 / FACES
    return chances


@compiled
def found_handful(handfuls: Handfuls, kinds: Ints, faces: Ints) -> Number:
    """The handful of the dice that have a face."""
    found = 0
    for face in faces:
        if face >= 0:
            found = handfuls.plus[found, kinds[face]]
    return found


@compiled
def worth_of(row: Row, used: Number, when_exact: bool, missed: Number, jesters: Number) -> float:
    """What a roll is worth that misses a prediction by so much, with the better score."""
    worth = row[missed]
    if jester_score_possible(used, jesters, missed == 0, when_exact):
        worth = max(worth, row[DICE + jesters])
    return float(worth)


@compiled
def score_kinds(
    row: Row,
    used: Number,
    when_exact: bool,
    number: Number,
    own: Number,
    shown: Ints,
    card: Record,
    into: Floats,
) -> None:
    """Fills in what each full roll of kinds is worth to a seat, of whose kind dice count."""
    for roll in range(len(shown)):
        jesters = shown[roll, JESTERS]
        found = shown[roll, own] + card.jester_worth * jesters + card.extra
        if shown.shape[1] > BOTH:
            found += shown[roll, BOTH]
        into[roll] = worth_of(row, used, when_exact, abs(found - number), jesters)


@compiled
def follow_kinds(
    plan: Plan, scored: Floats, card: Record, handfuls: Handfuls, chances: Floats
) -> tuple[Floats, Floats]:
    """What a round is worth to guests who leave at the best moment, column by column.

    Returns what it is worth to stay, and what handfuls of up to two dice are worth before a roll.
    """
    rolls, full, columns = len(plan) - 1, handfuls.first[DICE], scored.shape[1]
    stay = np.zeros((rolls + 1, len(scored), columns))
    opening = np.empty((rolls, handfuls.first[3], columns))
    ahead = np.empty((len(handfuls.minus), columns))
    for roll in range(len(scored)):
        for column in range(columns):
            stay[rolls, roll, column] = ahead[full + roll, column] = scored[roll, column]
    for made in range(rolls - 1, -1, -1):
        for handful in range(full - 1, -1, -1):
            for column in range(columns):
                ahead[handful, column] = 0.0
            for kind in range(len(chances)):
                chance, more = chances[kind], handfuls.plus[handful, kind]
                for column in range(columns):
                    ahead[handful, column] += chance * ahead[more, column]
        for handful in range(len(opening[0])):
            for column in range(columns):
                opening[made, handful, column] = ahead[handful, column]
        if made == 0:
            break
        may_leave = made >= card.compulsory_rolls
        for roll in range(len(scored)):
            kept = plan[made, roll]
            for column in range(columns):
                scoring = scored[roll, column]
                staying = scoring if kept == full + roll else ahead[kept, column]
                stay[made, roll, column] = staying
                leaves = may_leave and scoring > staying + CLOSE
                ahead[full + roll, column] = scoring if leaves else staying
    return stay, opening
