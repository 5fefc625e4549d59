"""Who may be the next Seer, and what scores are worth before that is known."""

import numpy as np

from stonehenge.dice import rules
from stonehenge.dice.rules import NONE, NUMBERS
from stonehenge.kernels import compiled
from stonehenge.kernels.dice.numbers import Floats, Number, fill
from stonehenge.kernels.dice.solve.scoring import SCORES
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.net.policies import Policy, value_scores
from stonehenge.players.dice.net.standing import Round, Standing


@compiled
def role_chances(
    policy: Policy, st: Standing, seat: Number, now: Round, box: Number, into: Floats
) -> None:
    """Fills in the chance of every seat to be the next Seer, if this seat predicts a box now."""
    fill(into, 0.0)
    boxes = now.boxes.copy()
    if seat != st.seer:
        boxes[seat] = box
    later, waiting = 0, np.empty(SEATS, np.int64)
    for step in range(1, st.seats):
        other = (st.seer + step) % st.seats
        if boxes[other] == NONE:
            waiting[later] = other
            later += 1
    leading, number = rules.leader(st.seer, boxes[: st.seats])
    into[leading] += policy.roles[later, number, 0]
    for i in range(later):
        into[waiting[i]] += policy.roles[later, number, 1 + i]


@compiled
def mix_by_seer(
    st: Standing, chances: Floats, by_seer: Floats, number: Number, into: Floats
) -> None:
    """Fills in the values of scores, mixed by the chances of the next Seer."""
    fill(into, 0.0)
    for other in range(st.seats):
        if chances[other] > 0:
            for score in range(SCORES):
                into[score] += chances[other] * by_seer[other, number - 1, score]


@compiled
def values_by_seer(policy: Policy, st: Standing, seat: Number) -> Floats:
    """By next Seer and column: the values of scores to a seat."""
    rows = np.empty((st.seats, NUMBERS, SCORES))
    for other in range(st.seats):
        value_scores(policy, st, seat, other, 0, 0, rows[other])
    return rows
