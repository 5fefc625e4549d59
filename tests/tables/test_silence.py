"""Connections that say nothing are closed, and take no room from those who do."""

import logging
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from stonehenge.tables.network.doorway import RESERVED
from stonehenge.tables.network.logs import MOST_OF_A_KIND, JsonLines, Throttle
from stonehenge.tables.network.pages import load
from tests.tables.servers import Server, rules, serving
from tests.waiting import PATIENCE, wait_until

UPGRADE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\n\r\n"
)


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may have few files and connections open, with its limits."""
    with serving(tmp_path_factory.mktemp("limited"), descriptors=1024) as running:
        yield running
        assert not running.complaints()


def connected(
    server: Server, said: str = "", address: str = "127.0.0.1", buffer: int | None = None
) -> socket.socket:
    """A connection on which this much was said; `buffer` is what the system reads ahead."""
    host, port = server.host.split(":")
    raw = socket.socket()
    raw.settimeout(PATIENCE)
    if buffer:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.bind((address, 0))
    raw.connect((host, int(port)))
    raw.sendall(said.encode())
    return raw


def is_closed(raw: socket.socket) -> bool:
    """Whether the server hangs up; waits for it, and reads what comes before."""
    try:
        while raw.recv(4096):
            pass
    except ConnectionError:
        pass
    except TimeoutError:
        return False
    return True


def test_whoever_says_nothing_is_disconnected(limited: Server) -> None:
    host = limited.open_table()
    line = f"GET /healthz HTTP/1.1\r\nHost: {limited.host}\r\n"
    post = f"POST /api/tables HTTP/1.1\r\nHost: {limited.host}\r\nContent-Length: 50\r\n\r\n"
    with ExitStack() as stack:
        stream = limited.http().stream("GET", f"/api/tables/{host['table']}/events")
        lines = stack.enter_context(stream).iter_lines()
        assert next(lines)
        silent = [
            connected(limited),
            connected(limited, line),
            connected(limited, f"{line}\r\n{line}"),
            connected(limited, f"{post}{{"),
            connected(limited, UPGRADE.format(table=host["table"], host=limited.host)),
        ]
        for raw in silent:
            stack.enter_context(raw)
        polite = limited.socket(host["table"])
        assert all(is_closed(raw) for raw in silent)
        assert rules(polite.hear_out()) == ["hello-first"]
        limited.sit(host["table"], host["token"]).do("react", reaction="hello")
        while "reacted" not in next(lines):  # the stream was only quiet, and is still there
            pass


def test_a_request_in_pieces_is_answered(limited: Server) -> None:
    with connected(limited) as raw:
        for _ in range(2):
            for piece in ("GET /healthz HT", f"TP/1.1\r\nHost: {limited.host}\r\n", "\r\n"):
                raw.sendall(piece.encode())
            answer = b""
            while not answer.endswith(b"}"):
                answer += raw.recv(4096)
            assert answer.startswith(b"HTTP/1.1 200")


def silent_ones(server: Server, table: str) -> Callable[[int], socket.socket]:
    """Makes silent connections of all kinds from many addresses."""
    sayings = ("", "GET /healthz HTTP/1.1\r\n", UPGRADE.format(table=table, host=server.host))
    return lambda number: connected(server, sayings[number % 3], f"127.0.1.{number % 30 + 1}")


def descriptors(server: Server) -> int:
    """How many files and connections the server has open."""
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


def test_silent_connections_leave_room_for_others(limited: Server) -> None:
    host = limited.open_table("dice", 2, computers=["apprentice"], start=True, settings={"pace": 0})
    player = limited.sit(host["table"], host["token"])
    connect = silent_ones(limited, host["table"])
    most_open = descriptors(limited)
    with ExitStack() as stack:
        for number in range(1_100):
            stack.enter_context(connect(number))
            most_open = max(most_open, descriptors(limited))
        assert limited.is_well()
        # without the cap the server would use up all 1,024; it opens some files of its own, too
        assert most_open <= 1_024 - RESERVED // 2
        assert player.do("react", reaction="hello")["type"] == "done"
        newcomer = limited.sit(host["table"])
        assert newcomer.standing["table"]["phase"] == "playing"


def test_silent_connections_of_one_address(limited: Server) -> None:
    """The oldest has to go when there are too many, well before its time is up."""
    with ExitStack() as stack:
        raws = [stack.enter_context(connected(limited, address="127.0.2.1")) for _ in range(101)]
        assert is_closed(raws[0])
        assert limited.is_well("127.0.2.1")
        raws[-1].setblocking(False)
        with pytest.raises(BlockingIOError):
            raws[-1].recv(1)


def test_connections_that_read_nothing(limited: Server) -> None:
    """Each asks for more than the system buffers, and leaves it there."""
    files = load()
    path = max(files, key=lambda one: len(files[one].data))
    big = f"GET {path} HTTP/1.1\r\nHost: {limited.host}\r\n\r\n"
    before = descriptors(limited)
    with ExitStack() as stack:
        for _ in range(200):
            stack.enter_context(connected(limited, big * 5, "127.0.3.1", buffer=4096))
        assert limited.is_well("127.0.3.1")
        wait_until(lambda: descriptors(limited) < before + 150)  # 100 of them, and some files


def test_log_lines_of_one_kind_are_throttled(tmp_path: Path) -> None:
    log = logging.getLogger("test.throttle")
    log.propagate = False
    handler = logging.FileHandler(tmp_path / "log")
    handler.setFormatter(JsonLines())
    handler.addFilter(Throttle())
    log.addHandler(handler)
    for number in range(100):
        log.error("failure %d", number)
    log.error("another kind")
    lines = (tmp_path / "log").read_text().splitlines()
    handler.close()
    log.removeHandler(handler)
    assert len(lines) == MOST_OF_A_KIND + 1
    assert "another kind" in lines[-1]
