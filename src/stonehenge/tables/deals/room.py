"""The deals of a server: today's, the chain behind them, and the tables where they are played."""

import asyncio
from datetime import date, timedelta
from typing import Final, cast

from msgspec.structs import replace

from stonehenge import chain as chains
from stonehenge import daily, record
from stonehenge.chain import Chain
from stonehenge.daily import Terms
from stonehenge.tables.deals.deal import Deal, deal_id
from stonehenge.tables.deals.messages import (
    Daily,
    DealTerms,
    GameName,
    MyGame,
    PlayDeal,
    Standing,
    Streak,
    ToldSeed,
)
from stonehenge.tables.deals.par import INTEREST, LOOK_EVERY, Par
from stonehenge.tables.log import events as log
from stonehenge.tables.log import same_deals
from stonehenge.tables.log.events import SameDeal
from stonehenge.tables.messages import ProfileKey, Ticket
from stonehenge.tables.profiles.room import ProfileRoom
from stonehenge.tables.running.bus import end
from stonehenge.tables.running.chores import repeat
from stonehenge.tables.running.coaching import Coaching
from stonehenge.tables.running.node import TRIES, Node
from stonehenge.tables.running.thinkers import Thinkers
from stonehenge.tables.running.tokens import hashed, new_code, new_token
from stonehenge.tables.storage.database import StoreTaken
from stonehenge.tables.storage.deals import DealRow, begins_deal, joins_deal
from stonehenge.tables.storage.store import NewTable
from stonehenge.vocabulary import IllegalAction

SHARE_LENGTH: Final = 12
"""Letters and digits of a link to a result: longer than the id of a table, as nobody types it."""


class DealRoom:
    """The deals, at one node."""

    def __init__(
        self, node: Node, profiles: ProfileRoom, thinkers: Thinkers, coaching: Coaching
    ) -> None:
        self._node = node
        self._profiles = profiles
        self._store: Final = node.store.deals
        self._thinkers = thinkers
        self._par = Par(self._store, coaching)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Starts the regular chores."""
        chore = repeat(self._node.failures, "computing par", self.compute_par, LOOK_EVERY)
        self._tasks = [asyncio.create_task(chore)]

    async def close(self) -> None:
        """Stops them."""
        await end(self._tasks)

    async def compute_par(self) -> None:
        """Computes the par of today's deals, then that of tomorrow's, where people play them."""
        now = self._node.clock.now()
        if await self._store.last_opened() < now - INTEREST:
            return
        for day in (self.today, chains.next_day(self.today)):
            deals = [await self.daily_deal(day, game) for game in record.GAMES]
            await self._par.compute(deals, now)

    @property
    def today(self) -> date:
        """The day (UTC)."""
        return chains.day_of(self._node.clock.now())

    async def chain(self, day: date) -> Chain:
        """The chain of today or tomorrow, which begins with the first day that needs one."""
        found = await self._store.chain(day)
        if found is None:
            await self._store.add_chain(chains.new_chain(day))
            found = await self._store.chain(day)
        assert found is not None
        return found

    async def todays(self, key: ProfileKey | None = None) -> Daily:
        """The deals of today, with what a profile has made of them."""
        deals = [await self.daily_deal(self.today, game) for game in record.GAMES]
        profile = await self._profile(key)
        mine = await self._mine(profile, *(deal.row for deal in deals))
        return Daily(
            day=self.today.isoformat(),
            ends=chains.end_of(self.today),
            now=self._node.clock.now(),
            deals=tuple(self._terms(d.row.terms, mine.get(d.row.id)) for d in deals),
            streak=await self._streak(profile),
        )

    async def standing(self, day: date, game: str, key: ProfileKey | None) -> Standing:
        """What came of a daily deal, as far as somebody may know it."""
        deal = await self._store.find(deal_id(day, game))
        if deal is None or day > self.today:
            raise IllegalAction("no-such-day")
        mine = await self.mine(key, deal)
        over = self._node.clock.now() >= deal.until
        told = over or (mine is not None and mine.points is not None)
        par = await self._store.par(deal.id) if told else ()
        return Standing(
            day=day.isoformat(),
            terms=self._terms(deal.terms, mine),
            par=sum(par) / len(par) if par else None,
            runs=len(par),
            others=tuple(await self._store.spread(deal.id, deal.until)) if told else None,
        )

    async def mine(self, key: ProfileKey | None, deal: DealRow) -> MyGame | None:
        """The game of a profile that counts for a deal."""
        return (await self._mine(await self._profile(key), deal)).get(deal.id)

    async def _profile(self, key: ProfileKey | None) -> str | None:
        found = await self._node.store.profiles.find(hashed(key)) if key else None
        return found.id if found else None

    async def _mine(self, profile: str | None, *deals: DealRow) -> dict[str, MyGame]:
        """By deal the game of a profile that counts."""
        if profile is None:
            return {}
        ends = {deal.id: deal.until for deal in deals}
        games = await self._store.first_games(profile, tuple(ends))
        return {
            deal: MyGame(
                table=game.table_id,
                points=game.points,
                rounds=game.rounds,
                in_time=game.finished is not None and game.finished < ends[deal],
                share=game.share,
            )
            for deal, game in games.items()
        }

    async def _streak(self, profile: str | None) -> Streak | None:
        if profile is None:
            return None
        days = await self._store.days_played(profile)
        running, longest = daily.streak(days, self.today)
        week = tuple(self.today - timedelta(days=ago) in days for ago in range(6, -1, -1))
        return Streak(days=running, longest=longest, week=week)

    def _terms(self, terms: Terms, mine: MyGame | None = None) -> DealTerms:
        level, game = terms.computers[0], terms.game
        rounds = terms.options["rounds"]
        assert isinstance(rounds, int)
        return DealTerms(
            game=cast("GameName", game),
            seats=terms.seats,
            rounds=rounds,
            level=level,
            version=terms.versions[0],
            preparing=(game, level) in self._thinkers.unready,
            mine=mine,
        )

    async def daily_deal(self, day: date, game: str) -> Deal:
        """The deal of a day; what is not fixed yet is fixed now."""
        chain, row = await self.chain(day), await self._fixed(day, game)
        index, anchor = chain.index(day), chain.anchor.hex()
        assert index is not None
        same = SameDeal(row.id, row.until, day=day.isoformat(), index=index, anchor=anchor)
        return Deal(row, same, chains.game_seed(chain.seed(day), game))

    async def _fixed(self, day: date, game: str) -> DealRow:
        """The terms of the deal of a day; those that can no longer be played are renewed.

        Par is computed ahead, so they are fixed before their day begins, and the server may be
        updated meanwhile. Once somebody plays by them, they stay.
        """
        found = await self._store.find(deal_id(day, game))
        if found and daily.still_there(game, found.terms.seated):
            return found
        now, until = self._node.clock.now(), chains.end_of(day)
        new = DealRow(deal_id(day, game), None, daily.terms(game), now, until)
        return await (self._store.renew(new) if found else self._store.fix(new))

    async def told(self, day: date) -> ToldSeed:
        """The place of a day in the chain, with its seed once the day is over."""
        chain = await self._store.chain(day)
        if chain is None or day > self.today:
            raise IllegalAction("no-such-day")
        index = chain.index(day)
        assert index is not None
        over = self._node.clock.now() >= chains.end_of(day)
        return ToldSeed(
            day=day.isoformat(),
            index=index,
            anchor=chain.anchor.hex(),
            seed=chain.seed(day).hex() if over else None,
        )

    async def play(self, deal: Deal, wish: PlayDeal) -> Ticket:
        """Somebody plays a deal: at the table where they have begun it, or at a new one."""
        mine = await self.mine(wish.profile, deal.row)
        if mine is None:
            try:
                return await self._open(deal, wish, counted=wish.profile is not None)
            except StoreTaken:  # at this moment in another browser, or they are forgotten there
                mine = await self.mine(wish.profile, deal.row)
        if mine and wish.profile and mine.points is None:
            # also if they ask for another game: they would learn the cards of the one that counts
            return await self._profiles.ticket(wish.profile, mine.table)
        if not wish.again:
            raise IllegalAction("deal-played")
        return await self._open(deal, wish, counted=False)

    async def _open(self, deal: Deal, wish: PlayDeal, *, counted: bool) -> Ticket:
        token, terms, profile = new_token(), deal.row.terms, wish.profile
        if not daily.still_there(terms.game, terms.seated):
            raise IllegalAction("players-changed")
        share = new_code(SHARE_LENGTH) if deal.same.day else ""
        same = replace(deal.same, share=share)
        events = same_deals.open_table(terms, same, deal.seed, wish.name, wish.kind)
        for _ in range(TRIES):
            code, at = new_code(), self._node.clock.now()
            table = NewTable(
                id=code,
                secret=deal.seed,
                game=terms.game,
                public=False,
                at=at,
                body=log.write(events),
                phase="playing",
                tokens=[(hashed(token), daily.SEAT)],
                profile=hashed(profile) if profile else None,
                beside=[
                    joins_deal(code, deal.row.id, at, counted=counted, share=share),
                    *([begins_deal(hashed(profile), deal.row.id)] if profile and counted else []),
                ],
            )
            if await self._node.store.create(table):
                return Ticket(table=code, seat=daily.SEAT, token=token, commitment="")
        raise IllegalAction("table-busy")
