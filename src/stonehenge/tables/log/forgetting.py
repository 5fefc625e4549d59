"""Takes somebody's name and words out of a log; their actions stay, because others played on."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import structs

from stonehenge.tables.log import events as log
from stonehenge.tables.log.events import Entry, Event
from stonehenge.tables.log.fold import Owner, seat_after
from stonehenge.vocabulary import Seat

FORGOTTEN: Final = "…"
"""Stands where a name or words were."""


def without_owner(entries: Sequence[Entry], owner: Owner) -> Iterator[Entry]:
    """The entries that hold somebody's name or words, without these.

    Starts where they sat down: before that, somebody else may have had the seat.
    """
    seat: Seat | None = None
    for entry in entries[owner:]:
        kept: list[Event] = []
        for event in entry.events:
            if isinstance(event, log.Joined) and entry.seq == owner:
                seat = event.seat
            elif seat is not None:
                seat = seat_after(seat, event)
            kept.append(event if seat is None else _without(event, seat))
        if tuple(kept) != entry.events:
            yield Entry(entry.seq, entry.at, tuple(kept))


def _without(event: Event, seat: Seat) -> Event:
    if isinstance(event, log.Joined) and event.seat == seat:
        return structs.replace(event, name=FORGOTTEN, device="")
    if isinstance(event, log.Said) and event.seat == seat:
        return structs.replace(event, text=FORGOTTEN)
    return event
