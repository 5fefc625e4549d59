"""Each magic card bends the rules it names, and only those."""

from typing import get_args

import pytest
from msgspec.structs import asdict

from stonehenge import dice
from stonehenge.dice.magic import MagicId
from stonehenge.vocabulary import CHANCE
from tests.dice.play import (
    faces,
    opened,
    play,
    predicts,
    refusal,
    rolled,
    with_sheets,
    written_sheet,
)

ALL_DICE = (0, 1, 2, 3, 4, 5, 6)
EMPTY = written_sheet({})


def marks(state: dice.State) -> list[dice.Mark]:
    """What a plain score would write for each seat."""
    prospects = dice.view(state, None).prospects
    return [prospect.plain.mark for prospect in prospects if prospect]


def jester_writes(state: dice.State, seat: int) -> dice.Written | None:
    prospect = dice.view(state, None).prospects[seat]
    assert prospect is not None
    return prospect.jester


def test_there_are_ten_cards_and_each_bends_something() -> None:
    assert tuple(dice.CARDS) == get_args(MagicId)
    assert len(set(dice.CARDS.values())) == 10
    assert dice.PLAIN not in dice.CARDS.values()
    plain = asdict(dice.PLAIN)
    rules = [asdict(card) for card in dice.CARDS.values()]
    assert all(any(card[rule] != plain[rule] for card in rules) for rule in plain)


def test_wizards_all_colors_counts_wizards_for_everyone_and_doubles() -> None:
    state = play(opened("wizards_all_colors"), *predicts("5Y", "2R", "3Y"))
    assert state.phase is dice.Phase.ROLL  # ruling D22
    state = play(state, faces("WYYYYRJ"))
    assert marks(state) == ["XX", "XX", 4]
    assert jester_writes(state, 2) == dice.Written(0, 1, 0)  # ruling D41
    assert dice.view(state, None).wizard_colour == "every"


def test_two_xs_count_twice_towards_the_end_and_in_points() -> None:
    state = rolled("WYYYYRB", "5Y", "2R", magic="wizards_all_colors")
    sheet = dice.view(play(state, (1, "leave", False)), None).sheets[1]
    assert (sheet.xs, sheet.total) == (2, 4)  # ruling D11


def test_jesters_frozen_keeps_jesters_and_doubles() -> None:
    state = rolled("JGGWJRR", "5G", "3G", "2Y", magic="jesters_frozen")
    assert marks(state) == [4, "XX", 4]
    assert jester_writes(state, 2) == dice.Written(0, 2, 0)
    state = play(state, (1, "stay"), (2, "stay"))
    assert dice.legal(state, 0) == (dice.Stop(), dice.Rerolls((1, 2, 3, 5, 6), 1, 5))
    assert refusal(state, (0, "reroll", (3, 4))) == "die-frozen (die=4)"
    state = play(state, (0, "reroll", (5, 6)), faces("JG"))
    assert dice.view(state, None).frozen == (0, 4, 5)


def test_seven_frozen_jesters_leave_only_the_stop() -> None:
    state = rolled("JJJJJJJ", "5G", "3G", magic="jesters_frozen")
    assert dice.legal(state, 1) == (dice.Stay(), dice.Leave(jester=False))
    state = play(state, (1, "stay"))
    assert dice.legal(state, 0) == (dice.Stop(),)  # ruling D28
    assert dice.view(state, 0).reroll is None
    assert refusal(state, (0, "reroll", (0,))) == "die-frozen (die=0)"


def test_roll_first_predicts_after_roll_one_and_must_roll_three_dice_again() -> None:
    state = opened("roll_first", 2)
    assert (state.phase, state.rolling) == (dice.Phase.ROLL, ALL_DICE)
    state = play(state, faces("RRBGYWJ"))
    assert (state.phase, dice.to_act(state)) == (dice.Phase.PREDICT, (0,))
    state = play(state, *predicts("5R", "1B"), (0, "wizard", "R"))
    assert (state.phase, dice.to_act(state)) == (dice.Phase.SEER, (0,))  # ruling D25
    assert refusal(state, (1, "leave", False)) == "not-your-turn (turn=0)"
    assert refusal(state, (0, "stop")) == "must-roll-again (least=3)"
    assert refusal(state, (0, "reroll", (3, 4))) == "too-few-dice (least=3)"
    state = play(state, (0, "reroll", (3, 4, 6)), faces("RRR"))
    assert (state.phase, dice.to_act(state)) == (dice.Phase.LEAVE, (1,))
    state = play(state, (1, "stay"))
    assert dice.legal(state, 0) == (dice.Stop(), dice.Rerolls(ALL_DICE, 1, 7))
    state = play(state, (0, "reroll", (0,)), faces("R"))
    assert state.phase is dice.Phase.SCORE


def test_rotate_two_sets_two_dice_and_rolls_the_other_five() -> None:
    state = opened("rotate_two", 2)
    assert (state.phase, dice.to_act(state)) == (dice.Phase.ROTATE, (0,))
    state = play(state, (0, "rotate", ((2, "W"), (5, "J"))))  # ruling D24
    assert dice.view(state, None).faces == (None, None, "W", None, None, "J", None)
    assert (state.phase, state.rolls) == (dice.Phase.PREDICT, 1)
    state = play(state, *predicts("5R", "1B"))
    assert state.phase is dice.Phase.WIZARD
    state = play(state, (0, "wizard", "R"))
    assert (state.phase, state.rolling) == (dice.Phase.ROLL, (0, 1, 3, 4, 6))
    state = play(state, faces("RRRBB"))
    assert dice.view(state, None).faces == ("R", "R", "W", "R", "B", "J", "B")
    assert (state.phase, dice.to_act(state)) == (dice.Phase.LEAVE, (1,))
    state = play(state, (1, "stay"))
    assert dice.legal(state, 0) == (dice.Stop(), dice.Rerolls(ALL_DICE, 1, 7))
    state = play(state, (0, "reroll", (2, 5)), faces("RR"))
    assert (state.phase, state.rolls) == (dice.Phase.SCORE, 3)


def test_extra_die_adds_one_to_every_colour_and_to_no_jester() -> None:
    state = rolled("BBBWGGJ", "3B", "1Y", "2G", magic="extra_die")
    assert marks(state) == [2, "X", 1]  # ruling D30
    assert jester_writes(state, 0) == dice.Written(0, 1, 0)


def test_with_the_extra_die_seven_dice_of_a_colour_count_eight() -> None:
    state = rolled("BBBBBBB", "5B", "1Y", magic="extra_die")
    view = dice.view(state, None)
    assert [prospect.count for prospect in view.prospects if prospect] == [8, 1]  # ruling D30
    assert marks(state) == [3, "X"]


def test_jesters_own_color_counts_jesters_for_everyone_and_as_jesters() -> None:
    state = rolled("YYWJRWB", "5Y", "2R", "3G", magic="jesters_own_color")
    assert marks(state) == ["X", "X", 2]  # ruling D29
    assert jester_writes(state, 2) == dice.Written(0, 1, 0)


def test_cross_out_takes_one_box_with_minus_points_in_the_predicted_colour() -> None:
    minus = written_sheet({"1G": 2, "2G": "X", "3G": 0, "4G": "C", "1B": 3})
    state = with_sheets(opened("cross_out", 3), minus, minus, EMPTY)
    state = play(state, *predicts("5G", "5B", "1R"))
    assert (state.phase, dice.to_act(state)) == (dice.Phase.CROSS, (0, 1, 2))  # ruling D21
    assert dice.legal(state, 0) == (dice.Cross(None), dice.Cross(1))  # ruling D19
    assert dice.legal(state, 1) == (dice.Cross(None), dice.Cross(1))
    assert dice.legal(state, 2) == (dice.Cross(None),)
    for number in (2, 3, 4, 5):
        assert refusal(state, (0, "cross", number)) == f"not-crossable (number={number})"
    state = play(state, (2, "cross", None), (0, "cross", 1), (1, "cross", None))
    assert state.phase is dice.Phase.WIZARD
    assert [sheet.total for sheet in dice.view(state, None).sheets] == [-1, -3, 0]
    assert dice.view(state, None).sheets[0].rows[1] == ("C", "X", 0, "C", None)
    assert dice.view(state, None).sheets[0].jesters == 0


def test_a_crossed_out_box_stays_used() -> None:
    state = with_sheets(opened(seats=2), written_sheet({"1G": "C"}), EMPTY)
    assert refusal(state, (0, "predict", (1, "G"))) == "box-taken (number=1, colour='G')"  # D20


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_rolls_as_predicted_gives_the_seer_that_many_rolls(number: int) -> None:
    state = rolled("WBBBBBJ", f"{number}B", "1G", magic="rolls_as_predicted")
    for _ in range(number - 1):
        assert (state.phase, dice.view(state, None).rolls_left) == (
            dice.Phase.LEAVE,
            number - state.rolls,
        )
        state = play(state, (1, "stay"), (0, "reroll", (6,)), faces("J"))
    assert (state.phase, dice.to_act(state), state.rolls) == (dice.Phase.SCORE, (0, 1), number)


def test_rolls_as_predicted_lets_wizards_count_for_nobody() -> None:
    state = rolled("WWBBBRR", "3B", "2R", "1G", magic="rolls_as_predicted")
    assert marks(state) == ["X", "X", 1]  # rulings D22, D23
    assert dice.view(state, None).wizard_colour == "nobody"
    stopped = play(state, (1, "stay"), (2, "stay"), (0, "stop"))
    assert stopped.phase is dice.Phase.SCORE


def test_rolls_as_predicted_tells_the_rolls_once_the_seer_has_predicted() -> None:
    state = opened("rolls_as_predicted", 2)
    assert rolls_to_come(state) == (None, None)
    assert rolls_to_come(play(state, (0, "predict", (4, "B")))) == (4, 4)


def rolls_to_come(state: dice.State) -> tuple[int | None, int | None]:
    view = dice.view(state, 1)
    return view.rolls_left, view.most_rolls


def test_jester_column_writes_an_x_in_both_boxes() -> None:
    state = rolled("JJJGGGR", "5Y", "3Y", "3G", "2B", magic="jester_column")
    assert jester_writes(state, 1) == dice.Written("X", 3, 3)  # ruling D31
    assert jester_writes(state, 2) == dice.Written("X", 3, 3)  # ruling D4
    assert jester_writes(state, 3) == dice.Written(0, 3, 0)
    state = play(state, (1, "leave", True), (2, "leave", False), (3, "stay"))
    sheet = dice.view(state, None).sheets[1]
    assert (sheet.xs, sheet.jesters, sheet.total) == (2, 1, 3)  # ruling D15


def test_jester_column_needs_the_jester_box_to_be_free() -> None:
    state = rolled("JJJGGGR", "5Y", "3Y", magic="jester_column")
    state = with_sheets(state, EMPTY, written_sheet({}, jesters=(3,)))
    assert jester_writes(state, 1) is None
    assert refusal(state, (1, "leave", True)) == "jester-box-taken (jesters=3)"


def test_secret_lets_the_others_predict_together_and_alike() -> None:
    state = play(opened("secret", 4, first_seer=1), (1, "predict", (5, "R")))
    assert dice.to_act(state) == (0, 2, 3)
    told = refusal(state, (3, "predict", (5, "R")))
    assert told == "already-predicted (number=5, colour='R', seat=1)"
    state = play(state, (0, "predict", (2, "B")), (3, "predict", (2, "B")))
    assert (dice.to_act(state), state.next_seer) == ((2,), -1)
    assert refusal(state, (0, "predict", (3, "B"))) == "already-decided"
    state = play(state, (2, "predict", (1, "R")))
    assert state.next_seer == 3  # ruling D27: clockwise from the Seer
    assert (state.phase, dice.to_act(state)) == (dice.Phase.WIZARD, (1,))  # ruling D26


def test_secret_ties_in_different_colours_go_clockwise_too() -> None:
    state = play(opened("secret", 3), (0, "predict", (5, "R")), (2, "predict", (3, "B")))
    assert play(state, (1, "predict", (3, "G"))).next_seer == 1  # ruling D27


def test_secret_allows_the_seers_box_to_who_has_no_other() -> None:
    last = written_sheet({f"{n}{c}": 1 for c in "BGYR" for n in range(1, 6) if (n, c) != (5, "R")})
    state = play(with_sheets(opened("secret", 2), last, last), (0, "predict", (5, "R")))
    assert dice.legal(state, 1) == (dice.Predict((5, "R")),)  # ruling D2


def test_a_card_holds_for_one_round() -> None:
    state = rolled("BGYRWJB", "1B", "1G", magic="rolls_as_predicted")
    state = play(state, (0, "score", False), (1, "score", False), (CHANCE, "magic", "extra_die"))
    state = play(state, *predicts("2B", "2G", first=state.seer))
    assert state.phase is dice.Phase.WIZARD
    assert dice.view(state, None).rolls_left == 3
