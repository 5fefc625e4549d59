"""Sampled states: nobody can tell them from the real one, and all hidden things vary."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from stonehenge import cards, dice, worlds
from stonehenge.cards.rules import NONE
from stonehenge.testing import random_game
from stonehenge.vocabulary import CHANCE, read_options
from stonehenge.worlds.cards import with_hidden
from tests.cards.tables import VARIANTS


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_seat_cannot_tell_a_sampled_card_state_from_the_real_one(variant: Any) -> None:
    options = read_options(cards, 4, {"rounds": 5, **variant})
    random, others = Random(1), 0
    for turn in random_game(cards, options, seed=5):
        if turn.seat == CHANCE:
            continue
        for seat in range(4):
            view = cards.view(turn.state, seat)
            assert with_hidden(view, turn.state.hands, turn.state.bids) == turn.state
            (state,) = worlds.sample(view, random)
            assert cards.view(state, seat) == view
            assert cards.legal(state, turn.seat)
            others += state.hands != turn.state.hands
    assert others > 50


def test_a_void_is_respected() -> None:
    options = read_options(cards, 3, {})
    random, voids = Random(2), 0
    for turn in random_game(cards, options, seed=6):
        state = turn.state
        if state.phase is not cards.Phase.PLAY or state.round < 6 or not 0 <= state.suit < 4:
            continue
        hand, colour = state.hands[turn.seat], cards.rules.COLOUR_MASKS[state.suit]
        if hand & colour or cards.state.NUMBER[turn.action.card] >= 52:
            continue
        after = cards.apply(state, turn.seat, turn.action)
        if after.round != state.round or after.phase is not cards.Phase.PLAY:
            continue
        voids += 1
        watcher = (turn.seat + 1) % 3
        for world in worlds.sample(cards.view(after, watcher), random, 20):
            assert not world.hands[turn.seat] & colour
    assert voids > 5


def test_hidden_bids_vary() -> None:
    options = read_options(cards, 3, {"bidding": "secret"})
    (turn,) = [
        turn
        for turn in random_game(cards, options, seed=1)
        if turn.state.round == 8 and turn.state.phase is cards.Phase.PLAY and not turn.state.tricks
        and not turn.state.trick
    ]  # fmt: skip
    sampled = worlds.sample(cards.view(turn.state, 0), Random(3), 40)
    assert {world.bids[0] for world in sampled} == {turn.state.bids[0]}
    assert len({world.bids[1] for world in sampled}) > 4
    assert NONE not in {world.bids[1] for world in sampled}


@pytest.mark.parametrize("settings", [{"magic": True}, {"target": 12, "jester_when_exact": False}])
def test_a_seat_cannot_tell_a_sampled_dice_state_from_the_real_one(settings: Any) -> None:
    options = read_options(dice, 4, settings)
    random, others = Random(1), 0
    for turn in random_game(dice, options, seed=9):
        if turn.seat == CHANCE:
            continue
        for seat in range(4):
            view = dice.view(turn.state, seat)
            (state,) = worlds.sample(view, random)
            assert dice.view(state, seat) == view
            hidden = {decided: made for decided, made in turn.state.pending if decided != seat}
            assert {decided for decided, _ in state.pending} == {
                decided for decided, _ in turn.state.pending
            }
            others += any(made != hidden.get(at, made) for at, made in state.pending)
            real = replace(turn.state, pending=state.pending, finished=state.finished)
            assert state == real
    assert others > 5
