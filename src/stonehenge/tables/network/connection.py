"""Connections of clients: messages wait in a queue, and whoever cannot keep up is hung up on."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Final, Literal

from stonehenge.tables.messages import Bye, Pong
from stonehenge.tables.running.updates import encode
from stonehenge.vocabulary import Seat

MOST_WAITING: Final = 500
"""Messages that may wait for a client."""
GRACE: Final = 2.0
"""Seconds that a client has to hear the good-bye."""
HEARTBEAT: Final = 20.0


class Connection:
    """One client that listens to a table: a socket, or a stream over HTTP."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._over = False
        self.abandon: Callable[[], object] = lambda: None
        """Ends the connection of a client that reads nothing, good-bye included."""

    def send(self, message: bytes) -> None:
        """Hands over a message; never waits."""
        if self._over:
            return
        if self._queue.qsize() >= MOST_WAITING:
            self.hang_up("slow")
            asyncio.get_running_loop().call_later(GRACE, self.abandon)
            return
        self._queue.put_nowait(message)

    @property
    def is_over(self) -> bool:
        """Whether one side has hung up."""
        return self._over

    def hang_up(self, reason: Literal["restart", "slow", "refused", "removed"]) -> None:
        """Says good-bye after all that waits to be sent."""
        if not self._over:
            self._over = True
            self._queue.put_nowait(encode(Bye(reason)))
            self._queue.put_nowait(None)

    async def messages(self) -> AsyncIterator[bytes]:
        """What is to be sent, in order, until one of both hangs up."""
        while (message := await self._queue.get()) is not None:
            yield message

    async def lines(self) -> AsyncIterator[bytes]:
        """The messages a line each, with a sign of life now and then."""
        while True:
            try:
                message = await asyncio.wait_for(self._queue.get(), HEARTBEAT)
            except TimeoutError:
                message = encode(Pong())
            if message is None:
                return
            yield message + b"\n"
