"""The shared pads of one node: opening, finding, deleting, and what other nodes tell about them."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from stonehenge.tables.pads import judge, log
from stonehenge.tables.pads.judge import Who
from stonehenge.tables.pads.live import Listener, LivePad
from stonehenge.tables.pads.messages import OpenPad, PadKeys, Role, SharePad
from stonehenge.tables.running.bus import Bus, Hint, end
from stonehenge.tables.running.chores import repeat
from stonehenge.tables.running.clock import Clock
from stonehenge.tables.running.failures import FailureLog
from stonehenge.tables.running.node import LOOK_EVERY
from stonehenge.tables.running.presence import REPORT_EVERY
from stonehenge.tables.running.tokens import hashed
from stonehenge.tables.storage.pads import PREFIX, PadStore
from stonehenge.tables.storage.store import Row
from stonehenge.vocabulary import IllegalAction

ROLES: Final[tuple[Role, ...]] = ("keeper", "writer", "watcher")
"""What each key of a pad opens, in the order of their numbers in the store."""
ENDS_AFTER: Final = 28 * 24 * 3600 * 1000
"""Milliseconds after the last entry at which a pad is deleted."""
FORGET_AFTER: Final = 60.0
"""Seconds after which a pad that nobody looks at is dropped from memory."""
DELETE_EVERY: Final = 600.0
PAD_CHANNEL: Final = "stonehenge:pads"
_VALID_FOR: Final = 3 * REPORT_EVERY
"""Seconds after which what another node said about who is connected no longer counts."""


def new_key() -> str:
    """A key that nobody guesses, short enough for a square code."""
    return secrets.token_urlsafe(18)


def device_hash(pad_id: str, device: str) -> str:
    """A device as the log of a pad has it."""
    return hashed(f"{pad_id}/{device}").hex()[:32]


class PadRoom:
    """The shared pads of this process."""

    def __init__(self, store: PadStore, bus: Bus, failures: FailureLog, clock: Clock) -> None:
        self.store: Final = store
        self.pads: Final[dict[str, LivePad]] = {}
        self._bus = bus
        self._node = secrets.token_hex(8)
        self._failures = failures
        self._clock = clock
        self._tasks: list[asyncio.Task[None]] = []
        self._elsewhere: dict[str, dict[str, tuple[float, tuple[int, ...]]]] = {}
        """Who is connected to other nodes: by pad and node, with the time of the report."""

    async def start(self) -> None:
        """Begins to listen to other nodes, and starts the regular chores."""
        await self._bus.start(self._heard)
        chores: list[tuple[str, Callable[[], Awaitable[None]], float]] = [
            ("forgetting unused pads", self._forget_unused, FORGET_AFTER / 4),
            ("deleting old pads", self.delete_unused, DELETE_EVERY),
        ]
        if self._bus.shared:
            chores += [
                ("looking into the log of pads", self._look_into_the_log, LOOK_EVERY),
                ("telling who looks at a pad", self._report, REPORT_EVERY),
            ]
        self._tasks = [asyncio.create_task(repeat(self._failures, *chore)) for chore in chores]

    async def close(self) -> None:
        """Stops all chores."""
        await end(self._tasks)
        await self._bus.close()

    async def share(self, wish: SharePad) -> PadKeys:
        """Shares a pad; the keys are told only now."""
        body = log.write([judge.share(wish)])
        keys = PadKeys(keeper=new_key(), writer=new_key(), watcher=new_key())
        hashes = [hashed(getattr(keys, role)) for role in ROLES]
        await self.store.create(f"{PREFIX}{secrets.token_hex(12)}", hashes, self._clock.now(), body)
        return keys

    async def role_of(self, key: str) -> tuple[str, Role]:
        """The pad that a key opens, and as whom."""
        found = await self.store.find(hashed(key))
        if found is None:
            raise IllegalAction("no-such-pad")
        return found[0], ROLES[found[1]]

    async def enter(self, hello: OpenPad) -> tuple[LivePad, Who]:
        """The pad that a device asks for, as up to date as the log."""
        pad_id, role = await self.role_of(hello.key)
        live = await self._live_pad(pad_id)
        player = hello.player if role == "writer" and hello.player is not None else log.KEEPER
        return live, Who(role, device_hash(pad_id, hello.device), player)

    async def _live_pad(self, pad_id: str) -> LivePad:
        live = self.pads.get(pad_id)
        if live is None:
            fresh = LivePad(self.store, self._clock, pad_id)
            fresh.on_change = self._appended
            await fresh.catch_up()
            # somebody else may have loaded it meanwhile
            live = self.pads.setdefault(pad_id, fresh)
        elif self._bus.shared:
            await live.catch_up()
        live.used = self._clock.monotonic()
        return live

    def _appended(self, live: LivePad, row: Row) -> None:
        self._bus.tell(Hint(self._node, live.id, row))

    async def delete(self, key: str) -> None:
        """Deletes a pad with all that is stored of it."""
        pad_id, role = await self.role_of(key)
        if role != "keeper":
            raise IllegalAction("pad-keeper-only")
        await self.store.delete([pad_id])
        self._bus.tell(Hint(self._node, pad_id, reload=True))
        self._drop(pad_id)

    def _drop(self, pad_id: str) -> None:
        live = self.pads.pop(pad_id, None)
        self._elsewhere.pop(pad_id, None)
        if live is not None:
            live.end()

    # who is there

    def arrive(self, live: LivePad, listener: Listener) -> None:
        """A device connects."""
        live.listeners.add(listener)
        listener.send(live.whole(listener.who, self._looking(live)))
        self._looking_changed(live)

    def depart(self, live: LivePad, listener: Listener) -> None:
        """A device disconnects."""
        live.listeners.discard(listener)
        live.used = self._clock.monotonic()
        self._looking_changed(live)

    def _looking(self, live: LivePad) -> tuple[int, ...]:
        now = self._clock.monotonic()
        reports = self._elsewhere.get(live.id, {}).values()
        there = [who for at, people in reports if now - at < _VALID_FOR for who in people]
        return tuple(sorted([*live.here(), *there]))

    def _looking_changed(self, live: LivePad) -> None:
        live.tell_looking(self._looking(live))
        self._bus.tell(Hint(self._node, live.id, here=live.here()))

    # other nodes and housekeeping

    async def _heard(self, hint: Hint) -> None:
        try:
            await self._follow_hint(hint)
        except Exception as error:  # noqa: BLE001 - one bad hint must not end the listening
            self._failures.report("following another node", error)

    async def _follow_hint(self, hint: Hint) -> None:
        live = self.pads.get(hint.table)
        if hint.node == self._node or live is None:
            return
        if hint.reload:
            self._drop(live.id)
        elif hint.here is not None:
            before = self._looking(live)
            reports = self._elsewhere.setdefault(live.id, {})
            reports[hint.node] = (self._clock.monotonic(), hint.here)
            if self._looking(live) != before:
                live.tell_looking(self._looking(live))
        elif hint.row and not live.take_over(hint.row):
            await self._follow(live)

    async def _follow(self, live: LivePad) -> None:
        try:
            await live.catch_up()
        except IllegalAction:
            self._drop(live.id)

    async def _look_into_the_log(self) -> None:
        used = [pad_id for pad_id, live in self.pads.items() if live.listeners]
        heads = await self.store.heads(used)
        for pad_id in used:
            live = self.pads.get(pad_id)
            if live and heads.get(pad_id) != live.state.seq:
                await self._follow(live)

    async def _report(self) -> None:
        for live in self.pads.values():
            if live.listeners:
                self._bus.tell(Hint(self._node, live.id, here=live.here()))

    async def _forget_unused(self) -> None:
        now = self._clock.monotonic()
        for pad_id, live in list(self.pads.items()):
            if not live.listeners and now - live.used > FORGET_AFTER:
                self._drop(pad_id)

    async def delete_unused(self) -> None:
        """Deletes the pads on which nobody has written for weeks."""
        old = await self.store.idle(self._clock.now() - ENDS_AFTER)
        await self.store.delete(old)
        for pad_id in old:
            self._bus.tell(Hint(self._node, pad_id, reload=True))
            self._drop(pad_id)
