"""The dice game as numbers: 919 actions, and what a seat knows as numbers from -1 to 1."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Any, Final

import numpy as np

from stonehenge import dice
from stonehenge.dice import (
    CARDS,
    COLOURS,
    FACES,
    Cross,
    Leave,
    Mark,
    Options,
    Phase,
    Predict,
    Reroll,
    Rotate,
    Score,
    Stay,
    Stop,
    View,
    Wizard,
    rules,
)
from stonehenge.research.numbers import (
    ActionNumbers,
    Field,
    Floats,
    Layout,
    Numbered,
    asked_row,
    from_me,
    one_of,
    seat_row,
    several_of,
)

_DICE: Final = range(rules.DICE)
_NUMBERS: Final = range(1, rules.NUMBERS + 1)

ACTIONS: Final = ActionNumbers(
    dice,
    [
        *(Predict((number, colour)) for colour in COLOURS for number in _NUMBERS),
        *(Cross(number) for number in (None, *_NUMBERS)),
        *(Wizard(colour) for colour in COLOURS),
        Stay(),
        Leave(jester=False),
        Leave(jester=True),
        Stop(),
        *(Reroll(chosen) for size in _DICE for chosen in combinations(_DICE, size + 1)),
        Score(jester=False),
        Score(jester=True),
        *(
            Rotate(((low, face), (high, other)))
            for low, high in combinations(_DICE, 2)
            for face, other in product(FACES, repeat=2)
        ),
    ],
)

PHASES: Final = (
    Phase.ROTATE,
    Phase.PREDICT,
    Phase.CROSS,
    Phase.WIZARD,
    Phase.LEAVE,
    Phase.SEER,
    Phase.SCORE,
    Phase.OVER,
)
FIRST: Final = tuple(
    ACTIONS.number(action)
    for action in (
        *(Rotate(((0, "B"), (1, "B"))), Predict((1, "B")), Cross(None), Wizard("B")),
        *(Stay(), Stop(), Score(jester=False)),
    )
)
"""The number of the first action of each phase."""
_MAGIC: Final = tuple(CARDS)
_WIZARDS: Final = (*COLOURS, "every", "nobody")
MOST_COUNTED: Final = rules.DICE + max(card.extra for card in CARDS.values())
MOST_MINUS: Final = (MOST_COUNTED - 1) * max(card.factor for card in CARDS.values())
"""No box loses more than this."""
MOST_ROLLS: Final = max(rules.ROLLS, rules.NUMBERS)
MOST_XS: Final = 2 * rules.BOXES + rules.NUMBERS
MOST_POINTS: Final = rules.BOXES * MOST_MINUS
"""Totals are divided by it; a sheet has twenty boxes."""


@lru_cache
def layout(options: Options) -> Layout:
    """What an observation is made of; it depends on the number of seats alone."""
    seats, boxes, numbers = options.seats, rules.BOXES, rules.NUMBERS
    return Layout(
        (
            Field(
                "phase", (8,), "rotate, predict, cross, wizard, leave, seer, score, over", _phase
            ),
            Field("to_act", (seats,), "who is asked now", asked_row),
            Field("decided", (seats,), "who has decided, unseen", lambda v: from_me(v, v.decided)),
            Field("round", (1,), "the round, / 20", lambda v: v.round / rules.ROUNDS),
            Field("rounds", (1,), "the last round, / 20", lambda v: v.rounds / rules.ROUNDS),
            Field("magic", (10,), "the magic card of the round", _magic),
            Field("drawn", (10,), "magic cards seen from this pile", _drawn),
            Field("seer", (seats,), "the Seer", lambda v: seat_row(v, v.seer)),
            Field("next_seer", (seats,), "the next Seer", lambda v: seat_row(v, v.next_seer)),
            Field("predictions", (seats, boxes), "the boxes predicted, in sight", _predictions),
            Field("wizards", (6,), "Wizards count as B, G, Y, R, every, nobody", _wizards),
            Field("faces", (7, 6), "each die: B, G, Y, R, W, J", _faces),
            Field("rolls", (1,), "rolls made, / 5", lambda v: v.rolls / MOST_ROLLS),
            Field("rolls_left", (1,), "rolls left, / 5; 0 while nobody knows", _rolls_left),
            Field("rolled", (7,), "the dice rolled last", lambda v: several_of(v.rolled, 7)),
            Field("frozen", (7,), "dice that stay as they are", lambda v: several_of(v.frozen, 7)),
            Field("still_in", (seats,), "who has not scored", lambda v: from_me(v, v.still_in)),
            Field("counts", (seats,), "what the roll counts for each, / 8", _counts),
            Field("exact", (seats,), "for whom it is exact", _exact),
            Field("jester_possible", (seats,), "who could take a Jester Score", _jester_possible),
            Field("free", (seats, boxes), "free boxes", _free),
            Field("xs", (seats, boxes), "Xs in a box, / 2", _xs),
            Field("crossed", (seats, boxes), "boxes crossed out", _crossed),
            Field("minus", (seats, boxes), "minus points in a box, / 14", _minus),
            Field("jester_row", (seats, numbers), "Jester boxes used", _jester_row),
            Field("all_xs", (seats,), "Xs on a sheet, / 45", _all_xs),
            Field("totals", (seats,), "points, / 280", _totals, low=-1),
            Field("with_magic", (1,), "the option magic", lambda v: v.options.magic),
            Field("expert", (1,), "the option target: 12", lambda v: v.options.target == 12),
            Field("jester_when_exact", (1,), "the option", lambda v: v.options.jester_when_exact),
        )
    )


def worst(options: Options) -> float:
    """Points below which nobody can fall: the most minus points in a box each round."""
    return float(-MOST_MINUS * options.last_round)


def best(_options: Options) -> float:
    """Points above which nobody can rise: two Xs in every box, and the bonus."""
    numbers = map(rules.number_of, range(rules.BOXES))
    return float(sum(rules.points_of(rules.XX, number) for number in numbers) + rules.BONUS)


def longest(options: Options) -> int:
    """The most decisions: in each round all that may be asked, with the most rolls."""
    seats, rolls = options.seats, MOST_ROLLS
    # a rotation, a Wizard Colour; predictions, crosses, scores; after each roll who leaves
    return options.last_round * (2 + 3 * seats + rolls * (seats + 1))


GAME: Final = Numbered(dice, ACTIONS, layout, worst, best, longest)


def _phase(view: View) -> Floats:
    return one_of(PHASES.index(view.phase), len(PHASES))


def _magic(view: View) -> Floats:
    return one_of(None if view.magic is None else _MAGIC.index(view.magic), len(_MAGIC))


def _drawn(view: View) -> Floats:
    return several_of([_MAGIC.index(card) for card in view.drawn], len(_MAGIC))


def _predictions(view: View) -> list[Floats]:
    return [
        one_of(None if box is None else _box(*box), rules.BOXES)
        for box in from_me(view, view.predictions)
    ]


def _box(number: int, colour: Any) -> int:
    return rules.box_of(number, COLOURS.index(colour))


def _wizards(view: View) -> Floats:
    named = view.wizard_colour
    return one_of(None if named is None else _WIZARDS.index(named), len(_WIZARDS))


def _faces(view: View) -> list[Floats]:
    return [one_of(None if face is None else FACES.index(face), 6) for face in view.faces]


def _rolls_left(view: View) -> float:
    return (view.rolls_left or 0) / MOST_ROLLS


def _counts(view: View) -> list[float]:
    return [0 if p is None else p.count / MOST_COUNTED for p in from_me(view, view.prospects)]


def _exact(view: View) -> list[bool]:
    return [p is not None and p.exact for p in from_me(view, view.prospects)]


def _jester_possible(view: View) -> list[bool]:
    return [p is not None and p.jester is not None for p in from_me(view, view.prospects)]


def _marks(view: View) -> list[list[Mark | None]]:
    return [[mark for row in sheet.rows for mark in row] for sheet in from_me(view, view.sheets)]


def _free(view: View) -> list[list[bool]]:
    return [[mark is None for mark in sheet] for sheet in _marks(view)]


def _xs(view: View) -> list[list[float]]:
    worth = {"X": 0.5, "XX": 1.0}
    return [[worth.get(str(mark), 0) for mark in sheet] for sheet in _marks(view)]


def _crossed(view: View) -> list[list[bool]]:
    return [[mark == "C" for mark in sheet] for sheet in _marks(view)]


def _minus(view: View) -> Floats:
    lost = [[mark if isinstance(mark, int) else 0 for mark in sheet] for sheet in _marks(view)]
    return np.array(lost, np.float32) / np.float32(MOST_MINUS)


def _jester_row(view: View) -> list[Sequence[bool]]:
    return [[mark == "X" for mark in sheet.jester_row] for sheet in from_me(view, view.sheets)]


def _all_xs(view: View) -> list[float]:
    return [sheet.xs / MOST_XS for sheet in from_me(view, view.sheets)]


def _totals(view: View) -> list[float]:
    return [sheet.total / MOST_POINTS for sheet in from_me(view, view.sheets)]
