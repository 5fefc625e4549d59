"""Files of records turned into text and back, and sentences about what is wrong with them."""

import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final, TextIO

from stonehenge import notation
from stonehenge import record as records
from stonehenge.exit_codes import BAD_INPUT, DONE
from stonehenge.locale import Words
from stonehenge.record import TEXT_START, BrokenRecord
from stonehenge.record_files import Line, read_lines, split_records
from stonehenge.terminal.paper import printable, shorten
from stonehenge.vocabulary import IllegalAction

_LONGEST_REASON: Final = 400


def complain(command: str, sentence: str) -> None:
    """Says on standard error what is wrong."""
    print(f"stonehenge {command}: {sentence}", file=sys.stderr)


def broken_sentence(words: Words, path: str, line: int, broken: BrokenRecord) -> str:
    """What is wrong with a record, and where."""
    where, why = {"path": printable(path), "line": str(line)}, reason(words, broken)
    if broken.index is None:
        return words("broken-record", why=why, **where)
    return words("broken-action", index=str(broken.index), why=why, **where)


def reason(words: Words, broken: BrokenRecord) -> str:
    """What is wrong with a record; a long value that it quotes is cut short."""
    return shorten(printable(words.refusal(broken.refusal)), _LONGEST_REASON)


def translate(path: str, words: Words, out: TextIO) -> int:
    """Writes the records of a file as text, or text as records; returns the exit code."""
    lines = read_lines(path)
    first = next((line for line in lines if line.data.strip()), None)
    if first is None:
        complain("notation", words("no-records", path=printable(path)))
        return BAD_INPUT
    rest = chain([first], lines)
    if first.data.lstrip().startswith(TEXT_START.encode()):
        return _write_records(path, rest, words, out)
    return _write_texts(path, split_records(rest), words, out)


def _write_texts(path: str, lines: Iterable[Line], words: Words, out: TextIO) -> int:
    """Writes each record as text; one that is broken does not keep the others from it."""
    code, gap = DONE, ""
    for line in lines:
        try:
            text = notation.write(records.decode(line.data))
        except BrokenRecord as broken:
            complain("notation", broken_sentence(words, path, line.number, broken))
            code = BAD_INPUT
        else:
            out.write(gap + text)
            gap = "\n"
    return code


def _write_records(path: str, lines: Iterable[Line], words: Words, out: TextIO) -> int:
    """Writes the games of a text as records, one a line."""
    try:
        told = notation.parse("".join(_decoded(lines)))
        out.writelines(records.encode(record).decode() + "\n" for record in told)
    except BrokenRecord as broken:
        complain("notation", broken_sentence(words, path, broken.line or 1, broken))
        return BAD_INPUT
    return DONE


def _decoded(lines: Iterable[Line]) -> Iterator[str]:
    blank = 1
    for line in lines:
        yield "\n" * (line.number - blank)  # lines keep their numbers
        blank = line.number + 1
        try:
            yield line.data.decode()
        except UnicodeDecodeError as error:
            refusal = IllegalAction("not-utf-8", byte=error.start + 1)
            raise BrokenRecord(refusal, line=line.number) from None
