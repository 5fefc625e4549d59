"""Par: what the archmage makes of a deal, computed ahead where people play the daily deals."""

import asyncio
import secrets
from collections.abc import Iterable
from typing import Final

from stonehenge.tables.deals.deal import Deal
from stonehenge.tables.running.coaching import Coaching
from stonehenge.tables.storage.deals import DealStore
from stonehenge.vocabulary import IllegalAction

LOOK_EVERY: Final = 10.0
"""Seconds between two looks whether a par is missing."""
INTEREST: Final = 7 * 24 * 3600 * 1000
"""Milliseconds for which par is computed ahead after somebody has played a deal."""
_STALE: Final = 600_000
"""Milliseconds after which a node that has begun a par has surely ended."""


class Par:
    """Lets the archmage play deals, one after the other, when the coach has nothing else to do."""

    def __init__(self, store: DealStore, coaching: Coaching) -> None:
        self._store = store
        self._coaching = coaching
        self._node = secrets.token_hex(8)

    async def compute(self, deals: Iterable[Deal], now: int) -> None:
        """Computes the par of every deal that has none yet and that no other node works on."""
        for deal in deals:
            id_ = deal.row.id
            if not await self._store.claim_par(id_, self._node, now, now - _STALE):
                continue
            try:
                points = await self._coaching.par(deal.row.terms, deal.seed)
            except IllegalAction:  # no archmage here, or not yet
                await self._store.give_up_par(id_, self._node)
            except asyncio.CancelledError:
                await asyncio.shield(self._store.give_up_par(id_, self._node))
                raise
            else:
                await self._store.keep_par(id_, self._node, points)
