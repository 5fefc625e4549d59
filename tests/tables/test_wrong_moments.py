"""Commands at the wrong time, for the wrong seat or twice are refused."""

import json
from typing import Any

import pytest

from tests.tables.hostile import Scene
from tests.tables.servers import Server, rules

pytestmark = pytest.mark.xdist_group("server")


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
    server.start(ticket)
    for client in (one, two, three):
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
