"""The score pad in the terminal: typed as at a table, kept at once, gone on with later."""

import csv
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from stonehenge import pad
from stonehenge.dice import CARDS
from stonehenge.locale import LANGUAGES, Words
from stonehenge.terminal import pad_words
from stonehenge.terminal.pad_paper import PadTeller
from tests.pad.games import card_pad, dice_pad, written
from tests.run import stonehenge


def keep(
    home: Path, *arguments: str, answers: str, code: int = 0
) -> subprocess.CompletedProcess[str]:
    done = stonehenge("pad", *arguments, home=home, answers=answers.replace(" / ", "\n") + "\n")
    assert done.returncode == code, done.stderr
    return done


def test_a_card_game_is_kept_and_goes_on_where_it_was(tmp_path: Path) -> None:
    first = "0 / 1 / 1 / 0 1 / dealer Anna / 2 / undo / 1 / quit"
    told = keep(tmp_path, "cards", "Anna", "Ben", "Carla", answers=first).stdout
    assert "Round 1 of 20. Anna deals." in told
    assert "Bid of Ben (0 to 1):" in told
    assert "The pad is kept here:" in told
    told = keep(tmp_path, "cards", answers="0 / 1 / 2 0 0 / pad / quit").stdout
    assert "Bid of Carla (0 to 2): 0" in told
    assert "Tricks of Ben, Carla, Anna (2 in all): 2 0 0" in told
    (file,) = (tmp_path / "data" / "stonehenge" / "pads").glob("*.json")
    (paper,) = pad.decode(file.read_bytes())
    assert pad.standing(paper).totals == [-20, 10, 50]


def test_refusals_name_the_rule_and_nothing_wrong_is_written(tmp_path: Path) -> None:
    answers = "5 / fish / 1 / 0 / 0 / 1 / 1 1 1 / leave Zoe / rename Ben Carla / rounds 30 / q"
    options = ("--option", "plus_minus_one=true", "--option", "rounds=3")
    file = tmp_path / "evening.json"
    told = keep(
        tmp_path, "cards", "Anna", "Ben", "Carla", *options, "--file", str(file), answers=answers
    ).stdout
    assert "A bid is a number from 0 to 1." in told
    assert "I do not understand “fish”." in told
    assert "Bid of Anna (0 to 1, not 0):" in told
    assert "plus/minus one forbids" in told
    assert "3 tricks are written, but the round has 1." in told
    assert "I do not understand “leave Zoe”." in told
    assert "Carla is already on the pad." in told
    made: Any = json.loads(file.read_text())["pads"][0]
    assert [entry["kind"] for entry in made["entries"]] == ["bid", "bid", "bid"]
    assert made["options"]["rounds"] == 3


def test_a_short_game_ends_with_its_places_and_csv(tmp_path: Path) -> None:
    answers = "0 / 0 / 1 / csv / trump b w / 0 0 1"
    names = ("Anna", "Ben", "Carla")
    told = keep(tmp_path, "cards", *names, "--option", "rounds=1", answers=answers).stdout
    assert "Anna wins with 30 points." in told
    assert "Ben shares place 2 with 20 points." in told
    assert "round,Anna: bid,Anna: tricks,Anna: total" in told


def test_a_dice_round_with_magic_is_kept(tmp_path: Path) -> None:
    answers = "? / 1 / 5g / 5g / 2b / x / ggggbwj+j / seer Ben / d / pad / quit"
    told = keep(tmp_path, "dice", "Anna", "Ben", "--option", "magic=true", answers=answers).stdout
    assert " 10  Secret predictions" in told
    assert "Magic card: Wizards in every colour." in told
    assert "Anna has called 5 green in this round." in told
    assert "Ben predicted 2 blue (x, off by, j2 or dice): ggggbwj+j" in told
    assert "X 2  J 0  = 10" in told
    assert "X 1  J 1  = 0" in told
    assert told.count("Magic card: ") == 2


def test_a_wrong_file_is_told_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "no.json"
    file.write_text("[]")
    done = keep(tmp_path, "cards", "--file", str(file), answers="", code=2)
    assert done.stderr.startswith("stonehenge pad: This is not a file of score pads")
    done = keep(tmp_path, "cards", "Anna", "Ben", answers="", code=2)
    assert "3 to 6 players" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    teller = PadTeller(Words(language))
    cards = written(card_pad(plus_minus_one=True), pad.Bid(1, 1, 0), pad.Bid(1, 2, 0))
    dice = dice_pad(2, magic=True)
    called = written(
        dice, pad.MagicCard(1, "secret"), pad.Predict(1, 0, (1, "B")), pad.Predict(1, 1, (2, "B"))
    )
    for paper in (card_pad(), cards, written(cards, pad.Bid(1, 0, 0)), dice, called):
        shown = pad.standing(paper)
        lines = [teller.head(shown), teller.prompt(shown), *teller.explain(shown)]
        assert all("{" not in line for line in lines)
        assert list(teller.paper(shown))


def test_misfits_stand_below_the_pad(tmp_path: Path) -> None:
    answers = "1 / 0 / 1 / 0 0 1 / bid 1 Ben 0 / pad / tricks 1 1 0 0 / pad / quit"
    options = ("--option", "plus_minus_one=true")
    told = keep(tmp_path, "cards", "Anna", "Ben", "Carla", *options, answers=answers).stdout
    assert "Round 1 does not fit: A bid of 1 would make the bids add up" in told
    assert "1*" in told


def test_the_ten_cards_have_the_order_of_the_pile() -> None:
    assert tuple(CARDS) == pad_words._MAGIC


def test_csv_opens_as_a_table(tmp_path: Path) -> None:
    answers = "0 / 0 / 0 / 1 0 0 / csv / quit"
    told = keep(tmp_path, "cards", "Anna", "Ben", "=Carla", answers=answers).stdout
    table = told[told.index("round,") :].splitlines()
    rows = list(csv.reader(line for line in table if line.startswith(("round,", "1,"))))
    assert rows[0][7] == "'=Carla: bid"
    assert rows[1][1:4] == ["0", "0", "20"]
