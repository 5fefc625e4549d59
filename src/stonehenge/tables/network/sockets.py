"""The WebSocket of a table: the client says hello, sends commands and receives updates."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from stonehenge.tables.messages import Do, Done, FromClient, Hello, Ping
from stonehenge.tables.network.connection import Connection
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.network.session import PONG, Misunderstood, Session, serve_socket
from stonehenge.tables.running.live import LiveTable
from stonehenge.tables.running.updates import encode
from stonehenge.vocabulary import IllegalAction

TheDesk: TypeAlias = NamedDependency[Desk]


@websocket("/ws/{table_id:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], desk: TheDesk
) -> None:
    """Serves one client at one table."""
    await serve_socket(socket, desk, lambda address: _TableSession(socket, desk, address, table_id))


class _TableSession(Session[Connection, FromClient]):
    """One client at one table, from hello to good-bye."""

    decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)

    def __init__(
        self, socket: WebSocket[Any, Any, Any], desk: Desk, address: str, table_id: str
    ) -> None:
        super().__init__(socket, desk, address, Connection(None))
        self._table_id = table_id

    async def _greet(self) -> Callable[[], Any]:
        hello = await self._first()
        if not isinstance(hello, Hello):
            raise IllegalAction("hello-first")
        live = await self._desk.live_table(self._table_id, self._address, hello.since, hello.token)
        if hello.token is not None:
            self._connection.seat = await self._desk.sit(live, hello.token, self._address)
        return partial(self._listen, live, hello.since)

    async def _listen(self, live: LiveTable, since: int) -> None:
        await self._desk.arrive(live, self._connection, since)
        try:
            while self._goes_on():
                await self._answer(live)
        finally:
            self._desk.depart(live, self._connection)

    async def _answer(self, live: LiveTable) -> None:
        """Reads one message, carries it out and answers."""
        number = None
        try:
            message = await self._receive()
            if isinstance(message, Ping):
                self._connection.send(PONG)
                return
            if isinstance(message, Hello):
                raise IllegalAction("hello-again")  # noqa: TRY301 - refused like all the rest
            number = message.id
            seq = await self._do(live, message)
        except Misunderstood as refusal:
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
