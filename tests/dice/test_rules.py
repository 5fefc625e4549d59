"""The leaf rules, one claim at a time."""

import pytest

from stonehenge.dice import rules
from stonehenge.dice.rules import (
    BLUE,
    CROSSED,
    EVERY,
    FREE,
    GREEN,
    JESTER,
    NONE,
    RED,
    WIZARD,
    XX,
    YELLOW,
    X,
    box_of,
)
from tests.dice.play import written_sheet

ROLL = (BLUE, BLUE, GREEN, WIZARD, WIZARD, JESTER, JESTER)


def test_every_box_has_its_number_and_colour() -> None:
    boxes = [box_of(number, colour) for colour in range(4) for number in range(1, 6)]
    assert boxes == list(range(20))
    assert [rules.number_of(box) for box in boxes] == [1, 2, 3, 4, 5] * 4
    assert [rules.colour_of(box) for box in boxes] == [0] * 5 + [1] * 5 + [2] * 5 + [3] * 5


@pytest.mark.parametrize(
    ("colour", "wizard_colour", "jester_worth", "extra", "found"),
    [
        (BLUE, GREEN, 0, 0, 2),
        (BLUE, BLUE, 0, 0, 4),
        (RED, NONE, 0, 0, 0),
        (RED, EVERY, 0, 0, 2),
        (GREEN, EVERY, 0, 0, 3),
        (RED, RED, 1, 0, 4),
        (YELLOW, RED, 1, 0, 2),
        (YELLOW, RED, 0, 1, 1),
    ],
)
def test_a_roll_counts_own_dice_and_what_joins_them(
    colour: int, wizard_colour: int, jester_worth: int, extra: int, found: int
) -> None:
    assert rules.count(ROLL, colour, wizard_colour, jester_worth, extra) == found


def test_exact_is_an_x_and_else_the_difference_counts() -> None:
    assert [rules.plain_mark(2, found, 1) for found in range(5)] == [2, 1, X, 1, 2]


def test_doubling_writes_two_xs_or_twice_the_difference() -> None:
    assert [rules.plain_mark(2, found, 2) for found in range(5)] == [4, 2, XX, 2, 4]


def test_jester_boxes_exist_for_one_to_five_jesters() -> None:
    possible = [jesters for jesters in range(8) if rules.jester_box_free(0, jesters)]
    assert possible == [1, 2, 3, 4, 5]  # ruling D9
    assert not rules.jester_box_free(1 << 3, 3)
    assert rules.jester_box_free(1 << 3, 2)


def test_only_the_jester_column_turns_the_zero_into_an_x() -> None:
    assert rules.jester_mark(3, 3, column_counts=False) == 0
    assert rules.jester_mark(3, 2, column_counts=True) == 0
    assert rules.jester_mark(3, 3, column_counts=True) == X


def test_only_minus_points_can_be_crossed_out() -> None:
    marks = (FREE, 0, 1, 12, CROSSED, X, XX)
    assert [mark for mark in marks if rules.crossable(mark)] == [1, 12]  # ruling D19


def test_columns_xs_bonus_and_total() -> None:
    boxes, used = written_sheet(
        {"2B": "X", "2G": "XX", "2Y": 3, "2R": "C", "5B": 0, "5R": 2}, jesters=(1, 4)
    )
    assert [rules.column_sum(boxes, number) for number in range(1, 6)] == [0, 3, 0, 0, -2]
    assert rules.jester_scores(used) == 2
    assert rules.count_xs(boxes, used) == 5  # ruling D11
    assert rules.total(boxes, used, 9) == 1
    assert rules.total(boxes, used, 5) == 4
    assert [rules.bonus(xs, 12) for xs in (9, 11, 12, 13)] == [0, 0, 3, 3]  # ruling D16


def test_a_called_box_is_allowed_only_when_nothing_else_is_left() -> None:
    free = 0b0110
    assert rules.allowed_boxes(free, 0b0010) == 0b0100
    assert rules.allowed_boxes(free, 0b1110) == 0b0110  # ruling D2


@pytest.mark.parametrize(
    ("seer", "boxes", "found"),
    [
        (0, ("5G", "2B", "3R", "3Y"), 2),
        (0, ("5G", "3B", "3R", "4G"), 1),
        (2, ("3R", "3B", "1G", "3Y"), 3),
        (1, ("5B", "1B", "4B"), 1),
        (1, ("1G", "5B"), 0),
    ],
)
def test_the_next_seer_has_the_highest_number_in_another_colour(
    seer: int, boxes: tuple[str, ...], found: int
) -> None:
    predictions = tuple(box_of(int(box[0]), "BGYR".index(box[1])) for box in boxes)
    assert rules.next_seer(seer, predictions) == found  # rulings D3, D27
