"""The store keeps its word on SQLite and on PostgreSQL: acknowledged means durable, once."""

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine

from stonehenge.tables.storage.database import (
    Job,
    Statement,
    StoreDown,
    StoreError,
    StoreFull,
)
from stonehenge.tables.storage.migrations import migrate
from stonehenge.tables.storage.opening import open_store
from stonehenge.tables.storage.schema import METADATA
from stonehenge.tables.storage.sqlite import Sqlite
from stonehenge.tables.storage.store import Changes, NewTable, Row, Store
from tests.tables.postgres import PostgresServer
from tests.waiting import wait_until


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database that is not there yet, or empty."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/sub folder/tables.db"
    else:
        server: PostgresServer = request.getfixturevalue("postgres")
        yield server.database()


def run(url: str, play: Callable[[Store], Awaitable[None]], **options: Any) -> None:
    """Runs a play with an open store."""

    async def scene() -> None:
        store = await open_store(url, **options)
        try:
            await play(store)
        finally:
            await store.close()

    asyncio.run(scene())


async def opened(store: Store, table_id: str = "T", **more: Any) -> None:
    assert await store.create(NewTable(table_id, b"secret", "cards", True, 1000, b"opened", **more))


def test_a_log_is_what_was_appended(url: str) -> None:
    async def play(store: Store) -> None:
        await opened(store)
        assert await store.append("T", Row(1, 1001, b"\x00\xff"))
        assert await store.read("T") == [Row(0, 1000, b"opened"), Row(1, 1001, b"\x00\xff")]
        assert await store.read("T", 0) == [Row(1, 1001, b"\x00\xff")]
        assert await store.read("nothing") == []
        assert await store.heads(["T", "nothing"]) == {"T": 1}
        assert await store.heads([]) == {}
        await store.check(0)

    run(url, play)
    run(url, lambda store: _still(store, 2))


async def _still(store: Store, rows: int) -> None:
    assert len(await store.read("T")) == rows


def test_an_id_and_a_number_are_given_once(url: str) -> None:
    async def play(store: Store) -> None:
        await opened(store)
        token = [(b"thief", 0)]
        assert not await store.create(NewTable("T", b"other", "dice", False, 1, b"x", tokens=token))
        assert await store.append("T", Row(1, 1, b"a"))
        assert not await store.append("T", Row(1, 1, b"a"), Changes(phase="over", add_tokens=token))
        assert not await store.append("T", Row(3, 1, b"gap"))
        assert not await store.append("nothing", Row(1, 1, b"a"))
        table = await store.table("T")
        assert table is not None
        assert (table.secret, table.game, table.phase) == (b"secret", "cards", "open")
        assert await store.seats_of([b"thief"]) == []
        assert len(await store.read("T")) == 2

    run(url, play)


def test_two_nodes_that_race_get_each_number_once(url: str) -> None:
    async def race(store: Store, name: str, seen: list[tuple[int, str]]) -> None:
        head = (await store.heads(["T"]))["T"]
        while head < 1000:
            if await store.append("T", Row(head + 1, 0, name.encode())):
                seen.append((head + 1, name))
                head += 1
            else:
                rows = await store.read("T", head)
                assert rows, "who loses a race sees who won it"
                head = rows[-1].seq

    async def play(store: Store) -> None:
        await opened(store)
        other = await open_store(url)
        seen: list[tuple[int, str]] = []
        runners = [race(one, f"{n}", seen) for n, one in enumerate((store, other, store, other))]
        await asyncio.gather(*runners)
        rows = await store.read("T", 0)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        assert sorted(seen) == [(row.seq, row.body.decode()) for row in rows]
        await other.close()

    run(url, play)


def test_nodes_with_crossing_batches_do_not_block_each_other(url: str) -> None:
    names = [f"T{n}" for n in range(30)]

    async def race(store: Store, seed: int) -> int:
        won = 0
        for seq in range(1, 11):
            mixed = random.Random(seed + seq).sample(names, len(names))
            answers = await asyncio.gather(*(store.append(one, Row(seq, 0, b"")) for one in mixed))
            won += sum(answers)
        return won

    async def play(store: Store) -> None:
        other = await open_store(url)
        for name in names:
            await opened(store, name)
        async with asyncio.timeout(8):
            won = await asyncio.gather(race(store, 0), race(other, 1000))
        assert sum(won) == 300
        await other.close()

    run(url, play)


def test_many_writes_share_a_commit(url: str) -> None:
    async def play(store: Store) -> None:
        names = [f"T{n}" for n in range(400)]
        await asyncio.gather(*(opened(store, name) for name in names))
        writer = store.database.writer
        before = writer.commits, writer.jobs
        await asyncio.gather(*(store.append(name, Row(1, 0, b"x")) for name in names))
        assert writer.jobs - before[1] == 400
        assert writer.commits - before[0] <= 3

    run(url, play)


def test_a_busy_writer_waits_a_moment_for_more(url: str) -> None:
    async def play(store: Store) -> None:
        await asyncio.gather(opened(store, "A"), opened(store, "B"))
        writer = store.database.writer

        async def share_a_commit(number: int) -> bool:
            before = writer.commits
            first = asyncio.create_task(store.append("A", Row(number, 0, b"x")))
            for _ in range(2):  # the first is under way when the second comes
                await asyncio.sleep(0)
            assert await store.append("B", Row(number, 0, b"x"))
            assert await first
            return writer.commits == before + 1

        # on a busy machine the last commit may be too long ago at times
        assert any([await share_a_commit(number) for number in range(1, 100)])

    run(url, play)


def test_a_bad_job_fails_alone(url: str) -> None:
    async def play(store: Store) -> None:
        await opened(store)
        await opened(store, "U")
        bad = Job("T", [Statement("INSERT INTO nowhere VALUES ($1) RETURNING 1", ("x",))])
        unfit = Job("T", [Statement("UPDATE log SET at = $1 RETURNING 1", (2**70,))])
        half = Job(
            "U",
            [
                Statement("UPDATE tables SET game = 'dice' WHERE id = 'U' RETURNING id", ()),
                Statement("UPDATE tables SET phase = 'nonsense' WHERE id = 'U'", ()),
            ],
        )
        answers = await asyncio.gather(
            store.append("T", Row(1, 0, b"one")),
            *(store.database.write(job) for job in (bad, unfit, half)),
            store.append("U", Row(1, 0, b"two")),
            return_exceptions=True,
        )
        assert answers[0] is True
        assert answers[4] is True
        assert all(type(answer) is StoreError for answer in answers[1:4]), answers
        table = await store.table("U")
        assert table is not None
        assert table.game == "cards"

    run(url, play)


def test_what_was_asked_for_is_written_before_closing(url: str) -> None:
    async def play(store: Store) -> None:
        await opened(store)
        tasks = [asyncio.create_task(store.append("T", Row(seq, 0, b""))) for seq in range(1, 50)]
        await asyncio.sleep(0)
        await store.close()
        assert all(await asyncio.gather(*tasks))
        with pytest.raises(StoreDown):
            await store.append("T", Row(50, 0, b""))
        with pytest.raises(StoreDown):
            await store.check(0)

    run(url, play)
    run(url, lambda store: _still(store, 50))


def test_somebody_who_left_does_not_stop_a_write(url: str) -> None:
    async def play(store: Store) -> None:
        await opened(store)
        task = asyncio.create_task(store.append("T", Row(1, 0, b"")))
        await asyncio.sleep(0)
        task.cancel()
        await store.rewrite("T", [(0, b"later")])
        assert [row.body for row in await store.read("T")] == [b"later", b""]

    run(url, play)


def test_tokens_follow_their_seats(url: str) -> None:
    async def play(store: Store) -> None:
        await opened(store, tokens=[(b"a", 0)])
        assert await store.append("T", Row(1, 0, b""), Changes(add_tokens=[(b"b", 1), (b"c", 2)]))
        assert await store.add_token(b"a2", "T", 0, 5)
        assert not await store.add_token(b"a2", "T", 1, 5)
        assert await store.add_link(b"link", b"c", "T", 2000)
        assert not await store.add_link(b"wrong", b"c", "U", 2000)
        assert await store.append("T", Row(2, 0, b""), Changes(seat_order=(2, 0, 1)))
        seats = [await store.seat_of(token, "T") for token in (b"a", b"a2", b"b", b"c")]
        assert seats == [1, 1, 2, 0]
        assert await store.seat_of(b"a", "U") is None
        assert await store.take_link(b"link", 1999, b"c2") == ("T", 0)
        assert await store.seat_of(b"c2", "T") == 0
        assert await store.append("T", Row(3, 0, b""), Changes(drop_seats=[0]))
        assert await store.seats_of([b"a", b"a2", b"b", b"c", b"c2"]) == [("T", 1), ("T", 2)]

    run(url, play)


def test_a_link_opens_once_and_in_time(url: str) -> None:
    async def play(store: Store) -> None:
        other = await open_store(url)
        await opened(store, tokens=[(b"b", 1), (b"d", 3)])
        await store.add_link(b"late", b"b", "T", 1000)
        await store.add_link(b"other", b"b", "T", 3000)
        assert await store.take_link(b"late", 1000) is None
        for n in range(20):
            await store.add_link(b"once", b"d", "T", 2000)
            tries = [one.take_link(b"once", 1, b"%d-%d" % (n, id(one))) for one in (store, other)]
            answers = await asyncio.gather(*tries, *[store.take_link(b"once", 1)])
            assert sorted(answers, key=str) == [("T", 3), None, None]
        await store.drop_expired_links(1000)
        assert await store.take_link(b"other", 2999) == ("T", 1)
        assert await store.add_link(b"late", b"b", "T", 1)
        await other.close()

    run(url, play)


def test_a_link_that_is_made_while_seats_change_opens_the_right_one(url: str) -> None:
    async def play(store: Store) -> None:
        other = await open_store(url)
        await opened(store, tokens=[(b"a", 0), (b"b", 1)])
        for seq in range(1, 60):
            link = b"%d" % seq
            await asyncio.gather(
                store.append("T", Row(seq, 0, b""), Changes(seat_order=(1, 0))),
                other.add_link(link, b"a", "T", 1000),
            )
            assert await other.take_link(link, 0) == ("T", await store.seat_of(b"a", "T"))
        link_made, _ = await asyncio.gather(
            other.add_link(b"last", b"a", "T", 1000),
            store.append(
                "T", Row(60, 0, b""), Changes(drop_seats=[await store.seat_of(b"a", "T") or 0])
            ),
        )
        assert await store.take_link(b"last", 0) is None, link_made
        await other.close()

    run(url, play)


def test_lists_know_what_is_open_and_what_is_idle(url: str) -> None:
    async def play(store: Store) -> None:
        await opened(store, "A")
        await opened(store, "B")
        await store.create(NewTable("C", b"", "dice", False, 3000, b""))
        assert [row.id for row in await store.public_tables()] == ["A", "B"]
        assert len(await store.public_tables(1)) == 1
        await store.append("B", Row(1, 5000, b""), Changes(public=False))
        await store.append("C", Row(1, 3000, b""), Changes(public=True))
        assert [row.id for row in await store.public_tables()] == ["C", "A"]
        await store.append("C", Row(2, 6000, b""), Changes(phase="playing"))
        assert [row.id for row in await store.public_tables()] == ["A"]
        table = await store.table("B")
        assert table is not None
        assert (table.created, table.changed, table.public) == (1000, 5000, False)
        assert await store.idle(5001) == ["A", "B"]
        assert await store.idle(5000) == ["A"]
        await store.archive(["A"])
        assert await store.idle(5000) == []
        assert await store.public_tables() == []
        assert len(await store.read("A")) == 1

    run(url, play)


class Forker:
    """Starts processes that write to a table until they are killed."""

    def __init__(self) -> None:
        command = [sys.executable, str(Path(__file__).with_name("store_child.py"))]
        self._children: list[int] = []
        self._parent = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def fork(self, url: str, told: Path, task: str = "append") -> None:
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        told.touch()
        print(task, url, told, sep="\t", file=self._parent.stdin, flush=True)
        self._children.append(int(self._parent.stdout.readline()))

    def kill(self) -> None:
        """Kills all processes it has started."""
        while self._children:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._children.pop(), signal.SIGKILL)

    def close(self) -> None:
        self.kill()
        self._parent.communicate()


@pytest.fixture(scope="module")
def forker() -> Iterator[Forker]:
    one = Forker()
    yield one
    one.close()


def _acknowledged(told: Path) -> list[int]:
    return [int(line) for line in told.read_bytes().splitlines(keepends=True) if b"\n" in line]


def _wait_for(told: Path, count: int) -> None:
    wait_until(lambda: len(_acknowledged(told)) >= count)


def test_a_killed_process_loses_nothing_it_acknowledged(
    url: str, forker: Forker, tmp_path: Path
) -> None:
    dice, told = random.Random(5), tmp_path / "told"
    for _ in range(5):
        forker.fork(url, told)
        _wait_for(told, len(_acknowledged(told)) + dice.randrange(1, 100))
        forker.kill()
        run(url, lambda store: _whole(store, _acknowledged(told)[-1]))


async def _whole(store: Store, least: int) -> None:
    rows = await store.read("T", 0)
    assert len(rows) >= least
    assert [row.body for row in rows] == [b"%d" % n for n in range(1, len(rows) + 1)]


def test_rows_are_rewritten_all_or_none_even_by_a_process_that_is_killed(
    url: str, forker: Forker, tmp_path: Path
) -> None:
    dice, told = random.Random(6), tmp_path / "told"
    for _ in range(5):
        forker.fork(url, told, "rewrite")
        _wait_for(told, len(_acknowledged(told)) + dice.randrange(2, 12))
        forker.kill()
        run(url, lambda store: _alike(store, _acknowledged(told)[-1]))


async def _alike(store: Store, last: int) -> None:
    """All rows are of one rewriting: the last that was acknowledged, or the next."""
    (body,) = {row.body for row in await store.read("T", 0)}
    assert int(body) in (last, last + 1)


async def _more_is_done(done: dict[str, int]) -> None:
    """Waits until every table has some more rows."""
    before = dict(done)
    await asyncio.to_thread(wait_until, lambda: all(done[n] > before[n] + 2 for n in before))


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_server_that_restarts_loses_and_doubles_nothing(
    own_postgres: PostgresServer, how: str
) -> None:
    url = own_postgres.database()

    async def act(store: Store, table_id: str, done: dict[str, int], until: asyncio.Event) -> None:
        while not until.is_set():
            seq = done[table_id] + 1
            assert await store.append(table_id, Row(seq, seq, b"")), "nobody else is here"
            done[table_id] = seq

    async def play(store: Store) -> None:
        done = {f"T{n}": 0 for n in range(20)}
        for name in done:
            await opened(store, name)
        until = asyncio.Event()
        actors = [asyncio.create_task(act(store, name, done, until)) for name in done]
        for _ in range(4):
            await _more_is_done(done)
            await asyncio.to_thread(getattr(own_postgres, how))
            await asyncio.to_thread(own_postgres.start)
            assert len(await store.heads(list(done))) == 20
        await _more_is_done(done)
        until.set()
        await asyncio.gather(*actors)
        assert await store.heads(list(done)) == done

    run(url, play)


def test_connections_that_are_ended_at_any_moment_lose_and_double_nothing(
    postgres: PostgresServer,
) -> None:
    """A connection that was told to end takes no statement, and is not closed yet."""
    url = postgres.database()

    async def play(store: Store) -> None:
        await opened(store)
        killer = await asyncpg.connect(url)
        end = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
        luck = random.Random(1)
        for seq in range(1, 151):
            ended = asyncio.create_task(killer.execute(end))
            for _ in range(luck.randrange(12)):
                await asyncio.sleep(0)
            await asyncio.sleep(luck.choice((0, 0.0002, 0.0005, 0.001)))
            assert await store.append("T", Row(seq, seq, b""))
            await ended
        await killer.close()
        assert await store.heads(["T"]) == {"T": 150}

    run(url, play)


def test_a_commit_whose_answer_is_lost_is_neither_repeated_nor_refused(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(store: Store) -> None:
        await opened(store, tokens=[(b"a", 0)])
        await store.add_link(b"link", b"a", "T", 2000)
        database = store.database
        for lost_after in (True, False):
            _cut_commit(database, monkeypatch, after=lost_after)
            seq = (await store.heads(["T"]))["T"] + 1
            assert await store.append(
                "T", Row(seq, 1, b"once"), Changes(add_tokens=[(b"%d" % seq, 1)])
            )
            assert await store.seat_of(b"%d" % seq, "T") == 1
            _cut_commit(database, monkeypatch, after=lost_after)
            assert await store.append("T", Row(seq + 1, 1, b"once"))
            _cut_commit(database, monkeypatch, after=lost_after)
            assert not await store.append("T", Row(seq + 1, 1, b"twice"))
        _cut_commit(database, monkeypatch, after=True)
        assert await store.take_link(b"link", 1) == ("T", 0)
        assert [row.body for row in await store.read("T", 0)] == [b"once"] * 4

    run(postgres.database(), play)


def _cut_commit(database: Any, monkeypatch: pytest.MonkeyPatch, *, after: bool) -> None:
    """The connection breaks at the next commit: just after it took place, or before."""
    connection = database._writing

    async def cut(run: Any, sql: str, *args: object) -> object:
        if sql != "COMMIT" and not sql.startswith("WITH mark"):
            return await run(sql, *args)
        if after:
            await run(sql, *args)
        connection.terminate()
        raise ConnectionResetError

    class Cut:
        def __getattr__(self, name: str) -> object:
            real = getattr(connection, name)
            return partial(cut, real) if name in ("execute", "fetch") else real

    monkeypatch.setattr(database, "_writing", Cut())


def test_a_server_that_stays_away_is_told_and_comes_back(
    own_postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stonehenge.tables.storage.postgres._PATIENCE", 0.3)
    url = own_postgres.database()

    async def play(store: Store) -> None:
        await opened(store)
        await store.check(0)
        await asyncio.to_thread(own_postgres.stop)
        for _ in range(2):
            with pytest.raises(StoreDown):
                await store.append("T", Row(1, 0, b""))
            with pytest.raises(StoreDown):
                await store.check(0)
        await asyncio.to_thread(own_postgres.start)
        assert await store.append("T", Row(1, 0, b""))
        assert len(await store.read("T")) == 2

    run(url, play)


def test_a_full_file_refuses_writes_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        assert isinstance(store.database, Sqlite)
        await opened(store)
        last = await _appends_until_full(store)
        assert 5 < last < 190
        with pytest.raises(StoreFull):
            await store.append("T", Row(last + 1, 0, b"x" * 9000))
        assert len(await store.read("T", 0)) == last
        await store.database.limit(10_000)
        assert await store.append("T", Row(last + 1, 0, b"x" * 9000))

    run(f"sqlite:///{tmp_path}/t.db", play, pages=60)


async def _appends_until_full(store: Store) -> int:
    for seq in range(1, 200):
        try:
            assert await store.append("T", Row(seq, 0, b"x" * 2000))
        except StoreFull:
            return seq - 1
    return 200


def test_a_file_that_somebody_keeps_locked_is_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stonehenge.tables.storage.sqlite._PATIENCE", 0.1)

    async def play(store: Store) -> None:
        await opened(store)
        await store.database.write(Job("", [Statement("SELECT 1", ())]))
        other = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreDown):
            await store.append("T", Row(1, 0, b""))
        assert len(await store.read("T")) == 1
        other.execute("ROLLBACK")
        other.close()
        assert await store.append("T", Row(1, 0, b""))

    run(f"sqlite:///{tmp_path}/t.db", play)


def test_a_commit_on_sqlite_is_synced(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        job = Job("", [Statement("SELECT * FROM pragma_synchronous", ())])
        assert list(await store.database.write(job)) == [(2,)]
        assert list(await store.database.rows("PRAGMA journal_mode")) == [("wal",)]

    run(f"sqlite:///{tmp_path}/t.db", play)


def test_nothing_to_set_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    async def play() -> None:
        store = await open_store(None)
        await opened(store)
        await store.close()

    asyncio.run(play())
    assert (tmp_path / "stonehenge" / "tables.db").exists()


@pytest.mark.parametrize("bad", ["sqlite://", "sqlite:///:memory:", "mysql://x/y"])
def test_other_databases_are_refused(bad: str) -> None:
    with pytest.raises(ValueError, match="database"):
        asyncio.run(open_store(bad))


def test_a_database_that_cannot_be_opened_is_down(tmp_path: Path) -> None:
    (tmp_path / "t.db").write_bytes(b"not a database, but long enough to be read as one" * 20)
    for url in (f"sqlite:///{tmp_path}/t.db", "postgresql://nobody@127.0.0.1:1/x"):
        with pytest.raises(StoreDown):
            asyncio.run(open_store(url))


def _differences(url: str) -> tuple[list[object], str]:
    def compare(connection: sa.Connection) -> tuple[list[object], str]:
        context = MigrationContext.configure(connection)
        return compare_metadata(context, METADATA), str(context.get_current_revision())

    async def ask() -> tuple[list[object], str]:
        place = sa.make_url(url).set(drivername="postgresql+asyncpg")
        engine = create_async_engine(place, poolclass=sa.NullPool)
        async with engine.connect() as connection:
            return await connection.run_sync(compare)

    if url.startswith("postgres"):
        return asyncio.run(ask())
    with sa.create_engine(url, poolclass=sa.NullPool).connect() as connection:
        return compare(connection)


def test_migrations_lead_to_the_schema_and_a_second_run_does_nothing(url: str) -> None:
    run(url, opened)
    assert _differences(url) == ([], "0007")
    migrate(sa.make_url(url))
    assert _differences(url) == ([], "0007")
    run(url, lambda store: _still(store, 1))


def test_a_database_of_a_newer_version_is_refused_with_advice(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    url = sa.make_url(f"sqlite:///{path}")
    migrate(url)
    with sqlite3.connect(path) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreDown, match="newer version"):
        asyncio.run(open_store(str(url)))


def test_nodes_may_start_at_once(url: str, forker: Forker, tmp_path: Path) -> None:
    files = [tmp_path / f"told{n}" for n in range(3)]
    for told in files:
        forker.fork(url, told)
    for told in files:
        _wait_for(told, 1)
    forker.kill()
    seen = sorted(number for told in files for number in _acknowledged(told))
    assert len(set(seen)) == len(seen)
    run(url, lambda store: _whole(store, seen[-1]))
