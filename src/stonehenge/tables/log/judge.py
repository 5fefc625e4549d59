"""Judges commands: returns the events that a command causes, or raises the rule that forbids it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from stonehenge import record as records
from stonehenge.chance import Seeded
from stonehenge.players import levels
from stonehenge.promises import VERSION
from stonehenge.tables import messages as ask
from stonehenge.tables.log import events as log
from stonehenge.tables.log import same_deals, starting
from stonehenge.tables.log.events import By, Event
from stonehenge.tables.log.fold import Owner, TableState, after
from stonehenge.tables.log.words import clean_name, clean_saying
from stonehenge.vocabulary import (
    IllegalAction,
    OptionValue,
    Seat,
    read_options,
    write_options,
)

HOLD_LEVEL: Final = levels.DEFAULT_LEVEL
"""The level that plays for an owner who is away: it needs no optional packages."""

KEPT_FOR: Final = 60_000
"""Milliseconds for which the seats of a rematch are kept for those who sat there."""
REMOVED_FOR: Final = 60_000
"""Milliseconds for which somebody whom the host has removed may not sit down again."""


class Newcomer(Struct, frozen=True):
    """What the server knows of somebody who wants to sit down."""

    before: Seat | None = None
    """The seat they had at the table before a rematch."""
    device: str = ""
    """A hash of the device or address they come from; empty where neither is known."""
    nonce: str = ""
    """For a table of version 1."""


def open_table(wish: ask.OpenTable, commitment: str) -> list[Event]:
    """Opens a table as asked for, if the game allows these options."""
    game = records.GAMES[wish.game]
    options = _judged_options(wish)
    events: list[Event] = [
        log.Opened(
            wish.game,
            wish.seats,
            options,
            wish.settings,
            commitment,
            chance=VERSION,
            start=wish.start,
        ),
        log.Joined(0, clean_name(wish.name), wish.kind),
    ]
    if len(wish.computers) >= wish.seats:
        raise IllegalAction("too-many-computers", most=wish.seats - 1)
    for seat, level in enumerate(wish.computers, start=1):
        events.append(_filled(game.NAME, seat, level))
    if wish.start:
        starting.must_be_full(_so_far(events))
    return events


def _judged_options(wish: ask.OpenTable) -> dict[str, OptionValue]:
    """The options asked for, if the game allows them; by default chance decides who is first."""
    game = records.GAMES[wish.game]
    asked: dict[str, OptionValue] = {game.FIRST: "random", **wish.options}
    options = read_options(game, wish.seats, asked)
    game.start(game.settle(options, Seeded(bytes(32))))
    return write_options(options)


def _so_far(events: Sequence[Event]) -> TableState:
    table = None
    for event in events:
        table = after("", table, event, 0, 0)
    assert table is not None
    return table


def act(
    table: TableState, secret: bytes, seat: Seat, asked: ask.Act, by: By = "owner"
) -> list[Event]:
    """A player's action in the game, and what chance does after it."""
    _must(table.phase != "open", "game-not-begun")
    _must(table.phase == "playing", "game-over")
    _must(not table.paused, "game-paused")
    _must(same_deals.computers_play_on(table), "players-changed")
    _must(asked.seq <= table.seq, "unknown-sequence")
    _must(asked.seq >= table.acted[seat], "already-acted")
    game = table.rules
    _, action = records.read_action(game, (seat, *asked.action))
    game.check(table.game_state, seat, action)
    state = game.apply(table.game_state, seat, action)
    returned = by == "owner" and table.chairs[seat].held is not None
    return [
        *([log.Returned(seat)] if returned else []),
        starting.acted(seat, action, by),
        *starting.what_follows(table, state, secret),
    ]


def join(table: TableState, wish: ask.TakeSeat, who: Newcomer, now: int) -> list[Event]:
    """Somebody sits down."""
    _must(table.phase != "closed", "table-closed")
    _must(table.phase == "open", "game-has-begun")
    _must_not_be_removed(table, who.device, now)
    seat = _seat_for(table, wish.seat, who.before, now)
    name = clean_name(wish.name, table.names)
    nonce = who.nonce if table.chance == 1 else ""
    return [log.Joined(seat, name, wish.kind, nonce, who.before, who.device)]


def _must_not_be_removed(table: TableState, device: str, now: int) -> None:
    if not device:  # else one person removed would keep away all of whom nothing is known
        return
    until = max((at for one, at in table.removed if one == device), default=0) + REMOVED_FOR
    _must(now >= until, "removed-lately", seconds=_seconds(until - now))


def _seat_for(table: TableState, wanted: Seat | None, before: Seat | None, now: int) -> Seat:
    """The seat for somebody new; at a rematch, those who sat there before come first."""
    empty = {seat: c.before for seat, c in enumerate(table.chairs) if c.kind == "empty"}
    _must(wanted is None or wanted in empty, "seat-taken", seat=wanted)
    _must(bool(empty), "table-full")
    own = [seat for seat, was in empty.items() if was is not None and was == before]
    still_kept = table.kept is not None and now < table.kept.until
    free = own + [seat for seat, was in empty.items() if was is None or not still_kept]
    seat = wanted if wanted is not None else next(iter(free), None)
    if seat is None or seat not in free:
        raise IllegalAction("seats-kept", seconds=_seconds_left(table, now))
    return seat


def _seconds_left(table: TableState, now: int) -> int:
    until = table.kept.until if table.kept else now
    return max(1, _seconds(until - now))


def _seconds(milliseconds: int) -> int:
    """So many whole seconds, rounded up."""
    return -(-milliseconds // 1000)


def hold(table: TableState, seat: Seat, why: str = "away") -> list[Event]:
    """A computer player takes over from an owner who is away."""
    chair = table.chairs[seat]
    if table.phase != "playing" or not chair.is_owned or chair.held or table.same:
        return []
    return [log.Held(seat, HOLD_LEVEL, "left" if why == "left" else "away")]


def hint(table: TableState, seat: Seat, since: int | None = None) -> list[Event]:
    """The owner of a seat is told what the coach thinks; once for each decision it counts.

    The decision is the one after the log number `since`; if it has been made, nothing is told.
    """
    _must(table.phase != "closed", "table-closed")
    _must(table.phase != "open", "game-not-begun")
    _must(table.phase == "playing", "game-over")
    _must(table.hints, "no-hints")
    _must(not table.paused, "game-paused")
    chair = table.chairs[seat]
    _must(chair.is_owned and chair.held is None, "hint-not-asked")
    _must(seat in table.to_act, "hint-not-asked")
    _must(since is None or since == table.acted[seat], "already-acted")
    return [] if chair.hinted > table.acted[seat] else [log.Hinted(seat)]


def stand_in(table: TableState, seat: Seat, player: str) -> list[Event]:
    """Tells once when another level begins to play for a computer player, and once when it ends."""
    chair = table.chairs[seat]
    other = player if chair.computer and player != chair.computer else None
    if other == chair.stand_in:
        return []
    return [log.StoodIn(seat, other) if other else log.Awoke(seat)]


def come_back(table: TableState, seat: Seat) -> list[Event]:
    """The owner is back and gets the seat, unless they had asked a computer to play it."""
    chair = table.chairs[seat]
    if not chair.held or chair.held_why == "asked":
        return []
    return [log.Returned(seat)]


def seat_of(table: TableState, owner: Owner) -> Seat:
    """The seat of this owner; refuses one who has lost it."""
    seats = (seat for seat, chair in enumerate(table.chairs) if chair.owner == owner)
    seat = next(seats, None)
    if seat is None:
        raise IllegalAction("bad-token")
    return seat


def judge(table: TableState, secret: bytes, seat: Seat, command: ask.Command) -> list[Event]:
    """Judges a command of the owner of this seat."""
    _must(table.phase != "closed", "table-closed")
    _must(same_deals.allows(table, command), "deal-fixed")
    if isinstance(command, ask.Act):
        return act(table, secret, seat, command)
    if isinstance(command, _HOSTS):
        _must(table.host == seat, "host-only")
    if isinstance(command, ask.Start):
        return starting.start(table, secret)
    if isinstance(command, ask.Reveal):
        return starting.revealed(table, secret, seat, command)
    if isinstance(command, ask.Close):
        told = [] if table.secret else [log.Revealed(secret.hex())]
        return [*told, log.Closed()]
    return _JUDGES[type(command)](table, seat, command)


def _say(table: TableState, seat: Seat, command: ask.Say) -> list[Event]:
    _must(not table.chairs[seat].muted, "muted")
    return [log.Said(seat, clean_saying(command.text))]


def _react(table: TableState, seat: Seat, command: ask.React) -> list[Event]:
    _must(not table.chairs[seat].muted, "muted")
    return [log.Reacted(seat, command.reaction)]


def _fill(table: TableState, _seat: Seat, command: ask.Fill) -> list[Event]:
    chair = _chair_before_the_game(table, command.seat)
    _must(not chair.is_owned, "seat-taken", seat=command.seat)
    return [_filled(table.game, command.seat, command.level)]


def _empty(table: TableState, seat: Seat, command: ask.Empty) -> list[Event]:
    _must(command.seat < len(table.chairs), "no-such-seat", seats=len(table.chairs))
    _must(not table.awaits_reveals, "game-starting")
    chair = table.chairs[command.seat]
    removable = chair.is_owned if table.phase == "playing" else chair.kind != "empty"
    _must(table.phase in ("open", "playing"), "game-over")
    _must(removable and command.seat != seat, "seat-not-taken")
    return [log.Emptied(command.seat, removed=chair.is_owned)]


def _chair_before_the_game(table: TableState, seat: Seat) -> Any:
    _must_be_open(table)
    _must(seat < len(table.chairs), "no-such-seat", seats=len(table.chairs))
    return table.chairs[seat]


def _must_be_open(table: TableState) -> None:
    _must(table.phase == "open", "game-has-begun")
    _must(not table.awaits_reveals, "game-starting")


def _arrange(table: TableState, _seat: Seat, command: ask.Arrange) -> list[Event]:
    _must_be_open(table)
    _must(sorted(command.order) == list(range(len(table.chairs))), "bad-order")
    first = table.asked.get(table.rules.FIRST)
    if first not in command.order:
        return [log.Arranged(tuple(command.order))]
    # whoever was named to begin keeps it on another seat
    moved = log.FirstNamed(command.order.index(first))
    return [log.Arranged(tuple(command.order)), moved]


def _name_first(table: TableState, _seat: Seat, command: ask.NameFirst) -> list[Event]:
    _must_be_open(table)
    seats = len(table.chairs)
    _must(command.first == "random" or command.first < seats, "no-such-seat", seats=seats)
    return [log.FirstNamed(command.first)]


def _adjust(table: TableState, _seat: Seat, command: ask.Adjust) -> list[Event]:
    if command.settings.hints != table.settings.hints:
        _must(table.phase == "open", "hints-fixed")
        _must(not table.awaits_reveals, "game-starting")
    return [log.Adjusted(command.settings)]


def _pause(table: TableState, _seat: Seat, command: ask.Pause | ask.Resume) -> list[Event]:
    _must(table.phase == "playing", "game-not-running")
    stop = isinstance(command, ask.Pause)
    if table.paused == stop:
        return []
    return [log.Paused() if stop else log.Resumed()]


def _hold(table: TableState, seat: Seat, command: ask.Hold) -> list[Event]:
    _must(table.phase == "playing", "game-not-running")
    return [log.Held(seat, _level(table.game, command.level), "asked")]


def _return(table: TableState, seat: Seat, _command: ask.Return) -> list[Event]:
    return [log.Returned(seat)] if table.chairs[seat].held else []


def _leave(table: TableState, seat: Seat, _command: ask.Leave) -> list[Event]:
    if table.phase == "open":
        return starting.leave(table, seat)
    if table.same:
        return []  # it goes on where it was, whenever its owner comes back
    if table.phase == "playing" and table.chairs[seat].held_why != "left":
        return [log.Held(seat, table.chairs[seat].held or HOLD_LEVEL, "left")]
    return []


def _mute(table: TableState, _seat: Seat, command: ask.Mute) -> list[Event]:
    _must(command.seat < len(table.chairs), "no-such-seat", seats=len(table.chairs))
    _must(table.chairs[command.seat].is_owned, "seat-not-taken")
    return [log.Muted(command.seat, command.on)]


def may_rematch(table: TableState, seat: Seat) -> None:
    """Refuses a rematch before the end, and from somebody who left the game."""
    _must(table.phase == "over", "game-not-over")
    _must(not table.same, "deal-fixed")
    _must(table.chairs[seat].held_why != "left", "game-over")


def rematch(table: TableState, commitment: str, now: int) -> list[Event]:
    """Opens a table like this one, with the same computer players.

    People have to join again; their seats are kept for a while.
    """
    options = {**table.options, table.rules.FIRST: "random"}
    return [
        log.Opened(
            table.game, len(table.chairs), options, table.settings, commitment, chance=VERSION
        ),
        *(
            _filled(table.game, seat, chair.level)
            for seat, chair in enumerate(table.chairs)
            if chair.level is not None
        ),
        log.Kept(table.id, tuple(sorted(table.joined)), table.host, now + KEPT_FOR),
    ]


def rematched(table: TableState, table_id: str, closed: str | None) -> list[Event]:
    """Tells everybody the table of the rematch, unless they know one that is not closed."""
    return [log.Rematched(table_id)] if table.rematch == closed else []


def _filled(game: str, seat: Seat, level: str) -> log.Filled:
    known = levels.find(game, _level(game, level))
    return log.Filled(seat, known.name, known.version)


def _level(game: str, level: str) -> str:
    """A level that may be seated, also one that is no longer offered: old pages may name it."""
    known = levels.names(game)
    _must(level in known, "unknown-level", level=level, known=", ".join(levels.offered(game)))
    return level


def _must(holds: bool, rule: str, **facts: object) -> None:
    if not holds:
        raise IllegalAction(rule, **facts)


_HOSTS: Final = (
    ask.Fill
    | ask.Empty
    | ask.Arrange
    | ask.NameFirst
    | ask.Adjust
    | ask.Start
    | ask.Pause
    | ask.Resume
    | ask.Mute
    | ask.Close
)

_JUDGES: Final[Mapping[type, Callable[[TableState, Seat, Any], list[Event]]]] = {
    ask.Say: _say,
    ask.React: _react,
    ask.Fill: _fill,
    ask.Empty: _empty,
    ask.Arrange: _arrange,
    ask.NameFirst: _name_first,
    ask.Adjust: _adjust,
    ask.Pause: _pause,
    ask.Resume: _pause,
    ask.Hold: _hold,
    ask.Return: _return,
    ask.Leave: _leave,
    ask.Mute: _mute,
    ask.Promise: starting.promised,
}
