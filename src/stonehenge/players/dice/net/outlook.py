"""What the table after a round is worth to a seat: a net that sees every sheet as it then is.

The sheets are seen one after the other, from the own one clockwise. The first layer of the net adds
up what it sees, so each sheet adds its part by itself: after the parts of all possible scores are
worked out once, any combination of scores is a short sum. The end of a game needs no net.
"""

from itertools import accumulate
from math import exp
from typing import Final, NamedTuple

import numpy as np

from stonehenge.dice import rules
from stonehenge.dice.rules import NONE, NUMBERS, ROUNDS, number_of
from stonehenge.kernels import compiled, inlined
from stonehenge.kernels.dice.numbers import COLOURS, Floats, Ints, Number, fill
from stonehenge.kernels.dice.solve.scoring import SCORES
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.net.features import LAST_ROUNDS, MOST_MISSING, TENS, missing, scored_as
from stonehenge.players.dice.net.policies import PER_POINT, POINTS, WIN, Net
from stonehenge.players.dice.net.standing import Standing


class TableFeatures(NamedTuple):
    """What is seen of the table itself: where each group begins, or how many features it has."""

    next_seer: int
    """How many seats after this one the next Seer sits."""
    rounds_left: int
    last_rounds: int
    """Which of the last rounds this is."""
    magic: int


class SheetFeatures(NamedTuple):
    """What is seen of a sheet: where each group begins, or how many features it has."""

    free: int
    """By column: the share of free boxes."""
    full: int
    """By column: whether no box is free."""
    jester_box: int
    """By Jester box: whether it is used."""
    missing: int
    """Which number of Xs is missing."""
    points: int
    jesters: int
    """The share of used Jester boxes."""


_TABLE_SIZES: Final = TableFeatures(
    next_seer=SEATS, rounds_left=1, last_rounds=LAST_ROUNDS, magic=1
)
_SHEET_SIZES: Final = SheetFeatures(
    free=NUMBERS,
    full=NUMBERS,
    jester_box=NUMBERS,
    missing=MOST_MISSING + 1,
    points=1,
    jesters=1,
)
TABLE: Final = TableFeatures(*accumulate(_TABLE_SIZES[:-1], initial=0))
SHEET: Final = SheetFeatures(*accumulate(_SHEET_SIZES[:-1], initial=0))
TABLE_SIZE: Final = sum(_TABLE_SIZES)
SHEET_SIZE: Final = sum(_SHEET_SIZES)


_REMEMBERED: Final = 4096
"""How many tables after a round are remembered."""
_PLACES: Final = 8
"""In how many places a table may be remembered."""
_SPREAD: Final = 2654435
"""Sets tables that are alike apart."""


class Prospects(NamedTuple):
    """What every score of every seat would add to the table after a round, as one seat sees it."""

    outlook: Net
    viewer: int
    seats: int
    target: int
    last: int
    """Whether this is the last round."""
    base: Floats
    """What the hidden units get from the table itself."""
    parts: Floats
    """By seat and score: what they get from the sheet."""
    xs: Ints
    """By seat and score."""
    points: Ints
    """By seat and score, with the bonus."""
    jesters: Ints
    """By seat and score: the number of Jester Scores, which decides ties."""
    felt: Floats
    """Room for what the hidden units feel."""
    tables: Ints
    """The tables that were valued already, each as one number, NONE where there is room."""
    worths: Floats
    """What these tables are worth."""


def features_of(seats: int) -> int:
    """How many features a table of so many seats has."""
    return TABLE_SIZE + seats * SHEET_SIZE


@compiled
def describe_table(st: Standing, viewer: Number, next_seer: Number, into: Floats) -> None:
    """Fills in what is seen of the table itself."""
    fill(into, 0.0)
    into[TABLE.next_seer + (next_seer - viewer + st.seats) % st.seats] = 1.0
    left = ROUNDS - st.round
    into[TABLE.rounds_left] = left / ROUNDS
    if left < LAST_ROUNDS:
        into[TABLE.last_rounds + left] = 1.0
    into[TABLE.magic] = 1.0 if st.magic else 0.0


@compiled
def describe_sheet(
    columns: Ints, used: Number, lacks: Number, points: Number, into: Floats
) -> None:
    """Fills in what is seen of a sheet: its free boxes by column, Jester boxes, Xs and points."""
    fill(into, 0.0)
    for column in range(NUMBERS):
        into[SHEET.free + column] = columns[column] / COLOURS
        into[SHEET.full + column] = 1.0 if columns[column] == 0 else 0.0
        into[SHEET.jester_box + column] = 1.0 if used >> (column + 1) & 1 else 0.0
    into[SHEET.missing + lacks] = 1.0
    into[SHEET.points] = points / TENS
    into[SHEET.jesters] = rules.jester_scores(used) / NUMBERS


@compiled
def describe_all(st: Standing, viewer: Number, next_seer: Number, into: Floats) -> None:
    """Fills in all features of a table as it stands."""
    describe_table(st, viewer, next_seer, into[:TABLE_SIZE])
    for step in range(st.seats):
        seat, first = (viewer + step) % st.seats, TABLE_SIZE + step * SHEET_SIZE
        points = st.points[seat] + rules.bonus(st.xs[seat], st.target)
        lacks = missing(st.target, st.xs[seat])
        into_sheet = into[first : first + SHEET_SIZE]
        describe_sheet(st.columns[seat], st.used[seat], lacks, points, into_sheet)


@inlined
def _add(features: Floats, layer: Floats, into: Floats) -> None:
    """Adds to the hidden units what these features give them."""
    for i in range(len(features)):
        if features[i] != 0.0:
            for unit in range(len(into)):
                into[unit] += features[i] * layer[i, unit]


@compiled
def prospects(
    outlook: Net, st: Standing, after: Standing, boxes: Ints, still_in: Number, viewer: Number,
    next_seer: Number,
) -> Prospects:  # fmt: skip
    """What every score would make of the table, as a seat sees it.

    `st` is the table before the round; who is not in any more has its sheet in `after`.
    """
    units = len(outlook.bias)
    p = Prospects(
        outlook, viewer, st.seats, st.target, int(st.round == ROUNDS), outlook.bias.copy(),
        np.zeros((st.seats, SCORES, units)), np.zeros((st.seats, SCORES), np.int64),
        np.zeros((st.seats, SCORES), np.int64), np.zeros((st.seats, SCORES), np.int64),
        np.empty(units), np.full(_REMEMBERED, NONE), np.empty(_REMEMBERED),
    )  # fmt: skip
    seen = np.zeros(TABLE_SIZE)
    describe_table(st, viewer, next_seer, seen)
    _add(seen, outlook.layer[:TABLE_SIZE], p.base)
    for seat in range(st.seats):
        if still_in >> seat & 1:
            _add_scores(p, st, seat, number_of(boxes[seat]))
        else:
            _add_sheet(p, after, seat, 0, after.columns[seat], after.used[seat])
    return p


@compiled
def _add_scores(p: Prospects, st: Standing, seat: Number, number: Number) -> None:
    """Fills in what each score in a box of this number makes of a sheet."""
    columns = st.columns[seat].copy()
    columns[number - 1] -= 1
    for score in range(SCORES):
        scored = scored_as(st.cards[0], score, number)
        used = st.used[seat] | (1 << scored.jester if scored.jester else 0)
        p.xs[seat, score] = scored.xs
        p.points[seat, score] = scored.points
        _add_sheet(p, st, seat, score, columns, used)


@compiled
def _add_sheet(
    p: Prospects, st: Standing, seat: Number, score: Number, columns: Ints, used: Number
) -> None:
    """Fills in what a sheet adds; its Xs and points are those of the standing and what is noted."""
    xs = st.xs[seat] + p.xs[seat, score]
    points = st.points[seat] + p.points[seat, score] + rules.bonus(xs, p.target)
    p.xs[seat, score], p.points[seat, score] = xs, points
    p.jesters[seat, score] = rules.jester_scores(used)
    seen, step = np.zeros(SHEET_SIZE), (seat - p.viewer + p.seats) % p.seats
    describe_sheet(columns, used, missing(p.target, xs), points, seen)
    first = TABLE_SIZE + step * SHEET_SIZE
    _add(seen, p.outlook.layer[first : first + SHEET_SIZE], p.parts[seat, score])


@compiled
def over(p: Prospects, scores: Ints) -> bool:
    """Whether the game is over with these scores."""
    most = 0
    for seat in range(p.seats):
        most = max(most, p.xs[seat, scores[seat]])
    return bool(p.last or rules.enough_xs(most, p.target))


@compiled
def final_share(p: Prospects, scores: Ints) -> float:
    """The viewer's share of the victory if the game ends with these scores."""
    mine = scores[p.viewer]
    own = rules.rank(p.points[p.viewer, mine], p.jesters[p.viewer, mine])
    winners = 0
    for seat in range(p.seats):
        theirs = rules.rank(p.points[seat, scores[seat]], p.jesters[seat, scores[seat]])
        if theirs > own:
            return 0.0
        winners += theirs == own
    return 1 / winners


@inlined
def _place_of(tables: Ints, table: Number) -> int:
    """Where a table is remembered, or may be; NONE if there is no room for it."""
    for place in range(table * _SPREAD, table * _SPREAD + _PLACES):
        i = place & (_REMEMBERED - 1)
        if tables[i] == table or tables[i] == NONE:
            return i
    return NONE


@compiled
def worth(p: Prospects, scores: Ints) -> float:
    """What the table is worth to the viewer with these scores: the chance to win, and points.

    Most rolls of a round come to the same few scores, so the worth of a table is remembered.
    """
    table = 0
    for seat in range(p.seats):
        table = table * SCORES + scores[seat]
    place = _place_of(p.tables, table)
    if place == NONE:
        return _worth(p, scores)
    if p.tables[place] == NONE:
        p.tables[place] = table
        p.worths[place] = _worth(p, scores)
    return float(p.worths[place])


@compiled
def worths_by_roll(p: Prospects, scores: Ints) -> Floats:
    """What the table is worth to the viewer by last roll; `scores` are by seat and roll."""
    rolls, tables, worths = scores.shape[1], p.tables, p.worths
    by_roll = np.empty(rolls)
    for roll in range(rolls):
        table = 0
        for seat in range(len(scores)):
            table = table * SCORES + scores[seat, roll]
        place = _place_of(tables, table)
        known = place != NONE and tables[place] == table
        by_roll[roll] = worths[place] if known else worth(p, scores[:, roll])
    return by_roll


@compiled(fastmath=True)
def _worth(p: Prospects, scores: Ints) -> float:
    if over(p, scores):
        points = float(p.points[p.viewer, scores[p.viewer]])
        return final_share(p, scores) + PER_POINT * points
    win, points = p.outlook.out_bias[WIN], p.outlook.out_bias[POINTS]
    for unit in range(len(p.base)):
        p.felt[unit] = p.base[unit]
    for seat in range(p.seats):
        part = p.parts[seat, scores[seat]]
        for unit in range(len(p.base)):
            p.felt[unit] += part[unit]
    for unit in range(len(p.base)):
        felt = max(p.felt[unit], 0.0)
        win += felt * p.outlook.out[WIN, unit]
        points += felt * p.outlook.out[POINTS, unit]
    return float(1 / (1 + exp(-win)) + PER_POINT * TENS * points)
