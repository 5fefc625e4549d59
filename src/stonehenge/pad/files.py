"""Pads as files: JSON that anybody may keep and that is judged when it is read, and CSV."""

import csv
import io
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct, ValidationError

from stonehenge.dice.scoring import mark_name, prediction_name
from stonehenge.pad.cards import CardPad
from stonehenge.pad.dice import DicePad
from stonehenge.pad.entries import Entry
from stonehenge.pad.pads import Pad, add, new_pad, standing
from stonehenge.vocabulary import IllegalAction, OptionValue

FORMAT: Final = "stonehenge-pad"
VERSION: Final = 1
LONGEST_FILE: Final = 5_000_000
MOST_PADS: Final = 1000
MOST_ENTRIES: Final = 2000


class BrokenPad(ValueError):
    """A file that is refused: the rule, and which pad and entry break it, counted from 0."""

    def __init__(
        self, refusal: IllegalAction, pad: int | None = None, entry: int | None = None
    ) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.pad = pad
        self.entry = entry


class _Written(Struct, forbid_unknown_fields=True):
    """One pad in a file."""

    game: str
    players: Annotated[tuple[str, ...], Meta(max_length=6)]
    options: dict[str, OptionValue]
    entries: Annotated[tuple[Entry, ...], Meta(max_length=MOST_ENTRIES)]
    date: Annotated[str, Meta(max_length=40)] = ""


class _File(Struct):
    """A file; keys that are not known here are ignored."""

    format: str
    version: int
    pads: Annotated[tuple[_Written, ...], Meta(max_length=MOST_PADS)]


def encode(pads: Sequence[Pad]) -> bytes:
    """The pads as one file."""
    file = {"format": FORMAT, "version": VERSION, "pads": [msgspec.to_builtins(p) for p in pads]}
    return msgspec.json.encode(file)


def decode(content: bytes) -> list[Pad]:
    """The pads of a file; raises BrokenPad with the rule that the file breaks."""
    if len(content) > LONGEST_FILE:
        raise BrokenPad(IllegalAction("pad-file-too-long", longest=LONGEST_FILE))
    file = _parsed(content)
    return [_judged(number, written) for number, written in enumerate(file.pads)]


def _parsed(content: bytes) -> _File:
    try:
        head: Any = msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BrokenPad(IllegalAction("not-json")) from None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BrokenPad(IllegalAction("not-a-pad", reason=f"its format is not {FORMAT}"))
    if head.get("version") != VERSION:
        raise BrokenPad(IllegalAction("pad-version", version=str(head.get("version"))))
    try:
        return msgspec.convert(head, _File)
    except ValidationError as error:
        raise BrokenPad(IllegalAction("not-a-pad", reason=str(error))) from None


def _judged(number: int, written: _Written) -> Pad:
    try:
        pad = new_pad(written.game, written.players, written.options, written.date)
    except IllegalAction as refusal:
        raise BrokenPad(refusal, number) from None
    for index, entry in enumerate(written.entries):
        try:
            pad = add(pad, entry)
        except IllegalAction as refusal:
            raise BrokenPad(refusal, number, index) from None
    return pad


def csv_text(pad: Pad, heads: Sequence[str]) -> str:
    """The pad as CSV: a line for each round; the heads are the words for its columns."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\r\n").writerows(_rows(standing(pad), heads))
    return out.getvalue()


def _rows(shown: CardPad | DicePad, heads: Sequence[str]) -> Iterator[list[str | int]]:
    round_word, *words = heads
    yield [round_word, *(safe(f"{name}: {word}") for name in shown.names for word in words)]
    for index in range(shown.finished):
        yield [index + 1, *_cells(shown, index)]


def _cells(shown: CardPad | DicePad, index: int) -> Iterator[str | int]:
    for player in range(len(shown.names)):
        if not shown.rounds[index].here[player]:
            yield from ("", "", "")
        elif isinstance(shown, CardPad):
            line = shown.rounds[index]
            yield from (line.bids[player], line.won[player], line.totals[player])
        else:
            yield from _dice_cells(shown, index, player)


def _dice_cells(shown: DicePad, index: int, player: int) -> Iterator[str | int]:
    line = shown.rounds[index]
    number, colour = prediction_name(line.predictions[player])
    yield from (f"{number}{colour}", mark_name(line.marks[player]), line.totals[player])


def safe(cell: str) -> str:
    """A text that no spreadsheet takes for a formula; some know the wide signs of Asia, too."""
    formula = cell.lstrip().startswith(tuple("=+-@＝＋－＠"))  # noqa: RUF001
    return f"'{cell}" if formula or cell.startswith(("\t", "\r", "\n")) else cell
