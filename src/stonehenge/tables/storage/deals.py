"""Deals that many play alike, in the database: chains, what was fixed, and who made what of it.

Times are milliseconds since 1970. What is written beside a row of the log is a statement here, so
that both take effect together.
"""

import json
from collections.abc import Sequence
from datetime import date
from typing import Any, Final, NamedTuple

import msgspec

from stonehenge.chain import Chain
from stonehenge.daily import Terms
from stonehenge.tables.storage.database import Database, Job, Statement


class DealRow(NamedTuple):
    """A deal as it was fixed before anybody played it."""

    id: str
    seed: bytes | None
    """Of a match among friends."""
    terms: Terms
    created: int
    until: int
    """When its seed is told."""


class DealGame(NamedTuple):
    """One game of a deal."""

    table_id: str
    opened: int
    finished: int | None
    points: int | None
    rounds: tuple[int, ...]
    """By round what came more than was predicted; 0 where it was exact."""
    share: str | None
    """The code of a link to its result."""


_GAME: Final = "deal_games.table_id, opened, finished, points, rounds, share"


def joins_deal(table_id: str, deal: str, at: int, *, counted: bool, share: str) -> Statement:
    """Notes that a table plays a deal; `share` is empty where its result has no link."""
    sql = (
        "INSERT INTO deal_games (table_id, deal, counted, opened, share)"
        " VALUES ($1, $2, $3, $4, $5)"
    )
    return Statement(sql, (table_id, deal, counted, at, share or None))


def begins_deal(key: bytes, deal: str) -> Statement:
    """Notes that the profile of a key begins a deal; raises StoreTaken if it has begun it before.

    So the database decides which of two games that are opened at the same moment counts.
    """
    sql = (
        "INSERT INTO deal_players (profile, deal)"
        " SELECT profile, $1 FROM profile_keys WHERE hash = $2"
    )
    return Statement(sql, (deal, key))


def has_finished(table_id: str, at: int, points: int, rounds: Sequence[int]) -> Statement:
    """Notes what came of a game."""
    sql = "UPDATE deal_games SET finished = $2, points = $3, rounds = $4 WHERE table_id = $1"
    return Statement(sql, (table_id, at, points, json.dumps(rounds)))


class DealStore:
    """The deals in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def chain(self, day: date) -> Chain | None:
        """The chain that reaches a day."""
        rows = await self._database.rows(
            "SELECT first, last, length FROM chains WHERE first <= $1 ORDER BY first DESC LIMIT 1",
            day.isoformat(),
        )
        chains = [Chain(date.fromisoformat(first), bytes(last), n) for first, last, n in rows]
        return next((one for one in chains if one.index(day) is not None), None)

    async def add_chain(self, chain: Chain) -> None:
        """Keeps a new chain, unless another node has just begun one."""
        sql = (
            "INSERT INTO chains (first, last, length) VALUES ($1, $2, $3)"
            " ON CONFLICT DO NOTHING RETURNING first"
        )
        columns = chain.first.isoformat(), chain.last, chain.length
        await self._write(Statement(sql, columns))

    async def fix(self, deal: DealRow) -> DealRow:
        """Fixes the terms of a deal for good; returns those that count."""
        sql = (
            "INSERT INTO deals (id, seed, terms, created, until) VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT DO NOTHING RETURNING id"
        )
        columns = (deal.id, deal.seed, msgspec.json.encode(deal.terms), deal.created, deal.until)
        await self._write(Statement(sql, columns))
        found = await self.find(deal.id)
        assert found is not None
        return found

    async def renew(self, deal: DealRow) -> DealRow:
        """Fixes other terms of a deal that nobody has begun; returns those that count."""
        renewed = Statement(
            "UPDATE deals SET terms = $2, created = $3 WHERE id = $1 AND NOT EXISTS"
            " (SELECT 1 FROM deal_games WHERE deal = $1) RETURNING id",
            (deal.id, msgspec.json.encode(deal.terms), deal.created),
        )
        void = Statement("DELETE FROM deal_par WHERE deal = $1", (deal.id,))
        await self._database.write(Job("", [renewed, void]))
        found = await self.find(deal.id)
        assert found is not None
        return found

    async def find(self, deal: str) -> DealRow | None:
        """A deal that was fixed."""
        rows = await self._database.rows(
            "SELECT id, seed, terms, created, until FROM deals WHERE id = $1", deal
        )
        if not rows:
            return None
        id_, seed, terms, created, until = rows[0]
        fixed = msgspec.json.decode(bytes(terms), type=Terms)
        return DealRow(id_, None if seed is None else bytes(seed), fixed, created, until)

    async def games(self, deal: str, limit: int = 100) -> list[DealGame]:
        """The games of a deal in the order they were opened."""
        rows = await self._database.rows(
            f"SELECT {_GAME} FROM deal_games WHERE deal = $1"  # noqa: S608
            " ORDER BY opened, table_id LIMIT $2",
            deal,
            limit,
        )
        return [_game(row) for row in rows]

    async def first_games(self, profile: str, deals: Sequence[str]) -> dict[str, DealGame]:
        """By deal the first game that a profile opened, which is the one that counts."""
        first: dict[str, DealGame] = {}
        for deal in deals:
            # sorted here: for ORDER BY with LIMIT 1 PostgreSQL tries the games of the deal in turn,
            # which may be many more than the games of the profile
            rows = await self._database.rows(
                f"SELECT {_GAME} FROM deal_games"  # noqa: S608
                " JOIN profile_seats ON profile_seats.table_id = deal_games.table_id"
                " WHERE deal = $1 AND counted AND profile = $2",
                deal,
                profile,
            )
            games = sorted(map(_game, rows), key=lambda game: (game.opened, game.table_id))
            first.update((deal, game) for game in games[:1])
        return first

    async def shared(self, code: str) -> str | None:
        """The table whose result a link with this code tells."""
        sql = "SELECT table_id FROM deal_games WHERE share = $1"
        rows = await self._database.rows(sql, code)
        return str(rows[0][0]) if rows else None

    async def unshare(self, table_id: str) -> None:
        """Links to the result of a game lead nowhere from now on."""
        sql = "UPDATE deal_games SET share = NULL WHERE table_id = $1 RETURNING table_id"
        await self._write(Statement(sql, (table_id,)))

    async def spread(self, deal: str, until: int) -> list[tuple[int, int]]:
        """How many made how many points of a deal in time; each profile once, by its first game."""
        rows = await self._database.rows(
            "SELECT points, count(*) FROM (SELECT points, finished, row_number() OVER"
            " (PARTITION BY profile ORDER BY opened, deal_games.table_id) AS nth FROM deal_games"
            " JOIN profile_seats ON profile_seats.table_id = deal_games.table_id"
            " WHERE deal = $1 AND counted) AS games"
            " WHERE nth = 1 AND finished < $2 GROUP BY points ORDER BY points",
            deal,
            until,
        )
        return [(points, count) for points, count in rows]

    async def days_played(self, profile: str) -> set[date]:
        """The days whose deal a profile has finished in time, either game."""
        rows = await self._database.rows(
            "SELECT DISTINCT substr(deal, 1, 10) FROM deal_games"
            " JOIN profile_seats ON profile_seats.table_id = deal_games.table_id"
            " JOIN deals ON deals.id = deal"
            " WHERE profile = $1 AND counted AND finished < until AND deals.seed IS NULL",
            profile,
        )
        return {date.fromisoformat(row[0]) for row in rows}

    async def last_opened(self) -> int:
        """When a game of any deal was last opened; 0 if none was."""
        rows = await self._database.rows(
            "SELECT opened FROM deal_games ORDER BY opened DESC LIMIT 1"
        )
        return int(rows[0][0]) if rows else 0

    # par

    async def par(self, deal: str) -> tuple[int, ...]:
        """The points of the archmage in each run; none until they are there."""
        rows = await self._database.rows("SELECT points FROM deal_par WHERE deal = $1", deal)
        return tuple(json.loads(rows[0][0] or "[]")) if rows else ()

    async def claim_par(self, deal: str, node: str, at: int, stale: int) -> bool:
        """Whether this node may let the archmage play a deal; a claim before `stale` is void."""
        sql = (
            "INSERT INTO deal_par (deal, node, at) VALUES ($1, $2, $3)"
            " ON CONFLICT (deal) DO UPDATE SET node = excluded.node, at = excluded.at"
            " WHERE deal_par.points IS NULL AND deal_par.at < $4 RETURNING node"
        )
        return await self._write(Statement(sql, (deal, node, at, stale)))

    async def keep_par(self, deal: str, node: str, points: Sequence[int]) -> None:
        """Keeps what the archmage made, unless this node has lost its claim."""
        sql = "UPDATE deal_par SET points = $3 WHERE deal = $1 AND node = $2 RETURNING deal"
        await self._write(Statement(sql, (deal, node, json.dumps(points))))

    async def give_up_par(self, deal: str, node: str) -> None:
        """This node does not let the archmage play."""
        sql = "DELETE FROM deal_par WHERE deal = $1 AND node = $2 AND points IS NULL RETURNING deal"
        await self._write(Statement(sql, (deal, node)))

    async def _write(self, statement: Statement) -> bool:
        return bool(await self._database.write(Job("", [statement])))


def _game(row: Sequence[Any]) -> DealGame:
    table_id, opened, finished, points, rounds, share = row
    offs = tuple(json.loads(rounds or "[]"))
    return DealGame(table_id, opened, finished, points, offs, share)
