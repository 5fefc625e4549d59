"""The queue of the coach: real processes, caps, fairness, cancelling, waking up and failing."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from stonehenge import cards, coach
from stonehenge import record as records
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.record import Record
from stonehenge.tables.running import coaching as module
from stonehenge.tables.running.clock import Clock
from stonehenge.tables.running.coaching import Caps, Coaching
from stonehenge.tables.running.failures import FailureLog
from stonehenge.tables.running.thinkers import Unready
from stonehenge.vocabulary import CHANCE, IllegalAction
from tests.tables.desks import refused
from tests.waiting import PATIENCE

pytestmark = pytest.mark.xdist_group("coach")

EFFORT = 0.1
HERE = "192.0.2.1"


@asynccontextmanager
async def coaching(unready: Unready | None = None, **caps: int) -> AsyncIterator[Coaching]:
    room = Coaching(
        FailureLog(Clock()), {} if unready is None else unready, caps=Caps(**caps), processes=1
    )
    try:
        yield room
    finally:
        await room.close()


def told(story: Callable[[], Awaitable[Any]]) -> Any:
    async def within() -> Any:
        return await asyncio.wait_for(story(), 4 * PATIENCE)

    return asyncio.run(within())


def position() -> tuple[Any, Any]:
    """The first bid of a game of three."""
    state: Any = cards.start(cards.Options(seats=3, first_dealer=2))
    state = cards.apply(state, CHANCE, cards.draw(state, Seeded(seed_from_number(1))))
    return cards.view(state, 0), cards.legal(state, 0)


def short_game(rounds: int = 2) -> Record:
    """Rounds in which everybody takes the first legal action."""
    chance = Seeded(seed_from_number(2))
    state: Any = cards.start(cards.Options(seats=3, first_dealer=2, rounds=rounds))
    actions = []
    while acting := cards.to_act(state):
        seat = acting[0]
        action: Any = cards.draw(state, chance) if seat == CHANCE else cards.legal(state, seat)[0]
        actions.append((seat, action))
        state = cards.apply(state, seat, action)
    names = ("Anna", "Ben", "Carla")
    return records.make(cards, names, state.options, actions, cards.outcome(state))


async def until(holds: Callable[[], bool]) -> None:
    while not holds():  # noqa: ASYNC110 - another process brings it about
        await asyncio.sleep(0.01)


def test_a_position_goes_before_the_rest_of_a_review_and_a_dropped_review_stops() -> None:
    view, legal = position()

    async def story() -> None:
        async with coaching() as room:
            long, short = room.review(HERE, short_game(12), 1), room.review(HERE, short_game(), 1)
            await until(lambda: long.of > 0)
            (process,) = room._processes
            assert process._process is not None
            assert os.getpriority(os.PRIO_PROCESS, process._process.pid) == 19
            answer = await room.assess(HERE, view, legal, EFFORT)
            assert answer.choices == coach.assess(view, legal, EFFORT).choices
            assert [room.state(one) for one in (long, short)] == ["working", "queued"]
            waiting = asyncio.create_task(room.answer(long))
            await asyncio.sleep(0)
            waiting.cancel()
            review = await room.answer(short)
            assert 0 <= long.done < long.of
            assert (review.seat, review.name, len(review.rounds)) == (1, "Ben", 2)
            assert short.done == short.of > 0

    told(story)


def test_caps_for_an_address_and_for_all_and_the_place_in_the_queue() -> None:
    async def story() -> None:
        async with coaching(reviews=3, of_address=2) as room:
            game = short_game()
            first, second = room.review(HERE, game, 0), room.review(HERE, game, 1)
            assert [room.place(one) for one in (first, second)] == [0, 1]
            with pytest.raises(IllegalAction) as asked:
                room.review(HERE, game, 2)
            assert asked.value.rule == "coach-asked"
            assert asked.value.facts["most"] == 2
            assert asked.value.facts["seconds"] == 40  # two reviews, until one has been measured
            third = room.review("192.0.2.2", game, 0)
            assert (room.state(third), room.place(third)) == ("queued", 2)
            with pytest.raises(IllegalAction) as busy:
                room.review("192.0.2.3", game, 0)
            assert busy.value.rule == "coach-busy"
            room.drop(second)
            assert room.place(third) == 1
            room.review("192.0.2.3", game, 0)

    told(story)


def test_while_kernels_are_compiled_the_coach_wakes_up() -> None:
    view, legal = position()
    unready: Unready = {("cards", "coach"): "preparing", ("dice", "coach"): "failed"}

    async def story() -> None:
        async with coaching(unready) as room:
            await refused("coach-wakes", room.assess(HERE, view, legal, EFFORT))
            review = room.review(HERE, short_game(), 0, EFFORT)
            assert room.state(review) == "waking"
            del unready["cards", "coach"]
            await until(lambda: room.state(review) == "working")

    told(story)


def test_where_it_cannot_be_compiled_there_is_no_coach() -> None:
    view, legal = position()
    unready: Unready = {("cards", "archmage"): "preparing"}

    async def story() -> None:
        async with coaching(unready) as room:
            review = room.review(HERE, short_game(), 0, EFFORT)
            unready["cards", "archmage"] = "failed"
            await refused("coach-away", room.answer(review))
            await refused("coach-away", room.assess(HERE, view, legal, EFFORT))

    told(story)


def test_a_process_that_says_nothing_for_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SILENCE", 0.05)  # shorter than it takes to start

    async def story() -> None:
        async with coaching() as room:
            review = room.review(HERE, short_game(), 0, EFFORT)
            assert room.waiting() == {"assessment": 0, "review": 1, "par": 0}
            await refused("coach-failed", room.answer(review))
            assert room.waiting() == {"assessment": 0, "review": 0, "par": 0}

    told(story)


def test_a_process_that_dies_and_a_question_that_fails_are_told_and_the_next_is_answered() -> None:
    view, legal = position()

    async def story() -> None:
        async with coaching() as room:
            first = room.review(HERE, short_game(), 0)
            broken = room.review(HERE, short_game(), 9, EFFORT)  # there is no such seat
            await until(lambda: room._processes[0]._process is not None)
            room._processes[0]._process.kill()  # type: ignore[union-attr]
            await refused("coach-failed", room.answer(first))
            await refused("coach-failed", room.answer(broken))
            assert (await room.assess(HERE, view, legal, EFFORT)).choices

    told(story)
