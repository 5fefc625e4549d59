"""The table as the compiled policies see it: the sheets before a round, and the round so far."""

from typing import Any, NamedTuple

import numpy as np

from stonehenge.dice import rules
from stonehenge.dice.rules import BOXES, FREE, NUMBERS, colour_of, number_of
from stonehenge.dice.state import View
from stonehenge.kernels import callable_from_kernels, compiled
from stonehenge.kernels.dice.numbers import COLOURS, Ints, Number, Numbers, Record, fill, one_card
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.numbers import (
    boxes_of,
    card_of,
    faces_of,
    marks_before_round,
    marks_of,
    seer_of,
    used_before_round,
    used_boxes,
    wizards_of,
)


class Sheets(NamedTuple):
    """The sheets of all seats."""

    marks: Numbers
    """By seat and box."""
    used: Numbers
    """By seat: the mask of the used Jester boxes."""


class Standing(NamedTuple):
    """The table at the beginning of a round; it stays as it is until the round is over."""

    seats: int
    target: int
    magic: int
    """Whether the game has magic cards."""
    when_exact: int
    round: int
    seer: int
    cards: Record
    """The rules of the round, as an array of one record."""
    xs: Numbers
    points: Numbers
    """Without the bonus."""
    columns: Numbers
    """By seat and column: how many boxes are free."""
    used: Numbers
    free: Numbers
    minus: Numbers
    """By seat and colour: the largest minus that may be crossed out."""


class Round(NamedTuple):
    """What lies open in a round beside the sheets."""

    boxes: Numbers
    """The predictions by seat, NONE where not made or not seen."""
    wizards: int
    """The Wizard Colour; NONE if nobody's, or before it is named."""
    faces: Ints
    """The dice, NONE for one without a face."""
    made: int
    """The rolls made."""


@callable_from_kernels
def new_sheets() -> Sheets:
    """Empty sheets."""
    return Sheets(np.full((SEATS, BOXES), FREE), np.zeros(SEATS, np.int64))


@callable_from_kernels
def new_standing(
    seats: Number, target: Number, magic: Number, when_exact: Number, seer: Number, cards: Record
) -> Standing:
    """The table before the first round."""
    return Standing(
        seats,
        target,
        magic,
        when_exact,
        1,
        seer,
        cards,
        np.zeros(SEATS, np.int64),
        np.zeros(SEATS, np.int64),
        np.full((SEATS, NUMBERS), COLOURS),
        np.zeros(SEATS, np.int64),
        np.full(SEATS, (1 << BOXES) - 1),
        np.zeros((SEATS, COLOURS), np.int64),
    )


@callable_from_kernels
def at_round(st: Standing, round_: Number, seer: Number, cards: Record) -> Standing:
    """The same table in a round with this Seer and card; the sums of the sheets are shared."""
    return Standing(
        st.seats,
        st.target,
        st.magic,
        st.when_exact,
        round_,
        seer,
        cards,
        st.xs,
        st.points,
        st.columns,
        st.used,
        st.free,
        st.minus,
    )


@compiled
def sum_up(sheets: Sheets, st: Standing) -> None:
    """Brings a standing up to the sheets."""
    for seat in range(st.seats):
        marks = sheets.marks[seat]
        st.used[seat] = sheets.used[seat]
        st.xs[seat] = rules.count_xs(marks, st.used[seat])
        st.points[seat] = rules.sheet_points(marks)
        st.free[seat] = rules.free_boxes(marks)
        fill(st.columns[seat], 0)
        fill(st.minus[seat], 0)
        for box in range(BOXES):
            colour = colour_of(box)
            if marks[box] == FREE:
                st.columns[seat, number_of(box) - 1] += 1
            elif rules.crossable(marks[box]):
                st.minus[seat, colour] = max(st.minus[seat, colour], marks[box])


def standing_of(view: View) -> Standing:
    """The table before anybody scored in this round."""
    sheets = new_sheets()
    for seat in range(view.options.seats):
        sheets.marks[seat] = marks_before_round(view, seat)
        sheets.used[seat] = used_before_round(view, seat)
    return _standing(view, sheets)


def standing_now(view: View) -> Standing:
    """The table with the scores of those who have left the round."""
    sheets = new_sheets()
    for seat, sheet in enumerate(view.sheets):
        sheets.marks[seat] = marks_of(sheet)
        sheets.used[seat] = used_boxes(sheet)
    return _standing(view, sheets)


def _standing(view: View, sheets: Sheets) -> Standing:
    options = view.options
    magic, when_exact = int(options.magic), int(options.jester_when_exact)
    seer, cards = seer_of(view), one_card(card_of(view))
    first = new_standing(options.seats, options.target, magic, when_exact, seer, cards)
    # the nets know a round by how many follow it, also in a short game
    round_ = rules.ROUNDS - (view.rounds - view.round)
    st = at_round(first, round_, seer, cards)
    sum_up(sheets, st)
    return st


def round_of(view: View) -> Round:
    """What lies open in the round."""
    boxes: Any = np.full(SEATS, rules.NONE)
    boxes[: view.options.seats] = boxes_of(view)
    return Round(boxes, wizards_of(view), np.array(faces_of(view)), view.rolls)
