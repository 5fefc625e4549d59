"""Checking and translating files of records: each broken one is told with its line."""

import gzip
import io
from pathlib import Path

import pytest

from stonehenge import cli, notation, record
from stonehenge.locale import LANGUAGES, Words
from stonehenge.terminal.files import translate
from stonehenge.terminal.verify import verify
from tests.run import stonehenge
from tests.test_record import EXAMPLE, game

GOOD = [record.encode(game(seed)) + b"\n" for seed in (1, 2)]
NOT_UTF_8 = GOOD[0].replace(b"Ada", b"A\xffa")
ENGLISH = Words("en")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def test_every_record_is_verified_whatever_the_others_are_like(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    false_result = GOOD[0].replace(b'"places":[', b'"places":[7,')
    path.write_bytes(b"".join([NOT_UTF_8, b"\n", GOOD[0], b"junk\n", false_result, GOOD[1]]))
    assert verify(str(path), ENGLISH) == 2
    told = capsys.readouterr()
    assert told.err.splitlines() == [
        f"stonehenge verify: {path}, line 1: Byte {NOT_UTF_8.index(0xFF) + 1} is not UTF-8 text.",
        f"stonehenge verify: {path}, line 4: This is not JSON.",
        f"stonehenge verify: {path}, line 5: The result is not the one that the actions lead to.",
    ]
    assert "2 of 5 records right, 2 with every deal" in told.out


def test_a_false_result_before_the_true_one_is_found(path: Path) -> None:
    path.write_bytes(GOOD[0].replace(b'"result":', b'"result":{"points":[],"places":[]},"result":'))
    assert verify(str(path), ENGLISH) == 2


def test_a_rule_that_is_broken_is_told_with_line_and_action(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_bytes(
        GOOD[0] + EXAMPLE.replace(b'"play", "W1"', b'"play", "W2"').replace(b"\n", b"")
    )
    assert verify(str(path), ENGLISH) == 1
    assert f"{path}, line 2, action 5: W2 is not in the hand." in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("content", [b"", b"\n \n"])
def test_a_file_without_records_is_no_success(content: bytes, language: str, path: Path) -> None:
    path.write_bytes(content)
    assert verify(str(path), Words(language)) == 2
    assert translate(str(path), Words(language), io.StringIO()) == 2


def test_the_good_records_become_text_and_the_others_are_told(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_bytes(b"".join([b"junk\n", GOOD[0], NOT_UTF_8, GOOD[1]]))
    out = io.StringIO()
    assert translate(str(path), ENGLISH, out) == 2
    assert list(notation.parse(out.getvalue())) == [game(1), game(2)]
    first, second = capsys.readouterr().err.splitlines()
    assert f"{path}, line 1: This is not JSON." in first
    assert f"{path}, line 3: Byte" in second


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (b"B5", b"B\xff", "line 8: Byte 16 is not UTF-8 text."),
        (b"-> Anya", b"-> Henry", "line 13: This contradicts the game. It should say: trick Henry"),
        (b"  bids", b"  says", "line 12: This cannot be read as a game."),
        (b"Anya W1, Freya", b"Anya W2, Freya", "line 3, action 5: W2 is not in the hand."),
        (b'"Henry", ', b"7, ", "line 3: This cannot be read as a game."),
        (b'"Henry", ', b"[" * 9000, "line 3: This cannot be read as a game."),
        (b"Options:", b"Date: 7\nOptions:", "line 3: This cannot be read as a game."),
        (b"Options:", b"Players: 7\nOptions:", "line 3: This cannot be read as a game."),
    ],
)
def test_a_broken_text_is_told_with_its_line(
    old: bytes, new: bytes, told: str, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = b"\n \n" + notation.write(record.decode(EXAMPLE)).encode()
    path.write_bytes(text)
    out = io.StringIO()
    assert translate(str(path), ENGLISH, out) == 0
    assert record.decode(out.getvalue()) == record.decode(EXAMPLE)
    path.write_bytes(text.replace(old, new, 1))
    assert translate(str(path), ENGLISH, out) == 2
    assert f"{path}, {told}" in capsys.readouterr().err


def test_one_game_is_told_again_among_damaged_ones(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_bytes(b"junk\n\n" + GOOD[0])
    assert cli.main(["replay", str(path), "--game", "2"]) == 0
    assert "The game is over." in capsys.readouterr().out
    assert cli.main(["replay", str(path), "--game", "1"]) == 2
    assert f"{path}, line 1: This is not JSON." in capsys.readouterr().err
    assert cli.main(["review", str(path), "--game", "1"]) == 2
    assert f"{path}, line 1: This is not JSON." in capsys.readouterr().err


@pytest.mark.parametrize("command", ["verify", "notation", "replay", "review"])
def test_bytes_that_are_not_utf_8_are_told_with_file_and_line(command: str, path: Path) -> None:
    path.write_bytes(NOT_UTF_8)
    done = stonehenge(command, "games.jsonl", home=path.parent)
    assert done.returncode == 2
    assert "games.jsonl, line 1: Byte " in done.stderr
    assert "is not UTF-8 text." in done.stderr


@pytest.mark.parametrize("command", ["verify", "notation", "replay", "review"])
@pytest.mark.parametrize("damaged", [b"no gzip", gzip.compress(GOOD[0])[:-20]])
def test_a_damaged_compressed_file_is_told_with_its_name(
    command: str, damaged: bytes, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    packed = path.with_suffix(".jsonl.gz")
    packed.write_bytes(damaged)
    assert cli.main([command, str(packed)]) == 2
    told = capsys.readouterr().err
    assert told == f"stonehenge {command}: {packed}: the compressed file is damaged\n"


def test_what_a_record_quotes_cannot_control_the_terminal_or_flood_it(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_bytes(EXAMPLE.replace(b'"cards"', b'"\\u001b[2J' + b"x" * 5000 + b'"'))
    assert verify(str(path), ENGLISH) == 2
    told = capsys.readouterr().err
    assert "There is no game “[2Jxxx" in told
    assert len(told) < 1000


def test_characters_that_cannot_be_shown_or_read_are_replaced(tmp_path: Path, path: Path) -> None:
    path.write_bytes(EXAMPLE.replace(b"Anya", "Ánya".encode()))
    shown = stonehenge("replay", "games.jsonl", home=tmp_path, PYTHONIOENCODING="ascii")
    assert "\\xc1nya" in shown.stdout
    typed = stonehenge("play", "cards", home=tmp_path, answers="ö\n", PYTHONIOENCODING="ascii")
    assert "I do not understand" in typed.stdout
