"""The logs of all tables: what the store has acknowledged survives every crash.

The store knows nothing of games: the body of a row is bytes. Times are milliseconds since 1970.
"""

import asyncio
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

from stonehenge.tables.log.events import Phase
from stonehenge.tables.storage.database import ALWAYS, Database, Job, Many, Statement
from stonehenge.tables.storage.deals import DealStore
from stonehenge.tables.storage.figures import FigureStore, mark
from stonehenge.tables.storage.profiles import ProfileSeat, ProfileStore, attach
from stonehenge.tables.storage.reviews import ReviewStore

_T = TypeVar("_T")

_MANY: Final = 500
"""The most values in one query."""

_LAST: Final = "(SELECT {} FROM log WHERE table_id = id ORDER BY seq DESC LIMIT 1)"
_LAST_AT: Final = f"coalesce({_LAST.format('at')}, changed)"
_TABLE: Final = f"SELECT id, secret, game, phase, public, created, {_LAST_AT}, archived FROM tables"  # noqa: S608

APPEND: Final = (
    "INSERT INTO log (table_id, seq, at, body) SELECT $1, $2, $3, $4"
    " WHERE EXISTS (SELECT 1 FROM log WHERE table_id = $1 AND seq = CAST($2 AS bigint) - 1)"
    " ON CONFLICT DO NOTHING RETURNING seq"
)
"""Adds a row after its predecessor, unless there is one already."""

_NEW: Final = (
    "unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[]) AS new (table_id, seq, at, body)"
)
_APPEND_MANY: Final = Many(
    "INSERT INTO log (table_id, seq, at, body) SELECT new.table_id, new.seq, new.at, new.body"  # noqa: S608
    f" FROM {_NEW}"
    " WHERE (SELECT true FROM log WHERE log.table_id = new.table_id AND log.seq = new.seq - 1)"
    # writers that lock rows in the same order cannot deadlock
    ' ORDER BY new.table_id COLLATE "C" ON CONFLICT DO NOTHING RETURNING table_id',
    took_effect=f"SELECT table_id FROM log JOIN {_NEW} USING (table_id, seq, at, body)",  # noqa: S608
)
"""The same for one row of each of many tables, in the SQL of PostgreSQL."""


class Row(NamedTuple):
    """A row of a log."""

    seq: int
    at: int
    body: bytes


class TableRow(NamedTuple):
    """A table in the index of tables; if it differs from the log, the log is right."""

    id: str
    secret: bytes
    game: str
    phase: str
    public: bool
    created: int
    changed: int
    """When something last happened there."""
    archived: bool


Token: TypeAlias = tuple[bytes, int]
"""The hash of a token, and the seat that it opens."""


class NewTable(NamedTuple):
    """A table that is to be opened."""

    id: str
    secret: bytes
    game: str
    public: bool
    at: int
    body: bytes
    """The first row of its log."""
    phase: Phase = "open"
    tokens: Sequence[Token] = ()
    profile: bytes | None = None
    """The hash of the key of whoever opens it."""
    beside: Sequence[Statement] = ()
    """What takes effect together with it."""


class Changes(NamedTuple):
    """What a row of the log changes beside the log: the index of tables, and who owns its seats."""

    phase: Phase | None = None
    public: bool | None = None
    drop_seats: Collection[int] = ()
    """Seats whose tokens and links become void."""
    seat_order: Sequence[int] | None = None
    """Seat i gets the tokens and links that seat order[i] had."""
    add_tokens: Sequence[Token] = ()
    profile: bytes | None = None
    """The hash of the key of whoever sits down with this row."""
    beside: Sequence[Statement] = ()
    """What else takes effect together with it."""


_NO_CHANGES: Final = Changes()


class Store:
    """All logs, with the tokens and links that open seats, reviews, profiles and figures."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.reviews: Final = ReviewStore(database)
        self.profiles: Final = ProfileStore(database)
        self.figures: Final = FigureStore(database)
        self.deals: Final = DealStore(database)

    async def create(self, table: NewTable) -> bool:
        """Opens a log with its row 0; False if the id is taken."""
        index = (
            "INSERT INTO tables (id, secret, game, phase, public, created, changed, archived)"
            " VALUES ($1, $2, $3, $4, $5, $6, $6, $7) ON CONFLICT DO NOTHING RETURNING id"
        )
        columns = (table.id, table.secret, table.game, table.phase, table.public, table.at, False)
        return await self._write(
            table.id,
            Statement(index, columns),
            Statement(
                "INSERT INTO log (table_id, seq, at, body) VALUES ($1, 0, $2, $3)",
                (table.id, table.at, table.body),
            ),
            *_add_tokens(table.id, table.at, table.tokens),
            *_attach(table.profile, table.id, Row(0, table.at, b"")),
            *([mark(table.id, table.at)] if table.phase == "over" else []),
            *table.beside,
        )

    async def append(self, table_id: str, row: Row, changes: Changes = _NO_CHANGES) -> bool:
        """Adds a row and makes its changes; False if another node has already added that row.

        Seats are first dropped, then put in order; then tokens are added.
        """
        return await self._write(
            table_id,
            Statement(APPEND, (table_id, *row), _APPEND_MANY),
            *_change_index(table_id, row.at, changes.phase, changes.public),
            *_lock_seats(table_id, changes),
            *_drop_seats(table_id, changes.drop_seats),
            *_order_seats(table_id, changes.seat_order),
            *_add_tokens(table_id, row.at, changes.add_tokens),
            *_attach(changes.profile, table_id, row),
            *changes.beside,
        )

    async def read(self, table_id: str, since: int = -1) -> list[Row]:
        """The rows after this one, in order."""
        rows = await self.database.rows(
            "SELECT seq, at, body FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq",
            table_id,
            since,
        )
        return [Row(*row) for row in rows]

    async def heads(
        self, ids: Collection[str], index: Literal["tables", "pads"] = "tables"
    ) -> dict[str, int]:
        """The last sequence number of each of these tables (or pads) that exist."""
        heads: dict[str, int] = {}
        for some in _portions(ids):
            rows = await self.database.rows(
                f"SELECT id, {_LAST.format('seq')} FROM {index} WHERE id IN ({_places(some)})",  # noqa: S608
                *some,
            )
            heads.update((table_id, seq) for table_id, seq in rows)
        return heads

    async def table(self, table_id: str) -> TableRow | None:
        """What the index knows of a table."""
        rows = await self.database.rows(f"{_TABLE} WHERE id = $1", table_id)
        return _table_row(*rows[0]) if rows else None

    async def public_tables(self, limit: int = 100) -> list[TableRow]:
        """Open tables that anybody may join, those opened last first."""
        rows = await self.database.rows(
            f"{_TABLE} WHERE public AND phase = 'open' AND NOT archived"
            " ORDER BY changed DESC, id LIMIT $1",
            limit,
        )
        return [_table_row(*row) for row in rows]

    async def rewrite(self, table_id: str, bodies: Iterable[tuple[int, bytes]]) -> None:
        """Replaces the bodies of rows, all or none, when somebody wants to be forgotten."""
        sql = "UPDATE log SET body = $3 WHERE table_id = $1 AND seq = $2 RETURNING seq"
        statements = [Statement(sql, (table_id, seq, body)) for seq, body in bodies]
        if statements:
            await self._write(table_id, *statements)

    # seats

    async def seat_of(self, token: bytes, table_id: str) -> int | None:
        """The seat that a token, given by its hash, opens at a table."""
        rows = await self.database.rows(
            "SELECT seat FROM tokens WHERE hash = $1 AND table_id = $2", token, table_id
        )
        return int(rows[0][0]) if rows else None

    async def seats_of(self, tokens: Collection[bytes]) -> list[tuple[str, int]]:
        """The tables and seats that these tokens open."""
        seats: list[tuple[str, int]] = []
        for some in _portions(tokens):
            rows = await self.database.rows(
                f"SELECT DISTINCT table_id, seat FROM tokens WHERE hash IN ({_places(some)})"  # noqa: S608
                " ORDER BY table_id, seat",
                *some,
            )
            seats.extend((table_id, seat) for table_id, seat in rows)
        return seats

    async def add_token(self, token: bytes, table_id: str, seat: int, at: int) -> bool:
        """One more token for a seat; False if it is already known."""
        return await self._write(table_id, *_add_tokens(table_id, at, [(token, seat)]))

    async def add_link(self, link: bytes, token: bytes, table_id: str, expires: int) -> bool:
        """A link that opens the seat of a token once; False if the token opens none."""
        return await self._write(
            table_id,
            # locks the token until the link exists, so that both change seats together
            Statement(
                "UPDATE tokens SET seat = seat WHERE hash = $1 AND table_id = $2 RETURNING seat",
                (token, table_id),
            ),
            Statement(
                "INSERT INTO links (hash, table_id, seat, expires)"
                " SELECT $1, table_id, seat, $3 FROM tokens WHERE hash = $2",
                (link, token, expires),
            ),
        )

    async def take_link(
        self, link: bytes, at: int, token: bytes | None = None
    ) -> tuple[str, int] | None:
        """Uses up a link and returns its table and seat; None if it is used or expired.

        A token, if given, opens the seat from the same moment on.
        """
        # a second device waits for the first, and then finds the link expired
        statements = [
            Statement(
                "UPDATE links SET expires = 0 WHERE hash = $1 AND expires > $2"
                " RETURNING table_id, seat",
                (link, at),
            )
        ]
        if token is not None:
            statements.append(
                Statement(
                    "INSERT INTO tokens (hash, table_id, seat, created)"
                    " SELECT $1, table_id, seat, $2 FROM links WHERE hash = $3",
                    (token, at, link),
                )
            )
        statements.append(Statement("DELETE FROM links WHERE hash = $1", (link,)))
        rows = await self.database.write(Job("", statements))
        return (rows[0][0], rows[0][1]) if rows else None

    async def drop_tokens(self, table_id: str, seat: int) -> None:
        """Nobody may play a seat any more: its tokens and links become void."""
        await self._write(table_id, ALWAYS, *_drop_seats(table_id, [seat]))

    async def drop_token(self, token: bytes) -> None:
        """A token, given by its hash, becomes void."""
        sql = "DELETE FROM tokens WHERE hash = $1 RETURNING hash"
        await self._write("", Statement(sql, (token,)))

    # housekeeping

    async def idle(self, before: int, limit: int = 1000) -> list[str]:
        """Tables that are not archived and where nothing has happened since `before`."""
        rows = await self.database.rows(
            f"SELECT id FROM tables WHERE NOT archived AND changed < $1 AND {_LAST_AT} < $1"  # noqa: S608
            " ORDER BY changed LIMIT $2",
            before,
            limit,
        )
        return [row[0] for row in rows]

    async def archive(self, ids: Iterable[str]) -> None:
        """Takes tables out of the lists; their logs stay. A change of phase brings them back."""
        sql = "UPDATE tables SET archived = $2 WHERE id = $1 RETURNING id"
        await asyncio.gather(*(self._write(one, Statement(sql, (one, True))) for one in ids))

    async def drop_expired_links(self, at: int) -> None:
        """Deletes links that have expired."""
        await self._write(
            "", Statement("DELETE FROM links WHERE expires <= $1 RETURNING hash", (at,))
        )

    async def check(self, at: int) -> None:
        """Writes and reads something; raises StoreError if that fails."""
        mark = (
            "INSERT INTO writers (id, batch, at) VALUES ('health', 0, $1)"
            " ON CONFLICT (id) DO UPDATE SET at = excluded.at RETURNING at"
        )
        await self._write("", Statement(mark, (at,)))
        await self.database.rows("SELECT at FROM writers WHERE id = 'health'")

    async def close(self) -> None:
        """Finishes all writes, then closes."""
        await self.database.close()

    async def _write(self, table_id: str, *statements: Statement) -> bool:
        return bool(await self.database.write(Job(table_id, statements)))


def _table_row(*columns: object) -> TableRow:
    row = TableRow(*columns)  # type: ignore[arg-type]
    return row._replace(public=bool(row.public), archived=bool(row.archived))


def _add_tokens(table_id: str, at: int, tokens: Iterable[Token]) -> Iterator[Statement]:
    sql = (
        "INSERT INTO tokens (hash, table_id, seat, created) VALUES ($1, $2, $3, $4)"
        " ON CONFLICT DO NOTHING RETURNING seat"
    )
    for token, seat in tokens:
        yield Statement(sql, (token, table_id, seat, at))


def _attach(key: bytes | None, table_id: str, row: Row) -> Iterator[Statement]:
    if key is not None:
        yield from attach(key, ProfileSeat(table_id, row.seq), row.at)


def _change_index(
    table_id: str, at: int, phase: Phase | None, public: bool | None
) -> Iterator[Statement]:
    if phase is not None:
        sql = "UPDATE tables SET phase = $2, changed = $3, archived = $4 WHERE id = $1"
        yield Statement(sql, (table_id, phase, at, False))
    if phase == "over":
        yield mark(table_id, at)
    if public is not None:
        yield Statement("UPDATE tables SET public = $2 WHERE id = $1", (table_id, public))


def _lock_seats(table_id: str, changes: Changes) -> Iterator[Statement]:
    """Waits for a link that is being made at this moment, or it would open the seat as it was."""
    if changes.drop_seats or changes.seat_order is not None:
        yield Statement("UPDATE tokens SET seat = seat WHERE table_id = $1", (table_id,))


def _drop_seats(table_id: str, seats: Iterable[int]) -> Iterator[Statement]:
    for seat in seats:
        for name in ("links", "tokens"):
            yield Statement(
                f"DELETE FROM {name} WHERE table_id = $1 AND seat = $2",  # noqa: S608
                (table_id, seat),
            )


def _order_seats(table_id: str, order: Sequence[int] | None) -> Iterator[Statement]:
    if order is None:
        return
    cases = " ".join(f"WHEN {was:d} THEN {now:d}" for now, was in enumerate(order))
    # links first: a link that is being used right now becomes a token, which is then moved too
    for name in ("links", "tokens"):
        sql = f"UPDATE {name} SET seat = CASE seat {cases} ELSE seat END WHERE table_id = $1"  # noqa: S608
        yield Statement(sql, (table_id,))


def _portions(values: Collection[_T]) -> Iterator[list[_T]]:
    every = list(values)
    for start in range(0, len(every), _MANY):
        yield every[start : start + _MANY]


def _places(values: Sequence[object]) -> str:
    return ", ".join(f"${place}" for place in range(1, len(values) + 1))
