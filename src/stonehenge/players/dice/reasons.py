"""Why a dice player does what it does: points, exact predictions and wins behind each choice.

A player says what every score would be worth to a seat: of missing a prediction by 0 to 7, then of
a Jester Score with 1 to 5 Jesters. From there the exact tables tell what each choice leads to, if
the seat goes on as it likes best and the Seer keeps to the best plan.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol

import numpy as np
from msgspec import Struct

from stonehenge.dice.legality import expand
from stonehenge.dice.rules import DICE, colour_of, number_of
from stonehenge.dice.state import (
    NUMBER,
    Choice,
    Cross,
    Decision,
    Leave,
    Predict,
    Reroll,
    Rotate,
    Score,
    Stay,
    Stop,
    View,
    Wizard,
)
from stonehenge.kernels.dice.numbers import Floats, counts_of, numbers_of
from stonehenge.kernels.dice.rolls import FULL, HANDFULS, handful
from stonehenge.kernels.dice.solve.advice import Beside, SeerPlan, beside, expect, solve
from stonehenge.kernels.dice.solve.scoring import SCORES, Scoring, best_scores, scores_on
from stonehenge.kernels.dice.solve.solution import expect_columns
from stonehenge.players.dice.net.features import scored_as
from stonehenge.players.dice.numbers import (
    box_number,
    box_of,
    card_of,
    seat_of,
    seer_of,
    shown_faces,
    used_boxes,
)
from stonehenge.players.reasons import Reason, Reasons
from stonehenge.vocabulary import Seat

POINTS, EXACT, WIN, VALUE, SCORED = range(5)
"""The means of a choice: points, whether exact, the chance to win, what the player values; from
SCORED on, the chance of each score."""


class Explainer(Protocol):
    """What a player must say so that its choices can be explained."""

    def choose(self, view: View, legal: Sequence[Choice], /) -> Decision:
        """A legal action."""

    def score_values(self, view: View, seat: Seat, box: int, /) -> Floats:
        """What each score in a box is worth to a seat."""

    def score_wins(self, view: View, seat: Seat, box: int, /) -> Floats | None:
        """The chance to win after each of these scores, for who judges by it."""

    def wizards_for(self, view: View, box: int, /) -> int:
        """What Wizards count as if the Seer has this box; what is named, or will be."""

    def plan(self, view: View, /) -> SeerPlan:
        """The Seer's plan, once the Wizard Colour is settled."""


class RollValues(Struct, frozen=True):
    """What every full roll comes to for a seat with a box."""

    worth: Floats
    """By roll: what the score that it likes best is worth."""
    means: Floats
    """By roll: the means of that score."""


def reasons(player: Explainer, view: View, legal: Sequence[Choice]) -> Reasons:
    """What a player expects of each legal action, the one it takes first."""
    actions = [action for choice in legal for action in _shown(choice)]
    chosen = player.choose(view, legal)
    ahead = kept_means(player, view) if isinstance(chosen, Stop | Reroll) else None
    judged = {action: _reason(player, view, action, ahead) for action in (*actions, chosen)}
    wins = player.score_wins(view, seat_of(view), 0) is not None
    rest = sorted(
        (reason for action, reason in judged.items() if action != chosen),
        key=lambda reason: -((reason.win if wins else reason.points) or 0.0),
    )
    return Reasons(choices=(judged[chosen], *rest))


def _shown(choice: Choice) -> Iterable[Decision]:
    """The actions behind a choice; of rotations, those of the first two dice are enough."""
    for action in expand(choice):
        if not isinstance(action, Rotate) or [die for die, _ in action.dice] == [0, 1]:
            yield action


def _reason(player: Explainer, view: View, action: Decision, ahead: Floats | None) -> Reason:
    if isinstance(action, Cross | Rotate):
        return Reason(action=action)
    means = means_of(player, view, action, ahead)
    win = None if player.score_wins(view, seat_of(view), 0) is None else float(means[WIN])
    return Reason(action=action, points=float(means[POINTS]), exact=float(means[EXACT]), win=win)


def means_of(player: Explainer, view: View, action: Decision, ahead: Floats | None) -> Floats:
    """The means of any choice but a rotation or a crossing out; re-rolls need `kept_means`."""
    seat = seat_of(view)
    if isinstance(action, Predict):
        return predicted_means(player, view, box_number(action.box))
    if isinstance(action, Wizard):
        return _named(player, view, NUMBER[action.colour])
    if isinstance(action, Stop | Reroll):
        assert ahead is not None
        again = action.dice if isinstance(action, Reroll) else ()
        faces = shown_faces(view)
        kept: Floats = ahead[
            handful(tuple(face for die, face in enumerate(faces) if die not in again))
        ]
        return kept
    if isinstance(action, Stay):
        own = roll_values(player, view, seat, box_of(view, seat), wizards_named(player, view))
        around = beside(player.plan(view), own.worth[:, None])
        return around.expect(own.means).staying(shown_faces(view), view.rolls)
    return _scored(player, view, action)


def wizards_named(player: Explainer, view: View) -> int:
    """What Wizards count as in this round."""
    return player.wizards_for(view, box_of(view, seer_of(view)))


def scoring_of(player: Explainer, view: View, seat: Seat, box: int, wizards: int) -> Scoring:
    """How a seat with a box scores rolls."""
    return Scoring(
        player.score_values(view, seat, box),
        number_of(box),
        colour_of(box),
        wizards,
        used_boxes(view.sheets[seat]),
        view.options.jester_when_exact,
        card_of(view).jester_worth,
        card_of(view).extra,
    )


def roll_values(player: Explainer, view: View, seat: Seat, box: int, wizards: int) -> RollValues:
    """What every full roll comes to for a seat with a box."""
    scoring = scoring_of(player, view, seat, box, wizards)
    scores = best_scores(scoring, HANDFULS.rolls)
    return RollValues(scoring.values[scores], _means(player, view, seat, box)[scores])


def _means(player: Explainer, view: View, seat: Seat, box: int) -> Floats:
    """By score: its means."""
    number, card = number_of(box), numbers_of(card_of(view))
    means = np.zeros((SCORES, SCORED + SCORES))
    means[:, POINTS] = [scored_as(card, score, number).points for score in range(SCORES)]
    means[0, EXACT] = 1
    means[:, VALUE] = player.score_values(view, seat, box)
    means[:, SCORED:] = np.eye(SCORES)
    wins = player.score_wins(view, seat, box)
    if wins is not None:
        means[:, WIN] = wins
    return means


def _opened(around: Beside, view: View) -> Floats:
    """The means of a round from the dice that lie before the rolling."""
    faces = shown_faces(view)
    if len(faces) == DICE:
        return around.staying(faces, view.rolls)
    if faces:
        return around.rotated(*faces)
    if around.plan.card.opening == "rotate":
        pairs = slice(HANDFULS.first[2], HANDFULS.first[3])
        means: Floats = around.opening[1, pairs][np.argmax(around.plan.ahead[1, pairs])]
        return means
    return around.before()


def predicted_means(player: Explainer, view: View, box: int) -> Floats:
    """The means of the round if the seat has this box."""
    seat = seat_of(view)
    if seat == view.seer:
        return _named_box(player, view, box, player.wizards_for(view, box))
    seers, wizards = box_of(view, seer_of(view)), wizards_named(player, view)
    seer = roll_values(player, view, seer_of(view), seers, wizards)
    plan = solve(seer.worth, card_of(view), number_of(seers))
    own = roll_values(player, view, seat, box, wizards)
    return _opened(beside(plan, own.worth[:, None]).expect(own.means), view)


def _named_box(player: Explainer, view: View, box: int, wizards: int) -> Floats:
    own = roll_values(player, view, seat_of(view), box, wizards)
    plan = solve(own.worth, card_of(view), number_of(box))
    return _opened(expect(plan, own.means), view)


def _named(player: Explainer, view: View, colour: int) -> Floats:
    return _named_box(player, view, box_of(view, seat_of(view)), colour)


def kept_means(player: Explainer, view: View) -> Floats:
    """By handful kept: the means of rolling the other dice and going on by plan, or of a stop."""
    seat = seat_of(view)
    own = roll_values(player, view, seat, box_of(view, seat), wizards_named(player, view))
    after = expect(player.plan(view), own.means).stay[view.rolls + 1]
    ahead = np.concatenate([np.zeros((FULL, after.shape[1])), after])
    expect_columns(ahead, HANDFULS.plus)
    ahead[FULL:] = own.means
    return ahead


def _scored(player: Explainer, view: View, action: Decision) -> Floats:
    """The means of a score of the roll that lies."""
    assert isinstance(action, Leave | Score)
    seat = seat_of(view)
    box = box_of(view, seat)
    scoring = scoring_of(player, view, seat, box, wizards_named(player, view))
    plain, jester = scores_on(scoring, counts_of(shown_faces(view)))
    means: Floats = _means(player, view, seat, box)[jester if action.jester else plain]
    return means
