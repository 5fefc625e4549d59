"""Why a dice player does what it does: points, exact predictions and wins behind each choice.

A player says what every score would be worth to a seat, as a row: of missing a prediction by 0 to
7, then of a Jester Score with 1 to 5 Jesters. From there the exact tables tell what each choice
leads to, if the seat goes on as it likes best and the Seer keeps to the best plan.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol

import numpy as np
from msgspec import Struct

from stonehenge.dice import rules
from stonehenge.dice.legality import expand
from stonehenge.dice.magic import Magic
from stonehenge.dice.rules import DICE, EVERY, JESTER, NONE, WIZARD, colour_of, number_of
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
from stonehenge.kernels.dice.numbers import Floats, Ints, numbers_of
from stonehenge.kernels.dice.rolls import FULL, HANDFULS, handful, roll_number
from stonehenge.kernels.dice.solve.advice import Beside, SeerPlan, beside, expect, solve
from stonehenge.kernels.dice.solve.kinds import WORTHS
from stonehenge.kernels.dice.solve.solution import expect_columns
from stonehenge.players.dice.net.outlook import scored_points
from stonehenge.players.dice.net.thoughts import SIX_SHOWN
from stonehenge.players.dice.numbers import card_of, faces_of, seat_of
from stonehenge.players.reasons import Reason, Reasons
from stonehenge.vocabulary import Seat

_POINTS, _EXACT, _WIN = range(3)


class Judge(Protocol):
    """What a player must say for its reasons to be found."""

    def choose(self, view: View, legal: Sequence[Choice], /) -> Decision:
        """A legal action."""

    def row(self, view: View, seat: Seat, box: int, /) -> Floats:
        """What scores in a box are worth to a seat."""

    def win_row(self, view: View, seat: Seat, box: int, /) -> Floats | None:
        """The chance to win after each of these scores, for who judges by it."""

    def wizards_for(self, view: View, box: int, /) -> int:
        """What Wizards count as if the Seer has this box; what is named, or will be."""

    def plan(self, view: View, /) -> SeerPlan:
        """The Seer's plan, once the Wizard Colour is settled."""


class Aim(Struct, frozen=True):
    """A seat with a box: what rolls come to for it."""

    worth: Floats
    """By roll: what it likes best."""
    means: Floats
    """By roll: points, whether exact, and the chance to win of what it likes best."""


def reasons(judge: Judge, view: View, legal: Sequence[Choice]) -> Reasons:
    """What a player expects of each legal action, the one it takes first."""
    actions = [action for choice in legal for action in _shown(choice)]
    chosen = judge.choose(view, legal)
    ahead = _ahead(judge, view) if isinstance(chosen, Stop | Reroll) else None
    judged = {action: _reason(judge, view, action, ahead) for action in {*actions, chosen}}
    wins = judge.win_row(view, seat_of(view), 0) is not None
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


def _reason(judge: Judge, view: View, action: Decision, ahead: Floats | None) -> Reason:
    seat = seat_of(view)
    if isinstance(action, Predict):
        means = _predicted(judge, view, rules.box_of(action.box[0], NUMBER[action.box[1]]))
    elif isinstance(action, Cross | Rotate):
        return Reason(action=action)
    elif isinstance(action, Wizard):
        means = _named(judge, view, NUMBER[action.colour])
    elif isinstance(action, Stop | Reroll):
        assert ahead is not None
        again = action.dice if isinstance(action, Reroll) else ()
        faces = _faces(view)
        means = ahead[handful(tuple(face for die, face in enumerate(faces) if die not in again))]
    elif isinstance(action, Stay):
        aim = aim_of(judge, view, seat, box_of(view, seat), wizards_named(judge, view))
        around = beside(judge.plan(view), aim.worth[:, None])
        means = around.expect(aim.means).staying(_faces(view), view.rolls)
    else:
        means = _scored(judge, view, action)
    win = None if judge.win_row(view, seat, 0) is None else float(means[_WIN])
    return Reason(action=action, points=float(means[_POINTS]), exact=float(means[_EXACT]), win=win)


def box_of(view: View, seat: Seat) -> int:
    """The box that a seat has predicted."""
    prediction = view.predictions[seat]
    assert prediction is not None
    return rules.box_of(prediction[0], NUMBER[prediction[1]])


def wizards_named(judge: Judge, view: View) -> int:
    """What Wizards count as in this round."""
    assert view.seer is not None
    return judge.wizards_for(view, box_of(view, view.seer))


def found_in(card: Magic, box: int, wizards: int) -> Ints:
    """How many dice every full roll has for a box."""
    colour = colour_of(box)
    found = SIX_SHOWN[:, colour] + card.extra + card.jester_worth * SIX_SHOWN[:, JESTER]
    if wizards in (EVERY, colour):
        found = found + SIX_SHOWN[:, WIZARD]
    return np.asarray(found)


def aim_of(judge: Judge, view: View, seat: Seat, box: int, wizards: int) -> Aim:
    """What every full roll comes to for a seat with a box."""
    card, row, number = card_of(view), judge.row(view, seat, box), number_of(box)
    missed = np.abs(found_in(card, box, wizards) - number)
    jesters = SIX_SHOWN[:, JESTER]
    used, when_exact = used_boxes(view, seat), view.options.jester_when_exact
    possible = np.array(
        [
            [rules.jester_score_possible(used, found, exact, when_exact) for exact in (False, True)]
            for found in range(DICE + 1)
        ]
    )[jesters, (missed == 0).astype(int)]
    by_jester = np.where(possible, DICE + jesters, 0)
    entry = np.where(possible & (row[by_jester] > row[missed]), by_jester, missed)
    return Aim(row[entry], _means(judge, view, seat, box)[entry])


def _means(judge: Judge, view: View, seat: Seat, box: int) -> Floats:
    """By entry of a row: its points, whether it is exact, and the chance to win."""
    number, card = number_of(box), numbers_of(card_of(view))
    means = np.zeros((WORTHS, 3))
    means[:, _POINTS] = [scored_points(card, entry, number) for entry in range(WORTHS)]
    means[0, _EXACT] = 1
    wins = judge.win_row(view, seat, box)
    if wins is not None:
        means[:, _WIN] = wins
    return means


def used_boxes(view: View, seat: Seat) -> int:
    """The mask of a seat's used Jester boxes."""
    row = view.sheets[seat].jester_row
    return sum(1 << jesters for jesters, mark in enumerate(row, 1) if mark)


def _faces(view: View) -> tuple[int, ...]:
    return tuple(int(face) for face in faces_of(view) if face != NONE)


def _opened(around: Beside, view: View) -> Floats:
    """The means of a round from the dice that lie before the rolling."""
    faces = _faces(view)
    if len(faces) == DICE:
        return around.staying(faces, view.rolls)
    if faces:
        return around.rotated(*faces)
    if around.plan.card.opening == "rotate":
        pairs = around.opening[1, HANDFULS.first[2] : HANDFULS.first[3]]
        means: Floats = pairs[
            np.argmax(around.plan.ahead[1, HANDFULS.first[2] : HANDFULS.first[3]])
        ]
        return means
    return around.before()


def _predicted(judge: Judge, view: View, box: int) -> Floats:
    seat = seat_of(view)
    if seat == view.seer:
        return _named_box(judge, view, box, judge.wizards_for(view, box))
    assert view.seer is not None
    seers, wizards = box_of(view, view.seer), wizards_named(judge, view)
    seer = aim_of(judge, view, view.seer, seers, wizards)
    plan = solve(seer.worth, card_of(view), number_of(seers))
    aim = aim_of(judge, view, seat, box, wizards)
    return _opened(beside(plan, aim.worth[:, None]).expect(aim.means), view)


def _named_box(judge: Judge, view: View, box: int, wizards: int) -> Floats:
    aim = aim_of(judge, view, seat_of(view), box, wizards)
    plan = solve(aim.worth, card_of(view), number_of(box))
    return _opened(expect(plan, aim.means), view)


def _named(judge: Judge, view: View, colour: int) -> Floats:
    return _named_box(judge, view, box_of(view, seat_of(view)), colour)


def _ahead(judge: Judge, view: View) -> Floats:
    """By handful kept: the means of rolling the other dice and going on by plan, or of a stop."""
    seat = seat_of(view)
    aim = aim_of(judge, view, seat, box_of(view, seat), wizards_named(judge, view))
    after = expect(judge.plan(view), aim.means).stay[view.rolls + 1]
    ahead = np.concatenate([np.zeros((FULL, after.shape[1])), after])
    expect_columns(ahead, HANDFULS.plus)
    ahead[FULL:] = aim.means
    return ahead


def _scored(judge: Judge, view: View, action: Decision) -> Floats:
    """The means of a score of the roll that lies."""
    assert isinstance(action, Leave | Score)
    seat = seat_of(view)
    box, faces = box_of(view, seat), _faces(view)
    found = found_in(card_of(view), box, wizards_named(judge, view))[roll_number(faces)]
    entry = abs(int(found) - number_of(box))
    if action.jester:
        entry = DICE + rules.showing(faces, JESTER)
    means: Floats = _means(judge, view, seat, box)[entry]
    return means
