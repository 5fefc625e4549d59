"""Shared pads in the database: an index beside the logs, and keys among the tokens."""

from collections.abc import Collection, Sequence
from typing import Final

from stonehenge.tables.storage.database import Job, Statement
from stonehenge.tables.storage.store import APPEND, Row, Store

PREFIX: Final = "pad-"
"""With this the log of a pad begins its name; codes of tables have no small letters."""


class PadStore:
    """The logs of shared pads. A deleted pad leaves nothing behind."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._database = store.database

    async def create(self, pad_id: str, keys: Sequence[bytes], at: int, body: bytes) -> None:
        """Opens a log with its row 0; `keys` are the hashes of its keys, by role."""
        statements = [
            Statement("INSERT INTO pads (id, changed) VALUES ($1, $2) RETURNING id", (pad_id, at)),
            Statement(
                "INSERT INTO log (table_id, seq, at, body) VALUES ($1, 0, $2, $3)",
                (pad_id, at, body),
            ),
        ]
        sql = "INSERT INTO tokens (hash, table_id, seat, created) VALUES ($1, $2, $3, $4)"
        statements += [Statement(sql, (key, pad_id, role, at)) for role, key in enumerate(keys)]
        await self._database.write(Job(pad_id, statements))

    async def append(self, pad_id: str, row: Row) -> bool:
        """Adds a row; False if another node has already added that row, or the pad is gone."""
        statements = (
            Statement(APPEND, (pad_id, *row)),
            # waits for a deletion that is under way; then the row must go as well
            Statement("UPDATE pads SET changed = $2 WHERE id = $1", (pad_id, row.at)),
            Statement(
                "DELETE FROM log WHERE table_id = $1"
                " AND NOT EXISTS (SELECT 1 FROM pads WHERE id = $1)",
                (pad_id,),
            ),
        )
        return bool(await self._database.write(Job(pad_id, statements)))

    async def read(self, pad_id: str, since: int = -1) -> list[Row]:
        """The rows after this one, in order."""
        return await self._store.read(pad_id, since)

    async def exists(self, pad_id: str) -> bool:
        """Whether there is such a pad."""
        return bool(await self._database.rows("SELECT 1 FROM pads WHERE id = $1", pad_id))

    async def find(self, key: bytes) -> tuple[str, int] | None:
        """The pad that a key, given by its hash, opens, and the number of its role."""
        seats = await self._store.seats_of([key])
        return next((seat for seat in seats if seat[0].startswith(PREFIX)), None)

    async def heads(self, ids: Collection[str]) -> dict[str, int]:
        """The last sequence number of each of these pads that exist."""
        return await self._store.heads(ids, "pads")

    async def idle(self, before: int, limit: int = 1000) -> list[str]:
        """Pads on which nobody has written since `before`."""
        rows = await self._database.rows(
            "SELECT id FROM pads WHERE changed < $1 ORDER BY changed LIMIT $2", before, limit
        )
        return [row[0] for row in rows]

    async def delete(self, ids: Collection[str]) -> None:
        """Deletes pads with their logs and keys."""
        for pad_id in ids:
            statements = [Statement("DELETE FROM pads WHERE id = $1 RETURNING id", (pad_id,))]
            statements += [
                Statement(f"DELETE FROM {name} WHERE table_id = $1", (pad_id,))  # noqa: S608
                for name in ("log", "tokens")
            ]
            await self._database.write(Job(pad_id, statements))
