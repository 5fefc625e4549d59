"""What docs/chance.md says is true: its Python runs, its JSON has the right fields."""

import json
import re
from pathlib import Path

import pytest

from stonehenge.promises import REVEAL_WITHIN, PromiseFile

DOCS = Path(__file__).parents[1] / "docs"
TEXT = (DOCS / "chance.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("code", blocks("python"))
def test_the_python_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(code, {})
    assert capsys.readouterr().out


def test_the_promise_file_has_the_fields_that_are_shown() -> None:
    shown = next(json.loads(block) for block in blocks("json") if "stonehenge-promise" in block)
    assert tuple(shown) == PromiseFile.__struct_fields__


def test_the_time_to_reveal_is_the_one_that_is_told() -> None:
    assert f"within {REVEAL_WITHIN:.0f} seconds" in TEXT


def test_what_it_links_to_is_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)", TEXT):
        assert (DOCS / target).exists(), target
