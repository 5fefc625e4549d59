"""One process of the server: the tables in its memory, and what it does for them."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from stonehenge.chance import SEED_BYTES
from stonehenge.promises import OLD_NONCE_BYTES, commitment
from stonehenge.tables import messages
from stonehenge.tables.log import events as log
from stonehenge.tables.log import forgetting, judge
from stonehenge.tables.log.fold import Owner, TableState
from stonehenge.tables.messages import OpenTable, TakeSeat, Ticket
from stonehenge.tables.running.bus import Bus, Hint, end
from stonehenge.tables.running.chores import repeat
from stonehenge.tables.running.clock import Clock
from stonehenge.tables.running.driver import Driver
from stonehenge.tables.running.failures import FailureLog
from stonehenge.tables.running.live import Listener, LiveTable, entry_of
from stonehenge.tables.running.presence import REPORT_EVERY, Presence
from stonehenge.tables.running.thinkers import Thinkers
from stonehenge.tables.running.tokens import (
    device_hash,
    hashed,
    is_code,
    new_code,
    new_link,
    new_token,
)
from stonehenge.tables.storage.database import StoreError
from stonehenge.tables.storage.profiles import ProfileSeat
from stonehenge.tables.storage.store import NewTable, Row, Store
from stonehenge.vocabulary import IllegalAction, Seat

LINK_LASTS: Final = 600_000
"""Milliseconds that a one-time link can be used."""
FORGET_AFTER: Final = 60.0
"""Seconds after which a table that nobody listens to is dropped from memory."""
LOOK_EVERY: Final = 1.0
"""Seconds between two looks into the log for what other nodes have appended."""
ARCHIVE_AFTER: Final = 30 * 24 * 3600 * 1000
"""Milliseconds after which a table where nothing happens is archived."""
ARCHIVE_EVERY: Final = 600.0
TRIES: Final = 20
"""Codes that are tried for a new table before giving up."""


_START: Final = messages.Promise | messages.Reveal | messages.Start
"""Commands that start a game."""


class Node:
    """The tables of this process."""

    def __init__(
        self, store: Store, bus: Bus, thinkers: Thinkers, failures: FailureLog, clock: Clock
    ) -> None:
        self.store: Final = store
        self.failures: Final = failures
        self.clock: Final = clock
        self.tables: Final[dict[str, LiveTable]] = {}
        self._bus = bus
        self._thinkers = thinkers
        self._name = secrets.token_hex(8)
        self._presence = Presence(self._name, bus, clock)
        self._drivers: dict[str, Driver] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._outdated: set[str] = set()
        """Tables whose past another node has changed and that are yet to be read anew."""
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begins to listen to other nodes, and starts the regular chores."""
        await self._bus.start(self._heard)
        chores: list[tuple[str, Callable[[], Awaitable[None]], float]] = [
            ("forgetting unused tables", self._forget_unused, FORGET_AFTER / 4),
            ("archiving", self._archive, ARCHIVE_EVERY),
        ]
        if self._bus.shared:
            chores += [
                ("looking into the log", self._look_into_the_log, LOOK_EVERY),
                ("telling who is here", self._report_presence, REPORT_EVERY),
            ]
        for chore in chores:
            self._tasks.append(asyncio.create_task(repeat(self.failures, *chore)))

    async def close(self) -> None:
        """Stops all drivers and chores."""
        for driver in self._drivers.values():
            driver.close()
        await end(self._tasks)
        await self._bus.close()

    # tables

    async def open(self, wish: OpenTable) -> Ticket:
        """Opens a table; whoever asked sits on its first seat."""
        token = new_token()
        for _ in range(TRIES):
            secret = secrets.token_bytes(SEED_BYTES)
            committed = commitment(secret)
            events = judge.open_table(wish, committed)
            table = NewTable(
                id=new_code(),
                secret=secret,
                game=wish.game,
                public=wish.settings.public,
                at=self.clock.now(),
                body=log.write(events),
                tokens=[(hashed(token), 0)],
                profile=_key(wish.profile),
            )
            if await self.store.create(table):
                return Ticket(table=table.id, seat=0, token=token, commitment=committed)
        raise IllegalAction("table-busy")

    async def live_table(self, table_id: str, seen: int = 0) -> LiveTable:
        """The table with this id, read at least up to the log number that a client has seen."""
        live = self.tables.get(table_id)
        if live is None:
            live = await asyncio.shield(self._loading_task(table_id))
        elif seen > live.table.seq or (self._bus.shared and not live.listeners):
            await live.catch_up()  # another node is ahead, or may be, as nobody here was listening
        live.used = self.clock.monotonic()
        return live

    def _loading_task(self, table_id: str) -> asyncio.Task[LiveTable]:
        """The task that loads a table; everybody who asks meanwhile waits for the same one."""
        if not is_code(table_id):
            raise IllegalAction("no-such-table")
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda done: self._has_loaded(table_id, done))
        return self._loading[table_id]

    def _has_loaded(self, table_id: str, task: asyncio.Task[LiveTable]) -> None:
        del self._loading[table_id]
        if not task.cancelled():
            task.exception()  # asyncio complains about one that nobody has read

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id)
        if row is None:
            raise IllegalAction("no-such-table")
        live = LiveTable(self.store, self.clock, table_id, row.secret)
        await live.catch_up()
        driver = Driver(
            live, lambda: self._presence.seats(live), self._thinkers, self.failures, self.clock
        )
        live.on_change = self._changed
        live.clocks = driver.clocks
        self.tables[table_id], self._drivers[table_id] = live, driver
        return live

    def _changed(self, live: LiveTable, appended: Row | None) -> None:
        if appended:
            self._bus.tell(Hint(self._name, live.id, appended))
        driver = self._drivers.get(live.id)
        if driver:
            driver.look()

    async def join(self, table_id: str, wish: TakeSeat, address: str = "") -> Ticket:
        """Gives somebody a seat."""
        live, token = await self.live_table(table_id), new_token()
        who = judge.Newcomer(
            before=await self._seat_before(live.table, wish.before),
            device=device_hash(live.secret, wish.device or address),
            nonce=secrets.token_hex(OLD_NONCE_BYTES),
        )
        seat = 0

        def sits(events: Sequence[log.Event]) -> list[tuple[bytes, Seat]]:
            nonlocal seat
            seat = next(event.seat for event in events if isinstance(event, log.Joined))
            return [(hashed(token), seat)]

        await live.submit(
            lambda table: judge.join(table, wish, who, self.clock.now()), sits, _key(wish.profile)
        )
        return Ticket(table=table_id, seat=seat, token=token, commitment=live.table.commitment)

    async def _seat_before(self, table: TableState, token: str | None) -> Seat | None:
        """The seat that this token opens at the table before a rematch."""
        if token is None or table.kept is None:
            return None
        return await self.store.seat_of(hashed(token), table.kept.table)

    async def seat_of(self, table_id: str, token: str) -> Seat:
        """The seat that this token opens; refuses a token that opens none here."""
        hash_ = hashed(token)
        seat = await self.store.seat_of(hash_, table_id) if is_code(table_id) else None
        if seat is None:
            raise IllegalAction("bad-token")
        return seat

    async def command(self, table_id: str, owner: Owner, command: messages.Command) -> int:
        """Carries out a command of an owner, whichever seat they have by then."""
        live = await self.live_table(table_id, getattr(command, "seq", 0))
        if self._bus.shared and isinstance(command, _START):
            await live.catch_up()  # it may answer what only another node has told
        if isinstance(command, messages.Rematch):
            return await self._rematch(live, owner)

        def decide(table: TableState) -> list[log.Event]:
            return judge.judge(table, live.secret, judge.seat_of(table, owner), command)

        return await live.submit_at_once(decide)

    async def _rematch(self, live: LiveTable, owner: Owner) -> int:
        judge.may_rematch(live.table, judge.seat_of(live.table, owner))
        closed = live.table.rematch
        if closed and (await self.live_table(closed)).table.phase != "closed":
            return live.table.seq
        secret = secrets.token_bytes(SEED_BYTES)
        table = NewTable(
            id=new_code(),
            secret=secret,
            game=live.table.game,
            public=live.table.settings.public,
            at=self.clock.now(),
            body=log.write(judge.rematch(live.table, commitment(secret), self.clock.now())),
        )
        if not await self.store.create(table):
            raise IllegalAction("table-busy")
        return await live.submit(lambda now: judge.rematched(now, table.id, closed))

    # one more device

    async def make_link(self, table_id: str, token: str) -> str:
        """A one-time code for another device."""
        link = new_link()
        expires = self.clock.now() + LINK_LASTS
        if not await self.store.add_link(hashed(link), hashed(token), table_id, expires):
            raise IllegalAction("bad-token")
        return link

    async def take_link(self, link: str) -> Ticket:
        """Gives the seat behind a one-time code to one more device."""
        token = new_token()
        taken = await self.store.take_link(hashed(link), self.clock.now(), hashed(token))
        if taken is None:
            raise IllegalAction("bad-link")
        table_id, seat = taken
        committed = (await self.live_table(table_id)).table.commitment
        return Ticket(table=table_id, seat=seat, token=token, commitment=committed)

    async def forget(self, table_id: str, owner: Owner) -> None:
        """Takes an owner's name and words out of the log; their reviews and figures go, too.

        The seat no longer belongs to a profile. The actions stay, because others played on.
        """
        live = await self.live_table(table_id)
        entries = [entry_of(row) for row in await self.store.read(table_id, -1)]
        without = forgetting.without_owner(entries, owner)
        await self.store.rewrite(
            table_id, [(entry.seq, log.write(entry.events)) for entry in without]
        )
        for seat in (i for i, chair in enumerate(live.table.chairs) if chair.owner == owner):
            await self.store.reviews.forget(table_id, seat)
        await self.store.deals.unshare(table_id)
        await self.store.profiles.drop_seat(ProfileSeat(table_id, owner))
        await live.reload()
        changed = Hint(self._name, table_id, reload=True)
        self._bus.tell(changed)
        # once more, for nodes that have just lost their connection to Redis
        asyncio.get_running_loop().call_later(REPORT_EVERY, self._bus.tell, changed)

    # who is there

    async def arrive(self, live: LiveTable, listener: Listener, since: int) -> None:
        """A client connects; an owner gets their seat back at once."""
        seat = listener.seat
        listener.send(live.snapshot(seat, since, self._presence.by_seat(live)))
        live.listeners.add(listener)
        if seat is not None:
            try:
                await live.submit(lambda table: judge.come_back(table, seat))
            except IllegalAction:
                pass  # the table is busy; their first action gives the seat back, too
            except StoreError as error:
                self.failures.report("giving a seat back to its owner", error)
        self._presence_changed(live)

    def depart(self, live: LiveTable, listener: Listener) -> None:
        """A client disconnects."""
        live.listeners.discard(listener)
        live.used = self.clock.monotonic()
        self._presence_changed(live)

    def _presence_changed(self, live: LiveTable) -> None:
        live.tell_presence(self._presence.by_seat(live))
        self._presence.report(live)
        self._drivers[live.id].look()

    # other nodes and housekeeping

    async def _heard(self, hint: Hint) -> None:
        try:
            await self._follow_hint(hint)
        except Exception as error:  # noqa: BLE001 - one bad hint must not end the listening
            self.failures.report("following another node", error)

    async def _follow_hint(self, hint: Hint) -> None:
        live = self.tables.get(hint.table)
        if hint.node == self._name or live is None:
            return
        if hint.reload:
            self._outdated.add(live.id)
            await self._reload_outdated()
        elif hint.here is not None:
            if self._presence.heard(live, hint.node, frozenset(hint.here)):
                live.tell_presence(self._presence.by_seat(live))
                self._drivers[live.id].look()
        elif hint.row and not live.take_over(hint.row):
            await live.catch_up()

    async def _reload_outdated(self) -> None:
        for table_id in tuple(self._outdated):
            if live := self.tables.get(table_id):
                await live.reload()
            self._outdated.discard(table_id)

    async def _look_into_the_log(self) -> None:
        await self._reload_outdated()
        heads = await self.store.heads([i for i, live in self.tables.items() if live.listeners])
        for table_id, seq in heads.items():
            live = self.tables.get(table_id)
            if live and seq > live.table.seq:
                await live.catch_up()

    async def _report_presence(self) -> None:
        for live in self.tables.values():
            if live.listeners:
                self._presence.report(live)

    async def _forget_unused(self) -> None:
        now = self.clock.monotonic()
        for table_id, live in list(self.tables.items()):
            if not live.listeners and now - live.used > FORGET_AFTER:
                del self.tables[table_id]
                self._drivers.pop(table_id).close()
                self._presence.forget(table_id)

    async def _archive(self) -> None:
        await self.store.drop_expired_links(self.clock.now())
        await self.store.profiles.drop_expired_codes(self.clock.now())
        await self.store.archive(await self.store.idle(self.clock.now() - ARCHIVE_AFTER))


def _key(profile: str | None) -> bytes | None:
    return None if profile is None else hashed(profile)
