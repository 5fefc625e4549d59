"""Follows the logs: finished games become rows that figures are made of.

Any node may count any game; what two nodes have counted is the same.
"""

import asyncio
import zlib
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct, structs

from stonehenge.figures import GameLine, lines_of
from stonehenge.tables.log.fold import fold
from stonehenge.tables.log.forgetting import FORGOTTEN
from stonehenge.tables.profiles.messages import Reviewed
from stonehenge.tables.running import history
from stonehenge.tables.running.bus import end
from stonehenge.tables.running.chores import repeat
from stonehenge.tables.running.failures import FailureLog
from stonehenge.tables.running.live import entry_of
from stonehenge.tables.storage.database import StoreError
from stonehenge.tables.storage.figures import FigureRow, Uncounted
from stonehenge.tables.storage.store import Row, Store
from stonehenge.vocabulary import Seat

VERSION: Final = 1
"""Of the rows; raise it when they change, and every server counts anew."""
COUNT_EVERY: Final = 1.0
"""Seconds between two looks for games to be counted."""
AT_ONCE: Final = 50


class Counted(Struct, frozen=True):
    """A finished game of one owner, without their name."""

    line: GameLine
    review: Reviewed | None = None


class _Replays(Struct, frozen=True):
    mean: float


class _Review(Struct, frozen=True):
    """The part of a review that is counted."""

    average: float
    luck: float
    choices: float
    archmage: _Replays


_DECODER: Final = msgspec.json.Decoder(Counted)


def pack(counted: Counted) -> bytes:
    """A game as a row has it."""
    return zlib.compress(msgspec.json.encode(counted), 1)


def unpack(body: bytes) -> Counted:
    """The game in a row."""
    return _DECODER.decode(zlib.decompress(body))


def rows_of(table_id: str, log: Sequence[Row], reviews: Mapping[Seat, bytes]) -> list[FigureRow]:
    """The rows of a table: one for each owner at its end, if its game came to an end.

    Whoever wants to be forgotten has none.
    """
    table = fold(table_id, [entry_of(row) for row in log])
    if table.outcome is None:
        return []
    lines = lines_of(history.record_from(table, log))
    ended = max(row.at for row in log if row.seq <= max(table.acted))
    return [
        FigureRow(seat, chair.owner, ended, VERSION, _body(lines[seat], reviews.get(seat)))
        for seat, chair in enumerate(table.chairs)
        if chair.owner is not None and chair.name != FORGOTTEN
    ]


def _body(line: GameLine, review: bytes | None) -> bytes:
    # of names, only the log has any: there they can be forgotten
    return pack(Counted(structs.replace(line, name=""), _reviewed(review) if review else None))


def _reviewed(body: bytes) -> Reviewed:
    review = msgspec.json.decode(body, type=_Review)
    return Reviewed(review.average, review.luck, review.choices, review.archmage.mean)


class Counting:
    """Counts games as they end, as long as a node runs."""

    def __init__(self, store: Store, failures: FailureLog) -> None:
        self._store = store
        self._failures = failures
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begins to follow; what another version has counted is counted again."""
        await self._store.figures.outdate(VERSION)
        chore = repeat(self._failures, "counting games", self.catch_up, COUNT_EVERY)
        self._tasks.append(asyncio.create_task(chore))

    async def close(self) -> None:
        """Stops."""
        await end(self._tasks)

    async def catch_up(self) -> int:
        """Counts all that is to be counted; returns how many tables that were."""
        done = 0
        while some := await self._store.figures.uncounted(AT_ONCE):
            for one in some:
                await self._count(one)
            done += len(some)
        return done

    async def _count(self, one: Uncounted) -> None:
        log = await self._store.read(one.table_id, -1)
        reviews = await self._store.reviews.kept(one.table_id)
        try:
            # in a thread: a game is played over again, and clients must not wait for that
            rows = await asyncio.to_thread(rows_of, one.table_id, log, reviews)
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001 - a log that cannot be read must not stop the rest
            self._failures.report(f"counting the game of table {one.table_id}", error)
            rows = []
        await self._store.figures.keep(one, rows)


async def rebuild(store: Store, failures: FailureLog) -> int:
    """Makes all rows anew from the logs; returns how many tables were read."""
    await store.figures.start_over()
    return await Counting(store, failures).catch_up()
