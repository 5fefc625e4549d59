"""Failures inside the server: tables go on, and the log tells the operator why."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from stonehenge import cards
from stonehenge.chance import Seeded
from stonehenge.tables import messages
from stonehenge.tables.log.events import Settings
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.network.serve import ServerConfig, running_desk
from stonehenge.tables.running import node
from stonehenge.tables.running.bus import Hint, RedisBus
from stonehenge.tables.running.clock import Clock
from stonehenge.tables.running.failures import QUIET, FailureLog
from stonehenge.tables.running.thinkers import Decision, Make, Thinkers, _in_time
from tests.tables import odd_players
from tests.tables.desks import Client, desk_on, open_table, play_on, refused, ticket_of
from tests.tables.postgres import RedisServer
from tests.waiting import wait_until

INSTANT = Settings(pace=0)


class Stopped(Clock):
    """A clock that the test moves on."""

    def __init__(self) -> None:
        self.time = 1000.0

    def monotonic(self) -> float:
        return self.time


def test_the_same_failure_is_logged_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    clock = Stopped()
    failures = FailureLog(clock)

    def report(doing: str, error: Exception) -> int:
        caplog.clear()
        failures.report(doing, error)
        return len(caplog.records)

    assert report("reading", ValueError("a")) == 1
    assert report("reading", ValueError("a")) == 0
    assert report("reading", ValueError("b")) == 1
    assert report("writing", ValueError("a")) == 1
    clock.time += QUIET - 1
    assert report("reading", ValueError("a")) == 0
    clock.time += 1
    assert report("reading", ValueError("a")) == 1


def test_a_failure_is_logged_with_its_cause(caplog: pytest.LogCaptureFixture) -> None:
    error = ValueError("the error")
    error.__cause__ = KeyError("the cause")
    FailureLog(Clock()).report("reading", error)
    assert "reading failed: the error" in caplog.text
    assert "KeyError: 'the cause'" in caplog.text


# computer players

FAILING = [
    ("random", odd_players.random_raises, "ZeroDivisionError: this player cannot count"),
    ("sage", odd_players.sage_raises, "ZeroDivisionError: this player cannot count"),
    ("sage", odd_players.sage_and_apprentice_raise, "the cards player apprentice failed"),
    ("sage", odd_players.sage_cheats, "which is not legal here"),
]


@pytest.mark.parametrize(
    ("level", "make", "logged"), FAILING, ids=["thread", "process", "fallback", "illegal"]
)
def test_a_table_goes_on_when_a_computer_player_fails(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, level: str, make: Make, logged: str
) -> None:
    async def story() -> None:
        config = ServerConfig(database=f"sqlite:///{tmp_path}/tables.db")
        async with running_desk(config, make=make) as desk:
            anna = await open_table(desk, computers=[level] * 2, start=True, settings=INSTANT)
            await asyncio.wait_for(play_on(anna, lambda s: s["view"]["round"] >= 2), 60)
            forfeits = [line for line in metrics(desk) if "stonehenge_forfeits{" in line]
            assert 'stonehenge_forfeits{reason="slow"} 0.0' in forfeits
            assert 'stonehenge_forfeits{reason="failed"} 0.0' not in forfeits

    asyncio.run(story())
    assert logged in caplog.text
    assert caplog.text.count(f"the cards player {level} failed") == 1


def first_bid() -> Decision:
    """The first decision of a card game."""
    state = cards.start(cards.Options(seats=3))
    state = cards.apply(state, -1, cards.draw(state, Seeded(bytes(32))))
    (seat,) = cards.to_act(state)
    return Decision("cards", bytes(32), cards.view(state, seat), cards.legal(state, seat))


def metrics(desk: Desk) -> list[str]:
    return desk.measure().decode().splitlines()


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that a sage touches before it sleeps."""
    file = tmp_path / "begun"
    monkeypatch.setenv(odd_players.BEGUN, str(file))
    return file


def sleepers(patience: float) -> Thinkers:
    return Thinkers(
        FailureLog(Clock()), make=odd_players.sage_sleeps, processes=1, patience=patience
    )


def test_decisions_that_wait_behind_a_stuck_player_are_taken(begun: Path) -> None:
    """One decision runs, one is handed to the process, and the others wait to be."""
    decision = first_bid()

    async def story() -> None:
        thinkers = sleepers(patience=3)
        first = asyncio.create_task(thinkers.choose("sage", decision))
        await asyncio.to_thread(wait_until, begun.exists)
        others = [thinkers.choose("sage", decision) for _ in range(3)]
        chosen = await asyncio.wait_for(asyncio.gather(first, *others), 60)
        assert set(chosen) <= set(decision.legal)
        thinkers.close()

    asyncio.run(story())


def test_who_waits_gets_an_answer_when_the_process_dies_although_others_gave_up(
    begun: Path,
) -> None:
    """One decision runs, two are handed to the process, three give up, and the last is behind."""
    decision = first_bid()

    async def story() -> None:
        thinkers = sleepers(patience=0.1)

        def asked() -> asyncio.Task[Any]:
            return asyncio.create_task(thinkers.choose_itself("sage", decision))

        waiting = [asked()]
        await asyncio.to_thread(wait_until, begun.exists)
        waiting += [asked(), asked()]
        await asyncio.sleep(0)
        gave_up = [thinkers.choose("sage", decision) for _ in range(3)]
        assert set(await asyncio.gather(*gave_up)) <= set(decision.legal)
        waiting.append(asked())
        await asyncio.sleep(0)
        assert thinkers._pool is not None
        [process] = thinkers._pool._processes.values()
        process.kill()
        for one in waiting:
            with pytest.raises(BrokenProcessPool):
                await asyncio.wait_for(one, 60)
        thinkers.close()

    asyncio.run(story())


def test_nobody_thinks_of_what_is_not_waited_for_any_more() -> None:
    with pytest.raises(TimeoutError):
        _in_time(monotonic() - 1, pytest.fail, "it was thought of")
    assert _in_time(monotonic() + 600, abs, -3) == 3


def test_a_player_ponders_while_a_table_waits_but_nobody_waits_for_that() -> None:
    asked = first_bid()
    first, *_, last = asked.legal

    async def story() -> None:
        thinkers = Thinkers(FailureLog(Clock()), make=odd_players.sage_ponders, processes=1)
        assert await thinkers.choose("sage", asked) == first
        spare = asked._replace(spare=0.9)
        assert await thinkers.choose("sage", spare) == last
        assert await thinkers.choose_itself("sage", spare) == first  # where others play the same
        together = await asyncio.gather(*(thinkers.choose("sage", spare) for _ in range(3)))
        assert together == [last, first, first]
        thinkers.close()

    asyncio.run(story())


# the store


@contextlib.contextmanager
def without_log(folder: Path) -> Iterator[sqlite3.Connection]:
    """Every statement about the log fails meanwhile, as a wrong one would."""
    with contextlib.closing(sqlite3.connect(folder / "tables.db", isolation_level=None)) as file:
        file.execute("ALTER TABLE log RENAME TO hidden")
        yield file
        file.execute("ALTER TABLE hidden RENAME TO log")


def count_of(caplog: pytest.LogCaptureFixture, doing: str) -> int:
    """How often this was logged as failed because the log was not there."""
    message = f"{doing} failed: no such table: log"
    assert not caplog.text or "sqlite3.OperationalError: no such table: log" in caplog.text
    return [record.getMessage() for record in caplog.records].count(message)


def test_a_command_that_cannot_be_stored(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with desk_on(tmp_path) as desk:
            anna = await open_table(desk)
            with without_log(tmp_path):
                for _ in range(2):
                    await refused("storage-down", anna.do(messages.Say("hello")))
            await anna.do(messages.Say("hello"))

    asyncio.run(story())
    assert count_of(caplog, "answering a client") == 1


def test_a_computer_that_cannot_move(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with desk_on(tmp_path) as desk:
            # a computer is to act first, whatever is turned up
            options = {"bidding": "covered", "first_dealer": 1}
            anna = await open_table(
                desk, options=options, computers=["random"] * 2, settings=Settings(pace=1000)
            )
            await anna.start()
            with without_log(tmp_path):
                await asyncio.to_thread(wait_until, lambda: count_of(caplog, "moving for a seat"))
            await anna.do(messages.Adjust(INSTANT))
            await play_on(anna, lambda s: s["view"]["round"] >= 2)

    asyncio.run(asyncio.wait_for(story(), 60))


def test_an_owner_who_cannot_have_the_seat_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with desk_on(tmp_path) as desk:
            anna = await open_table(desk, computers=["random"] * 2, start=True, settings=INSTANT)
            await anna.do(messages.Pause())
            await anna.do(messages.Leave())
            anna.leave()
            with without_log(tmp_path):
                await Client(desk, ticket_of(anna), 0).listen()

    asyncio.run(story())
    assert count_of(caplog, "giving a seat back to its owner") == 1


def test_a_chore_that_fails_is_done_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node, "ARCHIVE_EVERY", 0.01)
    monkeypatch.setattr(node, "ARCHIVE_AFTER", -10_000)

    async def story() -> None:
        async with desk_on(tmp_path) as desk:
            with without_log(tmp_path):
                await asyncio.to_thread(wait_until, lambda: count_of(caplog, "archiving"))
            anna = await open_table(desk)
            while not (await desk.node.store.table(anna.table)).archived:  # type: ignore[union-attr]
                pass

    asyncio.run(asyncio.wait_for(story(), 60))
    assert count_of(caplog, "archiving") == 1


def test_a_node_that_could_not_read_what_another_changed_reads_it_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, redis_server: RedisServer
) -> None:
    config = ServerConfig(database=f"sqlite:///{tmp_path}/tables.db", redis=redis_server.url)

    async def story() -> None:
        other = RedisBus(redis_server.url)
        await other.start(_ignore)
        async with running_desk(config) as desk:
            anna = await open_table(desk)
            with without_log(tmp_path) as file:
                while not count_of(caplog, "following another node"):
                    other.tell(Hint("other", anna.table, reload=True))
                    await asyncio.sleep(0.02)
                change = "UPDATE hidden SET body = CAST(replace(body, 'Anna', 'Emma') AS blob)"
                file.execute(change)
            await anna.until(lambda s: s["table"]["seats"][0]["name"] == "Emma")
        await other.close()

    asyncio.run(asyncio.wait_for(story(), 60))


async def _ignore(_hint: Hint) -> None:
    pass
