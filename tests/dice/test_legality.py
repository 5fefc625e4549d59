"""Every refusal names its rule and the facts a sentence about it needs."""

from typing import Any

import pytest

from stonehenge import dice
from stonehenge.vocabulary import CHANCE, IllegalAction
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


def told(state: dice.State, seat: int, action: dice.Action) -> str:
    """The refusal of an action that outside input could not even form."""
    with pytest.raises(IllegalAction) as refused:
        dice.check(state, seat, action)
    return str(refused.value)


def test_whose_turn_it_is() -> None:
    state = opened(first_seer=2)
    assert refusal(state, (0, "predict", (1, "B"))) == "not-your-turn (turn=2)"
    assert refusal(state, faces("B")) == "not-your-turn (turn=2)"
    assert refusal(state, (7, "predict", (1, "B"))) == "not-your-turn (turn=2)"


@pytest.mark.parametrize("written", [("stop",), ("wizard", "B"), ("score", False), ("stay",)])
def test_what_the_game_waits_for(written: tuple[Any, ...]) -> None:
    assert refusal(opened(), (0, *written)) == "wrong-phase (phase='predict')"


def test_predictions() -> None:
    state = with_sheets(opened(seats=2), written_sheet({"2G": 0}), written_sheet({"2B": "X"}))
    assert refusal(state, (0, "predict", (2, "G"))) == "box-taken (number=2, colour='G')"
    state = play(state, (0, "predict", (3, "R")))
    assert refusal(state, (1, "predict", (2, "B"))) == "box-taken (number=2, colour='B')"
    again = refusal(state, (1, "predict", (3, "R")))
    assert again == "already-predicted (number=3, colour='R', seat=0)"
    play(state, (1, "predict", (3, "B")))
    play(state, (1, "predict", (4, "R")))


def test_predictions_out_of_range() -> None:
    for number, colour in ((0, "B"), (6, "B"), (1, "W")):
        action = dice.Predict((number, colour))  # type: ignore[arg-type]
        facts = f"(number={number}, colour='{colour}')"
        assert told(opened(), 0, action) == f"prediction-out-of-range {facts}"


def test_the_wizard_colour_is_a_colour() -> None:
    state = play(opened(seats=2), *predicts("1B", "1G"))
    assert told(state, 0, dice.Wizard("J")) == "not-a-colour (colour='J')"  # type: ignore[arg-type]


def test_rolls() -> None:
    state = play(rolled("BGYRWJB", "1B", "1G"), (1, "stay"))
    assert refusal(state, (0, "reroll", ())) == "too-few-dice (least=1)"  # ruling D8
    assert refusal(state, (0, "reroll", (1, 0))) == "dice-not-ascending"
    assert refusal(state, (0, "reroll", (1, 1))) == "dice-not-ascending"
    assert told(state, 0, dice.Reroll((3, 7))) == "no-such-die (die=7)"
    state = play(state, (0, "reroll", (1, 2)))
    assert refusal(state, faces("BBB")) == "bad-faces (dice=2)"
    wrong = dice.Faces(("B", "P"))  # type: ignore[arg-type]
    assert told(state, CHANCE, wrong) == "no-such-face (face='P')"


def test_rotations() -> None:
    state = opened("rotate_two")
    for dice_ in (((1, "B"), (0, "B")), ((1, "B"), (1, "G"))):
        assert refusal(state, (0, "rotate", dice_)) == "dice-not-ascending"
    assert told(state, 0, dice.Rotate(((0, "B"), (7, "B")))) == "no-such-die (die=7)"
    wrong = dice.Rotate(((0, "B"), (1, "P")))  # type: ignore[arg-type]
    assert told(state, 0, wrong) == "no-such-face (face='P')"


@pytest.mark.parametrize(("letters", "jesters"), [("BBBBBBB", 0), ("JJJJJJB", 6), ("JJJJJJJ", 7)])
def test_jester_scores_need_one_to_five_jesters(letters: str, jesters: int) -> None:
    state = rolled(letters, "1B", "1G")
    assert refusal(state, (1, "leave", True)) == f"no-jester-score (jesters={jesters})"  # ruling D9


def test_a_jester_box_can_be_used_once() -> None:
    state = with_sheets(rolled("JJBBBBB", "1B", "1G"), *[written_sheet({}, jesters=(2,))] * 2)
    assert refusal(state, (1, "leave", True)) == "jester-box-taken (jesters=2)"
    assert dice.legal(state, 1) == (dice.Stay(), dice.Leave(jester=False))


def test_magic_cards() -> None:
    state = dice.start(dice.Options(2, magic=True))
    wrong = dice.MagicCard("no_dice")  # type: ignore[arg-type]
    assert told(state, CHANCE, wrong) == "no-such-magic (magic='no_dice')"


def test_crossing_out_of_range() -> None:
    state = play(opened("cross_out", 2), *predicts("1B", "1G"))
    assert told(state, 0, dice.Cross(6)) == "not-crossable (number=6)"
    assert told(state, 0, dice.Cross(0)) == "not-crossable (number=0)"


def test_the_seer_waits_for_the_others_and_they_for_the_seer() -> None:
    state = rolled("BGYRWJB", "1B", "1G")
    assert refusal(state, (0, "stop")) == "not-your-turn (turn=1)"
    assert refusal(play(state, (1, "stay")), (1, "leave", False)) == "not-your-turn (turn=0)"


def test_a_compact_choice_stands_for_all_its_actions() -> None:
    rerolls = list(dice.expand(dice.Rerolls((0, 2, 5), 2, 3)))
    assert rerolls == [dice.Reroll(d) for d in ((0, 2), (0, 5), (2, 5), (0, 2, 5))]
    assert len(list(dice.expand(dice.legal(opened("rotate_two"), 0)[0]))) == 21 * 36
    assert len(list(dice.expand(dice.Rerolls(tuple(range(7)), 1, 7)))) == 127
    assert list(dice.expand(dice.Stop())) == [dice.Stop()]
