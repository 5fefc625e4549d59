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
        self._soon: list[bytes] = []
        """What is written as soon as the present work is done, without the queue."""
        self._queues = True
        """Whether messages go through the queue: always, or until a slow client has caught up."""
        self._over = False
        self.abort: Callable[[], object] = lambda: None
        """Ends the connection at once, without waiting for a client that reads nothing."""
        self._write_now: Callable[[list[bytes]], bool] | None = None

    def write_with(self, write_now: Callable[[list[bytes]], bool]) -> None:
        """From now on messages are written by this function, and queued only where it cannot."""
        self._write_now = write_now
        self._queues = not self._queue.empty()

    def send(self, message: bytes) -> None:
        """Queues a message; never waits."""
        if self._over:
            return
        if self._queue.qsize() + len(self._soon) >= MOST_QUEUED:
            self.hang_up("slow")
            asyncio.get_running_loop().call_later(GRACE, self.abort)
            return
        if self._queues:
            self._queue.put_nowait(message)
            return
        self._soon.append(message)
        if len(self._soon) == 1:  # what else is sent until then leaves with the same write
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        if self._soon and self._write_now and self._write_now(self._soon):
            self._soon = []
        else:
            self._queue_up()

    def _queue_up(self) -> None:
        """Puts everything that waits into the queue."""
        self._queues = self._queues or bool(self._soon)
        for message in self._soon:
            self._queue.put_nowait(message)
        self._soon = []

    @property
    def is_over(self) -> bool:
        """Whether one side has hung up."""
        return self._over

    def hang_up(self, reason: Reason) -> None:
        """Says good-bye after the messages that are queued."""
        if not self._over:
            self._over = True
            self._queue_up()
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
            self._queues = self._write_now is None or not self._queue.empty()
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
