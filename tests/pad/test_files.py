"""Files of pads: written and read back, judged by size and content, and harmless as CSV."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from stonehenge import pad
from stonehenge.pad import BrokenPad
from stonehenge.pad.files import safe
from tests.document import blocks
from tests.pad.games import card_pad, card_round, dice_pad, written


def file_of(**changes: Any) -> bytes:
    """A file of one card pad, with changes in that pad."""
    made: Any = json.loads(pad.encode([card_round(card_pad(), (0, 0, 0), (1, 0, 0))]))
    made["pads"][0].update(changes)
    return json.dumps(made).encode()


def refusal(content: bytes) -> BrokenPad:
    with pytest.raises(BrokenPad) as broken:
        pad.decode(content)
    return broken.value


def test_pads_come_back_as_they_were_written() -> None:
    dice = written(dice_pad(magic=True), pad.MagicCard(1, "secret"), pad.Predict(1, 2, (5, "G")))
    pads = [card_round(card_pad(rounds=3), (0, 0, 0), (1, 0, 0)), dice, card_pad(6)]
    assert pad.decode(pad.encode(pads)) == pads
    head = json.loads(pad.encode(pads))
    assert (head["format"], head["version"]) == ("stonehenge-pad", 1)


@pytest.mark.parametrize(
    ("content", "rule"),
    [
        (b"{", "not-json"),
        (b"[" * 100_000, "not-json"),
        (b"[]", "not-a-pad"),
        (b'{"format": "stonehenge", "version": 1}', "not-a-pad"),
        (b'{"format": "stonehenge-pad", "version": 2, "pads": []}', "pad-version"),
        (b'{"format": "stonehenge-pad", "version": 1}', "not-a-pad"),
        (b" " * 5_000_001, "pad-file-too-long"),
        (file_of(game="chess"), "unknown-game"),
        (file_of(players=["a", "b"]), "wrong-player-count"),
        (file_of(players=["a", "b", "A "]), "pad-name-twice"),
        (file_of(options={"bidding": "loud"}), "bad-option-value"),
        (file_of(options={"plus_minus_one": True, "bidding": "secret"}), "plus-minus-one"),
        (file_of(options={"stakes": 5}), "unknown-option"),
        (file_of(options={"rounds": True}), "bad-option-value"),
        (file_of(entries=[{"kind": "win"}]), "not-a-pad"),
        (file_of(entries=[{"kind": "bid", "round": 1, "player": 1, "bid": 0.5}]), "not-a-pad"),
        (file_of(entries=[{"kind": "undo"}] * 2001), "not-a-pad"),
        (file_of(extra=1), "not-a-pad"),
    ],
)
def test_a_file_that_is_no_pad_is_refused(content: bytes, rule: str) -> None:
    assert refusal(content).refusal.rule.startswith(rule)


def test_the_example_of_the_guide_is_a_pad_and_its_program_runs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "pad.md").read_text(encoding="utf-8")
    (program,), (example,) = blocks(guide, "py"), blocks(guide, "json")
    exec(program, {})
    assert capsys.readouterr().out == "[20, -10, 30]\n"
    (paper,) = pad.decode(example.encode())
    assert pad.standing(paper).totals == [20, -10, 30]


def test_a_refused_entry_is_named() -> None:
    bid = {"kind": "bid", "round": 1, "player": 1, "bid": 0}
    broken = refusal(file_of(entries=[bid, {**bid, "player": 0}]))
    assert (broken.pad, broken.entry, broken.refusal.rule) == (0, 1, "not-your-turn")


def test_csv_holds_every_round_and_no_formula() -> None:
    paper = pad.new_pad("cards", ("=1+1", "Ben", "@Carla"), {})
    paper = card_round(paper, (0, 0, 0), (1, 0, 0))
    rows = list(csv.reader(io.StringIO(pad.csv_text(paper, ("round", "bid", "won", "total")))))
    assert rows[0][:4] == ["round", "'=1+1: bid", "'=1+1: won", "'=1+1: total"]
    assert rows[0][7] == "'@Carla: bid"
    assert rows[1] == ["1", "0", "1", "-10", "0", "0", "20", "0", "0", "20"]


def test_a_cell_that_a_spreadsheet_could_compute_gets_an_apostrophe() -> None:
    for evil in ("=1", " =1", "-1+1", "@x", "\u3000+1", "\uff1d1", "\t1"):
        assert safe(evil) == f"'{evil}"
    for good in ("", "Ben", "1=1", "O'Hara"):
        assert safe(good) == good


def test_csv_of_dice_holds_calls_and_marks() -> None:
    paper = written(dice_pad(2), pad.Predict(1, 0, (1, "B")), pad.Predict(1, 1, (2, "G")))
    paper = written(paper, pad.Score(1, 0, 0), pad.Score(1, 1, 2))
    rows = list(csv.reader(io.StringIO(pad.csv_text(paper, ("round", "call", "mark", "total")))))
    assert rows[1] == ["1", "1B", "X", "1", "2G", "2", "-2"]
