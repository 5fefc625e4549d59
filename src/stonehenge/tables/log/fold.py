"""A table is the fold of its log: pure, so every node that reads the log sees the same table."""

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct, structs

from stonehenge import record as records
from stonehenge.players import NAMES
from stonehenge.tables.log import events as log
from stonehenge.tables.log.events import Entry, Event, Kind, Settings
from stonehenge.vocabulary import AnyGame, OptionValue, Outcome, Seat, read_options

Phase: TypeAlias = Literal["open", "playing", "over", "closed"]

Owner: TypeAlias = int
"""Who owns a seat, by when they sat down: the host may move them to another seat."""

OPENER: Final[Owner] = 0


class Chair(Struct, frozen=True):
    """A seat at the table and who sits on it."""

    kind: Kind | Literal["computer", "empty"] = "empty"
    owner: Owner | None = None
    name: str = ""
    level: str | None = None
    held: str | None = None
    held_why: Literal["away", "asked", "left"] | None = None
    nonce: str = ""
    muted: bool = False

    @property
    def is_owned(self) -> bool:
        """Whether the seat belongs to somebody from outside, a person or a program."""
        return self.kind in ("human", "program")

    @property
    def computer(self) -> str | None:
        """The level of the computer player that acts here now."""
        return self.level if self.kind == "computer" else self.held


_FREE: Final = Chair()


class Table(Struct, frozen=True, kw_only=True):
    """How things stand at a table."""

    id: str
    seq: int
    at: int
    """When something last happened, in milliseconds since 1970."""
    game: str
    options: dict[str, OptionValue]
    """As they were asked for; once the game has begun, all of them, settled."""
    settings: Settings
    commitment: str
    chairs: tuple[Chair, ...]
    joined: tuple[Seat, ...] = ()
    """The owned seats in the order their owners sat down."""
    phase: Phase = "open"
    paused: bool = False
    state: Any = None
    """The state of the game, once it has begun."""
    acted: tuple[int, ...] = ()
    """The sequence number at which each seat last acted."""
    secret: str | None = None
    rematch: str | None = None

    @property
    def rules(self) -> AnyGame:
        """The game that is played here."""
        return records.GAMES[self.game]

    @property
    def host(self) -> Seat | None:
        """Who opened the table; once they have left the next human, else the next program."""
        there = (seat for seat in self.joined if self.chairs[seat].held_why != "left")
        return min(there, key=self._rank, default=None)

    def _rank(self, seat: Seat) -> tuple[bool, bool]:
        chair = self.chairs[seat]
        return chair.owner != OPENER, chair.kind != "human"

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        return tuple(
            NAMES[seat] if chair.kind == "computer" else chair.name
            for seat, chair in enumerate(self.chairs)
        )

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats whose decision the game waits for."""
        if self.phase != "playing":
            return ()
        return self.rules.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        return None if self.state is None else self.rules.outcome(self.state)

    @property
    def nonces(self) -> dict[Seat, bytes]:
        """What the owners of seats added to the chance of the game."""
        return {s: bytes.fromhex(c.nonce) for s, c in enumerate(self.chairs) if c.nonce}


def fold(table_id: str, entries: Iterable[Entry], table: Table | None = None) -> Table:
    """The table after these entries of its log."""
    for entry in entries:
        for event in entry.events:
            table = after(table_id, table, event, entry.seq, entry.at)
    assert table is not None
    return table


def after(table_id: str, table: Table | None, event: Event, seq: int, at: int) -> Table:
    """The table after one event of an entry."""
    if isinstance(event, log.Opened):
        return _opened(table_id, event, seq, at)
    assert table is not None
    if isinstance(event, log.Acted):
        return _acted(table, event, seq, at)
    table = structs.replace(table, seq=seq, at=at)
    return structs.replace(table, **_CHANGES[type(event)](table, event))


def _opened(table_id: str, event: log.Opened, seq: int, at: int) -> Table:
    return Table(
        id=table_id,
        seq=seq,
        at=at,
        game=event.game,
        options=event.options,
        settings=event.settings,
        commitment=event.commitment,
        chairs=(_FREE,) * event.seats,
    )


def _acted(table: Table, event: log.Acted, seq: int, at: int) -> Table:
    game = table.rules
    seat, action = records.read_action(game, (event.seat, *event.action))
    state = game.apply(table.state, seat, action)
    acted = table.acted
    if seat >= 0:
        acted = (*acted[:seat], seq, *acted[seat + 1 :])
    return structs.replace(
        table,
        seq=seq,
        at=at,
        state=state,
        acted=acted,
        phase="playing" if game.to_act(state) else "over",
    )


Changes: TypeAlias = dict[str, Any]


def _seat(table: Table, seat: Seat, chair: Chair) -> Changes:
    return {"chairs": (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])}


def _joined(table: Table, event: log.Joined) -> Changes:
    chair = Chair(kind=event.kind, owner=table.seq, name=event.name, nonce=event.nonce)
    return {**_seat(table, event.seat, chair), "joined": (*table.joined, event.seat)}


def _emptied(table: Table, event: log.Emptied) -> Changes:
    others = tuple(seat for seat in table.joined if seat != event.seat)
    return {**_seat(table, event.seat, _FREE), "joined": others}


def _arranged(table: Table, event: log.Arranged) -> Changes:
    return {
        "chairs": tuple(table.chairs[seat] for seat in event.order),
        "joined": tuple(event.order.index(seat) for seat in table.joined),
    }


def _started(table: Table, event: log.Started) -> Changes:
    game = table.rules
    seats = len(table.chairs)
    return {
        "options": event.options,
        "state": game.start(read_options(game, seats, event.options)),
        "acted": (0,) * seats,
        "phase": "playing",
    }


def _held(table: Table, event: log.Held) -> Changes:
    chair = structs.replace(table.chairs[event.seat], held=event.level, held_why=event.why)
    return _seat(table, event.seat, chair)


def _returned(table: Table, event: log.Returned) -> Changes:
    chair = structs.replace(table.chairs[event.seat], held=None, held_why=None)
    return _seat(table, event.seat, chair)


def _muted(table: Table, event: log.Muted) -> Changes:
    chair = structs.replace(table.chairs[event.seat], muted=event.on)
    return _seat(table, event.seat, chair)


_CHANGES: Final[dict[type, Callable[[Table, Any], Changes]]] = {
    log.Joined: _joined,
    log.Filled: lambda t, e: _seat(t, e.seat, Chair(kind="computer", level=e.level)),
    log.Emptied: _emptied,
    log.Arranged: _arranged,
    log.Adjusted: lambda _t, e: {"settings": e.settings},
    log.Started: _started,
    log.Held: _held,
    log.Returned: _returned,
    log.Paused: lambda _t, _e: {"paused": True},
    log.Resumed: lambda _t, _e: {"paused": False},
    log.Said: lambda _t, _e: {},
    log.Reacted: lambda _t, _e: {},
    log.Muted: _muted,
    log.Revealed: lambda _t, e: {"secret": e.secret},
    log.Rematched: lambda _t, e: {"rematch": e.table},
    log.Closed: lambda _t, _e: {"phase": "closed"},
}
