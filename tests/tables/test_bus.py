"""Hints between nodes, over a real Redis."""

import asyncio

from stonehenge.tables.running.bus import Hint, RedisBus
from tests.tables.postgres import RedisServer


async def ignore(_hint: Hint) -> None:
    pass


def test_a_bus_that_has_much_to_tell_ends_at_once(redis_server: RedisServer) -> None:
    async def story() -> None:
        for number in range(10):
            bus = RedisBus(redis_server.url)
            await bus.start(ignore)
            for seq in range(1000):
                bus.tell(Hint("here", "T", seq))
            await asyncio.sleep(0.02 + number / 500)
            await asyncio.wait_for(bus.close(), 5)

    asyncio.run(story())


def test_everybody_else_hears_what_one_node_tells(redis_server: RedisServer) -> None:
    async def story() -> None:
        heard: asyncio.Queue[Hint] = asyncio.Queue()
        here, there = (RedisBus(redis_server.url) for _ in range(2))
        await there.start(heard.put)
        await here.start(ignore)
        hint = Hint("here", "T", 7, (0, 2))
        async with asyncio.timeout(10):
            while heard.empty():  # until it listens
                here.tell(hint)
                await asyncio.sleep(0.05)
        assert await heard.get() == hint
        await here.close()
        await there.close()

    asyncio.run(story())
