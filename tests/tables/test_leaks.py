"""Whole games over sockets: no byte that a seat is sent tells it what it may not know yet."""

import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from stonehenge import record as records
from stonehenge.cards.state import DECK
from stonehenge.cards.state import Phase as CardPhase
from stonehenge.dice.state import Choice as DiceChoice
from stonehenge.dice.state import Predict
from stonehenge.record import GAMES
from stonehenge.vocabulary import CHANCE
from tests.tables.servers import Client, Server, nonce

pytestmark = pytest.mark.xdist_group("server")

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("cards", 6, {"bidding": "open"}),
    ("cards", 6, {"bidding": "covered", "clairvoyance": True}),
    ("cards", 6, {"bidding": "secret"}),
    ("dice", 4, {}),
    ("dice", 4, {"magic": True}),
]
_CARD = re.compile(r'"((?:[BGYR](?:1[0-3]|[1-9]))|[WJ][1-4BGYR]?)"')
"""Card names between quotes; colours and faces alone are no cards."""


class Played:
    """A finished game with all that was sent to each seat, and to a spectator (None)."""

    def __init__(self, server: Server, game: str, seats: int, options: dict[str, Any]) -> None:
        self.server = server
        self.game = GAMES[game]
        self.seats = seats
        ticket = server.open_table(game, seats, options=options)
        self.table: str = ticket["table"]
        others = [server.join(self.table, f"Seat {seat}") for seat in range(1, seats)]
        self.tickets = [ticket, *others]
        self.clients = {seat: self.sit(seat) for seat in [*range(seats), None]}
        self.latecomers: list[tuple[int | None, Client]] = []
        self.seqs = [server.start(ticket)]
        self.seqs += self.play()
        self.record = self.fetch()

    def sit(self, seat: int | None) -> Client:
        token = None if seat is None else self.tickets[seat]["token"]
        return self.server.sit(self.table, token)

    def play(self) -> Iterator[int]:
        """Lets everybody act as chance wants; the sequence number of each action."""
        dice = random.Random(7)
        last = self.seqs[0]
        watcher = self.clients[None]
        while True:
            self.catch_up(watcher, last)
            to_act = watcher.standing["view"]["to_act"]
            if not to_act:
                break
            seat = dice.choice(to_act)
            client = self.clients[seat]
            self.catch_up(client, last)
            answer = client.do("act", seq=last, action=self.choose(client, dice))
            assert answer["type"] == "done", answer
            last = answer["seq"]
            if dice.random() < 0.03:
                someone = dice.choice([*range(self.seats), None])
                self.latecomers.append((someone, self.sit(someone)))
            yield last
        for client in self.clients.values():
            self.catch_up(client, last)

    @staticmethod
    def catch_up(client: Client, seq: int) -> None:
        while client.standing["seq"] < seq or "view" not in client.standing:
            client.hear()

    def choose(self, client: Client, dice: random.Random) -> list[Any]:
        legal = client.standing["legal"]
        choice = dice.choice(legal)
        if self.game.NAME == "dice":
            compact = msgspec.convert(choice, DiceChoice)
            choice = msgspec.to_builtins(dice.choice(list(self.game.expand(compact))[:40]))
        return list(choice)

    def fetch(self) -> records.Record:
        answer = self.server.http().get(f"/api/tables/{self.table}/record.json")
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=records.Record)

    def told(self) -> Iterator[tuple[int | None, bytes, dict[str, Any]]]:
        """Everything that was sent, with the seat it was sent to."""
        everybody = [*self.clients.items(), *self.latecomers]
        for seat, client in everybody:
            for raw in client.heard:
                yield seat, raw, msgspec.json.decode(raw)


class Truth:
    """The game as it really was, by the record: states and actions by sequence number."""

    def __init__(self, played: Played) -> None:
        game = played.game
        self.states: dict[int, Any] = {played.seqs[0]: records.start(played.record)}
        self.actions: dict[int, list[tuple[int, list[Any], Any]]] = {}
        """What happened at a sequence number: seat, action as told, and the state before it."""
        seqs = iter(played.seqs)
        seq = next(seqs)
        for step in records.replay(played.record):
            if step.seat != CHANCE:
                seq = next(seqs)
            action = list(records.write_action(step.seat, step.action)[1:])
            self.actions.setdefault(seq, []).append((step.seat, action, step.before))
            self.states[seq] = step.after
        self.last = seq
        assert game.outcome(self.states[seq]) is not None


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS, ids=str)
def test_nobody_is_told_too_much(
    server: Server, game: str, seats: int, options: dict[str, Any]
) -> None:
    played = Played(server, game, seats, options)
    truth = Truth(played)
    assert played.latecomers
    for seat, raw, message in played.told():
        assert_no_secret_of_the_server(played, truth, raw, message)
        if message["type"] != "update":
            continue
        for event in message.get("events", ()):
            if event["type"] == "acted":
                assert_event_is_fit(played, truth, seat, event)
        if "view" in message:
            assert message["you"] == seat
            assert_view_is_fit(played, truth, seat, message)
    assert_search_finds_leaks(played, truth)
    for _, client in [*played.clients.items(), *played.latecomers]:
        client.close()


def assert_search_finds_leaks(played: Played, truth: Truth) -> None:
    """What was right for one seat would have been too much for a spectator."""
    views = [m for seat, _, m in played.told() if seat == 0 and "view" in m]
    for message in views[2:5]:
        with pytest.raises(AssertionError):
            assert_view_is_fit(played, truth, None, message)
        if played.game.NAME == "cards":
            with pytest.raises(AssertionError):
                assert_cards_are_fit(truth.states[message["seq"]], None, message)


def assert_no_secret_of_the_server(
    played: Played, truth: Truth, raw: bytes, message: dict[str, Any]
) -> None:
    assert not isinstance(played.record.chance, msgspec.UnsetType)
    secret = str(played.record.chance.secret).encode()
    assert len(secret) == 64
    if message.get("seq", 0) < truth.last:
        assert secret not in raw
    assert not any(ticket["token"].encode() in raw for ticket in played.tickets)
    assert not any(nonce(ticket).encode() in raw for ticket in played.tickets)


def assert_event_is_fit(
    played: Played, truth: Truth, seat: int | None, event: dict[str, Any]
) -> None:
    fitting = [
        (action, before)
        for actor, action, before in truth.actions[event["seq"]]
        if actor == event["seat"]
    ]
    assert ("revealed" in event) == any(reveals(played, before) for _, before in fitting)
    if "action" not in event:
        assert event["seat"] != seat
        assert any(not is_open(played, event["seat"], a, before) for a, before in fitting)
        return
    shown = [before for action, before in fitting if action == event["action"]]
    assert shown
    assert event["seat"] == seat or any(
        is_open(played, event["seat"], event["action"], before) for before in shown
    )


def reveals(played: Played, before: Any) -> bool:
    """Whether an action in this state brings hidden decisions to light, in our own words."""
    if played.game.NAME == "dice":
        return bool(before.pending) and len(before.acting) == 1
    if before.options.bidding == "covered":
        return before.phase is CardPhase.BID and before.bids.count(-1) == 1
    cards_left = sum(hand.bit_count() for hand in before.hands)
    return bool(before.options.bidding == "secret" and cards_left == 1)


def is_open(played: Played, actor: int, action: list[Any], before: Any) -> bool:
    """Whether all may see this action at once, in our own words."""
    if played.game.NAME == "cards":
        if action[0] == "bid":
            return bool(before.options.bidding == "open")
        return bool(action[0] != "deal")
    return actor == CHANCE or not (before.pending or len(before.acting) > 1)


def assert_view_is_fit(
    played: Played, truth: Truth, seat: int | None, message: dict[str, Any]
) -> None:
    state = truth.states[message["seq"]]
    rightful = msgspec.json.decode(msgspec.json.encode(played.game.view(state, seat), enc_hook=str))
    assert message["view"] == rightful
    if played.game.NAME == "cards":
        assert_cards_are_fit(state, seat, message)
    else:
        for owner, decision in state.pending:
            if isinstance(decision, Predict) and owner != seat:
                assert message["view"]["predictions"][owner] is None
        if message["view"]["decision"] is not None:
            assert seat in {owner for owner, _ in state.pending}


def assert_cards_are_fit(state: Any, seat: int | None, message: dict[str, Any]) -> None:
    hidden_bids = {"open": (), "covered": (CardPhase.BID,)}.get(
        state.options.bidding, (CardPhase.BID, CardPhase.PLAY)
    )
    if state.phase in hidden_bids:
        for owner, bid in enumerate(message["view"]["bids"]):
            assert bid is None or owner == seat
    # cards of the round before, where the same ones were dealt otherwise
    view = {**message["view"], "last_trick": None, "last_round": None}
    text = msgspec.json.encode([view, message["legal"]]).decode()
    shown = {card for card in _CARD.findall(text) if card in DECK}
    assert shown <= may_know(state, seat)


def may_know(state: Any, seat: int | None) -> set[str]:
    """The cards that a seat may have seen in this round: its own and those on the table."""
    table = {card for trick in state.tricks for card in trick[1]} | set(state.trick)
    names = {DECK[card] for card in table if card >= 0}
    if state.turnup >= 0:
        names.add(DECK[state.turnup])
    if seat is None:
        return names
    clairvoyant = state.options.clairvoyance and state.round <= 1
    for owner, hand in enumerate(state.hands):
        own = owner == seat
        guessing = state.phase in (CardPhase.TRUMP, CardPhase.BID)
        if (clairvoyant and (not own or not guessing)) or (own and not clairvoyant):
            names |= {card for index, card in enumerate(DECK) if hand >> index & 1}
    return names
