"""What the server promises it keeps when processes die: each fault is really made."""

import asyncio
import random
import resource
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from stonehenge.tables import messages
from stonehenge.tables.log.events import Settings
from stonehenge.tables.network.serve import ServerConfig, running_desk
from stonehenge.tables.running.clock import Clock
from tests.tables.desks import open_table, play_on
from tests.tables.postgres import PostgresServer, RedisServer
from tests.tables.storm import Node, check, open_tables, rage

pytestmark = pytest.mark.xdist_group("faults")  # one storm at a time on a small machine


def storm(
    nodes: list[Node],
    database: str,
    trouble: Callable[[random.Random], None],
    *,
    game: str = "cards",
    tables: int = 4,
    vanish: float = 0.0,
) -> None:
    """Plays on these nodes while trouble is made, and checks every promise afterwards."""
    luck = random.Random(7)
    try:
        for node in nodes:
            node.start()
        tickets = open_tables(nodes[0], tables, game)
        players = asyncio.run(rage(nodes, tickets, lambda: trouble(luck), vanish=vanish))
    finally:
        for node in nodes:
            node.stop()
    figures = asyncio.run(check(database, players))
    assert figures.acknowledged > tables  # something was really played


def kill_often(nodes: list[Node], times: int) -> Callable[[random.Random], None]:
    def trouble(luck: random.Random) -> None:
        for _ in range(times):
            time.sleep(0.5 + luck.random())
            node = luck.choice(nodes)
            node.kill()
            node.start()

    return trouble


@pytest.mark.parametrize("game", ["cards", "dice"])
def test_killed_at_random_moments_on_sqlite(tmp_path: Path, game: str) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    node = Node(tmp_path, "--database", database)
    storm([node], database, kill_often([node], 3), game=game)


def test_killed_at_random_moments_on_postgresql_with_two_nodes(
    tmp_path: Path, postgres: PostgresServer, redis_server: RedisServer
) -> None:
    database = postgres.database()
    nodes = [Node(tmp_path, "--database", database, "--redis", redis_server.url) for _ in range(2)]
    storm(nodes, database, kill_often(nodes, 3))


def test_postgresql_restarted(tmp_path: Path, own_postgres: PostgresServer) -> None:
    database = own_postgres.database()

    def trouble(_luck: random.Random) -> None:
        time.sleep(1)
        own_postgres.stop()
        time.sleep(0.5)
        own_postgres.start()

    storm([Node(tmp_path, "--database", database)], database, trouble)


def test_redis_restarted(
    tmp_path: Path, postgres: PostgresServer, redis_server: RedisServer
) -> None:
    database = postgres.database()
    nodes = [Node(tmp_path, "--database", database, "--redis", redis_server.url) for _ in range(2)]

    def trouble(_luck: random.Random) -> None:
        time.sleep(1)
        redis_server.kill()
        time.sleep(1)
        redis_server.start()

    storm(nodes, database, trouble)


def test_clients_that_vanish_in_the_middle_of_an_action(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    node = Node(tmp_path, "--database", database)
    storm([node], database, lambda _luck: time.sleep(3), vanish=0.3)


def test_a_full_disk_is_refused_clearly_and_everything_goes_on_when_there_is_room(
    tmp_path: Path,
) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    node = Node(tmp_path, "--database", database)

    def limit(size: int) -> None:
        assert node.process is not None
        resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def trouble(_luck: random.Random) -> None:
        time.sleep(1)
        limit(4096)  # no file may grow
        time.sleep(1.5)
        limit(resource.RLIM_INFINITY)

    storm([node], database, trouble)


class Jumpy(Clock):
    """A clock whose calendar jumps by a day, back and forth."""

    def __init__(self) -> None:
        self._luck = random.Random(3)

    def now(self) -> int:
        return super().now() + self._luck.choice((-86_400_000, 0, 86_400_000))


def test_a_calendar_that_jumps_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        config = ServerConfig(database=f"sqlite:///{tmp_path}/tables.db")
        async with running_desk(config, Jumpy()) as desk:
            anna = await open_table(
                desk,
                computers=["apprentice"] * 2,
                start=True,
                settings=Settings(pace=0, clock=60, away_after=60),
            )
            await play_on(anna, lambda s: s["view"]["round"] >= 4)
            acted = anna.events("acted")
            assert all(event["by"] != "clock" for event in acted)
            assert not anna.events("held")
            await anna.do(messages.Say("still here"))

    asyncio.run(story())
