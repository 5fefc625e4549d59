"""The read model of figures: a row for each finished game of an owner, all of it from the logs.

What has to be counted is written down together with what makes it necessary: the row of the log
that ends a game, a review that is kept, a name that is forgotten. So nothing is missed, whatever
dies when, and counting a game twice gives the same rows.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from stonehenge.tables.storage.database import ALWAYS, Database, Job, Statement

_MARK: Final = (
    "INSERT INTO uncounted (table_id, at) VALUES ($1, $2)"
    # another number: whoever counts it now must not take it for done
    " ON CONFLICT (table_id) DO UPDATE SET at = uncounted.at + 1"
)
_ALL: Final = (
    "INSERT INTO uncounted (table_id, at)"
    " SELECT id, changed FROM tables WHERE phase IN ('over', 'closed')"
    " ON CONFLICT (table_id) DO UPDATE SET at = uncounted.at + 1"
)
_KEEP: Final = (
    "INSERT INTO figures (table_id, seat, owner, at, version, body)"
    " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_id, seat) DO UPDATE"
    " SET owner = excluded.owner, at = excluded.at, version = excluded.version,"
    " body = excluded.body"
)


class Uncounted(NamedTuple):
    """A table that is to be counted; the mark changes when it has to be counted again."""

    table_id: str
    mark: int


class FigureRow(NamedTuple):
    """A finished game of one owner."""

    seat: int
    owner: int
    at: int
    """When the game ended, in milliseconds since 1970."""
    version: int
    body: bytes


class CountedRow(NamedTuple):
    """A row with its table, as a profile asks for it."""

    table_id: str
    seat: int
    at: int
    body: bytes


def mark(table_id: str, at: int) -> Statement:
    """Lets a table be counted, or counted again."""
    return Statement(_MARK, (table_id, at))


class FigureStore:
    """The rows in the database, and what is yet to be counted."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def uncounted(self, limit: int) -> list[Uncounted]:
        """Tables that are to be counted, those that have waited longest first."""
        rows = await self._database.rows(
            "SELECT table_id, at FROM uncounted ORDER BY at LIMIT $1", limit
        )
        return [Uncounted(*row) for row in rows]

    async def keep(self, counted: Uncounted, rows: Sequence[FigureRow]) -> None:
        """Replaces the rows of a table; it is counted now, unless its mark has changed."""
        statements = [
            ALWAYS,
            Statement("DELETE FROM figures WHERE table_id = $1", (counted.table_id,)),
            *(Statement(_KEEP, (counted.table_id, *row)) for row in rows),
            Statement("DELETE FROM uncounted WHERE table_id = $1 AND at = $2", counted),
        ]
        await self._database.write(Job(counted.table_id, statements))

    async def of_profile(self, profile: str) -> list[CountedRow]:
        """The games of a profile in the order they ended."""
        rows = await self._database.rows(
            "SELECT figures.table_id, seat, at, body FROM profile_seats JOIN figures"
            " ON figures.table_id = profile_seats.table_id AND figures.owner = profile_seats.owner"
            " WHERE profile = $1 ORDER BY at, figures.table_id, seat",
            profile,
        )
        return [CountedRow(*row) for row in rows]

    async def start_over(self) -> None:
        """Forgets all rows and lets every finished game be counted."""
        gone = Statement("DELETE FROM figures", ())
        await self._database.write(Job("", [ALWAYS, gone, Statement(_ALL, ())]))

    async def outdate(self, version: int) -> None:
        """Lets everything be counted again that another version has counted."""
        rows = await self._database.rows(
            "SELECT 1 FROM figures WHERE version <> $1 LIMIT 1", version
        )
        if rows:
            await self._database.write(Job("", [ALWAYS, Statement(_ALL, ())]))
