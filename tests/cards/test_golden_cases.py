"""Every worked example of the rule sheets, as far as it is about the card game."""

import json
from pathlib import Path
from typing import Any

import pytest

from stonehenge import cards
from stonehenge.cards import Bid, Deal, Options, Play, rules
from stonehenge.cards.rules import NONE
from stonehenge.cards.state import COLOURS, NUMBER, mask, names
from stonehenge.vocabulary import CHANCE
from tests.cards.tables import dealt, trick_winner

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "golden/card-cases.json").read_text()
)


def of_kind(kind: str) -> Any:
    cases = [case for case in CASES if case["kind"] == kind]
    return pytest.mark.parametrize("case", cases, ids=[case["id"] for case in cases])


def test_every_case_is_tested() -> None:
    tested = "rounds hand_sizes trump trick legal score totals card_script plus_minus_one"
    assert {case["kind"] for case in CASES} == set(tested.split())


@of_kind("rounds")
def test_number_of_rounds(case: Any) -> None:
    assert rules.rounds(case["players"]) == case["expect"]


@of_kind("hand_sizes")
def test_hand_sizes(case: Any) -> None:
    for round_, size in zip(case["rounds"], case["expect"], strict=True):
        view = cards.view(dealt(Options(seats=3), round_), 0)
        assert view.hand_sizes == (size,) * 3


@of_kind("trump")
def test_trump(case: Any) -> None:
    turnup = NONE if case["turnup"] is None else NUMBER[case["turnup"]]
    trump = rules.turned_trump(turnup)
    assert (None if trump == NONE else COLOURS[trump]) == case["expect"]["trump"]
    assert rules.dealer_names_trump(turnup) == case["expect"]["dealer_chooses"]


@of_kind("trick")
def test_trick(case: Any) -> None:
    winner = trick_winner([card for _, card in case["plays"]], case["trump"])
    assert case["plays"][winner][0] == case["expect"]


@of_kind("legal")
def test_legal(case: Any) -> None:
    suit = NONE
    for card in case["trick"]:
        suit = rules.suit_after(suit, NUMBER[card])
    assert sorted(names(rules.legal_mask(mask(case["hand"]), suit))) == case["expect"]


@of_kind("score")
def test_score(case: Any) -> None:
    assert rules.points(case["bid"], case["won"]) == case["expect"]


@of_kind("totals")
def test_totals(case: Any) -> None:
    totals = [0] * len(case["players"])
    for bids, won, expected in zip(case["bids"], case["won"], case["expect"], strict=True):
        for seat, (bid, tricks) in enumerate(zip(bids, won, strict=True)):
            totals[seat] += rules.points(bid, tricks)
        assert totals == expected


@of_kind("plus_minus_one")
def test_plus_minus_one(case: Any) -> None:
    forbidden = rules.forbidden_bid(case["round"], sum(case["bids_before_dealer"]))
    assert forbidden == case["forbidden_for_dealer"]


@of_kind("card_script")
def test_script(case: Any) -> None:
    players: list[str] = case["players"]
    first_dealer = players.index(case["first_dealer"])
    state = cards.start(Options(seats=len(players), first_dealer=first_dealer))
    for round_ in case["rounds"]:
        hands = tuple(tuple(hand) for hand in round_["hands"])
        script: list[tuple[int, cards.Action]] = [(CHANCE, Deal(hands, round_["turnup"]))]
        script += [(players.index(name), Bid(bid)) for name, bid in round_["bids"]]
        for trick in round_["tricks"]:
            script += [(players.index(name), Play(card)) for name, card in trick["plays"]]
        for seat, action in script:
            assert cards.to_act(state) == (seat,)
            cards.check(state, seat, action)
            state = cards.apply(state, seat, action)
        winners = [players.index(trick["winner"]) for trick in round_["tricks"]]
        assert [winner for _, _, winner in state.tricks] == winners
        assert list(state.totals) == round_["totals"]
