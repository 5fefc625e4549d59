"""Hints and positions over HTTP, at a real server: who is told what, and what is refused."""

import asyncio
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from stonehenge import cards, coach, dice
from stonehenge.coach.answers import Assessment
from stonehenge.tables.client import Table
from stonehenge.tables.log import judge, starting
from stonehenge.tables.log.fold import TableState, after
from stonehenge.tables.messages import Act, OpenTable
from stonehenge.tables.network import advice
from stonehenge.vocabulary import AnyGame, IllegalAction
from tests.cards.test_views import resample
from tests.dice.test_views import resampled
from tests.tables.servers import Server, bearer
from tests.waiting import PATIENCE, wait_until
from web.tools.scenes import Game, Wanted, asked, over, played, scene, stored

pytestmark = pytest.mark.xdist_group("server")

SECRET_SEED = bytes(32)
SECRET: dict[str, Any] = {"magic": True}
"""Options with which predictions are made covertly, sooner or later."""
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


def told(game: AnyGame, state: Any) -> bytes:
    """What the first seat is told, as it goes over the wire."""
    return msgspec.json.encode(coach.advise(game.view(state, 0), game.legal(state, 0), 0.2))


def test_an_answer_does_not_depend_on_hidden_cards() -> None:
    state: Any = None
    for table, _ in _played("cards"):
        state = table.game_state
        if cards.to_act(state) == (0,) and state.round == 3 and state.phase is cards.Phase.PLAY:
            break
    other = resample(state, 0, Random(5))
    assert other.hands != state.hands
    answer = told(cards, state)
    assert answer == told(cards, other)
    view = cards.view(state, 0)
    known = {
        *(view.hands[0] or ()),
        view.turnup,
        *(c for trick in view.tricks for c in trick.cards),
    }
    assert set(_CARD.findall(answer.decode())) <= {f'"{card}"' for card in known}


@pytest.mark.parametrize(("phase", "options"), [("leave", {}), ("predict", SECRET)])
def test_an_answer_does_not_depend_on_what_others_have_decided_covertly(
    phase: str, options: dict[str, Any]
) -> None:
    state = _others_decided(phase, options)[-1].game_state
    answer, decided = told(dice, state), {state.pending}
    for seed in range(20):
        other = resampled(state, 0, Random(seed))
        if other.pending not in decided:
            assert told(dice, other) == answer
            decided.add(other.pending)
    assert len(decided) > 2, "something was hidden"


def _others_decided(phase: str, options: dict[str, Any]) -> list[TableState]:
    """A dice game until the first seat alone has yet to decide something covertly."""
    seen: list[TableState] = []
    for table, _ in _played("dice", 4, **options):
        seen.append(table)
        while set(table.to_act) > {0} and table.game_state.phase.value == phase:
            table = _decided(table, table.to_act[-1], 0)  # noqa: PLW2901 - played on otherwise
            seen.append(table)
        if table.to_act == (0,) and table.game_state.pending:
            return seen
    raise LookupError(phase)


def _decided(table: TableState, seat: int, nth: int) -> TableState:
    """The table after a seat has made the nth of its choices."""
    for event in _act(table, seat, nth):
        table = after("", table, event, 0, 0)
    return table


def _act(table: TableState, seat: int, nth: int) -> list[Any]:
    chosen = table.rules.legal(table.game_state, seat)[nth]
    action = list(starting.acted(seat, chosen, "owner").action)
    return judge.act(table, SECRET_SEED, seat, Act(seq=0, action=action))


def _played(game: Game, seats: int = 3, **options: Any) -> Iterator[tuple[TableState, list[Any]]]:
    computers = ["apprentice"] * (seats - 1)
    wish = OpenTable(
        game=game, seats=seats, name="A", computers=computers, start=True, options=options
    )
    return played(wish, SECRET_SEED)


def _twins(game: Game) -> list[list[Any]]:
    """What happened at two tables that look the same from the first seat."""
    if game == "dice":
        for table, events in _played("dice", 2):
            if table.to_act == (0, 1) and table.game_state.phase is dice.Phase.LEAVE:
                return [events + _act(table, 1, nth) for nth in (0, 1)]
    wanted = asked("bid", 3)
    for table, events in _played("cards"):
        view = cards.view(table.game_state, 0)
        if wanted(view, cards.legal(table.game_state, 0)):
            deal = max(at for at, event in enumerate(events) if _deals(event))
            return [events, [*events[:deal], _dealt_anew(events[deal]), *events[deal + 1 :]]]
    raise LookupError(game)


def _deals(event: Any) -> bool:
    return bool(getattr(event, "action", ("",))[0] == "deal")


def _dealt_anew(event: Any) -> Any:
    """The same deal, in which the other seats have changed their hands."""
    verb, (mine, *others), turnup = event.action
    return replace(event, action=(verb, [mine, *others[::-1]], turnup))


@pytest.mark.parametrize("game", ["cards", "dice"])
def test_a_server_answers_the_same_whatever_is_hidden(server: Server, game: Game) -> None:
    database = server.log.parent / "tables.db"
    answers = []
    for events in _twins(game):
        ticket = stored(database, game, SECRET_SEED, events)
        answer = hint(server, {"table": ticket.table, "token": ticket.token})
        assert answer.status_code == 200, answer.text
        answers.append(answer.content)
    assert answers[0] == answers[1]


def test_a_table_without_hints_is_not_answered_for_in_any_way(server: Server) -> None:
    host = server.open_table(seats=3, options={"first_dealer": 2})
    guest = server.join(host["table"])
    server.join(host["table"], "Cleo")
    server.start(host)
    client, table = server.http(), f"/api/tables/{host['table']}"
    for ticket in (host, guest):
        refused = client.post(f"{table}/hint", headers=bearer(ticket))
        assert (refused.status_code, refused.json()["rule"]) == (409, "no-hints")
        for method, place in (
            ("GET", "position?at=0"),
            ("GET", "review/0"),
            ("POST", "review/0"),
            ("GET", "steps?seat=all&from=0&count=1"),
        ):
            refused = client.request(method, f"{table}/{place}", headers=bearer(ticket))
            assert (refused.status_code, refused.json()["rule"]) == (409, "game-not-over"), place
    assert all(seat["hints"] == 0 for seat in client.get(table).json()["seats"])


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
    table = next(table for table, _ in _played("cards") if 0 in table.to_act)
    assert judge.hint(table, 0, table.acted[0])
    with pytest.raises(IllegalAction, match="already-acted"):
        judge.hint(table, 0, table.acted[0] - 1)


class Gone:
    """A request whose client has hung up."""

    async def receive(self) -> dict[str, str]:
        return {"type": "http.disconnect"}


def test_a_question_whose_client_has_gone_is_given_up() -> None:
    async def story() -> None:
        given_up = asyncio.Event()

        async def thinking() -> Any:
            try:
                await asyncio.Event().wait()
            finally:
                given_up.set()

        with pytest.raises(IllegalAction, match="bad-request"):
            await advice.while_waited_for(Gone(), thinking())  # type: ignore[arg-type]
        await asyncio.wait_for(given_up.wait(), PATIENCE)

    asyncio.run(story())


def test_a_program_asks_through_its_client(server: Server) -> None:
    hint(server, at(server, "cards", asked("bid", 3)))  # the coach is awake
    table = Table.open(
        server.url, game="cards", seats=3, name="Robin", computers=["random"] * 2, start=True
    )
    update = next(update for update in table.updates() if update.my_turn)
    answer = table.hint()
    assert answer.best.action in update.legal
    assert {choice.action for choice in answer.choices} == set(update.legal)
