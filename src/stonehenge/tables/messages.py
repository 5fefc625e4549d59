"""The messages between clients and server, over sockets and over HTTP.

A client sends a Command; the server answers Done or Refused. With an Update it tells everybody
what happened, what they may now see and what they may now do.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from stonehenge.coach.positions import Position
from stonehenge.coach.verdicts import Review
from stonehenge.lessons import Saying
from stonehenge.tables.log.events import Kind, Phase, Reaction, Settings
from stonehenge.vocabulary import Exclusion, OptionValue, Seat

LONGEST_NAME: Final = 24
LONGEST_SAYING: Final = 300
LONGEST_MESSAGE: Final = 8_192
"""Bytes that one message of a client may have."""
PASSING: Final = (
    "too-fast",
    "storage-down",
    "storage-full",
    "table-busy",
    "server-error",
    "stopping",
)
"""Refusals that have to do with the moment; the same request may succeed later."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Token: TypeAlias = Annotated[str, Meta(min_length=20, max_length=100)]
ProfileKey: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]
"""32 random bytes in base64url: whoever has it has the profile."""
Hash: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Level: TypeAlias = Annotated[str, Meta(max_length=20)]


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Take an action of the game, in answer to the update with this sequence number."""

    seq: Annotated[int, Meta(ge=0, le=2**53)]
    """The sequence number of the update."""
    action: Annotated[list[Any], Meta(min_length=1, max_length=8)]
    """The verb and what belongs to it, as in a record: `["play", "B5"]`."""


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=2_000)]


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """Show a quick reaction."""

    reaction: Reaction


class Fill(Struct, frozen=True, tag="fill", forbid_unknown_fields=True):
    """Host: put a computer player on a free seat, or change its level."""

    seat: SeatNumber
    level: Level


class Empty(Struct, frozen=True, tag="empty", forbid_unknown_fields=True):
    """Host: free a seat, or during the game give it to a computer player for good."""

    seat: SeatNumber


class Arrange(Struct, frozen=True, tag="arrange", forbid_unknown_fields=True):
    """Host: change the seats before the game; whoever sits on seat order[i] moves to seat i.

    Whoever was named to begin keeps it on the new seat.
    """

    order: Annotated[list[SeatNumber], Meta(min_length=2, max_length=6)]


class NameFirst(Struct, frozen=True, tag="first", forbid_unknown_fields=True):
    """Host: name the first dealer or Seer before the game, or leave it to chance."""

    first: SeatNumber | Literal["random"]


class Adjust(Struct, frozen=True, tag="adjust", forbid_unknown_fields=True):
    """Host: change the settings."""

    settings: Settings


class Start(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """Host: begin the game; every seat must be taken, and every owner must have promised."""


class Promise(Struct, frozen=True, tag="promise", forbid_unknown_fields=True):
    """Promise a nonce for the chance of the game, or another one, until the closing is fixed."""

    promise: Hash
    """The SHA-256 of `stonehenge promise 2`, the table and the nonce: see chance.md."""


class Reveal(Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """Reveal the nonce that was promised, once the closing is fixed, checked and kept."""

    nonce: Hash


class Pause(Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Host: pause the game."""


class Resume(Struct, frozen=True, tag="resume", forbid_unknown_fields=True):
    """Host: let the game go on."""


class Hold(Struct, frozen=True, tag="hold", forbid_unknown_fields=True):
    """Let a computer player of this level play my seat for me."""

    level: Level


class Return(Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Play my seat myself again."""


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Leave the table; during a game a computer player goes on with the seat."""


class Mute(Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Host: mute somebody, or unmute them."""

    seat: SeatNumber
    on: bool


class Rematch(Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """After the game: open a table for the same people, computer players seated again."""


class Close(Struct, frozen=True, tag="close", forbid_unknown_fields=True):
    """Host: close the table."""


Command: TypeAlias = (
    Act
    | Say
    | React
    | Fill
    | Empty
    | Arrange
    | NameFirst
    | Adjust
    | Start
    | Promise
    | Reveal
    | Pause
    | Resume
    | Hold
    | Return
    | Leave
    | Mute
    | Rematch
    | Close
)


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message on a socket, with the token of a seat; without one you watch."""

    token: Token | None = None
    since: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """The last sequence number you have seen; the server repeats what happened after it. With 0 it
    repeats everything from the opening of the table on, as far as it remembers."""


class Do(Struct, frozen=True, tag="do", forbid_unknown_fields=True):
    """A command, with a number chosen by the client that the answer repeats."""

    id: Annotated[int, Meta(ge=0, le=2**53)]
    command: Command


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromClient: TypeAlias = Hello | Do | Ping


class SeatView(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    kind: Kind | Literal["computer", "empty"]
    name: str
    level: str | None
    """Of a computer player."""
    version: str | None = None
    """Of that level, where the table tells it."""
    held: str | None
    """The level of the computer player that plays for an owner who is away."""
    held_why: Literal["away", "asked", "left"] | None
    """Why: the owner has no connection, asked for it, or left."""
    muted: bool
    promise: str | None
    """What the owner has promised for the chance of the game."""
    part: bool
    """Whether the owner has a part in that chance; whoever reveals too late loses it."""
    hints: int = 0
    """For how many decisions the owner has had a hint."""


class DealView(Struct, frozen=True, kw_only=True):
    """The deal of a table that others play, too: see daily.md."""

    deal: str
    """The daily deal as `2026-11-16/cards`, or the code of a match among friends."""
    day: str | None
    """Of a daily deal."""
    until: int
    """When its seed is told, in milliseconds since 1970."""
    share: str
    """Of a daily deal, the code of a link that tells its result and no card: `/d/CODE`."""


class TableView(Struct, frozen=True, kw_only=True):
    """A table as everybody sees it, without the game itself."""

    id: str
    """It is also the code that people type, and the last part of the invite link."""
    game: str
    options: Mapping[str, OptionValue]
    """As asked for; once the game has begun, every option with its final value."""
    settings: Settings
    phase: Phase
    paused: bool
    seats: tuple[SeatView, ...]
    host: Seat | None
    hints: bool = False
    """Whether players may ask for hints; fixed when the game begins."""
    chance: int
    """The version of the way to the seed: see chance.md; 1 at tables of older servers."""
    commitment: str
    """What the server has committed itself to: a hash of its secret."""
    restarts: int
    """How often everybody had to promise anew, because somebody did not reveal in time."""
    starting: bool
    """Whether the game starts as soon as every owner has promised and revealed."""
    closing: str | None
    """The terms of the game while the owners reveal their nonces; only then."""
    secret: str | None
    """Revealed when the game is over or the table is closed."""
    rematch: str | None
    """The table of the rematch."""
    same: DealView | None = None
    """The deal that others play, too; nothing can be changed at such a table."""


EventType: TypeAlias = Annotated[
    str,
    Meta(
        extra_json_schema={
            "enum": [
                "opened", "kept", "joined", "filled", "emptied", "arranged", "first", "adjusted",
                "promised", "closing", "nonce-revealed", "restarted", "started", "acted",
                "hinted", "held", "returned", "stood-in", "awoke", "paused", "resumed", "said",
                "reacted", "muted", "revealed", "rematched", "closed",
            ]
        }
    ),
]  # fmt: skip
"""What can happen; a newer server may know more, which a client ignores."""


class Happened(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened; `type` says which of the other fields are there."""

    type: EventType
    """`opened`, `kept`, `joined`, `filled`, `emptied`, `arranged`, `first`, `adjusted`,
    `promised`, `closing`, `nonce-revealed`, `restarted`, `started`, `acted`, `hinted`, `held`,
    `returned`, `stood-in`, `awoke`, `paused`, `resumed`, `said`, `reacted`, `muted`, `revealed`,
    `rematched` or `closed`; ignore others."""
    seq: int
    at: int
    """Milliseconds since 1970."""
    seat: Seat | UnsetType = UNSET
    """The seat that acted or is concerned; -1 for chance."""
    action: Sequence[Any] | UnsetType = UNSET
    """What was done; left out where it is hidden from this seat (a deal, a covered bid)."""
    revealed: Sequence[tuple[Seat, Any]] | UnsetType = UNSET
    """The hidden decisions that everybody sees from now on, as `[seat, action]` in seat order."""
    revealed_by: tuple[str, ...] | UnsetType = UNSET
    """Who took each decision in `revealed`, as in `by`."""
    name: str | UnsetType = UNSET
    """What whoever had the seat was called then; not of `acted`."""
    by: str | UnsetType = UNSET
    """Who acted: `owner`, `computer`, `clock` (a computer because time was up) or `chance`."""
    text: str | UnsetType = UNSET
    """What was said."""
    reaction: str | UnsetType = UNSET
    why: str | UnsetType = UNSET
    """Of `held`: as in a seat; of `emptied`: `removed` by the host, else they left."""
    level: str | UnsetType = UNSET
    """Of `stood-in`: the level that plays while the computer player's own is not ready."""
    promise: str | UnsetType = UNSET
    """What was promised."""
    closing: str | UnsetType = UNSET
    """The terms of the game, now fixed: check them, keep them, then reveal."""
    missing: tuple[Seat, ...] | UnsetType = UNSET
    """Of `restarted`: who did not reveal in time."""


class Update(Struct, frozen=True, tag="update", kw_only=True, omit_defaults=True):
    """What happened, and the table as it now is; parts that did not change are left out."""

    seq: int
    """The number of the last entry of the log."""
    you: Seat | None
    """Your seat; null if you watch."""
    table: TableView | UnsetType = UNSET
    view: Any = UNSET
    """The view of the game for your seat (`cards` or `dice`), once it has begun."""
    legal: Any = UNSET
    """Your legal actions, encoded as in records; large sets in compact form."""
    here: tuple[bool, ...] | UnsetType = UNSET
    """Which owners are connected, by seat."""
    time_left: int | UnsetType | None = UNSET
    """Milliseconds until the first clock runs out; null where no clock runs."""
    clocks: tuple[int | None, ...] | UnsetType | None = UNSET
    """Milliseconds that each seat has left, by seat; null for a seat whose clock does not run."""
    round_over: int | UnsetType | None = UNSET
    """Milliseconds since the last round ended; null before the first has."""
    events: tuple[Happened, ...] = ()
    """What happened since the last update, or since you last heard from the server."""


class Done(Struct, frozen=True, tag="done"):
    """Your command was carried out and is safely stored."""

    id: int
    seq: int


class Refused(Struct, frozen=True, tag="refused"):
    """Your command was refused: the rule, and the facts for a sentence about it."""

    id: int | None
    rule: str
    facts: Mapping[str, Any]


class Pong(Struct, frozen=True, tag="pong"):
    """I am here."""


class Bye(Struct, frozen=True, tag="bye", omit_defaults=True):
    """The server closes the connection; come back unless you were `refused` or `removed`."""

    reason: Literal["restart", "slow", "later", "refused", "removed"]
    """`later`: the server cannot serve you at the moment; the refusal before it says why."""
    again_in: int = 0
    """Seconds after which to come back."""


FromServer: TypeAlias = Update | Done | Refused | Pong | Bye


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Opens a table; whoever opens it sits on the first seat and is its host."""

    game: Literal["cards", "dice"]
    seats: Annotated[int, Meta(ge=2, le=6)]
    options: Annotated[dict[str, OptionValue], Meta(max_length=10)] = msgspec.field(
        default_factory=dict
    )
    settings: Settings = Settings()
    name: Name
    kind: Kind = "human"
    computers: Annotated[list[Level], Meta(max_length=5)] = msgspec.field(default_factory=list)
    """Levels of computer players for the seats after the first."""
    start: bool = False
    """Begin as soon as the opener has promised; every seat must be taken."""
    profile: ProfileKey | None = None
    """The key of your profile, to which the game then belongs; a new key makes a profile."""


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Takes a seat: this one, or the first that is free."""

    name: Name
    kind: Kind = "human"
    seat: SeatNumber | None = None
    before: Token | None = None
    """At a rematch: the token of your seat at the table before it, which keeps your seat."""
    device: Annotated[str, Meta(min_length=16, max_length=64)] | None = None
    """A random text that your device keeps. Somebody whom the host has removed cannot sit down
    again for a minute: with this text only their device, without it everybody at their address."""
    profile: ProfileKey | None = None
    """The key of your profile, as when opening a table."""


class Ticket(Struct, frozen=True, kw_only=True):
    """Your seat; keep the token, it is the only proof that the seat is yours."""

    table: str
    seat: Seat
    token: str
    commitment: str
    """What the server has committed itself to; keep it before you promise anything."""


class Receipt(Struct, frozen=True):
    """The command was carried out and is safely stored, at this sequence number."""

    seq: int


class OneTime(Struct, frozen=True):
    """A code that gives the seat to one more device; it works once, within ten minutes."""

    link: str


class Listed(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    options: Mapping[str, OptionValue]
    phase: Phase
    seats: tuple[SeatView, ...]
    changed: int
    """When something last happened there, in milliseconds since 1970."""
    seat: Seat | None = None
    """Your seat, in the list of your own games."""
    places: tuple[int, ...] | None = None
    """The places of all seats, once the game is over."""


class Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens of your seats."""

    tokens: Annotated[list[Token], Meta(max_length=200)]


class Step(Struct, frozen=True, kw_only=True):
    """A step of a finished game: an action, and the view after it."""

    index: int
    """How many actions there were so far."""
    round: int
    """0 before the first."""
    turn: int
    """The trick or the roll in the round; 0 before the first."""
    seat: Seat | None
    """Who acted; -1 for chance."""
    action: Sequence[Any] | None
    """None at the start of the game."""
    public: bool
    """Whether everybody saw at that moment what it was."""
    revealed: Sequence[tuple[Seat, Any]]
    """The hidden decisions that everybody saw from then on, as `[seat, action]` in seat order."""
    view: Any
    legal: Sequence[Any] = ()
    """What the seat whose view it is could do next; empty if it was not asked."""


class Steps(Struct, frozen=True, kw_only=True):
    """Steps of a finished game, in order."""

    total: int
    rounds: tuple[int, ...]
    """The index at which each round begins."""
    totals: tuple[tuple[int, ...], ...]
    """The points of every seat after each round."""
    exact: tuple[tuple[bool, ...], ...]
    """Whose prediction came true in each round."""
    steps: tuple[Step, ...]


class ReviewStatus(Struct, frozen=True, kw_only=True):
    """How things stand with the review of a seat; see coach.md for the review itself."""

    state: Literal["none", "waking", "queued", "working", "ready"]
    """`none`: nobody has asked for it; `waking`: the server still prepares its coach."""
    place: int = 0
    """Of `queued`: how many reviews come before it."""
    done: int = 0
    """Of `working`: how many steps of how many are done."""
    of: int = 0
    review: Review | None = None
    """Of `ready`."""
    made: int | None = None
    """When it was made, in milliseconds since 1970."""
    current: bool = False
    """Whether the coach of this server made it in its present version; an older one may be asked
    for anew."""


class LessonSoFar(Struct, frozen=True, forbid_unknown_fields=True):
    """What a learner has done in a guided game, from its beginning."""

    inputs: Annotated[
        list[Annotated[list[Any], Meta(min_length=1, max_length=8)]], Meta(max_length=100)
    ]
    """Actions of the game such as `["bid", 1]`, and `["next"]` where something was read."""


class Guided(Struct, frozen=True, kw_only=True):
    """A guided game after the last input of the learner, who sits on seat 0."""

    updates: tuple[Update, ...]
    """What happened since then, an action at a time; the last one is how things stand."""
    saying: Saying | None
    """What is explained now."""
    steps: int
    """How many steps the lesson has."""
    over: bool
    """Whether the game is over and everything is said."""


class AskCoach(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Asks what every choice of a position is worth."""

    position: Position
    effort: Annotated[float, Meta(ge=0.1, le=4)] = 1.0
    """How much is thought about it; more refines the same numbers."""


class GameInfo(Struct, frozen=True, kw_only=True):
    """What can be chosen when a table is opened."""

    name: str
    players: tuple[int, ...]
    levels: tuple[str, ...]
    preparing: tuple[str, ...]
    """The levels that are not ready yet: until then another level decides for them."""
    versions: Mapping[str, str] = msgspec.field(default_factory=dict)
    """By level the version that plays now."""
    default_level: str
    """The level that suits somebody's first game."""
    options: Mapping[str, tuple[OptionValue, ...]]
    defaults: Mapping[str, OptionValue]
    first: str
    """The option that says who begins: a seat, or `random`."""
    excluded: tuple[Exclusion, ...]
    """Pairs of an option and a value that cannot be chosen together."""


class Version(Struct, frozen=True):
    """Which version answers: of the server, and of the page that it delivers."""

    server: str
    page: str | None
    """None where the page is not built."""


class Problem(Struct, frozen=True):
    """Why a request was refused: the body of an HTTP error."""

    rule: str
    facts: Mapping[str, Any]
