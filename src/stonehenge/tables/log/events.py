"""What can happen at a table: the events of its log, and the settings that the host chooses."""

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from stonehenge.vocabulary import OptionValue, Seat

Kind: TypeAlias = Literal["human", "program"]
"""Who sits down: a person, or somebody's program."""

By: TypeAlias = Literal["owner", "computer", "clock", "chance"]
"""Who acted: the owner, a computer player, a computer player because time was up, or chance."""

Phase: TypeAlias = Literal["open", "playing", "over", "closed"]
"""Before, during and after the game; closed by the host."""

Reaction: TypeAlias = Literal["hello", "well-played", "thanks", "sorry", "thinking", "wow"]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decides about a table, besides the options of the game."""

    public: bool = False
    """Whether the table is in the public list while it is open."""
    pace: Annotated[int, Meta(ge=0, le=5000)] = 900
    """Milliseconds that a computer player takes at least for a decision."""
    away_after: Annotated[int, Meta(ge=5, le=3600)] = 60
    """Seconds without a connection after which a computer player holds somebody's seat."""
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds for a decision, then a computer player takes it; 0 for no clock."""
    hints: bool | None = None
    """Whether players may ask the coach; null: only one who plays alone against computers."""


class SameDeal(Struct, frozen=True):
    """The table plays a deal that others play, too: `stonehenge.daily` tells how it is fixed."""

    deal: str
    """The daily deal as `2026-11-16/cards`, or the code of a match among friends."""
    until: int
    """When its seed is told, in milliseconds since 1970."""
    day: str | None = None
    """Of a daily deal, with the place of that day in the server's chain."""
    index: int = 0
    anchor: str = ""
    share: str = ""
    """Of a daily deal, a code for links that tell the result and do not lead to the table."""


class Opened(Struct, frozen=True, tag="opened"):
    """The table was opened; the commitment binds the server to its secret."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    settings: Settings
    commitment: str
    chance: int = 1
    """The version of the way to the seed; logs of older servers do not name it."""
    start: bool = False
    """Whether the game starts as soon as whoever opened the table has promised."""
    same: SameDeal | None = None
    """Where the deal is one that others play, too."""


class Kept(Struct, frozen=True, tag="kept"):
    """Seats of a rematch are kept for a while for those who sat there before."""

    table: str
    """The table before the rematch."""
    seats: tuple[Seat, ...]
    host: Seat | None
    """The seat of the host, who stays host."""
    until: int
    """In milliseconds since 1970."""


class Joined(Struct, frozen=True, tag="joined"):
    """Somebody sat down."""

    seat: Seat
    name: str
    kind: Kind
    nonce: str = ""
    """At a table of version 1 only."""
    before: Seat | None = None
    """The seat they had at the table before a rematch."""
    device: str = ""
    """A hash of the device or address they came from; nobody is told."""


class Filled(Struct, frozen=True, tag="filled"):
    """A computer player sat down."""

    seat: Seat
    level: str
    version: str = ""
    """Of the level; old tables do not tell it."""


class Emptied(Struct, frozen=True, tag="emptied"):
    """A seat became free; during the game a computer player takes it for good."""

    seat: Seat
    removed: bool


class Arranged(Struct, frozen=True, tag="arranged"):
    """People changed seats: on seat i now sits whoever sat on seat order[i]."""

    order: tuple[Seat, ...]


class FirstNamed(Struct, frozen=True, tag="first"):
    """The host named who begins, or left it to chance."""

    first: Seat | Literal["random"]


class Adjusted(Struct, frozen=True, tag="adjusted"):
    """The host changed the settings."""

    settings: Settings


class Promised(Struct, frozen=True, tag="promised"):
    """The owner of a seat promised a nonce, by its hash."""

    seat: Seat
    promise: str


class ClosingFixed(Struct, frozen=True, tag="closing"):
    """The terms of the game and all promises are fixed; the owners may reveal their nonces."""

    closing: str


class NonceRevealed(Struct, frozen=True, tag="nonce-revealed"):
    """The owner of a seat revealed the nonce that was promised."""

    seat: Seat
    nonce: str


class Restarted(Struct, frozen=True, tag="restarted"):
    """The closing is void because some owners did not reveal; the others promise anew."""

    missing: tuple[Seat, ...]


class Started(Struct, frozen=True, tag="started"):
    """The game began; every option has its final value."""

    options: dict[str, OptionValue]


class Acted(Struct, frozen=True, tag="acted"):
    """A seat, or chance (seat -1), took an action, written as in a record."""

    seat: Seat
    action: Sequence[Any]
    by: By


class Hinted(Struct, frozen=True, tag="hinted"):
    """The owner of a seat was told what the coach thinks of the decision they are asked for."""

    seat: Seat


class Held(Struct, frozen=True, tag="held"):
    """A computer player plays a seat until its owner returns."""

    seat: Seat
    level: str
    why: Literal["away", "asked", "left"]


class Returned(Struct, frozen=True, tag="returned"):
    """The owner plays the seat again."""

    seat: Seat


class StoodIn(Struct, frozen=True, tag="stood-in"):
    """Another level begins to play for a computer player whose own is not ready yet."""

    seat: Seat
    level: str


class Awoke(Struct, frozen=True, tag="awoke"):
    """The level of a computer player is ready and plays itself."""

    seat: Seat


class Paused(Struct, frozen=True, tag="paused"):
    """The host paused the game."""


class Resumed(Struct, frozen=True, tag="resumed"):
    """The game goes on."""


class Said(Struct, frozen=True, tag="said"):
    """Somebody said something."""

    seat: Seat
    text: str


class Reacted(Struct, frozen=True, tag="reacted"):
    """Somebody showed a quick reaction."""

    seat: Seat
    reaction: Reaction


class Muted(Struct, frozen=True, tag="muted"):
    """The host muted somebody, or unmuted them."""

    seat: Seat
    on: bool


class Revealed(Struct, frozen=True, tag="revealed"):
    """The game is over or the table is closed: the secret behind its chance is revealed."""

    secret: str


class Rematched(Struct, frozen=True, tag="rematched"):
    """A rematch was opened, at another table."""

    table: str


class Closed(Struct, frozen=True, tag="closed"):
    """The host closed the table."""


Event: TypeAlias = (
    Opened
    | Kept
    | Joined
    | Filled
    | Emptied
    | Arranged
    | FirstNamed
    | Adjusted
    | Promised
    | ClosingFixed
    | NonceRevealed
    | Restarted
    | Started
    | Acted
    | Hinted
    | Held
    | Returned
    | StoodIn
    | Awoke
    | Paused
    | Resumed
    | Said
    | Reacted
    | Muted
    | Revealed
    | Rematched
    | Closed
)


class Entry(Struct, frozen=True):
    """An entry of the log: events that were stored together, and when (milliseconds since 1970)."""

    seq: int
    at: int
    events: tuple[Event, ...]


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(tuple[Event, ...])


def write(events: Sequence[Event]) -> bytes:
    """Events as JSON, for a row of the log."""
    return _ENCODER.encode(events)


def read(body: bytes) -> tuple[Event, ...]:
    """The events of a row."""
    return _DECODER.decode(body)
