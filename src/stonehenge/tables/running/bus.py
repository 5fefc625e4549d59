"""How nodes tell each other that something happened.

Nodes exchange hints: which table has a new row, and who is connected to which node. A hint brings
the row along, so that the others need not read it from the log. A lost hint costs a second at
most, because every node also reads the log from time to time. That shows new rows but not old
ones that were rewritten, so a hint about those is sent again until Redis accepts it.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final, Protocol, TypeAlias

import msgspec
from msgspec import Struct

from stonehenge.tables.storage.store import Row

CHANNEL: Final = "stonehenge:tables"
RETRY_AFTER: Final = 0.5
"""Seconds to wait after a failure of Redis."""
MOST_AT_ONCE: Final = 500
"""Hints in one message, at most."""
CANCEL_EVERY: Final = 0.1
"""Seconds between two cancellations of the same task."""


class Hint(Struct, frozen=True, array_like=True):
    """A table changed, or the connections of a node did."""

    node: str
    table: str
    row: Row | None = None
    """A row that has just been stored."""
    here: tuple[int, ...] | None = None
    """The seats whose owners are connected to that node."""
    reload: bool = False
    """Whether old rows of the log were rewritten."""


_DECODER: Final = msgspec.msgpack.Decoder(list[Hint])

Heard: TypeAlias = Callable[[Hint], Awaitable[None]]


class Bus(Protocol):
    """Carries hints between nodes."""

    shared: bool
    """Whether there may be other nodes."""

    def tell(self, hint: Hint) -> None:
        """Sends a hint to the other nodes; never waits."""

    async def start(self, heard: Heard) -> None:
        """Begins to listen."""

    async def close(self) -> None:
        """Hangs up."""


class NoBus:
    """The bus of a single node: there is nobody to tell."""

    shared: bool = False

    def tell(self, hint: Hint) -> None:
        """Tells nobody."""

    async def start(self, heard: Heard) -> None:
        """Hears nothing."""

    async def close(self) -> None:
        """Has nothing to hang up."""


class RedisBus:
    """Hints between nodes over Redis; while Redis is away, hints are lost except for `reload`."""

    shared: bool = True

    def __init__(self, url: str, channel: str = CHANNEL) -> None:
        from redis.asyncio import Redis  # noqa: PLC0415 - one node does without it

        self._redis: Any = Redis.from_url(url)
        self._channel = channel
        self._outbox: asyncio.Queue[Hint] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []

    def tell(self, hint: Hint) -> None:
        """Sends a hint to the other nodes; drops it when too many are queued."""
        with contextlib.suppress(asyncio.QueueFull):
            self._outbox.put_nowait(hint)

    async def start(self, heard: Heard) -> None:
        """Begins to send and to listen."""
        self._tasks = [
            asyncio.create_task(self._send()),
            asyncio.create_task(self._listen(heard)),
        ]

    async def _send(self) -> None:
        while True:
            hints = await self._next_hints()
            while hints and not await self._publish(hints):
                hints = [hint for hint in hints if hint.reload]

    async def _next_hints(self) -> list[Hint]:
        """All that waits to be sent: many hints in one message cost hardly more than one."""
        hints = [await self._outbox.get()]
        while len(hints) < MOST_AT_ONCE and not self._outbox.empty():
            hints.append(self._outbox.get_nowait())
        return hints

    async def _publish(self, hints: list[Hint]) -> bool:
        from redis.exceptions import RedisError  # noqa: PLC0415

        try:
            await self._redis.publish(self._channel, msgspec.msgpack.encode(hints))
        except (RedisError, OSError):
            await asyncio.sleep(RETRY_AFTER)
            return False
        return True

    async def _listen(self, heard: Heard) -> None:
        from redis.exceptions import RedisError  # noqa: PLC0415

        while True:
            try:
                await self._hear_all(heard)
            except (RedisError, OSError):
                await asyncio.sleep(RETRY_AFTER)

    async def _hear_all(self, heard: Heard) -> None:
        async with self._redis.pubsub() as inbox:
            await inbox.subscribe(self._channel)
            async for message in inbox.listen():
                if message["type"] == "message":
                    await _hear(message["data"], heard)

    async def close(self) -> None:
        """Hangs up."""
        await end(self._tasks)
        await self._redis.aclose()


async def end(tasks: Collection[asyncio.Task[None]]) -> None:
    """Cancels tasks until they have ended.

    Once is not enough: redis-py uses `asyncio.wait_for`, which before Python 3.12 loses a
    cancellation that arrives together with the result.
    """
    running: Collection[asyncio.Task[None]] = [task for task in tasks if not task.done()]
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=CANCEL_EVERY)


async def _hear(data: bytes, heard: Heard) -> None:
    with contextlib.suppress(msgspec.MsgspecError):
        for hint in _DECODER.decode(data):
            await heard(hint)


def make_bus(url: str | None, channel: str = CHANNEL) -> Bus:
    """The bus at this Redis URL; without a URL this is the only node."""
    return RedisBus(url, channel) if url else NoBus()
