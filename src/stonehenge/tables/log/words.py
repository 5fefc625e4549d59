"""Cleans names and chat messages: one line of plain text each."""

import functools
import importlib.resources
import unicodedata
from collections.abc import Mapping
from typing import Final

from stonehenge.tables.messages import LONGEST_NAME, LONGEST_SAYING
from stonehenge.vocabulary import IllegalAction

_JOINERS: Final = "\u200c\u200d"
"""Invisible, but some scripts and emoji need them between letters."""
_INVISIBLE: Final = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),  # the combining grapheme joiner
        (0x180B, 0x180F),  # Mongolian variation selectors
        (0x200B, 0x200F),  # joiners, and marks of direction
        (0x2060, 0x2064),
        (0xFE00, 0xFE0F),  # variation selectors
        (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)
"""Letters that change nothing that is seen, or hardly anything."""
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that are drawn as blanks."""


def clean_name(text: str, taken: tuple[str, ...] = ()) -> str:
    """A name that can be shown, made different from those that are taken."""
    name = _plain(text)[:LONGEST_NAME].strip()
    if not any(unicodedata.category(letter)[0] in "LNS" for letter in name):
        raise IllegalAction("bad-name", longest=LONGEST_NAME)
    looks_taken = set().union(*map(_looks, taken))
    candidate, number = name, 2
    while _looks(candidate) & looks_taken:
        candidate, number = f"{name} ({number})", number + 1
    return candidate


def _looks(name: str) -> set[str]:
    """How a name looks, as it is and in small letters; names that share one look alike."""
    return {_skeleton(name), _skeleton(unicodedata.normalize("NFKC", name).casefold())}


def _skeleton(text: str) -> str:
    """The same for texts that look alike, as Unicode's UTS 39 defines it."""
    letters = unicodedata.normalize("NFD", text)
    plain = (_prototypes().get(letter, letter) for letter in letters if letter not in _INVISIBLE)
    return unicodedata.normalize("NFD", "".join(plain))


@functools.cache
def _prototypes() -> Mapping[str, str]:
    """For each letter that looks like another, the one that stands for all of them."""
    file = importlib.resources.files(__package__).joinpath("confusables.txt")
    lines = file.read_text(encoding="utf-8").split("\n")
    return dict(line.split("\t") for line in lines if line)


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
