"""The exact solution of a round: what to roll again, when to stop, when to leave.

A round is solved backwards from its last roll. Before a roll, the worth of the dice kept is an
expectation over the handfuls with one die more; after it, the best dice to keep are a maximum over
the handfuls with one die less: one pass each for every re-roll. What a final roll is worth is up to
the caller, for the Seer as for everybody else.

All tables are indexed first by the rolls made; row 0 of a table of full rolls is empty. The Seer's
plan is a table of the handful that is kept of a full roll: to keep the whole roll is to stop.
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from stonehenge.dice import rules
from stonehenge.dice.rules import BOXES, DICE, JESTER, colour_of, number_of, showing
from stonehenge.kernels import compiled
from stonehenge.kernels.dice.numbers import FACES, Floats, Ints, Record, Shorts
from stonehenge.kernels.dice.rolls import Handfuls

Flags: TypeAlias = npt.NDArray[np.bool_]

CLOSE: Final = 1e-12
"""Values that differ by less are the same; then fewer dice are rolled, and nobody leaves."""
_OPENING_DICE: Final = 2
"""The most dice that lie before a first roll."""


@compiled
def copy(rows: Floats, into: Floats) -> None:
    """Copies rows into the first rows of another table; as a loop it compiles in no time."""
    for row in range(rows.shape[0]):
        for column in range(rows.shape[1]):
            into[row, column] = rows[row, column]


@compiled
def expect(ahead: Floats, plus: Shorts, chances: Floats) -> None:
    """Fills in what every handful is worth before the missing dice are rolled."""
    for handful in range(len(plus) - 1, -1, -1):
        worth = 0.0
        for face in range(len(chances)):
            worth += chances[face] * ahead[plus[handful, face]]
        ahead[handful] = worth


@compiled
def keep_best(ahead: Floats, handfuls: Handfuls, least: int, frozen: int) -> tuple[Floats, Shorts]:
    """The best handful to keep of every handful, if at least so many dice are rolled again.

    Dice of the frozen face are all kept (ruling D28).
    """
    every = len(handfuls.minus)
    best = np.empty(every + 1)
    kept = np.empty(every + 1, np.int16)
    best[every] = -np.inf
    few_enough = handfuls.first[DICE + 1 - least]
    for handful in range(every):
        best[handful] = ahead[handful] if handful < few_enough else -np.inf
        kept[handful] = handful
        for face in range(handfuls.minus.shape[1]):
            smaller = handfuls.minus[handful, face]
            if face != frozen and best[smaller] > best[handful] + CLOSE:
                best[handful] = best[smaller]
                kept[handful] = kept[smaller]
    return best, kept


@compiled
def solve_seer(
    stop: Floats, card: Record, frozen: int, handfuls: Handfuls, chances: Floats
) -> tuple[Floats, Floats, Shorts]:
    """The Seer's best re-rolls, given what it is worth to stop after so many rolls on each roll.

    Returns what handfuls are worth before the next roll, what full rolls are worth, and the plan.
    """
    rolls, full, every = len(stop) - 1, handfuls.first[DICE], len(handfuls.minus)
    ahead = np.empty((rolls, every))
    value = np.zeros(stop.shape)
    plan = np.zeros(stop.shape, np.int16)
    for roll in range(every - full):
        value[rolls, roll] = stop[rolls, roll]
        plan[rolls, roll] = full + roll
    for made in range(rolls - 1, -1, -1):
        for roll in range(every - full):
            ahead[made, full + roll] = value[made + 1, roll]
        expect(ahead[made], handfuls.plus, chances)
        if made == 0:  # no full roll to choose from
            break
        best, kept = keep_best(ahead[made], handfuls, card.least_reroll[made], frozen)
        for roll in range(every - full):
            again = best[full + roll]
            may_stop = made >= card.compulsory_rolls or again == -np.inf  # ruling D28
            stops = may_stop and again <= stop[made, roll] + CLOSE
            value[made, roll] = stop[made, roll] if stops else again
            plan[made, roll] = full + roll if stops else kept[full + roll]
    return ahead, value, plan


@compiled
def solve_targets(
    stops: Floats, rolls: Ints, card: Record, frozen: int, handfuls: Handfuls, chances: Floats
) -> tuple[Floats, Floats]:
    """Many rounds of a Seer at once, each with its worth of a final roll, rolls and chances.

    Returns for each what handfuls are worth before the next roll, and what full rolls are worth.
    """
    targets, width = stops.shape
    all_ahead = np.zeros((targets, rolls.max(), len(handfuls.minus)))
    all_value = np.zeros((targets, rolls.max() + 1, width))
    for target in range(targets):
        stop = np.empty((rolls[target] + 1, width))
        for made in range(len(stop)):
            for roll in range(width):
                stop[made, roll] = stops[target, roll]
        ahead, value, _ = solve_seer(stop, card, frozen, handfuls, chances[target])
        copy(ahead, all_ahead[target])
        copy(value, all_value[target])
    return all_ahead, all_value


@compiled
def expect_columns(ahead: Floats, plus: Shorts) -> None:
    """Fills in what every handful is worth in every column before the missing dice are rolled."""
    for handful in range(len(plus) - 1, -1, -1):
        worth, more = ahead[handful], plus[handful]
        blue, green, yellow = ahead[more[0]], ahead[more[1]], ahead[more[2]]
        red, wizard, jester = ahead[more[3]], ahead[more[4]], ahead[more[5]]
        for column in range(len(worth)):  # one sum of six vectors
            colours = blue[column] + green[column] + yellow[column] + red[column]
            worth[column] = (colours + wizard[column] + jester[column]) / FACES


@compiled
def expect_kinds(ahead: Floats, plus: Shorts, chances: Floats) -> None:
    """The same as `expect_columns` for kinds of faces with chances of their own."""
    for handful in range(len(plus) - 1, -1, -1):
        worth = ahead[handful]
        for column in range(len(worth)):
            worth[column] = 0.0
        for kind in range(len(chances)):
            chance, more = chances[kind], ahead[plus[handful, kind]]
            for column in range(len(worth)):
                worth[column] += chance * more[column]


@compiled
def follow(
    plan: Shorts, scored: Floats, leaves: Flags, decide: bool, card: Record, handfuls: Handfuls,
    chances: Floats,
) -> tuple[Floats, Floats]:  # fmt: skip
    """What a round is worth to others while the Seer keeps to a plan.

    `scored` has a row for each full roll and a column for each thing to be valued at once: what it
    is worth to score that roll. `leaves` says by rolls made, roll and column who leaves; with
    `decide` it is filled in with the best decisions. Returns what it is worth to stay, and what the
    handfuls of up to two dice are worth before the next roll.
    """
    rolls, full, columns = len(plan) - 1, handfuls.first[DICE], scored.shape[1]
    openings = handfuls.first[_OPENING_DICE + 1]
    stay = np.zeros((rolls + 1, len(scored), columns))
    opening = np.empty((rolls, openings, columns))
    ahead = np.empty((len(handfuls.minus), columns))
    copy(scored, stay[rolls])
    copy(scored, ahead[full:])
    for made in range(rolls - 1, -1, -1):
        if len(chances) == FACES:  # then all are equal
            expect_columns(ahead, handfuls.plus)
        else:
            expect_kinds(ahead, handfuls.plus, chances)
        copy(ahead[:openings], opening[made])
        for roll in range(len(scored) if made > 0 else 0):
            kept = plan[made, roll]
            for column in range(columns):
                scoring = scored[roll, column]
                staying = scoring if kept == full + roll else ahead[kept, column]
                if decide:
                    may_leave = made >= card.compulsory_rolls
                    leaves[made, roll, column] = may_leave and scoring > staying + CLOSE
                stay[made, roll, column] = staying
                ahead[full + roll, column] = scoring if leaves[made, roll, column] else staying
    return stay, opening


@compiled
def score_boxes(
    counts: Ints,
    card: Record,
    wizard_colour: int,
    used: int,
    when_exact: bool,
    plain: Floats,
    jester: Floats,
) -> Floats:
    """What it is worth to score each roll for each box, with a Jester Score where that is better.

    `counts` are the counts of the rolls for each colour of a box; `plain` is indexed by box and
    mark, `jester` by box and number of Jesters.
    """
    scored = np.empty((counts.shape[1], BOXES))
    for box in range(BOXES):
        number, colour = number_of(box), colour_of(box)
        for roll in range(len(scored)):
            dice = counts[colour, roll]
            jesters = showing(dice, JESTER)
            counted = rules.count(dice, colour, wizard_colour, card.jester_worth, card.extra)
            worth = plain[box, rules.plain_mark(number, counted, card.factor)]
            if rules.jester_score_possible(used, jesters, counted == number, when_exact):
                worth = max(worth, jester[box, jesters])
            scored[roll, box] = worth
    return scored
