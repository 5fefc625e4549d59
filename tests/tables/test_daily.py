"""The daily deal: the same for everybody, equal choices give equal games, and the seed is kept."""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

import pytest
from msgspec import UNSET, structs

from stonehenge import chain, daily
from stonehenge import record as records
from stonehenge.coach.review import review as make_review
from stonehenge.coach.verdicts import Review
from stonehenge.daily.playing import play
from stonehenge.promises import commitment
from stonehenge.record import ChanceNote, Record
from stonehenge.tables.deals import matches
from stonehenge.tables.deals.messages import Match, OpenMatch, PlayDeal
from stonehenge.tables.log import judge
from stonehenge.tables.log.events import Settings
from stonehenge.tables.log.fold import TableState
from stonehenge.tables.messages import Act, Adjust, Close, Hold, Leave, React, Rematch, Ticket
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.network.serve import ServerConfig, running_desk
from stonehenge.tables.running import coaching, history
from stonehenge.tables.running.clock import Clock
from stonehenge.tables.storage.deals import DealRow
from stonehenge.vocabulary import CHANCE, IllegalAction
from tests.tables.desks import Client, an_action, play_on, refused
from tests.tables.postgres import PostgresServer, RedisServer
from tests.tables.servers import Server, serving
from tests.waiting import PATIENCE

Choose = Callable[[list[Any]], list[Any]]


def steadily(legal: list[Any]) -> list[Any]:
    """Always the same choice of the same ones."""
    number = sha256(json.dumps(legal).encode()).digest()[0]
    return an_action(legal[number % len(legal)])


def otherwise(legal: list[Any]) -> list[Any]:
    return an_action(legal[-1])


def played(server: Server, game: str, choose: Choose, *, talk: bool = False) -> dict[str, Any]:
    """Somebody plays today's deal; returns the record of the game."""
    server.wait_for_computers()
    answer = server.http().post(f"/api/daily/games/{game}", json={"name": "Ada"})
    assert answer.status_code == 201, answer.text
    ticket = answer.json()
    me = server.sit(ticket["table"], ticket["token"])
    quick = {**me.standing["table"]["settings"], "pace": 0}
    assert me.do("adjust", settings=quick)["type"] == "done"
    while me.standing["table"]["phase"] == "playing":
        if me.standing.get("legal"):
            if talk:
                me.do("say", text="let me think")
            action = choose(me.standing["legal"])
            me.standing["legal"] = []
            assert me.do("act", seq=me.standing["seq"], action=action)["type"] == "done"
        else:
            me.hear_type("update")
    record: dict[str, Any] = server.http().get(f"/api/tables/{ticket['table']}/record.json").json()
    return record


def test_two_strangers_get_the_same_deal_and_equal_choices_give_equal_games(
    tmp_path: Path, postgres: PostgresServer, redis_server: RedisServer
) -> None:
    database, options = postgres.database(), ("--no-limits", "--redis", redis_server.url)
    (tmp_path / "other").mkdir()
    with (
        serving(tmp_path, *options, database=database) as here,
        serving(tmp_path / "other", *options, database=database) as there,
    ):
        for game in records.GAMES:
            first = played(here, game, steadily)
            second = played(there, game, steadily, talk=True)
            third = played(there, game, otherwise)
            assert first["actions"] == second["actions"] != third["actions"]
            assert first["players"] == second["players"]
            assert first["options"] == third["options"]
            assert drawn(first) == drawn(third)
            assert here.http().get("/api/daily").json()["day"] == first["chance"]["daily"]["day"]
            assert "seed" not in first["chance"]


def drawn(record: dict[str, Any]) -> list[Any]:
    """The hands of all rounds, or the first roll; later ones depend on which dice are rolled."""
    chance = [one for one in record["actions"] if one[0] == CHANCE]
    assert chance
    return chance[:1] if record["game"] == "dice" else [one for one in chance if one[1] == "deal"]


class Shifted(Clock):
    """A clock that a test can put forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


def on_a_desk(url: str, clock: Clock, story: Callable[[Desk], Awaitable[None]]) -> None:
    async def run() -> None:
        async with running_desk(ServerConfig(database=url), clock=clock) as desk:
            await asyncio.wait_for(story(desk), 4 * PATIENCE)

    asyncio.run(run())


async def sit_down(desk: Desk, game: str, **wish: Any) -> Client:
    deal = await desk.deals.daily_deal(desk.deals.today, game)
    ticket = await desk.deals.play(deal, PlayDeal(name="Ada", **wish))
    me = await Client(desk, ticket, ticket.seat).listen()
    await me.until(lambda s: s["table"]["phase"] == "playing")
    await me.do(Adjust(Settings(hints=False, pace=0)))
    return me


async def record_of(desk: Desk, me: Client) -> Record:
    live = await desk.node.live_table(me.table)
    return await history.record_of(desk.node.store, live.table, desk.node.clock.now())


def is_the_game_without_a_server(record: Record) -> None:
    """The choices of this record give the same game anywhere, once the seed is told."""
    steps = list(records.replay(record))
    choices = iter([step.action for step in steps if step.seat == daily.SEAT])
    chance = records.chance_of(record)
    assert chance
    state = play(daily.terms(record.game), chance.seed, lambda *_: next(choices))
    assert state == steps[-1].after


def is_over(standing: dict[str, Any]) -> bool:
    return bool(standing["table"]["phase"] == "over")


def test_a_deal_left_in_the_middle_goes_on_where_it_was_and_the_seed_waits_for_the_end_of_the_day(
    tmp_path: Path,
) -> None:
    url, clock = f"sqlite:///{tmp_path}/tables.db", Shifted()
    seen: dict[str, Any] = {}

    async def begins(desk: Desk) -> None:
        me = await sit_down(desk, "cards")
        await play_on(me, lambda s: s["view"]["round"] == 2)
        for command in (Hold("adept"), Close(), Adjust(Settings(hints=True))):
            await refused("deal-fixed", me.do(command))
        with pytest.raises(IllegalAction, match="no-hints"):
            judge.hint(desk.node.tables[me.table].table, 0)
        await me.do(Leave())
        me.leave()
        seen.update(table=me.table, token=me.token)

    async def goes_on(desk: Desk) -> None:
        ticket = Ticket(table=seen["table"], seat=0, token=seen["token"], commitment="")
        me = await Client(desk, ticket, 0).listen()
        await me.until(lambda s: s["view"]["round"] == 2)
        assert not me.standing["table"]["seats"][0]["held"]
        await play_on(me, is_over)
        await refused("deal-fixed", me.do(Rematch()))
        record = await record_of(desk, me)
        assert isinstance(record.chance, ChanceNote)
        assert record.chance.seed is UNSET
        assert me.standing["table"]["secret"] is None
        day = desk.deals.today
        assert (await desk.deals.told(day)).seed is None
        (game,) = await desk.node.store.deals.games(f"{day}/cards")
        assert record.result
        assert (game.points, len(game.rounds)) == (record.result["points"][0], 6)

        clock.ahead = chain.end_of(day) - clock.now()
        published = (await desk.deals.chain(day)).published
        told = await record_of(desk, me)
        records.check(told)
        records.check_chain(told, published)
        is_the_game_without_a_server(told)
        assert (await desk.deals.told(day)).seed == told.chance.seed  # type: ignore[union-attr]
        with pytest.raises(IllegalAction):
            await desk.deals.told(day + timedelta(days=2))
        assert (await desk.deals.todays()).day == str(day + timedelta(days=1))

    on_a_desk(url, clock, begins)
    on_a_desk(url, clock, goes_on)


@pytest.mark.xdist_group("coach")
def test_par_is_what_the_archmage_makes_and_is_computed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coaching, "PAR_RUNS", 2)

    async def story(desk: Desk) -> None:
        await desk.deals.compute_par()
        today, deals = desk.deals.today, desk.node.store.deals
        assert await deals.par(f"{today}/dice") == ()  # nobody plays here
        await sit_down(desk, "dice")
        await asyncio.gather(desk.deals.compute_par(), desk.deals.compute_par())
        for day in (today, today + timedelta(days=1)):
            for game in records.GAMES:
                deal = await desk.deals.daily_deal(day, game)
                # the desk may have begun with it by itself
                while not (par := await deals.par(deal.row.id)):  # noqa: ASYNC110 - in a database
                    await asyncio.sleep(0.1)
                assert len(par) == 2
                assert all(isinstance(points, int) for points in par)
                assert not await deals.claim_par(deal.row.id, "other", 2**50, 2**50)

    on_a_desk(f"sqlite:///{tmp_path}/tables.db", Clock(), story)


def test_the_first_game_of_a_profile_counts_once_and_figures_of_others_come_after_it(
    url: str,
) -> None:
    anna, ben, clock = token_urlsafe(32), token_urlsafe(32), Shifted()

    async def plays(desk: Desk, choose: Choose, **wish: Any) -> int:
        me = await sit_down(desk, "cards", **wish)
        while not is_over(me.standing):
            now = await me.until(lambda s: is_over(s) or s.get("legal"))
            if not is_over(now):
                action = Act(now["seq"], choose(now["legal"]))
                me.standing["legal"] = []
                await me.do(action)
        record = await record_of(desk, me)
        assert record.result
        return record.result["points"][0]

    async def story(desk: Desk) -> None:
        today = desk.deals.today
        first = await plays(desk, lambda legal: an_action(legal[0]), profile=ben)
        unseen = await desk.deals.standing(today, "cards", anna)
        assert (unseen.others, unseen.par, unseen.terms.mine) == (None, None, None)

        begun = await sit_down(desk, "cards", profile=anna)
        begun.leave()
        mine = (await desk.deals.todays(anna)).deals[0].mine
        assert mine
        assert (mine.table, mine.points) == (begun.table, None)
        # nobody learns the cards in a game for fun before the one that counts is over
        assert (await sit_down(desk, "cards", profile=anna, again=True)).table == begun.table
        second = await plays(desk, otherwise, profile=anna)  # at the same table
        await refused("deal-played", sit_down(desk, "cards", profile=anna))
        await plays(desk, steadily, profile=anna, again=True)
        await plays(desk, steadily)  # nobody's
        seen = await desk.deals.standing(today, "cards", anna)
        assert seen.terms.mine
        assert (seen.terms.mine.table, seen.terms.mine.points) == (begun.table, second)
        assert dict(seen.others or ()) == Counter([first, second])
        streak = (await desk.deals.todays(anna)).streak
        assert streak
        assert (streak.days, streak.longest, streak.week[-2:]) == (1, 1, (False, True))

        left = await sit_down(desk, "dice", profile=anna)
        clock.ahead = chain.end_of(today) - clock.now()
        await play_on(left, is_over)  # too late
        is_the_game_without_a_server(await record_of(desk, left))
        late = await desk.deals.standing(today, "dice", None)
        assert late.others == ()
        assert len(dict((await desk.deals.standing(today, "cards", None)).others or ())) > 0
        await desk.profiles.delete(ben)
        assert dict((await desk.deals.standing(today, "cards", None)).others or ()) == {second: 1}

    on_a_desk(url, clock, story)


def test_who_begins_a_deal_twice_at_the_same_moment_sits_at_one_table(
    url: str, redis_server: RedisServer
) -> None:
    phone, laptop = token_urlsafe(32), token_urlsafe(32)
    config = ServerConfig(database=url, redis=redis_server.url)

    async def begin(desk: Desk, key: str, **wish: Any) -> str:
        deal = await desk.deals.daily_deal(desk.deals.today, "dice")
        return (await desk.deals.play(deal, PlayDeal(name="Ada", profile=key, **wish))).table

    async def story() -> None:
        async with running_desk(config) as here, running_desk(config) as there:
            # their first game ever makes the profile, too
            tables = {*await asyncio.gather(*(begin(d, phone) for d in (here, there, here)))}
            assert len(tables) == 1
            assert len(await here.node.store.deals.games(f"{here.deals.today}/dice")) == 1

            # also in two browsers, each with a key of its own, and in a match
            await here.profiles.take_code(laptop, (await here.profiles.make_code(phone)).code)
            assert {await begin(there, laptop), await begin(here, laptop, again=True)} == tables
            code = await here.matches.open(OpenMatch(game="cards", seats=3, level="novice"))
            sat = await asyncio.gather(
                here.matches.play(code, PlayDeal(name="Ada", profile=phone)),
                there.matches.play(code, PlayDeal(name="Ada", profile=laptop)),
            )
            assert len({ticket.table for ticket in sat}) == 1

    asyncio.run(asyncio.wait_for(story(), 4 * PATIENCE))


def test_who_is_forgotten_at_the_table_of_a_deal_has_begun_it_all_the_same(url: str) -> None:
    key = token_urlsafe(32)

    async def story(desk: Desk) -> None:
        begun = await sit_down(desk, "cards", profile=key)
        await desk.node.forget(begun.table, begun.owner)
        await refused("deal-played", sit_down(desk, "cards", profile=key))
        await sit_down(desk, "cards", profile=key, again=True)  # for fun
        assert (await desk.deals.todays(key)).deals[0].mine is None

    on_a_desk(url, Clock(), story)


def test_two_profiles_that_have_begun_the_same_deal_become_one_and_leave_nothing(url: str) -> None:
    phone, laptop = token_urlsafe(32), token_urlsafe(32)

    async def story(desk: Desk) -> None:
        first = await sit_down(desk, "cards", profile=phone)
        await sit_down(desk, "cards", profile=laptop)
        await sit_down(desk, "dice", profile=laptop)
        await desk.profiles.take_code(laptop, (await desk.profiles.make_code(phone)).code)
        mine = (await desk.deals.todays(laptop)).deals[0].mine
        assert mine
        assert mine.table == first.table
        begun = "SELECT deal FROM deal_players ORDER BY deal"
        today, rows = desk.deals.today, await desk.node.store.database.rows(begun)
        assert [row[0] for row in rows] == [f"{today}/cards", f"{today}/dice"]
        await desk.profiles.delete(phone)
        assert len(await desk.node.store.database.rows(begun)) == 0

    on_a_desk(url, Clock(), story)


def test_a_deal_that_nobody_has_begun_is_played_by_the_players_of_today(url: str) -> None:
    old = structs.replace(daily.terms("cards"), versions=("0",) * 3)

    async def story(desk: Desk) -> None:
        deals, today = desk.node.store.deals, desk.deals.today
        id_, until = f"{today}/cards", chain.end_of(today)
        await deals.fix(DealRow(id_, None, old, 0, until))  # as before an update of the server
        assert await deals.claim_par(id_, "other", 1, 0)
        me = await sit_down(desk, "cards")
        await me.until(lambda s: s.get("legal"))
        found = await deals.find(id_)
        assert found
        assert found.terms == daily.terms("cards")
        await deals.keep_par(id_, "other", [1])  # of the old terms
        assert await deals.par(id_) == ()
        assert (await deals.renew(DealRow(id_, None, old, 0, until))).terms != old

    on_a_desk(url, Clock(), story)


def test_days_in_a_row() -> None:
    first = date(2026, 11, 10)
    played = [first + timedelta(days=day) for day in (0, 1, 2, 4, 5)]
    assert daily.streak(played, first + timedelta(days=5)) == (2, 3)
    assert daily.streak(played, first + timedelta(days=6)) == (2, 3)
    assert daily.streak(played, first + timedelta(days=7)) == (0, 3)
    assert daily.streak([], first) == (0, 0)


@pytest.mark.xdist_group("coach")
def test_two_friends_play_the_same_deals_and_see_where_they_parted(tmp_path: Path) -> None:
    anna, ben, clock = token_urlsafe(32), token_urlsafe(32), Shifted()

    async def plays(desk: Desk, code: str, key: str, pick: int, *, talk: bool = False) -> Client:
        ticket = await desk.matches.play(code, PlayDeal(name="Ada", profile=key))
        me = await Client(desk, ticket, ticket.seat).listen()
        await me.until(lambda s: s["table"]["phase"] == "playing")
        await me.do(Adjust(Settings(hints=False, pace=0)))
        while not is_over(me.standing):
            now = await me.until(lambda s: is_over(s) or s.get("legal"))
            if not is_over(now):
                action = Act(now["seq"], an_action(now["legal"][pick]))
                me.standing["legal"] = []
                if talk:
                    await me.do(React("thinking"))
                await me.do(action)
        return me

    async def story(desk: Desk) -> None:
        wish = OpenMatch(game="cards", seats=3, options={"rounds": 2}, level="novice")
        code = await desk.matches.open(wish)
        first = await plays(desk, code, anna, 0)
        more = PlayDeal(name="Ada", profile=anna, again=True)
        await refused("deal-played", desk.matches.play(code, more))
        before = await desk.matches.match(code, ben)
        assert [(one.done, one.points, one.table) for one in before.players] == [(True, None, None)]
        assert await desk.matches.moments(before, unreviewed) == []
        other = await plays(desk, code, ben, -1)
        after = await desk.matches.match(code, ben)
        assert [one.you for one in after.players] == [False, True]
        for one in after.players:
            assert sum(one.rounds) == one.points
            assert len(one.rounds) == len(one.exact) == 2
        moments = await desk.matches.moments(after, unreviewed)
        # the novices draw lots for their choices: the same ones, whatever is said in between
        again = await plays(desk, code, token_urlsafe(32), 0, talk=True)
        assert (await record_of(desk, again)).actions == (await record_of(desk, first)).actions
        assert moments
        assert moments[0].round == 1
        assert {way.players for way in moments[0].ways} == {(0,), (1,)}
        assert all(way.points is None for one in moments for way in one.ways)

        live = await desk.node.live_table(other.table)
        review = judged(await record_of(desk, other))

        async def reviewed(table: TableState) -> Review | None:
            return review if table.id == live.id else None

        worth = [way.points for one in await desk.matches.moments(after, reviewed)
                 for way in one.ways if way.players == (1,)]  # fmt: skip
        assert any(points is not None for points in worth)
        assert after.seed is None
        clock.ahead = after.until - clock.now() + 1
        over = await desk.matches.match(code, None)
        assert over.commitment == after.commitment
        is_a_game_of(over, await record_of(desk, other))
        await refused("match-over", desk.matches.play(code, PlayDeal(name="Late")))
        await refused("no-such-match", desk.matches.match("NOSUCH", None))

    async def unreviewed(_table: TableState) -> Review | None:
        return None

    on_a_desk(f"sqlite:///{tmp_path}/tables.db", clock, story)


def is_a_game_of(match: Match, record: Record) -> None:
    """The game follows from what was told of the match; the page compares the same."""
    assert match.seed
    assert commitment(bytes.fromhex(match.seed)) == match.commitment
    assert isinstance(record.chance, ChanceNote)
    assert record.chance.seed == match.seed
    assert {**record.options, "first_dealer": "random"} == match.options
    records.check(record)


def test_whoever_has_begun_a_match_goes_on_with_it_although_it_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "MOST_PLAYERS", 1)
    anna, ben = token_urlsafe(32), token_urlsafe(32)

    async def story(desk: Desk) -> None:
        code = await desk.matches.open(OpenMatch(game="dice", seats=2, level="novice"))
        begun = await desk.matches.play(code, PlayDeal(name="Anna", profile=anna))
        await refused("match-full", desk.matches.play(code, PlayDeal(name="Ben", profile=ben)))
        again = await desk.matches.play(code, PlayDeal(name="Anna", profile=anna))
        assert again.table == begun.table

    on_a_desk(f"sqlite:///{tmp_path}/tables.db", Clock(), story)


def judged(record: Record) -> Review:
    """What the coach thinks of a game."""
    return make_review(record, 0, effort=0.1)


def test_a_table_waits_for_its_players_and_stops_where_they_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(desk: Desk) -> None:
        desk.thinkers.unready["cards", "adept"] = "preparing"
        assert (await desk.deals.todays()).deals[0].preparing
        me = await sit_down(desk, "cards")
        by_computers = [one for one in me.events("acted") if one["by"] == "computer"]
        assert by_computers == []
        del desk.thinkers.unready["cards", "adept"]
        # nor does another level decide if this one gets unready at the wrong moment
        answers = iter(["adept", "random"])
        monkeypatch.setattr(desk.thinkers, "player_for", lambda *_: next(answers, "adept"))
        await play_on(me, lambda s: s["view"]["round"] == 2 and s.get("legal"))
        assert me.events("stood-in") == []
        monkeypatch.setattr(daily, "still_there", lambda *_: False)
        action = Act(me.standing["seq"], an_action(me.standing["legal"][0]))
        await refused("players-changed", me.do(action))
        await refused("players-changed", sit_down(desk, "cards"))

    on_a_desk(f"sqlite:///{tmp_path}/tables.db", Clock(), story)
