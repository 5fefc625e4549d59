"""What can happen to a shared pad, and the pad that its log folds into."""

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stonehenge.pad.entries import Entry
from stonehenge.pad.pads import Pad
from stonehenge.vocabulary import OptionValue

KEEPER: Final = -1
"""Stands where a writer has a player."""


class Shared(Struct, frozen=True, tag="shared"):
    """The pad was shared, still without entries."""

    game: str
    players: tuple[str, ...]
    options: dict[str, OptionValue]
    date: str


class Written(Struct, frozen=True, tag="written"):
    """A device wrote an entry."""

    device: str
    """A hash of the device's secret."""
    player: int
    id: str
    entry: Entry


class Allowed(Struct, frozen=True, tag="allowed"):
    """Writers may write, or may not any more."""

    writing: bool


class Shown(Struct, frozen=True, tag="shown"):
    """The secret bids of a round were laid open."""

    round: int


Event: TypeAlias = Shared | Written | Allowed | Shown

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(tuple[Event, ...])


def write(events: Sequence[Event]) -> bytes:
    """Events as JSON, for a row of the log."""
    return _ENCODER.encode(events)


def read(body: bytes) -> tuple[Event, ...]:
    """The events of a row."""
    return _DECODER.decode(body)


class SharedPad(Struct, frozen=True, kw_only=True):
    """A shared pad after some rows of its log."""

    seq: int
    pad: Pad
    lines: tuple[Written, ...] = ()
    """Who wrote each entry of the pad."""
    writing: bool = False
    shown: frozenset[int] = frozenset()


def after(state: SharedPad | None, seq: int, events: Sequence[Event]) -> SharedPad:
    """The pad after one more row; trusts it, because it was judged before it was stored."""
    for event in events:
        state = _after(state, event)
    assert state is not None
    return replace(state, seq=seq)


def _after(state: SharedPad | None, event: Event) -> SharedPad:
    if isinstance(event, Shared):
        pad = Pad(game=event.game, players=event.players, options=event.options, date=event.date)
        return SharedPad(seq=0, pad=pad)
    assert state is not None
    if isinstance(event, Written):
        pad = replace(state.pad, entries=(*state.pad.entries, event.entry))
        return replace(state, pad=pad, lines=(*state.lines, event))
    if isinstance(event, Allowed):
        return replace(state, writing=event.writing)
    return replace(state, shown=state.shown | {event.round})
