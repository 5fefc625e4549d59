"""What rolls are worth to a seat that has predicted, given what each possible score is worth."""

from typing import Final, NamedTuple

import numpy as np

from stonehenge.dice import rules
from stonehenge.dice.rules import DICE, JESTER, NUMBERS, showing
from stonehenge.kernels import compiled
from stonehenge.kernels.dice.numbers import Floats, Ints, Number, Record

SCORES: Final = DICE + 1 + NUMBERS
"""The scores that a prediction can come to: missed by 0 to 7, or a Jester Score with 1 to 5."""


class Scoring(NamedTuple):
    """All that decides what a roll is worth to a seat."""

    values: Floats
    """What each score is worth."""
    number: int
    colour: int
    """The prediction."""
    wizards: int
    """What Wizards count as."""
    used: int
    """The mask of the used Jester boxes."""
    when_exact: bool
    jester_worth: int
    extra: int


@compiled
def mark_of(card: Record, score: Number, number: Number) -> int:
    """What a score writes into the box of a prediction of this number."""
    if score > DICE:
        return int(rules.jester_mark(number, score - DICE, card.jester_column != 0))
    return int(rules.plain_mark(number, number + score, card.factor))


@compiled
def scores_on(scoring: Scoring, dice: Number) -> tuple[int, int]:
    """The plain score on a roll given by its counts, and the Jester Score, NONE if impossible."""
    worth, extra = scoring.jester_worth, scoring.extra
    counted = rules.count(dice, scoring.colour, scoring.wizards, worth, extra)
    missed = abs(counted - scoring.number)
    jesters = showing(dice, JESTER)
    used, when_exact = scoring.used, scoring.when_exact
    possible = rules.jester_score_possible(used, jesters, missed == 0, when_exact)
    return missed, DICE + jesters if possible else rules.NONE


@compiled
def best_score(scoring: Scoring, dice: Number) -> int:
    """The score that is worth most on a roll; a plain one where both are worth the same."""
    plain, jester = scores_on(scoring, dice)
    if jester != rules.NONE and scoring.values[jester] > scoring.values[plain]:
        return jester
    return plain


@compiled
def best_scores(scoring: Scoring, rolls: Ints) -> Ints:
    """The score that is worth most on each of these rolls."""
    scores = np.empty(len(rolls), np.int64)
    for roll in range(len(rolls)):
        scores[roll] = best_score(scoring, rolls[roll])
    return scores


@compiled
def roll_values(scoring: Scoring, rolls: Ints) -> Floats:
    """What it is worth to score each of these rolls."""
    values = np.empty(len(rolls))
    for roll in range(len(rolls)):
        values[roll] = scoring.values[best_score(scoring, rolls[roll])]
    return values
