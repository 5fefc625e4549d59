"""A table in the memory of one node: it follows the log, appends to it and tells its listeners.

The log alone counts. When another node has appended first, this one reads on and judges again.
"""

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Literal, Protocol

from msgspec.structs import replace

from stonehenge.daily import SEAT
from stonehenge.tables.log import events as log
from stonehenge.tables.log.events import Entry, Event
from stonehenge.tables.log.fold import TableState, seat_after
from stonehenge.tables.running.clock import Clock
from stonehenge.tables.running.updates import Clocks, LoggedEvent, Parts, follow, updates
from stonehenge.tables.storage.database import Statement
from stonehenge.tables.storage.deals import has_finished
from stonehenge.tables.storage.store import Changes, Row, Store, Token
from stonehenge.vocabulary import IllegalAction, Seat

REMEMBERED: Final = 1_000
"""Events kept for clients that come back, a whole game; their view tells them the rest."""
TALK_REMEMBERED: Final = 100
"""What was last said, kept for the same: it may be long, and must not drive out the game."""
TRIES: Final = 50
"""Attempts to append before other nodes, then the command is refused."""


class Listener(Protocol):
    """A connection of somebody at the table, or of a spectator."""

    seat: Seat | None

    def send(self, message: bytes) -> None:
        """Queues a message; never waits."""

    def hang_up(self, reason: Literal["removed"]) -> None:
        """Says good-bye after the messages that are queued."""


class _Memory:
    """The last events of a table, to be told to those who come."""

    def __init__(self, told: Iterable[LoggedEvent] = ()) -> None:
        self._game: deque[LoggedEvent] = deque(maxlen=REMEMBERED)
        self._talk: deque[LoggedEvent] = deque(maxlen=TALK_REMEMBERED)
        self.extend(told)

    def extend(self, told: Iterable[LoggedEvent]) -> None:
        """Remembers more."""
        for one in told:
            is_talk = isinstance(one.event, log.Said | log.Reacted)
            (self._talk if is_talk else self._game).append(one)

    def since(self, seq: int) -> list[LoggedEvent]:
        """What is remembered of all that happened after this log number, in order; 0: of all."""
        merged = heapq.merge(self._game, self._talk, key=lambda one: one.seq)
        return [one for one in merged if one.seq > seq or not seq]


class LiveTable:
    """One table that somebody at this node uses."""

    def __init__(self, store: Store, clock: Clock, table_id: str, secret: bytes) -> None:
        self.id: Final = table_id
        self.secret: Final = secret
        self.listeners: set[Listener] = set()
        self.on_change: Callable[[LiveTable, Row | None], None] = lambda _live, _row: None
        """Called after each change, with the row if this node appended it."""
        self.clocks: Callable[[], Clocks | None] = lambda: None
        """By seat: the milliseconds until its clock runs out."""
        self.used = clock.monotonic()
        self._store = store
        self._clock = clock
        self._lock = asyncio.Lock()
        self._memory = _Memory()
        self._table: TableState | None = None

    @property
    def table(self) -> TableState:
        """The table, as far as this node has read its log."""
        assert self._table is not None
        return self._table

    async def catch_up(self) -> None:
        """Reads what others have appended."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> None:
        since = -1 if self._table is None else self._table.seq
        for row in await self._store.read(self.id, since):
            self._take(*follow(self.id, self._table, entry_of(row)))

    def take_over(self, row: Row) -> bool:
        """Takes over a row that another node has stored; False if it has to be read instead."""
        if self._lock.locked() or row.seq != self.table.seq + 1:
            return row.seq <= self.table.seq
        self._take(*follow(self.id, self._table, entry_of(row)))
        return True

    async def reload(self) -> None:
        """Reads everything anew, because the past was changed: somebody wants to be forgotten."""
        async with self._lock:
            await self._read_on()
            table, told = None, []
            for row in await self._store.read(self.id, -1):
                if row.seq <= self.table.seq:
                    table, news = follow(self.id, table, entry_of(row))
                    told += news
            self._table, self._memory = table, _Memory(told)
            self._send((), Parts(table=True))

    async def submit(
        self,
        decide: Callable[[TableState], Sequence[Event]],
        tokens: Callable[[Sequence[Event]], Iterable[Token]] = lambda _events: (),
        profile: bytes | None = None,
    ) -> int:
        """Decides on the table as it now is and appends the events; returns their log number.

        `profile` is the hash of the key of whoever sits down with them.
        Goes on to the end even if the client that asked has gone.
        """
        return await asyncio.shield(self.submit_at_once(decide, tokens, profile))

    async def submit_at_once(
        self,
        decide: Callable[[TableState], Sequence[Event]],
        tokens: Callable[[Sequence[Event]], Iterable[Token]] = lambda _events: (),
        profile: bytes | None = None,
    ) -> int:
        """The same for callers that nobody cancels.

        They go on as soon as the update is queued, so that their answer leaves together with it.
        """
        async with self._lock:
            for _ in range(TRIES):
                events = tuple(decide(self.table))
                if not events:
                    return self.table.seq
                entry = Entry(self.table.seq + 1, self._clock.now(), events)
                row = Row(entry.seq, entry.at, log.write(events))
                now, told = follow(self.id, self.table, entry)
                changes = self._changes(now, events, tuple(tokens(events)))
                changes = changes._replace(profile=profile)
                if await self._store.append(self.id, row, changes):
                    self._take(now, told, row)
                    return entry.seq
                await self._read_on()
        raise IllegalAction("table-busy")

    def _changes(
        self, now: TableState, events: Sequence[Event], tokens: tuple[Token, ...]
    ) -> Changes:
        """What events change beside the log."""
        before = self.table
        return Changes(
            phase=now.phase if now.phase != before.phase else None,
            public=now.settings.public if now.settings != before.settings else None,
            drop_seats=[event.seat for event in events if isinstance(event, log.Emptied)],
            seat_order=next((e.order for e in events if isinstance(e, log.Arranged)), None),
            add_tokens=tokens,
            beside=_results(before, now),
        )

    def _take(
        self, now: TableState, told: Sequence[LoggedEvent], appended: Row | None = None
    ) -> None:
        before, self._table = self._table, now
        self._memory.extend(told)
        removed = [gone for one in told for gone in self._reseat(one.event)]
        if before is not None:
            self._tell(before, told)
        for listener in removed:
            listener.hang_up("removed")
        self.on_change(self, appended)

    def _reseat(self, event: Event) -> Iterator[Listener]:
        """Connections follow their owner to another seat; yields those whom the host removed."""
        for listener in self.listeners:
            if listener.seat is None:
                continue
            listener.seat = seat_after(listener.seat, event)
            if listener.seat is None and isinstance(event, log.Emptied) and event.removed:
                yield listener

    def _tell(self, before: TableState, told: Sequence[LoggedEvent]) -> None:
        table = self.table
        with_view = table.game_state is not before.game_state or table.paused != before.paused
        with_table = table.phase != before.phase or any(_shows(one.event) for one in told)
        parts = self._with_times(Parts(with_table, with_view))
        self._send(told, parts)

    def _with_times(self, parts: Parts) -> Parts:
        """These parts, with the times that belong to a view."""
        if not parts.view:
            return parts
        return replace(parts, clocks=self.clocks(), round_over=self._round_over())

    def _round_over(self) -> int | None:
        """Milliseconds since the last round ended."""
        ended = self.table.round_over
        return None if ended is None else max(0, self._clock.now() - ended)

    def tell_presence(self, here: tuple[bool, ...]) -> None:
        """Tells everybody whose owners are connected."""
        self._send((), Parts(here=here))

    def _send(self, told: Sequence[LoggedEvent], parts: Parts) -> None:
        seats = {listener.seat for listener in self.listeners}
        messages = updates(self.table, seats, told, parts)
        for listener in tuple(self.listeners):
            listener.send(messages[listener.seat])

    def snapshot(self, seat: Seat | None, since: int, here: tuple[bool, ...]) -> bytes:
        """Everything that somebody needs who connects, having last seen the number `since`."""
        told = self._memory.since(since)
        parts = self._with_times(Parts(table=True, view=True, here=here))
        return updates(self.table, (seat,), told, parts)[seat]


def _results(before: TableState, now: TableState) -> list[Statement]:
    """What came of a deal that others play, too, when the game is over."""
    if now.same is None or now.phase != "over" or before.phase == "over":
        return []
    rules, state = now.rules, now.game_state
    rounds = [came - said for said, came in (one[SEAT] for one in rules.finished_rounds(state))]
    return [has_finished(now.id, now.at, rules.totals(state)[SEAT], rounds)]


def _shows(event: Event) -> bool:
    """Whether the event changes what everybody sees of the table around the game."""
    return not isinstance(event, log.Acted | log.Said | log.Reacted)


def entry_of(row: Row) -> Entry:
    """The entry in a row of the log."""
    return Entry(row.seq, row.at, log.read(row.body))
