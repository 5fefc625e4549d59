"""The yardstick of the card game: plain search that plays every variant, the same from a seed."""

from random import Random
from typing import Any

import pytest

from stonehenge import cards
from stonehenge.cards import Bid, Options, Play
from stonehenge.players.cards.yardstick import CardsYardstick
from stonehenge.testing import check_player
from stonehenge.vocabulary import read_options
from tests.cards.tables import VARIANTS, play, table


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_it_plays_every_variant(variant: dict[str, Any]) -> None:
    for seats in cards.PLAYERS:
        player = CardsYardstick(Random(1), worlds=3)
        check_player(cards, player, read_options(cards, seats, variant), seed=seats)


def test_a_seed_gives_the_same_judgement() -> None:
    state = table(["W1 R2 J1", "B1 B2 B3", "Y1 Y2 Y3"], "R8")
    view, legal = cards.view(state, 0), cards.legal(state, 0)
    judged = [CardsYardstick(Random(seed)).promises(view, legal) for seed in (1, 1, 2)]
    assert judged[0] == judged[1] != judged[2]
    assert all(0 <= promise.exact <= 1 for promise in judged[0])


def test_wizards_are_bid_and_the_last_trick_is_ducked() -> None:
    state = table(["W1 W2 J1", "B1 B2 B3", "Y1 Y2 Y3"], "R8")
    yardstick = CardsYardstick(Random(1))
    assert yardstick.choose(cards.view(state, 0), cards.legal(state, 0)) == Bid(2)
    state = play(table(["B5 R1", "B3 B9", "J1 B7"], "R8", [1, 0, 0]), "B5")
    assert yardstick.choose(cards.view(state, 1), cards.legal(state, 1)) == Play("B3")


def test_a_blind_card_is_dealt_like_any_hidden_one() -> None:  # ruling C15
    state = table(["B2", "G1", "J1"], "R8", options=Options(seats=3, clairvoyance=True))
    choice = CardsYardstick(Random(1)).choose(cards.view(state, 0), cards.legal(state, 0))
    assert choice == Bid(1)
