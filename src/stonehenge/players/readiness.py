"""Which levels are ready to play on this machine, because their kernels are compiled already.

A marker file says so for each level, and for the coach of each game, so that a server knows it
without importing numba. Numba
compiles a function anew when its source file has another path, time or size, and on another
processor. Markers therefore lie in a folder whose name depends on all of these.
"""

import hashlib
import os
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from importlib.util import find_spec
from itertools import chain, zip_longest
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryDirectory
from typing import Final

from stonehenge.players.levels import LEVELS, find, playable, suggested

_PACKAGE: Final = Path(__file__).parent.parent
_SOURCES: Final = ("cards", "dice", "kernels", "players", "coach", "training")
_PACKAGES: Final = ("numba", "llvmlite", "numpy")
_CACHE: Final = "XDG_CACHE_HOME"
COACH: Final = "coach"
"""The coach of a game has a marker like a level: it needs kernels that no level needs."""


def to_compile() -> list[tuple[str, str]]:
    """The levels that need kernels, with their games: what newcomers meet first, then the best."""
    each = (_best_first(game) for game in LEVELS)
    alternating = chain.from_iterable(zip_longest(*each))
    return [one for one in alternating if one and find(*one).compiled]


def _best_first(game: str) -> list[tuple[str, str]]:
    ordered = dict.fromkeys((suggested(game), *reversed(playable(game))))
    return [(game, level) for level in ordered]


def for_measuring() -> list[tuple[str, str]]:
    """The levels that need kernels and are not offered, so that nobody compiles them in advance."""
    every = ((game, level) for game in LEVELS for level in LEVELS[game].values())
    return [(game, level.name) for game, level in every if level.compiled and not level.offered]


def coaches() -> list[tuple[str, str]]:
    """The games whose coach can work here, as if it were a level; it asks the strongest one."""
    strongest = {game: list(LEVELS[game].values())[-1] for game in LEVELS}
    return [(game, COACH) for game, level in strongest.items() if level.installed]


def is_ready(game: str, level: str) -> bool:
    """Whether a level can play at once, or the coach answer at once."""
    if level != COACH and not find(game, level).compiled:
        return True
    try:
        kernels = _marker(game, level).read_text()
    except OSError:
        return False
    return Path(kernels).is_dir()  # else somebody has emptied the cache


def mark_ready(game: str, level: str, kernels: Path) -> None:
    """Notes that everything a level needs is compiled and kept in this folder."""
    marker = _marker(game, level)
    new = marker.with_name(f"{marker.name}.new")
    new.write_text(str(kernels))
    new.replace(marker)


def markers() -> Path:
    """The folder of the markers for exactly these sources, these packages and this processor."""
    known = [_processor(), platform.python_version(), os.environ.get("NUMBA_CACHE_DIR", "")]
    known += [version(package) for package in _PACKAGES if find_spec(package)]
    for source in chain.from_iterable(sorted((_PACKAGE / s).rglob("*.py")) for s in _SOURCES):
        known += [str(source), f"{source.stat().st_mtime_ns} {source.stat().st_size}"]
    digest = hashlib.sha256("\n".join(known).encode())
    home = os.environ.get(_CACHE) or Path.home() / ".cache"
    return Path(home, "stonehenge", "ready", digest.hexdigest()[:16])


def _marker(game: str, level: str) -> Path:
    return markers() / f"{game}-{level}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    return "\n".join(sorted({line for line in lines if line.startswith(("model", "flags"))}))


@contextmanager
def writable_cache() -> Iterator[None]:
    """Where the user's cache folder cannot be written to, a temporary one takes its place.

    It is shared by all processes that this one starts, and removed at the end.
    """
    if _can_be_written():
        yield
        return
    before = os.environ.get(_CACHE)
    with TemporaryDirectory(prefix="stonehenge-", ignore_cleanup_errors=True) as folder:
        os.environ[_CACHE] = folder
        try:
            yield
        finally:
            os.environ.pop(_CACHE)
            if before is not None:
                os.environ[_CACHE] = before


def _can_be_written() -> bool:
    try:
        markers().mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=markers()):
            return True
    except (OSError, RuntimeError):  # Path.home() raises RuntimeError where there is none
        return False
