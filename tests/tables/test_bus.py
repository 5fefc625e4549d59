"""Hints between nodes, over a real Redis."""

import asyncio
from pathlib import Path

from stonehenge.tables.log import events as log
from stonehenge.tables.network.serve import ServerConfig, running_desk
from stonehenge.tables.running.bus import Hint, RedisBus
from stonehenge.tables.storage.store import Row
from tests.tables.desks import Client, open_table
from tests.tables.postgres import RedisServer


async def ignore(_hint: Hint) -> None:
    pass


def test_a_bus_that_has_much_to_tell_ends_at_once(redis_server: RedisServer) -> None:
    async def story() -> None:
        for number in range(10):
            bus = RedisBus(redis_server.url)
            await bus.start(ignore)
            for seq in range(1000):
                bus.tell(Hint("here", "T", Row(seq, 0, b"[]")))
            await asyncio.sleep(0.02 + number / 500)
            await asyncio.wait_for(bus.close(), 5)

    asyncio.run(story())


def test_everybody_else_hears_what_one_node_tells(redis_server: RedisServer) -> None:
    async def story() -> None:
        heard: asyncio.Queue[Hint] = asyncio.Queue()
        here, there = (RedisBus(redis_server.url) for _ in range(2))
        await there.start(heard.put)
        await here.start(ignore)
        hint = Hint("here", "T", Row(7, 8, b"[]"), (0, 2))
        async with asyncio.timeout(10):
            while heard.empty():  # until it listens
                here.tell(hint)
                await asyncio.sleep(0.05)
        assert await heard.get() == hint
        await here.close()
        await there.close()

    asyncio.run(story())


def said(seq: int, text: str) -> Row:
    return Row(seq, 0, log.write([log.Said(0, text)]))


def test_a_row_comes_with_its_hint_and_only_what_is_missing_is_read(
    redis_server: RedisServer, tmp_path: Path
) -> None:
    config = ServerConfig(database=f"sqlite:///{tmp_path}/tables.db", redis=redis_server.url)

    async def tell(other: RedisBus, anna: Client, row: Row) -> None:
        while anna.standing["seq"] < row.seq:  # until the node listens
            other.tell(Hint("other", anna.table, row))
            await asyncio.sleep(0.02)

    async def story() -> None:
        other = RedisBus(redis_server.url)
        await other.start(ignore)
        async with running_desk(config) as desk:
            anna = await open_table(desk)
            seq = anna.standing["seq"]
            for row in (said(seq + 1, "one"), said(seq + 2, "two")):
                assert await desk.node.store.append(anna.table, row)
            await tell(other, anna, said(seq + 2, "two"))
            await tell(other, anna, said(seq + 3, "three, which no log has"))
            told = [event["text"] for event in anna.events("said")]
            assert told == ["one", "two", "three, which no log has"]
        await other.close()

    asyncio.run(asyncio.wait_for(story(), 30))
