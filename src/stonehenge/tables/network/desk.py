"""The front desk: carries out what sockets and HTTP requests ask for, or refuses it, and counts."""

import time
from typing import Final

from stonehenge.tables.deals.matches import MatchRoom
from stonehenge.tables.deals.room import DealRoom
from stonehenge.tables.log.fold import Owner
from stonehenge.tables.messages import Command, React, Say
from stonehenge.tables.network.connection import Connection
from stonehenge.tables.network.guard import Guard
from stonehenge.tables.network.health import Health
from stonehenge.tables.network.metrics import Metrics
from stonehenge.tables.pads.room import PadRoom
from stonehenge.tables.profiles.room import ProfileRoom
from stonehenge.tables.running.live import LiveTable
from stonehenge.tables.running.node import Node
from stonehenge.tables.running.reviews import Reviews
from stonehenge.tables.running.thinkers import Thinkers
from stonehenge.tables.storage.database import StoreError, StoreFull
from stonehenge.vocabulary import IllegalAction, Seat


class Desk:
    """Everything that the handlers of requests need."""

    def __init__(
        self, node: Node, pads: PadRoom, guard: Guard, thinkers: Thinkers, reviews: Reviews
    ) -> None:
        self.node: Final = node
        self.pads: Final = pads
        self.profiles: Final = ProfileRoom(node)
        self.deals: Final = DealRoom(node, self.profiles, thinkers, reviews.coaching)
        self.matches: Final = MatchRoom(node, self.deals)
        self.guard: Final = guard
        self.thinkers: Final = thinkers
        self.coaching: Final = reviews.coaching
        self.reviews: Final = reviews
        self.metrics: Final = Metrics()
        self.health: Final = Health(node.store, node.clock)
        self.connections: Final[set[Connection]] = set()
        self.draining = False

    async def seat_of(self, table_id: str, token: str, address: str) -> Seat:
        """The seat that this token opens; a right one always works, wrong ones are counted."""
        try:
            return await self.node.seat_of(table_id, token)
        except IllegalAction:
            self.guard.count(self.guard.guesses, address)
            raise

    async def live_table(
        self, table_id: str, address: str, seen: int = 0, token: str | None = None
    ) -> LiveTable:
        """The table with this id.

        An address that guesses too often has to wait, except with the token of a seat there.
        """
        if not self.guard.guesses.has_left(address):
            if token is None:
                raise IllegalAction("too-fast")
            await self.seat_of(table_id, token, address)
        try:
            return await self.node.live_table(table_id, seen)
        except IllegalAction:
            self.guard.count(self.guard.guesses, address)
            raise

    async def sit(self, live: LiveTable, token: str, address: str) -> Seat:
        """The seat that this token opens now; before the game, seats may change meanwhile."""
        while True:
            begun = live.table.phase != "open"
            seq = live.table.seq
            seat = await self.seat_of(live.id, token, address)
            if begun:
                return seat
            await live.catch_up()
            if live.table.seq == seq:
                return seat

    async def owner(self, live: LiveTable, token: str, address: str) -> Owner:
        """The owner of this token."""
        seat = await self.sit(live, token, address)
        owner = live.table.chairs[seat].owner
        assert owner is not None
        return owner

    async def command(self, table_id: str, owner: Owner, command: Command) -> int:
        """Carries out a command; every refusal is an IllegalAction."""
        begun = time.perf_counter()
        try:
            if isinstance(command, Say | React):
                self.guard.count(self.guard.talk, f"{table_id}/{owner}")
            seq = await self.node.command(table_id, owner, command)
        except StoreError as error:
            self.metrics.refusals.labels("storage").inc()
            raise self.storage_refusal(error) from error
        except IllegalAction as refusal:
            self.metrics.refusals.labels(refusal.rule).inc()
            raise
        self.metrics.commands.labels(type(command).__name__.lower()).inc()
        self.metrics.seconds.observe(time.perf_counter() - begun)
        return seq

    async def arrive(self, live: LiveTable, connection: Connection, since: int) -> None:
        """A client connects."""
        self.connections.add(connection)
        await self.node.arrive(live, connection, since)

    def depart(self, live: LiveTable, connection: Connection) -> None:
        """A client disconnects."""
        self.connections.discard(connection)
        self.node.depart(live, connection)

    def drain(self) -> None:
        """Says good-bye to all clients, which reconnect when the server is up again."""
        self.draining = True
        for connection in tuple(self.connections):
            connection.hang_up("restart")

    def measure(self) -> bytes:
        """The metrics as text for Prometheus."""
        self.metrics.sockets.set(len(self.connections))
        self.metrics.tables.set(len(self.node.tables))
        for reason, count in self.thinkers.forfeits.items():
            self.metrics.forfeits.labels(reason).set(count)
        for kind, count in self.coaching.waiting().items():
            self.metrics.coach.labels(kind).set(count)
        return self.metrics.text()

    def storage_refusal(self, error: StoreError) -> IllegalAction:
        """What a client is told when the store fails; the operator reads the cause in the log."""
        self.node.failures.report("answering a client", error)
        return IllegalAction("storage-full" if isinstance(error, StoreFull) else "storage-down")
