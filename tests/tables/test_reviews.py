"""Reviews on a server: only of finished games, made once, kept, given up and forgotten."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from stonehenge import dice
from stonehenge.coach.verdicts import coach_version
from stonehenge.tables.messages import ReviewStatus, Ticket
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.network.serve import ServerConfig, running_desk
from stonehenge.tables.running import reviews
from stonehenge.tables.running.clock import Clock
from stonehenge.tables.storage.database import Job, Statement
from stonehenge.tables.storage.opening import open_store
from stonehenge.tables.storage.reviews import Progress, ReviewKey
from stonehenge.tables.storage.store import Store
from tests.coach.mistakes import SHORT, Careless, Hasty, wizard_wasted
from tests.tables.postgres import PostgresServer
from tests.tables.servers import Server, bearer, serving, stop
from tests.waiting import PATIENCE, wait_until
from web.tools.scenes import asked, over, scene

pytestmark = pytest.mark.xdist_group("coach")

HERE: Final = "192.0.2.1"


def told(story: Callable[[], Awaitable[None]]) -> None:
    async def within() -> None:
        await asyncio.wait_for(story(), 4 * PATIENCE)

    asyncio.run(within())


# the rows


def test_a_review_is_claimed_once_reported_kept_and_forgotten(url: str) -> None:
    key, old = ReviewKey("T", 1, "1.2"), ReviewKey("T", 1, "1.1")

    async def play(store: Store) -> None:
        kept = store.reviews
        assert await kept.claim(key, "a", 1000, 0)
        assert not await kept.claim(key, "b", 1001, 0)
        assert await kept.report(key, "b", 1002, Progress()) is None
        await kept.want(key, 1500)
        assert await kept.report(key, "a", 1600, Progress(0, 3, 9)) == 1500
        (row,) = await kept.of_seat("T", 1)
        assert (row.at, row.wanted, row.progress, row.body) == (1600, 1500, (0, 3, 9), None)
        assert await kept.claim(key, "b", 9000, stale=8000)  # "a" is dead
        assert not await kept.keep(key, "a", 9001, b"too late")
        assert await kept.keep(key, "b", 9002, b"{}" * 1000)
        assert not await kept.claim(key, "a", 99_000, stale=98_000)
        await kept.give_up(key, "b")  # only what is not made yet
        assert await kept.claim(old, "a", 500, 0)
        assert await kept.keep(old, "a", 500, b"an older one stays")
        assert [(one.version, one.body) for one in await kept.of_seat("T", 1)] == [
            ("1.2", b"{}" * 1000),
            ("1.1", b"an older one stays"),
        ]
        await kept.forget("T", 1)
        assert await kept.of_seat("T", 1) == []

    async def scene_() -> None:
        store = await open_store(url)
        try:
            await play(store)
        finally:
            await store.close()

    asyncio.run(scene_())


# a real server


def reviewed(server: Server, ticket: Ticket, seat: int = 0) -> dict[str, Any]:
    """The review of a seat, once it is ready."""
    place, http = f"/api/tables/{ticket.table}/review/{seat}", server.http()
    first = http.post(place)
    assert first.status_code == 200, first.text
    states = [first.json()]

    def is_ready() -> bool:
        states.append(http.get(place).json())
        assert states[-1]["state"] in ("waking", "queued", "working", "ready")
        return bool(states[-1]["state"] == "ready")

    wait_until(is_ready, 4 * PATIENCE)
    assert states[-1]["current"]
    review: dict[str, Any] = states[-1]["review"]
    return review


def test_the_mistake_of_a_prepared_game_is_named_kept_over_a_restart_and_forgotten(
    tmp_path: Path,
) -> None:
    database = tmp_path / "tables.db"
    ticket = scene(database, "cards", wizard_wasted, seats=3, options=SHORT, first=Careless())
    running = scene(database, "cards", asked("play", 2), seats=3)
    with serving(tmp_path, "--no-limits") as server:
        review = reviewed(server, ticket)
        assert [(one["round"], one["action"]) for one in review["moments"]] == [(1, ["bid", 0])]
        assert review["moments"][0]["why"][0]["reason"] == "because-below-wizards"
        assert review["points"] == review["average"] + review["luck"] + review["choices"]
        assert review["choices"] == -40
        for method in ("GET", "POST"):
            place = f"/api/tables/{running.table}/review/0"
            answer = server.http().request(method, place, headers=bearer(_plain(running)))
            assert (answer.status_code, answer.json()["rule"]) == (409, "game-not-over")
            place = f"/api/tables/{ticket.table}/review/5"
            assert server.http().request(method, place).json()["rule"] == "no-such-seat"
    with serving(tmp_path, "--no-limits") as server:
        place = f"/api/tables/{ticket.table}/review/0"
        assert server.http().get(place).json()["review"] == review
        name = f"/api/tables/{ticket.table}/me"
        assert server.http().delete(name, headers=bearer(_plain(ticket))).status_code == 204
        assert server.http().get(place).json()["state"] == "none"
        assert server.complaints() == ""
        assert stop(server.process) == 0


def _plain(ticket: Ticket) -> dict[str, Any]:
    return {"table": ticket.table, "token": ticket.token}


# several nodes, and what becomes of reviews that nobody waits for


class Later(Clock):
    """A clock that can be put forward."""

    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


@asynccontextmanager
async def desk_at(url: str, clock: Clock | None = None) -> AsyncIterator[Desk]:
    async with running_desk(ServerConfig(database=url), clock) as desk:
        yield desk


async def look(desk: Desk, table: str, seat: int = 0) -> ReviewStatus:
    return await desk.reviews.look((await desk.node.live_table(table)).table, seat)


async def ask(desk: Desk, table: str, seat: int = 0) -> ReviewStatus:
    return await desk.reviews.ask((await desk.node.live_table(table)).table, seat, HERE)


async def until(desk: Desk, table: str, *states: str) -> ReviewStatus:
    while True:
        status = await look(desk, table)
        if status.state in states:
            return status
        await asyncio.sleep(0.02)


def test_two_nodes_make_a_review_once(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "REPORT_EVERY", 0.05)
    url = postgres.database()
    ticket = scene(url, "dice", over, seats=2, options=SHORT, first=Hasty())

    async def story() -> None:
        async with desk_at(url) as one, desk_at(url) as other:
            assert (await ask(one, ticket.table)).state == "working"
            assert (await ask(other, ticket.table)).state in ("queued", "working")
            assert not other.coaching._processes[0].under_way("review")
            assert (await until(other, ticket.table, "working", "ready")).of >= 0
            made = await until(other, ticket.table, "ready")
            assert made == await look(one, ticket.table)
            assert made.current
            assert made.review is not None
            (moment,) = made.review.moments
            assert (moment.round, type(moment.action)) == (1, dice.Predict)

    told(story)


def test_a_review_that_nobody_waits_for_is_given_up_and_a_forgotten_one_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "REPORT_EVERY", 0.05)
    url = f"sqlite:///{tmp_path}/tables.db"
    ticket = scene(url, "cards", over, seats=3)
    clock = Later()

    async def story() -> None:
        async with desk_at(url, clock) as desk:
            await ask(desk, ticket.table)
            await until(desk, ticket.table, "working")
            clock.ahead = reviews.UNWANTED_AFTER + 1
            asked_ = next(iter(desk.reviews._making.values())).asked
            while not asked_.future.cancelled():  # noqa: ASYNC110 - another task does it
                await asyncio.sleep(0.01)
            await until(desk, ticket.table, "none")
            await ask(desk, ticket.table)
            kept = desk.node.store.reviews
            for seat in (0, 1):  # of an older coach
                await kept.claim(ReviewKey(ticket.table, seat, "0"), "node", 1, 0)
                await kept.keep(ReviewKey(ticket.table, seat, "0"), "node", 1, b"{}")
            live = await desk.node.live_table(ticket.table)
            owner = live.table.chairs[0].owner
            assert owner is not None
            await desk.node.forget(ticket.table, owner)
            assert await kept.of_seat(ticket.table, 0) == []
            while desk.reviews._making:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            assert await kept.of_seat(ticket.table, 0) == []
            assert [one.version for one in await kept.of_seat(ticket.table, 1)] == ["0"]

    told(story)


def test_a_review_of_an_older_coach_stays_and_says_so(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    ticket = scene(url, "dice", over, seats=2, options=SHORT)

    async def story() -> None:
        async with desk_at(url) as desk:
            await ask(desk, ticket.table)
            made = await until(desk, ticket.table, "ready")
            await _age(desk.node.store, ticket.table)
            old = await look(desk, ticket.table)
            assert (old.state, old.current, old.review) == ("ready", False, made.review)
            await ask(desk, ticket.table)
            while not (await look(desk, ticket.table)).current:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
            assert [
                row.version for row in await desk.node.store.reviews.of_seat(ticket.table, 0)
            ] == [
                coach_version("dice"),
                "0.9",
            ]

    told(story)


async def _age(store: Store, table: str) -> None:
    """Makes the reviews of a table those of an older version."""
    sql = "UPDATE reviews SET version = '0.9' WHERE table_id = $1 RETURNING seat"
    await store.database.write(Job(table, [Statement(sql, (table,))]))
