"""The guides name files that exist, their examples run, and the glossary is in order."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.document import blocks
from tools import reference

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "stonehenge"
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
ROWS = [line.strip("| ").split(" | ") for line in GLOSSARY.splitlines() if line.startswith("| ")][
    1:
]
GAME_FILES = ("cards", "dice", "locale")
"""Where a recipe says only `state.py` or `rules/cards.en.md`, the room is clear from its words."""


def exists(path: str) -> bool:
    rooms = [ROOT, PACKAGE, *(PACKAGE / room for room in GAME_FILES)]
    return any(any(room.glob(path)) for room in rooms)


def test_the_glossary_is_in_alphabetical_order() -> None:
    words = [re.sub(r"[^a-z]", "", word.casefold()) for word, *_ in ROWS]
    assert len(words) > 80
    assert words == sorted(set(words))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_word_has_one_sentence_for_each_meaning_and_a_place(row: list[str]) -> None:
    _, meaning, places = row
    assert meaning.endswith(".")
    named = re.findall(r"`([^`]+)`", places)
    assert named
    for path in named:
        assert exists(path), path


@pytest.mark.parametrize(("guide", "least"), [("extending", 30), ("kernels", 20)])
def test_the_guides_name_files_that_exist(guide: str, least: int) -> None:
    text = (ROOT / "docs" / f"{guide}.md").read_text(encoding="utf-8")
    paths = [
        path
        for path in re.findall(r"`([\w./*]+(?:\.(?:py|ts|svelte|md|ftl)|/))`", text)
        if "NAME" not in path and "XX" not in path
    ]
    assert len(paths) > least
    for path in paths:
        assert exists(path), path


def test_the_kernel_of_the_guide_compiles(tmp_path: Path) -> None:
    (code,) = blocks((ROOT / "docs" / "kernels.md").read_text(encoding="utf-8"), "python")
    script = tmp_path / "example.py"
    script.write_text(code)
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    assert done.stdout == "55\n"


def test_the_reference_of_the_library_is_that_of_the_code() -> None:
    written = (ROOT / reference.FILE).read_text(encoding="utf-8")
    assert reference.write() == written, "run `make protocol`"
    assert "`push(seat: Seat, action: A_) -> None`" in written


def test_every_field_of_a_view_is_explained() -> None:
    written = (ROOT / reference.FILE).read_text(encoding="utf-8")
    for game in ("cards", "dice"):
        room = written.partition(f"### `stonehenge.{game}.state`")[2]
        fields = room.partition("#### `View`")[2].partition("| method |")[0]
        rows = [line for line in fields.splitlines() if line.startswith("| `")]
        assert len(rows) > 20
        assert not [row for row in rows if row.endswith("|  |")]
