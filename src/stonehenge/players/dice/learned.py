"""The dice players `sage` and `archmage`: a round solved exactly, for what was learned of sheets.

What a score is worth is the chance to win the game after it (and a little for points), as a small
net sees it that learned from whole games (see `stonehenge.training`). The archmage also minds what
its rolls give to others: what helps a rival takes from the own chances. And before it predicts, it
asks itself what the others will predict after it.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np

from stonehenge.dice.rules import DICE, NONE, NUMBERS, number_of
from stonehenge.dice.scoring import prediction_name
from stonehenge.dice.state import (
    COLOURS,
    FACES,
    NUMBER,
    Choice,
    Cross,
    Decision,
    Leave,
    Predict,
    Prediction,
    Reroll,
    Rerolls,
    Rotate,
    Rotations,
    Score,
    Stay,
    Stop,
    View,
    Wizard,
)
from stonehenge.kernels.dice.numbers import Floats
from stonehenge.kernels.dice.solve.advice import SeerPlan
from stonehenge.kernels.dice.solve.kinds import WORTHS
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.net.foresight import considered
from stonehenge.players.dice.net.outlook import (
    FEATURES,
    Minds,
    describe,
    judge,
    outlook,
    scored_points,
    scored_xs,
)
from stonehenge.players.dice.net.thoughts import (
    dice_to_roll,
    likely_wizards,
    role_chances,
    rotation,
    score_now,
    seer_plan,
    seer_row,
    stay_worth,
)
from stonehenge.players.dice.net.weights import learned, shipped
from stonehenge.players.dice.numbers import (
    card_of,
    next_seer_of,
    record_of,
    round_of,
    seat_of,
    standing_of,
    still_in,
)
from stonehenge.players.dice.reasons import reasons
from stonehenge.players.reasons import Reasons
from stonehenge.vocabulary import Seat

SPOIL: Final = 0.8
"""How much of what a rival gains is counted as a loss."""
FORESIGHT: Final = 0.5
"""How far others are taken to predict as the player would in their place."""
_CLOSE: Final = 1e-9


class DiceLearned:
    """Plays every round for the game, by what it has learned of sheets."""

    def __init__(self, spoil: float = SPOIL, foresight: float = FORESIGHT) -> None:
        self._spoil = spoil
        self._foresight = foresight

    def minds(self, view: View) -> Minds:
        """What it knows of tables like this."""
        options = view.options
        return _minds(options.target, options.seats, self._spoil, self._foresight)

    def choose(self, view: View, legal: Sequence[Choice]) -> Decision:
        """A legal action for this view."""
        first = legal[0]
        if isinstance(first, Rotations):
            return self._rotate(view)
        if isinstance(first, Predict):
            values = self.predictions(view, legal)
            return Predict(max(values, key=values.__getitem__))
        if isinstance(first, Cross):
            return largest_cross(view, legal)
        if isinstance(first, Wizard):
            return self._name_wizards(view)
        if isinstance(first, Stop | Rerolls):
            return self._roll_on(view)
        return self._leave_or_score(view, isinstance(first, Stay))

    def reasons(self, view: View, legal: Sequence[Choice]) -> Reasons:
        """What it expects of each legal action, the one it takes first."""
        return reasons(self, view, legal)

    def row(self, view: View, seat: Seat, box: int) -> Floats:
        """What scores in a box are worth to a seat, mixed by who may be the next Seer."""
        st, card, minds = standing_of(view), record_of(view), self.minds(view)
        rows, number = np.zeros((NUMBERS, WORTHS)), number_of(box)
        worth = np.zeros(WORTHS)
        for other, chance in enumerate(self._next_seers(view, seat, box)):
            if chance > 0:
                outlook(st, minds, 0, seat, other, card, 0, number, rows)
                worth += chance * rows[number - 1]
        return worth

    def win_row(self, view: View, seat: Seat, box: int) -> Floats:
        """The chance to win after each of these scores."""
        st, card, minds = standing_of(view), record_of(view), self.minds(view)
        seen, wins, number = np.zeros(FEATURES), np.zeros(WORTHS), number_of(box)
        for other, chance in enumerate(self._next_seers(view, seat, box)):
            for entry in range(WORTHS if chance > 0 else 0):
                xs, gain = scored_xs(card, entry, number), scored_points(card, entry, number)
                describe(st, seat, box, xs, gain, max(0, entry - DICE), other, seen)
                wins[entry] += chance * judge(minds, 0, seen)[0]
        return wins

    def _next_seers(self, view: View, seat: Seat, box: int) -> Floats:
        """The chance of every seat to be the next Seer, if this seat has a box."""
        chances = np.zeros(SEATS)
        if view.next_seer is not None:
            chances[view.next_seer] = 1
        else:
            now, minds = round_of(view), self.minds(view)
            role_chances(standing_of(view), minds, 0, seat, now, box, chances)
        return chances

    def wizards_for(self, view: View, box: int) -> int:
        """What Wizards count as if the Seer has this box."""
        assert view.seer is not None
        now = round_of(view)
        now.boxes[view.seer] = box
        row = self.row(view, view.seer, box)
        return likely_wizards(standing_of(view), row, now, record_of(view))

    def plan(self, view: View) -> SeerPlan:
        """The Seer's plan, once the Wizard Colour is settled."""
        st, now, card = standing_of(view), round_of(view), record_of(view)
        next_seer, minds = next_seer_of(view), self.minds(view)
        if view.seat != view.seer:  # a guest takes the Seer for one who minds its own sheet
            minds = minds._replace(prices=np.zeros_like(minds.prices))
        solved = seer_plan(st, minds, 0, now, card, next_seer, now.wizards, still_in(view))
        return SeerPlan(card_of(view), *solved)

    def predictions(self, view: View, legal: Sequence[Choice]) -> dict[Prediction, float]:
        """What each box that may be predicted is worth; -inf if it was not looked at closely."""
        allowed = sum(1 << _box(choice.box) for choice in legal if isinstance(choice, Predict))
        values = self._box_values(view, allowed)
        return {
            prediction_name(box): float(value)
            for box, value in enumerate(values)
            if allowed >> box & 1
        }

    def _box_values(self, view: View, allowed: int) -> Floats:
        st, now, card = standing_of(view), round_of(view), record_of(view)
        return considered(st, self.minds(view), 0, seat_of(view), now, card, allowed)

    def leaving(self, view: View) -> tuple[float, float]:
        """What it is worth to leave with the roll that lies, and to stay beside the Seer."""
        st, now, card = standing_of(view), round_of(view), record_of(view)
        seat, minds = seat_of(view), self.minds(view)
        stay = stay_worth(st, minds, 0, seat, now, card, next_seer_of(view))
        return max(self.scores(view)), stay

    def scores(self, view: View) -> tuple[float, float]:
        """What a plain score of the roll that lies is worth, and a Jester Score."""
        st, now, card, seat = standing_of(view), round_of(view), record_of(view), seat_of(view)
        row = seer_row(st, self.minds(view), 0, seat, now, card, next_seer_of(view))
        return score_now(row, st, seat, now, card)

    def _rotate(self, view: View) -> Rotate:
        st, now, card, seat = standing_of(view), round_of(view), record_of(view), seat_of(view)
        one, other = rotation(st, self.minds(view), 0, seat, now, card, int(st.free[seat]))
        return Rotate(((0, FACES[one]), (1, FACES[other])))

    def _name_wizards(self, view: View) -> Wizard:
        """The own colour; if Wizards are better elsewhere, that which helps fewest."""
        assert view.seer is not None
        own = view.predictions[view.seer]
        assert own is not None
        if self.wizards_for(view, _box(own)) != NONE:
            return Wizard(own[1])
        named = [box[1] for box in view.predictions if box]
        others = [colour for colour in COLOURS if colour != own[1]]
        return Wizard(min(others, key=named.count))

    def _roll_on(self, view: View) -> Decision:
        again = dice_to_roll(self.plan(view).plan, round_of(view))
        dice = tuple(die for die in range(DICE) if again >> die & 1)
        return Reroll(dice) if dice else Stop()

    def _leave_or_score(self, view: View, may_stay: bool) -> Decision:
        plain, jester = self.scores(view)
        if not may_stay:
            return Score(jester > plain)
        leave, stay = self.leaving(view)
        return Leave(jester > plain) if leave > stay + _CLOSE else Stay()


def largest_cross(view: View, legal: Sequence[Choice]) -> Decision:
    """Crosses out the largest minus of the colour."""
    own = view.predictions[seat_of(view)]
    assert own is not None
    row = view.sheets[seat_of(view)].rows[NUMBER[own[1]]]
    minus = {None: 0} | {n: mark for n, mark in enumerate(row, 1) if isinstance(mark, int)}
    crosses = [choice for choice in legal if isinstance(choice, Cross)]
    return max(crosses, key=lambda cross: minus[cross.number])


def _box(box: Prediction) -> int:
    return NUMBER[box[1]] * NUMBERS + box[0] - 1


@cache
def _minds(target: int, seats: int, spoil: float, foresight: float) -> Minds:
    return learned(shipped(target), seats, spoil, foresight)
