"""Which owners are connected: to this node, and as far as other nodes report, to them."""

from collections import defaultdict
from typing import Final

from msgspec import Struct

from stonehenge.tables.running.bus import Bus, Hint
from stonehenge.tables.running.clock import Clock
from stonehenge.tables.running.live import LiveTable
from stonehenge.vocabulary import Seat

REPORT_EVERY: Final = 5.0
"""Seconds between two reports of a node about the same table."""
_VALID_FOR: Final = 3 * REPORT_EVERY
"""Seconds after which the last report of a node no longer counts: the node may have died."""


class _Report(Struct, frozen=True):
    """The seats whose owners are connected to another node, and when it said so."""

    seats: frozenset[Seat]
    at: float


class Presence:
    """Who is connected, for all tables of a node."""

    def __init__(self, node: str, bus: Bus, clock: Clock) -> None:
        self._node = node
        self._bus = bus
        self._clock = clock
        self._reports: defaultdict[str, dict[str, _Report]] = defaultdict(dict)
        """The last report of each other node, by table."""

    def seats(self, live: LiveTable) -> frozenset[Seat]:
        """The seats whose owners are connected, to this node or another."""
        now = self._clock.monotonic()
        reports = self._reports.get(live.id, {}).values()
        elsewhere = (report.seats for report in reports if now - report.at < _VALID_FOR)
        return _connected(live).union(*elsewhere)

    def by_seat(self, live: LiveTable) -> tuple[bool, ...]:
        """For each seat whether its owner is connected."""
        seats = self.seats(live)
        return tuple(seat in seats for seat in range(len(live.table.chairs)))

    def report(self, live: LiveTable) -> None:
        """Tells the other nodes who is connected to this one."""
        self._bus.tell(Hint(self._node, live.id, here=tuple(sorted(_connected(live)))))

    def heard(self, live: LiveTable, node: str, seats: frozenset[Seat]) -> bool:
        """Takes the report of another node; returns whether it changed anything."""
        before = self.seats(live)
        self._reports[live.id][node] = _Report(seats, self._clock.monotonic())
        return self.seats(live) != before

    def forget(self, table_id: str) -> None:
        """Forgets the reports about a table."""
        self._reports.pop(table_id, None)


def _connected(live: LiveTable) -> frozenset[Seat]:
    return frozenset(listener.seat for listener in live.listeners if listener.seat is not None)
