"""The messages about shared pads. The keys are in the links; whoever has one is let in."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from stonehenge.pad.entries import Entry
from stonehenge.pad.entries import Round as RoundNumber
from stonehenge.tables.messages import Bye, Ping, Pong, Refused
from stonehenge.vocabulary import OptionValue

MOST_OFFERED: Final = 20
"""Entries in one message."""
MOST_SHARED: Final = 1000
"""Entries of a shared pad: about four times as many as a long game has."""

Key: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{20,40}$")]
Device: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,40}$")]
EntryId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,32}$")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
Role: TypeAlias = Literal["keeper", "writer", "watcher"]
"""Who shares the pad; who may write for one player; who only looks."""


class SharePad(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Shares a pad. It has no entries yet: they are written like all later ones."""

    game: Literal["cards", "dice"]
    players: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=40)], ...], Meta(max_length=6)
    ]
    options: Annotated[dict[str, OptionValue], Meta(max_length=10)] = msgspec.field(
        default_factory=dict
    )
    date: Annotated[str, Meta(max_length=40)] = ""


class PadKeys(Struct, frozen=True, kw_only=True):
    """The three keys of a shared pad; they are told once."""

    keeper: str
    """Yours: it writes everything, allows others to write, and deletes the pad."""
    writer: str
    """For the link of those who may write."""
    watcher: str
    """For the link of those who only look."""


class OpenPad(Struct, frozen=True, tag="open", forbid_unknown_fields=True, kw_only=True):
    """The first message on a socket of pads."""

    key: Key
    device: Device
    """A random text that only this device knows. The covered bids of a device are told to no other
    device, so it is a secret."""
    player: Annotated[int, Meta(ge=0, le=5)] | None = None
    """Of a writer: the player for whom this device writes."""


class Offer(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry for the pad."""

    id: EntryId
    """Random; an entry that is offered twice is written once."""
    after: Number
    """How many entries of the pad the device knew when it was made."""
    entry: Entry


class WritePad(Struct, frozen=True, tag="write", forbid_unknown_fields=True):
    """Entries, in the order in which they were made."""

    entries: Annotated[tuple[Offer, ...], Meta(min_length=1, max_length=MOST_OFFERED)]


class AllowWriting(Struct, frozen=True, tag="allow", forbid_unknown_fields=True):
    """Keeper: let the writers write, or only look."""

    writing: bool


class ShowBids(Struct, frozen=True, tag="show", forbid_unknown_fields=True):
    """Keeper or writer: lay the secret bids of a round open, after its last trick."""

    round: RoundNumber


FromPadClient: TypeAlias = OpenPad | WritePad | AllowWriting | ShowBids | Ping


class PadLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An entry of a shared pad."""

    entry: Entry
    """`covered` in place of a bid or prediction that you may not know yet."""
    player: int = -1
    """Who wrote it: a player, or left out if the keeper did."""
    id: str | UnsetType = UNSET
    """Its id, if your device wrote it."""


class WholePad(Struct, frozen=True, tag="pad", kw_only=True):
    """The pad as it is: the first message of the server."""

    role: Role
    game: Literal["cards", "dice"]
    players: tuple[str, ...]
    options: Mapping[str, OptionValue]
    date: str
    lines: tuple[PadLine, ...]
    writing: bool
    """Whether writers may write."""
    shown: tuple[int, ...]
    """The rounds whose secret bids were laid open."""
    looking: tuple[int, ...]
    """Who else is connected: the player of each writer, -1 for the others; not the keeper."""


class PadNews(Struct, frozen=True, tag="news", kw_only=True, omit_defaults=True):
    """What is new on the pad; what has not changed is left out."""

    first: int
    """The number of the first new line, counted from 0: how many you must have before it."""
    lines: tuple[PadLine, ...] = ()
    uncovered: tuple[tuple[int, Entry], ...] = ()
    """Lines that were covered, with what they say: number and entry."""
    writing: bool | UnsetType = UNSET
    shown: tuple[int, ...] | UnsetType = UNSET
    looking: tuple[int, ...] | UnsetType = UNSET


class Answer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What became of an entry that was offered: its number on the pad, or why it is not there."""

    id: str
    number: int | None = None
    rule: str = ""
    """`pad-conflict`: somebody else wrote about the same thing meanwhile."""
    facts: Mapping[str, Any] = {}
    other: int | None = None
    """Of a conflict: the number of what they wrote."""


class Answers(Struct, frozen=True, tag="answers"):
    """The answers to a `write`, once what was written is safely stored."""

    answers: tuple[Answer, ...]


FromPadServer: TypeAlias = WholePad | PadNews | Answers | Refused | Pong | Bye
