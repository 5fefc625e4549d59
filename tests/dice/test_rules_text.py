"""The figures in the printed rules: the engine comes to the same results."""

import re
from pathlib import Path
from typing import Final

import pytest

from stonehenge import locale
from stonehenge.dice import rules

TEXTS: Final = Path(locale.__file__).parent / "rules"
MARKS: Final = {".": rules.FREE, "X": rules.X, "XX": rules.XX}


def text(language: str) -> str:
    return (TEXTS / f"dice.{language}.md").read_text("utf-8")


def figures(language: str) -> list[list[list[str]]]:
    """The sheets drawn in the text: their rows without the names, the Jesters first."""
    blocks = re.findall(r"(?:^ {4}.*\n)+", text(language), re.MULTILINE)
    return [[re.split(r"\s{2,}", line.strip())[1:] for line in b.splitlines()[1:]] for b in blocks]


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_worked_final_score(language: str) -> None:
    jesters, *colours, sums = figures(language)[-1]
    marks = (mark for row in colours for mark in row)
    sheet = tuple(MARKS[mark] if mark in MARKS else abs(int(mark)) for mark in marks)
    used = sum(1 << number for number, mark in enumerate(jesters, 1) if mark == "X")
    columns = [rules.column_sum(sheet, number) for number in range(1, rules.NUMBERS + 1)]
    assert columns == [int(column) for column in sums]
    assert rules.count_xs(sheet, used) == 9
    assert f"{rules.total(sheet, used, 9)} " in text(language).split(" = 12")[1]
    # each Jester Score has left a 0 in the box of its prediction
    assert sheet.count(0) == used.bit_count()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_magic_card_has_an_example_and_every_roll_seven_dice(language: str) -> None:
    word = {"en": "Example:", "de": "Beispiel:", "nl": "Voorbeeld:"}[language]
    items = re.findall(r"^- \d+ `(?:.|\n(?!\n|- ))*", text(language), re.MULTILINE)
    assert len(items) == 10
    assert all(word in item for item in items)
    rolls = re.findall(r"\b(?:[BGYRWJ]\s){3,}[BGYRWJ]\b", text(language))
    assert len(rolls) >= 9
    assert {len(roll.split()) for roll in rolls} == {rules.DICE}
