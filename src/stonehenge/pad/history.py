"""Which entries still count: undo and redo without end."""

from collections.abc import Sequence

from msgspec import Struct

from stonehenge.pad.entries import Entry, Redo, Undo


class History(Struct):
    """The entries that count, in order, and those that redo could bring back."""

    kept: list[Entry]
    undone: list[Entry]


def history(entries: Sequence[Entry]) -> History:
    """Goes through all entries; a new one forgets what was undone before it."""
    kept: list[Entry] = []
    undone: list[Entry] = []
    for entry in entries:
        if isinstance(entry, Undo):
            if len(kept) > 0:
                undone.append(kept.pop())
        elif isinstance(entry, Redo):
            if len(undone) > 0:
                kept.append(undone.pop())
        else:
            kept.append(entry)
            undone = []
    return History(kept=kept, undone=undone)
