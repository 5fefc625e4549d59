"""Files of records: many or one, compressed or not, and what damage does to the others."""

import gzip
from pathlib import Path

import msgspec
import pytest

from stonehenge import record
from stonehenge.record_files import Line, read_file, read_lines, read_record, read_records
from tests.test_record import EXAMPLE, game

LINES = [record.encode(game(seed)) + b"\n" for seed in (1, 2, 3)]


def read(tmp_path: Path, *lines: bytes) -> list[Line]:
    (tmp_path / "games.jsonl").write_bytes(b"".join(lines))
    return list(read_records(str(tmp_path / "games.jsonl")))


def test_many_records_and_one_over_several_lines(tmp_path: Path) -> None:
    made = [game(seed) for seed in (1, 2)]
    lines = b"\n\n".join(map(record.encode, made)) + b"\n"
    plain, packed = tmp_path / "games.jsonl", tmp_path / "games.jsonl.gz"
    plain.write_bytes(lines)
    packed.write_bytes(gzip.compress(lines))
    assert list(read_file(str(plain))) == made
    assert list(read_file(str(packed))) == made
    single = tmp_path / "pretty.json"
    single.write_bytes(msgspec.json.format(record.encode(made[0])))
    assert list(read_file(str(single))) == made[:1]


def test_a_record_over_several_lines_may_stand_below_blank_ones(tmp_path: Path) -> None:
    (line,) = read(tmp_path, b"\n \n", EXAMPLE)
    assert line.number == 4
    assert record.decode(line.data) == record.decode(EXAMPLE)
    (damaged,) = read(tmp_path, EXAMPLE.replace(b'"result"', b"result"))
    assert damaged.number == 2


@pytest.mark.parametrize("first", [b"\n", b" \t\n\n", b"\r\n"])
def test_a_blank_first_line_hides_nothing(first: bytes, tmp_path: Path) -> None:
    at = first.count(b"\n")
    assert read(tmp_path, first, *LINES) == [
        (at + number, line) for number, line in enumerate(LINES, 1)
    ]


@pytest.mark.parametrize(
    "damaged",
    [
        b"junk\n",
        LINES[0][:500] + b"\n",
        LINES[0][1:],
        LINES[0].replace(b"stonehenge", b"stone\xffhenge"),
        b"\0" * 300 + b"\n",
        b"[" * 100_000 + b"\n",
    ],
)
def test_a_damaged_line_hides_nothing(damaged: bytes, tmp_path: Path) -> None:
    second, third = LINES[1:]
    assert read(tmp_path, damaged, second, third) == [(1, damaged), (2, second), (3, third)]
    assert read(tmp_path, damaged, damaged, third)[2:] == [(3, third)]
    assert read(tmp_path, second, damaged, third) == [(1, second), (2, damaged), (3, third)]
    assert read(tmp_path, second, third, damaged) == [(1, second), (2, third), (3, damaged)]


def test_a_line_that_is_too_long_is_cut_and_hides_nothing(tmp_path: Path) -> None:
    endless = b"x" * (3 * record.LONGEST) + b"\n"
    first, second, third = read(tmp_path, LINES[0], endless, LINES[1])
    assert (first.number, second.number, third) == (1, 2, (3, LINES[1]))
    assert len(second.data) == record.LONGEST + 1
    assert read(tmp_path, endless, LINES[1])[1] == (2, LINES[1])
    assert [line.number for line in read(tmp_path, b"junk\n", b"x" * record.LONGEST)] == [1, 2]


def test_one_record_is_found_among_damaged_ones(tmp_path: Path) -> None:
    path = str(tmp_path / "games.jsonl")
    assert len(read(tmp_path, b"junk\n", b"\n", LINES[1])) == 2
    assert read_record(path, 1) == (1, b"junk\n")
    assert read_record(path, 2) == (3, LINES[1])
    assert read_record(path, 3) is None


def test_an_empty_file_has_no_record(tmp_path: Path) -> None:
    assert read(tmp_path) == []
    assert read(tmp_path, b"\n\n \n") == []


@pytest.mark.parametrize(
    "damaged",
    [
        gzip.compress(LINES[0])[:-20],
        gzip.compress(LINES[0])[:-8] + bytes(8),
        gzip.compress(LINES[0])[:60] + bytes(9) + gzip.compress(LINES[0])[69:],
        gzip.compress(LINES[0]) + b"more",
        b"no gzip at all",
    ],
    ids=["cut off", "wrong checksum", "changed inside", "followed by junk", "not compressed"],
)
def test_damage_to_a_compressed_file_is_told_with_its_name(damaged: bytes, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl.gz"
    path.write_bytes(damaged)
    with pytest.raises(OSError, match="the compressed file is damaged") as caught:
        list(read_lines(str(path)))
    assert caught.value.filename == str(path)
