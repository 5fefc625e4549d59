"""The start of a game: promises, the closing, reveals, and owners who do not reveal."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from stonehenge import record as records
from stonehenge.promises import VERSION, new_nonce, old_commitment, promise, read_closing
from stonehenge.tables import messages
from stonehenge.tables.log.events import Settings
from stonehenge.tables.messages import Ticket
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.running import driver, history
from stonehenge.tables.running.tokens import hashed
from stonehenge.tables.storage.store import NewTable
from stonehenge.vocabulary import IllegalAction
from tests.tables.desks import Client, desk_on, join, open_table, play_on, refused
from tests.tables.servers import Server, bearer, nonce, serving

INSTANT = Settings(pace=0)


@pytest.fixture
def story(tmp_path: Path) -> Callable[[Callable[[Desk], Coroutine[Any, Any, None]]], None]:
    """Runs a story on a desk of its own."""

    def run(tell: Callable[[Desk], Coroutine[Any, Any, None]]) -> None:
        async def on_a_desk() -> None:
            async with desk_on(tmp_path) as desk:
                await tell(desk)

        asyncio.run(on_a_desk())

    return run


Story = Callable[[Callable[[Desk], Coroutine[Any, Any, None]]], None]


@pytest.fixture
def short_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Owners have a fifth of a second to reveal."""
    monkeypatch.setattr(driver, "REVEAL_WITHIN", 0.2)


def is_playing(standing: dict[str, Any]) -> bool:
    return bool(standing["table"]["phase"] == "playing")


async def record_of(client: Client) -> records.Record:
    live = await client.desk.node.live_table(client.table)
    return await history.record_of(client.desk.node.store, live.table)


async def silent(desk: Desk, table: str, name: str) -> Client:
    """Somebody who promises, but never reveals."""
    ticket = await desk.node.join(table, messages.TakeSeat(name=name))
    client = Client(desk, ticket, ticket.seat, reveals=False)
    return await (await client.listen()).promised()


def test_the_ticket_tells_the_commitment_before_anybody_gives_anything(story: Story) -> None:
    async def tell(desk: Desk) -> None:
        wish = messages.OpenTable(game="cards", seats=3, name="Anna")
        ticket = await desk.node.open(wish)
        live = await desk.node.live_table(ticket.table)
        assert ticket.commitment == live.table.commitment
        assert live.table.chance == VERSION
        assert not live.table.promises
        joined = await desk.node.join(ticket.table, messages.TakeSeat(name="Ben"))
        assert joined.commitment == ticket.commitment
        link = await desk.node.make_link(ticket.table, ticket.token)
        assert (await desk.node.take_link(link)).commitment == ticket.commitment

    story(tell)


def test_nothing_is_dealt_before_everybody_has_promised_and_revealed(story: Story) -> None:
    async def tell(desk: Desk) -> None:
        anna = await open_table(desk, seats=3, computers=["random"], settings=INSTANT)
        ticket = await desk.node.join(anna.table, messages.TakeSeat(name="Ben"))
        await refused("not-promised", anna.do(messages.Start()))
        ben = await (await Client(desk, ticket, ticket.seat, reveals=False).listen()).promised()
        await anna.do(messages.Start())
        await anna.until(lambda s: s["table"]["closing"] is not None)
        await refused("game-not-begun", anna.do(messages.Act(0, ["bid", 0])))
        for early in (messages.Fill(1, "random"), messages.Empty(2), messages.Arrange([1, 0, 2])):
            await refused("game-starting", anna.do(early))
        await refused("game-starting", ben.do(messages.Promise("0" * 64)))
        await refused("nonce-mismatch", ben.do(messages.Reveal("0" * 64)))
        assert ben.witness.file is not None
        await ben.do(messages.Reveal(ben.witness.file.nonce))
        await anna.until(is_playing)
        await ben.do(messages.Reveal(ben.witness.file.nonce))  # twice does no harm
        await refused("game-has-begun", ben.do(messages.Promise("0" * 64)))
        await refused("game-has-begun", ben.do(messages.Reveal("0" * 64)))

    story(tell)


def test_the_closing_fixes_the_terms_of_the_game(story: Story) -> None:
    async def tell(desk: Desk) -> None:
        options = {"bidding": "covered", "first_dealer": "random"}
        anna = await open_table(desk, seats=3, options=options, computers=["random"])
        ben = await silent(desk, anna.table, "Ben")
        await anna.do(messages.Start())
        await ben.until(lambda s: s["table"]["closing"] is not None)
        told = ben.events("closing")[-1]["closing"]
        assert told == ben.standing["table"]["closing"]
        closing = read_closing(told)
        view = ben.standing["table"]
        assert (closing.table, closing.game, closing.seats) == (anna.table, "cards", 3)
        assert closing.commitment == view["commitment"]
        assert closing.asked == view["options"]
        assert closing.asked.items() >= options.items()
        assert closing.restarts == 0
        seats = view["seats"]
        assert closing.promises == {0: seats[0]["promise"], 2: seats[2]["promise"]}

    story(tell)


def test_a_promise_may_be_replaced_until_the_closing(story: Story) -> None:
    async def tell(desk: Desk) -> None:
        anna = await open_table(desk, seats=3, computers=["random", "random"], settings=INSTANT)
        other = new_nonce()
        await anna.do(messages.Promise(promise(anna.table, other)))
        await anna.do(messages.Start())
        await anna.do(messages.Reveal(other))
        await anna.until(is_playing)
        await play_on(anna, lambda s: s["table"]["phase"] == "over")
        record = await record_of(anna)
        records.check(record)
        assert isinstance(record.chance, records.ChanceNote)
        assert record.chance.nonces == {"0": other}
        # the client whose promise was replaced is told so
        proof = anna.witness.check(record)
        assert proof.unproved is not None
        assert proof.unproved.rule == "unproved-other-promise"

    story(tell)


def test_the_first_dealer_is_drawn_from_the_seed_and_verified(story: Story) -> None:
    async def tell(desk: Desk) -> None:
        anna = await open_table(desk, computers=["random"] * 2, start=True, settings=INSTANT)
        await play_on(anna, lambda s: s["table"]["phase"] == "over")
        record = await record_of(anna)
        proof = anna.witness.check(record)
        assert (proof.version, proof.unproved, proof.restarts) == (2, None, 0)
        chance = records.chance_of(record)
        assert chance is not None
        assert record.options["first_dealer"] == chance.below("first", 3)
        assert isinstance(record.chance, records.ChanceNote)
        assert record.chance.asked == {**record.options, "first_dealer": "random"}

    story(tell)


def test_whoever_is_removed_during_the_game_keeps_the_part_in_its_chance(story: Story) -> None:
    async def tell(desk: Desk) -> None:
        anna = await open_table(desk, seats=3, computers=["random"], settings=INSTANT)
        await join(desk, anna.table, "Ben")
        await anna.start()
        await anna.do(messages.Empty(2))
        await play_on(anna, lambda s: s["table"]["phase"] == "over")
        record = await record_of(anna)
        assert isinstance(record.chance, records.ChanceNote)
        assert isinstance(record.chance.nonces, dict)
        assert list(record.chance.nonces) == ["0", "2"]
        assert anna.witness.check(record).unproved is None

    story(tell)


@pytest.mark.usefixtures("short_time")
def test_whoever_does_not_reveal_loses_the_part_and_the_others_start_anew(story: Story) -> None:
    async def tell(desk: Desk) -> None:
        anna = await open_table(desk, seats=4, settings=INSTANT)
        ben = await join(desk, anna.table, "Ben")
        cleo, dirk = [await silent(desk, anna.table, name) for name in ("Cleo", "Dirk")]
        first = {client.seat: client.standing["table"] for client in (anna, ben)}
        await anna.do(messages.Start())
        await anna.until(is_playing)
        table = anna.standing["table"]
        assert table["restarts"] == 1
        assert [seat["part"] for seat in table["seats"]] == [True, True, False, False]
        assert [seat["held"] for seat in table["seats"]][2:] == ["apprentice"] * 2
        assert [event["missing"] for event in anna.events("restarted")] == [[2, 3]]
        for seat, before in first.items():
            assert table["seats"][seat]["promise"] != before["seats"][seat]["promise"]
        await refused("game-has-begun", cleo.do(messages.Promise("0" * 64)))
        await cleo.do(messages.Return())  # they can still play
        await anna.until(lambda s: s["table"]["seats"][2]["held"] is None)
        for client in (cleo, dirk):
            assert client.witness.unproved is not None
            assert client.witness.unproved.rule == "unproved-late"
        for client in (anna, ben):
            assert client.witness.unproved is None

    story(tell)


@pytest.mark.usefixtures("short_time")
def test_the_record_of_a_repeated_start_tells_it(story: Story) -> None:
    async def tell(desk: Desk) -> None:
        anna = await open_table(desk, seats=3, computers=["random"], settings=INSTANT)
        await silent(desk, anna.table, "Ben")
        await anna.do(messages.Start())
        await play_on(anna, lambda s: s["table"]["phase"] == "over")
        record = await record_of(anna)
        assert anna.witness.check(record).restarts == 1
        assert isinstance(record.chance, records.ChanceNote)
        assert isinstance(record.chance.nonces, dict)
        assert list(record.chance.nonces) == ["0"]

    story(tell)


@pytest.mark.usefixtures("short_time")
def test_where_nobody_reveals_the_table_stays_open(story: Story) -> None:
    async def tell(desk: Desk) -> None:
        anna = await open_table(desk, seats=3, computers=["random"] * 2)
        anna.reveals = False
        await anna.do(messages.Start())
        await anna.until(lambda s: s["table"]["restarts"] == 1)
        assert anna.standing["table"]["phase"] == "open"
        assert anna.standing["table"]["seats"][0]["part"]
        assert anna.standing["table"]["seats"][0]["held"] is None
        anna.reveals = True
        await anna.promised()
        await anna.start()
        assert anna.witness.unproved is None

    story(tell)


def test_nobody_loses_a_part_while_everybody_is_away(story: Story) -> None:
    async def tell(desk: Desk) -> None:
        anna = await open_table(desk, seats=3, computers=["random"] * 2)
        anna.reveals = False
        anna.leave()
        await anna.do(messages.Start())
        assert desk.node._drivers[anna.table]._timer is None  # no time runs
        ticket = Ticket(table=anna.table, seat=0, token=anna.token, commitment="")
        again = Client(desk, ticket, 0)
        again.witness = anna.witness
        await again.listen()
        await again.until(is_playing)

    story(tell)


def test_leaving_calls_a_start_off(story: Story) -> None:
    async def tell(desk: Desk) -> None:
        anna = await open_table(desk, seats=3, computers=["random"])
        ben = await silent(desk, anna.table, "Ben")
        await anna.do(messages.Start())
        await ben.do(messages.Leave())
        await anna.until(lambda s: s["table"]["seats"][2]["kind"] == "empty")
        assert anna.standing["table"]["restarts"] == 1
        assert anna.standing["table"]["closing"] is None
        assert not anna.standing["table"]["starting"]
        await anna.do(messages.Fill(2, "random"))
        await anna.until(lambda s: s["table"]["seats"][0]["promise"] is not None)
        await anna.start()

    story(tell)


def test_closing_the_table_tells_the_secret(story: Story) -> None:
    async def tell(desk: Desk) -> None:
        anna = await open_table(desk, computers=["random"] * 2, start=True, settings=INSTANT)
        await play_on(anna, lambda s: s["view"]["round"] == 2)
        with pytest.raises(IllegalAction, match="game-not-over"):
            await record_of(anna)
        assert anna.standing["table"]["secret"] is None
        await anna.do(messages.Close())
        await anna.until(lambda s: s["table"]["secret"] is not None)
        record = await record_of(anna)
        assert record.result is None
        assert anna.witness.check(record).unproved is None

    story(tell)


def test_a_table_of_an_older_server_finishes_as_version_1(story: Story) -> None:
    async def tell(desk: Desk) -> None:
        secret = bytes(range(32))
        settings = {"public": False, "pace": 0, "away_after": 60, "clock": 0}
        opened = {
            "type": "opened",
            "game": "dice",
            "seats": 3,
            "options": {
                "magic": False,
                "target": 9,
                "jester_when_exact": True,
                "first_seer": "random",
            },
            "settings": settings,
            "commitment": old_commitment(secret).hex(),
        }
        joined = {"type": "joined", "seat": 0, "name": "Anna", "kind": "human", "nonce": "5e" * 16}
        filled = {"type": "filled", "seat": 1, "level": "random"}
        body = json.dumps([opened, joined, filled]).encode()
        await desk.node.store.create(
            NewTable(
                id="OLD234",
                secret=secret,
                game="dice",
                public=False,
                at=1_790_000_000_000,
                body=body,
                tokens=[(hashed("t" * 43), 0)],
            )
        )
        ticket = Ticket(table="OLD234", seat=0, token="t" * 43, commitment="")
        anna = await Client(desk, ticket, 0).listen()
        assert anna.standing["table"]["chance"] == 1
        await refused("no-promises", anna.do(messages.Promise("0" * 64)))
        seat = await desk.node.join("OLD234", messages.TakeSeat(name="Ben"))
        ben = await Client(desk, seat, seat.seat).listen()
        await anna.start()
        ben.leave()
        await ben.do(messages.Hold("random"))
        await play_on(anna, lambda s: s["table"]["phase"] == "over")
        record = await record_of(anna)
        assert records.chance_version(record) == 1
        proof = anna.witness.check(record)
        assert proof.unproved is not None
        assert proof.unproved.rule == "unproved-old-version"

    story(tell)


def test_a_server_killed_between_closing_and_reveals_goes_on_with_the_same_closing(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, "--no-limits") as server:
        ticket = server.open_table(seats=3, computers=["random"])
        other = server.join(ticket["table"])
        _command(server, ticket, {"type": "start"})
        closing = _table(server, ticket)["closing"]
        _command(server, other, {"type": "reveal", "nonce": nonce(other)})
        server.process.kill()
        server.process.wait()
    with serving(tmp_path, "--no-limits") as server:
        assert _table(server, ticket)["closing"] == closing
        _command(server, ticket, {"type": "reveal", "nonce": nonce(ticket)})
        now = _table(server, ticket)
        assert (now["phase"], now["restarts"], now["closing"]) == ("playing", 0, None)


def _command(server: Server, ticket: dict[str, Any], command: dict[str, Any]) -> None:
    place = f"/api/tables/{ticket['table']}/commands"
    answer = server.http().post(place, json=command, headers=bearer(ticket))
    assert answer.status_code == 200, answer.text


def _table(server: Server, ticket: dict[str, Any]) -> dict[str, Any]:
    table: dict[str, Any] = server.http().get(f"/api/tables/{ticket['table']}").json()
    return table
