"""Exhaustive counts: how many ways a dealt round can go."""

import json
from pathlib import Path

import pytest

from tests.cards.perft import perft

FILES = sorted((Path(__file__).parents[1] / "golden/perft").glob("*.json"))


def test_there_are_twenty_cases() -> None:
    assert len(FILES) == 20


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_perft(path: Path) -> None:
    case = json.loads(path.read_text())
    assert perft(case) == case["count"]
