"""Connections of clients: messages are queued, and a client that cannot keep up is disconnected."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Final, Literal, TypeAlias

from stonehenge.tables.messages import Bye, Pong
from stonehenge.tables.running.updates import encode
from stonehenge.vocabulary import Seat

MOST_QUEUED: Final = 500
"""Messages that may be queued for a client."""
GRACE: Final = 2.0
"""Seconds that a slow client has to read the good-bye."""
HEARTBEAT: Final = 20.0
"""Seconds of silence on a stream after which a pong is sent."""

Reason: TypeAlias = Literal["restart", "slow", "later", "refused", "removed"]
AGAIN_IN: Final[Mapping[Reason, int]] = {"restart": 1, "later": 5}
"""Seconds after which a client should come back."""


class Connection:
    """One client that listens to a table: a socket, or a stream over HTTP."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._over = False
        self.abort: Callable[[], object] = lambda: None
        """Ends the connection at once, without waiting for a client that reads nothing."""

    def send(self, message: bytes) -> None:
        """Queues a message; never waits."""
        if self._over:
            return
        if self._queue.qsize() >= MOST_QUEUED:
            self.hang_up("slow")
            asyncio.get_running_loop().call_later(GRACE, self.abort)
            return
        self._queue.put_nowait(message)

    @property
    def is_over(self) -> bool:
        """Whether one side has hung up."""
        return self._over

    def hang_up(self, reason: Reason) -> None:
        """Says good-bye after the messages that are queued."""
        if not self._over:
            self._over = True
            self._queue.put_nowait(encode(Bye(reason, AGAIN_IN.get(reason, 0))))
            self._queue.put_nowait(None)

    async def messages(self) -> AsyncIterator[list[bytes]]:
        """The messages in order, always all that are queued, until one side hangs up."""
        while True:
            waiting = [await self._queue.get()]
            while not self._queue.empty():
                waiting.append(self._queue.get_nowait())
            if messages := [message for message in waiting if message is not None]:
                yield messages
            if waiting[-1] is None:
                return

    async def lines(self) -> AsyncIterator[bytes]:
        """The queued messages, one a line, with a pong now and then to show that we are there."""
        while True:
            try:
                message = await asyncio.wait_for(self._queue.get(), HEARTBEAT)
            except TimeoutError:
                message = encode(Pong())
            if message is None:
                return
            yield message + b"\n"
