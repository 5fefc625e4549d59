"""What each seat is told: nothing leaves a table for its clients except through here.

A client gets the view of its seat, its legal actions and what just happened. An action that is
hidden from a seat (a deal, a covered bid) is told without its content.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from stonehenge import record as records
from stonehenge.tables.log import events as log
from stonehenge.tables.log.events import By, Entry, Event
from stonehenge.tables.log.fold import TableState, after
from stonehenge.tables.messages import DealView, Happened, Listed, SeatView, TableView, Update
from stonehenge.vocabulary import Seat

_ENCODER: Final = msgspec.json.Encoder(enc_hook=str)


Clocks: TypeAlias = tuple[int | None, ...]
"""By seat: milliseconds until its clock runs out, None where none runs."""


class LoggedEvent(Struct, frozen=True):
    """An event with its place in the log."""

    seq: int
    at: int
    event: Event
    public: bool = True
    """Whether everybody may know its content; else only the seat that acted."""
    revealed: tuple[tuple[Seat, Any], ...] = ()
    """The hidden decisions that everybody may know from now on."""
    revealed_by: tuple[By, ...] = ()
    """Who took each of them."""
    name: str | UnsetType = UNSET
    """What whoever had the seat was called then."""


def encode(message: Any) -> bytes:
    """A message as JSON."""
    return _ENCODER.encode(message)


def follow(
    table_id: str, table: TableState | None, entry: Entry
) -> tuple[TableState, list[LoggedEvent]]:
    """The table after an entry, and the events to tell."""
    told = []
    for event in entry.events:
        told.append(_logged(table, event, entry))
        table = after(table_id, table, event, entry.seq, entry.at)
    assert table is not None
    return table, told


def _logged(table: TableState | None, event: Event, entry: Entry) -> LoggedEvent:
    if table is None or not isinstance(event, log.Acted):
        return LoggedEvent(entry.seq, entry.at, event, name=_name(table, event))
    game, state = table.rules, table.game_state
    seat, action = records.read_action(game, (event.seat, *event.action))
    revealed = game.revealed(state, seat, action)
    return LoggedEvent(
        entry.seq,
        entry.at,
        event,
        public=game.is_public(state, seat, action),
        revealed=revealed,
        revealed_by=tuple(
            event.by if owner == seat else table.acted_by[owner] for owner, _ in revealed
        ),
    )


def _name(table: TableState | None, event: Any) -> str | UnsetType:
    if isinstance(event, log.Joined):
        return event.name
    seat = getattr(event, "seat", None)
    return UNSET if table is None or seat is None else table.names[seat] or UNSET


def table_view(table: TableState) -> TableView:
    """The table as everybody sees it."""
    return TableView(
        id=table.id,
        game=table.game,
        options=table.options,
        settings=table.settings,
        phase=table.phase,
        paused=table.paused,
        seats=_seats(table),
        host=table.host,
        hints=table.hints,
        chance=table.chance,
        commitment=table.commitment,
        restarts=table.restarts,
        starting=table.starting,
        closing=table.closing if table.awaits_reveals else None,
        secret=table.secret,
        same=_same(table.same),
        rematch=table.rematch,
    )


def _same(same: log.SameDeal | None) -> DealView | None:
    if same is None:
        return None
    return DealView(deal=same.deal, day=same.day, until=same.until, share=same.share)


def listed(table: TableState, seat: Seat | None = None) -> Listed:
    """The table as a line of a list."""
    outcome = table.outcome
    return Listed(
        id=table.id,
        game=table.game,
        options=table.options,
        phase=table.phase,
        seats=_seats(table),
        changed=table.at,
        seat=seat,
        places=outcome.places if outcome else None,
    )


def _seats(table: TableState) -> tuple[SeatView, ...]:
    parties = table.with_part
    return tuple(
        SeatView(
            kind=chair.kind,
            name=name,
            level=chair.level,
            version=chair.version or None,
            held=chair.held,
            held_why=chair.held_why,
            muted=chair.muted,
            promise=chair.promise,
            part=not chair.is_owned or seat in parties,
            hints=chair.hints,
        )
        for seat, (name, chair) in enumerate(zip(table.names, table.chairs, strict=True))
    )


def happened(told: Iterable[LoggedEvent], seat: Seat | None) -> Iterator[Happened]:
    """What happened, as this seat or a spectator may know it."""
    for one in told:
        if not isinstance(one.event, log.Acted):
            yield _happened(one)
        elif one.public or one.event.seat == seat:
            yield _acted(one, one.event, one.event.action)
        else:
            yield _acted(one, one.event, UNSET)


def _acted(one: LoggedEvent, event: log.Acted, action: Any) -> Happened:
    return Happened(
        type="acted",
        seq=one.seq,
        at=one.at,
        seat=event.seat,
        by=event.by,
        action=action,
        revealed=one.revealed or UNSET,
        revealed_by=one.revealed_by or UNSET,
    )


def _happened(one: LoggedEvent) -> Happened:
    event: Any = one.event
    return Happened(
        type=event.__struct_config__.tag,
        seq=one.seq,
        at=one.at,
        seat=getattr(event, "seat", UNSET),
        name=one.name,
        text=getattr(event, "text", UNSET),
        reaction=getattr(event, "reaction", UNSET),
        level=event.level if isinstance(event, log.StoodIn) else UNSET,
        why=getattr(event, "why", "removed" if getattr(event, "removed", False) else UNSET),
        promise=getattr(event, "promise", UNSET),
        closing=getattr(event, "closing", UNSET),
        missing=getattr(event, "missing", UNSET),
    )


def legal(table: TableState, seat: Seat | None) -> tuple[Any, ...]:
    """What this seat may do now."""
    if seat is None or table.paused or seat not in table.to_act:
        return ()
    return table.rules.legal(table.game_state, seat)


class Parts(Struct, frozen=True):
    """The parts of an update besides what happened."""

    table: bool = False
    view: bool = False
    here: tuple[bool, ...] | UnsetType = UNSET
    clocks: Clocks | UnsetType | None = UNSET
    round_over: int | UnsetType | None = UNSET


def _first(clocks: Clocks | UnsetType | None) -> int | UnsetType | None:
    """The time until the first of these clocks runs out."""
    if clocks is None or clocks is UNSET:
        return clocks
    return min((left for left in clocks if left is not None), default=None)


def updates(
    table: TableState, seats: Iterable[Seat | None], told: Sequence[LoggedEvent], parts: Parts
) -> dict[Seat | None, bytes]:
    """The updates for these seats, as JSON; None stands for the spectators."""
    shows = parts.view and table.game_state is not None
    public = table.rules.view(table.game_state, None) if shows else None
    shown = table_view(table) if parts.table else UNSET
    return {
        seat: encode(
            Update(
                seq=table.seq,
                you=seat,
                table=shown,
                view=table.rules.view(table.game_state, seat, public) if shows else UNSET,
                legal=legal(table, seat) if shows else UNSET,
                here=parts.here,
                clocks=parts.clocks,
                time_left=_first(parts.clocks),
                round_over=parts.round_over,
                events=tuple(happened(told, seat)),
            )
        )
        for seat in seats
    }
