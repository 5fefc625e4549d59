"""OpenSpiel's own simulations pass, and information states keep what they promise."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import stonehenge.research.openspiel
from stonehenge import cards, dice

assert stonehenge.research.openspiel

GAMES = [
    "python_wizard_cards(players=3,rounds=3)",
    "python_wizard_cards(players=4,rounds=3,bidding=covered,clairvoyance=true)",
    "python_wizard_cards(players=6,rounds=2,bidding=secret,first_dealer=5)",
    "python_wizard_cards(players=5,rounds=2,plus_minus_one=true)",
    "python_wizard_dice(players=2,rounds=4,target=12)",
    "python_wizard_dice(players=4,rounds=10,magic=true)",
]


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def states(name: str, seed: int) -> Any:
    """The decisions of a random game, one after the other."""
    random = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(random.choice(outcomes)[0])
            continue
        yield state
        state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_is_the_same_to_the_player(name: str) -> None:
    random, others = Random(1), 0
    for state in states(name, 7):
        player = state.current_player()
        sampled = state.resample_from_infostate(player, random.random)
        assert sampled.information_state_string(player) == state.information_state_string(player)
        assert sampled.observation_tensor(player) == state.observation_tensor(player)
        assert sampled.legal_actions() == state.legal_actions()
        others += sampled.history() != state.history()
    # in the dice game only what others decide at the same time is hidden
    assert others > 3 or "dice(players=2" in name


def test_other_players_remember_the_sampled_hands() -> None:
    for state in states(GAMES[0], 3):
        player = state.current_player()
        sampled = state.resample_from_infostate(player, Random(2).random)
        for other in range(3):
            told = sampled.information_state_string(other).split("round ")[-1]
            held = cards.view(sampled.engine_state, other).hands[other]
            assert held is not None
            assert all(card in told for card in held)


def test_what_is_hidden_stays_hidden() -> None:
    for state in states("python_wizard_cards(players=3,rounds=2,bidding=covered)", 4):
        if state.current_player() == 1 and state.engine_state.phase is cards.Phase.BID:
            told = state.information_state_string(1)
            assert "0 decided" in told.splitlines()[-1]
            assert '0 ["bid"' not in told.splitlines()[-1]
    assert 'shown 0 ["bid"' in state.information_state_string(1)


def test_the_own_card_comes_to_light_when_clairvoyant_play_begins() -> None:
    holds = [
        f"{state.current_player()} holds" in state.information_state_string()
        for state in states("python_wizard_cards(players=3,rounds=1,clairvoyance=true)", 4)
        if state.engine_state.phase is not cards.Phase.TRUMP
    ]
    assert holds == [False] * 3 + [True] * 3


@pytest.mark.parametrize(("name", "game"), [(GAMES[0], cards), (GAMES[5], dice)])
def test_returns_are_the_points(name: str, game: Any) -> None:
    for state in states(name, 9):
        assert not any(state.returns())
    assert tuple(state.returns()) == game.outcome(state.engine_state).points
    assert min(state.returns()) >= state.get_game().min_utility()
    assert max(state.returns()) <= state.get_game().max_utility()


def test_openspiels_search_plays_our_games() -> None:
    name = "python_wizard_cards(players=3,rounds=2)"
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=pyspiel.load_game(name),
        uct_c=20.0,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        max_simulations=4,
        random_state=luck,
    )
    state = next(states(name, 1))
    assert bot.step(state) in state.legal_actions()
