"""Actions are read and written to the letter of the record, and nothing else is read."""

from typing import Any

import msgspec
import pytest

from stonehenge import dice
from stonehenge.vocabulary import AnyGame, all_options, read_options
from tests.dice.play import faces, opened, play, predicts

WRITTEN = {
    '["magic","extra_die"]': dice.MagicCard("extra_die"),
    '["faces",["B","W","J"]]': dice.Faces(("B", "W", "J")),
    '["rotate",[[0,"W"],[6,"J"]]]': dice.Rotate(((0, "W"), (6, "J"))),
    '["predict",[5,"G"]]': dice.Predict((5, "G")),
    '["cross",2]': dice.Cross(2),
    '["cross",null]': dice.Cross(None),
    '["wizard","Y"]': dice.Wizard("Y"),
    '["stay"]': dice.Stay(),
    '["leave",true]': dice.Leave(jester=True),
    '["stop"]': dice.Stop(),
    '["reroll",[0,3]]': dice.Reroll((0, 3)),
    '["score",false]': dice.Score(jester=False),
}

NOT_ACTIONS: list[list[Any]] = [
    [],
    ["fold"],
    ["magic", "no_dice"],
    ["faces", "BW"],
    ["faces", ["P"]],
    ["rotate", [[0, "W"]]],
    ["rotate", [[0, "W"], [7, "W"]]],
    ["predict", [0, "G"]],
    ["predict", [6, "G"]],
    ["predict", [1, "W"]],
    ["predict", [1, "G", 1]],
    ["cross"],
    ["cross", 6],
    ["wizard", "J"],
    ["stay", True],
    ["leave"],
    ["leave", 1],
    ["reroll", [7]],
    ["reroll", [-1]],
    ["score", None],
]


@pytest.mark.parametrize("text", WRITTEN)
def test_an_action_is_written_as_the_record_says_and_read_back(text: str) -> None:
    assert msgspec.json.encode(WRITTEN[text]).decode() == text
    assert msgspec.json.decode(text, type=dice.Action) == WRITTEN[text]


@pytest.mark.parametrize("written", NOT_ACTIONS, ids=str)
def test_what_is_not_an_action_is_not_read(written: list[Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(written, dice.Action)


def test_large_sets_of_actions_travel_in_a_compact_form() -> None:
    rotation = dice.legal(opened("rotate_two"), 0)
    assert msgspec.to_builtins(rotation) == (
        ["rotations", (0, 1, 2, 3, 4, 5, 6), ("B", "G", "Y", "R", "W", "J"), 2],
    )
    rolled_first = play(opened("roll_first"), faces("BBBBBBB"))
    rolled_first = play(rolled_first, *predicts("1B", "1G", "1Y"), (0, "wizard", "B"))
    assert msgspec.to_builtins(dice.legal(rolled_first, 0)) == (
        ["rerolls", (0, 1, 2, 3, 4, 5, 6), 3, 7],
    )


def test_the_package_is_a_game() -> None:
    game: AnyGame = dice
    options = read_options(game, 4, {"magic": True, "first_seer": 2})
    assert options == dice.Options(4, magic=True, first_seer=2)
    assert list(all_options(options)) == list(game.choices(4))
