"""A table as one node has it in memory: it follows the log, appends to it, and tells its listeners.

Nothing here is the truth. Whoever loses the race for a place in the log reads on and judges again.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Literal, Protocol

from msgspec import UNSET

from stonehenge.tables.log import events as log
from stonehenge.tables.log import judge
from stonehenge.tables.log.events import Entry, Event
from stonehenge.tables.log.fold import Table
from stonehenge.tables.running.clock import Clock
from stonehenge.tables.running.updates import Parts, Told, follow, update
from stonehenge.tables.storage.store import Row, Store
from stonehenge.vocabulary import IllegalAction, Seat

REMEMBERED: Final = 2_000
"""Events kept for clients that come back; a view tells them the rest."""
TRIES: Final = 50


class Listener(Protocol):
    """A connection of somebody at the table, or of a spectator."""

    seat: Seat | None

    def send(self, message: bytes) -> None:
        """Hands over a message; never waits."""

    def hang_up(self, reason: Literal["removed"]) -> None:
        """Says good-bye after all that waits to be sent."""


class Live:
    """One table that somebody here is interested in."""

    def __init__(self, store: Store, clock: Clock, table_id: str, secret: bytes) -> None:
        self.id: Final = table_id
        self.secret: Final = secret
        self.listeners: set[Listener] = set()
        self.on_change: Callable[[Live, bool], None] = lambda _live, _mine: None
        """Called after each change, with whether this node made it."""
        self.time_left: Callable[[], int | None] = lambda: None
        self.used = clock.monotonic()
        self._store = store
        self._clock = clock
        self._lock = asyncio.Lock()
        self._told: deque[Told] = deque(maxlen=REMEMBERED)
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """How things stand, as far as this node has read."""
        assert self._table is not None
        return self._table

    async def catch_up(self) -> None:
        """Reads what others have appended."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> None:
        since = -1 if self._table is None else self._table.seq
        for row in await self._store.read(self.id, since):
            self._take(*follow(self.id, self._table, entry_of(row)), mine=False)

    async def reload(self) -> None:
        """Reads everything anew, because the past was changed: somebody wants to be forgotten."""
        async with self._lock:
            await self._read_on()
            table, told = None, []
            for row in await self._store.read(self.id, -1):
                if row.seq <= self.table.seq:
                    table, news = follow(self.id, table, entry_of(row))
                    told += news
            self._table, self._told = table, deque(told, maxlen=REMEMBERED)
            self._send((), Parts(table=True))

    async def submit(
        self,
        decide: Callable[[Table], Sequence[Event]],
        tokens: Callable[[Sequence[Event]], Iterable[tuple[bytes, Seat]]] = lambda _events: (),
    ) -> int:
        """Appends what is decided on the table as it stands; returns its sequence number.

        It is done to the end even when whoever asked has gone.
        """
        return await asyncio.shield(self._submit(decide, tokens))

    async def _submit(
        self,
        decide: Callable[[Table], Sequence[Event]],
        tokens: Callable[[Sequence[Event]], Iterable[tuple[bytes, Seat]]],
    ) -> int:
        async with self._lock:
            for _ in range(TRIES):
                events = tuple(decide(self.table))
                if not events:
                    return self.table.seq
                entry = Entry(self.table.seq + 1, self._clock.now(), events)
                now, told = follow(self.id, self.table, entry)
                if await self._append(entry, now, tuple(tokens(events))):
                    self._take(now, told, mine=True)
                    return entry.seq
                await self._read_on()
        raise IllegalAction("table-busy")

    async def _append(
        self, entry: Entry, now: Table, tokens: tuple[tuple[bytes, Seat], ...]
    ) -> bool:
        change = judge.changes(self.table, now, entry.events)
        return await self._store.append(
            self.id,
            entry.seq,
            entry.at,
            log.write(entry.events),
            phase=change.phase,
            public=change.public,
            tokens_add=tokens,
            tokens_drop_seats=change.dropped,
            tokens_order=change.order,
        )

    def _take(self, now: Table, told: Sequence[Told], *, mine: bool) -> None:
        before, self._table = self._table, now
        self._told.extend(told)
        removed = [gone for one in told for gone in self._reseat(one.event)]
        if before is not None:
            self._tell(before, told)
        for listener in removed:
            listener.hang_up("removed")
        self.on_change(self, mine)

    def _reseat(self, event: Event) -> Iterator[Listener]:
        """Connections follow their owner to another seat; yields those whom the host removed."""
        for listener in self.listeners:
            if listener.seat is None:
                continue
            listener.seat = judge.moved(listener.seat, event)
            if listener.seat is None and isinstance(event, log.Emptied) and event.removed:
                yield listener

    def _tell(self, before: Table, told: Sequence[Told]) -> None:
        table = self.table
        with_view = table.state is not before.state or table.paused != before.paused
        with_table = table.phase != before.phase or any(_shows(one.event) for one in told)
        parts = Parts(with_table, with_view, time_left=self.time_left() if with_view else UNSET)
        self._send(told, parts)

    def tell_presence(self, here: tuple[bool, ...]) -> None:
        """Tells everybody who is there."""
        self._send((), Parts(here=here))

    def _send(self, told: Sequence[Told], parts: Parts) -> None:
        messages: dict[Seat | None, bytes] = {}
        for listener in tuple(self.listeners):
            if listener.seat not in messages:
                messages[listener.seat] = update(self.table, listener.seat, told, parts)
            listener.send(messages[listener.seat])

    def snapshot(self, seat: Seat | None, since: int, here: tuple[bool, ...]) -> bytes:
        """Everything somebody needs who comes, or comes back after having seen `since`."""
        told = [one for one in self._told if one.seq > since]
        parts = Parts(table=True, view=True, here=here, time_left=self.time_left())
        return update(self.table, seat, told, parts)


def _shows(event: Event) -> bool:
    """Whether the event changes what everybody sees of the table, the game apart."""
    return not isinstance(event, log.Acted | log.Said | log.Reacted)


def entry_of(row: Row) -> Entry:
    """A row of the log, read."""
    return Entry(row.seq, row.at, log.read(row.body))
