"""Finished games: their records, and views of every step."""

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType, structs

from stonehenge import record as records
from stonehenge.record import ChanceNote, Computer, DailyNote, Record
from stonehenge.tables.log import events as log
from stonehenge.tables.log.fold import Chair, TableState
from stonehenge.tables.messages import Step, Steps
from stonehenge.tables.running.live import entry_of
from stonehenge.tables.storage.store import Row, Store
from stonehenge.vocabulary import AnyGame, IllegalAction, Seat


def refuse_running(table: TableState) -> None:
    """Refuses a table whose game still runs, or never began."""
    if table.phase not in ("over", "closed") or table.game_state is None:
        raise IllegalAction("game-not-over")


async def record_of(store: Store, table: TableState, now: int = 0) -> Record:
    """The record of a game that is over or was broken off; refuses one that still runs.

    The seed of a deal that others play, too, is in it if that may be told by `now`.
    """
    refuse_running(table)
    rows = await store.read(table.id, -1)
    if table.same:
        return record_from(table, rows, await _same_chance(store, table, table.same, now))
    return record_from(table, rows, _chance(table))


def record_from(
    table: TableState, rows: Sequence[Row], chance: ChanceNote | UnsetType = UNSET
) -> Record:
    """The record of a game that is over or was broken off, from its whole log."""
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
        players=tuple(map(_player, table.chairs)),
        hints=tuple(chair.hints for chair in table.chairs) if table.hints else UNSET,
        chance=chance,
    )


def _player(chair: Chair) -> str | Computer:
    if chair.level is None or not chair.version:
        return chair.level or chair.kind
    return Computer(chair.level, chair.version)


async def _same_chance(
    store: Store, table: TableState, same: log.SameDeal, now: int
) -> ChanceNote | UnsetType:
    """The chance of a deal that others play, too: without its seed as long as they may."""
    told = now >= same.until
    if same.day is None:
        row = await store.table(table.id)
        return records.seed_note(row.secret) if told and row else UNSET
    day = date.fromisoformat(same.day)
    note = DailyNote(day=day, game=table.game, anchor=same.anchor, index=same.index)
    chain = await store.deals.chain(day) if told else None
    return ChanceNote(version=1, seed=chain.seed(day).hex() if chain else UNSET, daily=note)


def _chance(table: TableState) -> ChanceNote:
    assert table.secret is not None
    note = ChanceNote(
        version=1,
        commitment=table.commitment,
        nonces=_by_seat(table.nonces),
        secret=table.secret,
    )
    if table.chance == 1:
        return note
    return structs.replace(
        note,
        version=2,
        table=table.id,
        asked=table.asked,
        promises=_by_seat(table.promises),
        restarts=table.restarts,
    )


def _by_seat(values: Mapping[Seat, str]) -> dict[str, str]:
    return {str(seat): value for seat, value in values.items()}


def _date(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


class _Moment(NamedTuple):
    """A state of a game, and the step that led to it; none to the first."""

    step: records.Step | None
    state: Any


def steps(record: Record, seen: str, first: int, count: int) -> Steps:
    """Steps of a game from `first` on, as a seat or a spectator saw them or with all hands open."""
    game = records.game_of(record)
    moments = [_Moment(None, records.start(record))]
    moments += [_Moment(step, step.after) for step in records.replay(record)]
    starts = _round_starts(game, moments)
    ends = (*starts[1:], len(moments))
    seat = _seat(seen, len(record.seats))
    return Steps(
        total=len(moments),
        rounds=starts,
        totals=tuple(game.totals(moments[end - 1].state) for end in ends),
        exact=tuple(
            tuple(predicted == came for predicted, came in round_)
            for round_ in game.finished_rounds(moments[-1].state)
        ),
        steps=tuple(
            _step(game, index, moment, _view(game, moment.state, seen, seat), seat)
            for index, moment in enumerate(moments[first : first + count], first)
        ),
    )


def _seat(seen: str, seats: int) -> Seat | None:
    if seen in ("all", "none"):
        return None
    if int(seen) >= seats:
        raise IllegalAction("no-such-seat", seats=seats)
    return int(seen)


def _round_starts(game: AnyGame, moments: Sequence[_Moment]) -> tuple[int, ...]:
    """The index of the first step of each round."""
    rounds = [0, *(game.reached(moment.state)[0] for moment in moments)]
    return tuple(index for index, (before, now) in enumerate(pairwise(rounds)) if now > before)


def _view(game: AnyGame, state: Any, seen: str, seat: Seat | None) -> Any:
    return game.open_view(state) if seen == "all" else game.view(state, seat)


def _step(game: AnyGame, index: int, moment: _Moment, view: Any, seat: Seat | None) -> Step:
    round_, turn = game.reached(moment.state)
    done = moment.step
    return Step(
        index=index,
        round=round_,
        turn=turn,
        seat=done.seat if done else None,
        action=list(msgspec.to_builtins(done.action)) if done else None,
        public=game.is_public(done.before, done.seat, done.action) if done else True,
        revealed=game.revealed(done.before, done.seat, done.action) if done else (),
        view=view,
        legal=game.legal(moment.state, seat) if seat in game.to_act(moment.state) else (),
    )
