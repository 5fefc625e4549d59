"""Tables under load while things die: clients that never give up, and what must hold afterwards.

Clients play legal actions at random, note what was acknowledged, come back after every drop with
the last sequence number they saw, and send an unanswered action again as it was. Afterwards the
log is read: nothing acknowledged may be missing, nothing may be there twice, every log must replay
and every client must have heard everything.
"""

import asyncio
import random
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from stonehenge.tables.log import events as log
from stonehenge.tables.log.fold import fold
from stonehenge.tables.running.live import entry_of
from stonehenge.tables.storage.opening import open_store
from tests.run import STONEHENGE, environment
from tests.tables.desks import an_action
from tests.tables.servers import address_of, command, promise, reveal
from tests.waiting import PATIENCE

PASSING = ("storage-down", "storage-full", "table-busy", "too-fast", "server-error")
"""Refusals after which a client tries again."""

_MISCHIEF = ThreadPoolExecutor(1)
"""The thread that makes trouble; it lives on, because what it starts must not die with it."""


class Node:
    """A server process that is killed and comes back on the same port."""

    def __init__(self, folder: Path, *options: str, wrap: tuple[str, ...] = ()) -> None:
        self._folder = folder
        self._options = options
        self._wrap = wrap
        self.port = 0
        self.kills = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Starts the process and waits until it serves."""
        command = [*self._wrap, STONEHENGE, "serve", "--no-limits", "--port", str(self.port)]
        file = self._folder / f"log-{self.port}-{self.kills}"
        with file.open("w") as errors:
            self.process = subprocess.Popen(
                [*command, *self._options],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=environment(self._folder),
            )
        self.port = int(address_of(self.process, file).rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        """Ends the process as a power failure would."""
        self._end(signal.SIGKILL)
        self.kills += 1

    def stop(self) -> None:
        """Ends the process as an operator would."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


class Player:
    """One seat of a table that plays on whatever happens."""

    def __init__(self, nodes: list[Node], ticket: dict[str, Any], luck: random.Random) -> None:
        self.table: str = ticket["table"]
        self.seat: int = ticket["seat"]
        self.acknowledged: list[tuple[int, list[Any]]] = []
        self.asked = 0
        self.heard: list[int] = []
        self.connections = 0
        self.waits: list[float] = []
        self.surprises: Counter[str] = Counter()
        self._token = ticket["token"]
        self._nodes = nodes
        self._luck = luck
        self._pending: dict[str, Any] | None = None
        self._legal: list[Any] = []
        self._sent = 0.0
        self._seq = 0

    async def play(self, is_over: Callable[[], bool], vanish: float = 0.0) -> None:
        """Plays until told to stop; vanishes now and then right after sending an action."""
        while not is_over():
            port = self._luck.choice(self._nodes).port
            try:
                async with connect(
                    f"ws://127.0.0.1:{port}/ws/{self.table}",
                    compression=None,
                    max_size=None,
                    open_timeout=PATIENCE,
                    proxy=None,
                    ping_interval=None,
                ) as socket:
                    self.connections += 1
                    await self._visit(socket, is_over, vanish)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(0.05)

    async def _visit(
        self, socket: ClientConnection, is_over: Callable[[], bool], vanish: float
    ) -> None:
        hello = {"type": "hello", "token": self._token, "since": self._seq}
        await socket.send(msgspec.json.encode(hello).decode())
        self._legal = []
        if self._pending:
            await self._send(socket)
        while not is_over():
            async with asyncio.timeout(1.0):
                self._hear(msgspec.json.decode(await socket.recv(decode=False)))
            if self._legal and not self._pending:
                await asyncio.sleep(self._luck.random() * 0.02)
                self._choose()
                await self._send(socket)
                if self._luck.random() < vanish:
                    socket.transport.abort()

    def _choose(self) -> None:
        self.asked += 1
        action = an_action(self._luck.choice(self._legal))
        command = {"type": "act", "seq": self._seq, "action": action}
        self._pending = {"type": "do", "id": self.asked, "command": command}

    async def _send(self, socket: ClientConnection) -> None:
        self._sent = time.perf_counter()
        await socket.send(msgspec.json.encode(self._pending).decode())

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "update":
            self._seq = max(self._seq, message["seq"])
            self.heard += {event["seq"]: None for event in message.get("events", ())}
            self._legal = message.get("legal", self._legal)
        elif kind == "done" and self._pending and message["id"] == self._pending["id"]:
            self.acknowledged.append((message["seq"], self._pending["command"]["action"]))
            self.waits.append(time.perf_counter() - self._sent)
            self._pending, self._legal = None, []
        elif kind == "refused":
            self._refused(message["rule"])

    def _refused(self, rule: str) -> None:
        if rule in PASSING:
            raise TimeoutError  # come back and try again
        # the action was stored, but its acknowledgement got lost with the connection
        if rule not in ("already-acted", "game-over"):
            self.surprises[rule] += 1
        self._pending, self._legal = None, []


def open_tables(node: Node, number: int, game: str = "cards") -> list[list[dict[str, Any]]]:
    """Opens tables of three owners each and starts their games; returns the tickets."""
    found = []
    with httpx.Client(base_url=f"http://127.0.0.1:{node.port}", timeout=PATIENCE) as http:
        for _ in range(number):
            settings = {"pace": 0, "away_after": 3600}
            wish = {"game": game, "seats": 3, "name": "A", "settings": settings}
            tickets = [http.post("/api/tables", json=wish).json()]
            table = tickets[0]["table"]
            for name in "BC":
                seats = f"/api/tables/{table}/seats"
                tickets.append(http.post(seats, json={"name": name}).json())
            for ticket in tickets:
                promise(http, ticket)
            command(http, tickets[0], {"type": "start"})
            reveal(http, table)
            found.append(tickets)
    return found


class Figures(msgspec.Struct):
    """What a storm was."""

    tables: int = 0
    actions: int = 0
    acknowledged: int = 0
    connections: int = 0
    entries: int = 0


async def check(database: str, players: list[Player]) -> Figures:
    """Reads every log and holds it against what the clients know."""
    figures = Figures(connections=sum(player.connections for player in players))
    store = await open_store(database)
    try:
        for table in {player.table for player in players}:
            entries = [entry_of(row) for row in await store.read(table)]
            mine = [player for player in players if player.table == table]
            _check_table(table, entries, mine)
            figures.tables += 1
            figures.entries += len(entries)
            figures.actions += sum(player.asked for player in mine)
            figures.acknowledged += sum(len(player.acknowledged) for player in mine)
    finally:
        await store.close()
    return figures


def _check_table(table: str, entries: list[log.Entry], players: list[Player]) -> None:
    assert [entry.seq for entry in entries] == list(range(len(entries)))
    fold(table, entries)  # every log replays
    for player in players:
        assert not player.surprises, (table, player.seat, player.surprises)
        stored = {
            entry.seq: list(event.action)
            for entry in entries
            for event in entry.events
            if isinstance(event, log.Acted) and event.seat == player.seat
        }
        for seq, action in player.acknowledged:
            assert stored.get(seq) == action, f"acknowledged but lost: {table} {seq} {action}"
        assert len({seq for seq, _ in player.acknowledged}) == len(player.acknowledged)
        assert len(player.acknowledged) <= len(stored) <= player.asked, "stored twice"
        heard = [seq for seq in player.heard if seq > 0]
        assert heard == sorted(set(heard)), f"heard twice or out of order: {table}"
        assert not heard or heard == list(range(heard[0], heard[-1] + 1)), f"missed: {table}"


async def rage(
    nodes: list[Node],
    tickets: list[list[dict[str, Any]]],
    trouble: Callable[[], Any],
    *,
    seed: int = 1,
    vanish: float = 0.0,
) -> list[Player]:
    """Lets everybody play while trouble is made in a thread; returns the players."""
    luck = random.Random(seed)
    players = [
        Player(nodes, ticket, random.Random(luck.random())) for seats in tickets for ticket in seats
    ]
    over = False
    tasks = [asyncio.create_task(player.play(lambda: over, vanish)) for player in players]
    try:
        await asyncio.get_running_loop().run_in_executor(_MISCHIEF, trouble)
        before = [len(player.acknowledged) for player in players]
        await _everybody_goes_on(players, before)
    finally:
        over = True
        await asyncio.wait_for(asyncio.gather(*tasks), 3 * PATIENCE)
    return players


async def _everybody_goes_on(players: list[Player], before: list[int]) -> None:
    """Waits until every table has gone on after the trouble: each client has resumed."""
    end = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < end:
        on = {
            player.table
            for player, had in zip(players, before, strict=True)
            if len(player.acknowledged) > had or "game-over" in player.surprises
        }
        if on == {player.table for player in players}:
            return
        await asyncio.sleep(0.1)
    raise AssertionError("some table did not go on after the trouble")
