"""The WebSocket of a table: the client says hello, sends commands and receives updates."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from stonehenge.tables.messages import (
    LONGEST_MESSAGE,
    PASSING,
    Do,
    Done,
    FromClient,
    Hello,
    Ping,
    Pong,
    Refused,
)
from stonehenge.tables.network.connection import Connection
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.network.doorway import ABORT, GRACE, GREETED, HELLO_WITHIN, WRITE
from stonehenge.tables.network.guard import same_origin
from stonehenge.tables.network.limits import Bucket
from stonehenge.tables.running.live import LiveTable
from stonehenge.tables.running.updates import encode
from stonehenge.tables.storage.database import StoreError
from stonehenge.vocabulary import IllegalAction

MOST_REFUSED: Final = 30
"""Refused messages in a row after which a socket is closed."""
_DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_PONG: Final = encode(Pong())
TheDesk: TypeAlias = NamedDependency[Desk]


class _Misunderstood(IllegalAction):
    """A message that cannot be read, with its number if that much can be read."""

    def __init__(self, reason: str, number: int | None = None) -> None:
        super().__init__("bad-message", longest=LONGEST_MESSAGE, reason=reason)
        self.number = number


@websocket("/ws/{table_id:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], desk: TheDesk
) -> None:
    """Serves one client at one table."""
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
        await _Session(socket, desk, address).run(table_id)
    except WebSocketDisconnect:
        pass
    finally:
        desk.guard.connections.close(address)


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


class _Session:
    """One socket, from hello to good-bye."""

    def __init__(self, socket: WebSocket[Any, Any, Any], desk: Desk, address: str) -> None:
        self._socket = socket
        self._desk = desk
        self._address = address
        self._bucket = Bucket(desk.guard.limits.messages, desk.guard.monotonic())
        self._connection = Connection(None)
        self._refused = 0

    async def run(self, table_id: str) -> None:
        """Serves the socket until one side hangs up."""
        writer = asyncio.create_task(self._write())
        self._connection.abort = abort_of(self._socket)
        self._desk.connections.add(self._connection)
        try:
            await self._serve(table_id)
        finally:
            self._desk.connections.discard(self._connection)
            self._connection.hang_up("later")
            with contextlib.suppress(Exception):
                await asyncio.wait_for(writer, 1.0)
            writer.cancel()

    async def _serve(self, table_id: str) -> None:
        if self._desk.draining:
            self._connection.hang_up("restart")
            return
        try:
            hello = await asyncio.wait_for(self._hello(), HELLO_WITHIN)
            self._socket.scope["state"].get(GREETED, lambda: None)()
            live = await self._desk.live_table(table_id, self._address, hello.since, hello.token)
            if hello.token is not None:
                self._connection.seat = await self._desk.sit(live, hello.token, self._address)
        except TimeoutError:
            self._turn_away(IllegalAction("hello-first"))
            asyncio.get_running_loop().call_later(GRACE, self._connection.abort)
        except IllegalAction as refusal:
            self._turn_away(refusal)
        except StoreError as error:
            self._turn_away(self._desk.storage_refusal(error))
        else:
            await self._listen(live, hello.since)

    def _turn_away(self, refusal: IllegalAction) -> None:
        """Refuses a hello: for good, or until the trouble of the moment is over."""
        self._refuse(None, refusal)
        self._connection.hang_up("later" if refusal.rule in PASSING else "refused")

    async def _hello(self) -> Hello:
        message = await self._receive()
        if not isinstance(message, Hello):
            raise IllegalAction("hello-first")
        return message

    async def _listen(self, live: LiveTable, since: int) -> None:
        await self._desk.arrive(live, self._connection, since)
        try:
            while self._refused < MOST_REFUSED and not self._connection.is_over:
                await self._answer(live)
        finally:
            self._desk.depart(live, self._connection)

    async def _answer(self, live: LiveTable) -> None:
        """Reads one message, carries it out and answers."""
        number = None
        try:
            message = await self._receive()
            if isinstance(message, Ping):
                self._connection.send(_PONG)
                return
            if isinstance(message, Hello):
                raise IllegalAction("hello-again")  # noqa: TRY301 - refused like all the rest
            number = message.id
            seq = await self._do(live, message)
        except _Misunderstood as refusal:
            self._refuse(refusal.number, refusal)
            return
        except IllegalAction as refusal:
            self._refuse(number, refusal)
            return
        self._refused = 0
        self._connection.send(encode(Done(message.id, seq)))

    async def _do(self, live: LiveTable, message: Do) -> int:
        seat = self._connection.seat
        owner = None if seat is None else live.table.chairs[seat].owner
        if owner is None:
            raise IllegalAction("only-watching")
        return await self._desk.command(live.id, owner, message.command)

    async def _receive(self) -> FromClient:
        data = await self._socket.receive_data(mode="text")
        if not self._bucket.take(self._desk.guard.monotonic()):
            self._refused += 1
            raise IllegalAction("too-fast")
        if len(data) > LONGEST_MESSAGE:
            raise _Misunderstood(f"it has {len(data)} characters")
        try:
            return _DECODER.decode(data)
        except msgspec.MsgspecError as error:
            raise _Misunderstood(str(error), _number_of(data)) from None
        except (RecursionError, UnicodeError):
            raise _Misunderstood("it is nested too deeply, or no Unicode") from None

    def _refuse(self, number: int | None, refusal: IllegalAction) -> None:
        self._refused += 1
        self._connection.send(encode(Refused(number, refusal.rule, refusal.facts)))

    async def _write(self) -> None:
        write = self._socket.scope["state"][WRITE]
        async for messages in self._connection.messages():
            await write(messages)
        await self._socket.close()


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
