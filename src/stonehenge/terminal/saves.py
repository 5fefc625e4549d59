"""Games on disk: every action is written before it is told, so no interruption loses one.

An unfinished game is a journal: its record without actions on the first line, then an action
or a hint a line. When the game ends it becomes an ordinary record.
"""

import fcntl
import os
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from msgspec import UnsetType

from stonehenge import record as records
from stonehenge.players import levels
from stonehenge.record import BrokenRecord, Record
from stonehenge.vocabulary import AnyGame, IllegalAction, Seat


class Journal:
    """An unfinished game that is being written; nobody else may write it meanwhile."""

    def __init__(self, path: Path, file: BinaryIO, record: Record) -> None:
        self.path = path
        self.record = record
        self._file = file

    def append(self, seat: Seat, action: Any) -> None:
        """Writes one action down for good."""
        written = records.write_action(seat, action)
        self._write(written)
        self.record = msgspec.structs.replace(self.record, actions=(*self.record.actions, written))

    def hint(self, seat: Seat) -> None:
        """Writes down that a seat has had a hint for the decision it takes next."""
        self._write({"hint": seat})
        self.record = msgspec.structs.replace(self.record, hints=_one_more(self.record, seat))

    def finish(self, outcome: Any, folder: Path) -> Path:
        """Turns the journal into the record of a finished game and returns where that is."""
        done = msgspec.structs.replace(self.record, result=records.write_result(outcome))
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.path.stem}.json"
        draft = path.with_suffix(".new")
        draft.write_bytes(records.encode(done) + b"\n")
        draft.replace(path)
        self.path.unlink()
        self.close()
        return path

    def close(self) -> None:
        """Lets others have it."""
        self._file.close()

    def _write(self, line: Any) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def _one_more(record: Record, seat: Seat) -> tuple[int, ...]:
    """The hints of a record, with one more of this seat."""
    none = (0,) * len(record.seats)
    before = none if isinstance(record.hints, UnsetType) else record.hints
    return (*before[:seat], before[seat] + 1, *before[seat + 1 :])


def begin(folder: Path, record: Record) -> Journal:
    """A new journal for a game that has no actions yet."""
    folder.mkdir(parents=True, exist_ok=True)
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    path = folder / f"{record.game}-{stamp}-{os.getpid()}.jsonl"
    draft = path.with_suffix(".new")
    file = draft.open("xb")
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    file.write(records.encode(record) + b"\n")
    file.flush()
    os.fsync(file.fileno())
    draft.rename(path)  # nobody meets a journal without its first line
    return Journal(path, file, record)


def unfinished(folder: Path, game: AnyGame) -> Iterator[Path]:
    """The unfinished games of a kind, the latest first."""
    yield from sorted(folder.glob(f"{game.NAME}-*.jsonl"), key=_age, reverse=True)


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # another terminal has just finished it
        return 0.0


def peek(path: Path) -> Record:
    """The record of an unfinished game as far as it goes; refuses one that is damaged."""
    header, *lines = path.read_bytes().split(b"\n")
    record = records.decode(header)
    written = list(_whole(lines))
    for seat in (line["hint"] for line in written if isinstance(line, dict)):
        record = msgspec.structs.replace(record, hints=_one_more(record, seat))
    actions = tuple(tuple(line) for line in written if isinstance(line, list))
    record = msgspec.structs.replace(record, actions=actions)
    records.check_actions(record)
    _check_players(record)
    return record


def _whole(lines: list[bytes]) -> Iterator[list[Any] | dict[str, Seat]]:
    """The actions, and the hints of the one person who plays."""
    # what follows the last line's end was cut off in the middle of a write
    for line in lines[:-1]:
        read = records.decode_json(line)
        if not isinstance(read, list) and read not in [{"hint": seat} for seat in range(6)]:
            raise BrokenRecord(IllegalAction("not-an-action"))
        yield read


def _check_players(record: Record) -> None:
    """Refuses a game that cannot go on: a seat without a player, a level that we do not have."""
    kinds = records.kinds(record)
    if len(kinds) != len(record.seats) or kinds.count("human") != 1:
        raise BrokenRecord(
            IllegalAction("not-a-record", reason="its players are not one human and levels")
        )
    if records.chance_of(record) is None:
        raise BrokenRecord(IllegalAction("not-a-record", reason="it has no seed"))
    known = levels.names(record.game)
    for kind in kinds:
        if kind != "human" and kind not in known:
            raise BrokenRecord(IllegalAction("unknown-level", level=kind, known=", ".join(known)))


def resume(path: Path) -> Journal | None:
    """The journal of an unfinished game, to go on with; None if another terminal has it open."""
    file = _locked(path)
    if file is None:
        return None
    try:
        record = peek(path)
    except BrokenRecord:
        file.close()
        raise
    file.truncate(path.read_bytes().rfind(b"\n") + 1)
    file.seek(0, os.SEEK_END)
    return Journal(path, file, record)


def set_aside(path: Path) -> Path:
    """Where a damaged game is kept from now on; where it was, if another terminal has it open."""
    file = _locked(path)
    if file is None:
        return path
    with file:
        names = (path.with_suffix(f".damaged{number or ''}") for number in count())
        aside = next(name for name in names if not name.exists())
        return path.rename(aside)


def _locked(path: Path) -> BinaryIO | None:
    """The file, which nobody else may write now; None if somebody does."""
    file = path.open("r+b")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        return None
    return file
