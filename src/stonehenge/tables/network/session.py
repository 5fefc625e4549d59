"""A socket from its first message to good-bye: reading, limits, refusals and writing."""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from stonehenge.tables.messages import LONGEST_MESSAGE, PASSING, Pong, Refused
from stonehenge.tables.network.connection import Connection
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.network.doorway import ABORT, GRACE, GREETED, HELLO_WITHIN, WRITE, WRITE_NOW
from stonehenge.tables.network.guard import same_origin
from stonehenge.tables.network.limits import Bucket
from stonehenge.tables.running.updates import encode
from stonehenge.tables.storage.database import StoreError
from stonehenge.vocabulary import IllegalAction

MOST_REFUSED: Final = 30
"""Refused messages in a row after which a socket is closed."""
PONG: Final = encode(Pong())
_C = TypeVar("_C", bound=Connection)
_M = TypeVar("_M")


class Misunderstood(IllegalAction):
    """A message that cannot be read, with its number if that much can be read."""

    def __init__(self, reason: str, number: int | None = None) -> None:
        super().__init__("bad-message", longest=LONGEST_MESSAGE, reason=reason)
        self.number = number


def address_of(connection: Any, desk: Desk) -> str:
    """Where a request or a socket comes from."""
    peer = connection.client.host if connection.client else "local"
    # a proxy may add a second header instead of appending to the one it got
    forwarded = ",".join(connection.headers.getall("x-forwarded-for", []))
    return desk.guard.address(peer, forwarded)


def abort_of(connection: Any) -> Callable[[], object]:
    """The function that aborts the connection of a request or a socket."""
    abort: Callable[[], object] = connection.scope["state"].get(ABORT, lambda: None)
    return abort


class Session(ABC, Generic[_C, _M]):
    """One socket, with a connection of type C and messages of type M from its client."""

    decoder: msgspec.json.Decoder[_M]

    def __init__(
        self, socket: WebSocket[Any, Any, Any], desk: Desk, address: str, connection: _C
    ) -> None:
        self._socket = socket
        self._desk = desk
        self._address = address
        self._connection = connection
        self._bucket = Bucket(desk.guard.limits.messages, desk.guard.monotonic())
        self._refused = 0

    @abstractmethod
    async def _greet(self) -> Callable[[], Any]:
        """Waits for the first message and judges it; returns how to serve the client then."""

    async def run(self) -> None:
        """Serves the socket until one side hangs up."""
        writer = asyncio.create_task(self._write())
        self._connection.abort = abort_of(self._socket)
        self._connection.write_with(self._socket.scope["state"][WRITE_NOW])
        self._desk.connections.add(self._connection)
        try:
            await self._serve()
        finally:
            self._desk.connections.discard(self._connection)
            self._connection.hang_up("later")
            with contextlib.suppress(Exception):
                await asyncio.wait_for(writer, 1.0)
            writer.cancel()

    async def _serve(self) -> None:
        if self._desk.draining:
            self._connection.hang_up("restart")
            return
        try:
            listen = await self._greet()
        except TimeoutError:
            self._turn_away(IllegalAction("hello-first"))
            asyncio.get_running_loop().call_later(GRACE, self._connection.abort)
        except IllegalAction as refusal:
            self._turn_away(refusal)
        except StoreError as error:
            self._turn_away(self._desk.storage_refusal(error))
        else:
            await listen()

    async def _first(self) -> _M:
        """The first message, which has to come soon."""
        message = await asyncio.wait_for(self._receive(), HELLO_WITHIN)
        self._socket.scope["state"].get(GREETED, lambda: None)()
        return message

    def _goes_on(self) -> bool:
        """Whether the client is still there and has not been refused too often."""
        return self._refused < MOST_REFUSED and not self._connection.is_over

    def _turn_away(self, refusal: IllegalAction) -> None:
        """Refuses a first message: for good, or until the trouble of the moment is over."""
        self._refuse(None, refusal)
        self._connection.hang_up("later" if refusal.rule in PASSING else "refused")

    async def _receive(self) -> _M:
        data = await self._socket.receive_data(mode="text")
        if not self._bucket.take(self._desk.guard.monotonic()):
            self._refused += 1
            raise IllegalAction("too-fast")
        if len(data) > LONGEST_MESSAGE:
            raise Misunderstood(f"it has {len(data)} characters")
        try:
            return self.decoder.decode(data)
        except msgspec.MsgspecError as error:
            raise Misunderstood(str(error), _number_of(data)) from None
        except (RecursionError, UnicodeError):
            raise Misunderstood("it is nested too deeply, or no Unicode") from None

    def _refuse(self, number: int | None, refusal: IllegalAction) -> None:
        self._refused += 1
        self._connection.send(encode(Refused(number, refusal.rule, refusal.facts)))

    async def _write(self) -> None:
        write = self._socket.scope["state"][WRITE]
        async for messages in self._connection.messages():
            await write(messages)
        await self._socket.close()


async def serve_socket(
    socket: WebSocket[Any, Any, Any], desk: Desk, session: Callable[[str], Session[Any, Any]]
) -> None:
    """Serves a socket, unless it comes from another site or its address has too many."""
    address = address_of(socket, desk)
    headers = socket.headers
    if not same_origin(headers.get("origin"), headers.get("host")):
        await socket.close(code=4403)
        return
    if not desk.guard.requests.take(address) or not desk.guard.connections.open(address):
        await socket.close(code=4429)
        return
    try:
        await socket.accept()
        await session(address).run()
    except WebSocketDisconnect:
        pass
    finally:
        desk.guard.connections.close(address)


def _number_of(data: str | bytes) -> int | None:
    """The number of a command that cannot be understood otherwise."""
    try:
        number = msgspec.json.decode(data, type=_Numbered).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    return number


class _Numbered(msgspec.Struct):
    """Anything with a number."""

    id: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
