"""The state of a table is the fold of its log, so every node that reads the log has the same."""

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct, structs

from stonehenge import daily
from stonehenge import record as records
from stonehenge.players import NAMES
from stonehenge.players.levels import DEFAULT_LEVEL
from stonehenge.tables.log import events as log
from stonehenge.tables.log.events import By, Entry, Event, Kind, Phase, Settings
from stonehenge.vocabulary import AnyGame, OptionValue, Outcome, Seat, read_options

Owner: TypeAlias = int
"""Identifies an owner by the log number at which they sat down; their seat may change."""

OPENER: Final[Owner] = 0
"""Whoever opened the table."""


class Chair(Struct, frozen=True):
    """A seat at the table and who sits on it."""

    kind: Kind | Literal["computer", "empty"] = "empty"
    owner: Owner | None = None
    name: str = ""
    level: str | None = None
    version: str = ""
    """Of the level, where the log tells it."""
    held: str | None = None
    held_why: Literal["away", "asked", "left"] | None = None
    stand_in: str | None = None
    """The level that plays while the computer player's own is not ready."""
    promise: str | None = None
    nonce: str = ""
    part: bool = True
    """Whether the owner has a part in the chance of the game."""
    muted: bool = False
    before: Seat | None = None
    """At a rematch: the seat that the owner had, or whose owner a free seat is kept for."""
    device: str = ""
    """A hash of the device or address that the owner came from."""
    hints: int = 0
    """For how many decisions the owner has had a hint."""
    hinted: int = -1
    """The log number of the last one."""

    @property
    def is_owned(self) -> bool:
        """Whether the seat belongs to somebody from outside, a person or a program."""
        return self.kind in ("human", "program")

    @property
    def computer(self) -> str | None:
        """The level of the computer player that acts here now."""
        return self.level if self.kind == "computer" else self.held


_FREE: Final = Chair()


class TableState(Struct, frozen=True, kw_only=True):
    """A table after some number of log entries."""

    id: str
    seq: int
    at: int
    """When something last happened, in milliseconds since 1970."""
    game: str
    options: dict[str, OptionValue]
    """As asked for; once the game has begun, every option with its final value."""
    asked: dict[str, OptionValue]
    """The options as they were asked for."""
    settings: Settings
    chance: int
    """The version of the way to the seed."""
    commitment: str
    chairs: tuple[Chair, ...]
    kept: log.Kept | None = None
    """At a rematch: for whom seats are kept."""
    removed: tuple[tuple[str, int], ...] = ()
    """The devices of those whom the host has removed, and when."""
    joined: tuple[Seat, ...] = ()
    """The owned seats in the order their owners sat down."""
    phase: Phase = "open"
    paused: bool = False
    begun_with_hints: bool = False
    """Whether hints are allowed in the game that has begun."""
    starting: bool = False
    """Whether the game starts as soon as every owner with a part has promised and revealed."""
    closing: str | None = None
    """The terms of the game, once they are fixed."""
    restarts: int = 0
    game_state: Any = None
    """The state of the game, once it has begun."""
    acted: tuple[int, ...] = ()
    """The log number at which each seat last acted."""
    acted_by: tuple[By, ...] = ()
    """Who took the last action of each seat."""
    same: log.SameDeal | None = None
    """The deal that others play, too."""
    decided: tuple[int, ...] = ()
    """There: how many decisions each seat has taken in the present round."""
    round_over: int | None = None
    """When the last round ended, in milliseconds since 1970."""
    secret: str | None = None
    rematch: str | None = None

    @property
    def rules(self) -> AnyGame:
        """The game that is played here."""
        return records.GAMES[self.game]

    @property
    def host(self) -> Seat | None:
        """Whoever opened the table or was host before a rematch; after they left, the next human.

        Where there are no more humans, the next program.
        """
        there = (seat for seat in self.joined if self.chairs[seat].held_why != "left")
        return min(there, key=self._rank, default=None)

    def _rank(self, seat: Seat) -> tuple[bool, bool]:
        chair = self.chairs[seat]
        was_host = self.kept is not None and chair.before == self.kept.host
        return not (chair.owner == OPENER or was_host), chair.kind != "human"

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
        return self.rules.to_act(self.game_state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        return None if self.game_state is None else self.rules.outcome(self.game_state)

    @property
    def with_part(self) -> tuple[Seat, ...]:
        """The seats whose owners have a part in the chance of the game; all where none has."""
        owned = [seat for seat, chair in enumerate(self.chairs) if chair.is_owned]
        return tuple(seat for seat in owned if self.chairs[seat].part) or tuple(owned)

    @property
    def awaits_reveals(self) -> bool:
        """Whether the closing is fixed and the game has not begun."""
        return self.closing is not None and self.phase == "open"

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints; fixed when the game begins."""
        if self.phase != "open":
            return self.begun_with_hints
        if self.settings.hints is not None:
            return self.settings.hints
        return sum(chair.is_owned for chair in self.chairs) == 1

    @property
    def promises(self) -> dict[Seat, str]:
        """What the owners of seats have promised for the chance of the game."""
        return {seat: c.promise for seat, c in enumerate(self.chairs) if c.promise is not None}

    @property
    def nonces(self) -> dict[Seat, str]:
        """What the owners of seats added to the chance of the game."""
        return {seat: chair.nonce for seat, chair in enumerate(self.chairs) if chair.nonce}


def fold(table_id: str, entries: Iterable[Entry], table: TableState | None = None) -> TableState:
    """The table after these entries of its log."""
    for entry in entries:
        for event in entry.events:
            table = after(table_id, table, event, entry.seq, entry.at)
    assert table is not None
    return table


def after(table_id: str, table: TableState | None, event: Event, seq: int, at: int) -> TableState:
    """The table after one event of an entry."""
    if isinstance(event, log.Opened):
        return _opened(table_id, event, seq, at)
    assert table is not None
    if isinstance(event, log.Acted):
        return _acted(table, event, seq, at)
    table = structs.replace(table, seq=seq, at=at)
    return structs.replace(table, **_FOLDS[type(event)](table, event))


def seat_after(seat: Seat, event: Event) -> Seat | None:
    """Where somebody on this seat sits after an event; None if they have lost the seat."""
    if isinstance(event, log.Arranged):
        return event.order.index(seat)
    if isinstance(event, log.Emptied) and event.seat == seat:
        return None
    return seat


def _opened(table_id: str, event: log.Opened, seq: int, at: int) -> TableState:
    return TableState(
        id=table_id,
        seq=seq,
        at=at,
        game=event.game,
        options=event.options,
        asked=event.options,
        settings=event.settings,
        chance=event.chance,
        commitment=event.commitment,
        starting=event.start,
        same=event.same,
        decided=(0,) * event.seats if event.same else (),
        chairs=(_FREE,) * event.seats,
    )


def _acted(table: TableState, event: log.Acted, seq: int, at: int) -> TableState:
    game = table.rules
    seat, action = records.read_action(game, (event.seat, *event.action))
    state = game.apply(table.game_state, seat, action)
    acted, acted_by = table.acted, table.acted_by
    if seat >= 0:
        acted = (*acted[:seat], seq, *acted[seat + 1 :])
        acted_by = (*acted_by[:seat], event.by, *acted_by[seat + 1 :])
    going_on = bool(game.to_act(state))
    decided = table.decided
    if table.same:
        decided = daily.counted(decided, game, (table.game_state, state), seat)
    # the next round begins in the entry that ends the one before
    began = game.reached(state)[0] > game.reached(table.game_state)[0] > 0
    return structs.replace(
        table,
        seq=seq,
        at=at,
        game_state=state,
        acted=acted,
        acted_by=acted_by,
        decided=decided,
        round_over=at if began or not going_on else table.round_over,
        phase="playing" if going_on else "over",
    )


Fields: TypeAlias = dict[str, Any]
"""Fields of the table that an event changes, with their new values."""


def _seat(table: TableState, seat: Seat, chair: Chair) -> Fields:
    return {"chairs": (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])}


def _changed(table: TableState, seat: Seat, **fields: Any) -> Fields:
    return _seat(table, seat, structs.replace(table.chairs[seat], **fields))


def _joined(table: TableState, event: log.Joined) -> Fields:
    chair = Chair(
        kind=event.kind,
        owner=table.seq,
        name=event.name,
        nonce=event.nonce,
        before=event.before,
        device=event.device,
    )
    chairs = [_FREE if _is_kept_for(other, event.before) else other for other in table.chairs]
    chairs[event.seat] = chair
    return {"chairs": tuple(chairs), "joined": (*table.joined, event.seat)}


def _is_kept_for(chair: Chair, before: Seat | None) -> bool:
    return before is not None and chair.kind == "empty" and chair.before == before


def _kept(table: TableState, event: log.Kept) -> Fields:
    chairs = (
        structs.replace(chair, before=seat) if seat in event.seats else chair
        for seat, chair in enumerate(table.chairs)
    )
    return {"chairs": tuple(chairs), "kept": event}


def _emptied(table: TableState, event: log.Emptied) -> Fields:
    others = tuple(seat for seat in table.joined if seat != event.seat)
    gone = table.chairs[event.seat]
    chair = _FREE if table.phase == "open" else _played_on(gone)
    removed = (*table.removed, (gone.device, table.at)) if event.removed else table.removed
    return {
        **_seat(table, event.seat, chair),
        "joined": others,
        "removed": removed,
        "starting": False,
    }


def _played_on(chair: Chair) -> Chair:
    """The seat of somebody who was removed during the game, with their part in its chance."""
    return structs.replace(
        chair,
        kind="computer",
        owner=None,
        name="",
        level=chair.held or DEFAULT_LEVEL,
        held=None,
        held_why=None,
    )


def _arranged(table: TableState, event: log.Arranged) -> Fields:
    return {
        "chairs": tuple(table.chairs[seat] for seat in event.order),
        "joined": tuple(event.order.index(seat) for seat in table.joined),
    }


def _first_named(table: TableState, event: log.FirstNamed) -> Fields:
    asked = {**table.asked, table.rules.FIRST: event.first}
    return {"asked": asked, "options": asked}


def _promised(table: TableState, event: log.Promised) -> Fields:
    chair = structs.replace(table.chairs[event.seat], promise=event.promise)
    return _seat(table, event.seat, chair)


def _revealed(table: TableState, event: log.NonceRevealed) -> Fields:
    chair = structs.replace(table.chairs[event.seat], nonce=event.nonce)
    return _seat(table, event.seat, chair)


def _restarted(table: TableState, event: log.Restarted) -> Fields:
    """Those who are missing lose their part together; where all are missing, nobody does."""
    left = set(table.with_part) - set(event.missing)
    chairs = tuple(
        structs.replace(chair, promise=None, nonce="", part=not left or seat in left)
        if chair.is_owned
        else chair
        for seat, chair in enumerate(table.chairs)
    )
    return {
        "chairs": chairs,
        "closing": None,
        "restarts": table.restarts + 1,
        "starting": bool(left),
    }


def _started(table: TableState, event: log.Started) -> Fields:
    game = table.rules
    seats = len(table.chairs)
    return {
        "options": event.options,
        "game_state": game.start(read_options(game, seats, event.options)),
        "acted": (0,) * seats,
        "acted_by": ("owner",) * seats,
        "phase": "playing",
        "begun_with_hints": table.hints,
        "starting": False,
    }


def _hinted(table: TableState, event: log.Hinted) -> Fields:
    hints = table.chairs[event.seat].hints + 1
    return _changed(table, event.seat, hints=hints, hinted=table.seq)


def _held(table: TableState, event: log.Held) -> Fields:
    return _changed(table, event.seat, held=event.level, held_why=event.why, stand_in=None)


def _returned(table: TableState, event: log.Returned) -> Fields:
    return _changed(table, event.seat, held=None, held_why=None, stand_in=None)


def _muted(table: TableState, event: log.Muted) -> Fields:
    return _changed(table, event.seat, muted=event.on)


_FOLDS: Final[dict[type, Callable[[TableState, Any], Fields]]] = {
    log.Kept: _kept,
    log.Joined: _joined,
    log.Filled: lambda t, e: _seat(
        t, e.seat, Chair(kind="computer", level=e.level, version=e.version)
    ),
    log.Emptied: _emptied,
    log.Arranged: _arranged,
    log.FirstNamed: _first_named,
    log.Adjusted: lambda _t, e: {"settings": e.settings},
    log.Promised: _promised,
    log.ClosingFixed: lambda _t, e: {"closing": e.closing, "starting": True},
    log.NonceRevealed: _revealed,
    log.Restarted: _restarted,
    log.Started: _started,
    log.Hinted: _hinted,
    log.Held: _held,
    log.Returned: _returned,
    log.StoodIn: lambda t, e: _changed(t, e.seat, stand_in=e.level),
    log.Awoke: lambda t, e: _changed(t, e.seat, stand_in=None),
    log.Paused: lambda _t, _e: {"paused": True},
    log.Resumed: lambda _t, _e: {"paused": False},
    log.Said: lambda _t, _e: {},
    log.Reacted: lambda _t, _e: {},
    log.Muted: _muted,
    log.Revealed: lambda _t, e: {"secret": e.secret},
    log.Rematched: lambda _t, e: {"rematch": e.table},
    log.Closed: lambda _t, _e: {"phase": "closed"},
}
