"""Profiles: made by the first game, carried to another browser, deleted with nothing left."""

import asyncio
import secrets
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg

from stonehenge.tables.messages import Arrange, OpenTable, Say, TakeSeat
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.network.serve import ServerConfig, running_desk
from stonehenge.tables.profiles.room import CODE_LASTS
from stonehenge.tables.running.clock import Clock
from stonehenge.tables.running.tokens import hashed
from tests.tables import desks
from tests.tables.desks import refused
from tests.tables.postgres import PostgresServer
from tests.tables.servers import Server, bearer, serving
from tests.waiting import PATIENCE


def new_key() -> str:
    """A key as a browser makes it."""
    return secrets.token_urlsafe(32)


class Shifted(Clock):
    """A clock that a test can put forward."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


def at_desk(url: str, story: Callable[[Desk], Awaitable[None]], clock: Clock | None = None) -> None:
    async def within() -> None:
        async with running_desk(ServerConfig(database=url), clock=clock) as desk:
            await story(desk)

    asyncio.run(asyncio.wait_for(within(), 2 * PATIENCE))


def test_the_first_game_makes_a_profile_and_later_ones_join_it(url: str) -> None:
    anna, ben = new_key(), new_key()

    async def story(desk: Desk) -> None:
        await refused("no-such-profile", desk.profiles.you(anna))
        first = await desk.node.open(OpenTable(game="cards", seats=3, name="A", profile=anna))
        second = await desk.node.open(OpenTable(game="dice", seats=2, name="B", profile=ben))
        await desk.node.join(second.table, TakeSeat(name="A", profile=anna))
        you = await desk.profiles.you(anna)
        assert (you.seats, you.browsers) == (2, 1)
        listed = {one.id: one.seat for one in await desk.profiles.tables(anna)}
        assert listed == {first.table: 0, second.table: 1}
        assert [one.seat for one in await desk.profiles.tables(ben)] == [0]

    at_desk(url, story)


def test_seats_won_before_join_and_those_of_somebody_else_stay_theirs(url: str) -> None:
    anna, ben = new_key(), new_key()

    async def story(desk: Desk) -> None:
        old = await desk.node.open(OpenTable(game="cards", seats=3, name="A"))
        await refused("no-such-profile", desk.profiles.claim(anna, [secrets.token_urlsafe(32)]))
        assert (await desk.profiles.claim(anna, [old.token])).seats == 1
        assert (await desk.profiles.claim(anna, [old.token])).seats == 1
        await desk.node.open(OpenTable(game="cards", seats=3, name="B", profile=ben))
        assert (await desk.profiles.claim(ben, [old.token])).seats == 1
        assert (await desk.profiles.you(anna)).seats == 1

    at_desk(url, story)


def test_a_code_works_once_and_two_profiles_become_one(url: str) -> None:
    phone, laptop, third, clock = new_key(), new_key(), new_key(), Shifted()

    async def story(desk: Desk) -> None:
        here = await desk.node.open(OpenTable(game="cards", seats=3, name="A", profile=phone))
        there = await desk.node.open(OpenTable(game="dice", seats=2, name="A", profile=laptop))
        void = await desk.profiles.make_code(phone)
        made = await desk.profiles.make_code(phone)
        await refused("bad-code", desk.profiles.take_code(laptop, void.code))
        typed = f" {made.code[:4].lower()}-{made.code[4:]} "
        joined = await desk.profiles.take_code(laptop, typed)
        assert (joined.seats, joined.browsers) == (2, 2)
        await refused("bad-code", desk.profiles.take_code(third, made.code))
        for key in (phone, laptop):
            assert {one.id for one in await desk.profiles.tables(key)} == {here.table, there.table}
        late = await desk.profiles.make_code(laptop)
        clock.ahead = CODE_LASTS + 1
        await refused("bad-code", desk.profiles.take_code(third, late.code))

    at_desk(url, story, clock)


def test_a_browser_of_the_profile_gets_a_token_of_its_own_for_a_seat(url: str) -> None:
    phone, laptop, stranger = new_key(), new_key(), new_key()

    async def story(desk: Desk) -> None:
        host = await desks.open_table(desk)
        mine = await desk.node.join(host.table, TakeSeat(name="Ben", profile=phone))
        await desk.profiles.take_code(laptop, (await desk.profiles.make_code(phone)).code)
        await desk.node.command(host.table, 0, Arrange([2, 1, 0]))
        ticket = await desk.profiles.ticket(laptop, host.table)
        assert ticket.token != mine.token
        assert await desk.node.seat_of(host.table, ticket.token) == ticket.seat == 1
        await desk.node.command(host.table, 0, Arrange([1, 0, 2]))
        assert await desk.node.seat_of(host.table, ticket.token) == 0
        await refused("no-such-profile", desk.profiles.ticket(stranger, host.table))

    at_desk(url, story)


def test_a_deleted_profile_leaves_nothing_in_the_database(url: str, tmp_path: Path) -> None:
    name, words, key = "Rosalind-Q7", "a word to remember 4711", new_key()
    ids: list[str] = []

    async def story(desk: Desk) -> None:
        host = await desks.open_table(desk, name="Host")
        mine = await desks.join(desk, host.table, name, profile=key)
        third = await desks.join(desk, host.table, "Third")
        await mine.do(Say(words))
        await host.start()
        alone = {"computers": ["random", "random"], "start": True}
        await desks.open_table(desk, name=name, profile=key, **alone)
        for _ in range(30):  # enough for more than one page of every table
            await desk.node.open(OpenTable(game="cards", seats=3, name=name, profile=key))
        found = await desk.node.store.profiles.find(hashed(key))
        assert found
        ids.append(found.id)
        await desk.profiles.delete(key)
        await refused("no-such-profile", desk.profiles.you(key))
        await refused("bad-token", desk.node.seat_of(mine.table, mine.token))
        names = [seat["name"] for seat in (await third.until(_forgotten))["table"]["seats"]]
        assert names == ["Host", "…", "Third"]
        assert (await third.until(_left))["table"]["phase"] == "playing"
        if url.startswith("sqlite"):
            # while the server still runs, with its write-ahead log
            _has_none_of(_files(tmp_path), name, words, hashed(key), found.id)

    at_desk(url, story)
    if url.startswith("sqlite"):
        backup = tmp_path / "backup"
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("VACUUM INTO ?", (str(backup),))
        database.close()
        _has_none_of(_files(tmp_path) + backup.read_bytes(), name, words, hashed(key), ids[0])
    else:
        _has_none_of(asyncio.run(_dumped(url)), name, words, hashed(key), ids[0])


def test_what_a_backup_keeps_in_the_write_ahead_log_goes_after_it(tmp_path: Path) -> None:
    name, key = "Rosalind-Q7", new_key()

    async def story(desk: Desk) -> None:
        await desk.node.open(OpenTable(game="cards", seats=3, name=name, profile=key))
        backup = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        backup.execute("BEGIN")
        backup.execute("SELECT count(*) FROM log").fetchone()
        await desk.profiles.delete(key)
        assert name.encode() in _files(tmp_path)
        backup.execute("COMMIT")
        backup.close()
        while name.encode() in _files(tmp_path):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        await desk.node.open(OpenTable(game="cards", seats=3, name="Host"))

    at_desk(f"sqlite:///{tmp_path}/tables.db", story)


def test_on_postgresql_a_full_vacuum_leaves_nothing_of_a_profile_on_the_disk(
    postgres: PostgresServer,
) -> None:
    name, key = "Rosalind-Q7", new_key()
    url = postgres.database()
    database, ids = url.rpartition("/")[2], list[str]()

    async def story(desk: Desk) -> None:
        await desk.node.open(OpenTable(game="cards", seats=3, name="Host"))
        for _ in range(30):
            await desk.node.open(OpenTable(game="cards", seats=3, name=name, profile=key))
        found = await desk.node.store.profiles.find(hashed(key))
        assert found
        ids.append(found.id)
        there = postgres.files(database)
        assert all(one in there for one in (name.encode(), hashed(key), found.id.encode()))
        await desk.profiles.delete(key)
        # a plain one leaves bytes in the free space of pages; ANALYZE renews samples of values
        postgres.sql("VACUUM (FULL, ANALYZE)", database)
        _has_none_of(postgres.files(database), name, hashed(key), found.id)

    at_desk(url, story)
    _has_none_of(postgres.files(database), name, hashed(key), ids[0])


def _forgotten(standing: dict[str, Any]) -> bool:
    return bool(standing["table"]["seats"][1]["name"] == "…")


def _left(standing: dict[str, Any]) -> bool:
    return bool(standing["table"]["seats"][1]["held_why"] == "left")


def _files(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in sorted(folder.glob("tables.db*")))


def _has_none_of(data: bytes, *secrets_: str | bytes) -> None:
    assert len(data) > 10_000
    for one in secrets_:
        raw = one.encode() if isinstance(one, str) else one
        assert raw not in data, one
        assert raw.hex().encode() not in data, one


async def _dumped(url: str) -> bytes:
    """All rows of all tables, as a backup made now would have them."""
    connection = await asyncpg.connect(url)
    try:
        tables = await connection.fetch(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
        )
        rows = [
            await connection.fetch(f'SELECT t::text FROM "{name}" t')  # hashes as hex
            for (name,) in tables
        ]
        bodies = await connection.fetch("SELECT body FROM log")
    finally:
        await connection.close()
    texts = [str(row[0]).encode() for one in rows for row in one]
    return b"\n".join([*texts, *(bytes(row[0]) for row in bodies)])


def test_over_http_a_key_is_the_token_and_everything_is_judged(server: Server) -> None:
    http, key = server.http(), new_key()
    mine = {"authorization": f"Bearer {key}"}
    assert http.get("/api/you").status_code == 401
    assert http.get("/api/you", headers=mine).json()["rule"] == "no-such-profile"
    assert http.get("/api/you", headers={"authorization": "Bearer short"}).status_code == 404
    bad = {"game": "cards", "seats": 3, "name": "Ada", "profile": "short"}
    assert http.post("/api/tables", json=bad).status_code == 400
    ticket = server.open_table(profile=key)
    joined = server.open_table()
    claimed = http.post("/api/you/seats", json={"tokens": [joined["token"]]}, headers=mine)
    assert claimed.json()["seats"] == 2
    code = http.post("/api/you/codes", headers=mine).json()["code"]
    other = {"authorization": f"Bearer {new_key()}"}
    wrong = http.post("/api/you/browsers", json={"code": "AAAAAAAA"}, headers=other)
    assert (wrong.status_code, wrong.json()["rule"]) == (404, "bad-code")
    assert http.post("/api/you/browsers", json={"code": code}, headers=other).json()["seats"] == 2
    tables = http.get("/api/you/tables", headers=other).json()
    assert {one["id"] for one in tables} == {ticket["table"], joined["table"]}
    again = http.post(f"/api/you/tables/{ticket['table']}", headers=other)
    assert (again.status_code, again.json()["seat"]) == (201, 0)
    assert http.delete("/api/you", headers=mine).status_code == 204
    assert http.get("/api/you", headers=other).status_code == 404
    assert http.post(f"/api/tables/{ticket['table']}/link", headers=bearer(ticket)).is_error


def test_codes_cannot_be_guessed_forever(tmp_path: Path) -> None:
    guesser = {"authorization": f"Bearer {new_key()}"}
    with serving(tmp_path) as limited:
        http = limited.http()
        answers = [
            http.post("/api/you/browsers", json={"code": "AAAAAAAA"}, headers=guesser).json()
            for _ in range(30)
        ]
    rules = [answer["rule"] for answer in answers]
    assert rules[0] == "bad-code"
    assert rules[-1] == "too-fast"
