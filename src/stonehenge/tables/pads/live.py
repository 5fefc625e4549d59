"""A shared pad in the memory of one node: it follows the log, appends to it and tells its devices.

What is covered leaves through here only for the device that wrote it.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal, Protocol, TypeVar

from msgspec import UNSET

from stonehenge.pad.entries import Bid, Covered, Predict
from stonehenge.tables.pads import log
from stonehenge.tables.pads.judge import Who, hidden_lines
from stonehenge.tables.pads.log import Event, SharedPad
from stonehenge.tables.pads.messages import PadLine, PadNews, WholePad
from stonehenge.tables.running.clock import Clock
from stonehenge.tables.running.live import TRIES
from stonehenge.tables.running.updates import encode
from stonehenge.tables.storage.pads import PadStore
from stonehenge.tables.storage.store import Row
from stonehenge.vocabulary import IllegalAction

_T = TypeVar("_T")


class Listener(Protocol):
    """A connection of a device."""

    who: Who

    def send(self, message: bytes) -> None:
        """Queues a message; never waits."""

    def hang_up(self, reason: Literal["removed"]) -> None:
        """Says good-bye after the messages that are queued."""


class LivePad:
    """One shared pad that somebody at this node uses."""

    def __init__(self, store: PadStore, clock: Clock, pad_id: str) -> None:
        self.id: Final = pad_id
        self.listeners: set[Listener] = set()
        self.on_change: Callable[[LivePad, Row], None] = lambda _live, _row: None
        """Called with each row that this node appended."""
        self.used = clock.monotonic()
        self._store = store
        self._clock = clock
        self._lock = asyncio.Lock()
        self._state: SharedPad | None = None
        self._hidden: frozenset[int] = frozenset()
        """The numbers of the lines that are covered."""

    @property
    def state(self) -> SharedPad:
        """The pad, as far as this node has read its log."""
        assert self._state is not None
        return self._state

    async def catch_up(self) -> None:
        """Reads what others have appended; refuses a pad that is gone."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> None:
        since = -1 if self._state is None else self._state.seq
        rows = await self._store.read(self.id, since)
        if not rows and not await self._store.exists(self.id):
            self.end()
            raise IllegalAction("no-such-pad")
        for row in rows:
            self._take(row)

    def take_over(self, row: Row) -> bool:
        """Takes over a row that another node has stored; False if it has to be read instead."""
        if self._lock.locked() or row.seq != self.state.seq + 1:
            return row.seq <= self.state.seq
        self._take(row)
        return True

    async def submit(self, decide: Callable[[SharedPad], tuple[Sequence[Event], _T]]) -> _T:
        """Decides on the pad as it now is and appends the events; returns what was decided.

        Goes on to the end even if the device that asked has gone.
        """
        return await asyncio.shield(self._submit(decide))

    async def _submit(self, decide: Callable[[SharedPad], tuple[Sequence[Event], _T]]) -> _T:
        async with self._lock:
            for _ in range(TRIES):
                # judging a long pad takes a while, and others wait for this thread
                events, decided = await asyncio.to_thread(decide, self.state)
                if not events:
                    return decided
                row = Row(self.state.seq + 1, self._clock.now(), log.write(events))
                if await self._store.append(self.id, row):
                    self._take(row)
                    self.on_change(self, row)
                    return decided
                await self._read_on()
        raise IllegalAction("table-busy")

    def _take(self, row: Row) -> None:
        before, hidden = self._state, self._hidden
        self._state = log.after(before, row.seq, log.read(row.body))
        self._hidden = hidden_lines(self._state)
        if before is not None:
            self._tell(before, hidden - self._hidden)

    def _tell(self, before: SharedPad, uncovered: frozenset[int]) -> None:
        now, first = self.state, len(before.lines)
        shown = tuple(sorted(now.shown))
        for listener in tuple(self.listeners):
            news = PadNews(
                first=first,
                lines=tuple(self._lines(range(first, len(now.lines)), listener.who)),
                uncovered=tuple((n, now.lines[n].entry) for n in sorted(uncovered) if n < first),
                writing=now.writing if now.writing != before.writing else UNSET,
                shown=shown if now.shown != before.shown else UNSET,
            )
            listener.send(encode(news))

    def _lines(self, numbers: Iterable[int], who: Who) -> Iterable[PadLine]:
        """Lines as a device may know them."""
        for number in numbers:
            line = self.state.lines[number]
            own = line.device == who.device
            entry = line.entry
            if number in self._hidden and not own:
                assert isinstance(entry, Bid | Predict)
                entry = Covered(entry.round, entry.player)
            yield PadLine(entry=entry, player=line.player, id=line.id if own else UNSET)

    def whole(self, who: Who, looking: tuple[int, ...]) -> bytes:
        """Everything that a device needs that connects."""
        now = self.state
        whole = WholePad(
            role=who.role,
            game=now.pad.game,  # type: ignore[arg-type]  # judged when it was shared
            players=now.pad.players,
            options=now.pad.options,
            date=now.pad.date,
            lines=tuple(self._lines(range(len(now.lines)), who)),
            writing=now.writing,
            shown=tuple(sorted(now.shown)),
            looking=looking,
        )
        return encode(whole)

    def tell_looking(self, looking: tuple[int, ...]) -> None:
        """Tells everybody who is connected."""
        message = encode(PadNews(first=len(self.state.lines), looking=looking))
        for listener in tuple(self.listeners):
            listener.send(message)

    def here(self) -> tuple[int, ...]:
        """Who is connected to this node: players and guests, without the keeper."""
        people = [one.who.player for one in self.listeners if one.who.role != "keeper"]
        return tuple(sorted(people))

    def end(self) -> None:
        """The pad is deleted: everybody is told so."""
        for listener in tuple(self.listeners):
            listener.hang_up("removed")
        self.listeners.clear()
