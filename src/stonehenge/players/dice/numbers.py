"""A view of the dice game in the numbers of `dice.rules`: seats, boxes, faces, marks and masks."""

from functools import lru_cache
from typing import Final

from stonehenge.dice import rules
from stonehenge.dice.magic import CARDS, PLAIN, Magic, MagicId
from stonehenge.dice.rules import EVERY, FREE, NONE
from stonehenge.dice.state import NUMBER, Mark, Prediction, Sheet, View
from stonehenge.vocabulary import Seat

_MARKS: Final = {"X": rules.X, "XX": rules.XX, "C": rules.CROSSED}


def seat_of(view: View) -> Seat:
    """Whose view it is."""
    assert view.seat is not None
    return view.seat


def seer_of(view: View) -> Seat:
    """Who is the Seer of the round."""
    assert view.seer is not None
    return view.seer


def next_seer_of(view: View) -> Seat:
    """Who will be Seer after the round, once all have predicted."""
    assert view.next_seer is not None
    return view.next_seer


def card_named(magic: MagicId | None) -> Magic:
    """The rules of a magic card, or the plain ones."""
    return PLAIN if magic is None else CARDS[magic]


def card_of(view: View) -> Magic:
    """The rules of the round."""
    return card_named(view.magic)


def box_number(prediction: Prediction) -> int:
    """The box of a prediction."""
    number, colour = prediction
    return rules.box_of(number, NUMBER[colour])


def prediction_of(view: View, seat: Seat) -> Prediction:
    """What a seat has predicted."""
    prediction = view.predictions[seat]
    assert prediction is not None
    return prediction


def box_of(view: View, seat: Seat) -> int:
    """The box that a seat has predicted."""
    return box_number(prediction_of(view, seat))


def boxes_of(view: View) -> tuple[int, ...]:
    """The boxes predicted by seat, NONE where not made or not seen."""
    return _box_numbers(view.predictions)


@lru_cache(1 << 8)
def _box_numbers(predictions: tuple[Prediction | None, ...]) -> tuple[int, ...]:
    return tuple(NONE if box is None else box_number(box) for box in predictions)


def leads(view: View, seat: Seat, box: int) -> bool:
    """Whether a seat would be the next Seer so far, if it predicted this box."""
    boxes = boxes_of(view)
    return rules.next_seer(seer_of(view), (*boxes[:seat], box, *boxes[seat + 1 :])) == seat


def wizards_of(view: View) -> int:
    """What Wizards count as; NONE for nobody's colour, and before it is named."""
    if view.wizard_colour in (None, "nobody"):
        return NONE
    return EVERY if view.wizard_colour == "every" else NUMBER[view.wizard_colour]


def faces_of(view: View) -> tuple[int, ...]:
    """The dice, NONE for one without a face yet."""
    return tuple(NONE if face is None else NUMBER[face] for face in view.faces)


def shown_faces(view: View) -> tuple[int, ...]:
    """The dice that have a face, in their order."""
    return tuple(NUMBER[face] for face in view.faces if face is not None)


def still_in(view: View) -> int:
    """The mask of the seats that have not left the round."""
    return sum(1 << seat for seat, there in enumerate(view.still_in) if there)


def mark_number(mark: Mark | None) -> int:
    """A mark as the rules count it, FREE for none."""
    if mark is None:
        return FREE
    return mark if isinstance(mark, int) else _MARKS[mark]


def minus_points(mark: Mark | None) -> int:
    """The minus points that may be crossed out, 0 for any other mark."""
    number = mark_number(mark)
    return number if rules.crossable(number) else 0


def marks_of(sheet: Sheet) -> tuple[int, ...]:
    """The marks of all boxes of a sheet."""
    return tuple(mark_number(mark) for row in sheet.rows for mark in row)


def free_boxes(sheet: Sheet) -> int:
    """The mask of the free boxes of a sheet."""
    marks = (mark for row in sheet.rows for mark in row)
    return sum(1 << box for box, mark in enumerate(marks) if mark is None)


def used_boxes(sheet: Sheet) -> int:
    """The mask of the used Jester boxes of a sheet."""
    return sum(1 << jesters for jesters, mark in enumerate(sheet.jester_row, 1) if mark)


def missing_xs(view: View, seat: Seat) -> int:
    """The Xs that a seat lacks for the bonus."""
    return max(0, view.options.target - view.sheets[seat].xs)


def marks_before_round(view: View, seat: Seat) -> list[int]:
    """The marks of a sheet, without what this round has written."""
    marks, entry = list(marks_of(view.sheets[seat])), view.entries[seat]
    if entry is not None:
        marks[box_number(entry.prediction)] = FREE
    return marks


def used_before_round(view: View, seat: Seat) -> int:
    """The used Jester boxes of a sheet, without what this round has used."""
    used, entry = used_boxes(view.sheets[seat]), view.entries[seat]
    if entry is not None and entry.written.jester_box:
        used ^= 1 << entry.written.jester_box
    return used
