"""Nothing waits for ever: not for a client that stops reading, nor for a part that stays open."""

import asyncio
import json

import pytest

from stonehenge.tables import connection, serve
from stonehenge.tables.connection import MOST_WAITING, Connection


def test_a_client_that_reads_nothing_is_abandoned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "GRACE", 0.01)

    async def story() -> None:
        deaf = Connection(None)
        gone = asyncio.Event()
        deaf.abandon = gone.set
        for number in range(MOST_WAITING):
            deaf.send(b"%d" % number)
        over = [deaf.is_over]
        deaf.send(b"one too many")
        assert [*over, deaf.is_over] == [False, True]
        await asyncio.wait_for(gone.wait(), 5)
        heard = [message async for message in deaf.messages()]
        assert len(heard) == MOST_WAITING + 1
        assert json.loads(heard[-1]) == {"type": "bye", "reason": "slow"}

    asyncio.run(story())


def test_a_part_that_does_not_close_is_left(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(serve, "DRAIN", 0.01)

    async def never() -> None:
        await asyncio.Event().wait()

    asyncio.run(serve._soon("the store", never()))
    assert "the store took too long to close" in caplog.text
