"""Who may enter a tournament: a level, a Python class, or a program in any language."""

import shlex
import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from stonehenge.players.levels import UnknownLevel, find

_PROGRAM: Final = "cmd:"


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


def _split(texts: Iterable[str]) -> Iterator[str]:
    for text in texts:
        rest = text
        while rest:
            word, _, after = rest.partition(",")
            if _PROGRAM in word:
                word, after = rest, ""
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
    command = (sys.executable, "-m", "stonehenge.arena.adapter", spec)
    return Entrant(named or name, command=command)
