"""Saved games that are damaged: the person is told, plays on, and nothing is thrown away."""

import io
import shutil
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stonehenge import cli
from stonehenge.chance import seed_from_number
from stonehenge.record import BrokenRecord
from stonehenge.terminal import saves
from tests.run import stonehenge

SEED = seed_from_number(1).hex().encode()
FIXTURES_STAY = [HealthCheck.function_scoped_fixture]
DAMAGED = "A saved game is damaged and cannot go on. It is kept here: "
LINE = ["play", "cards", "--level", "random", "--players", "3", "--seed", "1", "--seat", "1"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where unfinished games are kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C.UTF-8")
    return tmp_path / "stonehenge" / "unfinished"


def play(answers: str = "") -> None:
    """Plays in this process until the answers are used up."""
    sys.stdin = io.StringIO(answers)
    try:
        assert cli.main(LINE) == 0
    finally:
        sys.stdin = sys.__stdin__


def begun(folder: Path) -> tuple[Path, bytes]:
    """A game of two rounds and what it is saved as."""
    play("0\n\n" * 2)
    (path,) = folder.iterdir()
    return path, path.read_bytes()


def test_one_damaged_byte_does_not_keep_anyone_from_playing(tmp_path: Path) -> None:
    stonehenge("play", "cards", home=tmp_path)
    (path,) = (tmp_path / "data/stonehenge/unfinished").iterdir()
    damaged = path.read_bytes().replace(b"Ada", b"A\xffa")
    path.write_bytes(damaged)
    told = stonehenge("play", "cards", home=tmp_path).stdout
    aside = path.with_suffix(".damaged")
    assert f"{DAMAGED}{aside} (Byte " in told
    assert "A new game" in told
    assert aside.read_bytes() == damaged
    again = stonehenge("play", "cards", home=tmp_path).stdout
    assert DAMAGED not in again
    assert "You go on with your game of " in again


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (b"\n[1,", b"\n[\xff,", "is not UTF-8 text"),
        (b"\n[1,", b"\n{1,", "This is not JSON."),
        (b'\n[-1,"deal"', b'\n7\n[-1,"deal"', "This is not an action of the game."),
        (b'"seed":"', b'"seed":"0', "is not well formed"),
        (SEED, SEED[::-1], "The seed gives something else here"),
        (b'"seed":', b'"seal":', "it has no seed"),
        (b',"human"', b',"humax"', "its players are not one human and levels"),
        (b'"level":"random"', b'"level":"rondom"', "There is no level “rondom”."),
        (b'"result"', b'"game":"cards","result"', "The key “game” stands twice"),
    ],
)
def test_what_is_damaged_is_told_and_kept(
    old: bytes, new: bytes, why: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, whole = begun(folder)
    damaged = whole.replace(old, new, 1)
    assert damaged != whole
    path.write_bytes(damaged)
    capsys.readouterr()
    play()
    told = capsys.readouterr().out
    assert DAMAGED in told
    assert why in told
    assert "A new game" in told
    assert path.with_suffix(".damaged").read_bytes() == damaged


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A game of two rounds as it is saved."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        home = tmp_path_factory.mktemp("saved")
        monkeypatch.setenv("XDG_DATA_HOME", str(home))
        return begun(home / "stonehenge" / "unfinished")[1]


@settings(max_examples=100, deadline=None, suppress_health_check=FIXTURES_STAY)
@given(at=st.floats(0, 1, exclude_max=True), byte=st.integers(0, 255))
def test_any_damaged_byte_is_told_or_does_no_harm(
    at: float, byte: int, saved: bytes, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged = bytearray(saved)
    damaged[int(at * len(saved))] = byte
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    path = folder / "cards-1.jsonl"
    path.write_bytes(damaged)
    capsys.readouterr()
    play()
    told = capsys.readouterr().out
    assert "The game is saved." in told
    kept = path.with_suffix(".damaged") if DAMAGED in told else path
    whole_lines = damaged[: damaged.rfind(b"\n") + 1]
    assert kept.read_bytes().startswith(whole_lines)


def test_a_damaged_game_does_not_push_out_another(folder: Path) -> None:
    path, _ = begun(folder)
    for content in (b"one", b"two", b"three"):
        path.write_bytes(content)
        saves.set_aside(path)
    kept = {file.read_bytes() for file in folder.glob("*.damaged*")}
    assert kept == {b"one", b"two", b"three"}


def test_a_game_open_elsewhere_stays_where_it_is(folder: Path) -> None:
    path, _ = begun(folder)
    journal = saves.resume(path)
    assert journal is not None
    path.write_bytes(b"damaged")
    assert saves.set_aside(path) == path
    journal.close()
    assert saves.set_aside(path) != path


def test_a_file_that_cannot_be_opened_is_told_and_left_alone(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "cards-1.jsonl").mkdir(parents=True)
    play()
    told = capsys.readouterr().out
    assert f"A saved game cannot be opened: {folder / 'cards-1.jsonl'} (Is a directory)" in told
    assert "A new game" in told


def test_a_damaged_game_is_not_gone_on_with(folder: Path) -> None:
    path, _ = begun(folder)
    path.write_bytes(b"{}\n")
    with pytest.raises(BrokenRecord):
        saves.resume(path)
