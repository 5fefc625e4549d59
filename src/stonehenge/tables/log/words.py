"""Cleans names and chat messages: one line of plain text each."""

import unicodedata
from typing import Final

from stonehenge.tables.messages import LONGEST_NAME, LONGEST_SAYING
from stonehenge.vocabulary import IllegalAction

_JOINERS: Final = "\u200c\u200d"
"""Invisible, but some scripts and emoji need them between letters."""
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that are drawn as blanks."""


def clean_name(text: str, taken: tuple[str, ...] = ()) -> str:
    """A name that can be shown, made different from those that are taken."""
    name = _plain(text)[:LONGEST_NAME].strip()
    if not any(unicodedata.category(letter)[0] in "LNS" for letter in name):
        raise IllegalAction("bad-name", longest=LONGEST_NAME)
    looks_taken = {_looks(other) for other in taken}
    candidate, number = name, 2
    while _looks(candidate) in looks_taken:
        candidate, number = f"{name} ({number})", number + 1
    return candidate


def _looks(name: str) -> str:
    """The same for names that look the same."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in folded if letter not in _JOINERS)


def clean_saying(text: str) -> str:
    """A chat message on one line."""
    saying = _plain(text)
    if not saying:
        raise IllegalAction("nothing-said")
    if len(saying) > LONGEST_SAYING:
        raise IllegalAction("saying-too-long", longest=LONGEST_SAYING)
    return saying


def _plain(text: str) -> str:
    """Without control characters, marks that turn the direction of text, and piles of accents."""
    kept: list[str] = []
    accents = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        accents = accents + 1 if kind in ("Mn", "Me") else 0
        if kind == "Zs" or letter in "\t\n\r" or letter in _BLANKS:
            kept.append(" ")
        elif (kind[0] != "C" or letter in _JOINERS) and accents <= 2:
            kept.append(letter)
    return " ".join("".join(kept).split())
