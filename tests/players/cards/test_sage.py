"""The sage: sees what the view shows, and nothing else; learned weights ship with the package."""

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from stonehenge import cards
from stonehenge.arena.match import play
from stonehenge.arena.tally import Tally
from stonehenge.cards import Bid, Options
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.players import Player
from stonehenge.players.cards.apprentice import CardsApprentice
from stonehenge.players.cards.net.bid_features import BID, HAND
from stonehenge.players.cards.net.play_features import (
    CARD,
    SITUATION,
    card_features,
    prospects,
    situation,
)
from stonehenge.players.cards.net.weights import load, new_brain, save, shipped
from stonehenge.players.cards.numbers import play_turn_of
from stonehenge.players.cards.sage import CardsSage
from stonehenge.testing import check_player, random_game
from stonehenge.vocabulary import read_options
from tests.cards.tables import VARIANTS, table
from tests.cards.tables import play as play_cards

SAGE = CardsSage()


@pytest.mark.parametrize("seats", cards.PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_sage_plays_every_variant(seats: int, variant: dict[str, Any]) -> None:
    check_player(cards, SAGE, read_options(cards, seats, variant), seed=seats)


def test_the_sage_wins_against_apprentices() -> None:
    tally = Tally(["sage", *["apprentice"] * 3])
    for number in range(12):
        seated: list[Player] = [SAGE, *[CardsApprentice()] * 3]
        options = Options(seats=4, first_dealer=number % 4)
        played = play(cards, options, seated, Seeded(seed_from_number(number)))
        outcome = cards.outcome(played.state)
        assert outcome is not None
        tally.add(outcome)
    sage, _, _, _, apprentices = tally.lines()
    assert sage.points_a_round.value > apprentices.points_a_round.value + 5


def test_a_turn_has_what_the_view_shows() -> None:
    state = table(["B5 R1 J1", "B3 G11 R7", "J2 Y7 R3"], "R8", [2, 1, 1])
    turn = play_turn_of(cards.view(play_cards(state, "B5", "B3", "Y7", "R1"), 1))
    assert turn.sizes == (1, 2, 2)
    assert (turn.leader, turn.lying, turn.winner) == (0, 1, 0)
    assert turn.voids == (0, 0, 1)
    assert turn.won == (1, 0, 0)
    assert cards.DECK[turn.best] == "R1"
    assert turn.suit == 3


def test_the_numbers_of_a_turn_do_not_depend_on_hidden_cards() -> None:
    brain = new_brain(1)
    for moment in random_game(cards, Options(seats=4), 5):
        state = moment.state
        if state.phase is not cards.Phase.PLAY:
            continue
        seat = state.turn
        others = [hand for owner, hand in enumerate(state.hands) if owner != seat]
        if len({hand.bit_count() for hand in others}) > 1:
            continue
        turned = list(state.hands)
        owners = [owner for owner in range(4) if owner != seat]
        for owner, hand in zip(owners, others[1:] + others[:1], strict=True):
            turned[owner] = hand
        other = replace(state, hands=tuple(turned))
        for one in (state, other):
            turn = play_turn_of(cards.view(one, seat))
            described = situation(turn, prospects(turn, [0.0] * 60), brain.rates)
            assert len(described) == SITUATION
            if one is state:
                expected = described
        assert described == expected


def test_every_number_is_of_a_sensible_size() -> None:
    brain = shipped("cards")
    for moment in random_game(cards, Options(seats=3), 6):
        if moment.state.phase is cards.Phase.PLAY:
            turn = play_turn_of(cards.view(moment.state, moment.state.turn))
            seen = prospects(turn, [0.0] * 60)
            for number in range(60):
                if turn.hand >> number & 1:
                    described = card_features(turn, seen, turn.hand, number, brain.rates)
                    assert len(described) == CARD
                    assert np.abs(described).max() < 20


def test_a_hand_of_wizards_is_bid_in_full() -> None:
    state = table(["W1 W2 W3", "B1 B2 B3", "Y1 Y2 Y3"], "R8")
    assert SAGE.choose(cards.view(state, 0), cards.legal(state, 0)) == Bid(3)


def test_weights_survive_a_file(tmp_path: Any) -> None:
    brain = new_brain(3)
    assert brain.bid.hand.shape[0] == HAND
    assert brain.bid.bid.shape[0] == BID
    save(brain, tmp_path / "brain.npz", made_by="a test")
    read = load(tmp_path / "brain.npz")
    assert all(np.array_equal(a, b) for a, b in zip(brain.play, read.play, strict=True))
    assert all(np.array_equal(a, b) for a, b in zip(brain.bid, read.bid, strict=True))
