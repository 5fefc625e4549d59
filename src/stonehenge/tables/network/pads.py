"""Shared pads over the network: sharing and deleting by HTTP, everything else on a socket."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
from litestar import Request, WebSocket, delete, post, websocket
from litestar.params import JSONBody

from stonehenge.tables.messages import Ping
from stonehenge.tables.network.api import OWNER, REFUSALS, token_of
from stonehenge.tables.network.connection import Connection
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.network.session import PONG, Session, address_of, serve_socket
from stonehenge.tables.network.sockets import TheDesk
from stonehenge.tables.pads import judge
from stonehenge.tables.pads.judge import Who
from stonehenge.tables.pads.live import LivePad
from stonehenge.tables.pads.messages import (
    AllowWriting,
    Answers,
    FromPadClient,
    OpenPad,
    PadKeys,
    SharePad,
    WritePad,
)
from stonehenge.tables.running.updates import encode
from stonehenge.tables.storage.database import StoreError
from stonehenge.vocabulary import IllegalAction

_NOBODY: Final = Who("watcher", "")


@post("/api/pads", responses=REFUSALS)
async def share_pad(
    request: Request[Any, Any, Any], data: JSONBody[SharePad], desk: TheDesk
) -> PadKeys:
    """Share a score pad; its entries are then written on the socket of pads."""
    desk.guard.count(desk.guard.pads, address_of(request, desk))
    return await desk.pads.share(data)


@delete("/api/pads", responses=REFUSALS, status_code=204, security=OWNER)
async def delete_pad(request: Request[Any, Any, Any], desk: TheDesk) -> None:
    """Delete a shared pad for good, with the key of its keeper as the token."""
    with guessing(desk, address_of(request, desk)):
        await desk.pads.delete(token_of(request))


class guessing:  # noqa: N801 - reads as a word in `with`
    """Counts the wrong keys of an address; one that guesses too often has to wait."""

    def __init__(self, desk: Desk, address: str) -> None:
        self._desk = desk
        self._address = address

    def __enter__(self) -> None:
        if not self._desk.guard.guesses.has_left(self._address):
            raise IllegalAction("too-fast")

    def __exit__(self, _kind: object, error: object, _trace: object) -> None:
        if isinstance(error, IllegalAction) and error.rule == "no-such-pad":
            self._desk.guard.count(self._desk.guard.guesses, self._address)


class PadConnection(Connection):
    """A device that looks at a shared pad."""

    def __init__(self) -> None:
        super().__init__(None)
        self.who = _NOBODY


@websocket("/ws/pads/live")
async def pad_socket(socket: WebSocket[Any, Any, Any], desk: TheDesk) -> None:
    """Serves one device at one shared pad."""
    await serve_socket(socket, desk, lambda address: _PadSession(socket, desk, address))


class _PadSession(Session[PadConnection, FromPadClient]):
    """One device at one shared pad."""

    decoder: msgspec.json.Decoder[FromPadClient] = msgspec.json.Decoder(FromPadClient)

    def __init__(self, socket: WebSocket[Any, Any, Any], desk: Desk, address: str) -> None:
        super().__init__(socket, desk, address, PadConnection())
        self._room = desk.pads

    async def _greet(self) -> Callable[[], Any]:
        hello = await self._first()
        if not isinstance(hello, OpenPad):
            raise IllegalAction("hello-first")
        with guessing(self._desk, self._address):
            live, self._connection.who = await self._room.enter(hello)
        return partial(self._listen, live)

    async def _listen(self, live: LivePad) -> None:
        self._room.arrive(live, self._connection)
        try:
            while self._goes_on():
                await self._answer(live)
        finally:
            self._room.depart(live, self._connection)

    async def _answer(self, live: LivePad) -> None:
        """Reads one message and carries it out."""
        try:
            await self._do(live, await self._receive())
        except IllegalAction as refusal:
            self._refuse(None, refusal)
        except StoreError as error:
            self._refuse(None, self._desk.storage_refusal(error))
        else:
            self._refused = 0

    async def _do(self, live: LivePad, message: FromPadClient) -> None:
        who = self._connection.who
        if isinstance(message, Ping):
            self._connection.send(PONG)
        elif isinstance(message, WritePad):
            offers = message.entries
            self._desk.guard.count(self._desk.guard.entries, self._address, len(offers))
            answers = await live.submit(lambda pad: judge.write(pad, who, offers))
            self._connection.send(encode(Answers(answers)))
        elif isinstance(message, AllowWriting):
            writing = message.writing
            await live.submit(lambda pad: (judge.allow(pad, who, writing), None))
        elif isinstance(message, OpenPad):
            raise IllegalAction("hello-again")
        else:
            round_ = message.round
            await live.submit(lambda pad: (judge.show(pad, who, round_), None))


HANDLERS: Final = (share_pad, delete_pad, pad_socket)
