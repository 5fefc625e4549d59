"""A desk in this process, with real storage and real players, and clients that only listen."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from stonehenge.tables.messages import Act, Command, OpenTable, TakeSeat, Ticket
from stonehenge.tables.network.connection import Connection
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.network.serve import ServerConfig, running_desk
from stonehenge.vocabulary import IllegalAction

NONCE = "5e" * 16


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

    def __init__(self, desk: Desk, ticket: Ticket, seat: int | None) -> None:
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
        async for message in self.connection.messages():
            told = json.loads(message)
            async with self._news:
                self.updates.append(told)
                self.standing |= told
                self._news.notify_all()

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

    def leave(self) -> None:
        """The connection drops."""
        self.desk.depart(self.desk.node.tables[self.table], self.connection)
        if self._task:
            self._task.cancel()

    def events(self, kind: str) -> list[dict[str, Any]]:
        return [e for u in self.updates for e in u.get("events", ()) if e["type"] == kind]


async def open_table(desk: Desk, **wish: Any) -> Client:
    """A table with its host listening."""
    wish = {"game": "cards", "seats": 3, "name": "Anna", "nonce": NONCE, **wish}
    ticket = await desk.node.open(OpenTable(**wish))
    return await Client(desk, ticket, ticket.seat).listen()


async def join(desk: Desk, table: str, name: str, **wish: Any) -> Client:
    """Somebody sits down and listens."""
    ticket = await desk.node.join(table, TakeSeat(name=name, nonce=NONCE[::-1], **wish))
    return await Client(desk, ticket, ticket.seat).listen()


async def watch(desk: Desk, table: str) -> Client:
    """A spectator."""
    return await Client(desk, Ticket(table=table, seat=-1, token=""), None).listen()


def ticket_of(client: Client) -> Ticket:
    """The ticket of a client's seat."""
    assert client.seat is not None
    return Ticket(table=client.table, seat=client.seat, token=client.token)


async def play_on(client: Client, until: Callable[[dict[str, Any]], Any]) -> None:
    """Takes the first legal action whenever asked, until something holds."""
    answered = -1
    while not until(client.standing):
        now = await client.until(
            lambda s: until(s) or (s.get("legal") and s["seq"] > answered)  # noqa: B023
        )
        if until(now):
            return
        answered = now["seq"]
        await client.do(Act(now["seq"], an_action(now["legal"][0])))


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
