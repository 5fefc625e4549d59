"""Reviews of finished games: made by the coach when somebody asks, and kept with the game.

On several nodes whoever claims a review makes it; the others read in the database how far it is.
One that nobody asks about any more is given up.
"""

import asyncio
import secrets
from typing import Any, Final, NamedTuple

import msgspec

from stonehenge.coach.verdicts import Review, coach_version
from stonehenge.tables.log.fold import TableState
from stonehenge.tables.messages import ReviewStatus
from stonehenge.tables.running import history
from stonehenge.tables.running.clock import Clock
from stonehenge.tables.running.coaching import Asked, Coaching
from stonehenge.tables.running.failures import FailureLog
from stonehenge.tables.storage.database import StoreError
from stonehenge.tables.storage.reviews import Progress, ReviewKey, ReviewRow
from stonehenge.tables.storage.store import Store
from stonehenge.vocabulary import IllegalAction, Seat

REPORT_EVERY: Final = 2.0
"""Seconds between two reports of a review that is being made."""
DEAD_AFTER: Final = 15_000
"""Milliseconds without a report after which another node may take a review over."""
UNWANTED_AFTER: Final = 20_000
"""Milliseconds after which a review that nobody asks about is given up."""
_TOLD_AGAIN: Final = 3_000
"""Milliseconds for which it need not be written down again that somebody waits."""


class _Making(NamedTuple):
    asked: Asked
    task: asyncio.Task[None]


class Reviews:
    """The reviews that this node has been asked for."""

    def __init__(
        self, store: Store, coaching: Coaching, failures: FailureLog, clock: Clock
    ) -> None:
        self._store = store
        self.coaching: Final = coaching
        self._failures = failures
        self._clock = clock
        self._node = secrets.token_hex(8)
        self._making: dict[ReviewKey, _Making] = {}
        self._refusals: dict[ReviewKey, IllegalAction] = {}
        """Why reviews could not be made, until somebody has been told."""

    async def look(self, table: TableState, seat: Seat) -> ReviewStatus:
        """How things stand with the review of a seat; refuses games that are not over."""
        key = _key(table, seat)
        if refusal := self._refusals.pop(key, None):
            raise refusal
        rows = await self._store.reviews.of_seat(table.id, seat)
        current = next((row for row in rows if row.version == key.version), None)
        if current is not None and current.body is not None:
            return _ready(current, is_current=True)
        if current is not None and (key in self._making or self._is_alive(current)):
            await self._note_wanted(key, current)
            return self._under_way(key, current)
        older = next((row for row in rows if row.body is not None), None)
        return _ready(older, is_current=False) if older else ReviewStatus(state="none")

    async def ask(self, table: TableState, seat: Seat, address: str) -> ReviewStatus:
        """Lets the coach make the review of a seat, unless that is done or under way."""
        status = await self.look(table, seat)
        if status.state not in ("none", "ready") or status.current:
            return status
        key, now = _key(table, seat), self._clock.now()
        # before the record is read: whoever wants to be forgotten from now on voids the claim
        if await self._store.reviews.claim(key, self._node, now, now - DEAD_AFTER):
            await self._begin(key, table, address)
        return await self.look(table, seat)

    async def close(self) -> None:
        """Stops everything that is being made, and lets other nodes make it."""
        tasks = [making.task for making in self._making.values()]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def _begin(self, key: ReviewKey, table: TableState, address: str) -> None:
        try:
            record = await history.record_of(self._store, table)
            asked = self.coaching.review(address, record, key.seat)
        except BaseException:
            await self._store.reviews.give_up(key, self._node)
            raise
        task = asyncio.create_task(self._make(key, asked))
        self._making[key] = _Making(asked, task)

    async def _make(self, key: ReviewKey, asked: Asked) -> None:
        reports = asyncio.create_task(self._report(key, asked))
        kept = False
        try:
            review: Review = await self.coaching.answer(asked)
            kept = await self._store.reviews.keep(
                key, self._node, self._clock.now(), msgspec.json.encode(review)
            )
        except IllegalAction as refusal:
            self._refusals[key] = refusal
        except StoreError as error:
            self._failures.report("keeping a review", error)
        finally:
            reports.cancel()
            del self._making[key]
            if not kept:
                await self._give_up(key)

    async def _give_up(self, key: ReviewKey) -> None:
        try:
            await self._store.reviews.give_up(key, self._node)
        except StoreError as error:  # without further reports the claim ends by itself
            self._failures.report("giving up a review", error)

    async def _report(self, key: ReviewKey, asked: Asked) -> None:
        """Tells how far a review is, until nobody waits for it."""
        while True:
            await asyncio.sleep(REPORT_EVERY)
            now, progress = self._clock.now(), self._progress(asked)
            try:
                wanted = await self._store.reviews.report(key, self._node, now, progress)
            except StoreError as error:
                self._failures.report("telling how far a review is", error)
                continue
            if wanted is None or now - wanted > UNWANTED_AFTER:
                self.coaching.drop(asked)

    def _progress(self, asked: Asked) -> Progress:
        return Progress(self.coaching.place(asked), asked.done, asked.of)

    def _is_alive(self, row: ReviewRow) -> bool:
        return row.at > self._clock.now() - DEAD_AFTER

    async def _note_wanted(self, key: ReviewKey, row: ReviewRow) -> None:
        now = self._clock.now()
        if now - row.wanted > _TOLD_AGAIN:
            await self._store.reviews.want(key, now)

    def _under_way(self, key: ReviewKey, row: ReviewRow) -> ReviewStatus:
        """How far a review is: one of our own exactly, others as they last reported."""
        making, progress = self._making.get(key), row.progress
        state: Any = "working" if progress.steps else "queued"
        if making:
            progress, state = self._progress(making.asked), self.coaching.state(making.asked)
            state = "working" if state == "over" else state
        return ReviewStatus(
            state=state, place=progress.place, done=progress.done, of=progress.steps
        )


def _key(table: TableState, seat: Seat) -> ReviewKey:
    if not 0 <= seat < len(table.chairs):
        raise IllegalAction("no-such-seat", seats=len(table.chairs))
    history.refuse_running(table)
    return ReviewKey(table.id, seat, coach_version(table.game))


def _ready(row: ReviewRow, *, is_current: bool) -> ReviewStatus:
    assert row.body is not None
    review = msgspec.json.decode(row.body, type=Review)
    return ReviewStatus(state="ready", review=review, made=row.at, current=is_current)
