"""What the net sees of the table after a score: the features, each by its name.

A net looks at a seat's own sheet as it would be after the round, and at the others' as they were
before it.
"""

from itertools import accumulate
from typing import Final, NamedTuple

from stonehenge.dice import rules
from stonehenge.dice.rules import DICE, NUMBERS, ROUNDS
from stonehenge.kernels import compiled
from stonehenge.kernels.dice.numbers import COLOURS, Floats, Number, Record, fill
from stonehenge.kernels.dice.solve.scoring import mark_of
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.net.standing import Standing

MOST_MISSING: Final = 12
"""The most Xs that a sheet can lack."""
LAST_ROUNDS: Final = 4
"""So many rounds before the end, the net sees which round it is."""
_HIGH_COLUMNS: Final = (3, 4)
"""The columns of the high numbers, 4 and 5."""
_HIGH_BOXES: Final = len(_HIGH_COLUMNS) * COLOURS
TENS: Final = 10.0
"""Points are seen in tens."""
_MISSING_SCALE: Final = 9.0
_NO_POINTS: Final = -1000
"""Less than anybody has."""


class Features(NamedTuple):
    """A number for each group of features: where it begins, or how many it has."""

    free: int
    """By column: the share of free boxes."""
    full: int
    """By column: whether no box is free."""
    jester_box: int
    """By Jester box: whether it is used."""
    missing: int
    """Which number of Xs is missing."""
    points: int
    after_next_seer: int
    """How many seats after the next Seer this seat sits."""
    rounds_left: int
    last_rounds: int
    """Which of the last rounds this is."""
    rival_missing: int
    """Which number of Xs the strongest rival lacks."""
    second_missing: int
    mean_missing: int
    ahead_of_best: int
    """Points more than the rival with most points has."""
    ahead_of_rival: int
    """Points more than the strongest rival has."""
    ahead_of_mean: int
    ahead_of_next_seer: int
    next_seer_missing: int
    """Which number of Xs the next Seer lacks, if that is another."""
    magic: int
    rival_is_next_seer: int
    high_boxes: int
    """The share of free boxes of high numbers that the others have."""
    rival_high_boxes: int
    rival_jesters: int
    jesters: int
    """The share of used Jester boxes."""
    seats: int
    """Which number of players plays."""
    after_seer: int
    """How many seats after the Seer of this round this seat sits."""
    rival_is_seer: int


SIZES: Final = Features(
    free=NUMBERS,
    full=NUMBERS,
    jester_box=NUMBERS,
    missing=MOST_MISSING + 1,
    points=1,
    after_next_seer=SEATS,
    rounds_left=1,
    last_rounds=LAST_ROUNDS,
    rival_missing=MOST_MISSING + 1,
    second_missing=1,
    mean_missing=1,
    ahead_of_best=1,
    ahead_of_rival=1,
    ahead_of_mean=1,
    ahead_of_next_seer=1,
    next_seer_missing=MOST_MISSING + 1,
    magic=1,
    rival_is_next_seer=1,
    high_boxes=1,
    rival_high_boxes=1,
    rival_jesters=1,
    jesters=1,
    seats=SEATS - 1,
    after_seer=SEATS,
    rival_is_seer=1,
)
"""How many features each group has."""
AT: Final = Features(*accumulate(SIZES[:-1], initial=0))
"""Where each group of features begins."""
FEATURES: Final = sum(SIZES)


class Scored(NamedTuple):
    """What a score changes on the own sheet."""

    number: int
    """The column of the box that is used, 0 for none."""
    xs: int
    points: int
    jester: int
    """The Jester box that is used, 0 for none."""


@compiled
def scored_as(card: Record, score: Number, number: Number) -> Scored:
    """What a score, by its number among the SCORES, changes for a prediction of a number."""
    mark, jesters = mark_of(card, score, number), max(score - DICE, 0)
    used = 1 << jesters if jesters else 0
    return Scored(number, rules.count_xs((mark,), used), rules.points_of(mark, number), jesters)


@compiled
def missing(target: Number, xs: Number) -> int:
    """The Xs that a sheet lacks."""
    return int(min(max(target - xs, 0), MOST_MISSING))


@compiled
def describe(st: Standing, seat: Number, scored: Scored, next_seer: Number, into: Floats) -> None:
    """Fills in the features of the table after a score."""
    fill(into, 0.0)
    for column in range(NUMBERS):
        number = column + 1
        free = st.columns[seat, column] - (scored.number == number)
        into[AT.free + column] = free / COLOURS
        into[AT.full + column] = 1.0 if free == 0 else 0.0
        if st.used[seat] >> number & 1 or scored.jester == number:
            into[AT.jester_box + column] = 1.0
    xs = st.xs[seat] + scored.xs
    into[AT.missing + missing(st.target, xs)] = 1.0
    points = st.points[seat] + scored.points + rules.bonus(xs, st.target)
    into[AT.points] = points / TENS
    into[AT.after_next_seer + (seat - next_seer + st.seats) % st.seats] = 1.0
    left = ROUNDS - st.round
    into[AT.rounds_left] = left / ROUNDS
    if left < LAST_ROUNDS:
        into[AT.last_rounds + left] = 1.0
    into[AT.jesters] = rules.jester_scores(st.used[seat]) / NUMBERS
    if scored.jester and not st.used[seat] >> scored.jester & 1:
        into[AT.jesters] += 1 / NUMBERS
    into[AT.magic] = 1.0 if st.magic else 0.0
    into[AT.seats + st.seats - 2] = 1.0
    # what the Seer of this round gets out of it is not on the sheets yet
    into[AT.after_seer + (seat - st.seer + st.seats) % st.seats] = 1.0
    _describe_others(st, seat, points, next_seer, into)


@compiled
def _high_boxes(st: Standing, seat: Number) -> int:
    """How many boxes of high numbers a seat has free."""
    free = 0
    for column in _HIGH_COLUMNS:
        free += st.columns[seat, column]
    return free


@compiled
def _describe_others(
    st: Standing, seat: Number, points: Number, next_seer: Number, into: Floats
) -> None:
    """The others on the whole, and the rival: who lacks the fewest Xs, then has most points."""
    rival, front, second = seat, MOST_MISSING + 1, MOST_MISSING
    best, total, lack, high = _NO_POINTS, 0, 0, 0
    for step in range(1, st.seats):
        other = (seat + step) % st.seats
        lacks = missing(st.target, st.xs[other])
        best = max(best, st.points[other])
        total += st.points[other]
        lack += lacks
        high += _high_boxes(st, other)
        if lacks < front or (lacks == front and st.points[other] > st.points[rival]):
            second = min(second, front)
            rival, front = other, lacks
        else:
            second = min(second, lacks)
    others = st.seats - 1
    into[AT.rival_missing + missing(st.target, st.xs[rival])] = 1.0
    into[AT.second_missing] = second / _MISSING_SCALE
    into[AT.mean_missing] = lack / others / _MISSING_SCALE
    into[AT.ahead_of_best] = (points - best) / TENS
    into[AT.ahead_of_rival] = (points - st.points[rival]) / TENS
    into[AT.ahead_of_mean] = (points - total / others) / TENS
    if next_seer != seat:
        into[AT.ahead_of_next_seer] = (points - st.points[next_seer]) / TENS
        into[AT.next_seer_missing + missing(st.target, st.xs[next_seer])] = 1.0
        into[AT.rival_is_next_seer] = 1.0 if next_seer == rival else 0.0
    into[AT.high_boxes] = high / others / _HIGH_BOXES
    into[AT.rival_high_boxes] = _high_boxes(st, rival) / _HIGH_BOXES
    into[AT.rival_jesters] = rules.jester_scores(st.used[rival]) / NUMBERS
    into[AT.rival_is_seer] = 1.0 if rival == st.seer else 0.0
