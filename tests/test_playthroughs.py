"""Whole games as readable text: `make goldens` writes them anew, a rule change shows as a diff."""

import pytest

from stonehenge import notation, record
from tests.goldens import GOLDEN, PLAYTHROUGHS, chance_vectors, playthrough


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough(name: str) -> None:
    text = (GOLDEN / "playthroughs" / f"{name}.txt").read_text()
    assert playthrough(name) == text
    (told,) = notation.parse(text)
    record.check(told)


def test_there_is_no_forgotten_playthrough() -> None:
    names = {path.stem for path in (GOLDEN / "playthroughs").iterdir()}
    assert names == set(PLAYTHROUGHS)


def test_chance_vectors() -> None:
    lines = (GOLDEN / "chance-vectors.txt").read_text().splitlines()
    assert lines == list(chance_vectors())
