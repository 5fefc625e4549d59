"""What a score is worth over the rest of the game: by fixed prices, or by a small learned net.

A net looks at a seat's own sheet as it would be after the round, and at the others' as they were
before it. Only few numbers change from one possible score to the next, so what they share is added
up once. Several minds lie in one stack of arrays; `who` is the index of one of them.
"""

from math import exp
from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge.dice import rules
from stonehenge.dice.rules import BONUS, BOXES, DICE, NUMBERS, ROUNDS
from stonehenge.kernels import compiled
from stonehenge.kernels.dice.numbers import Floats, Ints, Number, Record
from stonehenge.kernels.dice.solve.kinds import WORTHS, fill
from stonehenge.kernels.dice.state import SEATS

NEXT_SEER, PER_X, PER_NUMBER, SPOIL, FORESIGHT = range(5)
"""The prices of a mind; then how much it minds what others get, and how far it trusts in what it
foresees of their predictions."""
PRICES: Final = 5

_MOST: Final = 12
"""The most Xs that a sheet can lack."""
_COLUMNS: Final = 0
_FULL: Final = _COLUMNS + NUMBERS
_JESTER: Final = _FULL + NUMBERS
_MISSING: Final = _JESTER + NUMBERS
_POINTS: Final = _MISSING + _MOST + 1
_TURN: Final = _POINTS + 1
_LEFT: Final = _TURN + SEATS
_LEADER: Final = _LEFT + 5
_GAPS: Final = _LEADER + _MOST + 1
_SEER: Final = _GAPS + 6
_OTHERS: Final = _SEER + _MOST + 1
_SEATS: Final = _OTHERS + 6
_NOW: Final = _SEATS + SEATS - 1
FEATURES: Final = _NOW + SEATS + 1
HIDDEN: Final = 48
HEADS: Final = 2
"""The chance to win, before its sigmoid, and the points at the end, in tens."""
TENS: Final = 10.0
PER_POINT: Final = 0.005
"""What a point at the end is worth, in games won."""
_NINE: Final = 9.0


class Minds(NamedTuple):
    """Minds in a stack: prices for those that have not learned, nets for those that have."""

    learned: Ints
    prices: Floats
    layer: Floats
    bias: Floats
    out: Floats
    out_bias: Floats
    roles: Floats
    """By guests still to predict and leading number: the chances that the leader becomes the next
    Seer, or the first, second ... of them."""


class Standing(NamedTuple):
    """The table at the beginning of a round."""

    seats: int
    target: int
    magic: int
    when_exact: int
    round: int
    seer: int
    xs: Any
    points: Any
    """Without the bonus."""
    columns: Any
    """By seat and number: how many boxes are free."""
    used: Any
    free: Any
    minus: Any
    """By seat and colour: the largest minus."""


def new_standing(seats: int, target: int, magic: bool, when_exact: bool) -> Standing:
    """The table before the first round."""
    return Standing(
        seats,
        target,
        int(magic),
        int(when_exact),
        1,
        0,
        np.zeros(SEATS, np.int64),
        np.zeros(SEATS, np.int64),
        np.full((SEATS, NUMBERS), BOXES // NUMBERS),
        np.zeros(SEATS, np.int64),
        np.full(SEATS, (1 << BOXES) - 1),
        np.zeros((SEATS, BOXES // NUMBERS), np.int64),
    )


@compiled
def missing(target: Number, xs: Number) -> Number:
    """The Xs that a sheet lacks."""
    return min(max(target - xs, 0), _MOST)


@compiled
def describe(
    st: Standing, seat: Number, box: Number, xs: Number, gain: Number, jester: Number,
    next_seer: Number, into: Floats,
) -> None:  # fmt: skip
    """The numbers a net sees after a score: a box used (-1 for none), Xs, points, a Jester box."""
    fill(into, 0.0)
    for number in range(1, NUMBERS + 1):
        free = st.columns[seat, number - 1] - (box >= 0 and rules.number_of(box) == number)
        into[_COLUMNS + number - 1] = free / 4
        into[_FULL + number - 1] = 1.0 if free == 0 else 0.0
        if st.used[seat] >> number & 1 or jester == number:
            into[_JESTER + number - 1] = 1.0
    lacks = missing(st.target, st.xs[seat] + xs)
    into[_MISSING + lacks] = 1.0
    points = st.points[seat] + gain + (BONUS if lacks == 0 else 0)
    into[_POINTS] = points / TENS
    into[_TURN + (seat - next_seer + st.seats) % st.seats] = 1.0
    left = ROUNDS - st.round
    into[_LEFT] = left / ROUNDS
    if left < 4:
        into[_LEFT + 1 + left] = 1.0
    _describe_others(st, seat, points, next_seer, into)
    if jester and not st.used[seat] >> jester & 1:
        into[_OTHERS + 5] += 0.2


@compiled
def _describe_others(
    st: Standing, seat: Number, points: Number, next_seer: Number, into: Floats
) -> None:
    leader, second, best, total, lack = -1, _MOST, -1000, 0, 0
    high = 0
    for step in range(1, st.seats):
        other = (seat + step) % st.seats
        lacks = missing(st.target, st.xs[other])
        best = max(best, st.points[other])
        total += st.points[other]
        lack += lacks
        high += st.columns[other, 3] + st.columns[other, 4]
        if leader < 0:
            leader = other
        else:
            front = missing(st.target, st.xs[leader])
            if lacks < front or (lacks == front and st.points[other] > st.points[leader]):
                second = min(second, front)
                leader = other
            else:
                second = min(second, lacks)
    others = st.seats - 1
    into[_LEADER + missing(st.target, st.xs[leader])] = 1.0
    into[_GAPS] = second / _NINE
    into[_GAPS + 1] = lack / others / _NINE
    into[_GAPS + 2] = (points - best) / TENS
    into[_GAPS + 3] = (points - st.points[leader]) / TENS
    into[_GAPS + 4] = (points - total / others) / TENS
    if next_seer != seat:
        into[_GAPS + 5] = (points - st.points[next_seer]) / TENS
        into[_SEER + missing(st.target, st.xs[next_seer])] = 1.0
        into[_OTHERS + 1] = 1.0 if next_seer == leader else 0.0
    into[_OTHERS] = 1.0 if st.magic else 0.0
    into[_OTHERS + 2] = high / others / 8
    into[_OTHERS + 3] = (st.columns[leader, 3] + st.columns[leader, 4]) / 8
    into[_OTHERS + 4] = rules.jester_scores(st.used[leader]) / 5
    into[_OTHERS + 5] = rules.jester_scores(st.used[seat]) / 5
    into[_SEATS + st.seats - 2] = 1.0
    # what the Seer of this round gets out of it is not on the sheets yet
    into[_NOW + (seat - st.seer + st.seats) % st.seats] = 1.0
    into[_NOW + SEATS] = 1.0 if leader == st.seer else 0.0


@compiled
def judge(minds: Minds, who: Number, features: Floats) -> tuple[float, float]:
    """The chance to win and the points at the end, as a net sees them."""
    win, points = minds.out_bias[who, 0], minds.out_bias[who, 1]
    for unit in range(minds.bias.shape[1]):
        felt = minds.bias[who, unit]
        for i in range(FEATURES):
            if features[i] != 0.0:
                felt += features[i] * minds.layer[who, i, unit]
        if felt > 0:
            win += felt * minds.out[who, 0, unit]
            points += felt * minds.out[who, 1, unit]
    return 1 / (1 + exp(-win)), points * TENS


@compiled
def scored_xs(card: Record, index: int, number: int) -> int:
    """The Xs of an entry of a row of worths."""
    if index == 0:
        return int(card.factor)
    if index <= DICE:
        return 0
    return 2 if card.jester_column and index - DICE == number else 1


@compiled
def scored_points(card: Record, index: int, number: int) -> int:
    """The points of an entry of a row of worths."""
    if index == 0:
        return int(card.factor * number)
    if index <= DICE:
        return -int(card.factor * index)
    return number if card.jester_column and index - DICE == number else 0


@compiled
def outlook(
    st: Standing, minds: Minds, who: Number, seat: Number, next_seer: Number, card: Record,
    crossed: Number, only: Number, into: Floats,
) -> None:  # fmt: skip
    """Fills in, by number, what each entry of a row of worths is worth to a seat.

    `crossed` are minus points that are crossed out as well; `only` is the one number wanted, or 0.
    """
    first, last = (only, only) if only else (1, NUMBERS)
    if minds.learned[who]:
        _learned(st, minds, who, seat, next_seer, card, crossed, first, last, into)
        return
    prices = minds.prices[who]
    lacks = st.target - st.xs[seat]
    for number in range(first, last + 1):
        fixed = crossed - prices[PER_NUMBER] * number
        if next_seer == seat and st.round < ROUNDS:
            fixed += prices[NEXT_SEER]
        for index in range(WORTHS):
            xs = scored_xs(card, index, number)
            bonus = BONUS if 0 < lacks <= xs else 0
            points = scored_points(card, index, number) + bonus
            into[number - 1, index] = fixed + points + prices[PER_X] * xs


@compiled(fastmath=True)
def _learned(
    st: Standing, minds: Minds, who: Number, seat: Number, next_seer: Number, card: Record,
    crossed: Number, first: Number, last: Number, into: Floats,
) -> None:  # fmt: skip
    units = minds.bias.shape[1]
    layer, out = minds.layer[who], minds.out[who]
    features = np.empty(FEATURES)
    describe(st, seat, -1, 0, crossed, 0, next_seer, features)
    features[_MISSING + missing(st.target, st.xs[seat])] = 0.0
    base, slope, column = np.empty(units), np.empty(units), np.empty(units)
    for unit in range(units):
        base[unit] = minds.bias[who, unit]
        slope[unit] = layer[_POINTS, unit]
        for gap in range(2, 6 if next_seer != seat else 5):
            slope[unit] += layer[_GAPS + gap, unit]
        slope[unit] /= TENS
    for i in range(FEATURES):
        if features[i] != 0.0:
            for unit in range(units):
                base[unit] += features[i] * layer[i, unit]
    for number in range(first, last + 1):
        free = st.columns[seat, number - 1]
        for unit in range(units):
            column[unit] = base[unit] - layer[_COLUMNS + number - 1, unit] / 4
            if free == 1:
                column[unit] += layer[_FULL + number - 1, unit]
        for index in range(WORTHS):
            xs = scored_xs(card, index, number)
            lacks = missing(st.target, st.xs[seat] + xs)
            gain = scored_points(card, index, number) + (BONUS if lacks == 0 else 0)
            win, points = minds.out_bias[who, 0], minds.out_bias[who, 1]
            jester = index - DICE
            marks = layer[_MISSING + lacks]
            boxes = layer[_JESTER + max(jester, 1) - 1]
            rows = layer[_OTHERS + 5]
            more = 0.0
            if jester > 0 and not st.used[seat] >> jester & 1:
                more = 1.0
            for unit in range(units):
                felt = column[unit] + marks[unit] + gain * slope[unit]
                felt += more * (boxes[unit] + rows[unit] / 5)
                felt = max(felt, 0.0)
                win += felt * out[0, unit]
                points += felt * out[1, unit]
            into[number - 1, index] = 1 / (1 + exp(-win)) + PER_POINT * TENS * points


def no_roles() -> Floats:
    """Guessed chances of the next Seer's role, before any were counted."""
    roles = np.zeros((SEATS, NUMBERS + 1, SEATS))
    for later in range(SEATS):
        for lead in range(NUMBERS + 1):
            keeps = (1 - 0.12 * (NUMBERS - lead)) ** later if lead else 0.1**later
            roles[later, lead, 0] = keeps
            roles[later, lead, 1 : later + 1] = (1 - keeps) / max(later, 1)
    return roles
