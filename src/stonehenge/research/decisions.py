"""Records as a table of decisions: what a seat knew, could do, did, and what came of it."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from msgspec import json

from stonehenge import record as records
from stonehenge.record import Record, Step
from stonehenge.research.cards import GAME as CARDS
from stonehenge.research.dice import GAME as DICE
from stonehenge.research.numbers import Numbered
from stonehenge.vocabulary import CHANCE, all_options

_NUMBERED: Final[dict[str, Numbered]] = {"cards": CARDS, "dice": DICE}
_ROWS: Final = 4096
"""Rows that are kept in memory before they are written."""

COLUMNS: Final = {
    "game": (pa.dictionary(pa.int8(), pa.string()), "cards or dice"),
    "record": (pa.int64(), "the number of the record among those that were read, from 0"),
    "step": (pa.int32(), "the place of the decision in the record's list of actions"),
    "seats": (pa.int8(), "the number of players"),
    "options": (pa.dictionary(pa.int32(), pa.string()), "the options of the game as JSON"),
    "round": (pa.int8(), "the round"),
    "phase": (pa.dictionary(pa.int8(), pa.string()), "what the game waits for, such as bid"),
    "seat": (pa.int8(), "who decides"),
    "player": (
        pa.dictionary(pa.int16(), pa.string()),
        "a level, human, or the name of an entrant; empty where the record does not say",
    ),
    "observation": (pa.list_(pa.float32()), "what the seat knew, as in docs/research.md"),
    "legal": (pa.list_(pa.int16()), "the numbers of all actions that it might take"),
    "action": (pa.int16(), "the number of the action that it took"),
    "written": (pa.dictionary(pa.int32(), pa.string()), "the same action as the record has it"),
    "round_points": (pa.int16(), "what the round brought the seat; null if it was not finished"),
    "points": (pa.int16(), "the points of the seat at the end; null if there is none"),
    "place": (pa.int8(), "its place at the end; null if there is none"),
    "view": (pa.string(), "what the seat knew as JSON; only if it was asked for"),
}
"""The columns with their types and what they hold."""


def schema(*, views: bool) -> pa.Schema:
    """The schema of a file, with or without views."""
    fields = [
        pa.field(name, kind, metadata={"about": about})
        for name, (kind, about) in COLUMNS.items()
        if views or name != "view"
    ]
    return pa.schema(fields)


def write_decisions(told: Iterable[Record], path: str, *, views: bool = False) -> int:
    """Writes the decisions of records to a Parquet file; returns how many there were.

    A few thousand rows are kept in memory at a time, however many records there are. Raises
    BrokenRecord for a record that breaks a rule.
    """
    unfinished = Path(f"{path}.part")
    try:
        rows = _write(told, unfinished, views=views)
    except BaseException:
        unfinished.unlink(missing_ok=True)  # what stood at the path before stays
        raise
    unfinished.replace(path)
    return rows


def _write(told: Iterable[Record], path: Path, *, views: bool) -> int:
    columns = schema(views=views)
    written, rows = 0, list[dict[str, Any]]()
    with pq.ParquetWriter(path, columns, compression="zstd") as file:
        for number, record in enumerate(told):
            rows += decisions(record, number, views=views)
            if len(rows) >= _ROWS:
                file.write_table(pa.Table.from_pylist(rows, columns))
                written, rows = written + len(rows), []
        if rows or not written:
            file.write_table(pa.Table.from_pylist(rows, columns))
    return written + len(rows)


def decisions(record: Record, number: int = 0, *, views: bool = False) -> Iterator[dict[str, Any]]:
    """The decisions of one record, in order."""
    game, numbered = records.game_of(record), _NUMBERED[record.game]
    steps = list(records.replay(record))
    points = _points_by_round(game, steps)
    outcome = game.outcome(steps[-1].after) if steps else None
    kinds = records.kinds(record)
    for step in steps:
        if step.seat == CHANCE:
            continue
        view = game.view(step.before, step.seat)
        mask = numbered.actions.mask(game.legal(step.before, step.seat))
        earned = points[view.round - 1] if view.round <= len(points) else None
        row = {
            "game": record.game,
            "record": number,
            "step": step.index,
            "seats": len(record.seats),
            "options": json.encode(all_options(view.options)).decode(),
            "round": view.round,
            "phase": view.phase.value,
            "seat": step.seat,
            "player": kinds[step.seat] if kinds else "",
            "observation": numbered.layout(view.options).flat(view),
            "legal": np.flatnonzero(mask),
            "action": numbered.actions.number(step.action),
            "written": json.encode(step.action).decode(),
            "round_points": None if earned is None else earned[step.seat],
            "points": None if outcome is None else outcome.points[step.seat],
            "place": None if outcome is None else outcome.places[step.seat],
        }
        if views:
            row["view"] = json.encode(view).decode()
        yield row


def _points_by_round(game: Any, steps: Sequence[Step]) -> list[tuple[int, ...]]:
    """What every finished round brought every seat."""
    points: list[tuple[int, ...]] = []
    paid: tuple[int, ...] = ()
    for step in steps:
        if len(game.finished_rounds(step.after)) > len(points):
            totals = game.totals(step.after)
            before = paid or (0,) * len(totals)
            points.append(tuple(now - then for now, then in zip(totals, before, strict=True)))
            paid = totals
    return points
