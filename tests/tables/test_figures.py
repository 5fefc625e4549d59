"""The read model of figures: equal to a recount, rebuilt from nothing, the same on every node."""

import asyncio
import json
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from msgspec import structs

from stonehenge import cards, dice
from stonehenge import record as records
from stonehenge.coach.answers import Advisor
from stonehenge.coach.verdicts import Replays, Review
from stonehenge.figures import figures, lines_of
from stonehenge.figures.choosing import Wanted
from stonehenge.record import Record
from stonehenge.tables.log.events import Settings
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.network.serve import ServerConfig, running_desk
from stonehenge.tables.profiles.counting import Counting, rebuild
from stonehenge.tables.profiles.figures import read as unpacked
from stonehenge.tables.profiles.figures import your_figures
from stonehenge.tables.running.clock import Clock
from stonehenge.tables.running.failures import FailureLog
from stonehenge.tables.running.tokens import hashed
from stonehenge.tables.storage.database import Job, Statement
from stonehenge.tables.storage.figures import FigureRow, Uncounted
from stonehenge.tables.storage.opening import open_store
from stonehenge.tables.storage.profiles import ProfileSeat
from stonehenge.tables.storage.reviews import ReviewKey
from stonehenge.tables.storage.store import Store
from tests.run import STONEHENGE
from tests.tables import desks, finished
from tests.tables.test_profiles import new_key
from tests.waiting import PATIENCE

KEY: Final = new_key()
EACH: Final = 100


@pytest.fixture(scope="module")
def played() -> dict[str, list[Record]]:
    """200 games, half of each kind."""
    return {game.NAME: finished.games(game, EACH) for game in (cards, dice)}


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def within() -> None:
        await asyncio.wait_for(story(), 4 * PATIENCE)

    asyncio.run(within())


async def write_all(store: Store, played: dict[str, list[Record]]) -> None:
    number = 0
    for game, games in played.items():
        for record in games:
            number += 1
            hints = 2 if number % 10 == 0 else 0
            table = f"{game[0].upper()}{number:05}"
            await finished.write(store, table, record, number, profile=hashed(KEY), hints=hints)


async def all_rows(store: Store) -> list[Any]:
    return [tuple(row) for row in await store.database.rows("SELECT * FROM figures ORDER BY 1, 2")]


def test_figures_are_those_of_a_recount_and_rebuilt_ones_are_equal(
    url: str, played: dict[str, list[Record]], tmp_path: Path
) -> None:
    async def story() -> None:
        store, failures = await open_store(url), FailureLog(Clock())
        await write_all(store, played)
        assert await Counting(store, failures).catch_up() == 2 * EACH
        rows = await all_rows(store)
        assert len(rows) == 2 * EACH
        read = await store.figures.of_profile(await _profile(store))
        for game, games in played.items():
            told = _figures(read, Wanted(game=game, hints=True))
            recount = figures(lines_of(finished.with_kinds(one))[0] for one in games)
            assert told.games == EACH
            assert _comparable(told) | {"hints": 0} == _comparable(recount) | {"hints": 0}
            without = _figures(read, Wanted(game=game, hints=False))
            assert without.games == EACH - EACH // 10
        assert not await store.figures.uncounted(1)
        assert await rebuild(store, failures) == 2 * EACH
        assert await all_rows(store) == rows
        await store.close()

    run(story)


async def _profile(store: Store) -> str:
    found = await store.profiles.find(hashed(KEY))
    assert found
    return found.id


def _figures(rows: Any, wanted: Wanted) -> Any:
    return your_figures(unpacked(rows), wanted).figures


def _comparable(own: Any) -> dict[str, Any]:
    """Figures without the names and dates of the best games."""
    told: dict[str, Any] = msgspec.to_builtins(own)
    for line in told["best"]:
        for field in ("name", "date", "hints"):
            line.pop(field)
    return told


def test_the_command_and_the_page_give_the_same_numbers(
    played: dict[str, list[Record]], tmp_path: Path
) -> None:
    file, own = tmp_path / "games.jsonl", [finished.with_kinds(one) for one in played["cards"][:20]]
    file.write_bytes(b"".join(records.encode(one) + b"\n" for one in own))
    command = [STONEHENGE, "figures", str(file), "--json", "--name", "Anna"]
    said = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)

    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/tables.db")
        for number, record in enumerate(own):
            await finished.write(store, f"T{number:05}", record, number, profile=hashed(KEY))
        await Counting(store, FailureLog(Clock())).catch_up()
        read = await store.figures.of_profile(await _profile(store))
        told = _comparable(_figures(read, Wanted(game="cards")))
        for line in said["cards"]["Anna"]["best"]:
            for field in ("name", "date", "hints"):
                line.pop(field)
        assert json.loads(json.dumps(told)) == said["cards"]["Anna"]
        await store.close()

    run(story)
    again = [STONEHENGE, "figures", "--rebuild", f"sqlite:///{tmp_path}/tables.db"]
    rebuilt = subprocess.run(again, check=True, capture_output=True, text=True)
    assert rebuilt.stdout == "20 tables were counted again.\n"


def test_two_nodes_that_count_at_once_write_the_same(
    postgres: Any, played: dict[str, list[Record]]
) -> None:
    url = postgres.database()

    async def story() -> None:
        one, other = await open_store(url), await open_store(url)
        await write_all(one, {"dice": played["dice"][:20]})
        counters = [Counting(store, FailureLog(Clock())) for store in (one, other)]
        await asyncio.gather(*(counter.catch_up() for counter in counters))
        rows = await all_rows(other)
        assert len(rows) == 20
        await rebuild(one, FailureLog(Clock()))
        assert await all_rows(other) == rows
        await one.close()
        await other.close()

    run(story)


def test_a_game_at_a_table_is_counted_soon(url: str) -> None:
    async def story() -> None:
        async with running_desk(ServerConfig(database=url)) as desk:
            host = await desks.open_table(
                desk,
                profile=KEY,
                options={"rounds": 1},
                computers=["random", "random"],
                settings=Settings(pace=0),
                start=True,
            )
            await desks.play_on(host, lambda s: s["table"]["phase"] == "over")
            wanted = Wanted(game="cards")
            while (await desk.profiles.figures(KEY, wanted)).all_games < 1:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
            told = await desk.profiles.figures(KEY, wanted)
            assert told.best[0].table == host.table
            assert told.against == ("random",)
            exported = await desk.profiles.export(KEY)
            assert [one.table for one in exported.games] == exported.tables == [host.table]
            # whoever wants to be forgotten in one game is not counted there
            await desk.node.forget(host.table, 0)
            assert (await desk.profiles.figures(KEY, wanted)).all_games == 0
            await _counted(desk)
            assert not await all_rows(desk.node.store)

    run(story)


async def _counted(desk: Desk) -> None:
    while await desk.node.store.figures.uncounted(1):  # noqa: ASYNC110
        await asyncio.sleep(0.05)


def test_reviews_tell_luck_choices_and_par(tmp_path: Path, played: dict[str, list[Record]]) -> None:
    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/tables.db")
        record = played["cards"][0]
        await finished.write(store, "T", record, 1, profile=hashed(KEY))
        counting = Counting(store, FailureLog(Clock()))
        await counting.catch_up()
        key = ReviewKey("T", 0, "1.1")
        await store.reviews.claim(key, "node", 5, 0)
        await store.reviews.keep(key, "node", 6, msgspec.json.encode(a_review(record)))
        assert await counting.catch_up() == 1
        read = await store.figures.of_profile(await _profile(store))
        told = your_figures(unpacked(read), Wanted(game="cards"))
        points = lines_of(record)[0].points
        assert told.recent[0].par == 42.5
        assert told.above_par is not None
        assert told.above_par.value == points - 42.5
        assert told.reviewed is not None
        assert (told.reviewed.luck.value, told.reviewed.choices.value) == (7.0, -3.0)
        await store.close()

    run(story)


def a_review(record: Record) -> Review:
    points = float(lines_of(record)[0].points)
    return Review(
        game=record.game,
        seat=0,
        name="Anna",
        advisor=msgspec.convert({"level": "archmage", "version": "1"}, Advisor),
        average_version="1",
        effort=1.0,
        points=points,
        average=points - 4,
        luck=7.0,
        choices=-3.0,
        exact=1,
        exact_expected=1.0,
        exact_possible=1,
        agreed=1,
        decisions=(),
        moments=(),
        rounds=(),
        archmage=Replays(points=(40, 45), mean=42.5, others=("", "archmage", "archmage")),
    )


def test_what_changes_while_it_is_counted_is_counted_again(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/tables.db")
        await store.database.write(
            Job("", [Statement("INSERT INTO uncounted VALUES ('T', 7) RETURNING at", ())])
        )
        (seen,) = await store.figures.uncounted(10)
        await store.profiles.drop_seat(ProfileSeat("T", 0))  # somebody is forgotten meanwhile
        await store.figures.keep(seen, [FigureRow(0, 0, 1, 1, b"with a name")])
        assert await store.figures.uncounted(10) == [Uncounted("T", 8)]
        assert await Counting(store, FailureLog(Clock())).catch_up() == 1
        assert not await all_rows(store)  # there is no such log
        assert not await store.figures.uncounted(10)
        await store.close()

    run(story)


def test_filters_choose_by_opponents_players_and_rules(played: dict[str, list[Record]]) -> None:
    line = lines_of(finished.with_kinds(played["cards"][0]))[0]
    among_people = structs.replace(line, others=("human", "novice"))
    assert Wanted(against="novice").fits(line)
    assert not Wanted(against="people").fits(line)
    assert Wanted(against="people").fits(among_people)
    assert not Wanted(against="sage").fits(line)
    assert Wanted(players=3, options={"bidding": "open", "rounds": "4"}).fits(line)
    assert not Wanted(options={"bidding": "covered"}).fits(line)
    assert not Wanted(game="dice").fits(line)
    assert not Wanted(hints=False).fits(structs.replace(line, hints=1))
