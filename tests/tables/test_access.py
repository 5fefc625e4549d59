"""Tokens open one seat, links open it once, and other sites open nothing."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from stonehenge.tables import messages
from stonehenge.tables.log import judge
from stonehenge.tables.messages import TakeSeat
from stonehenge.tables.network.guard import same_origin
from stonehenge.vocabulary import IllegalAction
from tests.tables.desks import desk_on, open_table, refused
from tests.tables.hostile import Scene
from tests.tables.servers import Server, bearer, rules

pytestmark = pytest.mark.xdist_group("server")


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


def test_a_removed_player_cannot_sit_down_again_at_once(scene: Scene, server: Server) -> None:
    villain = scene.sit()
    assert scene.bystanders[0].do("empty", seat=1)["type"] == "done"
    villain.hear_out()
    wish, seats = {"name": "Villain"}, f"/api/tables/{scene.table}/seats"
    answer = server.http().post(seats, json=wish)
    assert (answer.status_code, answer.json()["rule"]) == (409, "removed-lately")
    assert 50 <= answer.json()["facts"]["seconds"] <= 60
    assert server.http("127.0.0.9").post(seats, json=wish).status_code == 201


def test_others_at_the_address_of_a_removed_player_may_sit_down(tmp_path: Path) -> None:
    """Only the device is refused, whatever node it asks, and only for a minute."""

    async def story() -> None:
        async with desk_on(tmp_path) as desk, desk_on(tmp_path) as other:
            anna = await open_table(desk, seats=3)
            ben, carl = (f"the device of {name}" for name in ("Ben", "Carl"))
            await desk.node.join(anna.table, TakeSeat(name="Ben", device=ben), "home")
            await anna.do(messages.Empty(1))
            again = TakeSeat(name="Bob", device=ben)
            for node in (desk.node, other.node):
                await refused("removed-lately", node.join(anna.table, again, "elsewhere"))
            carl_sits = TakeSeat(name="Carl", device=carl)
            assert (await other.node.join(anna.table, carl_sits, "home")).seat == 1
            now = (await other.node.live_table(anna.table)).table
            who = judge.Newcomer(device=now.removed[0][0])
            with pytest.raises(IllegalAction, match="removed-lately"):
                judge.join(now, again, who, now.removed[0][1] + 59_999)
            assert judge.join(now, again, who, now.removed[0][1] + 60_000)

    asyncio.run(story())


def test_a_player_removed_during_the_game_is_replaced_for_good(
    scene: Scene, server: Server
) -> None:
    scene.start()
    villain = scene.sit()
    host = scene.bystanders[0]
    assert host.do("empty", seat=0)["rule"] == "seat-not-taken"  # not the host
    assert host.do("empty", seat=1)["type"] == "done"
    assert villain.hear_out()[-1] == {"type": "bye", "reason": "removed"}
    assert host.standing["table"]["seats"][1]["kind"] == "computer"
    back = scene.socket()
    back.send({"type": "hello", "token": scene.villain["token"]})
    assert rules(back.hear_out()) == ["bad-token"]
    assert host.do("empty", seat=1)["rule"] == "seat-not-taken"
    assert host.do("hold", level="random")["type"] == "done"

    def computer_acts(message: dict[str, Any]) -> bool:
        events = message.get("events", ())
        return any(e["type"] == "acted" and e["seat"] == 1 for e in events)

    zoe = server.sit(scene.table, scene.third["token"])
    assert zoe.do("hold", level="random")["type"] == "done"
    host.hear_until(computer_acts)


ORIGINS = ["http://evil.example", "null", "http://[::1", "https://127.0.0.1.evil.example", "", "//"]


@pytest.mark.parametrize("origin", ORIGINS)
def test_other_sites_are_turned_away(scene: Scene, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        scene.server.socket(scene.table, headers={"Origin": origin})
    assert refused.value.response.status_code == 403
    body = {"game": "cards", "seats": 3, "name": "Eve"}
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
