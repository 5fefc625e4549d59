"""Seats change while somebody's command is under way: they are meant, wherever they sit by then."""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from tests.tables.postgres import PostgresServer, RedisServer
from tests.tables.servers import Server, bearer, rules, serving
from tests.waiting import PATIENCE, wait_until

UNDER_WAY = 0.5
"""Seconds after which a server has surely begun with what it was asked for."""


class Lobby:
    """Three people at a table that has not begun: Ada hosts, Bo and Cy sit beside her."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.server = server
        self.web = server.http()
        self.ada = server.open_table()
        self.table = self.ada["table"]
        self.bo, self.cy = (server.join(self.table, name) for name in ("Bo", "Cy"))
        self.host = server.sit(self.table, self.ada["token"])
        self._database = folder / "tables.db"
        self._threads = ThreadPoolExecutor()

    def join_from_another_device(self, name: str) -> None:
        """Somebody sits down who shares an address with Bo, but not a device."""
        self.server.join(self.table, name, device=f"the device of {name}")

    def ask(self, method: str, path: str, **options: Any) -> "Future[httpx.Response]":
        """What Bo asks for over HTTP, meanwhile."""
        path = f"/api/tables/{self.table}/{path}"
        headers = bearer(self.bo)
        return self._threads.submit(self.web.request, method, path, headers=headers, **options)

    @contextlib.contextmanager
    def held_up(self, *commands: dict[str, Any]) -> Iterator[None]:
        """The host's commands are being stored all the while, and are done afterwards."""
        with contextlib.closing(sqlite3.connect(self._database, isolation_level=None)) as file:
            file.execute("BEGIN IMMEDIATE")
            for number, command in enumerate(commands):
                self.host.send({"type": "do", "id": number, "command": command})
            time.sleep(UNDER_WAY)
            yield
            time.sleep(UNDER_WAY)
            file.execute("ROLLBACK")
        numbers = {self.host.hear_type("done", "refused")["id"] for _ in commands}
        assert numbers == set(range(len(commands)))

    def name_of(self, seat: int) -> str:
        """Who sits there."""
        name: str = self.web.get(f"/api/tables/{self.table}").json()["seats"][seat]["name"]
        return name

    def speaker(self) -> str:
        """Who said the next thing."""
        said = self.host.hear_until(
            lambda message: any(event["type"] == "said" for event in message.get("events", ()))
        )
        return self.name_of(said["events"][-1]["seat"])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("seats")


@pytest.fixture(scope="module")
def own_server(folder: Path) -> Iterator[Server]:
    with serving(folder, "--no-limits") as running:
        yield running


@pytest.fixture
def lobby(own_server: Server, folder: Path) -> Lobby:
    return Lobby(own_server, folder)


ARRANGE = {"type": "arrange", "order": [0, 2, 1]}
SAY = {"type": "say", "text": "It is me"}


def test_what_was_asked_on_a_socket(lobby: Lobby) -> None:
    bo = lobby.server.sit(lobby.table, lobby.bo["token"])
    with lobby.held_up(ARRANGE):
        bo.send({"type": "do", "id": 7, "command": SAY})
    assert bo.hear_until(lambda message: message.get("id") == 7)["type"] == "done"
    assert bo.standing["you"] == 2
    assert lobby.speaker() == "Bo"


def test_what_was_asked_over_http(lobby: Lobby) -> None:
    with lobby.held_up(ARRANGE):
        said = lobby.ask("POST", "commands", json=SAY)
    assert said.result(PATIENCE).status_code == 200
    assert lobby.speaker() == "Bo"


def test_a_link_for_another_device(lobby: Lobby) -> None:
    with lobby.held_up(ARRANGE):
        made = lobby.ask("POST", "link")
    link = made.result(PATIENCE).json()
    assert lobby.web.post("/api/links", json=link).json()["seat"] == 2


def test_being_forgotten(lobby: Lobby) -> None:
    with lobby.held_up(ARRANGE):
        forgotten = lobby.ask("DELETE", "me")
    assert forgotten.result(PATIENCE).status_code == 204
    assert [lobby.name_of(seat) for seat in range(3)] == ["Ada", "Cy", "…"]


@pytest.mark.parametrize("way", ["socket", "http"])
def test_somebody_else_has_the_seat_by_then(lobby: Lobby, way: str) -> None:
    bo = lobby.server.sit(lobby.table, lobby.bo["token"])
    with lobby.held_up({"type": "empty", "seat": 1}):
        newcomer = threading.Thread(target=lobby.join_from_another_device, args=("Dora",))
        newcomer.start()
        time.sleep(UNDER_WAY)
        if way == "http":
            refused = lobby.ask("POST", "commands", json=SAY)
        else:
            bo.send({"type": "do", "id": 7, "command": SAY})
    newcomer.join(PATIENCE)
    if way == "http":
        assert refused.result(PATIENCE).status_code == 401
    heard = bo.hear_out()
    assert heard[-1] == {"type": "bye", "reason": "removed"}
    assert "done" not in {message["type"] for message in heard}
    assert set(rules(heard)) <= {"bad-token"}
    assert lobby.name_of(1) == "Dora"
    late = lobby.server.sit(lobby.table)
    assert b"It is me" not in b"".join(late.heard)


def test_a_server_that_is_killed_while_it_forgets_has_forgotten_nothing(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    database = postgres.database()
    with serving(tmp_path, "--no-limits", database=database) as server:
        ada = server.open_table()
        bo = server.join(ada["table"], "Bo")
        talker = server.sit(ada["table"], bo["token"])
        for text in ("first", "second", "third"):
            assert talker.do("say", text=text)["type"] == "done"
        before = asyncio.run(log_of(database))

        def forget_and_be_killed() -> None:
            ask_to_forget(server, bo)
            time.sleep(2 * UNDER_WAY)
            server.process.kill()
            server.process.wait(PATIENCE)

        asyncio.run(while_held(database, b"second", forget_and_be_killed))
    assert asyncio.run(log_of(database)) == before


def test_another_node_forgets_too_once_redis_is_back(
    tmp_path: Path, postgres: PostgresServer, redis_server: RedisServer
) -> None:
    database = postgres.database()
    folders = [tmp_path / name for name in ("near", "far")]
    for folder in folders:
        folder.mkdir()
    with contextlib.ExitStack() as stack:
        near, far = (
            stack.enter_context(
                serving(folder, "--no-limits", "--redis", redis_server.url, database=database)
            )
            for folder in folders
        )
        table = near.open_table()["table"]
        bo = near.join(table, "Bo")
        far.sit(table)

        def name_afar() -> str:
            name: str = far.http().get(f"/api/tables/{table}").json()["seats"][1]["name"]
            return name

        assert name_afar() == "Bo"
        redis_server.kill()
        assert near.http().delete(f"/api/tables/{table}/me", headers=bearer(bo)).is_success
        assert name_afar() == "Bo"  # nobody could tell
        redis_server.start()
        wait_until(lambda: name_afar() == "…")


async def while_held(database: str, words: bytes, meanwhile: Callable[[], None]) -> None:
    """Does something while nobody can change the row of the log that has these words."""
    holder = await asyncpg.connect(database)
    try:
        async with holder.transaction():
            held = "SELECT 1 FROM log WHERE position($1 IN body) > 0 FOR UPDATE"
            assert len(await holder.fetch(held, words)) == 1
            meanwhile()
    finally:
        await holder.close()


async def log_of(database: str) -> list[bytes]:
    reader = await asyncpg.connect(database)
    try:
        return [row[0] for row in await reader.fetch("SELECT body FROM log ORDER BY seq")]
    finally:
        await reader.close()


def ask_to_forget(server: Server, ticket: dict[str, Any]) -> None:
    """Asks, and does not wait for the answer."""
    web = server.http()
    path = f"/api/tables/{ticket['table']}/me"

    def ask() -> None:
        with contextlib.suppress(httpx.HTTPError):
            web.delete(path, headers=bearer(ticket))

    threading.Thread(target=ask, daemon=True).start()
