"""The dice player that solves every round exactly, and takes a fixed price for what comes after it.

A score is worth its points, something for every X, and the bonus where it completes the Xs. From
there the tables of `kernels.dice.solve` know the best re-rolls of the Seer and the best moment to
leave beside a Seer who plays them; sheets, prediction and Wizard Colour of the Seer lie open. All
that later rounds are worth are fixed prices in points: for becoming the next Seer, and for a box
used up. Nothing is learned, and nobody is spoiled on purpose.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

import numpy as np
from msgspec import Struct

from stonehenge.dice import rules
from stonehenge.dice.magic import Magic, MagicId
from stonehenge.dice.rules import BOXES, DICE, NONE, NUMBERS, colour_of, number_of
from stonehenge.dice.scoring import prediction_name
from stonehenge.dice.state import (
    COLOURS,
    FACES,
    NUMBER,
    Choice,
    Colour,
    Decision,
    Leave,
    Predict,
    Prediction,
    Reroll,
    Rotate,
    Score,
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
from stonehenge.players.dice.choices import CLOSE, decide, first_best, least_helpful_wizard
from stonehenge.players.dice.numbers import (
    box_number,
    box_of,
    boxes_of,
    card_named,
    card_of,
    free_boxes,
    leads,
    minus_points,
    missing_xs,
    seat_of,
    seer_of,
    shown_faces,
    used_boxes,
    wizards_of,
)
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
        return card_named(self.magic)

    @property
    def worth(self) -> Worth:
        """What marks are worth."""
        return _worth(self.magic, self.missing, self.per_x)


class Predictor(Struct, frozen=True):
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
        return decide(self, view, legal)

    def predict(self, view: View, _legal: Sequence[Choice]) -> Predict:
        """The box that is worth most."""
        return Predict(first_best(self.predictions(view)))

    def roll_on(self, view: View, _legal: Sequence[Choice]) -> Decision:
        """The best re-roll, or a stop."""
        again = self.plan(view).best(shown_faces(view), view.rolls)
        return Reroll(again) if again else Stop()

    def rotate(self, view: View) -> Rotate:
        """Sets the first two dice to the faces that are best for the best box."""
        number, colour = first_best(self.predictions(view))
        box, scorer = box_number((number, colour)), self._scorer(view, seat_of(view))
        turned = _plan(Predictor(scorer, box, _best_wizards(scorer, (), box))).rotations()
        face, other = np.argwhere(turned > turned.max() - CLOSE)[0]
        return Rotate(((0, FACES[face]), (1, FACES[other])))

    def name_wizards(self, view: View) -> Wizard:
        """The best colour, the own one before others; of equal ones that which helps nobody."""
        values = self.wizards(view)
        best = max(values.values()) - CLOSE
        good = [colour for colour in COLOURS if values[colour] > best]
        if view.seer_colour in good:
            return Wizard(view.seer_colour)
        return least_helpful_wizard(view, good)

    def score(self, view: View, may_stay: bool) -> Decision:
        """Leaves for more; where the Seer is expected to stop anyway, a gain is not risked."""
        if not may_stay:
            return Score(self._jester(view))
        leave, stay = self.leaving(view)
        gains = leave > stay + CLOSE or (leave > stay - CLOSE and leave > 0)
        return Leave(self._jester(view)) if gains else Stay()

    def reasons(self, view: View, legal: Sequence[Choice]) -> Reasons:
        """What it expects of each legal action, the one it takes first."""
        return reasons(self, view, legal)

    def score_values(self, view: View, seat: Seat, box: int) -> Floats:
        """What each score in a box is worth to a seat."""
        scorer, number = self._scorer(view, seat), number_of(box)
        marks = [scorer.card.plain_mark(number, number + missed) for missed in range(DICE + 1)]
        return np.concatenate([scorer.worth.plain[box, marks], scorer.worth.jester[box, 1:]])

    def score_wins(self, view: View, seat: Seat, box: int) -> None:
        """It does not judge by the chance to win."""

    def wizards_for(self, view: View, box: int) -> int:
        """What Wizards count as if the Seer has this box."""
        if view.wizard_colour is None:
            return _best_wizards(self._scorer(view, seer_of(view)), shown_faces(view), box)
        return wizards_of(view)

    def plan(self, view: View) -> SeerPlan:
        """The Seer's plan, once the Wizard Colour is settled."""
        return _plan(self._seer(view))

    def predictions(self, view: View) -> dict[Prediction, float]:
        """What each box that may be predicted is worth, the next Seer's role included."""
        worth = self._round_worth(view)
        minus = [0] * len(COLOURS)
        if card_of(view).crosses_out:
            minus = [max(map(minus_points, row)) for row in view.sheets[seat_of(view)].rows]
        values = {}
        for box in _boxes(_allowed(view, seat_of(view))):
            number, colour = prediction_name(box)
            value = worth[box] + self._next_seer * next_seer_chance(view, (number, colour))
            values[number, colour] = float(value + minus[NUMBER[colour]])
            values[number, colour] -= self._per_number * number
        return values

    def rerolls(self, view: View) -> list[tuple[Dice, float]]:
        """What each re-roll is worth to the Seer, the best first; no dice stand for a stop."""
        return list(_plan(self._seer(view)).decisions(shown_faces(view), view.rolls).items())

    def leaving(self, view: View) -> tuple[float, float]:
        """What it is worth to leave with the roll that lies, and to stay beside the Seer."""
        box, faces, around = box_of(view, seat_of(view)), shown_faces(view), self._beside(view)
        return float(around.leaving(faces)[box]), float(around.staying(faces, view.rolls)[box])

    def wizards(self, view: View) -> dict[Colour, float]:
        """What each Wizard Colour is worth to the Seer."""
        seat = seat_of(view)
        scorer, box = self._scorer(view, seat), box_of(view, seat)
        plans = {colour: _plan(Predictor(scorer, box, NUMBER[colour])) for colour in COLOURS}
        return {colour: _opened(plan, shown_faces(view)) for colour, plan in plans.items()}

    def _scorer(self, view: View, seat: Seat) -> Scorer:
        missing = missing_xs(view, seat)
        return Scorer(
            view.magic,
            used_boxes(view.sheets[seat]),
            missing if missing < _FAR else 0,
            view.options.jester_when_exact,
            self._per_x,
        )

    def _own(self, view: View) -> Predictor:
        seat = seat_of(view)
        return Predictor(self._scorer(view, seat), box_of(view, seat), self._wizards_are(view))

    def _seer(self, view: View) -> Predictor:
        seer = seer_of(view)
        return Predictor(self._scorer(view, seer), box_of(view, seer), self._wizards_are(view))

    def _wizards_are(self, view: View) -> int:
        """What Wizards count as; before the Seer names it, what the Seer would like best."""
        return self.wizards_for(view, box_of(view, seer_of(view)))

    def _beside(self, view: View) -> Beside:
        return _guest(self._seer(view), self._scorer(view, seat_of(view)))

    def _round_worth(self, view: View) -> Floats:
        """What the round is worth with each box, from the dice that lie now."""
        faces = shown_faces(view)
        if view.seat == view.seer:
            opened: Floats = _openings(self._scorer(view, seat_of(view)), faces).max(axis=1)
            return opened
        around = self._beside(view)
        if len(faces) == DICE:
            return around.staying(faces, view.rolls)
        return around.rotated(*faces) if faces else around.before()

    def _jester(self, view: View) -> bool:
        """Whether a Jester Score of the roll that lies is worth more than a plain one."""
        own = self._own(view)
        plain, jester = scores(
            own.scorer.worth,
            shown_faces(view),
            own.box,
            own.scorer.card,
            own.wizards,
            used=own.scorer.used,
            when_exact=own.scorer.when_exact,
        )
        return jester > plain


def next_seer_chance(view: View, box: Prediction) -> float:
    """The chance that a prediction makes its seat the next Seer; a guess only for later seats.

    The Seer is taken to lose the role to anybody who can predict another colour.
    """
    if view.round == view.rounds:
        return 0.0
    seat, seats = seat_of(view), view.options.seats
    others = [(seat + step) % seats for step in range(1, seats)]
    if seat == view.seer:
        return float(not any(_numbers(view, other, box[1], box) for other in others))
    if not leads(view, seat, box_number(box)):
        return 0.0
    return _unbeaten(view, box, others)


def _unbeaten(view: View, box: Prediction, others: Sequence[Seat]) -> float:
    """The chance that nobody will name a number that takes the lead from a prediction."""
    assert view.seer_colour is not None
    chance, seats, seer = 1.0, view.options.seats, seer_of(view)
    for other in others:
        if view.predictions[other] is None:
            earlier = (other - seer) % seats < (seat_of(view) - seer) % seats
            least = _least_to_lead(box[0], earlier)
            numbers = _numbers(view, other, view.seer_colour, box)
            chance *= 1 - _OUTBID * sum(number >= least for number in numbers)
    return chance


@cache
def _least_to_lead(number: int, earlier: bool) -> int:
    """The least number that takes the lead from a number, named by a seat before or after it."""
    for least in range(1, NUMBERS + 1):
        seer, own, other = rules.box_of(1, 0), rules.box_of(number, 1), rules.box_of(least, 2)
        boxes, seat = ((seer, other, own), 1) if earlier else ((seer, own, other), 2)
        if rules.next_seer(0, boxes) == seat:
            return least
    return NUMBERS + 1


def _numbers(view: View, seat: Seat, colour: Colour, called: Prediction) -> set[int]:
    """The numbers that a seat can still predict outside a colour after this prediction."""
    allowed = _allowed(view, seat, 1 << box_number(called))
    return {number_of(box) for box in _boxes(allowed) if COLOURS[colour_of(box)] != colour}


def _allowed(view: View, seat: Seat, called: int = 0) -> int:
    """The mask of the boxes that a seat may predict after those called (ruling D2)."""
    if card_of(view).secret:  # only the Seer's prediction is in the way
        called = 0 if view.seer_colour is None else 1 << box_of(view, seer_of(view))
    else:
        called |= rules.called_boxes(boxes_of(view))
    return rules.allowed_boxes(free_boxes(view.sheets[seat]), called)


def _boxes(mask: int) -> list[int]:
    return [box for box in range(BOXES) if mask >> box & 1]


@lru_cache(128)
def _worth(magic: MagicId | None, missing: int, per_x: float) -> Worth:
    """What marks are worth: points, something for each X, and the bonus if they complete it."""
    return points_worth(card_named(magic), per_x=per_x, missing=missing)


@lru_cache(128)
def _scored(scorer: Scorer, wizards: int) -> Floats:
    """What each full roll is worth for each box."""
    worth, used, when_exact = scorer.worth, scorer.used, scorer.when_exact
    return scored(worth, scorer.card, wizards, used=used, when_exact=when_exact)


@lru_cache(256)
def _plan(seer: Predictor) -> SeerPlan:
    """The best play of this Seer."""
    final = _scored(seer.scorer, seer.wizards)[:, seer.box]
    return solve(final, seer.scorer.card, number_of(seer.box))


@lru_cache(64)
def _guest(seer: Predictor, guest: Scorer) -> Beside:
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
    return NONE if opened[ELSEWHERE] > opened[AS_OWN] + CLOSE else colour_of(box)


def _opened(plan: SeerPlan, faces: Faces) -> float:
    """What a plan is worth once the predictions are made, from the dice that lie then."""
    if len(faces) == DICE:
        return plan.after(faces, 1)
    return float(plan.rotations()[faces]) if faces else plan.before()
