"""A table with somebody hostile at it, and others who must not notice."""

import time
from collections.abc import Iterator

import pytest

from tests.tables.servers import Client, Server

PROMPT = 10.0
"""Seconds in which a bystander is served, even on a busy machine."""


class Scene:
    """A table with a villain and a bystander, and a bystander at another table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.host = server.open_table(seats=3, settings={"pace": 0})
        self.table: str = self.host["table"]
        self.villain = server.join(self.table, "Villain")
        elsewhere = server.open_table()
        self.bystanders = [
            server.sit(self.table, self.host["token"]),
            server.sit(elsewhere["table"], elsewhere["token"]),
        ]
        self.elsewhere = elsewhere

    def socket(self) -> Client:
        return self.server.socket(self.table)

    def sit(self) -> Client:
        return self.server.sit(self.table, self.villain["token"])

    def start(self) -> None:
        """The game begins, with a computer player that never moves on the last seat."""
        self.third = self.server.join(self.table, "Zoe")
        self.server.start(self.host)

    def others_are_served(self) -> bool:
        for client in self.bystanders:
            before = time.monotonic()
            assert client.do("react", reaction="hello")["type"] == "done"
            assert time.monotonic() - before < PROMPT
        return self.server.is_well()


@pytest.fixture
def scene(server: Server) -> Iterator[Scene]:
    server.complaints()
    made = Scene(server)
    yield made
    for client in made.bystanders:
        client.close()
    assert not server.complaints()
