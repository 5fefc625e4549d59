"""Which levels are ready: markers, what makes them void, and what is compiled in which order."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from stonehenge.players import levels, readiness
from tests.run import environment

MARKED = ("cards", "archmage")


@pytest.fixture
def kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of compiled kernels for which a level was marked ready."""
    package = tmp_path / "package"
    (package / "kernels").mkdir(parents=True)
    (package / "kernels" / "one.py").touch()
    monkeypatch.setattr(readiness, "_PACKAGE", package)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    compiled = tmp_path / "compiled"
    compiled.mkdir()
    readiness.markers().mkdir(parents=True)
    assert not readiness.is_ready(*MARKED)
    readiness.mark_ready(*MARKED, compiled)
    return compiled


def test_only_the_level_that_was_marked_is_ready(kernels: Path) -> None:
    assert readiness.is_ready(*MARKED)
    assert not readiness.is_ready("dice", "archmage")


def touch_a_source(tmp_path: Path, _monkeypatch: pytest.MonkeyPatch) -> None:
    os.utime(tmp_path / "package" / "kernels" / "one.py", (1, 1))


def add_a_source(tmp_path: Path, _monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "package" / "kernels" / "two.py").touch()


def empty_the_cache(tmp_path: Path, _monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "compiled").rmdir()


def another_processor(_tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "_processor", lambda: "another")


def another_numba(_tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "version", lambda package: "another")


def another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))


@pytest.mark.parametrize(
    "change",
    [
        touch_a_source,
        add_a_source,
        empty_the_cache,
        another_processor,
        another_numba,
        another_folder,
    ],
)
def test_a_level_is_no_longer_ready_when_numba_would_compile_anew(
    kernels: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[Path, pytest.MonkeyPatch], None],
) -> None:
    change(tmp_path, monkeypatch)
    assert not readiness.is_ready(*MARKED)


@pytest.mark.usefixtures("kernels")
def test_a_level_without_kernels_is_always_ready() -> None:
    assert readiness.is_ready("cards", "apprentice")
    assert readiness.is_ready("cards", "sage")


def test_newcomers_wait_for_no_kernels_and_the_best_are_compiled_first() -> None:
    wanted = readiness.to_compile()
    compiled = {(game, name) for game in levels.LEVELS for name in levels.playable(game)}
    assert set(wanted) == {one for one in compiled if levels.find(*one).compiled}
    assert len(set(wanted)) == len(wanted)
    assert not any(levels.find(game, levels.suggested(game)).compiled for game in levels.LEVELS)
    assert wanted[0] == ("cards", "archmage")


@pytest.mark.parametrize("game", levels.LEVELS)
def test_the_stand_in_of_a_level_is_plainer_and_needs_no_kernels(game: str) -> None:
    names = levels.names(game)
    for name in names[1:]:
        other = levels.stand_in(game, name)
        assert not levels.find(game, other).compiled
        assert names.index(other) < names.index(name)
    assert levels.stand_in("cards", "archmage") == "sage"
    assert levels.stand_in("dice", "archmage") == "journeyman"


def test_without_a_cache_folder_a_temporary_one_is_shared_and_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    with readiness.writable_cache():
        temporary = Path(os.environ["XDG_CACHE_HOME"])
        assert temporary.is_dir()
    assert not temporary.exists()
    assert os.environ["XDG_CACHE_HOME"] == str(blocked)


def test_a_cache_folder_that_can_be_written_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    with readiness.writable_cache():
        assert os.environ["XDG_CACHE_HOME"] == str(tmp_path)
        assert readiness.markers().is_dir()


PLAY = """
import gc, importlib, sys
from numba.core.dispatcher import Dispatcher

def called():
    functions = [one for one in gc.get_objects() if isinstance(one, Dispatcher)]
    return {(one.py_func.__qualname__, called) for one in functions for called in one.overloads}

game, level = sys.argv[1:]
warm = importlib.import_module(f"stonehenge.{'coach' if level == 'coach' else 'players'}.warm")
warm.warm_up(game, level)
before = called()
for seats, options in {
    "cards": [
        (6, {"bidding": "secret", "clairvoyance": True}),
        (4, {"bidding": "covered"}),
        (5, {"plus_minus_one": True}),
    ],
    "dice": [(2, {}), (5, {"magic": True, "target": 12}), (4, {"jester_when_exact": False})],
}[game]:
    warm._SEATS, warm._OPTIONS = seats, {game: options}
    for seed in range(2):
        warm._SEED = bytes([seed]) * 32
        warm.warm_up(game, level)
print(*called() - before)
"""


@pytest.mark.parametrize(("game", "level"), [*readiness.to_compile(), *readiness.coaches()])
def test_preparing_calls_all_kernels_that_any_kind_of_game_needs(
    game: str, level: str, tmp_path: Path
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAY, game, level],
        capture_output=True,
        text=True,
        check=True,
        env=environment(tmp_path),
    )
    assert done.stdout.strip() == ""
