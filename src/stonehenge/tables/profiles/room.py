"""What can be done with a profile: claim seats, carry it to another browser, delete it."""

import asyncio
import re
from collections.abc import Collection, Sequence
from typing import Final

from stonehenge.figures.choosing import Wanted
from stonehenge.tables.log import judge
from stonehenge.tables.messages import Leave, Listed, ProfileKey, Ticket
from stonehenge.tables.profiles import figures
from stonehenge.tables.profiles.messages import (
    Exported,
    ExportedGame,
    ProfileCode,
    You,
    YourFigures,
)
from stonehenge.tables.running import updates
from stonehenge.tables.running.live import LiveTable
from stonehenge.tables.running.node import TRIES, Node
from stonehenge.tables.running.tokens import hashed, is_code, new_code, new_token
from stonehenge.tables.storage.profiles import ProfileRow, ProfileSeat
from stonehenge.vocabulary import IllegalAction, Seat

CODE_LENGTH: Final = 8
CODE_LASTS: Final = 600_000
"""Milliseconds that a code for another browser can be used."""
MOST_LISTED: Final = 100
_NO_CODE: Final = re.compile(r"[^A-Z0-9]")


class ProfileRoom:
    """The profiles, at one node."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._store = node.store

    async def find(self, key: ProfileKey) -> ProfileRow:
        """The profile that a key opens."""
        profile = await self._store.profiles.find(hashed(key))
        if profile is None:
            raise IllegalAction("no-such-profile")
        return profile

    async def you(self, key: ProfileKey) -> You:
        """A profile in a few numbers."""
        profile = await self.find(key)
        return You(
            created=profile.created,
            seats=len(await self._store.profiles.seats(profile.id)),
            browsers=await self._store.profiles.keys(profile.id),
        )

    async def claim(self, key: ProfileKey, tokens: Collection[str]) -> You:
        """Gives the seats of these tokens to a profile, which is made for the first of them."""
        found = await self._store.seats_of([hashed(token) for token in tokens])
        seats = [await self._owner(table, seat) for table, seat in found if is_code(table)]
        owned = [seat for seat in seats if seat is not None]
        if owned:
            await self._store.profiles.claim(hashed(key), owned, self._node.clock.now())
        return await self.you(key)

    async def _owner(self, table_id: str, seat: Seat) -> ProfileSeat | None:
        live = await self._node.live_table(table_id)
        owner = live.table.chairs[seat].owner
        return None if owner is None else ProfileSeat(table_id, owner)

    async def tables(self, key: ProfileKey) -> list[Listed]:
        """The tables of a profile, the latest first."""
        profile = await self.find(key)
        listed = []
        for table_id, owner in await self._store.profiles.latest_seats(profile.id, MOST_LISTED):
            live = await self._node.live_table(table_id)
            seat = _seat_of(live, owner)
            if seat is not None:
                listed.append(updates.listed(live.table, seat))
        return sorted(listed, key=lambda one: one.changed, reverse=True)

    async def ticket(self, key: ProfileKey, table_id: str) -> Ticket:
        """A token for a seat of the profile, so that this browser can play it, too."""
        profile = await self.find(key)
        owner = await self._store.profiles.owner_at(profile.id, table_id)
        if owner is None:
            raise IllegalAction("bad-token")
        live, token = await self._node.live_table(table_id), new_token()
        for _ in range(TRIES):
            await live.catch_up()
            seat = judge.seat_of(live.table, owner)
            await self._store.add_token(hashed(token), table_id, seat, self._node.clock.now())
            await live.catch_up()
            # from now on the token moves with its owner; before, they may have changed seats
            if _seat_of(live, owner) == seat:
                committed = live.table.commitment
                return Ticket(table=table_id, seat=seat, token=token, commitment=committed)
            await self._store.drop_token(hashed(token))
        raise IllegalAction("table-busy")

    async def games(self, key: ProfileKey) -> list[figures.Played]:
        """The finished games of a profile, in the order they ended."""
        profile = await self.find(key)
        rows = await self._store.figures.of_profile(profile.id)
        return await asyncio.to_thread(figures.read, rows)

    async def figures(self, key: ProfileKey, wanted: Wanted) -> YourFigures:
        """What those of them come to that are wanted."""
        return await asyncio.to_thread(figures.your_figures, await self.games(key), wanted)

    async def export(self, key: ProfileKey) -> Exported:
        """All that the server has about a profile."""
        profile = await self.find(key)
        games = {(one.row.table_id, one.row.seat): one.counted for one in await self.games(key)}
        listed = [
            ExportedGame(table=table, seat=seat, game=counted.line, review=counted.review)
            for (table, seat), counted in games.items()
        ]
        seats = await self._store.profiles.seats(profile.id)
        return Exported(
            created=profile.created,
            tables=sorted({seat.table_id for seat in seats}),
            games=listed,
        )

    async def make_code(self, key: ProfileKey) -> ProfileCode:
        """A code that gives the profile to one more browser."""
        code = new_code(CODE_LENGTH)
        expires = self._node.clock.now() + CODE_LASTS
        if not await self._store.profiles.add_code(hashed(key), hashed(code), expires):
            raise IllegalAction("no-such-profile")
        return ProfileCode(code=code, expires=expires)

    async def take_code(self, key: ProfileKey, code: str) -> You:
        """Gives the profile behind a code to this browser; what it has already comes along."""
        hash_ = hashed(_NO_CODE.sub("", code.upper()))
        if not await self._store.profiles.take_code(hash_, hashed(key), self._node.clock.now()):
            raise IllegalAction("bad-code")
        return await self.you(key)

    async def delete(self, key: ProfileKey) -> None:
        """Deletes a profile with everything that hangs on it; its key goes last.

        So whoever is interrupted can do it again.
        """
        profile = await self.find(key)
        seats: Sequence[ProfileSeat] = await self._store.profiles.seats(profile.id)
        for table_id, owner in seats:
            await self._give_up(await self._node.live_table(table_id), owner)
        await self._store.profiles.delete(profile.id)
        await self._store.database.scrub()

    async def _give_up(self, live: LiveTable, owner: int) -> None:
        """Takes somebody out of a game, and their name out of its log; nobody has the seat now."""
        seat = _seat_of(live, owner)
        if seat is not None and live.table.phase in ("open", "playing"):
            await self._node.command(live.id, owner, Leave())
        await self._node.forget(live.id, owner)
        if (seat := _seat_of(live, owner)) is not None:
            await self._store.drop_tokens(live.id, seat)


def _seat_of(live: LiveTable, owner: int) -> Seat | None:
    chairs = enumerate(live.table.chairs)
    return next((seat for seat, chair in chairs if chair.owner == owner), None)
