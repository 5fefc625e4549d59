"""Finished games: their records, and views of every step."""

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any, Final

import msgspec
from msgspec import structs

from stonehenge import record as records
from stonehenge.record import ChanceNote, Record
from stonehenge.tables.log import events as log
from stonehenge.tables.log.fold import TableState
from stonehenge.tables.messages import Step, Steps
from stonehenge.tables.running.live import entry_of
from stonehenge.tables.storage.store import Store
from stonehenge.vocabulary import AnyGame, IllegalAction, Seat

_HIDDEN: Final = ("hands", "bids", "predictions")
"""Fields of views that differ from seat to seat."""


async def record_of(store: Store, table: TableState) -> Record:
    """The record of a finished game; refuses one that is not over."""
    if table.secret is None or table.outcome is None:
        raise IllegalAction("game-not-over")
    rows = await store.read(table.id, -1)
    actions = tuple(
        (event.seat, *event.action)
        for row in rows
        for event in entry_of(row).events
        if isinstance(event, log.Acted)
    )
    return Record(
        game=table.game,
        seats=table.names,
        options=table.options,
        actions=actions,
        result=records.write_result(table.outcome),
        date=_date(rows[0].at),
        players=tuple(chair.level or chair.kind for chair in table.chairs),
        chance=ChanceNote(
            version=1,
            commitment=table.commitment,
            nonces={str(seat): nonce.hex() for seat, nonce in table.nonces.items()},
            secret=table.secret,
        ),
    )


def _date(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


def steps(record: Record, seen: str, first: int, count: int) -> Steps:
    """Steps of a game from `first` on, as a seat or a spectator saw them or with all hands open."""
    game = records.game_of(record)
    moments: list[tuple[Seat | None, Any, Any]] = [(None, None, records.start(record))]
    moments += [(step.seat, step.action, step.after) for step in records.replay(record)]
    states = [state for _, _, state in moments]
    starts = _round_starts(states)
    seat = _seat(seen, len(record.seats))
    return Steps(
        total=len(moments),
        rounds=starts,
        totals=tuple(_points(game, states[next_ - 1]) for next_ in (*starts[1:], len(states))),
        steps=tuple(
            Step(
                index=index,
                seat=actor,
                action=None if action is None else list(msgspec.to_builtins(action)),
                view=_view(game, state, seen, seat),
            )
            for index, (actor, action, state) in enumerate(moments[first : first + count], first)
        ),
    )


def _seat(seen: str, seats: int) -> Seat | None:
    if seen in ("all", "none"):
        return None
    if int(seen) >= seats:
        raise IllegalAction("no-such-seat", seats=seats)
    return int(seen)


def _round_starts(states: Sequence[Any]) -> tuple[int, ...]:
    """The index of the first step of each round."""
    rounds = [0, *(state.round for state in states)]
    return tuple(index for index, (before, now) in enumerate(pairwise(rounds)) if now > before)


def _points(game: AnyGame, state: Any) -> tuple[int, ...]:
    view = game.view(state, None)
    return tuple(sheet.total for sheet in view.sheets) if hasattr(view, "sheets") else view.totals


def _view(game: AnyGame, state: Any, seen: str, seat: Seat | None) -> Any:
    view = game.view(state, seat)
    if seen != "all":
        return view
    seats = [game.view(state, each) for each in range(view.options.seats)]
    opened = {name: _merged(name, seats) for name in _HIDDEN if hasattr(view, name)}
    return structs.replace(view, **opened)


def _merged(name: str, views: Sequence[Any]) -> tuple[Any, ...]:
    """For each seat what any view shows of it."""
    columns = zip(*(getattr(view, name) for view in views), strict=True)
    return tuple(next((one for one in column if one is not None), None) for column in columns)
