"""Shared pads over real sockets: merging, conflicts, what stays covered, and what is deleted."""

import asyncio
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from stonehenge.tables.network.guard import Guard
from stonehenge.tables.network.limits import Limits
from stonehenge.tables.pads.messages import MOST_OFFERED, SharePad
from stonehenge.tables.pads.room import ENDS_AFTER
from stonehenge.vocabulary import IllegalAction
from tests.tables.desks import desk_on
from tests.tables.postgres import PostgresServer, RedisServer
from tests.tables.servers import Client, Server, serving

pytestmark = pytest.mark.xdist_group("server")
PLAYERS = ("Anna", "Ben", "Carla")


def share(server: Server, **options: Any) -> dict[str, str]:
    """Shares a pad; returns its keys."""
    game = "dice" if "magic" in options else "cards"
    body = {"game": game, "players": PLAYERS, "options": options}
    answer = server.http().post("/api/pads", json=body)
    assert answer.status_code == 201, answer.text
    keys: dict[str, str] = answer.json()
    return keys


class Phone:
    """A device at a shared pad, which keeps the pad as a page does."""

    def __init__(
        self, server: Server, key: str, player: int | None = None, name: str = "phone"
    ) -> None:
        self.client: Client = server.socket("pads/live")
        hello = {"type": "open", "key": key, "device": f"{name:-<20}", "player": player}
        self.client.send(hello)
        self.whole = self.client.hear()
        self.lines: list[dict[str, Any]] = list(self.whole.get("lines", ()))
        self.looking: list[int] = self.whole.get("looking", [])
        self.shown: list[int] = []
        self._ids = 0
        self._name = name

    def hear(self) -> dict[str, Any]:
        """The next message, laid over what is known."""
        message = self.client.hear()
        if message["type"] == "news":
            self.looking = message.get("looking", self.looking)
            self.shown = message.get("shown", self.shown)
            assert message["first"] == len(self.lines)
            self.lines += message.get("lines", ())
            for number, entry in message.get("uncovered", ()):
                self.lines[number]["entry"] = entry
        return message

    def write(self, *entries: dict[str, Any], after: int | None = None) -> list[dict[str, Any]]:
        """Offers entries; returns the answers."""
        known = len(self.lines) if after is None else after
        offers = []
        for entry in entries:
            self._ids += 1
            offers.append({"id": f"{self._name}-{self._ids:06}", "after": known, "entry": entry})
        return self.offer(offers)

    def offer(self, offers: list[dict[str, Any]]) -> list[dict[str, Any]]:
        self.client.send({"type": "write", "entries": offers})
        while (message := self.hear())["type"] not in ("answers", "refused"):
            pass
        assert message["type"] == "answers", message
        answers: list[dict[str, Any]] = message["answers"]
        return answers

    def say(self, type_: str, **fields: Any) -> None:
        self.client.send({"type": type_, **fields})

    def until(self, lines: int) -> None:
        """Hears until it knows so many lines."""
        while len(self.lines) < lines:
            self.hear()

    def bytes(self) -> bytes:
        return b"".join(self.client.heard)


def bid(player: int, number: int, round_: int = 1) -> dict[str, Any]:
    return {"kind": "bid", "round": round_, "player": player, "bid": number}


def test_what_one_writes_all_see_and_nobody_overwrites_unawares(server: Server) -> None:
    keys = share(server)
    keeper = Phone(server, keys["keeper"], name="keeper")
    watcher = Phone(server, keys["watcher"], name="watcher")
    assert (keeper.whole["role"], watcher.whole["role"]) == ("keeper", "watcher")
    assert [a["number"] for a in keeper.write(bid(1, 1), bid(2, 0))] == [0, 1]
    watcher.until(2)
    assert [line["entry"] for line in watcher.lines] == [bid(1, 1), bid(2, 0)]
    assert watcher.write(bid(0, 0))[0]["rule"] == "pad-only-look"

    keeper.say("allow", writing=True)
    ben = Phone(server, keys["writer"], 1, "ben")
    assert ben.write(bid(0, 0))[0]["rule"] == "pad-not-yours"
    assert ben.write({"kind": "undo"})[0]["rule"] == "pad-not-yours"
    assert ben.write(bid(1, 0))[0]["number"] == 2
    keeper.until(3)
    # the keeper was offline when Ben changed his bid
    clash, fits, undo = keeper.write(bid(1, 1), bid(0, 0), {"kind": "undo"}, after=2)
    assert (clash["rule"], clash["other"]) == ("pad-conflict", 2)
    assert fits["number"] == 3
    assert (undo["rule"], undo["other"]) == ("pad-conflict", 2)
    same = keeper.write(bid(1, 0), after=2)[0]
    assert same["number"] == 2, "who says the same is not in conflict"
    assert keeper.write(bid(1, 1))[0]["number"] == 4, "who knows what is there may change it"


def test_an_entry_offered_again_is_written_once(server: Server) -> None:
    keys = share(server)
    keeper = Phone(server, keys["keeper"])
    offer = {"id": "the-same-one", "after": 0, "entry": bid(1, 1)}
    assert keeper.offer([offer]) == keeper.offer([offer]) == [{"id": offer["id"], "number": 0}]
    assert len(Phone(server, keys["watcher"]).lines) == 1


def test_covered_bids_reach_no_other_phone_before_all_are_in(server: Server) -> None:
    keys = share(server, bidding="covered")
    keeper = Phone(server, keys["keeper"], name="keeper")
    keeper.say("allow", writing=True)
    ben = Phone(server, keys["writer"], 1, "ben")
    carla = Phone(server, keys["writer"], 2, "carla")
    ben.write(bid(1, 1))
    carla.until(1)
    carla.write(bid(2, 0))
    keeper.until(2)
    late = Phone(server, keys["keeper"], name="late")
    covered = [{"kind": "covered", "round": 1, "player": player} for player in (1, 2)]
    for phone in (keeper, late):
        assert [line["entry"] for line in phone.lines] == covered
        assert b'"bid"' not in phone.bytes()
    assert [line["entry"] for line in carla.lines] == [covered[0], bid(2, 0)]
    # guessing a covered bid tells nothing: equal or not, it is a conflict
    guesses = [keeper.write(bid(1, number), after=0)[0] for number in (0, 1)]
    assert [(g["rule"], g["other"]) for g in guesses] == [("pad-conflict", 0)] * 2
    keeper.write(bid(0, 1))
    carla.until(3)
    for phone in (keeper, carla, Phone(server, keys["watcher"])):
        assert [line["entry"] for line in phone.lines] == [bid(1, 1), bid(2, 0), bid(0, 1)]


def test_secret_bids_are_covered_until_somebody_shows_them(server: Server) -> None:
    keys = share(server, bidding="secret")
    keeper = Phone(server, keys["keeper"], name="keeper")
    watcher = Phone(server, keys["watcher"], name="watcher")
    keeper.say("show", round=1)
    assert keeper.client.hear_type("refused")["rule"] == "pad-bid-missing"
    keeper.write(*(bid(player, 0) for player in range(3)))
    watcher.until(3)
    assert b'"bid"' not in watcher.bytes()
    keeper.say("show", round=1)
    while watcher.shown != [1]:
        watcher.hear()
    assert [line["entry"]["kind"] for line in watcher.lines] == ["bid"] * 3


def test_secret_predictions_stay_covered_except_the_seers(server: Server) -> None:
    keys = share(server, magic=True)
    keeper = Phone(server, keys["keeper"], name="keeper")
    watcher = Phone(server, keys["watcher"], name="watcher")

    def call(player: int, number: int) -> dict[str, Any]:
        return {"kind": "predict", "round": 1, "player": player, "box": [number, "B"]}

    keeper.write({"kind": "magic", "round": 1, "magic": "secret"})
    keeper.write(call(0, 1), call(1, 2))
    watcher.until(3)
    told = [line["entry"] for line in watcher.lines[1:]]
    assert told == [call(0, 1), {"kind": "covered", "round": 1, "player": 1}]
    keeper.write(call(2, 3))
    watcher.until(4)
    assert [line["entry"] for line in watcher.lines[1:]] == [call(0, 1), call(1, 2), call(2, 3)]


@pytest.mark.parametrize(
    "junk",
    [
        "{}",
        '{"type":"open","key":"short","device":"0123456789abcdef"}',
        '{"type":"open","key":"aaaaaaaaaaaaaaaaaaaaaaaa","device":"0123456789abcdef"}',
        '{"type":"write","entries":[]}',
        '{"type":"ping"}',
        "[" * 9000,
    ],
)
def test_who_has_no_key_gets_nothing(server: Server, junk: str) -> None:
    client = server.socket("pads/live")
    client.send(junk)
    first, last = client.hear_out()
    assert first["type"] == "refused"
    assert last == {"type": "bye", "reason": "refused"}


def test_bytes_that_are_no_entries_are_refused_and_nothing_is_stored(server: Server) -> None:
    keys = share(server)
    keeper = Phone(server, keys["keeper"])
    entry = bid(1, 1)
    offer = {"id": "right-length", "after": 0, "entry": entry}
    for wrong in (
        {**offer, "id": "<script>"},
        {**offer, "after": -1},
        {**offer, "entry": {**entry, "bid": 10**9}},
        {**offer, "entry": {**entry, "kind": "nothing"}},
        {**offer, "entry": {**entry, "more": 1}},
        {**offer, "entry": None},
    ):
        keeper.say("write", entries=[wrong])
        assert keeper.client.hear_type("refused")["rule"] == "bad-message"
    cover = {"kind": "covered", "round": 1, "player": 0}
    long = {"kind": "tricks", "round": 1, "won": [0] * 50}
    early = {"kind": "bid", "round": 9, "player": 0, "bid": 0}
    rules = [answer["rule"] for answer in keeper.write(cover, long, early, bid(5, 0))]
    assert rules == [
        "pad-other-game",
        "pad-no-such-player",
        "pad-round-not-begun",
        "pad-no-such-player",
    ]
    assert keeper.write(entry)[0]["number"] == 0
    for body in ({}, {"game": "cards", "players": ["A"]}, {"game": "cards", "players": ["A"] * 7}):
        assert server.http().post("/api/pads", json=body).status_code in (400, 409)


def test_deleted_means_deleted_and_everybody_is_told(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        keys = share(server)
        keeper, watcher = Phone(server, keys["keeper"]), Phone(server, keys["watcher"])
        keeper.write(bid(1, 1))
        for key, status in ((keys["watcher"], 403), ("x" * 24, 404), (keys["keeper"], 204)):
            answer = server.http().delete("/api/pads", headers={"authorization": f"Bearer {key}"})
            assert answer.status_code == status
        assert watcher.client.hear_out()[-1] == {"type": "bye", "reason": "removed"}
        late = server.socket("pads/live")
        late.send({"type": "open", "key": keys["watcher"], "device": "0123456789abcdef"})
        assert late.hear()["rule"] == "no-such-pad"
        with sqlite3.connect(tmp_path / "tables.db") as database:
            for name in ("log", "tokens", "pads"):
                assert database.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,)
        assert _refused_in_the_end(server.http())


def _refused_in_the_end(http: httpx.Client) -> bool:
    """Whether an address cannot share pads without end."""
    body = {"game": "cards", "players": PLAYERS}
    answers = [http.post("/api/pads", json=body) for _ in range(12)]
    return answers[0].status_code == 201 and answers[-1].json()["rule"] == "too-fast"


def test_entries_that_are_too_many_cost_nothing_so_that_a_later_try_succeeds() -> None:
    now = [0.0]
    guard = Guard(Limits(), 0, lambda: now[0])
    at_once = int(Limits().entries.at_once)
    guard.count(guard.entries, "here", at_once - 5)
    for _ in range(10):
        with pytest.raises(IllegalAction):
            guard.count(guard.entries, "here", MOST_OFFERED)
    now[0] = MOST_OFFERED / Limits().entries.each_second
    guard.count(guard.entries, "here", MOST_OFFERED)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/tables.db"
    else:
        postgres: PostgresServer = request.getfixturevalue("postgres")
        yield postgres.database()


def test_a_killed_server_has_kept_what_it_acknowledged(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, database=database) as server:
        keys = share(server)
        keeper = Phone(server, keys["keeper"])
        keeper.write(bid(1, 1), bid(2, 0))
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
    with serving(tmp_path, database=database) as server:
        again = Phone(server, keys["keeper"], name="again")
        assert [line["entry"] for line in again.lines] == [bid(1, 1), bid(2, 0)]
        assert again.write(bid(0, 1))[0]["number"] == 2


def test_two_nodes_share_a_pad(
    postgres: PostgresServer, redis_server: RedisServer, tmp_path: Path
) -> None:
    options = ("--redis", redis_server.url)
    database = postgres.database()
    (tmp_path / "other").mkdir()
    with (
        serving(tmp_path, *options, database=database) as here,
        serving(tmp_path / "other", *options, database=database) as there,
    ):
        keys = share(here)
        keeper, watcher = Phone(here, keys["keeper"]), Phone(there, keys["watcher"])
        keeper.write(bid(1, 1))
        watcher.until(1)
        while keeper.looking != [-1]:
            keeper.hear()
        header = {"authorization": f"Bearer {keys['keeper']}"}
        assert here.http().delete("/api/pads", headers=header).status_code == 204
        assert watcher.client.hear_out()[-1]["reason"] == "removed"
    asyncio.run(_nothing_is_left(database))


async def _nothing_is_left(database: str) -> None:
    connection = await asyncpg.connect(database)
    for name in ("log", "tokens", "pads"):
        assert await connection.fetchval(f"SELECT count(*) FROM {name}") == 0
    await connection.close()


def test_a_pad_that_nobody_uses_ends_after_some_weeks(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk_on(tmp_path) as desk:
            clock = desk.pads._clock
            wish = SharePad(game="cards", players=PLAYERS)
            old = await desk.pads.share(wish)
            began = clock.now()
            clock.now = lambda: began + ENDS_AFTER // 2  # type: ignore[method-assign]
            new = await desk.pads.share(wish)
            clock.now = lambda: began + ENDS_AFTER + 1000  # type: ignore[method-assign]
            await desk.pads.delete_unused()
            assert await desk.pads.role_of(new.keeper)
            with pytest.raises(ValueError, match="no-such-pad"):
                await desk.pads.role_of(old.keeper)

    asyncio.run(story())
