"""A desk in this process, with real storage and real players, and clients that listen.

They promise and reveal by themselves what the chance of a game asks of their seats.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stonehenge.tables.messages import (
    Act,
    Command,
    OpenTable,
    Promise,
    Reveal,
    Start,
    TableView,
    TakeSeat,
    Ticket,
)
from stonehenge.tables.network.connection import Connection
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.network.serve import ServerConfig, running_desk
from stonehenge.tables.witness import Memory, Witness
from stonehenge.vocabulary import IllegalAction

DATABASES: dict[Path, str] = {}
"""The databases of folders that have theirs elsewhere."""


@asynccontextmanager
async def desk_on(folder: Path) -> AsyncIterator[Desk]:
    """A desk on a database in this folder, or on the one that stands for it."""
    url = DATABASES.get(folder, f"sqlite:///{folder}/tables.db")
    async with running_desk(ServerConfig(database=url)) as desk:
        yield desk


class Client:
    """Somebody at a table, or a spectator; keeps all it was told."""

    def __init__(
        self, desk: Desk, ticket: Ticket, seat: int | None, *, reveals: bool = True
    ) -> None:
        self.witness = Witness(ticket.table, memory=Memory())
        self.reveals = reveals
        self._said: list[asyncio.Task[None]] = []
        self.desk = desk
        self.table = ticket.table
        self.token = ticket.token
        self.connection = Connection(seat)
        self.updates: list[dict[str, Any]] = []
        self.standing: dict[str, Any] = {}
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()

    @property
    def seat(self) -> int | None:
        return self.connection.seat

    async def listen(self, since: int = 0) -> "Client":
        self._task = asyncio.create_task(self._hear())
        live = await self.desk.node.live_table(self.table, since)
        await self.desk.arrive(live, self.connection, since)
        return self

    async def _hear(self) -> None:
        async for messages in self.connection.messages():
            async with self._news:
                for message in messages:
                    told = json.loads(message)
                    self.updates.append(told)
                    self._attend(told, arrived=not self.standing)
                    self.standing |= told
                    self._news.notify_all()

    def _attend(self, told: dict[str, Any], *, arrived: bool) -> None:
        """Says what the chance of the game asks for now."""
        if "table" not in told:
            return
        view = msgspec.convert(told["table"], TableView)
        said = self.witness.see(view, told["you"], arrived=arrived)
        if isinstance(said, Promise) or (said is not None and self.reveals):
            self._said.append(asyncio.create_task(self._say(said)))

    async def _say(self, said: Promise | Reveal) -> None:
        with suppress(IllegalAction):  # the table may have moved on
            await self.do(said)
            self.witness.confirm(said)

    async def promised(self) -> "Client":
        """Waits until the promise of this seat is known to all."""
        await self.until(lambda s: s["table"]["seats"][self.seat]["promise"] is not None)
        return self

    async def until(self, holds: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Waits until what it knows fits."""
        async with self._news:
            await asyncio.wait_for(
                self._news.wait_for(lambda: self.standing and holds(self.standing)), 30
            )
            return self.standing

    @property
    def owner(self) -> int:
        """Who this is, wherever they sit."""
        assert self.seat is not None
        owner = self.desk.node.tables[self.table].table.chairs[self.seat].owner
        assert owner is not None
        return owner

    async def do(self, command: Command) -> int:
        return await self.desk.command(self.table, self.owner, command)

    async def start(self) -> None:
        """Starts the game and waits until it has begun."""
        await self.do(Start())
        await self.until(lambda s: s["table"]["phase"] == "playing")

    def leave(self) -> None:
        """The connection drops."""
        self.desk.depart(self.desk.node.tables[self.table], self.connection)
        if self._task:
            self._task.cancel()

    def events(self, kind: str) -> list[dict[str, Any]]:
        return [e for u in self.updates for e in u.get("events", ()) if e["type"] == kind]


async def open_table(desk: Desk, **wish: Any) -> Client:
    """A table with its host listening."""
    wish = {"game": "cards", "seats": 3, "name": "Anna", **wish}
    ticket = await desk.node.open(OpenTable(**wish))
    host = await (await Client(desk, ticket, ticket.seat).listen()).promised()
    if wish.get("start"):
        await host.until(lambda s: s["table"]["phase"] == "playing")
    return host


async def join(desk: Desk, table: str, name: str, **wish: Any) -> Client:
    """Somebody sits down and listens."""
    ticket = await desk.node.join(table, TakeSeat(name=name, **wish))
    return await (await Client(desk, ticket, ticket.seat).listen()).promised()


async def watch(desk: Desk, table: str) -> Client:
    """A spectator."""
    return await Client(desk, Ticket(table=table, seat=-1, token="", commitment=""), None).listen()


def ticket_of(client: Client) -> Ticket:
    """The ticket of a client's seat."""
    assert client.seat is not None
    return Ticket(table=client.table, seat=client.seat, token=client.token, commitment="")


async def play_on(client: Client, until: Callable[[dict[str, Any]], Any]) -> None:
    """Takes the first legal action whenever asked, until something holds."""
    done = 0
    while not until(client.standing):
        now = await client.until(
            lambda s: until(s) or (s.get("legal") and s["seq"] >= done)  # noqa: B023
        )
        if until(now):
            return
        done = await client.do(Act(now["seq"], an_action(now["legal"][0])))


async def refused(rule: str, asked: Awaitable[Any]) -> None:
    """Asserts that this is refused by this rule."""
    with pytest.raises(IllegalAction) as refusal:
        await asked
    assert refusal.value.rule == rule


def an_action(choice: list[Any]) -> list[Any]:
    """One of the actions that an entry of `legal` stands for."""
    if choice[0] == "rerolls":
        return ["reroll", choice[1][: max(1, choice[2])]]
    if choice[0] == "rotations":
        return ["rotate", [[die, choice[2][0]] for die in choice[1][: choice[3]]]]
    return choice
