"""Hostile clients: whatever they send, the server stays up, keeps order and serves the others."""

import ast
import contextlib
import json
import os
import socket
import threading
import time
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

import stonehenge
from stonehenge.locale import LANGUAGES, Words
from stonehenge.players.levels import LEVELS
from stonehenge.record import GAMES, write_action
from stonehenge.tables import messages as ask
from stonehenge.tables.log import events as log
from stonehenge.tables.log import judge
from stonehenge.tables.log.events import Entry
from stonehenge.tables.log.fold import Table, fold
from stonehenge.tables.log.words import clean_name, clean_saying
from stonehenge.tables.messages import LONGEST_MESSAGE, LONGEST_NAME, LONGEST_SAYING
from stonehenge.tables.network.guard import Guard, same_origin
from stonehenge.tables.network.limits import Limits
from stonehenge.vocabulary import IllegalAction
from tests.tables.servers import Client, Server, bearer, nonce, rules, serving

pytestmark = pytest.mark.xdist_group("server")

PROMPT = 10.0
"""Seconds in which a bystander is served, even on a busy machine."""


class Scene:
    """A table with a villain's and a bystander's seat, and a bystander at another table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.host = server.open_table(seats=3, settings={"pace": 0})
        self.table: str = self.host["table"]
        self.villain = server.join(self.table, "Villain")
        elsewhere = server.open_table()
        self.bystanders = [
            server.sit(self.table, self.host["token"]),
            server.sit(elsewhere["table"], elsewhere["token"]),
        ]
        self.elsewhere = elsewhere

    def socket(self) -> Client:
        return self.server.socket(self.table)

    def sit(self) -> Client:
        return self.server.sit(self.table, self.villain["token"])

    def start(self) -> None:
        """The game begins, with a computer player that never moves on the last seat."""
        self.server.join(self.table, "Zoe")
        assert self.bystanders[0].do("start")["type"] == "done"

    def others_are_served(self) -> bool:
        for client in self.bystanders:
            before = time.monotonic()
            assert client.do("react", reaction="hello")["type"] == "done"
            assert time.monotonic() - before < PROMPT
        return self.server.is_well()


@pytest.fixture
def scene(server: Server) -> Iterator[Scene]:
    server.complaints()
    made = Scene(server)
    yield made
    for client in made.bystanders:
        client.close()
    assert not server.complaints()


# messages that make no sense

JUNK: dict[str, str | bytes] = {
    "bytes": b"\x00\xff\xfe\x80",
    "JSON in a binary frame": b'{"type":"ping"}',
    "nothing": "",
    "no JSON": "hello?",
    "no object": "[]",
    "null": "null",
    "no type": "{}",
    "an unknown type": '{"type":"become-root"}',
    "a field too many": '{"type":"ping","extra":1}',
    "a type that is none": '{"type":["do"]}',
    "a deep list": "[" * 8_000,
    "a deep object": '{"type":' * 1_000,
    "a deep action": '{"type":"do","id":1,"command":{"type":"act","seq":0,"action":'
    + "[" * 3_900 + "]" * 3_900 + "}}",
    "a number without end": '{"type":"do","id":1e999,"command":{"type":"start"}}',
    "a number too large": f'{{"type":"do","id":{10**30},"command":{{"type":"start"}}}}',
    "a number below": '{"type":"do","id":-1,"command":{"type":"start"}}',
    "no number": '{"type":"do","id":NaN,"command":{"type":"start"}}',
    "an action too long": '{"type":"do","id":1,"command":{"type":"act","seq":0,"action":'
    + str(list(range(9))) + "}}",
    "a seat that cannot be": '{"type":"do","id":1,"command":{"type":"mute","seat":9,"on":true}}',
    "half a letter": '{"type":"do","id":1,"command":{"type":"say","text":"\\ud83e"}}',
    "a message too long": '{"type":"ping"}' + " " * LONGEST_MESSAGE,
    "a saying too long": '{"type":"do","id":1,"command":{"type":"say","text":"%s"}}' % ("x" * 2001),
    "a setting that cannot be": '{"type":"do","id":1,"command":{"type":"adjust","settings":'
    '{"pace":-1}}}',
}  # fmt: skip


def test_junk_is_refused_and_the_socket_lives_on(scene: Scene) -> None:
    client = scene.sit()
    for what, message in JUNK.items():
        client.send(message)
        answer = client.hear_type("refused", "bye")
        assert (answer["type"], answer["rule"]) == ("refused", "bad-message"), what
        client.send({"type": "ping"})
        client.hear_type("pong")
        assert client.do("react", reaction="wow")["type"] == "done"
        time.sleep(0.01)
    assert scene.others_are_served()


@pytest.mark.parametrize("what", ["bytes", "nothing", "a deep list", "a message too long"])
def test_junk_instead_of_hello_ends_the_visit(scene: Scene, what: str) -> None:
    client = scene.socket()
    client.send(JUNK[what])
    messages = client.hear_out()
    assert rules(messages) == ["bad-message"]
    assert messages[-1] == {"type": "bye", "reason": "refused"}
    assert scene.others_are_served()


def test_only_junk_ends_the_visit(scene: Scene) -> None:
    client = scene.sit()
    for _ in range(100):
        try:
            client.send("?")
        except ConnectionClosed:
            break
    messages = client.hear_out()
    assert set(rules(messages)) == {"bad-message"}
    assert 30 <= len(rules(messages)) < 40
    assert messages[-1]["type"] == "bye"
    assert scene.others_are_served()


def test_a_huge_message_ends_the_visit_unread(scene: Scene) -> None:
    client = scene.sit()
    with contextlib.suppress(ConnectionClosed):
        client.send("x" * 2_000_000)
    client.hear_out()
    assert client.connection.close_code in {1006, 1009}
    assert scene.others_are_served()


HANDSHAKE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
FRAMES = {
    "no frame": b"\xff" * 200,
    "an unmasked frame": b"\x81\x02{}",
    "a reserved kind of frame": b"\x83\x80\x00\x00\x00\x00",
    "a length of 2^63": b"\x81\xff" + b"\xff" * 8,
    "a continuation of nothing": b"\x80\x80\x00\x00\x00\x00",
    "half a frame": b"\x81\xfe\x10",
    "a long ping": b"\x89\xfe\x01\x00" + bytes(260),
}


@pytest.mark.parametrize("what", FRAMES)
def test_broken_frames(scene: Scene, what: str) -> None:
    host, port = scene.server.host.split(":")
    with socket.create_connection((host, int(port)), timeout=30) as raw:
        raw.sendall(HANDSHAKE.format(table=scene.table, host=scene.server.host).encode())
        assert raw.recv(4096).startswith(b"HTTP/1.1 101")
        raw.sendall(FRAMES[what])
        raw.shutdown(socket.SHUT_WR)
        while raw.recv(4096):
            pass
    assert scene.others_are_served()


def test_broken_requests(server: Server) -> None:
    host, port = server.host.split(":")
    for request in (
        b"\x16\x03\x01\x02",
        b"GET\r\n\r\n",
        b"GET / HTTP/1.1\r\n" * 50,
        os.urandom(999),
    ):
        with socket.create_connection((host, int(port)), timeout=30) as raw:
            raw.sendall(request)
            raw.shutdown(socket.SHUT_WR)
            while raw.recv(4096):
                pass
    assert server.is_well()
    server.complaints()  # the server's own words about invalid requests


# messages at the wrong time, for the wrong seat, or twice


def test_hello_comes_first_and_once(scene: Scene) -> None:
    early = scene.socket()
    early.send({"type": "do", "id": 1, "command": {"type": "start"}})
    assert rules(early.hear_out()) == ["hello-first"]
    again = scene.sit()
    again.send({"type": "hello", "token": scene.host["token"]})
    assert again.hear_type("refused")["rule"] == "hello-again"
    assert again.do("start")["rule"] == "host-only"
    assert scene.others_are_served()


def test_an_answer_names_what_it_answers(scene: Scene) -> None:
    host = scene.bystanders[0]
    assert host.do("act", seq=0, action=["bid", 0])["rule"] == "game-not-begun"
    scene.start()
    seq = host.do("react", reaction="hello")["seq"]
    assert host.do("act", seq=seq + 1_000, action=["bid", 0])["rule"] == "unknown-sequence"
    assert host.do("act", seq=2**53, action=["bid", 0])["rule"] == "unknown-sequence"
    assert scene.others_are_served()


def test_a_message_that_comes_twice_is_done_once(scene: Scene, server: Server) -> None:
    ticket = server.open_table()
    seats = [ticket, server.join(ticket["table"], "Bo"), server.join(ticket["table"], "Cy")]
    one, two, three = (server.sit(ticket["table"], each["token"]) for each in seats)
    one.do("start")
    for client in (two, three):
        client.do("react", reaction="hello")
    actor = next(client for client in (one, two, three) if client.standing["legal"])
    seq, action = actor.standing["seq"], actor.standing["legal"][0]
    doubled = {"type": "do", "id": 7, "command": {"type": "act", "seq": seq, "action": action}}
    for _ in range(3):
        actor.send(doubled)
    answers = [actor.hear_until(lambda message: message.get("id") == 7) for _ in range(3)]
    assert [answer["type"] for answer in answers] == ["done", "refused", "refused"]
    assert {answer["rule"] for answer in answers[1:]} <= {
        "already-acted",
        "already-decided",
        "not-your-turn",
    }
    assert two.do("react", reaction="hello")["type"] == "done"
    assert scene.others_are_served()


@pytest.mark.parametrize(
    "action",
    [
        ["deal", [["B1"], ["B2"], ["B3"]], "B4"],
        ["bid", 99],
        ["bid", -1],
        ["bid", 2**60],
        ["bid", "0"],
        ["bid", True],
        ["bid"],
        ["bid", [[[[0]]]]],
        ["play", "W1"],
        ["play", {"card": "W1"}],
        ["trump", "\u202e"],
        [None],
        [[]],
        [{}],
        [1.5],
        ["bid", 0, 0, 0, 0, 0, 0],
    ],
    ids=str,
)
def test_actions_that_cannot_be(scene: Scene, action: list[Any]) -> None:
    scene.start()
    clients = [scene.bystanders[0], scene.sit()]
    for client in clients:
        seq = client.do("react", reaction="hello")["seq"]
        assert client.do("act", seq=seq, action=action)["type"] == "refused"
    assert scene.others_are_served()


def test_nobody_acts_for_another_seat(scene: Scene) -> None:
    scene.start()
    clients = [scene.bystanders[0], scene.sit()]
    watcher = scene.server.sit(scene.table)
    assert watcher.do("say", text="psst")["rule"] == "only-watching"
    seq = clients[0].do("react", reaction="hello")["seq"]
    told = [json.loads(message) for message in clients[0].heard]
    asked = next(update["view"]["to_act"] for update in reversed(told) if "view" in update)
    for seat, client in enumerate(clients):
        if seat not in asked:
            answer = client.do("act", seq=seq, action=["bid", 0])
            assert answer["rule"] in {"not-your-turn", "wrong-phase"}
    for command in ("pause", "start", "close", "rematch"):
        assert clients[1].do(command)["rule"] in {"host-only", "game-not-over"}
    assert scene.others_are_served()


# tokens, links and origins


def test_tokens_fit_one_table(scene: Scene, server: Server) -> None:
    wrong = [scene.elsewhere["token"], "x" * 43, "'; DROP TABLE log; --" + "x" * 20]
    for token in wrong:
        visit = scene.socket()
        visit.send({"type": "hello", "token": token})
        assert rules(visit.hear_out()) == ["bad-token"]
        answer = server.http().post(
            f"/api/tables/{scene.table}/commands",
            json={"type": "leave"},
            headers={"authorization": f"Bearer {token}"},
        )
        assert (answer.status_code, answer.json()["rule"]) == (401, "bad-token")
    assert scene.others_are_served()


def test_a_link_is_used_once(scene: Scene, server: Server) -> None:
    web = server.http()
    path = f"/api/tables/{scene.table}/link"
    assert web.post(path).status_code == 401
    link = web.post(path, headers=bearer(scene.villain)).json()
    ticket = web.post("/api/links", json=link).json()
    assert (ticket["table"], ticket["seat"]) == (scene.table, 1)
    assert ticket["token"] != scene.villain["token"]
    spent = web.post("/api/links", json=link)
    assert (spent.status_code, spent.json()["rule"]) == (404, "bad-link")
    assert server.sit(scene.table, ticket["token"]).do("react", reaction="wow")["type"] == "done"


def test_a_removed_player_is_told_and_has_no_seat_any_more(scene: Scene, server: Server) -> None:
    villain = scene.sit()
    assert scene.bystanders[0].do("empty", seat=1)["type"] == "done"
    *_, update, bye = villain.hear_out()
    assert (update["you"], update["events"][-1]["why"]) == (None, "removed")
    assert bye == {"type": "bye", "reason": "removed"}
    back = scene.socket()
    back.send({"type": "hello", "token": scene.villain["token"]})
    assert rules(back.hear_out()) == ["bad-token"]


ORIGINS = ["http://evil.example", "null", "http://[::1", "https://127.0.0.1.evil.example", "", "//"]


@pytest.mark.parametrize("origin", ORIGINS)
def test_other_sites_are_turned_away(scene: Scene, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        scene.server.socket(scene.table, headers={"Origin": origin})
    assert refused.value.response.status_code == 403
    body = {"game": "cards", "seats": 3, "name": "Eve", "nonce": nonce(1)}
    answer = scene.server.http().post("/api/tables", json=body, headers={"origin": origin})
    assert (answer.status_code, answer.json()["rule"]) == (403, "other-site")
    assert scene.others_are_served()


def test_our_own_page_is_let_in(scene: Scene) -> None:
    own = f"http://{scene.server.host}"
    scene.server.sit(scene.table, headers={"Origin": own})
    answer = scene.server.http().post("/api/mine", json={"tokens": []}, headers={"origin": own})
    assert answer.status_code == 200
    assert same_origin("https://Play.Example:8443", "play.example:8443")
    assert not same_origin("https://play.example", None)


# too much

WELL = "203.0.113.7"
"""The address of a well-behaved client, as the proxy tells it."""


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits, behind a proxy that tells from where requests come."""
    with serving(tmp_path_factory.mktemp("guarded"), "--proxies", "1") as running:
        yield running
        assert not running.complaints()


def from_(address: str) -> dict[str, str]:
    return {"x-forwarded-for": address}


def well_served(server: Server) -> bool:
    return bool(server.http(headers=from_(WELL)).get("/healthz").json() == {"status": "well"})


@pytest.fixture(scope="module")
def quiet(guarded: Server) -> tuple[dict[str, Any], Client]:
    """A well-behaved client at a table."""
    ticket = guarded.open_table(http=guarded.http(headers=from_(WELL)))
    return ticket, guarded.sit(ticket["table"], ticket["token"], headers=from_(WELL))


def flood(web: httpx.Client, times: int, headers: Sequence[dict[str, str]] = ({},)) -> list[int]:
    """The status of so many quick requests."""
    return [
        web.get("/api/games", headers=headers[number % len(headers)]).status_code
        for number in range(times)
    ]


def opened(server: Server, table: str, address: str, most: int) -> int:
    """How many sockets could be opened at one time before one was refused; all are closed again."""
    clients: list[Client] = []
    try:
        for number in range(most):
            if number > 80:
                time.sleep(0.06)  # slow enough for the limit of requests
            clients.append(server.socket(table, headers=from_(address)))
    except InvalidStatus:
        pass
    for client in clients:
        client.close()
    return len(clients)


def test_a_flood_on_a_socket(guarded: Server, quiet: tuple[dict[str, Any], Client]) -> None:
    ticket, well = quiet
    flooder = guarded.sit(ticket["table"], headers=from_("198.51.100.1"))
    stop = threading.Event()

    def pour() -> None:
        try:
            while not stop.is_set():
                flooder.connection.send('{"type":"ping"}')
        except ConnectionClosed:
            stop.set()

    thread = threading.Thread(target=pour)
    thread.start()
    try:
        messages = flooder.hear_out()
        assert well.do("react", reaction="hello")["type"] == "done"
    finally:
        stop.set()
        thread.join()
    assert set(rules(messages)) == {"too-fast"}
    assert messages[-1] == {"type": "bye", "reason": "refused"}
    assert sum(message["type"] == "pong" for message in messages) >= 35


def test_a_flood_of_requests(guarded: Server, quiet: tuple[dict[str, Any], Client]) -> None:
    web = guarded.http(headers=from_("198.51.100.2"))
    statuses = flood(web, 250)
    assert set(statuses) == {200, 429}
    assert statuses.index(429) >= 100
    refused = next(r for r in iter(lambda: web.get("/api/games"), None) if r.status_code == 429)
    assert refused.json() == {"rule": "too-fast", "facts": {}}
    assert int(refused.headers["retry-after"]) > 0
    assert refused.headers["x-content-type-options"] == "nosniff"
    assert opened(guarded, quiet[0]["table"], "198.51.100.2", 50) < 50
    assert quiet[1].do("react", reaction="hello")["type"] == "done"
    assert well_served(guarded)


def test_made_up_addresses_do_not_help(guarded: Server) -> None:
    """What stands before the address that our proxy wrote was written by the client."""
    web = guarded.http()
    made_up = [from_(f"10.0.0.{number}, 198.51.100.3") for number in range(200)]
    assert 429 in flood(web, 250, made_up)
    made_up = [from_(f"10.0.{number}.1,10.0.0.{number} , 198.51.100.4") for number in range(200)]
    assert 429 in flood(web, 250, made_up)
    assert well_served(guarded)


def test_where_a_request_comes_from() -> None:
    near, far = (Guard(Limits(), proxies, time.monotonic) for proxies in (0, 2))
    assert near.address("192.0.2.1", "203.0.113.7") == "192.0.2.1"
    assert far.address("192.0.2.1", "") == "192.0.2.1"
    assert far.address("192.0.2.1", "203.0.113.7") == "192.0.2.1"
    assert far.address("192.0.2.1", "6.6.6.6, 203.0.113.7, 198.51.100.1") == "203.0.113.7"
    assert len(far.address("192.0.2.1", "x" * 5_000 + ", 198.51.100.1")) < 100
    assert near.address("::ffff:192.0.2.1", "") == "192.0.2.1"
    home = near.address("2001:db8:1:2:3::4", "")
    assert home == near.address("2001:db8:1:2:ffff::1", "")
    assert home != near.address("2001:db8:1:3:3::4", "")


def test_a_header_of_its_own_from_the_proxy(guarded: Server) -> None:
    """Some proxies add a second header instead of appending to the one they got."""
    web = guarded.http()
    headers = [
        [("x-forwarded-for", f"10.1.0.{number}"), ("x-forwarded-for", "198.51.100.5")]
        for number in range(250)
    ]
    statuses = {web.get("/api/games", headers=pair).status_code for pair in headers}
    assert 429 in statuses


def test_tables_opened_in_a_row(guarded: Server) -> None:
    web = guarded.http(headers=from_("198.51.100.6"))
    body = {"game": "cards", "seats": 3, "name": "Eve", "nonce": nonce(1)}
    statuses = [web.post("/api/tables", json=body).status_code for _ in range(40)]
    assert statuses.count(201) >= 20
    assert statuses[-1] == 429
    assert well_served(guarded)


@pytest.mark.parametrize("way", ["tokens", "tables", "links"])
def test_guesses(guarded: Server, quiet: tuple[dict[str, Any], Client], way: str) -> None:
    """Once there were too many wrong ones, a right one is not told either."""
    web = guarded.http(headers=from_(f"guesser-of-{way}"))
    table = quiet[0]["table"]
    right: dict[str, tuple[str, str, dict[str, str]]] = {
        "tokens": ("POST", f"/api/tables/{table}/link", bearer(quiet[0])),
        "tables": ("GET", f"/api/tables/{table}", {}),
        "links": ("POST", "/api/links", {}),
    }
    wrong: dict[str, tuple[str, str, dict[str, str]]] = {
        "tokens": ("POST", f"/api/tables/{table}/link", {"authorization": "Bearer " + "x" * 43}),
        "tables": ("GET", "/api/tables/AAAAAA", {}),
        "links": ("POST", "/api/links", {}),
    }
    method, path, headers = wrong[way]
    body = {"link": "wrong"}  # which only one of them reads
    statuses = [
        web.request(method, path, headers=headers, json=body).status_code for _ in range(40)
    ]
    assert statuses[0] in {401, 404}
    assert statuses[-1] == 429
    method, path, headers = right[way]
    assert web.request(method, path, headers=headers, json=body).status_code == 429
    assert quiet[1].do("react", reaction="hello")["type"] == "done"
    assert well_served(guarded)


def test_guesses_on_sockets(guarded: Server, quiet: tuple[dict[str, Any], Client]) -> None:
    found = []
    for _ in range(30):
        visit = guarded.socket(quiet[0]["table"], headers=from_("198.51.100.8"))
        visit.send({"type": "hello", "token": "x" * 43})
        found += rules(visit.hear_out())
    assert found[0] == "bad-token"
    assert found[-1] == "too-fast"


def test_sockets_open_at_one_time(guarded: Server, quiet: tuple[dict[str, Any], Client]) -> None:
    table, address = quiet[0]["table"], from_("198.51.100.9")
    assert opened(guarded, table, "198.51.100.9", 150) == 100
    assert quiet[1].do("react", reaction="hello")["type"] == "done"
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            guarded.sit(table, headers=address).close()
            break
        except InvalidStatus:
            time.sleep(0.2)
    else:
        pytest.fail("closed sockets still count")


def test_streams_that_are_dropped_do_not_count(
    guarded: Server, quiet: tuple[dict[str, Any], Client]
) -> None:
    path = f"/api/tables/{quiet[0]['table']}/events"
    host, port = guarded.host.split(":")
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {guarded.host}\r\nX-Forwarded-For: 198.51.100.10\r\n\r\n"
    )
    for number in range(130):
        with socket.create_connection((host, int(port)), timeout=30) as raw:
            raw.sendall(request.encode())
            if number % 2:
                raw.recv(10)
        time.sleep(0.03)
    time.sleep(1)
    with guarded.http(headers=from_("198.51.100.10")).stream("GET", path) as answer:
        assert answer.status_code == 200


# names and sayings

NAMES = {
    "<b>Ada</b>": "<b>Ada</b>",
    "<script>alert(1)</script>": "<script>alert(1)</script"[:LONGEST_NAME],
    "Ada\x00\x07\x1b[31m": "Ada[31m",
    "A\u202eda\u2066!": "Ada!",
    "Ada\r\nBo": "Ada Bo",
    "Z\u0300\u0302\u0303\u0304\u0305a": "Z\u0300\u0302a",
    "  A   d  a  ": "A d a",
    "Ada\ufeff\u200b": "Ada",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "x" * 200: "x" * LONGEST_NAME,
    "{{constructor}}": "{{constructor}}",
    "Robert'); DROP TABLE log;--": "Robert'); DROP TABLE log;--"[:LONGEST_NAME],
    "\u3164Ada": "Ada",
    "Ångström ß ﬁ": "Ångström ß ﬁ",
    "王小明": "王小明",
}


@pytest.mark.parametrize("given", NAMES)
def test_names_are_plain_text(given: str) -> None:
    assert clean_name(given) == unicodedata.normalize("NFC", NAMES[given])


@pytest.mark.parametrize(
    "bad", ["", " ", "\u200d\u200d", "\x00", "\u3164", "\u2800", "\u202e", "..."]
)
def test_names_that_nobody_could_call(bad: str) -> None:
    with pytest.raises(IllegalAction, match="bad-name"):
        clean_name(bad)


@pytest.mark.parametrize("same", ["Ada", "ADA", "ada\u200d", "A\u200cda", "\uff21da"])
def test_names_that_look_like_another(same: str) -> None:
    assert clean_name(same, ("Ada",)).endswith("(2)")


@given(st.text(max_size=400))
def test_words_from_outside_are_one_clean_line(text: str) -> None:
    for clean, longest in ((clean_name, LONGEST_NAME), (clean_saying, LONGEST_SAYING)):
        try:
            shown = clean(text)
        except IllegalAction:
            continue
        assert 0 < len(shown) <= longest
        assert shown == shown.strip()
        kinds = {unicodedata.category(letter) for letter in shown if letter not in "\u200c\u200d"}
        assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def test_markup_travels_as_text(scene: Scene, server: Server) -> None:
    villain = scene.sit()
    for text in NAMES:
        scene.bystanders[0].heard.clear()
        assert villain.do("say", text=text)["type"] == "done"
        heard = scene.bystanders[0].hear_until(lambda message: bool(message.get("events")))
        assert heard["events"][0]["text"] == clean_saying(text)
        raw = scene.bystanders[0].heard[-1].decode()
        assert not any(unicodedata.category(letter) in {"Cc", "Cf"} for letter in _no_joiners(raw))
    for text in ("\x00", " \n\t", "\u202e"):
        assert villain.do("say", text=text)["rule"] == "nothing-said"
    assert villain.do("say", text="x" * 301)["rule"] == "saying-too-long"
    ticket = server.join(scene.table, "<img src=x onerror=alert(1)>\u202e")
    answer = server.http().get(f"/api/tables/{scene.table}")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.json()["seats"][ticket["seat"]]["name"] == "<img src=x onerror=alert"
    assert scene.others_are_served()


def _no_joiners(text: str) -> str:
    return "".join(letter for letter in text if letter not in "\u200c\u200d")


def test_a_name_is_forgotten(scene: Scene, server: Server) -> None:
    villain = scene.sit()
    villain.do("say", text="my secret words")
    path = f"/api/tables/{scene.table}/me"
    assert server.http().delete(path, headers=bearer(scene.villain)).status_code == 204
    fresh = server.sit(scene.table)
    assert b"my secret words" not in fresh.heard[0]
    assert b"Villain" not in fresh.heard[0]
    assert b"Ada" in fresh.heard[0]
    assert scene.others_are_served()


# any command, from any seat, at any time

CHOICES = {name: dict(game.choices(3)) for name, game in GAMES.items()}


def wishes() -> st.SearchStrategy[ask.OpenTable]:
    def wish(game: str) -> st.SearchStrategy[ask.OpenTable]:
        options = st.fixed_dictionaries(
            {},
            optional={name: st.sampled_from(values) for name, values in CHOICES[game].items()},
        )
        return st.builds(
            ask.OpenTable,
            game=st.just(game),
            seats=st.integers(2, 6),
            options=options,
            settings=st.just(log.Settings()),
            name=st.sampled_from(["Ada", "  ", "<b>"]),
            nonce=st.just(nonce(1)),
            computers=st.lists(st.sampled_from([*LEVELS[game], "god"]), max_size=5),
            start=st.booleans(),
        )

    return st.sampled_from(list(GAMES)).flatmap(wish)


SEATS = st.integers(0, 5)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 9) | st.sampled_from(["B1", "W1", "x", "J", ""]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner, max_size=2)
    ),
    max_leaves=6,
)
VERBS = ["bid", "play", "trump", "deal", "roll", "predict", "stop", "score", "magic", "cross", "?"]
ACTIONS = st.builds(
    lambda verb, rest: [verb, *rest], st.sampled_from(VERBS), st.lists(JSON, max_size=4)
) | st.lists(JSON, min_size=1, max_size=4)
COMMANDS: st.SearchStrategy[ask.Command | ask.TakeSeat] = st.one_of(
    st.builds(ask.Act, st.integers(0, 40), ACTIONS),
    st.builds(ask.Say, st.text(min_size=1, max_size=20)),
    st.builds(ask.React, st.just("wow")),
    st.builds(ask.Fill, SEATS, st.sampled_from(["random", "apprentice", "god"])),
    st.builds(ask.Empty, SEATS),
    st.builds(ask.Arrange, st.permutations([0, 1, 2]) | st.lists(SEATS, min_size=2, max_size=6)),
    st.builds(ask.Adjust, st.builds(log.Settings, public=st.booleans(), clock=st.integers(0, 9))),
    st.builds(ask.Start),
    st.builds(ask.Pause),
    st.builds(ask.Resume),
    st.builds(ask.Hold, st.sampled_from(["random", "god"])),
    st.builds(ask.Return),
    st.builds(ask.Leave),
    st.builds(ask.Mute, SEATS, st.booleans()),
    st.builds(ask.TakeSeat, name=st.sampled_from(["Bo", "Ada", "\x00"]), nonce=st.just(nonce(2))),
)
SECRET = bytes(32)


def decide(table: Table, seat: int, command: ask.Command | ask.TakeSeat | None) -> list[log.Event]:
    """What a command brings about; None is the first legal action of whoever is to act."""
    if isinstance(command, ask.TakeSeat):
        return judge.join(table, command)
    if command is not None:
        return judge.judge(table, SECRET, seat % len(table.chairs), command)
    if not table.to_act:
        return []
    seat = table.to_act[seat % len(table.to_act)]
    choice = table.rules.legal(table.state, seat)[0]
    action = next(iter(table.rules.expand(choice)))
    return judge.act(table, SECRET, seat, ask.Act(table.seq, list(write_action(seat, action)[1:])))


@settings(
    max_examples=100, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
@given(
    wish=wishes(),
    commands=st.lists(st.tuples(SEATS, COMMANDS | st.none()), max_size=25),
    owner=SEATS,
)
def test_any_command_is_done_or_refused(
    wish: ask.OpenTable,
    commands: list[tuple[int, ask.Command | ask.TakeSeat | None]],
    owner: int,
) -> None:
    try:
        entries = [Entry(0, 1, tuple(judge.open_table(wish, SECRET, "c")))]
    except IllegalAction:
        return
    table = fold("T", entries)
    for seat, command in commands:
        try:
            events = tuple(decide(table, seat, command))
        except IllegalAction:
            continue
        if events:
            # as it comes back from the disk
            entries.append(Entry(table.seq + 1, 1, log.read(log.write(events))))
            table = fold("T", entries[-1:], table)
    assert fold("T", entries) == table
    seat = owner % len(table.chairs)
    if table.chairs[seat].is_owned:
        assert_forgettable(entries, table, seat)


def assert_forgettable(entries: list[Entry], table: Table, seat: int) -> None:
    owner = table.chairs[seat].owner
    assert owner is not None
    changed = {entry.seq: entry for entry in judge.without_owner(entries, owner)}
    kept = fold("T", [changed.get(entry.seq, entry) for entry in entries])
    assert (kept.state, kept.phase, kept.seq) == (table.state, table.phase, table.seq)
    assert kept.names[seat] == judge.FORGOTTEN
    others = [other for other in range(len(table.chairs)) if other != seat]
    assert [kept.chairs[other] for other in others] == [table.chairs[other] for other in others]


def test_only_one_owner_of_a_seat_is_forgotten() -> None:
    settings_ = log.Settings()
    entries = [
        Entry(0, 1, (log.Opened("cards", 3, {}, settings_, "c"), log.Joined(0, "A", "human", "1"))),
        Entry(1, 1, (log.Joined(1, "B", "human", "2"), log.Said(1, "b"))),
        Entry(2, 1, (log.Emptied(1, removed=False),)),
        Entry(3, 1, (log.Joined(1, "C", "human", "2"), log.Said(1, "c"), log.Said(0, "a"))),
        Entry(4, 1, (log.Arranged((2, 0, 1)),)),
        Entry(5, 1, (log.Said(2, "c again"), log.Said(1, "a again"))),
        Entry(6, 1, (log.Emptied(2, removed=True),)),
        Entry(7, 1, (log.Joined(2, "D", "human", "2"),)),
    ]
    assert told_without(entries, 3) == ["A", "B", "b", "…", "…", "a", "…", "a again", "D"]
    assert told_without(entries, 1) == ["A", "…", "…", "C", "c", "a", "c again", "a again", "D"]


def told_without(entries: list[Entry], owner: int) -> list[str]:
    """All names and sayings once somebody is forgotten."""
    changed = {entry.seq: entry for entry in judge.without_owner(entries, owner)}
    return [
        event.name if isinstance(event, log.Joined) else event.text
        for entry in (changed.get(entry.seq, entry) for entry in entries)
        for event in entry.events
        if isinstance(event, log.Joined | log.Said)
    ]


# every refusal has words


def raised() -> set[str]:
    """Every rule by which the server refuses."""
    found = set()
    for path in (Path(stonehenge.__file__).parent / "tables").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = {"IllegalAction": 0, "_must": 1}.get(node.func.id)
                rule = None if place is None else node.args[place]
                if isinstance(rule, ast.Constant):
                    found.add(str(rule.value))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    facts = dict.fromkeys(("known", "level", "reason"), "x") | dict.fromkeys(
        ("free", "longest", "most", "seats"), 3
    )
    known = raised()
    assert len(known) >= 35
    for rule in known:
        assert len(Words(language).refusal(IllegalAction(rule, **facts))) > 10
