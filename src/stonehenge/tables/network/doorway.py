"""The doorway of the server: connections that have yet to ask for something, or to read the answer.

Each has a deadline and counts against the limit of its address. When descriptors run short, the
one that has waited longest is closed, so that there is room for those who do ask.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final, Literal, TypeAlias

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import State

ASK_WITHIN: Final = 10.0
"""Seconds in which a connection has to send a whole request."""
READ_WITHIN: Final = 60.0
"""Seconds in which it has to read what is ready for it; slow lines need some."""
HELLO_WITHIN: Final = 10.0
"""Seconds in which a new socket has to say hello."""
GRACE: Final = 3.0
"""Seconds that a socket without a hello has to read the refusal."""
RESERVED: Final = 160
"""File descriptors that are not for connections: the database, computer players, logs."""
READ_AHEAD: Final = 8
"""Messages that a socket may send before the first of them is answered."""
ACCEPTED_AT_ONCE: Final = 16
"""Connections accepted before the first of them is counted; they must fit into the reserve."""
ABORT: Final = "abort"
"""The name under which requests and sockets find the function that aborts their connection."""
WRITE: Final = "write"
"""The name under which a socket finds the function that sends messages with one write."""
WRITE_NOW: Final = "write_now"
"""The name under which it finds the function that does so if the client has read enough."""
GREETED: Final = "greeted"
"""The name under which a socket finds the function to call when the client has said hello."""


class Doorway:
    """The connections that wait in the doorway, the one that came first in front."""

    def __init__(self, most_open: int, most_of_address: int | None) -> None:
        self._most_open = most_open
        self._most_of_address = most_of_address
        self._waiting: OrderedDict[asyncio.Transport, tuple[str | None, asyncio.TimerHandle]] = (
            OrderedDict()
        )
        self._by_address: dict[str, OrderedDict[asyncio.Transport, None]] = {}

    def wait_for(
        self, transport: asyncio.Transport, seconds: float, address: str | None = None
    ) -> None:
        """Closes this connection after so many seconds, unless it is settled before."""
        self.settle(transport)
        timer = asyncio.get_running_loop().call_later(seconds, self._drop, transport)
        self._waiting[transport] = (address, timer)
        if address is not None and self._most_of_address is not None:
            of_address = self._by_address.setdefault(address, OrderedDict())
            of_address[transport] = None
            if len(of_address) > self._most_of_address:
                self._drop(next(iter(of_address)))

    def settle(self, transport: asyncio.Transport) -> None:
        """The connection owes nothing any more, or is gone."""
        address, timer = self._waiting.pop(transport, (None, None))
        if timer:
            timer.cancel()
        if address in self._by_address:
            self._by_address[address].pop(transport, None)
            if not self._by_address[address]:
                del self._by_address[address]

    def make_room(self, open_: int, newcomer: asyncio.Transport) -> None:
        """Closes the connection that has waited longest, or else the newcomer, if all are open."""
        if open_ > self._most_open:
            self._drop(next(iter(self._waiting), newcomer))

    def _drop(self, transport: asyncio.Transport) -> None:
        self.settle(transport)
        transport.abort()


_Owes: TypeAlias = Literal["nothing", "request", "next request", "reading"]


class HttpConnection(H11Protocol):
    """An HTTP connection that waits in the doorway while it has to send a request or to read.

    Request handlers can abort it: closing would wait for ever for a client that reads nothing.
    """

    def __init__(
        self, doorway: Doorway, address_of: Callable[[str], str], *args: Any, **named: Any
    ) -> None:
        super().__init__(*args, **named)
        self._doorway = doorway
        self._address_of = address_of
        self._owes: _Owes = "nothing"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Puts a new connection into the doorway."""
        super().connection_made(transport)
        self.app_state = {
            **self.app_state,
            ABORT: transport.abort,
            GREETED: partial(self._doorway.settle, transport),
        }
        self._doorway.make_room(len(self.connections), transport)
        self._look()

    def data_received(self, data: bytes) -> None:
        """Reads a part of a request."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Waits for the next request."""
        super().on_response_complete()
        self._look()

    def pause_writing(self) -> None:
        """Waits for a client that does not read its answer."""
        super().pause_writing()
        self._look()

    def resume_writing(self) -> None:
        """Goes on once the client has read enough."""
        super().resume_writing()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hands the connection over to the protocol of sockets; now it owes a hello."""
        self._doorway.wait_for(self.transport, HELLO_WITHIN + GRACE)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets the connection."""
        self._doorway.settle(self.transport)
        super().connection_lost(exc)

    def _look(self) -> None:
        """Notes what the client owes us, if that has changed."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        owed = self._owed()
        if owed == self._owes:
            return
        self._owes = owed
        if owed == "nothing":
            self._doorway.settle(self.transport)
        elif owed == "next request":  # uvicorn has a deadline of its own for these
            self._doorway.wait_for(self.transport, 2 * self.timeout_keep_alive)
        else:
            peer = self.client[0] if self.client else "local"
            seconds = ASK_WITHIN if owed == "request" else READ_WITHIN
            self._doorway.wait_for(self.transport, seconds, self._address_of(peer))

    def _owed(self) -> _Owes:
        if self.flow.write_paused:
            return "reading"
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            return "nothing"
        between = self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
        return "next request" if between and self.cycle is not None else "request"


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that leaves the doorway with its hello, or when it is gone."""

    def __init__(self, doorway: Doorway, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._doorway = doorway
        self.app_state = {**self.app_state, WRITE: self.write, WRITE_NOW: self.write_now}

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets the connection."""
        self._doorway.settle(self.transport)
        super().connection_lost(exc)

    async def write(self, texts: Iterable[bytes]) -> None:
        """Sends messages with one write, once the client has read enough of those before."""
        await self.writable.wait()
        if not self.write_now(texts):
            raise ClientDisconnected

    def write_now(self, texts: Iterable[bytes]) -> bool:
        """Sends messages with one write; False if the client is gone or has yet to read others."""
        if not self.writable.is_set() or self.disconnected or self.conn.state is not State.OPEN:
            return False
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def send_receive_event_to_app(self) -> None:
        """Hands a whole message over; closes the socket if a text is not UTF-8."""
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        if self.read_paused or self.queue.qsize() >= READ_AHEAD:
            super().send_receive_event_to_app()
            return
        # uvicorn would stop reading after each message, which costs two calls to the system
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
