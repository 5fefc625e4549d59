"""What the terminal is written on: colour and symbols where they help, plain text elsewhere."""

import re
import shutil
from collections.abc import Mapping, Sequence
from typing import Final, TextIO

SYMBOLS: Final = {"B": "≈", "G": "♣", "Y": "Π", "R": "⚒", "W": "★", "J": "♫"}
"""Sea for humans, leaf for elves, stones for giants, hammer for dwarves; star and bells."""

_STYLES: Final = {"B": "94", "G": "92", "Y": "93", "R": "91", "W": "1;95", "J": "1"}
_LONGEST_ANSWER: Final = 1000
_LONGEST_NAME: Final = 40
_STYLE: Final = re.compile(r"\x1b\[[0-9;]*m")
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")


class Paper:
    """Writes lines; knows whether colours and symbols are welcome."""

    def __init__(self, out: TextIO, environ: Mapping[str, str]) -> None:
        self._out = out
        self._fancy = out.isatty() and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"
        self._symbols = out.isatty() and (out.encoding or "").lower().replace("-", "") == "utf8"

    def line(self, text: str = "") -> None:
        """Writes one line; on a terminal it breaks between words."""
        if self._out.isatty():
            text = "\n".join(wrapped(text, shutil.get_terminal_size().columns))
        self._out.write(text + "\n")
        self._out.flush()

    def ask(self, prompt: str, answers: TextIO) -> str | None:
        """Writes a prompt and reads the answer; None when there is nobody left to answer."""
        self._out.write(prompt + " ")
        self._out.flush()
        answer = answers.readline(_LONGEST_ANSWER)
        if not answers.isatty():  # a transcript shows the answer, as a terminal would
            self._out.write(harmless(answer.strip()) + "\n" if answer else "\n")
        return answer.strip() if answer else None

    def piece(self, name: str) -> str:
        """A card or a face by its letter, with its symbol and colour where they can be shown."""
        text = f"{SYMBOLS[name[0]]}{name}" if self._symbols else name
        return self._styled(text, _STYLES[name[0]])

    def width(self, name: str) -> int:
        """How many columns a piece takes."""
        return len(name) + self._symbols

    def pieces(self, names: Sequence[str]) -> str:
        """Several cards or faces."""
        return " ".join(self.piece(name) for name in names)

    def bold(self, text: str) -> str:
        """Text that stands out."""
        return self._styled(text, "1")

    def _styled(self, text: str, style: str) -> str:
        return f"\x1b[{style}m{text}\x1b[0m" if self._fancy else text


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines of at most this width, where its words allow; colours take no room."""
    lines: list[str] = []
    room = 0
    for word in text.split(" "):
        size = len(_STYLE.sub("", word))
        if lines and room + 1 + size <= width:
            lines[-1] += " " + word
            room += 1 + size
        else:
            lines.append(word)
            room = size
    return lines


def printable(text: str) -> str:
    """A text from outside without what could control a terminal or not be encoded."""
    return _CONTROL.sub("", text).encode(errors="replace").decode()


def harmless(name: str) -> str:
    """A name from outside, printable and short."""
    return printable(name)[:_LONGEST_NAME]


def shorten(text: str, longest: int) -> str:
    """A text of at most this length, or its beginning and dots."""
    return text if len(text) <= longest else text[:longest] + " ..."


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines with their columns aligned: the first to the left, the others to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if i == 0 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
