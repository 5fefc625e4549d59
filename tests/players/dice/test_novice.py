"""The dice novice: a beginner's mistakes, told as positions; and the order of the plain levels."""

from itertools import product
from random import Random
from typing import Any

import pytest

from stonehenge import dice
from stonehenge.arena.match import play_levels
from stonehenge.chance import seed_from_number
from stonehenge.dice import Leave, Options, Predict, Reroll, Stay, Stop
from stonehenge.players.dice.novice import DiceNovice
from stonehenge.testing import check_player
from tests.dice.play import opened, play, rolled

SEEDS = range(60)


def chosen(state: dice.State, seat: int) -> list[Any]:
    """What novices with different luck choose."""
    view, legal = dice.view(state, seat), dice.legal(state, seat)
    return [DiceNovice(Random(seed)).choose(view, legal) for seed in SEEDS]


def most(choices: list[Any]) -> Any:
    return max(choices, key=choices.count)


@pytest.mark.parametrize(("seats", "magic"), list(product(dice.PLAYERS, (False, True))))
def test_it_plays_every_table_legally(seats: int, magic: bool) -> None:
    check_player(dice, DiceNovice(Random(3)), Options(seats, magic), seed=seats)


def test_it_predicts_by_feeling_and_has_no_favourite_for_everybody() -> None:
    boxes = [choice.box for choice in chosen(opened(), 0) if isinstance(choice, Predict)]
    assert {number for number, _ in boxes} <= {2, 3, 4, 5}
    assert {colour for _, colour in boxes} == set("BGYR")


def test_it_now_and_then_forgets_that_wizards_count_and_rolls_them_again() -> None:
    state = play(rolled("BBWGGYR", "4B", "1R"), (1, "leave", False))
    choices = chosen(state, 0)
    assert most(choices) == Reroll((3, 4, 5, 6))
    assert set(choices) == {Reroll((3, 4, 5, 6)), Reroll((2, 3, 4, 5, 6))}


def test_it_stops_at_what_it_counts_although_a_forgotten_wizard_makes_it_one_too_many() -> None:
    state = play(rolled("BBBWGYR", "3B", "1R"), (1, "leave", False))
    assert set(chosen(state, 0)) == {Reroll((3,)), Stop()}


def test_a_guest_leaves_when_its_prediction_is_met_and_else_hopes() -> None:
    assert most(chosen(rolled("BWGGYYR", "5B", "2G"), 1)) == Leave(jester=False)
    assert Stay() in chosen(rolled("BWGGYYR", "5B", "2G"), 1)
    assert set(chosen(rolled("BWGGYYR", "5B", "3G"), 1)) == {Stay()}


def test_the_plain_levels_are_in_order() -> None:
    ladder = ["novice", "apprentice", "journeyman"]
    won = dict.fromkeys(ladder, 0.0)
    for number in range(60):
        turn = number % 3
        seated = ladder[turn:] + ladder[:turn]
        played = play_levels(dice, Options(3), seated, seed_from_number(number))
        outcome = dice.outcome(played.state)
        assert outcome is not None
        for level, place in zip(seated, outcome.places, strict=True):
            won[level] += (place == 1) / outcome.places.count(1)
    assert won["novice"] < won["apprentice"] < won["journeyman"]
