"""A view of the dice game as the numbers that kernels take."""

from typing import Final

import numpy as np

from stonehenge.dice import rules
from stonehenge.dice.magic import CARDS, PLAIN, Magic
from stonehenge.dice.rules import BOXES, EVERY, FREE, NONE, NUMBERS, box_of
from stonehenge.dice.state import COLOURS, NUMBER, Entry, Mark, Sheet, View
from stonehenge.kernels.dice.numbers import Ints, Record, numbers_of
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.net.outlook import Standing
from stonehenge.players.dice.net.thoughts import Round
from stonehenge.vocabulary import Seat

_MARKS: Final = {"X": rules.X, "XX": rules.XX, "C": rules.CROSSED}


def seat_of(view: View) -> Seat:
    """Whose view it is."""
    assert view.seat is not None
    return view.seat


def card_of(view: View) -> Magic:
    """The rules of the round."""
    return PLAIN if view.magic is None else CARDS[view.magic]


def record_of(view: View) -> Record:
    """The rules of the round as a record."""
    return numbers_of(card_of(view))


def standing_of(view: View) -> Standing:
    """The table before anybody scored in this round."""
    options = view.options
    assert view.seer is not None
    sheets = np.full((SEATS, BOXES), FREE)
    used = np.zeros(SEATS, np.int64)
    for seat in range(options.seats):
        sheets[seat], used[seat] = _before(view.sheets[seat], view.entries[seat])
    marks = sheets.reshape(SEATS, len(COLOURS), NUMBERS)
    minus = np.where((marks > 0) & (marks < rules.CROSSED), marks, 0)
    return Standing(
        options.seats,
        options.target,
        int(options.magic),
        int(options.jester_when_exact),
        view.round,
        view.seer,
        np.array([rules.count_xs(tuple(sheets[i]), int(used[i])) for i in range(SEATS)]),
        np.array([_points(tuple(sheets[i])) for i in range(SEATS)]),
        (marks == FREE).sum(axis=1),
        used,
        np.array([rules.free_boxes(tuple(sheet)) for sheet in sheets]),
        minus.max(axis=2),
    )


def _before(sheet: Sheet, entry: Entry | None) -> tuple[list[int], int]:
    """The marks of a sheet and its used Jester boxes, without what this round has written."""
    marks = [_number(mark) for row in sheet.rows for mark in row]
    used = sum(1 << jesters for jesters, mark in enumerate(sheet.jester_row, 1) if mark)
    if entry is not None:
        marks[box_of(entry.prediction[0], NUMBER[entry.prediction[1]])] = FREE
        if entry.written.jester_box:
            used ^= 1 << entry.written.jester_box
    return marks, used


def _number(mark: Mark | None) -> int:
    if mark is None:
        return FREE
    return mark if isinstance(mark, int) else _MARKS[mark]


def _points(sheet: tuple[int, ...]) -> int:
    return sum(rules.column_sum(sheet, number) for number in range(1, NUMBERS + 1))


def round_of(view: View) -> Round:
    """What lies open in the round."""
    assert view.seer is not None
    boxes = np.full(SEATS, NONE)
    for seat, box in enumerate(view.predictions):
        if box is not None:
            boxes[seat] = box_of(box[0], NUMBER[box[1]])
    return Round(view.seer, boxes, wizards_of(view), faces_of(view), view.rolls)


def wizards_of(view: View) -> int:
    """What Wizards count as; NONE for nobody's colour, and before it is named."""
    if view.wizard_colour in (None, "nobody"):
        return NONE
    return EVERY if view.wizard_colour == "every" else NUMBER[view.wizard_colour]


def faces_of(view: View) -> Ints:
    """The dice, NONE for one without a face yet."""
    return np.array([NONE if face is None else NUMBER[face] for face in view.faces])


def still_in(view: View) -> int:
    """The mask of the seats that have not left the round."""
    return sum(1 << seat for seat, there in enumerate(view.still_in) if there)


def next_seer_of(view: View) -> int:
    """Who will be Seer after the round, once all have predicted."""
    assert view.next_seer is not None
    return view.next_seer
