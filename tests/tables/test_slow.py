"""A client that stops reading is hung up on; nothing waits for it."""

import asyncio
import json

import pytest

from stonehenge.tables import connection
from stonehenge.tables.connection import MOST_WAITING, Connection


def test_a_client_that_reads_nothing_is_abandoned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "GRACE", 0.01)

    async def story() -> None:
        deaf = Connection(None)
        gone = asyncio.Event()
        deaf.abandon = gone.set
        for number in range(MOST_WAITING):
            deaf.send(b"%d" % number)
        assert not deaf.is_over
        deaf.send(b"one too many")
        assert deaf.is_over
        await asyncio.wait_for(gone.wait(), 5)
        heard = [message async for message in deaf.messages()]
        assert len(heard) == MOST_WAITING + 1
        assert json.loads(heard[-1]) == {"type": "bye", "reason": "slow"}

    asyncio.run(story())
