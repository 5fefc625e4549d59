"""The ten magic cards as data: the rules that a card may bend, and how each card bends them.

All that a card does stands here. The engine never asks which card lies open, only what it bends.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from stonehenge.dice import rules
from stonehenge.dice.rules import EVERY, JESTER, NONE

MagicId: TypeAlias = Literal[
    "wizards_all_colors",
    "jesters_frozen",
    "roll_first",
    "rotate_two",
    "extra_die",
    "jesters_own_color",
    "cross_out",
    "rolls_as_predicted",
    "jester_column",
    "secret",
]


class Magic(Struct, frozen=True, gc=False):
    """The rules that hold in a round; every default is the plain rule."""

    opening: Literal["predict", "roll", "rotate"] = "predict"
    """What the round begins with. Before the predictions comes a roll of all dice, or the Seer
    sets two of them: either counts as roll 1, and dice without a face yet are rolled next."""
    secret: bool = False
    """Whether all but the Seer predict at the same time, unseen, and may coincide."""
    crosses_out: bool = False
    """Whether everyone may cross out minus points in the colour just predicted."""
    chooses_wizard_colour: bool = True
    """Whether the Seer names the Wizard Colour."""
    wizard_colour: int = NONE
    """Where it is not named: EVERY if Wizards count for all, NONE if for nobody."""
    rolls_as_predicted: bool = False
    """Whether the Seer's number is the number of rolls."""
    compulsory_rolls: int = 1
    """How many rolls are made before anyone may leave or stop."""
    least_first_reroll: int = 1
    """How many dice the re-roll after roll 1 takes at least."""
    frozen_face: int = NONE
    """The face of dice that may not be rolled again."""
    extra: int = 0
    """How many dice every colour has on top."""
    jester_worth: int = 0
    """1 if a Jester counts as a die of everyone's own colour."""
    factor: int = 1
    """2 if a plain score is doubled."""
    jester_column: bool = False
    """Whether a Jester Score in the column of the prediction writes X there, too."""

    def rolls(self, seer_number: int) -> int:
        """How many rolls the round has at most."""
        return rules.rolls(seer_number, self.rolls_as_predicted)

    def least_reroll(self, rolls_made: int) -> int:
        """How many dice the next re-roll takes at least (rulings D8, D25)."""
        return self.least_first_reroll if rolls_made == 1 else 1

    def frozen(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """The dice that may not be rolled again (ruling D28)."""
        if self.frozen_face == NONE:
            return ()
        return tuple(die for die, face in enumerate(faces) if face == self.frozen_face)

    def count(self, faces: tuple[int, ...], colour: int, wizard_colour: int) -> int:
        """How many dice a roll has of a colour."""
        return rules.count(faces, colour, wizard_colour, self.jester_worth, self.extra)

    def plain_mark(self, number: int, counted: int) -> int:
        """What a plain score writes."""
        return rules.plain_mark(number, counted, self.factor)

    def jester_mark(self, number: int, jesters: int) -> int:
        """What a Jester Score writes into the box of the prediction."""
        return rules.jester_mark(number, jesters, self.jester_column)


PLAIN: Final = Magic()
"""The rules without a magic card."""

CARDS: Final[Mapping[MagicId, Magic]] = {
    "wizards_all_colors": Magic(chooses_wizard_colour=False, wizard_colour=EVERY, factor=2),
    "jesters_frozen": Magic(frozen_face=JESTER, factor=2),
    "roll_first": Magic(opening="roll", compulsory_rolls=2, least_first_reroll=3),
    "rotate_two": Magic(opening="rotate"),
    "extra_die": Magic(extra=1),  # ruling D30
    "jesters_own_color": Magic(jester_worth=1),  # ruling D29
    "cross_out": Magic(crosses_out=True),  # ruling D21
    "rolls_as_predicted": Magic(rolls_as_predicted=True, chooses_wizard_colour=False),  # ruling D23
    "jester_column": Magic(jester_column=True),
    "secret": Magic(secret=True),
}
"""The cards of a pile, in the order in which they are shuffled."""
