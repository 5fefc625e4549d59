"""Files of records: one a line, or a single one over several lines; compressed if named `.gz`."""

import errno
import gzip
import sys
import zlib
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import count, islice
from pathlib import Path
from typing import IO, NamedTuple, cast

import msgspec

from stonehenge.record import LONGEST, Record, decode


class Line(NamedTuple):
    """A line of a file and its number; or a record, with the number of its first line."""

    number: int
    data: bytes


def read_file(path: str) -> Iterator[Record]:
    """The records of a file; `-` is standard input."""
    return (decode(line.data) for line in read_records(path))


def read_record(path: str, number: int) -> Line | None:
    """The n-th record of a file as it stands there, whatever state the others are in."""
    return next(islice(read_records(path), number - 1, None), None)


def read_records(path: str) -> Iterator[Line]:
    """The records of a file as they stand there, right or wrong."""
    return split_records(read_lines(path))


def split_records(lines: Iterable[Line]) -> Iterator[Line]:
    """The records in these lines: one on each that is not blank, or a single one over all."""
    filled = (line for line in lines if line.data.strip())
    first = next(filled, None)
    if first is None:
        return
    yield from [first] if _is_json(first) else _first_records(first, filled)
    yield from filled


def _first_records(first: Line, rest: Iterator[Line]) -> list[Line]:
    """Damaged lines up to the next record; or all lines as one, where no other record begins."""
    lines, size = [first], len(first.data)
    for line in rest:
        lines.append(line)
        size += len(line.data)
        if _begins_record(line) or size > LONGEST:
            return lines
    return [Line(first.number, b"".join(line.data for line in lines))]


def _begins_record(line: Line) -> bool:
    return line.data.lstrip().startswith(b"{") and b'"format"' in line.data


def _is_json(line: Line) -> bool:
    try:
        msgspec.json.decode(line.data)
    except (ValueError, RecursionError):
        return False
    return True


def read_lines(path: str) -> Iterator[Line]:
    """All lines of a file, each cut off where it is longer than any record."""
    with _open(path) as file:
        for number in count(1):
            data = file.readline(LONGEST + 1)
            if not data:
                return
            yield Line(number, data.removeprefix(BOM_UTF8) if number == 1 else data)
            while len(data) > LONGEST and not data.endswith(b"\n"):
                data = file.readline(LONGEST + 1)


@contextmanager
def _open(path: str) -> Iterator[IO[bytes]]:
    if path == "-":
        if sys.stdin is None:
            raise OSError(errno.EBADF, "standard input is closed", path)
        yield sys.stdin.buffer
    elif path.endswith(".gz"):
        with _damage_named(path), gzip.open(path, "rb") as unpacked:
            yield cast("IO[bytes]", unpacked)
    else:
        with Path(path).open("rb") as plain:
            yield plain


@contextmanager
def _damage_named(path: str) -> Iterator[None]:
    try:
        yield
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise OSError(errno.EIO, "the compressed file is damaged", path) from error
