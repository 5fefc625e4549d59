"""Hints at a table: where they are allowed, for whom, what everybody sees and what is kept."""

from pathlib import Path
from typing import Any

import pytest

from stonehenge import notation
from stonehenge import record as records
from stonehenge.tables import messages as ask
from stonehenge.tables.log import events as log
from stonehenge.tables.log import judge
from stonehenge.tables.log.events import Settings
from stonehenge.tables.log.fold import TableState, after
from stonehenge.tables.running.history import record_of
from stonehenge.vocabulary import IllegalAction, Seat
from tests.tables.desks import Client, desk_on, join, open_table

pytestmark = pytest.mark.anyio


def refusal(ask_for: Any, *arguments: Any) -> str:
    with pytest.raises(IllegalAction) as refused:
        ask_for(*arguments)
    return refused.value.rule


async def hinted(client: Client) -> int:
    """As if the owner had been told what the coach thinks."""
    live, seat = client.desk.node.tables[client.table], client.seat
    assert seat is not None
    return await live.submit(lambda table: judge.hint(table, seat))


def state_of(client: Client) -> TableState:
    return client.desk.node.tables[client.table].table


async def act(client: Client) -> None:
    standing = await client.until(lambda s: s.get("legal"))
    seq = await client.do(ask.Act(standing["seq"], standing["legal"][0]))
    await client.until(lambda s: s["seq"] >= seq)


async def two_people(desk: Any, settings: Settings) -> tuple[Client, Client]:
    """A table of two people and a computer player; the host bids first."""
    host = await open_table(desk, settings=settings, options={"first_dealer": 2, "rounds": 1})
    guest = await join(desk, host.table, "Ben")
    await host.do(ask.Fill(2, "random"))
    return host, guest


async def test_one_person_alone_may_ask_and_it_is_told_and_kept(tmp_path: Path) -> None:
    options = {"first_dealer": 2, "rounds": 1}
    computers = ["random", "random"]
    async with desk_on(tmp_path) as desk:
        host = await open_table(
            desk, computers=computers, options=options, start=True, settings=Settings(pace=0)
        )
        await host.until(lambda s: s.get("legal"))
        assert state_of(host).hints
        first = await hinted(host)
        # asking again before deciding is the same hint
        assert await hinted(host) == first
        await act(host)
        await host.until(lambda s: s.get("legal"))
        await hinted(host)
        await act(host)
        standing = await host.until(lambda s: s["table"]["phase"] == "over")
        assert [seat["hints"] for seat in standing["table"]["seats"]] == [2, 0, 0]
        assert [event["seat"] for event in host.events("hinted")] == [0, 0]
        record = await record_of(desk.node.store, state_of(host))
        assert record.hints == (2, 0, 0)
        records.check(records.decode(records.encode(record)))
        assert next(notation.parse(notation.write(record))).hints == (2, 0, 0)
        assert refusal(judge.hint, state_of(host), 0) == "game-over"


async def test_several_people_have_no_hints_unless_the_host_allows_them(tmp_path: Path) -> None:
    async with desk_on(tmp_path) as desk:
        host, _ = await two_people(desk, Settings())
        assert host.standing["table"]["hints"] is False
        assert refusal(judge.hint, state_of(host), 0) == "game-not-begun"
        await host.start()
        assert refusal(judge.hint, state_of(host), 0) == "no-hints"
        # one who goes on alone is still at a table without hints
        await host.do(ask.Empty(1))
        assert refusal(judge.hint, state_of(host), 0) == "no-hints"
        with pytest.raises(IllegalAction, match="hints-fixed"):
            await host.do(ask.Adjust(Settings(hints=True)))
        assert host.standing["table"]["hints"] is False
        await host.do(ask.Close())
        record = await record_of(desk.node.store, state_of(host))
        assert b'"hints"' not in records.encode(record)


async def test_whoever_is_not_asked_gets_no_hint(tmp_path: Path) -> None:
    async with desk_on(tmp_path) as desk:
        host, guest = await two_people(desk, Settings())
        await host.do(ask.Adjust(Settings(hints=True, pace=0)))
        seen = await guest.until(lambda s: s["table"]["hints"])
        assert seen["table"]["settings"]["hints"] is True
        await host.start()
        await host.until(lambda s: s.get("legal"))
        assert refusal(judge.hint, state_of(host), 1) == "hint-not-asked"
        assert refusal(judge.hint, state_of(host), 2) == "hint-not-asked"
        await hinted(host)
        await guest.until(lambda s: s["table"]["seats"][0]["hints"] == 1)
        assert guest.events("hinted")[0]["name"] == "Anna"
        await host.do(ask.Pause())
        assert refusal(judge.hint, state_of(host), 0) == "game-paused"
        await host.do(ask.Resume())
        await host.do(ask.Hold("random"))
        assert refusal(judge.hint, state_of(host), 0) == "hint-not-asked"


@pytest.mark.parametrize(("people", "allowed"), [(1, True), (2, False)])
def test_logs_of_older_servers_still_fold(people: int, allowed: bool) -> None:
    old = b'{"public":false,"pace":900,"away_after":60,"clock":0}'
    opened = log.read(
        b'[{"type":"opened","game":"cards","seats":3,"options":{},"settings":%s,'
        b'"commitment":"","chance":2,"start":false}]' % old
    )
    seats: list[Seat] = list(range(3))
    sitting: list[log.Event] = [log.Joined(seat, "A", "human") for seat in seats[:people]]
    sitting += [log.Filled(seat, "random") for seat in seats[people:]]
    table = None
    for event in [*opened, *sitting, log.Started({"first_dealer": 0})]:
        table = after("", table, event, 1, 0)
    assert table is not None
    assert table.hints is allowed
