"""The HTTP interface under fire: every answer is as documented, and well headed."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis import checks as documented
from schemathesis.specs.openapi import checks as openapi

from stonehenge.tables.network.guard import HEADERS, TRUSTED_ONLY, Guard
from stonehenge.tables.network.limits import Limits
from tests.tables.servers import Server, bearer

pytestmark = pytest.mark.xdist_group("server")

CHECKS = [
    documented.not_a_server_error,
    openapi.status_code_conformance,
    openapi.content_type_conformance,
    openapi.response_schema_conformance,
]
OPERATIONS = [
    "GET /api/games",
    "POST /api/lessons/{game}",
    "GET /api/tables",
    "POST /api/tables",
    "GET /api/tables/{table_id}",
    "POST /api/tables/{table_id}/seats",
    "POST /api/tables/{table_id}/commands",
    "GET /api/tables/{table_id}/record.json",
    "GET /api/tables/{table_id}/record.txt",
    "GET /api/tables/{table_id}/steps",
    "GET /api/tables/{table_id}/review/{number}",
    "POST /api/tables/{table_id}/review/{number}",
    "POST /api/tables/{table_id}/link",
    "POST /api/links",
    "POST /api/mine",
    "DELETE /api/tables/{table_id}/me",
    "GET /api/tables/{table_id}/picture.png",
    "GET /api/daily",
    "GET /api/daily/chain",
    "GET /api/daily/days/{day}",
    "GET /api/daily/days/{day}/{game}",
    "GET /api/daily/results/{code}/picture.png",
    "POST /api/daily/games/{game}",
    "POST /api/matches",
    "GET /api/matches/{code}",
    "POST /api/matches/{code}/tables",
    "GET /api/matches/{code}/moments",
    "GET /api/you",
    "DELETE /api/you",
    "POST /api/you/seats",
    "GET /api/you/figures",
    "GET /api/you/games.csv",
    "GET /api/you/export",
    "GET /api/you/tables",
    "POST /api/you/tables/{table_id}",
    "POST /api/you/codes",
    "POST /api/you/browsers",
    "GET /api/version",
    "GET /healthz",
]
STREAM = "GET /api/tables/{table_id}/events"


@pytest.fixture(autouse=True)
def nothing_failed(server: Server) -> Iterator[None]:
    server.complaints()
    yield
    assert not server.complaints()


@pytest.fixture(scope="module")
def tickets(server: Server) -> list[dict[str, Any]]:
    """Seats at tables of every phase: open, running, over, closed."""
    computers: dict[str, Any] = {
        "computers": ["random", "random"],
        "settings": {"pace": 0, "public": True},
    }
    still = server.open_table(settings={"public": True})
    running = server.open_table(start=True, **computers)
    over = server.open_table("dice", start=True, **computers)
    closed = server.open_table()
    server.sit(closed["table"], closed["token"]).do("close")
    player = server.sit(over["table"], over["token"])
    player.do("hold", level="random")
    player.hear_until(lambda message: message.get("table", {}).get("phase") == "over")
    return [still, running, over, closed]


@pytest.fixture(scope="module")
def schema(server: Server) -> Any:
    document = server.http().get("/api/schema/openapi.json").json()
    found = schemathesis.openapi.from_dict(document)
    found.config.update(base_url=server.url.rstrip("/"))
    return found


TRIED_ELSEWHERE = {
    "DELETE /api/pads",
    "GET /api/tables/{table_id}/position",
    "POST /api/assess",
    "POST /api/pads",
    "POST /api/positions",
    "POST /api/tables/{table_id}/hint",
}
"""Operations whose own tests try them, with real questions: test_hints and those of pads."""


def test_every_operation_is_tried(schema: Any) -> None:
    labels = {result.ok().label for result in schema.get_all_operations()}
    assert labels == {*OPERATIONS, *TRIED_ELSEWHERE, STREAM}


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_is_as_documented(
    label: str, schema: Any, server: Server, tickets: list[dict[str, Any]]
) -> None:
    method, path = label.split()
    operation = schema[path][method]
    plain = not operation.path_parameters and not operation.body
    fitting = operation.as_strategy()
    odd = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

    @settings(
        max_examples=3 if plain else 25,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=fitting if plain else fitting | odd, mine=st.sampled_from([None, *tickets]))
    def ask(case: Any, mine: dict[str, Any] | None) -> None:
        if mine is not None:
            case.headers = {**(case.headers or {}), **bearer(mine)}
            if "table_id" in path:
                case.path_parameters = {**case.path_parameters, "table_id": mine["table"]}
        response = case.call()
        case.validate_response(response, checks=CHECKS)
        assert_headed({name: values[0] for name, values in response.headers.items()})

    ask()
    assert server.is_well()


def assert_headed(headers: Mapping[str, str]) -> None:
    for name, value in HEADERS.items():
        assert headers.get(name) == value, name


@pytest.mark.parametrize(
    ("host", "trusted"),
    [
        ("localhost:8080", True),
        ("127.8.9.1", True),
        ("[::1]:8080", True),
        ("stones.home:8080", False),
        ("192.168.1.7", False),
        ("[nonsense", False),
    ],
)
def test_an_opener_policy_only_where_browsers_heed_it(
    server: Server, host: str, trusted: bool
) -> None:
    headers = server.http().get("/", headers={"host": host}).headers
    assert ("cross-origin-opener-policy" in headers) == trusted
    others = HEADERS.keys() - TRUSTED_ONLY
    assert {name: headers.get(name) for name in others} == {name: HEADERS[name] for name in others}


def test_behind_our_proxies_they_say_how_a_page_is_asked_for() -> None:
    guard = Guard(Limits(), proxies=1, monotonic=lambda: 0)
    host = "stones.example"
    assert guard.is_trusted("http", "", host)
    assert guard.is_trusted("http", "http, https", host)
    assert not guard.is_trusted("http", "https, http", host)
    assert not Guard(Limits(), 0, lambda: 0).is_trusted("http", "https", host)  # anybody can say so


def test_the_policy_lets_in_nothing_from_elsewhere() -> None:
    policy = HEADERS["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "*" not in policy


def test_a_stream_of_events_is_a_message_a_line(
    server: Server, tickets: list[dict[str, Any]]
) -> None:
    running = tickets[1]
    path = f"/api/tables/{running['table']}/events"
    with server.http().stream("GET", path, headers=bearer(running)) as answer:
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        assert_headed(answer.headers)
        assert '"you":0' in next(answer.iter_lines())
    assert server.http().head(path).status_code == 405
    assert server.http().get(path, params={"since": -1}).status_code == 400


PLACES = [
    "/",
    "/t/ABCDEF",
    "/locale/en/page.ftl",
    "/nothing",
    "/api/nothing",
    "/api/games",
    "/healthz",
]
PLACES += ["/metrics", "/api/schema/openapi.json", "/api/tables/NOSUCH", "/..%2f..%2fetc/passwd"]


@pytest.mark.parametrize("path", PLACES)
@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "TRACE", "BREW"])
def test_every_answer_is_headed(server: Server, method: str, path: str) -> None:
    answer = server.http().request(method, path)
    assert_headed(answer.headers)
    assert answer.headers.get("content-type", "").count("charset") <= 1
    assert answer.status_code in {200, 204, 404, 405}
    if method in {"PUT", "PATCH", "TRACE", "BREW"}:
        assert answer.status_code in {404, 405}
    if method == "HEAD":
        assert answer.content == b""
        assert answer.status_code == server.http().get(path).status_code
    elif answer.status_code == 404:
        assert answer.json()["rule"] in {"no-such-page", "no-such-table"}
    elif answer.status_code == 405:
        assert answer.json()["rule"] == "no-such-method"
        assert "GET" in answer.headers["allow"]


BODIES = {
    "nothing": (b"", 400),
    "not JSON": (b"\xff\xfe{", 400),
    "deeper than a stack": (b"[" * 60_000, 400),
    "a deep option": (
        b'{"game":"cards","seats":3,"name":"Ada","options":'
        b'{"bidding":' + b"[" * 30_000 + b"]" * 30_000 + b"}}",
        400,
    ),
    "half a letter": (b'{"tokens":["\\ud800aaaaaaaaaaaaaaaaaaaaaaaa"]}', 400),
    "too long": (b" " * 70_000, 413),
}


@pytest.mark.parametrize("what", BODIES)
@pytest.mark.parametrize("path", ["/api/tables", "/api/mine"])
def test_bodies_that_make_no_sense(server: Server, path: str, what: str) -> None:
    body, status = BODIES[what]
    answer = server.http().post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status
    assert answer.json()["rule"] == ("too-long" if status == 413 else "bad-request")
    assert_headed(answer.headers)


@pytest.mark.parametrize("code", ["%00", "a%00b", "abcdef", "ABC%2F..", "%F0%9F%A7%99", "A" * 900])
def test_table_codes_that_cannot_be(server: Server, code: str) -> None:
    for path in (f"/api/tables/{code}", f"/api/tables/{code}/steps"):
        assert server.http().get(path).status_code == 404
    answer = server.http().post(f"/api/tables/{code}/link", headers={"authorization": "Bearer x"})
    assert answer.status_code in {401, 404}


@pytest.mark.parametrize("end", ["record.json", "record.txt", "steps"])
def test_a_running_game_is_not_told(
    server: Server, tickets: list[dict[str, Any]], end: str
) -> None:
    answer = server.http().get(f"/api/tables/{tickets[1]['table']}/{end}")
    assert (answer.status_code, answer.json()["rule"]) == (409, "game-not-over")


def test_reasons_are_sentences(server: Server) -> None:
    body = {"game": "cards", "seats": 9, "name": "Ada", "nonce": "00" * 16}
    refused = server.http().post("/api/tables", json=body)
    assert refused.status_code == 400
    assert refused.json()["facts"]["reason"] == "seats: Expected `int` <= 6."


def test_the_page_of_the_schema_loads_nothing_from_elsewhere(server: Server) -> None:
    web = server.http(headers={"accept": "text/html"})
    assert web.get("/api/schema").json()["info"]["title"] == "Stonehenge"
    for name in ("scalar", "swagger", "redoc", "elements", "rapidoc"):
        assert web.get(f"/api/schema/{name}").status_code == 404
