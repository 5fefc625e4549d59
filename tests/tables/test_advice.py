"""Hints and positions over HTTP, at a real server: who is told what, and what is refused."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from stonehenge import cards, coach
from stonehenge.coach.answers import Assessment
from stonehenge.tables.client import Table
from stonehenge.tables.log import judge
from stonehenge.tables.log.fold import TableState
from stonehenge.tables.messages import OpenTable
from stonehenge.vocabulary import IllegalAction
from tests.cards.test_views import resample
from tests.tables.servers import Server, bearer
from tests.waiting import wait_until
from web.tools.scenes import Wanted, asked, over, played, scene

pytestmark = pytest.mark.xdist_group("server")

_CARD = re.compile(r'"(?:[BGYR](?:1[0-3]|[1-9])|[WJ][1-4])"')


def at(server: Server, game: Any, wanted: Wanted, **wish: Any) -> dict[str, Any]:
    """The ticket of the first seat at a table at this moment, against computers."""
    ticket = scene(server.log.parent / "tables.db", game, wanted, seats=3, **wish)
    return {"table": ticket.table, "token": ticket.token}


def hint(server: Server, ticket: dict[str, Any]) -> httpx.Response:
    """The answer to a request for a hint."""
    return awake(server, f"/api/tables/{ticket['table']}/hint", headers=bearer(ticket))


def awake(server: Server, place: str, **request: Any) -> httpx.Response:
    """The answer to a question, once the coach of a server that has just begun has woken up."""
    client, answers = server.http(), list[httpx.Response]()

    def answered() -> bool:
        answers.append(client.post(place, **request))
        return bool(answers[-1].json().get("rule") != "coach-wakes")

    wait_until(answered)
    return answers[-1]


@pytest.mark.parametrize(
    ("game", "wanted"),
    [("cards", asked("bid", 3)), ("cards", asked("play", 3)), ("dice", asked("leave"))],
)
def test_a_hint_is_the_coach_of_ones_own_view_and_everybody_is_told(
    server: Server, game: str, wanted: Wanted
) -> None:
    ticket = at(server, game, wanted)
    mine, watcher = server.sit(ticket["table"], ticket["token"]), server.sit(ticket["table"])
    answer = hint(server, ticket)
    assert answer.status_code == 200, answer.text
    told = msgspec.json.decode(answer.content, type=Assessment)
    assert sum(len(choice.tricks) for choice in told.choices) or game == "dice"
    assert told.best.loss == 0
    heard = watcher.hear_until(lambda message: "hinted" in _types(message))
    assert [(event["type"], event["seat"]) for event in heard["events"]] == [("hinted", 0)]
    assert heard["table"]["seats"][0]["hints"] == 1
    assert "choices" not in msgspec.json.encode(heard).decode()
    # asking again before the decision is made costs nothing and says the same
    assert hint(server, ticket).content == answer.content
    assert mine.do("say", text="well")["type"] == "done"
    assert watcher.standing["table"]["seats"][0]["hints"] == 1


def _types(message: dict[str, Any]) -> list[str]:
    return [event["type"] for event in message.get("events", ())]


def test_nobody_else_is_told_and_nothing_outside_the_own_decision(server: Server) -> None:
    ticket = at(server, "cards", asked("bid"), options={"bidding": "covered"})
    client, place = server.http(), f"/api/tables/{ticket['table']}/hint"
    assert client.post(place).json()["rule"] == "bad-token"
    assert client.post(place, headers={"authorization": "Bearer " + "x" * 43}).status_code == 401
    finished = at(server, "cards", over, options={"rounds": 1})
    assert hint(server, finished).json()["rule"] == "game-over"
    friends = server.open_table()
    server.join(friends["table"])
    assert hint(server, friends).json()["rule"] == "game-not-begun"


def test_an_answer_does_not_depend_on_what_is_hidden() -> None:
    """The handler hands the view on: with other hidden cards it is the same, and so the answer."""
    state: Any = None
    for table in _moments():
        state = table.game_state
        if cards.to_act(state) == (0,) and state.round == 3 and state.phase is cards.Phase.PLAY:
            break
    other = resample(state, 0, Random(5))
    assert other.hands != state.hands
    answers = [
        msgspec.json.encode(coach.advise(cards.view(one, 0), cards.legal(one, 0), 0.2))
        for one in (state, other)
    ]
    assert answers[0] == answers[1]
    view = cards.view(state, 0)
    known = {
        *(view.hands[0] or ()),
        view.turnup,
        *(c for trick in view.tricks for c in trick.cards),
    }
    assert set(_CARD.findall(answers[0].decode())) <= {f'"{card}"' for card in known}


def _moments() -> Iterator[TableState]:
    wish = OpenTable(game="cards", seats=3, name="A", computers=["apprentice"] * 2, start=True)
    return (table for table, _ in played(wish, bytes(32)))


def test_positions_are_assessed_and_impossible_ones_refused(server: Server) -> None:
    client = server.http()
    position = {
        "game": "cards",
        "seats": 3,
        "seat": 0,
        "round": 2,
        "dealer": 2,
        "hand": ["W1", "B3"],
        "turnup": "R5",
    }
    entered = client.post("/api/positions", json=position).json()
    assert entered["missing"] is None
    assert entered["turns"][0] == {"seat": 0, "actions": [["bid", n] for n in range(3)], "dice": 0}
    body = {"position": position, "effort": 0.2}
    answer = awake(server, "/api/assess", json=body)
    assert answer.status_code == 200, answer.text
    assert msgspec.json.decode(answer.content, type=Assessment).best.action == cards.Bid(1)
    wrong = {**position, "actions": [[1, "bid", 0]]}
    for place, sent in (("/api/assess", {"position": wrong}), ("/api/positions", wrong)):
        refused = client.post(place, json=sent)
        assert (refused.status_code, refused.json()["rule"]) == (409, "not-your-turn")
        assert refused.json()["facts"]["action"] == 0
    for junk in ({"effort": 1e9}, {"effort": 0}, {"more": 1}, {"position": {"game": "chess"}}):
        assert client.post("/api/assess", json={**body, **junk}).status_code == 400
    huge = {**position, "actions": [[0, "bid", 1]] * 10_000}
    assert client.post("/api/positions", json=huge).status_code in (409, 413)


def test_a_moment_of_a_finished_game_is_a_position_and_of_a_running_one_is_not(
    server: Server,
) -> None:
    client = server.http()
    running = at(server, "dice", asked("leave"))
    refused = client.get(f"/api/tables/{running['table']}/position?at=1")
    assert (refused.status_code, refused.json()["rule"]) == (409, "game-not-over")
    finished = at(server, "dice", over, options={"rounds": 2})
    answer = client.get(f"/api/tables/{finished['table']}/position?at=0")
    assert answer.status_code == 200, answer.text
    assert client.post("/api/positions", json=answer.json()).json()["missing"] is None
    later = client.get(f"/api/tables/{finished['table']}/position?at=0&seat=5")
    assert later.json()["rule"] == "position-not-asked"


def test_a_hint_for_a_decision_that_was_made_meanwhile_is_not_told() -> None:
    table = next(table for table in _moments() if 0 in table.to_act)
    assert judge.hint(table, 0, table.acted[0])
    with pytest.raises(IllegalAction, match="already-acted"):
        judge.hint(table, 0, table.acted[0] - 1)


def test_a_program_asks_through_its_client(server: Server) -> None:
    hint(server, at(server, "cards", asked("bid", 3)))  # the coach is awake
    table = Table.open(
        server.url, game="cards", seats=3, name="Robin", computers=["random"] * 2, start=True
    )
    update = next(update for update in table.updates() if update.my_turn)
    answer = table.hint()
    assert answer.best.action in update.legal
    assert {choice.action for choice in answer.choices} == set(update.legal)
