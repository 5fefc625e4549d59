"""The dice player that solves every round exactly, and takes a fixed price for what comes after it.

A score is worth its points, something for every X, and the bonus where it completes the Xs. From
there the tables of `kernels.dice_advice` know the best re-rolls of the Seer and the best moment to
leave beside a Seer who plays them; sheets, prediction and Wizard Colour of the Seer lie open. All
that later rounds are worth are fixed prices in points: for becoming the next Seer, and for a box
used up. Nothing is learned, and nobody is spoiled on purpose.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np
from msgspec import Struct

from stonehenge.dice import rules
from stonehenge.dice.magic import CARDS, PLAIN, Magic, MagicId
from stonehenge.dice.rules import BOXES, DICE, EVERY, NONE, NUMBERS, X, box_of, number_of
from stonehenge.dice.scoring import prediction_name
from stonehenge.dice.state import (
    COLOURS,
    FACES,
    NUMBER,
    Choice,
    Colour,
    Cross,
    Decision,
    Leave,
    Mark,
    Predict,
    Prediction,
    Reroll,
    Rerolls,
    Rotate,
    Rotations,
    Score,
    Sheet,
    Stay,
    Stop,
    View,
    Wizard,
)
from stonehenge.kernels.dice.numbers import Floats
from stonehenge.kernels.dice.solve.advice import (
    Beside,
    Dice,
    Faces,
    SeerPlan,
    Worth,
    beside,
    points_worth,
    scored,
    scores,
    solve,
)
from stonehenge.kernels.dice.solve.predictions import AS_OWN, ELSEWHERE, predictions
from stonehenge.players.dice.reasons import reasons
from stonehenge.players.reasons import Reasons
from stonehenge.vocabulary import Seat

NEXT_SEER: Final = 2.0
"""What it is worth to become the next Seer, in points."""
PER_X: Final = 0.5
"""What an X is worth beside its points, as the first to have enough of them ends the game."""
PER_NUMBER: Final = 0.0
"""What the loss of a box costs, times its number, as a high box might bring more later."""

_OUTBID: Final = 0.12
"""The chance that one later seat outbids a prediction, for each number with which it could."""
_CLOSE: Final = 1e-9
_FAR: Final = 3
"""So many missing Xs no single score brings, so more of them make no difference."""


class Scorer(Struct, frozen=True):
    """All that decides what a roll is worth to a seat in a round."""

    magic: MagicId | None
    used: int
    """Mask of the used Jester boxes."""
    missing: int
    """The Xs that the sheet lacks for the bonus; 0 for as many as no score brings."""
    when_exact: bool
    per_x: float

    @property
    def card(self) -> Magic:
        """The rules of the round."""
        return _card(self.magic)

    @property
    def worth(self) -> Worth:
        """What marks are worth."""
        return _worth(self.magic, self.missing, self.per_x)


class Aim(Struct, frozen=True):
    """A seat with a prediction, and what Wizards count as."""

    scorer: Scorer
    box: int
    wizards: int


class DiceExact:
    """Plays the round without a mistake; beyond it, it only knows that the Seer's role is good."""

    def __init__(
        self, next_seer: float = NEXT_SEER, per_x: float = PER_X, per_number: float = PER_NUMBER
    ) -> None:
        self._next_seer = next_seer
        self._per_x = per_x
        self._per_number = per_number

    def choose(self, view: View, legal: Sequence[Choice]) -> Decision:
        """A legal action for this view."""
        first = legal[0]
        if isinstance(first, Rotations):
            return self._rotate(view)
        if isinstance(first, Predict):
            values = self.predictions(view)
            return Predict(max(values, key=values.__getitem__))
        if isinstance(first, Cross):
            return _cross(view, legal)
        if isinstance(first, Wizard):
            return self._name_wizards(view)
        if isinstance(first, Stop | Rerolls):
            again = _plan(self._seer_aim(view)).best(_faces(view), view.rolls)
            return Reroll(again) if again else Stop()
        return self._leave(view) if isinstance(first, Stay) else Score(self._jester(view))

    def reasons(self, view: View, legal: Sequence[Choice]) -> Reasons:
        """What it expects of each legal action, the one it takes first."""
        return reasons(self, view, legal)

    def row(self, view: View, seat: Seat, box: int) -> Floats:
        """What scores in a box are worth to a seat."""
        scorer, number = self._scorer(view, seat), number_of(box)
        marks = [scorer.card.plain_mark(number, number + missed) for missed in range(DICE + 1)]
        return np.concatenate([scorer.worth.plain[box, marks], scorer.worth.jester[box, 1:]])

    def win_row(self, view: View, seat: Seat, box: int) -> None:
        """It does not judge by the chance to win."""

    def wizards_for(self, view: View, box: int) -> int:
        """What Wizards count as if the Seer has this box."""
        if view.wizard_colour is None:
            return _best_wizards(self._scorer(view, view.seer), _faces(view), box)
        return self._wizards_are(view)

    def plan(self, view: View) -> SeerPlan:
        """The Seer's plan, once the Wizard Colour is settled."""
        return _plan(self._seer_aim(view))

    def predictions(self, view: View) -> dict[Prediction, float]:
        """What each box that may be predicted is worth, the next Seer's role included."""
        worth = self._round_worth(view)
        minus = [max(map(_minus, row)) for row in _sheet(view).rows]
        crosses = _card(view.magic).crosses_out
        values = {}
        for box in _boxes(_allowed(view, _seat(view))):
            number, colour = prediction_name(box)
            value = worth[box] + self._next_seer * next_seer_chance(view, (number, colour))
            values[number, colour] = float(value + crosses * minus[NUMBER[colour]])
            values[number, colour] -= self._per_number * number
        return values

    def rerolls(self, view: View) -> list[tuple[Dice, float]]:
        """What each re-roll is worth to the Seer, the best first; no dice stand for a stop."""
        return list(_plan(self._seer_aim(view)).decisions(_faces(view), view.rolls).items())

    def leaving(self, view: View) -> tuple[float, float]:
        """What it is worth to leave with the roll that lies, and to stay beside the Seer."""
        aim, around = self._own_aim(view), self._beside(view)
        leave = around.leaving(_faces(view))[aim.box]
        return float(leave), float(around.staying(_faces(view), view.rolls)[aim.box])

    def wizards(self, view: View) -> dict[Colour, float]:
        """What each Wizard Colour is worth to the Seer."""
        scorer, box = self._scorer(view, view.seat), _box(view, view.seat)
        plans = {colour: _plan(Aim(scorer, box, NUMBER[colour])) for colour in COLOURS}
        return {colour: _opened(plan, _faces(view)) for colour, plan in plans.items()}

    def _scorer(self, view: View, seat: Seat | None) -> Scorer:
        assert seat is not None
        sheet = view.sheets[seat]
        missing = view.options.target - sheet.xs
        return Scorer(
            view.magic,
            _used(sheet),
            missing if 0 < missing < _FAR else 0,
            view.options.jester_when_exact,
            self._per_x,
        )

    def _own_aim(self, view: View) -> Aim:
        return Aim(self._scorer(view, view.seat), _box(view, view.seat), self._wizards_are(view))

    def _seer_aim(self, view: View) -> Aim:
        return Aim(self._scorer(view, view.seer), _box(view, view.seer), self._wizards_are(view))

    def _wizards_are(self, view: View) -> int:
        """What Wizards count as; before the Seer names it, what the Seer would like best."""
        if view.wizard_colour == "every":
            return EVERY
        if view.wizard_colour == "nobody":
            return NONE
        if view.wizard_colour is not None:
            return NUMBER[view.wizard_colour]
        return _best_wizards(self._scorer(view, view.seer), _faces(view), _box(view, view.seer))

    def _beside(self, view: View) -> Beside:
        return _guest(self._seer_aim(view), self._scorer(view, view.seat))

    def _round_worth(self, view: View) -> Floats:
        """What the round is worth with each box, from the dice that lie now."""
        faces = _faces(view)
        if view.seat == view.seer:
            opened: Floats = _openings(self._scorer(view, view.seat), faces).max(axis=1)
            return opened
        around = self._beside(view)
        if len(faces) == DICE:
            return around.staying(faces, view.rolls)
        return around.rotated(*faces) if faces else around.before()

    def _rotate(self, view: View) -> Rotate:
        """Sets the first two dice to the faces that are best for the best box."""
        values = self.predictions(view)
        number, colour = max(values, key=values.__getitem__)
        box, scorer = box_of(number, NUMBER[colour]), self._scorer(view, view.seat)
        turned = _plan(Aim(scorer, box, _best_wizards(scorer, (), box))).rotations()
        face, other = np.argwhere(turned > turned.max() - _CLOSE)[0]
        return Rotate(((0, FACES[face]), (1, FACES[other])))

    def _name_wizards(self, view: View) -> Wizard:
        """The best colour, the own one before others; of equal ones that which helps nobody."""
        values = self.wizards(view)
        best = max(values.values()) - _CLOSE
        good = [colour for colour in COLOURS if values[colour] > best]
        if view.seer_colour in good:
            return Wizard(view.seer_colour)
        named = [box[1] for box in view.predictions if box]
        return Wizard(min(good, key=named.count))

    def _leave(self, view: View) -> Decision:
        """Leaves for more; where the Seer is expected to stop anyway, a gain is not risked."""
        leave, stay = self.leaving(view)
        gains = leave > stay + _CLOSE or (leave > stay - _CLOSE and leave > 0)
        return Leave(self._jester(view)) if gains else Stay()

    def _jester(self, view: View) -> bool:
        """Whether a Jester Score of the roll that lies is worth more than a plain one."""
        aim = self._own_aim(view)
        plain, jester = scores(
            aim.scorer.worth,
            _faces(view),
            aim.box,
            aim.scorer.card,
            aim.wizards,
            used=aim.scorer.used,
            when_exact=aim.scorer.when_exact,
        )
        return jester > plain


def next_seer_chance(view: View, box: Prediction) -> float:
    """The chance that a prediction makes its seat the next Seer; a guess only for later seats.

    The Seer is taken to lose the role to anybody who can predict another colour.
    """
    if view.round == view.rounds:
        return 0.0
    seat, seats = _seat(view), view.options.seats
    others = [(seat + step) % seats for step in range(1, seats)]
    if seat == view.seer:
        return float(not any(_numbers(view, other, box[1], box) for other in others))
    if box[1] == view.seer_colour:
        return 0.0
    return _unbeaten(view, box, others)


def _unbeaten(view: View, box: Prediction, others: Sequence[Seat]) -> float:
    """The chance that nobody has named, or will name, a better number outside the Seer Colour."""
    assert view.seer_colour is not None
    chance, after = 1.0, True
    for other in others:  # clockwise from the own seat: who comes before the Seer predicts later
        if other == view.seer:
            after = False
            continue
        least = box[0] + after  # equal numbers go to the first from the Seer (ruling D27)
        known = view.predictions[other]
        if known is None:
            numbers = _numbers(view, other, view.seer_colour, box)
            chance *= 1 - _OUTBID * sum(number >= least for number in numbers)
        elif known[1] != view.seer_colour and known[0] >= least:
            return 0.0
    return chance


def _numbers(view: View, seat: Seat, colour: Colour, called: Prediction) -> set[int]:
    """The numbers that a seat can still predict outside a colour after this prediction."""
    allowed = _allowed(view, seat, 1 << box_of(called[0], NUMBER[called[1]]))
    return {number_of(box) for box in _boxes(allowed) if COLOURS[box // NUMBERS] != colour}


def _allowed(view: View, seat: Seat, called: int = 0) -> int:
    """The mask of the boxes that a seat may predict after those called (ruling D2)."""
    if _card(view.magic).secret:  # only the Seer's prediction is in the way
        called = 0 if view.seer_colour is None else 1 << _box(view, view.seer)
    else:
        for box in filter(None, view.predictions):
            called |= 1 << box_of(box[0], NUMBER[box[1]])
    marks = [mark for row in view.sheets[seat].rows for mark in row]
    free = sum(1 << box for box, mark in enumerate(marks) if mark is None)
    return rules.allowed_boxes(free, called)


def _boxes(mask: int) -> list[int]:
    return [box for box in range(BOXES) if mask >> box & 1]


def _cross(view: View, legal: Sequence[Choice]) -> Decision:
    """Crosses out the largest minus of the colour."""
    row = _sheet(view).rows[_box(view, view.seat) // NUMBERS]
    crosses = [choice for choice in legal if isinstance(choice, Cross)]
    return max(crosses, key=lambda cross: _minus(row[cross.number - 1]) if cross.number else 0)


def _minus(mark: Mark | None) -> int:
    return mark if isinstance(mark, int) else 0


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


def _sheet(view: View) -> Sheet:
    return view.sheets[_seat(view)]


def _used(sheet: Sheet) -> int:
    return sum(1 << jesters for jesters, mark in enumerate(sheet.jester_row, 1) if mark)


def _card(magic: MagicId | None) -> Magic:
    return PLAIN if magic is None else CARDS[magic]


def _faces(view: View) -> Faces:
    """The dice that have a face, in their order."""
    return tuple(NUMBER[face] for face in view.faces if face is not None)


def _box(view: View, seat: Seat | None) -> int:
    """The box that a seat has predicted."""
    assert seat is not None
    prediction = view.predictions[seat]
    assert prediction is not None
    return box_of(prediction[0], NUMBER[prediction[1]])


@lru_cache(128)
def _worth(magic: MagicId | None, missing: int, per_x: float) -> Worth:
    """What marks are worth: points, something for each X, and the bonus if they complete it."""
    card = _card(magic)
    worth = points_worth(card, per_x=per_x)
    if missing:
        bonus = [rules.BONUS if missing <= xs else 0 for xs in range(_FAR)]
        worth.plain[:, X:] += bonus[1:]
        for box in range(BOXES):
            for jesters in range(1, NUMBERS + 1):
                mark = card.jester_mark(number_of(box), jesters)
                worth.jester[box, jesters] += bonus[1 + (mark == X)]
    return worth


@lru_cache(128)
def _scored(scorer: Scorer, wizards: int) -> Floats:
    """What each full roll is worth for each box."""
    worth, used, when_exact = scorer.worth, scorer.used, scorer.when_exact
    return scored(worth, scorer.card, wizards, used=used, when_exact=when_exact)


@lru_cache(256)
def _plan(aim: Aim) -> SeerPlan:
    """The best play of a Seer with this aim."""
    final = _scored(aim.scorer, aim.wizards)[:, aim.box]
    return solve(final, aim.scorer.card, number_of(aim.box))


@lru_cache(64)
def _guest(seer: Aim, guest: Scorer) -> Beside:
    """What the Seer's best play makes of every box of a guest."""
    return beside(_plan(seer), _scored(guest, seer.wizards))


def _openings(scorer: Scorer, faces: Faces) -> Floats:
    """What each box is worth to the Seer, with Wizards elsewhere and as the own colour."""
    return _sorted_openings(scorer, tuple(sorted(faces)))


@lru_cache(512)
def _sorted_openings(scorer: Scorer, faces: Faces) -> Floats:
    worth, used, when_exact = scorer.worth, scorer.used, scorer.when_exact
    return predictions(worth, scorer.card, faces, used=used, when_exact=when_exact)


def _best_wizards(scorer: Scorer, faces: Faces, box: int) -> int:
    """The Wizard Colour that the Seer likes best for a box; NONE for any but the own."""
    opened = _openings(scorer, faces)[box]
    return NONE if opened[ELSEWHERE] > opened[AS_OWN] + _CLOSE else box // NUMBERS


def _opened(plan: SeerPlan, faces: Faces) -> float:
    """What a plan is worth once the predictions are made, from the dice that lie then."""
    if len(faces) == DICE:
        return plan.after(faces, 1)
    return float(plan.rotations()[faces]) if faces else plan.before()
