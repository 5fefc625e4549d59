"""Reviews of finished games: one for each seat and each version of the coach.

A node claims a review before it works on it, so that it is made once. The row of a claim also tells
the other nodes how far it is, and tells its node whether anybody still waits for it.
"""

import zlib
from typing import NamedTuple

from stonehenge.tables.storage.database import Database, Job, Statement
from stonehenge.tables.storage.figures import mark

_CLAIM = (
    "INSERT INTO reviews (table_id, seat, version, node, at, wanted, place, done, steps)"
    " VALUES ($1, $2, $3, $4, $5, $5, 0, 0, 0)"
    " ON CONFLICT (table_id, seat, version) DO UPDATE"
    " SET node = excluded.node, at = excluded.at, wanted = excluded.wanted"
    " WHERE reviews.body IS NULL AND reviews.at < $6 RETURNING node"
)
"""Takes over a claim whose node has given no sign of life for a while."""
_OWN = "WHERE table_id = $1 AND seat = $2 AND version = $3 AND node = $4 AND body IS NULL"


class ReviewKey(NamedTuple):
    """Which review: of which seat, by which version of the coach."""

    table_id: str
    seat: int
    version: str


class Progress(NamedTuple):
    """How far a review is: how many come before it, and how many steps of how many are done."""

    place: int = 0
    done: int = 0
    steps: int = 0


class ReviewRow(NamedTuple):
    """A review that is kept, or one that a node works on."""

    version: str
    at: int
    """When it was made, or when its node last gave a sign of life."""
    wanted: int
    """When somebody last asked for it."""
    progress: Progress
    body: bytes | None
    """The review as JSON, once it is made."""


class ReviewStore:
    """The reviews in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_seat(self, table_id: str, seat: int) -> list[ReviewRow]:
        """All reviews of a seat, the latest first."""
        rows = await self._database.rows(
            "SELECT version, at, wanted, place, done, steps, body FROM reviews"
            " WHERE table_id = $1 AND seat = $2 ORDER BY at DESC",
            table_id,
            seat,
        )
        return [
            ReviewRow(version, at, wanted, Progress(*progress), body and zlib.decompress(body))
            for version, at, wanted, *progress, body in rows
        ]

    async def kept(self, table_id: str) -> dict[int, bytes]:
        """By seat the latest review of a table, of those that are made."""
        rows = await self._database.rows(
            "SELECT seat, body FROM reviews WHERE table_id = $1 AND body IS NOT NULL ORDER BY at",
            table_id,
        )
        return {seat: zlib.decompress(body) for seat, body in rows}

    async def claim(self, key: ReviewKey, node: str, at: int, stale: int) -> bool:
        """Whether this node may make the review; one whose node was last heard before `stale`
        may be taken over.
        """
        return await self._write(key, _CLAIM, node, at, stale)

    async def report(self, key: ReviewKey, node: str, at: int, progress: Progress) -> int | None:
        """Tells how far it is; returns when it was last wanted, None if it is no longer ours."""
        sql = (
            f"UPDATE reviews SET at = $5, place = $6, done = $7, steps = $8 {_OWN} RETURNING wanted"  # noqa: S608
        )
        rows = await self._database.write(
            Job(key.table_id, [Statement(sql, (*key, node, at, *progress))])
        )
        return int(rows[0][0]) if rows else None

    async def want(self, key: ReviewKey, at: int) -> None:
        """Somebody still waits for it."""
        sql = (
            "UPDATE reviews SET wanted = $4 WHERE table_id = $1 AND seat = $2 AND version = $3"
            " RETURNING seat"
        )
        await self._write(key, sql, at)

    async def keep(self, key: ReviewKey, node: str, at: int, body: bytes) -> bool:
        """Keeps a review; False if it is no longer ours to make."""
        sql = f"UPDATE reviews SET body = $6, at = $5 {_OWN} RETURNING seat"  # noqa: S608
        kept = Statement(sql, (*key, node, at, zlib.compress(body)))
        return bool(await self._database.write(Job(key.table_id, [kept, mark(key.table_id, at)])))

    async def give_up(self, key: ReviewKey, node: str) -> None:
        """This node does not make the review."""
        await self._write(key, f"DELETE FROM reviews {_OWN} RETURNING seat", node)  # noqa: S608

    async def forget(self, table_id: str, seat: int) -> None:
        """Deletes all reviews of a seat, and stops those that are being made."""
        sql = "DELETE FROM reviews WHERE table_id = $1 AND seat = $2 RETURNING seat"
        await self._database.write(Job(table_id, [Statement(sql, (table_id, seat))]))

    async def _write(self, key: ReviewKey, sql: str, *values: object) -> bool:
        job = Job(key.table_id, [Statement(sql, (*key, *values))])
        return bool(await self._database.write(job))
