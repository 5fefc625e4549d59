"""The score pad in the terminal: it asks, judges, writes every entry to its file at once."""

import fcntl
import os
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TextIO

from stonehenge import pad
from stonehenge.exit_codes import DONE, INTERRUPTED
from stonehenge.folders import data_folder
from stonehenge.locale import Words
from stonehenge.pad import BrokenPad, DicePad, Pad
from stonehenge.pad.dice_judge import magic_pile
from stonehenge.terminal.pad_paper import PadTeller
from stonehenge.terminal.pad_words import read_answer, read_command
from stonehenge.terminal.paper import Paper, harmless, printable
from stonehenge.vocabulary import IllegalAction, OptionValue

_LEAVING: Final = ("q", "quit")


class PadFile:
    """One pad on disk; nobody else writes it meanwhile, and no write can be cut short."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = path.with_name(f".{path.name}.lock").open("wb")
        fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def read(self) -> Pad:
        """The pad of the file; a file of several is not one to write in."""
        pads = pad.decode(self.path.read_bytes())
        if len(pads) != 1:
            raise BrokenPad(IllegalAction("pad-not-one", pads=len(pads)))
        return pads[0]

    def write(self, paper: Pad) -> None:
        """Writes the pad down for good."""
        draft = self.path.with_name(f".{self.path.name}.new")
        with draft.open("wb") as file:
            file.write(pad.encode([paper]) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        draft.replace(self.path)

    def close(self) -> None:
        """Lets others have it."""
        self._lock.close()


class PadSitting:
    """Somebody who keeps the pad at a table."""

    def __init__(self, file: PadFile, paper: Pad, words: Words, out: Paper) -> None:
        self._file = file
        self._pad = paper
        self._words = words
        self._out = out
        self._teller = PadTeller(words)
        self._shown = pad.standing(paper)

    def keep(self, answers: TextIO) -> bool:
        """Asks until the game is over, or somebody leaves the pad; True when it is over."""
        begun = 0
        while self._shown.phase != "over":
            if self._shown.round != begun:
                begun = self._shown.round
                self._begin_round()
            answer = self._out.ask(self._teller.prompt(self._shown), answers)
            if answer is None or answer.lower() in _LEAVING:
                return False
            self._hear(answer)
        self._print(self._teller.paper(self._shown))
        self._print(self._teller.end(self._shown))
        return True

    def _begin_round(self) -> None:
        self._print(self._teller.paper(self._shown))
        self._out.line()
        self._out.line(self._out.bold(self._teller.head(self._shown)))

    def _hear(self, answer: str) -> None:
        if answer == "?":
            self._print(self._teller.explain(self._shown))
        elif answer.lower() == "pad":
            self._print(self._teller.paper(self._shown))
        elif answer.lower() == "csv":
            self._out.line(csv_of(self._pad, self._words))
        elif entry := self._entry(answer):
            self._write(entry)
        else:
            self._out.line(self._words("not-understood", text=harmless(answer)))

    def _entry(self, answer: str) -> pad.Entry | None:
        if not answer:
            return None
        if answer.lower() == "d" and self._shown.phase == "magic":
            assert isinstance(self._shown, DicePad)
            drawn = random.SystemRandom().choice(magic_pile(self._shown))
            return pad.MagicCard(self._shown.round, drawn)
        return read_command(answer, self._shown) or read_answer(answer, self._shown)

    def _write(self, entry: pad.Entry) -> None:
        try:
            after = pad.add(self._pad, entry)
        except IllegalAction as refusal:
            self._out.line(self._words.refusal(refusal, self._shown.names))
            return
        self._file.write(after)
        self._pad, self._shown = after, pad.standing(after)
        if isinstance(entry, pad.MagicCard) and isinstance(self._shown, DicePad):
            self._print(self._teller.magic(self._shown))

    def _print(self, lines: Iterator[str]) -> None:
        for line in lines:
            self._out.line(line)


def csv_of(paper: Pad, words: Words) -> str:
    """The pad as CSV with heads in the language."""
    kinds = ("bid", "won", "total") if paper.game == "cards" else ("call", "mark", "total")
    heads = [words("pad-column", column=kind) for kind in ("round", *kinds)]
    return pad.csv_text(paper, heads).rstrip("\r\n")


def keep_pad(
    game: str,
    names: Sequence[str],
    options: Mapping[str, OptionValue],
    path: Path | None,
    words: Words,
) -> int:
    """Keeps a pad in this terminal and returns the exit code."""
    out = Paper(sys.stdout, os.environ)
    file, paper = _open(game, names, options, path)
    out.line(words("pad-begin", path=printable(str(file.path))))
    try:
        over = PadSitting(file, paper, words, out).keep(sys.stdin)
    except KeyboardInterrupt:
        out.line()
        return INTERRUPTED
    finally:
        file.close()
    if not over:
        out.line(words("pad-kept", path=printable(str(file.path))))
    return DONE


def _open(
    game: str, names: Sequence[str], options: Mapping[str, OptionValue], path: Path | None
) -> tuple[PadFile, Pad]:
    """The pad that was asked for: of a file, a new one, or the last one that is not finished."""
    if path is not None and path.exists():
        file = PadFile(path)
        return file, file.read()
    if path is None and not names:
        for found in unfinished(game):
            return found
    now = datetime.now(UTC)
    paper = pad.new_pad(game, names, options, now.isoformat(timespec="seconds"))
    stamp = now.strftime("%Y%m%d-%H%M%S")
    file = PadFile(path or _folder() / f"{game}-{stamp}-{os.getpid()}.json")
    file.write(paper)
    return file, paper


def unfinished(game: str) -> Iterator[tuple[PadFile, Pad]]:
    """The pads of a game that can go on, the latest first."""
    for path in sorted(_folder().glob(f"{game}-*.json"), reverse=True):
        try:
            file = PadFile(path)
        except BlockingIOError:
            continue  # another terminal has it
        try:
            paper = file.read()
        except (BrokenPad, OSError):
            file.close()
            continue
        if pad.standing(paper).phase != "over":
            yield file, paper
        file.close()


def _folder() -> Path:
    return data_folder(os.environ) / "pads"
