"""What every prediction is worth to a Seer before the dice are rolled, and the chances of it.

Who looks at the own colour alone needs no more than three kinds of faces, a small part of the work
that all handfuls of six take: every box, with Wizards of its colour or without, is a fraction of a
millisecond.
"""

from typing import Final

import numpy as np

from stonehenge.dice import rules
from stonehenge.dice.magic import PLAIN, Magic
from stonehenge.dice.rules import BOXES, DICE, EVERY, JESTER, NONE, colour_of, number_of, showing
from stonehenge.kernels.dice.numbers import COLOURS, FACES, Floats, counts_of, numbers_of
from stonehenge.kernels.dice.rolls import shown_by
from stonehenge.kernels.dice.solve.advice import Faces, Worth
from stonehenge.kernels.dice.solve.kinds import (
    JESTERS,
    KIND_FACES,
    KINDS,
    NOBODY,
    REST,
    SEERS,
    THREE,
    THREE_NUMBERS,
    frozen_kind,
)
from stonehenge.kernels.dice.solve.solution import score_boxes, solve_targets

ELSEWHERE, AS_OWN = range(2)
"""What Wizards count as, for who looks at one colour alone."""


_FULL: Final = int(THREE.first[DICE])
_SHOWN: Final = shown_by(KIND_FACES[:3])


def _chances(wizards: int) -> tuple[float, ...]:
    chances = [0.0] * 3
    own = 1 + wizards
    chances[SEERS], chances[JESTERS] = own / FACES, 1 / FACES
    chances[REST] = (FACES - 1 - own) / FACES
    return tuple(chances)


def _stand_ins(colour: int) -> list[int]:
    """Counts of rolls that show a colour, Jesters and the rest like every full roll of kinds."""
    faces = [0] * 3
    faces[SEERS], faces[JESTERS], faces[REST] = colour, JESTER, (colour + 1) % COLOURS
    return [counts_of(shown) for shown in shown_by(faces)[_FULL:]]


_KIND_COUNTS: Final = np.array([_stand_ins(colour) for colour in range(COLOURS)])


def _wizard_cases(card: Magic) -> tuple[int, int]:
    if card.chooses_wizard_colour:
        return ELSEWHERE, AS_OWN
    only = AS_OWN if card.wizard_colour == EVERY else ELSEWHERE
    return only, only


def predictions(
    worth: Worth,
    card: Magic = PLAIN,
    faces: Faces = (),
    *,
    used: int = 0,
    when_exact: bool = True,
) -> Floats:
    """What each box is worth to the Seer who predicts it, if the others' results do not matter.

    The two columns are for Wizards that count elsewhere and as the box's colour. Under a card that
    opens with a roll or a rotation, `faces` are the dice that have a face; without them a rotation
    is the best one for the box.
    """
    numbers = numbers_of(card)
    final = score_boxes(_KIND_COUNTS, numbers, NONE, used, when_exact, worth.plain, worth.jester)
    cases = _wizard_cases(card)
    ahead, value = solve_targets(
        np.repeat(final.T, len(cases), axis=0),
        np.array([card.rolls(number_of(box)) for box in range(BOXES) for _ in cases]),
        numbers,
        frozen_kind(card.frozen_face),
        THREE,
        np.array([_chances(wizards) for _ in range(BOXES) for wizards in cases]),
    )
    shown = [_own_kinds(faces, box, wizards) for box in range(BOXES) for wizards in cases]
    worths = [_opened(card, *tables) for tables in zip(ahead, value, shown, strict=True)]
    return np.array(worths).reshape(BOXES, len(cases))


def _own_kinds(faces: Faces, box: int, wizards: int) -> Faces:
    """The faces that stand for the kinds of the dice that have a face."""
    colour = colour_of(box)
    kinds = KINDS[colour, NOBODY, colour if wizards == AS_OWN else NONE]
    return tuple(KIND_FACES[kinds[face]] for face in faces if face != NONE)


def _opened(card: Magic, ahead: Floats, value: Floats, shown: Faces) -> float:
    """The worth of a round of which these kinds of dice are known."""
    if len(shown) == DICE:
        return float(value[1, THREE_NUMBERS[counts_of(shown)] - _FULL])
    if shown or card.opening != "rotate":
        return float(ahead[1 if shown else 0, THREE_NUMBERS[counts_of(shown)]])
    pairs = slice(THREE.first[2], THREE.first[3])
    return float(ahead[1, pairs].max())


def exact_chances(rolls: int = rules.ROLLS) -> Floats:
    """The chance of a Seer who plays for exactly n dice of a colour, n = 0..7.

    The two columns are for Wizards that count elsewhere and as that colour.
    """
    own = np.array([showing(shown, KIND_FACES[SEERS]) for shown in _SHOWN[_FULL:]])
    targets = [(number, wizards) for number in range(DICE + 1) for wizards in (ELSEWHERE, AS_OWN)]
    ahead, _ = solve_targets(
        np.array([own == number for number, _ in targets], np.float64),
        np.full(len(targets), rolls),
        numbers_of(PLAIN),
        NONE,
        THREE,
        np.array([_chances(wizards) for _, wizards in targets]),
    )
    return ahead[:, 0, 0].reshape(DICE + 1, 2)
