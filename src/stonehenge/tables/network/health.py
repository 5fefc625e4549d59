"""Whether the server is well: a quick and honest answer for load balancers."""

import asyncio
from typing import Final

from stonehenge.tables.running.clock import Clock
from stonehenge.tables.storage.database import StoreAway
from stonehenge.tables.storage.store import Store

ANSWER_WITHIN: Final = 2.0
"""Seconds after which a database that does not answer counts as away."""
FRESH: Final = 1.0
"""Seconds for which a result is told again instead of asking the database."""


class Health:
    """Checks that the database can be written and read."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._check: asyncio.Task[None] | None = None
        self._begun = 0.0

    async def check(self) -> None:
        """Raises StoreError if the database cannot be used; everybody who asks shares a check."""
        now = self._clock.monotonic()
        if self._check is None or (self._check.done() and now - self._begun >= FRESH):
            self._check = asyncio.create_task(self._store.check(self._clock.now()))
            self._check.add_done_callback(_note_failure)
            self._begun = now
        try:
            await asyncio.wait_for(asyncio.shield(self._check), ANSWER_WITHIN)
        except TimeoutError:
            raise StoreAway("the database does not answer in time") from None


def _note_failure(check: asyncio.Task[None]) -> None:
    if not check.cancelled():
        check.exception()  # asyncio complains about one that nobody has read
