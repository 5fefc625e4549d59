"""Clients that ask for too much are slowed down, and nobody else is."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stonehenge.tables.network.app import make_app
from stonehenge.tables.network.guard import Guard
from stonehenge.tables.network.limits import Limits
from stonehenge.tables.network.serve import ServerConfig, running_desk
from stonehenge.tables.running.clock import Clock
from tests.tables.servers import Client, Server, bearer, rules, serving
from tests.waiting import wait_until

pytestmark = pytest.mark.xdist_group("server")

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
    assert messages[-1] == {"type": "bye", "reason": "later", "again_in": 5}
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


def test_a_household_of_six_opens_the_page_at_once(guarded: Server) -> None:
    """Files of the page do not count as requests; their own limit is wide."""
    web = guarded.http(headers=from_("198.51.100.20"))
    table = guarded.open_table(seats=6, http=web)["table"]
    for _ in range(100):
        for path in (f"/t/{table}", "/", "/locale/en/page.ftl"):
            assert web.get(path).status_code == 200
    for name in ("Bo", "Cy", "Di", "Ed", "Flo"):
        seats = f"/api/tables/{table}/seats"
        ticket = web.post(seats, json={"name": name}).json()
        guarded.sit(table, ticket["token"], headers=from_("198.51.100.20"))
    assert 429 in flood(web, 250)


def test_files_of_the_page_have_a_wide_limit_of_their_own(tmp_path: Path) -> None:
    class Still(Clock):
        def monotonic(self) -> float:
            return 0.0

    async def story() -> list[int]:
        config = ServerConfig(database=f"sqlite:///{tmp_path}/tables.db")
        async with running_desk(config, Still()) as desk:
            transport = httpx.ASGITransport(make_app(desk))  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as web:
                files = [await web.head("/locale/en/page.ftl") for _ in range(1_001)]
                others = [await web.get("/api/version") for _ in range(101)]
        return [answer.status_code for answer in (*files[-2:], *others[-2:])]

    assert asyncio.run(story()) == [200, 429, 200, 429]


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
    body = {"game": "cards", "seats": 3, "name": "Eve"}
    statuses = [web.post("/api/tables", json=body).status_code for _ in range(40)]
    assert statuses.count(201) >= 20
    assert statuses[-1] == 429
    assert well_served(guarded)


@pytest.mark.parametrize("way", ["tokens", "tables", "links"])
def test_wrong_guesses_lock_the_guess(
    guarded: Server, quiet: tuple[dict[str, Any], Client], way: str
) -> None:
    """After too many, codes of tables are not told any more; right tokens and links still work."""
    web = guarded.http(headers=from_(f"guesser-of-{way}"))
    table = quiet[0]["table"]
    link = web.post(f"/api/tables/{table}/link", headers=bearer(quiet[0])).json()
    wrong: dict[str, tuple[str, str, dict[str, str]]] = {
        "tokens": ("POST", f"/api/tables/{table}/link", {"authorization": "Bearer " + "x" * 43}),
        "tables": ("GET", "/api/tables/AAAAAA", {}),
        "links": ("POST", "/api/links", {}),
    }
    method, path, headers = wrong[way]
    statuses = [
        web.request(method, path, headers=headers, json={"link": "wrong"}).status_code
        for _ in range(40)
    ]
    assert statuses[0] in {401, 404}
    assert statuses[-1] == 429
    assert web.get(f"/api/tables/{table}").status_code == 429
    assert web.get(f"/api/tables/{table}", headers=bearer(quiet[0])).status_code == 200
    assert web.post(f"/api/tables/{table}/link", headers=bearer(quiet[0])).status_code == 201
    assert web.post("/api/links", json=link).status_code == 201
    ours = guarded.sit(table, quiet[0]["token"], headers=from_(f"guesser-of-{way}"))
    assert ours.do("adjust", settings={"pace": 0})["type"] == "done"
    assert quiet[1].do("react", reaction="hello")["type"] == "done"
    assert well_served(guarded)


def test_guesses_on_sockets(guarded: Server, quiet: tuple[dict[str, Any], Client]) -> None:
    found, byes = [], []
    for _ in range(30):
        visit = guarded.socket(quiet[0]["table"], headers=from_("198.51.100.8"))
        visit.send({"type": "hello", "token": "x" * 43})
        *before, bye = visit.hear_out()
        found += rules(before)
        byes.append(bye["reason"])
    assert (found[0], byes[0]) == ("bad-token", "refused")
    assert (found[-1], byes[-1]) == ("too-fast", "later")


def test_sockets_open_at_one_time(guarded: Server, quiet: tuple[dict[str, Any], Client]) -> None:
    table, address = quiet[0]["table"], from_("198.51.100.9")
    assert opened(guarded, table, "198.51.100.9", 150) == 100
    assert quiet[1].do("react", reaction="hello")["type"] == "done"

    def may_sit() -> bool:
        try:
            guarded.sit(table, headers=address).close()
        except InvalidStatus:
            return False
        return True

    wait_until(may_sit)  # closed sockets no longer count


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
        time.sleep(0.03)  # slow enough for the limit of requests
    web = guarded.http(headers=from_("198.51.100.10"))

    def may_listen() -> bool:
        with web.stream("GET", path) as answer:
            return answer.status_code == 200

    wait_until(may_listen)
