"""How nodes tell each other that something happened.

Only hints travel here: which table changed, and who is connected where. The log is the truth, and
every node also looks into it from time to time, so a lost hint costs a moment and nothing else.
Only a changed past is not seen that way: such a hint is sent until Redis takes it.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

CHANNEL: Final = "stonehenge:tables"
BREATH: Final = 0.5
INSIST: Final = 0.1
"""Seconds between two cancellations of the same task."""


class Hint(Struct, frozen=True, array_like=True):
    """A table changed, or the connections of a node did."""

    node: str
    table: str
    seq: int = 0
    here: tuple[int, ...] | None = None
    """The seats whose owners are connected to that node."""
    reload: bool = False
    """Whether the past of the table was changed."""


Heard = Callable[[Hint], Awaitable[None]]


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


class Alone:
    """The only node: there is nobody to tell."""

    shared: bool = False

    def tell(self, hint: Hint) -> None:
        """Tells nobody."""

    async def start(self, heard: Heard) -> None:
        """Hears nothing."""

    async def close(self) -> None:
        """Has nothing to hang up."""


class RedisBus:
    """Several nodes, over Redis; while it is away, hints are lost but those of a changed past."""

    shared: bool = True

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis  # noqa: PLC0415 - one node does without it

        self._redis: Any = Redis.from_url(url)
        self._outbox: asyncio.Queue[Hint] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []

    def tell(self, hint: Hint) -> None:
        """Sends a hint to the other nodes; drops it when too many wait."""
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
            hint = await self._outbox.get()
            sent = await self._publish(hint)
            while hint.reload and not sent:
                sent = await self._publish(hint)

    async def _publish(self, hint: Hint) -> bool:
        from redis.exceptions import RedisError  # noqa: PLC0415

        try:
            await self._redis.publish(CHANNEL, msgspec.json.encode(hint))
        except (RedisError, OSError):
            await asyncio.sleep(BREATH)
            return False
        return True

    async def _listen(self, heard: Heard) -> None:
        from redis.exceptions import RedisError  # noqa: PLC0415

        while True:
            try:
                async with self._redis.pubsub() as inbox:
                    await inbox.subscribe(CHANNEL)
                    async for message in inbox.listen():
                        if message["type"] == "message":
                            await _hear(message["data"], heard)
            except (RedisError, OSError):
                await asyncio.sleep(BREATH)

    async def close(self) -> None:
        """Hangs up."""
        await end(self._tasks)
        await self._redis.aclose()


async def end(tasks: Collection[asyncio.Task[None]]) -> None:
    """Cancels tasks until they have ended.

    Once is not enough: before Python 3.12 `asyncio.wait_for`, with which redis-py sends, loses the
    cancellation that arrives together with what it waits for.
    """
    running: Collection[asyncio.Task[None]] = [task for task in tasks if not task.done()]
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=INSIST)


async def _hear(data: bytes, heard: Heard) -> None:
    with contextlib.suppress(msgspec.MsgspecError):
        await heard(msgspec.json.decode(data, type=Hint))


def make_bus(url: str | None) -> Bus:
    """The bus behind this URL; without one this node is alone."""
    return RedisBus(url) if url else Alone()
