"""Who may enter a tournament: a level, a Python class, or a program in any language."""

import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from stonehenge.arena.program import plain
from stonehenge.players.levels import UnknownLevel, find

_PROGRAM: Final = "cmd:"
_ADAPTER: Final = (sys.executable, "-m", "stonehenge.arena.adapter")
_PATIENCE: Final = 120.0
"""Seconds that a class may take to be imported and made."""


class NoEntrant(ValueError):
    """A text that names no entrant; the message says why."""


class Entrant(Struct, frozen=True):
    """A player of a tournament: a level, or the command that starts a program."""

    name: str
    level: str | None = None
    command: tuple[str, ...] = ()


def read_entrants(game: str, texts: Sequence[str]) -> tuple[Entrant, ...]:
    """The entrants that some texts name: levels, `module:Class`, `cmd:PROGRAM ...`.

    A text may name several, separated by commas; `cmd:` takes the rest of its text. `NAME=` before
    an entrant names it; entrants of the same name are numbered.
    """
    entrants: list[Entrant] = []
    for text in _split(texts):
        entrant = _read(game, text)
        same = sum(other.name.partition(" #")[0] == entrant.name for other in entrants)
        numbered = f"{entrant.name} #{same + 1}" if same else entrant.name
        entrants.append(Entrant(numbered, entrant.level, entrant.command))
    return tuple(entrants)


def read_one(game: str, text: str) -> Entrant:
    """The one entrant that a text names."""
    if not text.strip():
        raise NoEntrant("there is an empty name")
    return _read(game, text.strip())


def read_seated(game: str, texts: Sequence[str], seats: int) -> tuple[Entrant, ...]:
    """One entrant for each seat, from texts as above, or one for all of them."""
    seated = tuple(_read(game, text) for text in _split(texts))
    if len(seated) == 1:
        return seated * seats
    if len(seated) != seats:
        raise NoEntrant(f"--with names {len(seated)} players for {seats} seats")
    return seated


def _split(texts: Iterable[str]) -> Iterator[str]:
    for text in texts:
        rest = text or ","
        while rest:
            word, _, after = rest.partition(",")
            if _PROGRAM in word:
                word, after = rest, ""
            if not word.strip():
                raise NoEntrant(f"there is an empty name in '{text}'")
            yield word.strip()
            rest = after


def _read(game: str, text: str) -> Entrant:
    named, equals, spec = text.partition("=")
    if not equals or ":" in named:
        named, spec = "", text
    if spec.startswith(_PROGRAM):
        return _program(named, spec.removeprefix(_PROGRAM))
    if ":" in spec:
        return _class(named, spec)
    try:
        find(game, spec)
    except UnknownLevel as unknown:
        raise NoEntrant(str(unknown)) from None
    return Entrant(named or spec, level=spec)


def _program(named: str, typed: str) -> Entrant:
    try:
        command = tuple(shlex.split(typed))
    except ValueError as error:
        raise NoEntrant(f"'{typed}' is not a command: {error}") from None
    if not command or shutil.which(command[0]) is None:
        raise NoEntrant(f"there is no program '{command[0] if command else typed}'")
    return Entrant(named or typed.strip(), command=command)


def _class(named: str, spec: str) -> Entrant:
    module, _, name = spec.partition(":")
    if not name.isidentifier() or not all(part.isidentifier() for part in module.split(".")):
        raise NoEntrant(f"'{spec}' is not a class: write module:Class")
    return Entrant(named or name, command=(*_ADAPTER, spec))


def check_classes(game: str, entrants: Iterable[Entrant], folder: str) -> None:
    """Refuses a class that cannot be imported or made, before a game is played without it."""
    for entrant in entrants:
        if entrant.command[: len(_ADAPTER)] == _ADAPTER:
            _check_class(game, entrant, folder)


def _check_class(game: str, entrant: Entrant, folder: str) -> None:
    command = [*entrant.command, "--check", game]
    try:
        tried = subprocess.run(  # noqa: S603 - the user named this class
            command, cwd=folder, capture_output=True, timeout=_PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        reason = f"{entrant.name} cannot play: it is not made after {_PATIENCE:.0f} seconds"
        raise NoEntrant(reason) from None
    if tried.returncode:
        said = tried.stderr.decode("utf-8", "replace").strip().splitlines()
        raise NoEntrant(plain(said[-1]) if said else f"{entrant.name} cannot play")
