"""Matches among friends: one link, the same deals for all, and where they chose differently."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, cast

from msgspec.structs import replace

from stonehenge import record as records
from stonehenge.chance import Seeded, new_seed
from stonehenge.coach.verdicts import Review
from stonehenge.daily import SEAT, Terms
from stonehenge.daily.differences import Difference, differences, rounds_of
from stonehenge.players import levels
from stonehenge.promises import commitment
from stonehenge.record import Record, write_action
from stonehenge.tables.deals.deal import Deal
from stonehenge.tables.deals.messages import (
    GameName,
    Match,
    MatchPlayer,
    OpenMatch,
    Parting,
    PlayDeal,
    Way,
)
from stonehenge.tables.deals.room import DealRoom
from stonehenge.tables.log.events import SameDeal
from stonehenge.tables.log.fold import TableState
from stonehenge.tables.messages import ProfileKey, Ticket
from stonehenge.tables.running import history
from stonehenge.tables.running.node import TRIES, Node
from stonehenge.tables.running.tokens import is_code, new_code
from stonehenge.tables.storage.deals import DealGame, DealRow
from stonehenge.vocabulary import IllegalAction, read_options, write_options

LASTS: Final = 30 * 24 * 3600 * 1000
"""Milliseconds that a match is open; then its seed is told."""
MOST_PLAYERS: Final = 30


class _Game(NamedTuple):
    """A finished game of a match."""

    player: int
    table: str
    record: Record


class MatchRoom:
    """The matches, at one node."""

    def __init__(self, node: Node, deals: DealRoom) -> None:
        self._node = node
        self._deals = deals
        self._store: Final = node.store.deals

    async def open(self, wish: OpenMatch) -> str:
        """Opens a match; returns its code."""
        terms, now, seed = _terms(wish), self._node.clock.now(), new_seed()
        for _ in range(TRIES):
            row = DealRow(new_code(), seed, terms, now, now + LASTS)
            if (await self._store.fix(row)).seed == seed:
                return row.id
        raise IllegalAction("table-busy")

    async def play(self, code: str, wish: PlayDeal) -> Ticket:
        """Somebody plays a match, or goes on with it."""
        row = await self._find(code)
        if self._node.clock.now() >= row.until:
            raise IllegalAction("match-over")
        assert row.seed is not None
        begun = await self._deals.mine(wish.profile, row)
        if not begun and len(await self._store.games(code, MOST_PLAYERS)) >= MOST_PLAYERS:
            raise IllegalAction("match-full", most=MOST_PLAYERS)
        once = replace(wish, again=False)  # a second game would stand in the list, too
        return await self._deals.play(Deal(row, SameDeal(code, row.until), row.seed), once)

    async def match(self, code: str, key: ProfileKey | None) -> Match:
        """A match as somebody may see it: results only after their own game."""
        row = await self._find(code)
        assert row.seed is not None
        mine = await self._deals.mine(key, row)
        over = self._node.clock.now() >= row.until
        told = over or (mine is not None and mine.points is not None)
        games = await self._store.games(code, MOST_PLAYERS)
        yours = mine.table if mine else ""
        return Match(
            code=code,
            game=cast("GameName", row.terms.game),
            seats=row.terms.seats,
            options=row.terms.options,
            level=row.terms.computers[0],
            until=row.until,
            commitment=commitment(row.seed),
            seed=row.seed.hex() if over else None,
            mine=mine,
            players=tuple([await self._player(game, yours, told=told) for game in games]),
        )

    async def moments(
        self,
        match: Match,
        review: Callable[[TableState], Awaitable[Review | None]],
    ) -> list[Parting]:
        """Where the players chose differently, with what the coach finds each choice worth."""
        games, reviews = [], dict[str, Review]()
        for number, player in enumerate(match.players):
            if player.table is None or not player.done:
                continue
            table = (await self._node.live_table(player.table)).table
            record = await history.record_of(self._node.store, table)
            games.append(_Game(number, player.table, record))
            if found := await review(table):
                reviews[player.table] = found
        parted = await asyncio.to_thread(_differences, games)
        return [_moment(one, games, reviews) for one in parted]

    async def _find(self, code: str) -> DealRow:
        row = await self._store.find(code) if is_code(code) else None
        if row is None or row.seed is None:
            raise IllegalAction("no-such-match")
        return row

    async def _player(self, game: DealGame, yours: str, *, told: bool) -> MatchPlayer:
        table = (await self._node.live_table(game.table_id)).table
        shown = MatchPlayer(
            name=table.names[SEAT], you=game.table_id == yours, done=game.finished is not None
        )
        if not told or game.points is None:
            return shown
        record = await history.record_of(self._node.store, table)
        return MatchPlayer(
            name=shown.name,
            you=shown.you,
            done=True,
            table=game.table_id,
            points=game.points,
            rounds=await asyncio.to_thread(_points, record),  # the game is played over again
            exact=tuple(off == 0 for off in game.rounds),
        )


def _terms(wish: OpenMatch) -> Terms:
    game = records.GAMES[wish.game]
    known = levels.offered(wish.game)
    if wish.level not in known:
        raise IllegalAction("unknown-level", level=wish.level, known=", ".join(known))
    options = read_options(game, wish.seats, {game.FIRST: "random", **wish.options})
    game.start(game.settle(options, Seeded(bytes(32))))
    version = levels.find(wish.game, wish.level).version
    return Terms(
        game=wish.game,
        seats=wish.seats,
        options=write_options(options),
        computers=(wish.level,) * (wish.seats - 1),
        versions=(version,) * (wish.seats - 1),
    )


def _points(record: Record) -> tuple[int, ...]:
    """The points of the first seat by round."""
    game, totals = records.game_of(record), [0]
    for step in records.replay(record):
        if len(game.finished_rounds(step.after)) == len(totals):
            totals.append(game.totals(step.after)[SEAT])
    return tuple(after - before for before, after in pairwise(totals))


def _differences(games: Sequence[_Game]) -> list[Difference]:
    return differences([rounds_of(game.record) for game in games])


def _moment(one: Difference, games: Sequence[_Game], reviews: dict[str, Review]) -> Parting:
    ways = []
    for action, places in one.ways:
        first, at = places[0]
        worth = [
            judged.points
            for number, index in places
            if (review := reviews.get(games[number].table))
            for judged in review.decisions
            if judged.index == index
        ]
        ways.append(
            Way(
                action=write_action(SEAT, action)[1:],
                players=tuple(games[number].player for number, _ in places),
                table=games[first].table,
                at=at,
                points=worth[0] if worth else None,
            )
        )
    return Parting(round=one.round, ways=tuple(ways))
