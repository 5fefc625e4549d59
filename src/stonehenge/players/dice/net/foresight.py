"""Predictions with foresight: who will be the next Seer, if those who predict later do it likewise.

Without it a policy knows only how often the leader of the predictions keeps the lead. With it the
policy predicts for the others as it would in their place, for each of the boxes it likes best, and
mixes what comes of that with what it knows of others in general.
"""

from typing import Final, NamedTuple

import numpy as np

from stonehenge.dice import rules
from stonehenge.dice.rules import BOXES, NONE, NUMBERS, colour_of, number_of
from stonehenge.kernels import compiled, inlined
from stonehenge.kernels.dice.numbers import FACES, Floats, Ints, Number, Numbers, copy_row
from stonehenge.kernels.dice.rolls import HANDFULS
from stonehenge.kernels.dice.solve.scoring import SCORES
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.net.decisions import (
    first_best,
    guest_values,
    keep_allowed,
    opened,
    predictions,
    seer_openings,
    seer_plan,
)
from stonehenge.players.dice.net.policies import Policy
from stonehenge.players.dice.net.roles import mix_by_seer, role_chances, values_by_seer
from stonehenge.players.dice.net.standing import Round, Standing

_CLOSER: Final = 6
"""How many boxes are looked at more closely."""


class Closer(NamedTuple):
    """The boxes that are looked at more closely."""

    columns: Ints
    """By box: its row among the values, NONE for a box that is not looked at."""
    rows: Floats
    """The values of scores, a row for each box."""
    spoilt: Floats
    """By box: what the Seer loses by what the others get."""


@inlined
def foreseen(
    policy: Policy, st: Standing, seat: Number, now: Round, box: Number, told: Numbers
) -> int:
    """The next Seer, if a seat predicts a box and all others do as this policy would.

    Fills in what all would have told.
    """
    seen = now.boxes.copy()
    if seat == st.seer or not st.cards[0].secret:
        seen[seat] = box
    copy_row(seen, told)
    told[seat] = box
    for step in range(1, st.seats):
        other = (st.seer + step) % st.seats
        if told[other] != NONE:
            continue
        called = rules.called_boxes(seen[: st.seats])
        allowed = rules.allowed_boxes(st.free[other], called)
        then = Round(seen, now.wizards, now.faces, now.made)
        told[other] = first_best(predictions(policy, st, other, then, allowed))
        if not st.cards[0].secret:
            seen[other] = told[other]
    return int(rules.next_seer(st.seer, told[: st.seats]))


@compiled
def best_boxes(values: Floats) -> Floats:
    """The values of the boxes that are worth most; the others are -inf."""
    best_values, rest = np.full(BOXES, -np.inf), values.copy()
    for _ in range(_CLOSER):
        best = first_best(rest)
        if rest[best] == -np.inf:
            break
        best_values[best] = rest[best]
        rest[best] = -np.inf
    return best_values


@compiled
def considered(policy: Policy, st: Standing, seat: Number, now: Round, allowed: Number) -> Floats:
    """What each box is worth to a seat, with the policy's foresight; the others are -inf."""
    values = predictions(policy, st, seat, now, allowed)
    if policy.foresight == 0 or not policy.learned:
        return values
    closer = look_closer(policy, st, seat, now, best_boxes(values))
    if seat == st.seer:
        values = _seer_values(st, now, closer)
    else:
        values = guest_values(policy, st, seat, now, closer.rows, closer.columns)
    keep_allowed(policy, st, seat, allowed, values)
    return values


@inlined
def look_closer(policy: Policy, st: Standing, seat: Number, now: Round, values: Floats) -> Closer:
    """What scores are worth with each box that has a value, by the next Seer that is foreseen."""
    by_seer = values_by_seer(policy, st, seat)
    chances, told = np.empty(SEATS), np.empty(SEATS, np.int64)
    closer = Closer(np.full(BOXES, NONE), np.zeros((_CLOSER, SCORES)), np.zeros(BOXES))
    row = 0
    for box in range(BOXES):
        if values[box] == -np.inf:
            continue
        role_chances(policy, st, seat, now, box, chances)
        for other in range(st.seats):
            chances[other] *= 1 - policy.foresight
        next_seer = foreseen(policy, st, seat, now, box, told)
        chances[next_seer] += policy.foresight
        if seat == st.seer:
            closer.spoilt[box] = spoiling(policy, st, now, told, next_seer)
        mix_by_seer(st, chances, by_seer, number_of(box), closer.rows[row])
        closer.columns[box] = row
        row += 1
    return closer


@inlined
def _seer_values(st: Standing, now: Round, closer: Closer) -> Floats:
    values, by_column = np.full(BOXES, -np.inf), np.zeros((NUMBERS, SCORES))
    for box in range(BOXES):
        row = closer.columns[box]
        if row != NONE:
            copy_row(closer.rows[row], by_column[number_of(box) - 1])
            cases = seer_openings(by_column, st, st.seer, now.faces, number_of(box))[box]
            values[box] = max(cases[0], cases[1]) + closer.spoilt[box]
    return values


@compiled
def wizards_after(st: Standing, now: Round, told: Ints) -> int:
    """What Wizards will count as after predictions: a Seer who may choose takes the own colour."""
    if st.cards[0].chooses_wizard_colour:
        return int(colour_of(told[st.seer]))
    return int(st.cards[0].wizard_colour if now.wizards == NONE else now.wizards)


@inlined
def spoiling(policy: Policy, st: Standing, now: Round, told: Ints, next_seer: Number) -> float:
    """What the Seer loses by what the others get, if these are the predictions."""
    card, then = st.cards[0], Round(told, wizards_after(st, now, told), now.faces, now.made)
    alone_or_not, faces = np.empty(2), np.arange(FACES)
    for case in range(2):
        still_in = ((1 << st.seats) - 1) if case else 0
        _, ahead, value, _ = seer_plan(policy, st, then, next_seer, still_in)
        alone_or_not[case] = opened(ahead, value, HANDFULS, faces, now.faces, card)
    return float(alone_or_not[1] - alone_or_not[0])
