"""The dice player `archmage`: a round solved exactly, for what was learned of sheets and tables.

What a score is worth is the chance to win the game after it (and a little for points), as a small
net estimates it that learned from whole games (see `stonehenge.training`). Before the archmage
predicts, it works out what the others will predict after it, and plays such rounds out. It rolls,
leaves and, at the end of a round, scores for the whole table that is left, by another net, which
sees what everybody gets.

The frozen players `archmage-1` and `sage-1` look at sheets alone: of what their rolls give to
others, they count a part as a loss. They and `archmage-2` keep the nets of an earlier training.
"""

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Final

import numpy as np

from stonehenge.dice.rules import DICE, NONE, NUMBERS, number_of
from stonehenge.dice.scoring import prediction_name
from stonehenge.dice.state import (
    COLOURS,
    FACES,
    Choice,
    Decision,
    Leave,
    Phase,
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
from stonehenge.kernels.dice.solve.advice import SeerPlan
from stonehenge.kernels.dice.solve.scoring import SCORES
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.choices import decide, first_best, least_helpful_wizard
from stonehenge.players.dice.net.decisions import (
    CLOSE,
    dice_to_roll,
    likely_wizards,
    rotation,
    score_now,
    seer_plan,
    stay_worth,
    values_of,
)
from stonehenge.players.dice.net.features import FEATURES, describe, scored_as
from stonehenge.players.dice.net.foresight import considered
from stonehenge.players.dice.net.policies import (
    Net,
    Policy,
    evaluate,
    looking_at_tables,
    value_scores,
)
from stonehenge.players.dice.net.roles import role_chances
from stonehenge.players.dice.net.standing import round_of, standing_now, standing_of
from stonehenge.players.dice.net.weights import NEWEST, learned, shipped, shipped_outlook
from stonehenge.players.dice.net.whole_rounds import (
    Table,
    leaving_and_staying,
    plan_for_table,
    table_of,
    with_whole_rounds,
    worth_of_scores,
)
from stonehenge.players.dice.numbers import (
    box_number,
    box_of,
    card_of,
    next_seer_of,
    prediction_of,
    seat_of,
    seer_of,
    still_in,
)
from stonehenge.players.dice.reasons import reasons
from stonehenge.players.reasons import Reasons
from stonehenge.vocabulary import Seat

SPOIL: Final = 0.8
"""How much of what a rival gains is counted as a loss."""
FORESIGHT: Final = 0.5
"""How far others are taken to predict as the player would in their place."""

ROUNDS: Final = 100
"""How many rounds are played out with each of the best boxes before a prediction."""


class DiceLearned:
    """Plays every round for the game, by what it has learned of sheets and tables."""

    scores_by_table: ClassVar = True
    """Whether who looks at the whole table does so at the end of a round, too."""

    def __init__(
        self,
        spoil: float = SPOIL,
        foresight: float = FORESIGHT,
        by_table: bool = True,
        rounds: int = ROUNDS,
        file: str = NEWEST,
    ) -> None:
        self._spoil = spoil
        self._foresight = foresight
        self._by_table = by_table
        """Whether it looks at the whole table after a round, or at the own sheet alone."""
        self._rounds = rounds
        self._file = file
        """Where what it has learned is kept."""

    def policy(self, view: View) -> Policy:
        """What it goes by at tables like this."""
        options = view.options
        policy = _policy(self._file, options.target, options.seats, self._spoil, self._foresight)
        return looking_at_tables(policy, self._rounds) if self._by_table else policy

    def choose(self, view: View, legal: Sequence[Choice]) -> Decision:
        """A legal action for this view."""
        return decide(self, view, legal)

    def predict(self, view: View, legal: Sequence[Choice]) -> Predict:
        """The box that is worth most."""
        return Predict(first_best(self.predictions(view, legal)))

    def rotate(self, view: View) -> Rotate:
        """The two faces that are best for the best box."""
        st, now, seat = standing_of(view), round_of(view), seat_of(view)
        one, other = rotation(self.policy(view), st, seat, now, int(st.free[seat]))
        return Rotate(((0, FACES[one]), (1, FACES[other])))

    def name_wizards(self, view: View) -> Wizard:
        """The own colour; if Wizards are better elsewhere, that which helps fewest."""
        seer = seer_of(view)
        own = prediction_of(view, seer)[1]
        if self.wizards_for(view, box_of(view, seer)) != NONE:
            return Wizard(own)
        return least_helpful_wizard(view, [colour for colour in COLOURS if colour != own])

    def roll_on(self, view: View, _legal: Sequence[Choice]) -> Decision:
        """The best re-roll, or a stop."""
        again = dice_to_roll(self.plan(view).kept, round_of(view))
        dice = tuple(die for die in range(DICE) if again >> die & 1)
        return Reroll(dice) if dice else Stop()

    def score(self, view: View, may_stay: bool) -> Decision:
        """Leaves if that is worth more than to stay."""
        plain, jester = self.scores(view)
        if not may_stay:
            return Score(jester > plain)
        leave, stay = self.leaving(view)
        return Leave(jester > plain) if leave > stay + CLOSE else Stay()

    def reasons(self, view: View, legal: Sequence[Choice]) -> Reasons:
        """What it expects of each legal action, the one it takes first."""
        return reasons(self, view, legal)

    def score_values(self, view: View, seat: Seat, box: int) -> Floats:
        """What each score in a box is worth to a seat, mixed by who may be the next Seer."""
        st, policy = standing_of(view), self.policy(view)
        rows, number = np.zeros((NUMBERS, SCORES)), number_of(box)
        values = np.zeros(SCORES)
        for other, chance in enumerate(self.next_seers(view, seat, box)):
            if chance > 0:
                value_scores(policy, st, seat, other, 0, number, rows)
                values += chance * rows[number - 1]
        return values

    def score_wins(self, view: View, seat: Seat, box: int) -> Floats:
        """The chance to win after each of these scores."""
        st, policy = standing_of(view), self.policy(view)
        seen, wins = np.zeros(FEATURES), np.zeros(SCORES)
        scores = [scored_as(st.cards[0], score, number_of(box)) for score in range(SCORES)]
        for other, chance in enumerate(self.next_seers(view, seat, box)):
            for score, scored in enumerate(scores if chance > 0 else ()):
                describe(st, seat, scored, other, seen)
                wins[score] += chance * evaluate(policy, seen)[0]
        return wins

    def next_seers(self, view: View, seat: Seat, box: int) -> Floats:
        """The chance of every seat to be the next Seer, if this seat has a box."""
        chances = np.zeros(SEATS)
        if view.next_seer is not None:
            chances[view.next_seer] = 1
        else:
            st, now = standing_of(view), round_of(view)
            role_chances(self.policy(view), st, seat, now, box, chances)
        return chances

    def wizards_for(self, view: View, box: int) -> int:
        """What Wizards count as if the Seer has this box."""
        seer, now = seer_of(view), round_of(view)
        now.boxes[seer] = box
        return likely_wizards(standing_of(view), now, self.score_values(view, seer, box))

    def plan(self, view: View) -> SeerPlan:
        """The Seer's plan, once the Wizard Colour is settled."""
        st, now, policy = standing_of(view), round_of(view), self.policy(view)
        if view.seat != view.seer:  # a guest expects the Seer to look at the own sheet alone
            policy = policy._replace(spoil=0.0)
        elif self._by_table:
            return SeerPlan(card_of(view), *plan_for_table(self._table(view), now))
        solved = seer_plan(policy, st, now, next_seer_of(view), still_in(view))
        return SeerPlan(card_of(view), *solved)

    def _outlook(self, view: View) -> Net:
        """What it knows of whole tables like this."""
        return shipped_outlook(view.options.target, view.options.seats, self._file)

    def _table(self, view: View) -> Table:
        """The table in the middle of a round."""
        return table_of(
            self.policy(view),
            self._outlook(view),
            standing_of(view),
            standing_now(view),
            round_of(view),
            next_seer_of(view),
            still_in(view),
        )

    def predictions(self, view: View, legal: Sequence[Choice]) -> dict[Prediction, float]:
        """What each box that may be predicted is worth; -inf if it was not looked at closely."""
        allowed = sum(
            1 << box_number(choice.box) for choice in legal if isinstance(choice, Predict)
        )
        values = self._box_values(view, allowed)
        return {
            prediction_name(box): float(value)
            for box, value in enumerate(values)
            if allowed >> box & 1
        }

    def _box_values(self, view: View, allowed: int) -> Floats:
        st, now, seat, policy = standing_of(view), round_of(view), seat_of(view), self.policy(view)
        values = considered(policy, st, seat, now, allowed)
        if self._by_table:
            values = with_whole_rounds(policy, self._outlook(view), st, seat, now, values)
        return values

    def leaving(self, view: View) -> tuple[float, float]:
        """What it is worth to leave with the roll that lies, and to stay beside the Seer."""
        st, now, seat = standing_of(view), round_of(view), seat_of(view)
        if self._by_table:
            return leaving_and_staying(self.policy(view), self._table(view), now, seat)
        stay = stay_worth(self.policy(view), st, seat, now, next_seer_of(view))
        return max(self.scores(view)), stay

    def scores(self, view: View) -> tuple[float, float]:
        """What a plain score of the roll that lies is worth, and a Jester Score."""
        st, now, seat = standing_of(view), round_of(view), seat_of(view)
        if self._by_table and self.scores_by_table and view.phase is Phase.SCORE:
            values = worth_of_scores(self._table(view), now, seat)
        else:
            values = values_of(self.policy(view), st, seat, now, next_seer_of(view))
        return score_now(st, seat, now, values)


class EarlierArchmage(DiceLearned):
    """The archmage of version 2: it scores by the own sheet alone."""

    scores_by_table = False


@cache
def _policy(file: str, target: int, seats: int, spoil: float, foresight: float) -> Policy:
    return learned(shipped(target, file), seats, spoil, foresight)
