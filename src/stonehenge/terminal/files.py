"""What can be done to files of records: check them, and turn them into text and back."""

import sys
from itertools import chain
from typing import Final, TextIO

from msgspec import UnsetType

from stonehenge import notation
from stonehenge import record as records
from stonehenge.exit_codes import BAD_INPUT, DONE, FAILED
from stonehenge.locale import Words
from stonehenge.record import BrokenRecord, Record
from stonehenge.vocabulary import IllegalAction

_TEXT_START: Final = b"Stonehenge record"


def verify(path: str, words: Words) -> int:
    """Checks every record of a file, says what is wrong, and returns the exit code."""
    code, total, right, with_chance = DONE, 0, 0, 0
    for line in records.read_lines(path):
        total += 1
        verdict = BAD_INPUT
        try:
            record = records.decode(line)
            verdict = FAILED
            records.check(record)
        except BrokenRecord as broken:
            sentence = broken_sentence(words, path, broken, total)
            print(f"stonehenge verify: {sentence}", file=sys.stderr)
            code = max(code, verdict)
        else:
            right += 1
            with_chance += _shows_chance(record)
    print(words("verified", path=path, total=total, right=right, chance=with_chance))
    return code


def _shows_chance(record: Record) -> bool:
    note = record.chance
    if isinstance(note, UnsetType):
        return False
    return not (isinstance(note.seed, UnsetType) and isinstance(note.secret, UnsetType))


def broken_sentence(words: Words, path: str, broken: BrokenRecord, number: int = 1) -> str:
    """What is wrong with a record, and where."""
    why = words.refusal(broken.refusal)
    if broken.index is None:
        return words("broken-record", path=path, number=number, why=why)
    return words("broken-action", path=path, number=number, index=broken.index, why=why)


def translate(path: str, out: TextIO) -> None:
    """Writes the records of a file as text; or, if it holds text, as records."""
    lines = records.read_lines(path)
    first = next(lines)
    if first.lstrip().startswith(_TEXT_START):
        told = notation.parse(_text(first + b"".join(lines)))
        out.writelines(records.encode(record).decode() + "\n" for record in told)
    else:
        texts = map(notation.write, map(records.decode, chain([first], lines)))
        out.writelines(chain.from_iterable(([next(texts)], ("\n" + text for text in texts))))


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BrokenRecord(IllegalAction("not-text")) from None
