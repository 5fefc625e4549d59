"""The journal of a tournament: every finished game, so that a stopped tournament can continue.

The first line says which tournament it is. Every other line is a game, in order. A line that was
cut off while it was written is dropped, and its game is played again.
"""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from stonehenge import __version__
from stonehenge.arena.tournament import GameScore, Tournament
from stonehenge.vocabulary import write_options

NAME: Final = "games.jsonl"


class WrongJournal(ValueError):
    """A journal that belongs to another tournament or cannot be read; the message says why."""


def heading(tournament: Tournament) -> dict[str, Any]:
    """What identifies a tournament; the number of deals may grow."""
    told = {
        "stonehenge arena": __version__,
        "game": tournament.game,
        "seats": tournament.options.seats,
        "options": write_options(tournament.options),
        "entrants": msgspec.to_builtins(
            [[who.name, who.level or _shown(who.command)] for who in tournament.entrants]
        ),
        "seed": tournament.seed.hex(),
        "duplicate": tournament.duplicate,
        "fallback": tournament.fallback,
        "limit": tournament.limit,
    }
    return {**told, "control_luck": True} if tournament.control_luck else told


def _shown(command: tuple[str, ...]) -> list[str]:
    """A command without the path of our own Python, which other machines have elsewhere."""
    return list(command[1:] if command[1:3] == ("-m", "stonehenge.arena.adapter") else command)


class Journal:
    """The games played so far, and the file that further games are written to."""

    def __init__(self, file: IO[bytes], played: list[GameScore]) -> None:
        self._file = file
        self.played = played

    def note(self, score: GameScore) -> None:
        """Writes a finished game to the file."""
        self.played.append(score)
        self._file.write(msgspec.json.encode(score) + b"\n")
        self._file.flush()


@contextmanager
def opened(folder: Path | None, tournament: Tournament) -> Iterator[Journal]:
    """The journal in a folder, new or continued; it is locked while it is open."""
    if folder is None:
        yield Journal(BytesIO(), [])
        return
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / NAME
    with path.open("a+b") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise WrongJournal(f"another tournament is writing to {path}") from None
        yield Journal(file, _read(path, file, tournament))


def _read(path: Path, file: IO[bytes], tournament: Tournament) -> list[GameScore]:
    file.seek(0)
    data = file.read()
    whole = data[: data.rfind(b"\n") + 1]
    if not whole:
        file.truncate(0)
        file.write(msgspec.json.encode(heading(tournament)) + b"\n")
        return []
    first, *lines = whole.splitlines()
    _recognise(path, first, tournament)
    played = [_score(path, number, line) for number, line in enumerate(lines, 2)]
    file.truncate(len(whole))
    return played


def _recognise(path: Path, first: bytes, tournament: Tournament) -> None:
    try:
        known = msgspec.json.decode(first)
    except (ValueError, RecursionError):
        known = None
    ours = msgspec.json.decode(msgspec.json.encode(heading(tournament)))
    if known == ours:
        return
    if not isinstance(known, dict) or not known.keys() & ours.keys():
        raise WrongJournal(f"{path} is not the journal of a tournament")
    differs = ", ".join(name for name in {**ours, **known} if known.get(name) != ours.get(name))
    raise WrongJournal(f"{path} is from another tournament ({differs}); choose another folder")


def _score(path: Path, number: int, line: bytes) -> GameScore:
    try:
        return msgspec.json.decode(line, type=GameScore)
    except (ValueError, RecursionError) as error:
        raise WrongJournal(f"{path}, line {number}: {error}") from None
