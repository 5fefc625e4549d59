"""Whole games as text that people can read: a header, then the game's own notation."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, Final

import msgspec

from stonehenge import record as records
from stonehenge.cards import notation as cards_notation
from stonehenge.dice import notation as dice_notation
from stonehenge.record import TEXT_START, BrokenRecord, ChanceNote, Computer, Record
from stonehenge.vocabulary import (
    IllegalAction,
    OptionValue,
    option_text,
    option_values,
    read_options,
    write_options,
)

_NOTATIONS: Final[Mapping[str, ModuleType]] = {"cards": cards_notation, "dice": dice_notation}
_TITLE: Final = f"{TEXT_START} 1: "


def labels(seats: Sequence[str]) -> tuple[str, ...]:
    """One word for each seat: its name where that is a word and nobody else's."""
    words = [re.sub(r"\W+", "_", name) or "_" for name in seats]
    return tuple(
        word if words.count(word) == 1 else f"{word}.{seat}" for seat, word in enumerate(words)
    )


def write(record: Record) -> str:
    """The text of a record; its simultaneous decisions stand in seat order."""
    start = records.start(record)
    actions = [(step.seat, step.action) for step in records.replay(record)]
    lines = [*_header(record, write_options(start.options))]
    lines += _NOTATIONS[record.game].write(start, labels(record.seats), actions)
    if record.result:
        lines += ["", f"Result: {_result(record)}"]
    return "\n".join(lines) + "\n"


def _header(record: Record, options: Mapping[str, OptionValue]) -> Iterator[str]:
    yield _TITLE + record.game
    yield f"Seats: {json.dumps(record.seats, ensure_ascii=False)[1:-1]}"
    yield "Options: " + ", ".join(f"{name} {option_text(given)}" for name, given in options.items())
    for name in ("date", "players", "hints", "chance"):
        note = msgspec.to_builtins(record).get(name)
        if note is not None:
            yield f"{name.capitalize()}: {json.dumps(note, ensure_ascii=False)}"


def _result(record: Record) -> str:
    assert record.result is not None
    return ", ".join(
        f"{label} {points} (place {place})"
        for label, points, place in zip(
            labels(record.seats), record.result["points"], record.result["places"], strict=True
        )
    )


def parse(text: str) -> Iterator[Record]:
    """The records that a text tells, each checked to say nothing that its actions do not."""
    lines = text.split("\n")  # names may hold the other ends of line
    titles = [i for i, line in enumerate(lines) if line.startswith(_TITLE)]
    if not titles or any(line.strip() for line in lines[: titles[0]]):
        raise _unreadable(1)
    for begin, end in zip(titles, [*titles[1:], len(lines)], strict=True):
        yield _parse_one(lines[begin:end], begin + 1)


def _parse_one(lines: Sequence[str], first: int) -> Record:
    header: dict[str, str] = {}
    body: list[tuple[int, str]] = []
    for number, line in enumerate(lines[1:], first + 1):
        name, colon, rest = line.partition(": ")
        if colon and name in ("Seats", "Options", "Date", "Players", "Hints", "Chance", "Result"):
            header[name] = rest
        elif line.strip():
            body.append((number, line))
    try:
        record = _assemble(lines[0].removeprefix(_TITLE).strip(), header, body)
    except BrokenRecord as broken:
        raise BrokenRecord(broken.refusal, broken.index, first) from None
    except IllegalAction as refusal:
        at = refusal.facts.get("line")
        raise BrokenRecord(refusal, line=at if isinstance(at, int) else first) from None
    except (KeyError, ValueError):
        raise _unreadable(first) from None
    _compare(lines, first, write(record).split("\n"))
    return record


def _assemble(name: str, header: Mapping[str, str], body: Sequence[tuple[int, str]]) -> Record:
    game = records.GAMES.get(name)
    if game is None:
        raise IllegalAction("unknown-game", game=name, known=", ".join(records.GAMES))
    seats = msgspec.json.decode(f"[{header['Seats']}]", type=tuple[str, ...])
    given = dict(item.split() for item in header["Options"].split(", "))
    options = read_options(game, len(seats), option_values(game, len(seats), given))
    actions = list(_NOTATIONS[name].parse(labels(seats), body))
    notes: dict[str, Any] = {}
    if "Date" in header:
        notes["date"] = msgspec.json.decode(header["Date"], type=str)
    if "Players" in header:
        notes["players"] = msgspec.json.decode(header["Players"], type=tuple[str | Computer, ...])
    if "Hints" in header:
        notes["hints"] = msgspec.json.decode(header["Hints"], type=tuple[int, ...])
    if "Chance" in header:
        notes["chance"] = msgspec.json.decode(header["Chance"], type=ChanceNote)
    unfinished = records.make(game, seats, options, actions, None, **notes)
    state = records.start(unfinished)
    for step in records.replay(unfinished):
        state = step.after
    return records.make(game, seats, options, actions, game.outcome(state), **notes)


def _compare(lines: Sequence[str], first: int, canonical: Sequence[str]) -> None:
    """Refuses a text that contradicts its own game, such as a wrong winner of a trick."""
    told = [(number, line.split()) for number, line in enumerate(lines, first) if line.strip()]
    known = [line.split() for line in canonical if line.strip()]
    for (number, words), right in zip(told, known, strict=False):
        if words != right:
            refusal = IllegalAction("notation-mismatch", right=" ".join(right))
            raise BrokenRecord(refusal, line=number)
    if len(told) != len(known):
        raise _unreadable(told[-1][0])


def _unreadable(line: int) -> BrokenRecord:
    return BrokenRecord(IllegalAction("bad-notation"), line=line)
