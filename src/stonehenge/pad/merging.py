"""Entries from several devices become one pad: the order in which they arrive decides.

Each device writes on the pad as it knows it. If others wrote about the same thing meanwhile, the
later entry does not overwrite theirs: it is a conflict, and a person chooses.
"""

from collections.abc import Sequence

from msgspec import Struct

from stonehenge.pad.entries import (
    Bid,
    Cross,
    Dice,
    Entry,
    JesterScore,
    Leave,
    Predict,
    Redo,
    Rename,
    Rounds,
    Score,
    Undo,
)

_BY_PLAYER = Bid | Predict | Cross | Score | JesterScore | Dice
_RESULT = Score | JesterScore | Dice


def subject(entry: Entry) -> tuple[str, int, int]:
    """What an entry is about; the last entry about a subject holds."""
    tag = str(entry.__struct_config__.tag)
    if isinstance(entry, _BY_PLAYER):
        return ("score" if isinstance(entry, _RESULT) else tag, entry.round, entry.player)
    if isinstance(entry, Rename | Leave):
        return (tag, 0, entry.player)
    if isinstance(entry, Rounds | Undo | Redo):
        return (tag, 0, 0)
    return (tag, entry.round, 0)


class Rival(Struct, frozen=True):
    """What somebody else wrote about the same thing meanwhile."""

    number: int
    """Its place on the pad."""
    same: bool
    """Whether it says the same."""


def rival(entry: Entry, since: Sequence[tuple[int, Entry]]) -> Rival | None:
    """The last of the others' entries that a new one would overwrite without knowing it.

    `since`: what others wrote after the writer last looked, with its place on the pad. Undo and
    redo overwrite whatever was written last.
    """
    step = isinstance(entry, Undo | Redo)
    for number, other in reversed(since):
        if step or subject(other) == subject(entry):
            return Rival(number, same=other == entry and not step)
    return None
