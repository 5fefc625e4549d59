"""The command `serve`: one process of the server, from its start to a graceful end."""

import asyncio
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
import uvicorn
from msgspec import Struct
from uvicorn.protocols.http.h11_impl import H11Protocol

from stonehenge import players
from stonehenge.tables.messages import LONGEST_MESSAGE
from stonehenge.tables.network.app import make_app
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.network.guard import Guard
from stonehenge.tables.network.limits import UNLIMITED, Limits
from stonehenge.tables.network.sockets import BREAK
from stonehenge.tables.running.bus import make_bus
from stonehenge.tables.running.clock import Clock
from stonehenge.tables.running.failures import FailureLog
from stonehenge.tables.running.node import Node
from stonehenge.tables.running.thinkers import Make, Thinkers
from stonehenge.tables.storage.store import open_store

DRAIN: Final = 5
"""Seconds that connections, and then each part of the server, have to end when it stops."""
UNREAD: Final = 128 * 1024
"""Bytes that the system keeps for a client that has yet to read them; Linux takes it twice."""
STUCK: Final = 70
"""The exit code of a server that could not stop properly, "software error" in sysexits.h."""
_LOG: Final = logging.getLogger("stonehenge")


class Plan(Struct, frozen=True, kw_only=True):
    """How a server is to run."""

    host: str = "127.0.0.1"
    port: int = 0
    database: str | None = None
    redis: str | None = None
    proxies: int = 0
    limits: bool = True
    open_browser: bool = False


@asynccontextmanager
async def running_desk(
    plan: Plan, clock: Clock | None = None, make: Make = players.make
) -> AsyncIterator[Desk]:
    """A desk with everything behind it, closed in order at the end."""
    clock = clock or Clock()
    failures = FailureLog(clock)
    store = await open_store(plan.database)
    thinkers = Thinkers(failures, make=make)
    node = Node(store, make_bus(plan.redis), thinkers, failures, clock)
    guard = Guard(Limits() if plan.limits else UNLIMITED, plan.proxies, clock.monotonic)
    await node.start()
    try:
        yield Desk(node, guard, thinkers)
    finally:
        await _soon("the node", node.close())
        thinkers.close()
        await _soon("the store", store.close())


async def _soon(what: str, closing: Coroutine[Any, Any, None]) -> None:
    """Closes, but not for ever: what was acknowledged is stored, so nothing is lost by leaving."""
    try:
        await asyncio.wait_for(closing, DRAIN)
    except TimeoutError:
        _LOG.warning("%s took too long to close", what)


class _Line(H11Protocol):
    """A connection that can be broken off from where its requests are answered.

    Closing alone would wait for ever until a client that reads nothing has read everything.
    """

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Hands the way to break it off to every request and socket on it."""
        super().connection_made(transport)
        self.app_state = {**self.app_state, BREAK: transport.abort}


class _Server(uvicorn.Server):
    """A server that says good-bye to its clients before it closes their connections."""

    def __init__(
        self, config: uvicorn.Config, desk: Desk, address: str, open_browser: bool
    ) -> None:
        super().__init__(config)
        self._desk = desk
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to serve and says so; from now on a signal ends it gracefully."""
        await super().startup(sockets)
        print(f"Stonehenge is open at {self._address} (Ctrl-C closes it)", flush=True)
        if self._open_browser:
            await asyncio.to_thread(webbrowser.open, self._address)

    def handle_exit(self, sig: int, frame: Any) -> None:
        """Sends everybody away; the second signal does not wait for them."""
        self._desk.drain()
        super().handle_exit(sig, frame)
        # raised again after the shutdown, SIGTERM would end us before the store is closed
        self._captured_signals.clear()
        last_resort = threading.Timer(4 * DRAIN, _leave)
        last_resort.daemon = True
        last_resort.start()


def _leave() -> None:
    """Whatever may hang, a server that was told to stop stops: what was acknowledged is stored."""
    _LOG.error("the server could not stop, and leaves all the same")
    os._exit(STUCK)


async def run(plan: Plan) -> None:
    """Serves until it is told to stop."""
    # many small objects live as long as their table: rare collections keep the loop free of pauses
    gc.set_threshold(50_000, 20, 100)
    listener = _listen(plan)
    async with running_desk(plan) as desk:
        desk.thinkers.warm_up()
        config = uvicorn.Config(
            make_app(desk),
            http=_Line,
            ws="websockets-sansio",
            ws_max_size=2 * LONGEST_MESSAGE,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            timeout_graceful_shutdown=DRAIN,
        )
        address = _address(plan, listener)
        await _Server(config, desk, address, plan.open_browser).serve([listener])


def _listen(plan: Plan) -> socket.socket:
    family = socket.AF_INET6 if ":" in plan.host else socket.AF_INET
    # asyncio turns Nagle's algorithm off only where the protocol is named: else 40 ms an answer
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # else Linux keeps up to 4 MB for each client that reads nothing
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
    try:
        listener.bind((plan.host, plan.port))
    except OSError as error:
        raise OSError(error.errno, error.strerror, f"{plan.host}:{plan.port}") from error
    listener.listen(2048)
    return listener


def _address(plan: Plan, listener: socket.socket) -> str:
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(plan.host, plan.host)  # noqa: S104
    return f"http://{host}:{listener.getsockname()[1]}/"


class _Lines(logging.Formatter):
    """A JSON object a line, without secrets: nothing here ever sees a token."""

    def format(self, record: logging.LogRecord) -> str:
        """One line about what happened."""
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "part": record.name,
            "message": record.getMessage(),
        }
        if hasattr(record, "path"):
            line["path"] = record.path
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def serve(plan: Plan) -> int:
    """Runs the server of this plan."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    try:
        asyncio.run(run(plan))
    except KeyboardInterrupt:
        return 0
    return 0
