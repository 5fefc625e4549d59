"""Whoever comes late is told the talk and the log of the game, and never too much."""

import pytest

from tests.tables.desks import an_action
from tests.tables.servers import Server

pytestmark = pytest.mark.xdist_group("server")
MOST_BYTES = 300_000


def test_a_latecomer_is_told_the_log_and_the_last_of_the_talk(server: Server) -> None:
    ticket = server.open_table(
        "dice", 2, computers=["random"], start=True, settings={"pace": 0}, options={"first_seer": 0}
    )
    player = server.sit(ticket["table"], ticket["token"])
    while not player.standing.get("legal"):
        player.hear_type("update")
    action = an_action(player.standing["legal"][0])
    assert player.do("act", seq=player.standing["seq"], action=action)["type"] == "done"
    for number in range(150):
        saying = f"{number:03d}" + "\U0001f9d9" * 297
        assert player.do("say", text=saying)["type"] == "done"
    with server.http().stream("GET", f"/api/tables/{ticket['table']}/events") as spectator:
        first = next(spectator.iter_lines())
    assert len(first.encode()) < MOST_BYTES
    again = server.sit(ticket["table"], ticket["token"])
    events = again.standing["events"]
    said = [event["text"][:3] for event in events if event["type"] == "said"]
    assert said == [f"{number:03d}" for number in range(50, 150)]
    acted = next(event for event in events if event["type"] == "acted" and event["seat"] == 0)
    assert (acted["action"], acted["by"]) == (action, "owner")
    assert [event["seq"] for event in events] == sorted(event["seq"] for event in events)
    assert [event["type"] for event in events][:3] == ["opened", "joined", "filled"]


def test_a_latecomer_learns_the_names_of_those_who_are_gone(server: Server) -> None:
    host = server.open_table("dice", 2, name="Ada")
    table = host["table"]
    ada = server.sit(table, host["token"])
    web = server.http()
    ticket = web.post(f"/api/tables/{table}/seats", json={"name": "Ben"}).json()
    assert server.sit(table, ticket["token"]).do("say", text="bye")["type"] == "done"
    assert ada.do("empty", seat=1)["type"] == "done"
    web.post(f"/api/tables/{table}/seats", json={"name": "Cleo", "device": "d" * 16})
    told = server.sit(table).standing["events"]
    names = [(event["type"], event["name"]) for event in told if "name" in event]
    joined = [("joined", "Ada"), ("joined", "Ben"), ("said", "Ben"), ("emptied", "Ben")]
    assert [one for one in names if one[0] != "promised"] == [*joined, ("joined", "Cleo")]
