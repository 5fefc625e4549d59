"""What pads come to is pinned for every reader; the page runs the same file."""

from pathlib import Path

from tests.pad.goldens import golden_pads

FILE = Path(__file__).parents[1] / "golden" / "pads.jsonl"


def test_the_golden_pads_are_up_to_date() -> None:
    assert FILE.read_text("utf-8").splitlines() == list(golden_pads()), "run make goldens"
