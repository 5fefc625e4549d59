"""Dice positions assessed: exact chances of every choice, valued as the archmage values them.

A round has so few rolls that all of them are counted. What a score is worth is the archmage's own
value: the chance to win the game after it. Choices are ranked as the archmage ranks them: by the
whole table that they lead to, and predictions also by rounds played out with fixed dice.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from stonehenge.coach.answers import Assessment, Choice, SeerWorth, Written, advisor
from stonehenge.coach.average import points_of_a_win
from stonehenge.dice import rules
from stonehenge.dice.legality import expand
from stonehenge.dice.rules import DICE
from stonehenge.dice.scoring import mark_name
from stonehenge.dice.state import (
    COLOURS,
    NUMBER,
    Cross,
    Decision,
    Leave,
    Phase,
    Predict,
    Reroll,
    Rotate,
    Score,
    Sheet,
    Stay,
    Stop,
    View,
)
from stonehenge.dice.state import Choice as Legal
from stonehenge.kernels.dice.numbers import Floats
from stonehenge.kernels.dice.solve.scoring import SCORES, mark_of
from stonehenge.players.dice.learned import DiceLearned
from stonehenge.players.dice.net.decisions import predictions
from stonehenge.players.dice.net.features import FEATURES, describe, scored_as
from stonehenge.players.dice.net.policies import evaluate
from stonehenge.players.dice.net.standing import round_of, standing_of
from stonehenge.players.dice.numbers import (
    box_number,
    box_of,
    minus_points,
    prediction_of,
    seat_of,
    shown_faces,
)
from stonehenge.players.dice.reasons import (
    EXACT,
    POINTS,
    SCORED,
    VALUE,
    WIN,
    kept_means,
    means_of,
    predicted_means,
)
from stonehenge.vocabulary import Seat

_NEVER: Final = 1e-9


class Valued(Struct, frozen=True):
    """A choice in the archmage's eyes."""

    action: Decision
    means: Floats
    """Points, exactness and the rest on average, as `players.dice.reasons` counts them."""
    worth: float
    """In games won."""


def assess(view: View, legal: Sequence[Legal], effort: float = 1.0, _seed: int = 0) -> Assessment:
    """Every legal choice with what it is worth; the numbers are exact at any effort."""
    player = DiceLearned()
    ranked = sorted(_valued(player, view, legal), key=lambda valued: -valued.worth)
    return Assessment(
        game="dice",
        seat=seat_of(view),
        round=view.round,
        advisor=advisor("dice"),
        effort=effort,
        worlds=0,
        choices=tuple(_choice(player, view, valued, ranked[0]) for valued in ranked),
        next_seer=_seer_worth(player, view, ranked[0]),
    )


def _valued(player: DiceLearned, view: View, legal: Sequence[Legal]) -> list[Valued]:
    actions = list(_different(legal))
    means = _means(player, view, actions)
    worths = _worths(player, view, legal, actions, means)
    return [Valued(*parts) for parts in zip(actions, means, worths, strict=True)]


def _different(legal: Sequence[Legal]) -> Iterable[Decision]:
    """All actions; of rotations that show the same, one of the first two dice."""
    for choice in legal:
        for action in expand(choice):
            if not isinstance(action, Rotate):
                yield action
                continue
            (die, face), (other, second) = action.dice
            if (die, other) == (0, 1) and NUMBER[face] <= NUMBER[second]:
                yield action


def _choice(player: DiceLearned, view: View, valued: Valued, best: Valued) -> Choice:
    """One choice; its chance to win stands to that of the best as its loss says."""
    behind = _behind(valued, best)
    return Choice(
        action=valued.action,
        points=float(valued.means[POINTS]),
        exact=float(valued.means[EXACT]),
        win=min(1.0, max(0.0, float(best.means[WIN]) - behind)),
        error=0.0,
        loss=behind * points_of_a_win(view.options),
        loss_error=0.0,
        writes=_writes(view, valued.action, valued.means[SCORED:]),
        next_seer=_next_seer(player, view, valued.action),
    )


def _behind(valued: Valued, best: Valued) -> float:
    """What a choice costs, in games won: no more than the own sheet loses by it.

    What a choice gives to the others helps to find the best one, but it is a rough guess.
    """
    own = float(best.means[VALUE] - valued.means[VALUE])
    return max(0.0, min(best.worth - valued.worth, own))


def _means(player: DiceLearned, view: View, actions: Sequence[Decision]) -> list[Floats]:
    """The means of every action, as `players.dice.reasons` counts them."""
    ahead = kept_means(player, view) if isinstance(actions[0], Stop | Reroll) else None
    ways: Mapping[type, Callable[[Any], Floats]] = {
        Cross: lambda cross: _crossed_means(player, view, cross),
        Rotate: lambda rotate: _rotated(player, view, rotate)[1],
    }
    plain = lambda action: means_of(player, view, action, ahead)  # noqa: E731
    return [ways.get(type(action), plain)(action) for action in actions]


def _worths(
    player: DiceLearned,
    view: View,
    legal: Sequence[Legal],
    actions: Sequence[Decision],
    means: Sequence[Floats],
) -> list[float]:
    """What the archmage takes each action to be worth, in games won."""
    first = actions[0]
    if isinstance(first, Predict):
        worth = _prediction_worths(player, view, legal)
        return [worth[action.box] for action in actions if isinstance(action, Predict)]
    if isinstance(first, Rotate):
        return [_rotated(player, view, turn)[0] for turn in actions if isinstance(turn, Rotate)]
    if isinstance(first, Stop | Reroll):
        decisions = player.plan(view).decisions(shown_faces(view), view.rolls)
        return [decisions[a.dice if isinstance(a, Reroll) else ()] for a in actions]
    if isinstance(first, Stay | Score):
        return [_scoring_worth(player, view, action) for action in actions]
    return [float(row[VALUE]) for row in means]


def _prediction_worths(player: DiceLearned, view: View, legal: Sequence[Legal]) -> dict[Any, float]:
    """By box; one that was not looked at closely is worth less than those that were."""
    closely = player.predictions(view, legal)
    least = min(value for value in closely.values() if value > -np.inf)
    allowed = sum(1 << box_number(box) for box in closely)
    st, now, policy = standing_of(view), round_of(view), player.policy(view)
    roughly = predictions(policy, st, seat_of(view), now, allowed)
    return {
        box: value if value > -np.inf else min(least, float(roughly[box_number(box)]))
        for box, value in closely.items()
    }


def _scoring_worth(player: DiceLearned, view: View, action: Decision) -> float:
    if isinstance(action, Stay):  # leaving is valued by the table, scores by the own sheet
        leave, stay = player.leaving(view)
        return max(player.scores(view)) + stay - leave
    assert isinstance(action, Leave | Score)
    return player.scores(view)[int(action.jester)]


def _rotated(player: DiceLearned, view: View, action: Rotate) -> tuple[float, Floats]:
    """What a rotation is worth with the best prediction after it, and its means."""
    faces = list(view.faces)
    for die, face in action.dice:
        faces[die] = face
    turned = replace(view, faces=tuple(faces), rolls=1, phase=Phase.PREDICT)
    free = [
        Predict((number, colour))
        for colour, row in zip(COLOURS, view.sheets[seat_of(view)].rows, strict=True)
        for number, mark in enumerate(row, 1)
        if mark is None
    ]
    values = player.predictions(turned, free)
    best = max(values, key=values.__getitem__)
    return values[best], predicted_means(player, turned, box_number(best))


def _crossed_means(player: DiceLearned, view: View, action: Cross) -> Floats:
    """The means of the round after a box was crossed out; its minus points are won back."""
    seat = seat_of(view)
    box = box_of(view, seat)
    if action.number is None:
        return predicted_means(player, view, box)
    row = NUMBER[prediction_of(view, seat)[1]]
    back = minus_points(view.sheets[seat].rows[row][action.number - 1])
    sheets = list(view.sheets)
    sheets[seat] = _with_cross(sheets[seat], row, action.number)
    means = predicted_means(player, replace(view, sheets=tuple(sheets)), box).copy()
    means[POINTS] += back
    return means


def _with_cross(sheet: Sheet, row: int, number: int) -> Sheet:
    rows = [list(marks) for marks in sheet.rows]
    rows[row][number - 1] = "C"
    return replace(sheet, rows=tuple(map(tuple, rows)))


def _writes(view: View, action: Decision, chances: Floats) -> tuple[Written, ...]:
    """Everything that may be written, the likeliest first."""
    number = _number(view, action)
    if number is None:
        return ()
    card = standing_of(view).cards[0]
    written = []
    for score in np.flatnonzero(chances > _NEVER):
        mark = mark_of(card, score, number)
        jesters = int(score) - DICE if score > DICE else None
        points = rules.points_of(mark, number)
        chance = float(chances[score])
        written.append(
            Written(mark=mark_name(mark), jester_box=jesters, points=points, chance=chance)
        )
    return tuple(sorted(_merged(written), key=lambda one: -one.chance))


def _merged(written: Iterable[Written]) -> Iterable[Written]:
    """The same with one entry for each thing that may be written."""
    together: dict[Any, Written] = {}
    for one in written:
        key = one.mark, one.jester_box
        before = together[key].chance if key in together else 0.0
        together[key] = replace(one, chance=before + one.chance)
    return together.values()


def _number(view: View, action: Decision) -> int | None:
    """The number that the seat has predicted, or would predict."""
    if isinstance(action, Predict):
        return action.box[0]
    prediction = view.predictions[seat_of(view)]
    return None if prediction is None else prediction[0]


def _next_seer(player: DiceLearned, view: View, action: Decision) -> float | None:
    if view.next_seer is not None or not isinstance(action, Predict):
        return None
    seat = seat_of(view)
    return float(player.next_seers(view, seat, box_number(action.box))[seat])


def _seer_worth(player: DiceLearned, view: View, best: Valued) -> SeerWorth | None:
    """What it is worth to be the next Seer with the scores that the best choice brings."""
    action = best.action
    if view.next_seer is not None or view.round == view.rounds or not isinstance(action, Predict):
        return None
    chances = best.means[SCORED:]
    wins = [_win_if(player, view, action.box[0], chances, other) for other in view.order]
    own = wins.pop(view.order.index(seat_of(view)))
    worth = own - sum(wins) / len(wins)
    return SeerWorth(worth, worth * points_of_a_win(view.options))


def _win_if(
    player: DiceLearned, view: View, number: int, chances: Floats, next_seer: Seat
) -> float:
    """The chance to win, if this seat is the next Seer."""
    st, policy, seen, win = standing_of(view), player.policy(view), np.zeros(FEATURES), 0.0
    for score in range(SCORES):
        if chances[score] > _NEVER:
            describe(st, seat_of(view), scored_as(st.cards[0], score, number), next_seer, seen)
            win += float(chances[score]) * evaluate(policy, seen)[0]
    return win
