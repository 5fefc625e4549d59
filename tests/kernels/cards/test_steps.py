"""The batch of games for learning follows the engine step by step."""

from typing import Any

import numpy as np
import pytest

from stonehenge import cards
from stonehenge.cards import COLOURS, DECK, Bid, Deal, Phase, Play, State, Trump
from stonehenge.cards.rules import CARDS, NONE
from stonehenge.cards.state import names
from stonehenge.kernels.cards import games
from stonehenge.kernels.cards.steps import Batch, draw_actions
from stonehenge.vocabulary import CHANCE, read_options
from tests.cards.tables import VARIANTS

PHASES = (Phase.TRUMP, Phase.BID, Phase.PLAY, Phase.OVER)
GAMES = 3


def turn(state: State) -> int:
    """Who acts: in simultaneous bidding the first one left of the dealer."""
    seats = state.options.seats
    return min(cards.to_act(state), key=lambda seat: (seat - state.dealer - 1) % seats)


def action(phase: Phase, number: int) -> cards.Action:
    if phase is Phase.TRUMP:
        return Trump(COLOURS[number])
    return Bid(number) if phase is Phase.BID else Play(DECK[number])


def deal(batch: Batch, game: int) -> Deal:
    """The deal that lies in the arrays."""
    turnup = int(batch.public["turnup"][game])
    hands = tuple(names(int(hand)) for hand in batch.hands[game])
    return Deal(hands, None if turnup == CARDS else DECK[turnup])


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("variant", VARIANTS[::2], ids=lambda variant: str(variant["bidding"]))
def test_every_step_is_the_engines(seats: int, variant: dict[str, Any]) -> None:
    batch = Batch(read_options(cards, seats, {**variant, "first_dealer": 2, "rounds": 9}), GAMES)
    states = [cards.start(batch.options)] * GAMES
    streams, actions = np.arange(GAMES, dtype=np.uint64), np.zeros(GAMES, np.int64)
    legal = batch.reset(seed=seats)
    while not batch.done:
        for game in range(GAMES):
            if states[game].phase is Phase.DEAL:
                states[game] = cards.apply(states[game], CHANCE, deal(batch, game))
            agree(batch, game, states[game])
        draw_actions(legal, streams, actions)
        for game, state in enumerate(states):
            if legal[game]:
                chosen = action(PHASES[batch.phase], int(actions[game]))
                cards.check(state, turn(state), chosen)
                states[game] = cards.apply(state, turn(state), chosen)
        legal = batch.step(actions)
        for game, state in enumerate(states):
            assert tuple(batch.totals[game]) == state.totals
    for game, state in enumerate(states):
        assert state.phase is Phase.OVER
        assert tuple(batch.points[game]) == state.pad[-1].points


def agree(batch: Batch, game: int, state: State) -> None:
    """Asserts that both sides show the same table."""
    if not batch.legal[game]:  # this game waits while others name a trump
        assert PHASES[batch.phase] is Phase.TRUMP
        assert state.phase is Phase.BID
        return
    assert state.phase is PHASES[batch.phase]
    assert (state.round, state.dealer) == (batch.round, batch.dealer)
    assert turn(state) == batch.public["turn"][game]
    legal = [number for number in range(CARDS) if batch.legal[game] >> number & 1]
    expected = list(cards.legal(state, turn(state)))
    assert [action(state.phase, number) for number in legal] == expected
    assert state.hands == tuple(batch.hands[game])
    assert state.bids == tuple(batch.bids[game])
    assert state.won == tuple(batch.won[game])
    if state.phase is not Phase.TRUMP:
        assert state.trump == int(batch.public["trump"][game]) + NONE
    if state.phase is Phase.PLAY:
        assert state.suit == int(batch.public["suit"][game]) + NONE
        assert state.trick == tuple(batch.trick[game, : batch.placed])
        seen = [*state.trick, *(card for trick in state.tricks for card in trick[1])]
        turnup = [] if state.turnup == NONE else [state.turnup]
        assert int(batch.public["seen"][game]) == sum(1 << card for card in seen + turnup)


def test_a_batch_is_reproducible_and_deals_like_the_random_games() -> None:
    options = cards.Options(seats=4)
    batch, again = Batch(options, 16), Batch(options, 8)
    batch.reset(seed=9)
    again.reset(seed=9)
    assert (batch.hands[:8] == again.hands).all()
    streams, wide = np.zeros(8, np.uint64), np.zeros(games.WIDE, np.int64)
    small = np.zeros(games.SMALL, np.uint8)
    games.sit_down(9, 0, streams, wide, small)
    games.deal(4, 1, streams, wide, small)
    assert (wide[:64].reshape(8, 8)[:, :4] == again.hands).all()


@pytest.mark.parametrize("wrong", [2, 60, -1, 1 << 40])
def test_an_action_that_is_not_legal_is_refused(wrong: int) -> None:
    batch = Batch(cards.Options(seats=3), 40)
    legal = batch.reset(seed=1)
    actions = np.zeros(40, np.int64)
    while batch.phase != PHASES.index(Phase.BID):
        batch.step(actions)
    before = legal.copy()
    actions[17] = wrong  # a bid of two in the round of one trick
    with pytest.raises(ValueError, match=f"game 17 may not take action {wrong}"):
        batch.step(actions)
    assert (batch.legal == before).all()
    assert (batch.bids == NONE).all()
