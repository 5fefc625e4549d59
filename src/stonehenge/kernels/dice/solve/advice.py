"""A round in numbers: what each re-roll, rotation, stop, stay and departure is worth.

What the marks on a sheet are worth is given as a `Worth`: points, chances of winning, or anything
else. From there on all values are exact. A Seer solves a round by `solve`; who sits beside the Seer
learns from `beside` what that plan makes of each box, and when to leave. Boxes, faces and colours
are numbers as in `dice.rules`; `made` is the number of rolls made, a rotation included.
"""

from itertools import combinations
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct

from stonehenge.dice import rules
from stonehenge.dice.magic import PLAIN, Magic
from stonehenge.dice.rules import BOXES, DICE, JESTER, NONE, NUMBERS, XX, colour_of, number_of
from stonehenge.kernels.dice.numbers import COLOURS, FACES, Floats, Shorts, numbers_of
from stonehenge.kernels.dice.rolls import HANDFULS, ROLLS, SHOWN, handful, roll_number
from stonehenge.kernels.dice.solve.solution import Flags, follow, score_boxes, solve_seer

Faces: TypeAlias = tuple[int, ...]
Dice: TypeAlias = tuple[int, ...]
"""Dice by their index, in ascending order."""

IMPOSSIBLE: Final = -np.inf
"""The worth of what the rules forbid."""

_FAIR: Final = np.full(FACES, 1 / FACES)
_COUNTS: Final = np.ascontiguousarray(np.broadcast_to(HANDFULS.rolls, (COLOURS, ROLLS)))


class Worth(Struct, frozen=True):
    """What it is worth to a seat to write a mark into a box."""

    plain: Floats
    """By box and mark: of a plain score."""
    jester: Floats
    """By box and number of Jesters: of a Jester Score, the X in the Jester row included."""


def points_worth(card: Magic = PLAIN, *, per_x: float = 0.0, missing: int = 0) -> Worth:
    """The points that a score brings, and something for every X on the way to the target.

    `missing` are the Xs that the sheet lacks for the bonus; 0 to leave the bonus out of account.
    """
    plain = np.zeros((BOXES, XX + 1))
    jester = np.full((BOXES, NUMBERS + 1), IMPOSSIBLE)

    def worth(mark: int, number: int, jester_box: int) -> float:
        xs = rules.count_xs((mark,), jester_box)
        bonus = rules.bonus(xs, missing) if missing else 0
        return rules.points_of(mark, number) + per_x * xs + bonus

    for box in range(BOXES):
        number = number_of(box)
        for mark in range(XX + 1):
            plain[box, mark] = worth(mark, number, 0)
        for jesters in range(1, NUMBERS + 1):
            mark = card.jester_mark(number, jesters)
            jester[box, jesters] = worth(mark, number, 1 << jesters)
    return Worth(plain, jester)


def scored(
    worth: Worth,
    card: Magic = PLAIN,
    wizard_colour: int = NONE,
    *,
    used: int = 0,
    when_exact: bool = True,
) -> Floats:
    """What it is worth to a seat to score each full roll (rows) for each box (columns).

    `used` are the seat's used Jester boxes.
    """
    return score_boxes(
        _COUNTS, numbers_of(card), wizard_colour, used, when_exact, worth.plain, worth.jester
    )


def scores(
    worth: Worth,
    faces: Faces,
    box: int,
    card: Magic = PLAIN,
    wizard_colour: int = NONE,
    *,
    used: int = 0,
    when_exact: bool = True,
) -> tuple[float, float]:
    """What a plain score of a roll is worth for a box, and what a Jester Score is."""
    number, jesters = number_of(box), rules.showing(faces, JESTER)
    counted = card.count(faces, colour_of(box), wizard_colour)
    plain = float(worth.plain[box, card.plain_mark(number, counted)])
    if not rules.jester_score_possible(used, jesters, counted == number, when_exact):
        return plain, IMPOSSIBLE
    return plain, float(worth.jester[box, jesters])


class SeerPlan(Struct, frozen=True):
    """The Seer's best play of a round, and what everything else would be worth."""

    card: Magic
    stop: Floats
    """By rolls made and roll: what it is worth to stop."""
    ahead: Floats
    """By rolls made and handful: what it is worth to roll the missing dice."""
    value: Floats
    """By rolls made and roll, with the best decision."""
    kept: Shorts
    """By rolls made and roll: the handful to keep; the whole roll to stop."""

    def before(self) -> float:
        """The worth of the round before all seven dice are rolled."""
        return float(self.ahead[0, 0])

    def rotations(self) -> Floats:
        """The worth of setting two dice to these two faces instead of roll 1."""
        pairs = [[handful((face, other)) for other in range(FACES)] for face in range(FACES)]
        worth: Floats = self.ahead[1][np.array(pairs)]
        return worth

    def after(self, faces: Faces, made: int) -> float:
        """The worth of a roll with the best decision."""
        return float(self.value[made, roll_number(faces)])

    def best(self, faces: Faces, made: int) -> Dice:
        """The dice to roll again, none to stop."""
        kept = list(SHOWN[self.kept[made, roll_number(faces)]])
        again = []
        for die, face in enumerate(faces):
            if face in kept:
                kept.remove(face)
            else:
                again.append(die)
        return tuple(again)

    def decisions(self, faces: Faces, made: int) -> dict[Dice, float]:
        """What every re-roll is worth, and stopping as the re-roll of no dice; the best first."""
        may_be_rolled = [die for die in range(DICE) if die not in self.card.frozen(faces)]
        worth: dict[Dice, float] = {}
        if made < len(self.ahead):
            for size in range(self.card.least_reroll(made), len(may_be_rolled) + 1):
                for dice in combinations(may_be_rolled, size):
                    kept = tuple(face for die, face in enumerate(faces) if die not in dice)
                    worth[dice] = float(self.ahead[made, handful(kept)])
        if made >= self.card.compulsory_rolls or not worth:
            worth[()] = float(self.stop[made, roll_number(faces)])
        return dict(sorted(worth.items(), key=lambda entry: (-entry[1], len(entry[0]))))


def solve(stop: Floats, card: Magic = PLAIN, seer_number: int = rules.ROLLS) -> SeerPlan:
    """The Seer's best play, given what it is worth to end the round on each full roll.

    The worth may depend on the rolls made: then `stop` has a row for each, row 0 unused. The Seer's
    number matters only where a card makes it the number of rolls.
    """
    rolls = card.rolls(seer_number)
    by_rolls = np.array(np.broadcast_to(stop, (rolls + 1, ROLLS)), np.float64, order="C")
    ahead, value, kept = solve_seer(by_rolls, numbers_of(card), card.frozen_face, HANDFULS, _FAIR)
    return SeerPlan(card, by_rolls, ahead, value, kept)


class Beside(Struct, frozen=True):
    """What a round is worth beside a Seer who keeps to a plan, for each column of `scored`."""

    plan: SeerPlan
    scored: Floats
    """By roll: what it is worth to score it."""
    leaves: Flags
    """By rolls made and roll: whether to leave."""
    stay: Floats
    """By rolls made and roll: what it is worth to stay."""
    opening: Floats
    """By rolls made and handful of up to two dice: the worth before the missing dice are rolled."""

    def before(self) -> Floats:
        """The worth of the round before all seven dice are rolled."""
        worth: Floats = self.opening[0, 0]
        return worth

    def rotated(self, face: int, other: int) -> Floats:
        """The worth of the round after the Seer has set two dice."""
        worth: Floats = self.opening[1, handful((face, other))]
        return worth

    def leaving(self, faces: Faces) -> Floats:
        """The worth of leaving with a roll."""
        worth: Floats = self.scored[roll_number(faces)]
        return worth

    def staying(self, faces: Faces, made: int) -> Floats:
        """The worth of staying after a roll; before one may leave, that of the roll."""
        worth: Floats = self.stay[made, roll_number(faces)]
        return worth

    def expect(self, finals: Floats, column: int = 0) -> "Beside":
        """The same round with other values of final rolls, while that column's decisions stand.

        With ones for some rolls and zeros for the others it gives the chance to score one of them.
        """
        leaves = np.repeat(self.leaves[:, :, column : column + 1], finals.shape[1], axis=2)
        return _followed(self.plan, finals, leaves, decide=False)


def beside(plan: SeerPlan, scored: Floats) -> Beside:
    """What a round is worth to others who leave at the best moment, all columns at once."""
    leaves = np.zeros((*plan.kept.shape, scored.shape[1]), np.bool_)
    return _followed(plan, scored, leaves, decide=True)


def expect(plan: SeerPlan, finals: Floats) -> Beside:
    """What the Seer's own plan makes of other values of final rolls, such as chances."""
    leaves = np.zeros((*plan.kept.shape, finals.shape[1]), np.bool_)
    return _followed(plan, finals, leaves, decide=False)


def _followed(plan: SeerPlan, scored: Floats, leaves: Flags, *, decide: bool) -> Beside:
    final = np.array(scored, np.float64, order="C")
    numbers = numbers_of(plan.card)
    stay, opening = follow(plan.kept, final, leaves, decide, numbers, HANDFULS, _FAIR)
    return Beside(plan, final, leaves, stay, opening)
