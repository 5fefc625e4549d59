"""One process of the server: the tables that somebody here is interested in, and their drivers."""

import asyncio
import hashlib
import re
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from msgspec import Struct

from stonehenge.chance import SEED_BYTES, commitment
from stonehenge.tables import messages
from stonehenge.tables.log import events as log
from stonehenge.tables.log import judge
from stonehenge.tables.log.fold import Owner, Table
from stonehenge.tables.messages import OpenTable, TakeSeat, Ticket
from stonehenge.tables.running.bus import Bus, Hint, end
from stonehenge.tables.running.clock import Clock
from stonehenge.tables.running.driver import Driver
from stonehenge.tables.running.failures import FailureLog
from stonehenge.tables.running.live import Listener, Live, entry_of
from stonehenge.tables.running.thinkers import Thinkers
from stonehenge.tables.storage.store import Store, StoreError
from stonehenge.vocabulary import IllegalAction, Seat

ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits that are not mistaken for one another."""
CODE: Final = 6
_CODES: Final = re.compile("[A-Z0-9]{1,12}")
LINK_LASTS: Final = 600_000
"""Milliseconds that a one-time link can be used."""
FORGET_AFTER: Final = 60.0
"""Seconds after which a table that nobody listens to leaves the memory."""
BEAT: Final = 5.0
"""Seconds between two reports of who is connected, where there are several nodes."""
LOOK_EVERY: Final = 1.0
"""Seconds between two looks into the log, where there are several nodes."""
ARCHIVE_AFTER: Final = 30 * 24 * 3600 * 1000
"""Milliseconds after which a table where nothing happens is archived."""
ARCHIVE_EVERY: Final = 600.0


class _Elsewhere(Struct, frozen=True):
    """Who is connected to another node, and when that was heard."""

    seats: frozenset[Seat]
    heard: float


class Node:
    """The tables of this process."""

    def __init__(
        self, store: Store, bus: Bus, thinkers: Thinkers, failures: FailureLog, clock: Clock
    ) -> None:
        self.store: Final = store
        self.failures: Final = failures
        self.lives: Final[dict[str, Live]] = {}
        self._bus = bus
        self._thinkers = thinkers
        self._clock = clock
        self._name = secrets.token_hex(8)
        self._drivers: dict[str, Driver] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._elsewhere: dict[str, dict[str, _Elsewhere]] = {}
        self._outdated: set[str] = set()
        """Tables whose past another node has changed and that are yet to be read anew."""
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begins to listen to other nodes and to keep house."""
        await self._bus.start(self._heard)
        chores: list[tuple[str, Callable[[], Awaitable[None]], float]] = [
            ("forgetting unused tables", self._forget_unused, FORGET_AFTER / 4),
            ("archiving", self._archive, ARCHIVE_EVERY),
        ]
        if self._bus.shared:
            chores += [
                ("looking into the log", self._look_into_the_log, LOOK_EVERY),
                ("telling who is here", self._report_presence, BEAT),
            ]
        for chore in chores:
            self._tasks.append(asyncio.create_task(self._repeat(*chore)))

    async def _repeat(self, doing: str, chore: Callable[[], Awaitable[None]], every: float) -> None:
        while True:
            await asyncio.sleep(every)
            try:
                await chore()
            except Exception as error:  # noqa: BLE001 - one failure must not end the chore for good
                self.failures.report(doing, error)

    async def close(self) -> None:
        """Stops driving tables and hangs up."""
        for driver in self._drivers.values():
            driver.close()
        await end(self._tasks)
        await self._bus.close()

    # tables

    async def open(self, wish: OpenTable) -> Ticket:
        """Opens a table; whoever asked sits on its first seat."""
        token, at = new_token(), self._clock.now()
        for _ in range(20):
            table_id, secret = new_code(), secrets.token_bytes(SEED_BYTES)
            events = judge.open_table(wish, secret, commitment(secret).hex())
            if await self.store.create(
                table_id,
                secret,
                wish.game,
                wish.settings.public,
                at,
                log.write(events),
                phase="playing" if wish.start else "open",
                tokens=[(hashed(token), 0)],
            ):
                return Ticket(table=table_id, seat=0, token=token)
        raise IllegalAction("table-busy")

    async def live(self, table_id: str, seen: int = 0) -> Live:
        """The table with this id, as far as somebody has seen it; refuses an id of no table."""
        live = self.lives.get(table_id)
        if live is None:
            if not _CODES.fullmatch(table_id):
                raise IllegalAction("no-such-table")
            if table_id not in self._loading:
                loading = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(_note_failure)
                self._loading[table_id] = loading
            try:
                live = await asyncio.shield(self._loading[table_id])
            finally:
                self._loading.pop(table_id, None)
        elif seen > live.table.seq or (self._bus.shared and not live.listeners):
            await live.catch_up()  # another node is ahead, or may be: nobody here was listening
        live.used = self._clock.monotonic()
        return live

    async def _load(self, table_id: str) -> Live:
        row = await self.store.table(table_id)
        if row is None:
            raise IllegalAction("no-such-table")
        live = Live(self.store, self._clock, table_id, row.secret)
        await live.catch_up()
        driver = Driver(live, lambda: self.here(live), self._thinkers, self.failures, self._clock)
        live.on_change = self._changed
        live.time_left = driver.time_left
        self.lives[table_id], self._drivers[table_id] = live, driver
        return live

    def _changed(self, live: Live, mine: bool) -> None:
        if mine:
            self._bus.tell(Hint(self._name, live.id, live.table.seq))
        driver = self._drivers.get(live.id)
        if driver:
            driver.look()

    async def join(self, table_id: str, wish: TakeSeat) -> Ticket:
        """Gives somebody a seat."""
        live, token = await self.live(table_id), new_token()
        seat = 0

        def sits(events: Sequence[log.Event]) -> list[tuple[bytes, Seat]]:
            nonlocal seat
            seat = next(event.seat for event in events if isinstance(event, log.Joined))
            return [(hashed(token), seat)]

        await live.submit(lambda table: judge.join(table, wish), sits)
        return Ticket(table=table_id, seat=seat, token=token)

    async def seat_of(self, table_id: str, token: str) -> Seat:
        """The seat that this token is for; refuses a token of no seat here."""
        found = _CODES.fullmatch(table_id)
        seat = await self.store.seat_of(hashed(token), table_id) if found else None
        if seat is None:
            raise IllegalAction("bad-token")
        return seat

    async def command(self, table_id: str, owner: Owner, command: messages.Command) -> int:
        """Carries out what the owner of a seat asks for, wherever they sit by then."""
        live = await self.live(table_id, getattr(command, "seq", 0))
        if isinstance(command, messages.Rematch):
            return await self._rematch(live, owner)

        def decide(table: Table) -> list[log.Event]:
            return judge.judge(table, live.secret, judge.seat_of(table, owner), command)

        return await live.submit(decide)

    async def _rematch(self, live: Live, owner: Owner) -> int:
        judge.may_rematch(live.table, judge.seat_of(live.table, owner))
        if live.table.rematch:
            return live.table.seq
        table_id, secret = new_code(), secrets.token_bytes(SEED_BYTES)
        events = judge.rematch(live.table, commitment(secret).hex())
        if not await self.store.create(
            table_id,
            secret,
            live.table.game,
            live.table.settings.public,
            self._clock.now(),
            log.write(events),
            phase="open",
            tokens=[],
        ):
            raise IllegalAction("table-busy")
        return await live.submit(lambda table: judge.rematched(table, table_id))

    # one more device

    async def make_link(self, table_id: str, token: str) -> str:
        """A one-time code for another device."""
        link = secrets.token_urlsafe(24)
        expires = self._clock.now() + LINK_LASTS
        if not await self.store.add_link(hashed(link), hashed(token), table_id, expires):
            raise IllegalAction("bad-token")
        return link

    async def take_link(self, link: str) -> Ticket:
        """Hands the seat behind a one-time code to one more device."""
        token = new_token()
        found = await self.store.take_link(hashed(link), self._clock.now(), hashed(token))
        if found is None:
            raise IllegalAction("bad-link")
        table_id, seat = found
        return Ticket(table=table_id, seat=seat, token=token)

    async def forget(self, table_id: str, owner: Owner) -> None:
        """Takes the name of a seat's owner and what they said out of the log."""
        live = await self.live(table_id)
        entries = [entry_of(row) for row in await self.store.read(table_id, -1)]
        without = judge.without_owner(entries, owner)
        await self.store.rewrite(
            table_id, [(entry.seq, log.write(entry.events)) for entry in without]
        )
        await live.reload()
        changed = Hint(self._name, table_id, live.table.seq, reload=True)
        self._bus.tell(changed)
        # once more for nodes that have just lost Redis
        asyncio.get_running_loop().call_later(BEAT, self._bus.tell, changed)

    # who is there

    def here(self, live: Live) -> frozenset[Seat]:
        """The seats whose owners are connected, to this node or another."""
        seats = {listener.seat for listener in live.listeners if listener.seat is not None}
        now = self._clock.monotonic()
        for other in self._elsewhere.get(live.id, {}).values():
            if now - other.heard < 3 * BEAT:
                seats |= other.seats
        return frozenset(seats)

    def here_by_seat(self, live: Live) -> tuple[bool, ...]:
        """For each seat whether its owner is connected."""
        here = self.here(live)
        return tuple(seat in here for seat in range(len(live.table.chairs)))

    async def arrive(self, live: Live, listener: Listener, since: int) -> None:
        """Somebody begins to listen; the owner of a seat gets it back at once."""
        seat = listener.seat
        listener.send(live.snapshot(seat, since, self.here_by_seat(live)))
        live.listeners.add(listener)
        if seat is not None:
            try:
                await live.submit(lambda table: judge.come_back(table, seat))
            except IllegalAction:
                pass  # the table is busy; their first action gives the seat back, too
            except StoreError as error:
                self.failures.report("giving a seat back to its owner", error)
        self._presence_changed(live)

    def depart(self, live: Live, listener: Listener) -> None:
        """Somebody listens no longer."""
        live.listeners.discard(listener)
        live.used = self._clock.monotonic()
        self._presence_changed(live)

    def _presence_changed(self, live: Live) -> None:
        live.tell_presence(self.here_by_seat(live))
        self._tell_presence(live)
        self._drivers[live.id].look()

    def _tell_presence(self, live: Live) -> None:
        seats = {listener.seat for listener in live.listeners if listener.seat is not None}
        self._bus.tell(Hint(self._name, live.id, here=tuple(sorted(seats))))

    # other nodes and housekeeping

    async def _heard(self, hint: Hint) -> None:
        try:
            await self._follow_hint(hint)
        except StoreError as error:
            self.failures.report("following another node", error)

    async def _follow_hint(self, hint: Hint) -> None:
        live = self.lives.get(hint.table)
        if hint.node == self._name or live is None:
            return
        if hint.reload:
            self._outdated.add(live.id)
            await self._reload_outdated()
        elif hint.here is not None:
            seen = _Elsewhere(frozenset(hint.here), self._clock.monotonic())
            before = self.here(live)
            self._elsewhere.setdefault(live.id, {})[hint.node] = seen
            if self.here(live) != before:
                live.tell_presence(self.here_by_seat(live))
                self._drivers[live.id].look()
        elif hint.seq > live.table.seq:
            await live.catch_up()

    async def _reload_outdated(self) -> None:
        for table_id in tuple(self._outdated):
            if live := self.lives.get(table_id):
                await live.reload()
            self._outdated.discard(table_id)

    async def _look_into_the_log(self) -> None:
        await self._reload_outdated()
        heads = await self.store.heads([i for i, live in self.lives.items() if live.listeners])
        for table_id, seq in heads.items():
            live = self.lives.get(table_id)
            if live and seq > live.table.seq:
                await live.catch_up()

    async def _report_presence(self) -> None:
        for live in self.lives.values():
            if live.listeners:
                self._tell_presence(live)

    async def _forget_unused(self) -> None:
        now = self._clock.monotonic()
        for table_id, live in list(self.lives.items()):
            if not live.listeners and now - live.used > FORGET_AFTER:
                del self.lives[table_id]
                self._drivers.pop(table_id).close()
                self._elsewhere.pop(table_id, None)

    async def _archive(self) -> None:
        await self.store.drop_expired_links(self._clock.now())
        await self.store.archive(await self.store.idle(self._clock.now() - ARCHIVE_AFTER))


def _note_failure(task: asyncio.Task[Live]) -> None:
    """Whoever waited for it may be gone; asyncio would complain that nobody looked."""
    if not task.cancelled():
        task.exception()


def new_token() -> str:
    """The proof that a seat is one's own."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """The id of a table, short enough to type."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE))


def hashed(token: str) -> bytes:
    """A token as it is stored: whoever reads the database cannot sit on anybody's seat.

    It is looked up by this hash, so the time that takes tells nothing about the token itself.
    """
    return hashlib.sha256(token.encode()).digest()
