"""Records as a table: every decision is there, with what was known, legal, done and won."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest

from stonehenge import cards, dice
from stonehenge import record as records
from stonehenge.arena.match import play_levels, record_of
from stonehenge.chance import seed_from_number
from stonehenge.record import Record
from stonehenge.research import cards as card_numbers
from stonehenge.research import dice as dice_numbers
from stonehenge.research.decisions import COLUMNS, decisions, write_decisions
from stonehenge.vocabulary import CHANCE, read_options
from tests.document import ROOT
from tests.run import stonehenge


def played(game: Any, seats: int, seed: int, **options: Any) -> Record:
    levels, chosen = ["random"] * seats, read_options(game, seats, options)
    key = seed_from_number(seed)
    return record_of(game, play_levels(game, chosen, levels, key), levels, key)


@pytest.mark.parametrize(
    ("game", "numbers", "record"),
    [
        (cards, card_numbers, played(cards, 3, 1, rounds=4, bidding="covered")),
        (dice, dice_numbers, played(dice, 2, 1, magic=True)),
    ],
    ids=["cards", "dice"],
)
def test_every_decision_has_its_row(game: Any, numbers: Any, record: Record) -> None:
    rows = list(decisions(record, 7, views=True))
    steps = [step for step in records.replay(record) if step.seat != CHANCE]
    assert len(rows) == len(steps)
    by_round: dict[tuple[int, int], int] = {}
    for row, step in zip(rows, steps, strict=True):
        assert (row["record"], row["step"], row["seat"]) == (7, step.index, step.seat)
        assert numbers.ACTIONS.action(row["action"]) == step.action
        assert row["action"] in row["legal"]
        view = game.view(step.before, step.seat)
        assert msgspec.json.decode(row["view"], type=game.View) == view
        assert np.array_equal(row["observation"], numbers.layout(view.options).flat(view))
        by_round[row["seat"], row["round"]] = row["round_points"]
    points = [sum(won for (seat, _), won in by_round.items() if seat == who) for who in (0, 1)]
    outcome = game.outcome(steps[-1].after)
    assert tuple(points) == outcome.points[:2]
    assert {row["points"] for row in rows if row["seat"] == 1} == {outcome.points[1]}
    assert {row["place"] for row in rows if row["seat"] == 1} == {outcome.places[1]}


def test_a_game_that_was_not_finished_has_no_end() -> None:
    whole = played(cards, 3, 2, rounds=3)
    cut = msgspec.structs.replace(whole, actions=whole.actions[:-2], result=msgspec.UNSET)
    rows = list(decisions(cut))
    assert {row["points"] for row in rows} == {None}
    assert rows[0]["round_points"] is not None
    assert rows[-1]["round_points"] is None


def test_files_are_written_piece_by_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stonehenge.research.decisions._ROWS", 20)
    told = [played(cards, 3, seed, rounds=2) for seed in range(5)]
    path = str(tmp_path / "some.parquet")
    rows = write_decisions(told, path)
    table = pq.ParquetFile(path)
    assert table.metadata.num_rows == rows == sum(len(list(decisions(one))) for one in told)
    assert table.num_row_groups > 1
    assert table.schema_arrow.names == [name for name in COLUMNS if name != "view"]
    assert set(table.read().column("record").to_pylist()) == set(range(5))


def test_the_command_writes_a_file_and_refuses_what_is_wrong(tmp_path: Path) -> None:
    record = played(dice, 2, 3, rounds=2)
    (tmp_path / "good.jsonl").write_bytes(records.encode(record) + b"\n")
    done = stonehenge("dataset", "good.jsonl", "--out", "out.parquet", "--views", home=tmp_path)
    rows = len(list(decisions(record)))
    assert done.stdout == f"out.parquet: {rows} decisions\n"
    assert "view" in pq.read_schema(tmp_path / "out.parquet").names
    broken = msgspec.structs.replace(record, actions=record.actions[1:])
    (tmp_path / "bad.jsonl").write_bytes(msgspec.json.encode(broken))
    done = stonehenge("dataset", "bad.jsonl", "--out", "out.parquet", home=tmp_path)
    assert done.returncode == 2
    assert pq.read_metadata(tmp_path / "out.parquet").num_rows == rows  # what was there stays
    assert {path.name for path in tmp_path.glob("out*")} == {"out.parquet"}
    assert done.stderr.startswith("stonehenge dataset: a record is wrong: ")


def test_the_sample_has_both_games() -> None:
    table = pq.read_table(ROOT / "examples" / "decisions.parquet")
    assert table.schema.names == [name for name in COLUMNS if name != "view"]
    assert set(table.column("game").to_pylist()) == {"cards", "dice"}
    assert len(set(table.column("record").to_pylist())) == 4
