"""Troubles of the moment are told as such, and whoever comes back is served."""

import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from stonehenge.tables.client import Table
from tests.tables.servers import Server, rules, serving

LATER = {"type": "bye", "reason": "later", "again_in": 5}


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Server]:
    """A server that has not read its database yet."""
    with serving(tmp_path) as running:
        yield running


def test_a_database_that_is_away_for_a_while(alone: Server, tmp_path: Path) -> None:
    wish = {"game": "cards", "seats": 3, "name": "Ada"}
    ticket = alone.http().post("/api/tables", json=wish).json()  # promising would read the table
    file, away = tmp_path / "tables.db", tmp_path / "elsewhere.db"
    file.rename(away)
    visit = alone.socket(ticket["table"])
    visit.send({"type": "hello", "token": ticket["token"]})
    *before, bye = visit.hear_out()
    assert (rules(before), bye) == (["storage-down"], LATER)

    heard = threading.Event()

    def listen() -> None:
        table = Table.resume(alone.url, ticket["token"], ticket["table"])
        next(table.updates())
        heard.set()

    listening = threading.Thread(target=listen)
    listening.start()
    assert not heard.is_set()
    away.rename(file)
    listening.join()
    assert heard.is_set()
    assert alone.sit(ticket["table"], ticket["token"]).do("react", reaction="wow")["type"] == "done"


def test_a_server_that_stops_says_so_before_the_hello(alone: Server) -> None:
    visit = alone.socket(alone.open_table()["table"])
    alone.process.send_signal(signal.SIGTERM)
    assert visit.hear_out() == [{"type": "bye", "reason": "restart", "again_in": 1}]
