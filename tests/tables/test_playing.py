"""Tables as their players know them, on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from stonehenge import record as records
from stonehenge.players.identity import with_versions
from stonehenge.tables import messages
from stonehenge.tables.log import events as log
from stonehenge.tables.log import judge
from stonehenge.tables.log.events import Settings
from stonehenge.tables.messages import OpenTable, TakeSeat
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.running import history
from stonehenge.vocabulary import IllegalAction
from tests.tables.desks import (
    DATABASES,
    Client,
    an_action,
    desk_on,
    join,
    open_table,
    play_on,
    refused,
    ticket_of,
    watch,
)

INSTANT = Settings(pace=0, away_after=5)


@pytest.fixture(autouse=True, params=["sqlite", "postgresql"])
def database(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every story is told on both databases."""
    if request.param == "postgresql":
        url = request.getfixturevalue("postgres").database()
        monkeypatch.setitem(DATABASES, tmp_path, url)


def on_a_desk(folder: Path, story: Callable[[Desk], Awaitable[None]]) -> None:
    async def run() -> None:
        async with desk_on(folder) as desk:
            await asyncio.wait_for(story(desk), 60)

    asyncio.run(run())


def is_over(standing: dict[str, Any]) -> bool:
    return bool(standing.get("table", {}).get("phase") == "over")


@pytest.mark.parametrize(
    ("game", "options"), [("cards", {"bidding": "covered"}), ("dice", {"magic": True})]
)
def test_one_call_opens_a_game_against_computers_that_plays_to_a_verifiable_end(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(
            desk, game=game, options=options, computers=["apprentice"] * 2, start=True,
            settings=INSTANT,
        )  # fmt: skip
        await play_on(anna, is_over)
        live = await desk.node.live_table(anna.table)
        record = await history.record_of(desk.node.store, live.table)
        state = records.check(record)  # recomputes commitment, seed, every deal and roll
        outcome = records.GAMES[game].outcome(state)
        assert outcome is not None
        told = history.steps(record, "none", 0, 1)
        assert len(told.totals) == len(told.rounds) == outcome.rounds
        assert told.totals[-1] == outcome.points
        assert tuple(map(sum, zip(*told.exact, strict=True))) == outcome.exact
        assert record.seats == ("Anna", "Bruno", "Clara")
        assert record.players == ("human", *with_versions(game, ["apprentice"] * 2))

    on_a_desk(tmp_path, story)


def test_sequence_numbers_grow_by_one_and_every_update_is_heard(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(desk, computers=["apprentice"] * 2, start=True, settings=INSTANT)
        await play_on(anna, lambda s: s["view"]["round"] >= 4)
        heard = [u["seq"] for u in anna.updates if u.get("events")]
        assert heard == list(range(len(heard)))  # from the opening of the table on

    on_a_desk(tmp_path, story)


def test_a_double_click_acts_once(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(desk, computers=["apprentice"] * 2, start=True, settings=INSTANT)
        now = await anna.until(lambda s: s.get("legal"))
        click = messages.Act(now["seq"], now["legal"][0])
        await anna.do(click)
        await refused("already-acted", anna.do(click))

    on_a_desk(tmp_path, story)


def test_covered_bids_do_not_refuse_each_other(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(desk, options={"bidding": "covered"}, settings=INSTANT)
        others = [await join(desk, anna.table, name) for name in ("Ben", "Cleo")]
        await anna.start()
        now = await anna.until(lambda s: "view" in s)
        if now["view"]["phase"] == "trump":  # a Wizard was turned up: the dealer chooses first
            dealer = (anna, *others)[now["view"]["dealer"]]
            await dealer.until(lambda s: s.get("legal"))
            await dealer.do(messages.Act(now["seq"], dealer.standing["legal"][0]))
        seq = (await anna.until(lambda s: s["view"]["phase"] == "bid"))["seq"]
        for client in (anna, *others):
            await client.do(messages.Act(seq, ["bid", 0]))  # all answer the same update
        now = await anna.until(lambda s: s["view"]["phase"] == "play")
        assert now["view"]["bids"] == [0, 0, 0]
        bids = [event for event in anna.events("acted") if event["seq"] > seq]
        assert bids[0]["action"] == ["bid", 0]  # her own
        assert "action" not in bids[1]

    on_a_desk(tmp_path, story)


def test_the_lobby(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(desk, seats=4)
        ben = await join(desk, anna.table, "Ben")
        cleo = await join(desk, anna.table, "ben")
        await refused("seats-free", anna.do(messages.Start()))
        await refused("host-only", ben.do(messages.Start()))
        await refused("host-only", ben.do(messages.Empty(2)))
        await anna.do(messages.Fill(3, "apprentice"))
        await refused("unknown-level", anna.do(messages.Fill(3, "demigod")))
        now = await ben.until(lambda s: s["table"]["seats"][3]["kind"] == "computer")
        assert [s["name"] for s in now["table"]["seats"]] == ["Anna", "Ben", "ben (2)", "Dirk"]
        await refused("table-full", join(desk, anna.table, "Dora"))

        await refused("host-only", ben.do(messages.NameFirst(1)))
        await refused("no-such-seat", anna.do(messages.NameFirst(4)))
        await anna.do(messages.NameFirst(1))
        await ben.until(lambda s: s["table"]["options"]["first_dealer"] == 1)

        await anna.do(messages.Arrange([1, 0, 3, 2]))
        now = await ben.until(lambda s: s["table"]["seats"][0]["name"] == "Ben")
        assert now["table"]["options"]["first_dealer"] == 0  # it is still Ben
        assert now["you"] == 0
        assert (ben.seat, anna.seat, cleo.seat) == (0, 1, 3)
        assert now["table"]["host"] == 1
        assert await desk.node.seat_of(anna.table, ben.token) == 0

        await anna.do(messages.Empty(3))
        await cleo.until(lambda s: s["you"] is None)
        await refused("bad-token", desk.node.seat_of(anna.table, cleo.token))
        dora = await join(desk, anna.table, "Dora")
        await anna.start()
        now = await dora.until(lambda s: s["table"]["phase"] == "playing")
        assert now["view"]["dealer"] == 0
        await refused("game-has-begun", join(desk, anna.table, "Late"))
        await refused("game-has-begun", anna.do(messages.NameFirst("random")))

    on_a_desk(tmp_path, story)


def test_when_the_host_leaves_the_next_human_hosts(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(desk)
        ben = await join(desk, anna.table, "Ben")
        await anna.do(messages.Leave())
        await ben.until(lambda s: s["table"]["host"] == 1)
        dora = await join(desk, anna.table, "Dora", seat=0)
        await ben.do(messages.Fill(2, "apprentice"))
        await ben.start()
        await ben.do(messages.Leave())
        now = await dora.until(lambda s: s["table"]["host"] == 0)
        assert now["table"]["seats"][1]["held_why"] == "left"

    on_a_desk(tmp_path, story)


def test_a_program_hosts_only_where_it_opened_the_table_or_is_among_programs(
    tmp_path: Path,
) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(desk)
        bot = await join(desk, anna.table, "Bot", kind="program")
        cleo = await join(desk, anna.table, "Cleo")
        await anna.do(messages.Leave())
        await bot.until(lambda s: s["table"]["host"] == cleo.seat)
        await cleo.do(messages.Leave())
        await bot.until(lambda s: s["table"]["host"] == bot.seat)

        opener = await open_table(desk, kind="program")
        await join(desk, opener.table, "Dora")
        assert (await opener.until(lambda s: s["table"]["seats"][1]["name"]))["table"]["host"] == 0

    on_a_desk(tmp_path, story)


def test_pause_stops_everybody_and_resume_goes_on(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(desk, computers=["apprentice"] * 2, start=True, settings=INSTANT)
        await anna.until(lambda s: s.get("legal"))
        await anna.do(messages.Pause())
        now = await anna.until(lambda s: s["table"]["paused"])
        assert now["legal"] == []
        await refused("game-paused", anna.do(messages.Act(now["seq"], ["bid", 0])))
        await anna.do(messages.Resume())
        await play_on(anna, lambda s: s["view"]["round"] >= 2)

    on_a_desk(tmp_path, story)


def test_a_computer_holds_an_absent_seat_and_hands_it_back_at_once(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(desk, seats=3, settings=INSTANT, computers=["apprentice"])
        ben = await join(desk, anna.table, "Ben")
        await anna.start()
        seen = ben.updates[-1]["seq"] if ben.updates else 0
        ben.leave()
        now = await anna.until(lambda s: s.get("here") == [True, False, False])
        await play_on(anna, lambda s: s["table"]["seats"][2]["held"] == "apprentice")
        assert now["table"]["seats"][2]["held_why"] == "away"
        await play_on(anna, lambda s: s["view"]["round"] >= 2)

        ben.connection = type(ben.connection)(2)
        back = await Client(desk, ticket_of(ben), 2).listen(seen)
        now = await back.until(lambda s: s["table"]["seats"][2]["held"] is None)
        told = [e["seq"] for u in back.updates for e in u.get("events", ())]
        assert min(told) == seen + 1  # nothing is missed
        assert now["view"]["seat"] == 2

    on_a_desk(tmp_path, story)


def test_time_out_means_a_computer_move_never_a_lost_game(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(
            desk, computers=["apprentice"] * 2, start=True, settings=Settings(pace=0, clock=1)
        )
        now = await anna.until(lambda s: s.get("legal"))
        assert 0 < now["time_left"] <= 1000
        await anna.until(lambda s: any(e["by"] == "clock" for e in anna.events("acted")))
        assert {e["seat"] for e in anna.events("acted") if e["by"] == "clock"} == {0}

    on_a_desk(tmp_path, story)


def test_a_clock_waits_until_everybody_has_read_what_the_round_brought(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(
            desk, computers=["apprentice"] * 2, start=True, settings=Settings(pace=0, clock=60)
        )
        first = await anna.until(lambda s: s.get("legal"))
        assert (first["round_over"], first["time_left"] <= 60_000) == (None, True)
        await play_on(anna, lambda s: s["view"]["round"] == 2)
        second = await anna.until(lambda s: s["legal"])
        assert 0 <= second["round_over"] < 8_000
        assert 60_000 < second["time_left"] <= 68_000
        assert second["clocks"] == [second["time_left"], None, None]

    on_a_desk(tmp_path, story)


def test_nothing_goes_on_while_no_owner_is_there(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(desk, computers=["apprentice"] * 2, settings=INSTANT)
        await anna.start()
        anna.leave()
        driver = desk.node._drivers[anna.table]
        await asyncio.wait([*driver._busy.values()] or [asyncio.create_task(asyncio.sleep(0))])
        assert not driver._busy  # nobody thinks, and nobody will be asked
        assert driver._timer is None
        seq = desk.node.tables[anna.table].table.seq
        back = await Client(desk, ticket_of(anna), 0).listen()
        await play_on(back, lambda s: s["seq"] > seq + 5)

    on_a_desk(tmp_path, story)


def test_two_devices_on_one_seat_show_the_same_and_a_link_works_once(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(desk, computers=["apprentice"] * 2, start=True, settings=INSTANT)
        link = await desk.node.make_link(anna.table, anna.token)
        ticket = await desk.node.take_link(link)
        await refused("bad-link", desk.node.take_link(link))
        phone = await Client(desk, ticket, ticket.seat).listen()
        assert await desk.node.seat_of(anna.table, ticket.token) == 0
        await play_on(phone, lambda s: s["view"]["round"] >= 2)
        seq = phone.standing["seq"]
        now = await anna.until(lambda s: s["seq"] >= seq)
        assert now["view"]["hands"] == phone.standing["view"]["hands"]

    on_a_desk(tmp_path, story)


def test_spectators_see_no_hands_and_cannot_ask_for_anything(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(desk, computers=["apprentice"] * 2, start=True, settings=INSTANT)
        guest = await watch(desk, anna.table)
        await play_on(anna, lambda s: s["view"]["round"] >= 3)
        assert all(
            hand is None for u in guest.updates if "view" in u for hand in u["view"]["hands"]
        )
        assert all(not u.get("legal") for u in guest.updates)

    on_a_desk(tmp_path, story)


def test_chat_and_reactions_and_the_host_may_mute(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(desk)
        ben = await join(desk, anna.table, "Ben")
        await ben.do(messages.Say("  hello \n\u202e<b>all</b>\x07  "))
        await ben.do(messages.React("wow"))
        await anna.until(lambda _: anna.events("reacted"))
        assert anna.events("said")[0]["text"] == "hello <b>all</b>"
        await anna.do(messages.Mute(1, True))
        await refused("muted", ben.do(messages.Say("but")))
        await anna.do(messages.Mute(1, False))
        await ben.do(messages.Say("thanks"))
        chatter = asyncio.gather(*(ben.do(messages.React("hello")) for _ in range(20)))
        await refused("too-fast", chatter)
        await anna.do(messages.Say("others may still talk"))

    on_a_desk(tmp_path, story)


def test_forgetting_takes_name_and_words_but_keeps_the_game(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(desk, seats=3, settings=INSTANT, computers=["apprentice"])
        ben = await join(desk, anna.table, "Benedikt")
        await ben.do(messages.Say("I live in Bern"))
        await anna.do(messages.Arrange([2, 1, 0]))
        await anna.until(lambda s: s["you"] == 2)
        await ben.do(messages.Say("really"))
        await anna.start()
        await desk.node.forget(anna.table, ben.owner)
        rows = b"".join(row.body for row in await desk.node.store.read(anna.table))
        assert b"Benedikt" not in rows
        assert b"Bern" not in rows
        assert b"really" not in rows
        assert b"Anna" in rows
        now = await anna.until(lambda s: s["table"]["seats"][0]["name"] == "…")
        assert now["table"]["phase"] == "playing"

    on_a_desk(tmp_path, story)


def test_a_rematch_seats_the_computers_again(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(
            desk, game="dice", seats=2, computers=["apprentice"], start=True, settings=INSTANT
        )
        await refused("game-not-over", anna.do(messages.Rematch()))
        await play_on(anna, is_over)
        await anna.do(messages.Rematch())
        await anna.do(messages.Rematch())  # asking again changes nothing
        now = await anna.until(lambda s: s["table"]["rematch"])
        again = await join(desk, now["table"]["rematch"], "Anna", before=anna.token)
        seats = again.standing["table"]["seats"] if again.standing else None
        seats = (await again.until(lambda s: "table" in s))["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["human", "computer"]
        assert again.standing["table"]["host"] == 0
        assert again.standing["table"]["commitment"] != now["table"]["commitment"]

    on_a_desk(tmp_path, story)


async def rematch_of_three(desk: Desk) -> tuple[Client, Client, str]:
    """Anna and Ben at the end of a game with a computer player, and the table of the rematch."""
    anna = await open_table(desk, game="dice", seats=3, settings=INSTANT)
    ben = await join(desk, anna.table, "Ben")
    await anna.do(messages.Fill(2, "random"))
    await anna.do(messages.Start())
    await asyncio.gather(play_on(anna, is_over), play_on(ben, is_over))
    await ben.do(messages.Rematch())  # anybody who played may ask for it
    return anna, ben, (await anna.until(lambda s: s["table"]["rematch"]))["table"]["rematch"]


def test_a_rematch_keeps_the_seats_and_the_host(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna, ben, table = await rematch_of_three(desk)
        await refused("seats-kept", join(desk, table, "Cleo"))
        await refused("seats-kept", join(desk, table, "Cleo", seat=0))
        await refused("seats-kept", join(desk, table, "Ben", seat=0, before=ben.token))
        again = await join(desk, table, "Ben", before=ben.token)
        assert again.seat == 1
        await again.until(lambda s: s["table"]["host"] == 1)  # until the host is back
        back = await join(desk, table, "Anna", before=anna.token)
        assert back.seat == 0
        await again.until(lambda s: s["table"]["host"] == 0)

    on_a_desk(tmp_path, story)


def test_after_a_minute_anybody_may_join_a_rematch(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        _anna, _ben, table = await rematch_of_three(desk)
        kept = (await desk.node.live_table(table)).table.kept
        assert kept is not None
        wish = TakeSeat(name="Cleo")
        now = (await desk.node.live_table(table)).table
        with pytest.raises(IllegalAction) as refusal:
            judge.join(now, wish, judge.Newcomer(), kept.until - 1_500)
        assert refusal.value.facts == {"seconds": 2}
        assert isinstance(judge.join(now, wish, judge.Newcomer(), kept.until)[0], log.Joined)
        assert 0 <= kept.until - now.at - judge.KEPT_FOR < 1_000

    on_a_desk(tmp_path, story)


def test_a_closed_rematch_is_opened_anew(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna, _ben, table = await rematch_of_three(desk)
        back = await join(desk, table, "Anna", before=anna.token)
        await back.do(messages.Close())
        await anna.do(messages.Rematch())
        now = await anna.until(lambda s: s["table"]["rematch"] != table)
        again = await join(desk, now["table"]["rematch"], "Anna", before=anna.token)
        assert again.seat == 0

    on_a_desk(tmp_path, story)


def test_a_node_that_lags_behind_reads_on_for_whoever_has_seen_more(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        async with desk_on(tmp_path) as other:  # neither hears of the other
            anna = await open_table(desk, computers=["random"] * 2, start=True, settings=INSTANT)
            guest = await watch(other, anna.table)
            await play_on(anna, lambda s: s["view"]["round"] >= 3)
            now = await anna.until(lambda s: s.get("legal"))
            seen = [e["seq"] for u in guest.updates for e in u.get("events", ())]
            assert max(seen, default=0) < now["seq"]
            click = messages.Act(now["seq"], an_action(now["legal"][0]))
            await other.command(anna.table, anna.owner, click)

            seq = await anna.do(messages.Say("the second node has yet to read this"))
            moved = await Client(other, ticket_of(anna), 0).listen(since=seq)
            await moved.until(lambda s: s["seq"] >= seq)
            assert moved.updates[0]["seq"] >= seq
            assert all(e["seq"] > seq for u in moved.updates for e in u.get("events", ()))

    on_a_desk(tmp_path, story)


def test_a_table_is_loaded_once_even_if_the_first_who_asked_goes_away(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(desk)
        async with desk_on(tmp_path) as other:
            asked = []
            for number in range(3):
                asked.append(asyncio.create_task(other.node.live_table(anna.table)))
                await asyncio.sleep(0)  # it has begun
                if number == 1:
                    asked[0].cancel()
                    await asyncio.wait([asked[0]])
            second, third = await asyncio.gather(*asked[1:])
            assert second is third

    on_a_desk(tmp_path, story)


def test_a_restarted_server_goes_on_where_it_was(tmp_path: Path) -> None:
    tickets: list[Any] = []

    async def before(desk: Desk) -> None:
        anna = await open_table(desk, computers=["apprentice"] * 2, start=True, settings=INSTANT)
        await play_on(anna, lambda s: s["view"]["round"] >= 3)
        tickets.extend([ticket_of(anna), anna.standing["view"]])

    async def afterwards(desk: Desk) -> None:
        ticket, view = tickets
        assert await desk.node.seat_of(ticket.table, ticket.token) == 0
        anna = await Client(desk, ticket, 0).listen()
        now = await anna.until(lambda s: "view" in s)
        assert now["view"]["pad"] == view["pad"]
        await play_on(anna, lambda s: s["view"]["round"] >= 4)

    on_a_desk(tmp_path, before)
    on_a_desk(tmp_path, afterwards)


@pytest.mark.parametrize(
    ("wish", "rule"),
    [
        ({"seats": 2}, "wrong-player-count"),
        ({"options": {"bidding": "loud"}}, "bad-option-value"),
        ({"options": {"colour": "red"}}, "unknown-option"),
        (
            {"options": {"bidding": "secret", "plus_minus_one": True}},
            "plus-minus-one-needs-open-bids",
        ),
        ({"computers": ["apprentice"] * 3}, "too-many-computers"),
        ({"computers": ["nobody"]}, "unknown-level"),
        ({"name": "\u200b \t"}, "bad-name"),
        ({"start": True}, "seats-free"),
    ],
)
def test_a_wish_that_cannot_be_granted_is_refused_with_its_rule(
    tmp_path: Path, wish: dict[str, Any], rule: str
) -> None:
    async def story(desk: Desk) -> None:
        asked = {"game": "cards", "seats": 3, "name": "Anna", **wish}
        await refused(rule, desk.node.open(OpenTable(**asked)))

    on_a_desk(tmp_path, story)


def test_public_tables_are_listed_until_they_begin(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(
            desk, settings=Settings(public=True, pace=0), computers=["apprentice"] * 2
        )
        await open_table(desk)
        listed = await desk.node.store.public_tables(10)
        assert [row.id for row in listed] == [anna.table]
        await anna.start()
        assert not await desk.node.store.public_tables(10)

    on_a_desk(tmp_path, story)


def test_a_hidden_decision_that_comes_to_light_tells_who_took_it(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        anna = await open_table(desk, game="dice", seats=2, settings=INSTANT)
        ben = await join(desk, anna.table, "Ben")
        await anna.start()
        await anna.do(messages.Hold("random"))
        await play_on(ben, lambda _: ben.events("acted") and "revealed" in ben.events("acted")[-1])
        told = next(event for event in ben.events("acted") if "revealed" in event)
        assert [seat for seat, _ in told["revealed"]] == [0, 1]
        assert told["revealed_by"] == ["computer", "owner"]

    on_a_desk(tmp_path, story)
