"""Guided games in the terminal: learned to the end, left, resumed and begun again."""

from contextlib import suppress
from io import StringIO
from pathlib import Path

import pytest

from stonehenge.locale import Words
from stonehenge.terminal.learn import Learning, Notes
from stonehenge.terminal.paper import Paper
from stonehenge.terminal.questions import LeftGame
from tests.run import stonehenge

CARDS = ["", "1", "r9", "", "1", "b10", "y2", "1", "w1", "j1", "r8"]
DICE = ["2g", "g", "1 2", "stop", "p", "", "3r", "l", "", "2b", "b", "stop", "j"]


def learn(home: Path, game: str, answers: list[str], language: str = "en") -> str:
    """What a learner reads who gives these answers and then leaves."""
    out, notes = StringIO(), Notes(home / "lessons" / f"{game}.json")
    learning = Learning(game, Words(language), Paper(out, {}), notes)
    with suppress(LeftGame):
        learning.learn(StringIO("\n".join([*answers, ""])))
    return out.getvalue()


@pytest.mark.parametrize("language", ["de", "nl"])
def test_a_guided_card_game_to_its_end(language: str, tmp_path: Path) -> None:
    told = learn(tmp_path, "cards", CARDS, language)
    assert "(7 v" in told
    assert Words(language)("game-over") in told
    assert not list(tmp_path.rglob("*.json*")), "a lesson leaves no record and no notes behind"


def test_the_command_teaches_keeps_its_place_and_begins_anew(tmp_path: Path) -> None:
    first = stonehenge("learn", "cards", home=tmp_path, answers="\n1\n")
    assert "You can go on any time: stonehenge learn cards" in first.stdout
    rest = stonehenge("learn", "cards", home=tmp_path, answers="\n".join([*CARDS[2:], ""]))
    assert "You go on with your guided game." in rest.stdout
    assert "That is all. Play a real game: stonehenge play cards" in rest.stdout
    assert first.returncode == rest.returncode == 0
    stonehenge("learn", "cards", home=tmp_path, answers="\n1\n")
    again = stonehenge("learn", "cards", "--new", home=tmp_path, answers="quit\n")
    assert "(1 of 7)" in again.stdout


def test_a_guided_dice_game_left_after_every_answer_is_the_same_game(tmp_path: Path) -> None:
    whole = learn(tmp_path, "dice", DICE)
    assert "(8 of 8) 2 Jesters lie there." in whole
    for answer in DICE[:-1]:
        assert "The game is over." not in learn(tmp_path, "dice", [answer])
    end = learn(tmp_path, "dice", DICE[-1:])
    assert "You go on with your guided game." in end
    assert whole[whole.index("The game is over.") :] == end[end.index("The game is over.") :]


def test_a_wrong_card_is_explained_and_an_explanation_can_be_skipped(tmp_path: Path) -> None:
    told = learn(tmp_path, "cards", ["", "skip", "0", "r9", "", "1", "y2", "b10", "quit"])
    assert "Y2 may not be played: blue must be followed." in told
    assert "You said 0 and took 1." in told
    assert "You may say none." not in told, "what was skipped is not commented on"


def test_notes_that_cannot_be_used_start_the_lesson_anew(tmp_path: Path) -> None:
    notes = tmp_path / "lessons" / "cards.json"
    notes.parent.mkdir(parents=True)
    for broken in ("{", '[["play", "B1"]]', '[["next"], ["next"], ["next"]]'):
        notes.write_text(broken)
        assert "(1 of 7)" in learn(tmp_path, "cards", ["quit"])
