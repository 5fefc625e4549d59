"""Nothing waits for ever: not for a client that stops reading, nor for a part that stays open."""

import asyncio
import json
import random
import select
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from stonehenge.tables.network import connection, serve
from stonehenge.tables.network.connection import MOST_QUEUED, Connection
from tests.run import environment
from tests.tables.servers import Server, address_of
from tests.waiting import PATIENCE


def test_a_client_that_reads_nothing_is_abandoned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "GRACE", 0.01)

    async def story() -> None:
        deaf = Connection(None)
        gone = asyncio.Event()
        deaf.abort = gone.set
        for number in range(MOST_QUEUED):
            deaf.send(b"%d" % number)
        over = [deaf.is_over]
        deaf.send(b"one too many")
        assert [*over, deaf.is_over] == [False, True]
        await asyncio.wait_for(gone.wait(), 5)
        heard = [message async for messages in deaf.messages() for message in messages]
        assert len(heard) == MOST_QUEUED + 1
        assert json.loads(heard[-1]) == {"type": "bye", "reason": "slow"}

    asyncio.run(story())


@pytest.mark.parametrize("seed", range(20))
def test_a_client_that_is_slow_at_times_gets_everything_once_and_in_order(seed: int) -> None:
    luck = random.Random(seed)

    async def story() -> list[bytes]:
        client, written, ready = Connection(None), [], asyncio.Event()

        def write_now(messages: list[bytes]) -> bool:
            if ready.is_set():
                written.extend(messages)
            return ready.is_set()

        async def write() -> None:
            async for messages in client.messages():
                await ready.wait()
                written.extend(messages)

        client.write_with(write_now)
        writer = asyncio.create_task(write())
        for number in range(100):
            luck.choice((ready.set, ready.clear, lambda: None))()
            client.send(b"%d" % number)
            if luck.random() < 0.7:
                await asyncio.sleep(0)
        client.hang_up("later")
        ready.set()
        await writer
        return written

    assert asyncio.run(story())[:-1] == [b"%d" % number for number in range(100)]


STREAM = "GET /api/tables/{table}/events HTTP/1.1\r\nhost: {host}\r\n\r\n"
UPGRADE = (
    "GET /ws/{table} HTTP/1.1\r\nhost: {host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
HELLO = b'\x81\x90\0\0\0\0{"type":"hello"}'
"""A text of 16 bytes, masked with zeros."""


def test_the_connection_of_a_client_that_reads_nothing_is_really_closed(server: Server) -> None:
    ticket = server.open_table(seats=6, computers=["random"] * 5, start=True)
    host = server.sit(ticket["table"], ticket["token"])
    with (
        deaf_client(server, ticket["table"], "stream") as stream,
        deaf_client(server, ticket["table"], "socket") as deaf,
    ):
        assert is_held(stream)
        assert is_held(deaf)
        end = time.monotonic() + 2 * PATIENCE
        while (is_held(stream) or is_held(deaf)) and time.monotonic() < end:
            for what in ("pause", "resume"):  # everybody is told everything
                assert host.do(what)["type"] == "done"
        assert not is_held(stream)
        assert not is_held(deaf)
    assert host.do("say", text="still here")["type"] == "done"
    assert server.is_well()


def deaf_client(server: Server, table: str, way: str) -> socket.socket:
    """A client that asks for everything at a table and reads nothing of it."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    name, port = server.host.split(":")
    deaf.connect((name, int(port)))
    asked = STREAM if way == "stream" else UPGRADE
    deaf.sendall(asked.format(table=table, host=server.host).encode())
    if way == "socket":
        assert select.select([deaf], [], [], PATIENCE)[0]  # the answer to the upgrade has come
        deaf.sendall(HELLO)
    return deaf


def is_held(client: socket.socket) -> bool:
    """Whether some process holds the other end of a connection on this machine."""
    here, there = (f":{address[1]:04X}" for address in (client.getsockname(), client.getpeername()))
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        _, local, remote, *_, inode = line.split()[:10]
        if local.endswith(there) and remote.endswith(here):
            return inode != "0"
    return False


def test_a_part_that_does_not_close_is_left(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(serve, "DRAIN", 0.01)

    async def never() -> None:
        await asyncio.Event().wait()

    asyncio.run(serve._close_soon("the store", never()))
    assert "the store took too long to close" in caplog.text


STUCK = """
import time
from stonehenge.tables.network import serve
from stonehenge.tables.running.node import Node

async def close(self):
    time.sleep(1000)  # not even the event loop goes on

Node.close = close
serve.DRAIN = 0.25
serve.serve(serve.ServerConfig(database="sqlite:///tables.db"))
"""


def test_a_server_that_is_stuck_while_it_stops_ends_all_the_same(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, "-c", STUCK],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment(tmp_path),
            cwd=tmp_path,
        )
    with process:
        address_of(process, log)
        process.send_signal(signal.SIGTERM)
        try:
            assert process.wait(PATIENCE) == serve.STUCK
        finally:
            process.kill()
    assert "could not stop" in log.read_text()
