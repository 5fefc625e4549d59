"""One process of the server, from its start to a graceful stop: what the command `serve` runs."""

import asyncio
import gc
import logging
import os
import resource
import socket
import threading
import webbrowser
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import uvicorn
from msgspec import Struct

from stonehenge import players
from stonehenge.players.readiness import writable_cache
from stonehenge.tables.messages import LONGEST_MESSAGE
from stonehenge.tables.network.app import make_app
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.network.doorway import (
    ACCEPTED_AT_ONCE,
    RESERVED,
    Doorway,
    HttpConnection,
    SocketConnection,
)
from stonehenge.tables.network.guard import Guard
from stonehenge.tables.network.limits import UNLIMITED, Limits
from stonehenge.tables.network.logs import start_logging
from stonehenge.tables.pads.room import PAD_CHANNEL, PadRoom
from stonehenge.tables.profiles.counting import Counting
from stonehenge.tables.running.bus import end, make_bus
from stonehenge.tables.running.clock import Clock
from stonehenge.tables.running.coaching import Coaching
from stonehenge.tables.running.failures import FailureLog
from stonehenge.tables.running.node import Node
from stonehenge.tables.running.preparation import prepare_levels
from stonehenge.tables.running.reviews import Reviews
from stonehenge.tables.running.thinkers import Make, Thinkers
from stonehenge.tables.storage.database import StoreAway
from stonehenge.tables.storage.opening import open_store, sole_server
from stonehenge.tables.storage.pads import PadStore
from stonehenge.tables.storage.store import Store

DRAIN: Final = 5
"""Seconds that connections, then each part of the server, have to close when it stops."""
SEND_BUFFER: Final = 128 * 1024
"""Bytes that the system buffers for a client; Linux doubles the number."""
AGAIN: Final = 1.0
"""Seconds between two attempts to reach the database at the start."""
BACKLOG: Final = 2048
"""Connections that the system keeps until the server accepts them."""
STUCK: Final = 70
"""The exit code of a server that could not stop properly: EX_SOFTWARE in sysexits.h."""
_LOG: Final = logging.getLogger("stonehenge")


class ServerConfig(Struct, frozen=True, kw_only=True):
    """How to run the server, as the command line says."""

    host: str = "127.0.0.1"
    port: int = 0
    database: str | None = None
    redis: str | None = None
    proxies: int = 0
    limits: bool = True
    public_url: str = ""
    open_browser: bool = False


@asynccontextmanager
async def running_desk(
    config: ServerConfig, clock: Clock | None = None, make: Make = players.make
) -> AsyncIterator[Desk]:
    """A desk with its node and store, which are closed in order at the end."""
    clock = clock or Clock()
    failures = FailureLog(clock)
    store = await _opened_store(config.database)
    thinkers = Thinkers(failures, make=make)
    node = Node(store, make_bus(config.redis), thinkers, failures, clock)
    pads = PadRoom(PadStore(store), make_bus(config.redis, PAD_CHANNEL), failures, clock)
    guard = Guard(Limits() if config.limits else UNLIMITED, config.proxies, clock.monotonic)
    coaching = Coaching(failures, thinkers.unready)
    reviews = Reviews(store, coaching, failures, clock)
    counting = Counting(store, failures)
    await node.start()
    await pads.start()
    await counting.start()
    desk = Desk(node, pads, guard, thinkers, reviews)
    desk.deals.start()
    try:
        yield desk
    finally:
        await _close_soon("the deals", desk.deals.close())
        await _close_soon("the reviews", reviews.close())
        await _close_soon("the coach", coaching.close())
        await _close_soon("the shared pads", pads.close())
        await _close_soon("the counting of games", counting.close())
        await _close_soon("the node", node.close())
        thinkers.close()
        await _close_soon("the store", store.close())


async def _opened_store(url: str | None) -> Store:
    """The store; waits for a database that does not answer yet."""
    while True:
        try:
            return await open_store(url)
        except StoreAway as error:
            _LOG.warning("waiting for the database: %s", error)
            await asyncio.sleep(AGAIN)


async def _close_soon(what: str, closing: Coroutine[Any, Any, None]) -> None:
    """Closes something, but gives up after a while: whatever was acknowledged is stored already."""
    try:
        await asyncio.wait_for(closing, DRAIN)
    except TimeoutError:
        _LOG.warning("%s took too long to close", what)


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
        """Begins to serve and prints the address; from now on signals stop it gracefully."""
        await super().startup(sockets)
        for listener in sockets or ():
            # asyncio has set this to the number of connections that it accepts at once
            listener.listen(BACKLOG)
        print(f"Stonehenge is open at {self._address} (Ctrl-C closes it)", flush=True)
        if self._open_browser:
            await asyncio.to_thread(webbrowser.open, self._address)

    def handle_exit(self, sig: int, frame: Any) -> None:
        """Says good-bye to all clients; a second signal stops the server at once."""
        self._desk.drain()
        super().handle_exit(sig, frame)
        # uvicorn would raise SIGTERM again after its shutdown, before the store is closed
        self._captured_signals.clear()
        last_resort = threading.Timer(4 * DRAIN, _exit_anyway)
        last_resort.daemon = True
        last_resort.start()


def _exit_anyway() -> None:
    """Ends the process although something hangs: whatever was acknowledged is stored already."""
    _LOG.error("the server could not stop in time and exits anyway")
    os._exit(STUCK)


async def run(config: ServerConfig) -> None:
    """Serves until it is told to stop."""
    # many small objects live as long as their table: rarer garbage collections mean fewer pauses
    gc.set_threshold(50_000, 20, 100)
    listener = _listen(config)
    with sole_server(config.database):
        await _serve(config, listener)


async def _serve(config: ServerConfig, listener: socket.socket) -> None:
    async with running_desk(config) as desk, _prepared_levels(desk):
        desk.thinkers.warm_up()
        doorway = _doorway(config, desk.guard)
        http = uvicorn.Config(
            make_app(desk, config.public_url),
            http=partial(HttpConnection, doorway, desk.guard.peer),  # type: ignore[arg-type]
            ws=partial(SocketConnection, doorway),  # type: ignore[arg-type]
            backlog=ACCEPTED_AT_ONCE,
            ws_max_size=2 * LONGEST_MESSAGE,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            timeout_graceful_shutdown=DRAIN,
        )
        address = _address(config, listener)
        await _Server(http, desk, address, config.open_browser).serve([listener])


def _doorway(config: ServerConfig, guard: Guard) -> Doorway:
    """Behind proxies an address is known only with the request, so none is counted before it."""
    descriptors, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    most_of_address = None if config.proxies else guard.limits.sockets
    return Doorway(max(RESERVED, descriptors - RESERVED), most_of_address)


@asynccontextmanager
async def _prepared_levels(desk: Desk) -> AsyncIterator[None]:
    """Prepares levels in the background as long as the server runs."""
    with writable_cache():
        preparing = asyncio.create_task(prepare_levels(desk.thinkers, desk.node.failures))
        try:
            yield
        finally:
            await end([preparing])


def _listen(config: ServerConfig) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    # without IPPROTO_TCP asyncio leaves Nagle's algorithm on, which costs 40 ms an answer
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # by default Linux buffers up to 4 MB for each client that reads nothing
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        listener.bind((config.host, config.port))
    except OSError as error:
        raise OSError(error.errno, error.strerror, f"{config.host}:{config.port}") from error
    listener.listen(BACKLOG)
    return listener


def _address(config: ServerConfig, listener: socket.socket) -> str:
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(config.host, config.host)  # noqa: S104
    return f"http://{host}:{listener.getsockname()[1]}/"


def serve(config: ServerConfig) -> int:
    """Runs the server; returns the exit code."""
    start_logging()
    try:
        asyncio.run(run(config))
    except KeyboardInterrupt:
        return 0
    return 0
