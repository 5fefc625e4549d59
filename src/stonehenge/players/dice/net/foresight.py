"""Predictions with foresight: who will be the next Seer, found by asking those who predict later.

Without it a mind knows only how often the leader of an auction keeps the lead. With it the mind
predicts for the others as it would in their place, for each of the boxes it likes best, and mixes
what comes of that with what it knows of others in general.
"""

from typing import Any, Final

import numpy as np

from stonehenge.dice import rules
from stonehenge.dice.rules import BOXES, NONE, NUMBERS, colour_of, number_of
from stonehenge.kernels import compiled
from stonehenge.kernels.dice.numbers import FACES, Floats, Ints, Number, Record
from stonehenge.kernels.dice.solve.kinds import WORTHS, copy_row
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.net.outlook import FORESIGHT, Minds, Standing
from stonehenge.players.dice.net.thoughts import (
    SIX,
    Round,
    all_outlooks,
    allow,
    guest_values,
    opened,
    own_rows,
    predictions,
    role_chances,
    seer_openings,
    seer_plan,
)

_LIKED: Final = 6
"""How many boxes are looked at more closely."""


@compiled
def leader(seats: Number, seer: Number, boxes: Any) -> tuple[int, int]:
    """Who would be the next Seer so far, and with which number."""
    found, highest = seer, 0
    for step in range(1, seats):
        seat = (seer + step) % seats
        other = boxes[seat] != NONE and colour_of(boxes[seat]) != colour_of(boxes[seer])
        if other and number_of(boxes[seat]) > highest:
            found, highest = seat, number_of(boxes[seat])
    return found, highest


@compiled
def foreseen(
    st: Standing, minds: Minds, who: Number, seat: Number, now: Round, card: Record, box: Number,
    told: Ints,
) -> int:  # fmt: skip
    """The next Seer, if a seat predicts a box and all others do as this mind would.

    Fills in what all would have told.
    """
    called, seen = 0, now.boxes.copy()
    if seat == now.seer or not card.secret:
        seen[seat] = box
    for other in range(st.seats):
        if seen[other] != NONE:
            called |= 1 << seen[other]
    copy_row(seen, told)
    told[seat] = box
    for step in range(1, st.seats):
        other = (now.seer + step) % st.seats
        if told[other] != NONE:
            continue
        allowed = rules.allowed_boxes(st.free[other], called)
        then = Round(now.seer, seen, now.wizards, now.faces, now.made)
        told[other] = np.argmax(predictions(st, minds, who, other, then, card, allowed))
        if not card.secret:
            seen[other] = told[other]
            called |= 1 << told[other]
    return leader(st.seats, now.seer, told)[0]


@compiled
def liked(values: Floats) -> Floats:
    """The best boxes, by what they are worth; the others are -inf."""
    chosen, rest = np.full(BOXES, -np.inf), values.copy()
    for _ in range(_LIKED):
        best = np.argmax(rest)
        chosen[best] = rest[best]
        rest[best] = -np.inf
    return chosen


@compiled
def considered(
    st: Standing, minds: Minds, who: Number, seat: Number, now: Round, card: Record,
    allowed: Number,
) -> Floats:  # fmt: skip
    """What each box is worth to a seat, with the foresight of its mind; the others are -inf."""
    values = predictions(st, minds, who, seat, now, card, allowed)
    trust = minds.prices[who, FORESIGHT]
    if trust == 0 or not minds.learned[who]:
        return values
    by_seer = all_outlooks(st, minds, who, seat, card)
    chances, rows = np.empty(SEATS), np.zeros((_LIKED, WORTHS))
    best, told, spoilt = liked(values), np.empty(SEATS, np.int64), np.zeros(BOXES)
    columns, asked = np.full(BOXES, NONE), 0
    for box in range(BOXES):
        if best[box] == -np.inf:
            continue
        role_chances(st, minds, who, seat, now, box, chances)
        for other in range(st.seats):
            chances[other] *= 1 - trust
        next_seer = foreseen(st, minds, who, seat, now, card, box, told)
        chances[next_seer] += trust
        if seat == now.seer:
            spoilt[box] = spoiling(st, minds, who, now, card, told, next_seer)
        own_rows(st, chances, by_seer, number_of(box), rows[asked])
        columns[box] = asked
        asked += 1
    if seat == now.seer:
        values = _seer_values(st, seat, now, card, rows, columns)
        for box in range(BOXES):
            values[box] += spoilt[box]
    else:
        values = guest_values(st, minds, who, seat, now, card, rows[:asked], columns)
    allow(st, minds, who, seat, card, allowed, values)
    return values


@compiled
def _seer_values(
    st: Standing, seat: Number, now: Round, card: Record, rows: Floats, columns: Any
) -> Floats:
    values, by_number = np.full(BOXES, -np.inf), np.zeros((NUMBERS, WORTHS))
    for box in range(BOXES):
        if columns[box] != NONE:
            by_number[number_of(box) - 1] = rows[columns[box]]
            both = seer_openings(by_number, st, seat, now.faces, card, number_of(box))[box]
            values[box] = max(both[0], both[1])
    return values


@compiled
def spoiling(
    st: Standing, minds: Minds, who: Number, now: Round, card: Record, told: Ints,
    next_seer: Number,
) -> float:  # fmt: skip
    """What the Seer loses by what the others get, if these are the predictions."""
    then = Round(now.seer, told, now.wizards, now.faces, now.made)
    wizards = now.wizards
    if card.chooses_wizard_colour:
        wizards = colour_of(told[now.seer])
    elif wizards == NONE:
        wizards = card.wizard_colour
    faces = np.arange(FACES)
    both = np.empty(2)
    for case in range(2):
        still_in = ((1 << st.seats) - 1) if case else 0
        _, ahead, value, _ = seer_plan(st, minds, who, then, card, next_seer, wizards, still_in)
        both[case] = opened(ahead, value, SIX, faces, now.faces, card)
    return float(both[1] - both[0])
