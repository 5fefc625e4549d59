"""The rules of the dice game as plain functions on ints and tuples, ready to be compiled.

A face is a number from 0 to 5: B G Y R W J; the first four are the colours. A box is a number from
0 to 19: x1..x5 of blue, then of green, yellow and red. A sheet is the marks of its twenty boxes;
a mark is FREE, minus points (0 for a Jester Score), CROSSED, X or XX. Used Jester boxes are bits 1
to 5 of a mask. NONE stands for no face, no colour, no box.
"""

from typing import Final

DICE: Final = 7
NUMBERS: Final = 5
BOXES: Final = 20
ROUNDS: Final = 20
ROLLS: Final = 3
BONUS: Final = 3

BLUE, GREEN, YELLOW, RED, WIZARD, JESTER = range(6)
EVERY: Final = 4
"""The Wizard Colour under which Wizards count as every colour."""
NONE: Final = -1

FREE: Final = -1
CROSSED: Final = 20  # from here on a mark is 20 + its number of Xs
X: Final = 21
XX: Final = 22


def box_of(number: int, colour: int) -> int:
    """The box of a prediction."""
    return colour * NUMBERS + number - 1


def number_of(box: int) -> int:
    """The column of a box: how many dice it predicts."""
    return box % NUMBERS + 1


def colour_of(box: int) -> int:
    """The row of a box: the colour it predicts."""
    return box // NUMBERS


def free_boxes(sheet: tuple[int, ...]) -> int:
    """The mask of the boxes still free."""
    free = 0
    for box in range(BOXES):
        if sheet[box] == FREE:
            free |= 1 << box
    return free


def allowed_boxes(free: int, called: int) -> int:
    """The free boxes that may be predicted after those called; any of them if all are (D2)."""
    rest = free & ~called
    return rest or free


def called_boxes(predictions: tuple[int, ...]) -> int:
    """The mask of the boxes predicted so far; NONE is a prediction not made or not seen yet."""
    called = 0
    for box in predictions:
        if box != NONE:
            called |= 1 << box
    return called


def leader(seer: int, predictions: tuple[int, ...]) -> tuple[int, int]:
    """Who has predicted the highest number outside the Seer Colour so far, and that number.

    That is the Seer with 0 if nobody has. Equal numbers go to the first clockwise from the Seer,
    which is the order of prediction (ruling D27). NONE is a prediction not made yet.
    """
    seats = len(predictions)
    leading, highest = seer, 0
    for step in range(1, seats):
        seat = (seer + step) % seats
        box = predictions[seat]
        outside = box != NONE and colour_of(box) != colour_of(predictions[seer])
        if outside and number_of(box) > highest:
            leading, highest = seat, number_of(box)
    return leading, highest


def next_seer(seer: int, predictions: tuple[int, ...]) -> int:
    """Who predicted the highest number outside the Seer Colour, or the Seer (rulings D3, D27)."""
    return leader(seer, predictions)[0]


def rolls(seer_number: int, as_predicted: bool) -> int:
    """How many rolls a round has at most (ruling D23)."""
    return seer_number if as_predicted else ROLLS


def showing(faces: tuple[int, ...], wanted: int) -> int:
    """How many dice show a face."""
    dice = 0
    for face in faces:
        if face == wanted:
            dice += 1
    return dice


def count(
    faces: tuple[int, ...], colour: int, wizard_colour: int, jester_worth: int, extra: int
) -> int:
    """How many dice a roll has of a colour.

    Wizards are of the Wizard Colour; a Jester is worth 1 where it joins the own colour, else 0.
    """
    dice = showing(faces, colour) + jester_worth * showing(faces, JESTER) + extra
    wizards_are = colour if wizard_colour == EVERY else wizard_colour
    if wizards_are == colour:
        dice += showing(faces, WIZARD)
    return dice


def plain_mark(number: int, counted: int, factor: int) -> int:
    """What a plain score writes into the box of the prediction; the factor is 2 if it doubles."""
    if counted == number:
        return XX if factor == 2 else X
    return factor * abs(counted - number)


def jester_mark(number: int, jesters: int, column_counts: bool) -> int:
    """What a Jester Score writes into the box of the prediction (rulings D31, D41)."""
    return X if column_counts and jesters == number else 0


def has_jester_box(jesters: int) -> bool:
    """Whether the sheet has a Jester box for so many Jesters (ruling D9)."""
    return 1 <= jesters <= NUMBERS


def jester_box_free(used: int, jesters: int) -> bool:
    """Whether the Jester box for so many Jesters exists and is free."""
    return has_jester_box(jesters) and not used >> jesters & 1


def jester_score_possible(used: int, jesters: int, exact: bool, when_exact: bool) -> bool:
    """Whether a Jester Score may be taken (ruling D4 for an exact prediction)."""
    return jester_box_free(used, jesters) and (when_exact or not exact)


def crossable(mark: int) -> bool:
    """Whether a box with this mark may be crossed out: only minus points may (ruling D19)."""
    return 0 < mark < CROSSED


def points_of(mark: int, number: int) -> int:
    """The points of a mark in the column of that number (rulings D11, D20)."""
    if mark >= CROSSED:
        return number * (mark - CROSSED)
    return -mark if mark > 0 else 0


def column_sum(sheet: tuple[int, ...], number: int) -> int:
    """The points of one column."""
    points = 0
    for box in range(number - 1, BOXES, NUMBERS):
        points += points_of(sheet[box], number)
    return points


def sheet_points(sheet: tuple[int, ...]) -> int:
    """The points of all columns, without the bonus."""
    points = 0
    for number in range(1, NUMBERS + 1):
        points += column_sum(sheet, number)
    return points


def jester_scores(used: int) -> int:
    """How many Xs stand in the Jester row (ruling D15)."""
    xs = 0
    for jesters in range(1, NUMBERS + 1):
        xs += used >> jesters & 1
    return xs


def count_xs(sheet: tuple[int, ...], used: int) -> int:
    """How many Xs a sheet has, the Jester row and both of an XX included (ruling D11)."""
    xs = jester_scores(used)
    for mark in sheet:
        if mark > CROSSED:
            xs += mark - CROSSED
    return xs


def enough_xs(xs: int, target: int) -> bool:
    """Whether so many Xs end the game and bring the bonus (rulings D5, D13, D16)."""
    return xs >= target


def bonus(xs: int, target: int) -> int:
    """The bonus for enough Xs (rulings D13, D16)."""
    return BONUS if enough_xs(xs, target) else 0


def total(sheet: tuple[int, ...], used: int, target: int) -> int:
    """All points of a sheet, the bonus included."""
    return sheet_points(sheet) + bonus(count_xs(sheet, used), target)


def rank(points: int, jesters: int) -> tuple[int, int]:
    """What decides the places, the highest first: points, then fewer Jester Scores (D14, D15)."""
    return points, -jesters
