"""Gymnasium: its own checks, the learner's seat, and the batch of card games against the engine."""

from contextlib import redirect_stdout
from io import StringIO
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import stonehenge.research.gymnasium
from stonehenge import cards
from stonehenge.cards import Phase
from stonehenge.players.levels import UnknownLevel
from stonehenge.research import cards as card_numbers
from stonehenge.research.gymnasium import single
from stonehenge.research.gymnasium.vector import CardGames, DiceGames
from stonehenge.research.gymnasium.vector.writing.cards import PASS
from stonehenge.vocabulary import CHANCE, IllegalAction
from tests.cards.tables import VARIANTS
from tests.kernels.cards.test_steps import deal, turn

assert stonehenge.research.gymnasium
GAMES = 3


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("Cards", {}),
        ("Cards", {"seats": 3, "bidding": "secret", "clairvoyance": True, "observation": "dict"}),
        ("Dice", {"magic": True, "rewards": "win"}),
        ("Dice", {"seats": 2, "observation": "dict", "level": "novice"}),
    ],
)
def test_gymnasiums_own_check_passes(name: str, settings: dict[str, Any]) -> None:
    with redirect_stdout(StringIO()):
        check_env(gymnasium.make(f"stonehenge/{name}-v1", **settings).unwrapped)


@pytest.mark.parametrize("make", [single.cards, single.dice])
def test_rewards_add_up_to_the_points_of_the_learner(make: Any) -> None:
    env = make(seats=3, rounds=3)
    random = np.random.default_rng(1)
    seats = set()
    for seed in range(6):
        seen, _ = env.reset(seed=seed)
        seats.add(env.seat)
        earned, over = 0.0, False
        while not over:
            assert (env.action_masks() == seen["action_mask"]).all()
            seen, reward, over, _, info = env.step(
                random.choice(np.flatnonzero(seen["action_mask"]))
            )
            earned += reward
        outcome = env.table.match.outcome
        assert earned == outcome.points[env.seat]
        assert info == {"place": outcome.places[env.seat]}
    assert len(seats) > 1


def test_a_forbidden_action_ends_the_episode_at_the_price_of_the_worst_game() -> None:
    env = single.cards(seats=4, seat=2, rounds=3)
    env.reset(seed=1)
    assert env.seat == 2
    _, reward, terminated, _, info = env.step(0)
    assert (reward, terminated, info) == (-60.0, True, {"illegal": "wrong-phase"})
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_wrong_settings_are_refused_before_a_game_begins() -> None:
    with pytest.raises(UnknownLevel, match="cards has no level 'master'"):
        single.cards(level="master")
    with pytest.raises(ValueError, match="there is no seat 4; the seats are 0 to 3, or 'random'"):
        single.dice(seats=4, seat=4)
    vectors: tuple[Any, ...] = (CardGames, DiceGames)
    for games in vectors:
        with pytest.raises(ValueError, match="observation is 'dict', but must be 'flat' or"):
            games(observation="dict")
        with pytest.raises(ValueError, match="rewards is 'trick', but must be one of"):
            games(rewards="trick")
        with pytest.raises(IllegalAction):
            games(seats=7)


class Mirror:
    """The same games in the engine, deal by deal and action by action."""

    def __init__(self, env: CardGames) -> None:
        self.env = env
        self.states = [cards.start(env._batch.options)] * env.num_envs
        self.deal()

    def deal(self) -> None:
        for game, state in enumerate(self.states):
            if state.phase is Phase.DEAL:
                dealt = deal(self.env._batch, game)
                self.states[game] = cards.apply(state, CHANCE, dealt)

    def compare(self, seen: Any, info: Any) -> None:
        """The batch shows to the seat in turn what its view says."""
        fields = card_numbers.layout(self.env.options)
        for game, state in enumerate(self.states):
            expected = fields.flat(cards.view(state, int(info["seat"][game])))
            wrong = np.flatnonzero(seen["observation"][game] != expected)
            assert not len(wrong), [n for n, at in fields.slices().items() if at.start <= wrong[0]][
                -1
            ]

    def take(self, actions: Any) -> list[tuple[int, ...]]:
        """What every seat earns by the actions."""
        earned = []
        for game, number in enumerate(actions):
            before = state = self.states[game]
            if number != PASS:
                chosen = card_numbers.ACTIONS.action(int(number))
                cards.check(state, turn(state), chosen)
                state = self.states[game] = cards.apply(state, turn(state), chosen)
            paid = len(state.pad) > len(before.pad)
            earned.append(state.pad[-1].points if paid else (0,) * self.env.options.seats)
        return earned


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize(
    "variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant.values()))
)
def test_the_batch_shows_what_the_views_show(seats: int, variant: dict[str, Any]) -> None:
    env = CardGames(GAMES, seats, rounds=4, first_dealer=1, **variant)
    seen, info = env.reset(seed=seats)
    mirror = Mirror(env)
    random = np.random.default_rng(seats)
    over = False
    while not over:
        mirror.compare(seen, info)
        masks = seen["action_mask"]
        actions = np.array([random.choice(np.flatnonzero(mask)) for mask in masks])
        earned = mirror.take(actions)
        acted = info["seat"]
        seen, reward, terminations, _, info = env.step(actions)
        mirror.deal()
        assert [tuple(points) for points in info["rewards"]] == earned
        assert list(reward) == [points[seat] for points, seat in zip(earned, acted, strict=True)]
        over = bool(terminations.all())
        assert over == terminations.any()
    mirror.compare(seen, info)
    assert all(state.phase is Phase.OVER for state in mirror.states)
    _, reward, terminations, _, _ = env.step(actions)
    assert not reward.any()
    assert not terminations.any()
    assert env._batch.round == 1


def test_games_wait_while_others_name_a_trump() -> None:
    env = CardGames(64, 3)
    seen, _ = env.reset(seed=0)
    naming = seen["action_mask"][:, PASS] == 0
    assert 0 < naming.sum() < 64
    actions = np.where(naming, 81, PASS)
    env.step(actions)
    env.reset(seed=0)
    wrong = int(np.flatnonzero(~naming)[0])
    actions[wrong] = 81
    with pytest.raises(ValueError, match=f"game {wrong} may not take action 81 now"):
        env.step(actions)


def test_the_same_seed_deals_the_same_games_and_arrays_are_the_callers_own() -> None:
    env = CardGames(8, 4, observation="packed", bidding="covered")
    first, _ = env.reset(seed=9)
    kept = first.copy()
    env.step(play_first(env))
    assert np.array_equal(first, kept)
    second, _ = env.reset(seed=9)
    assert np.array_equal(second, first)
    assert not np.array_equal(env.reset()[0], first)
    assert first in env.observation_space


def play_first(env: CardGames) -> Any:
    first = (81, 60, 0)[env._batch.phase]
    lowest = [int(legal & -legal).bit_length() - 1 for legal in env._batch.legal]
    return np.array([PASS if low < 0 else first + low for low in lowest])


def test_a_packed_observation_hides_covered_bids_and_others_hands() -> None:
    env = CardGames(4, 3, observation="packed", bidding="covered", rounds=2)
    seen, info = env.reset(seed=3)
    while not env._batch.done:
        batch = env._batch
        for game, row in enumerate(seen):
            seat = int(info["seat"][game])
            assert row[4] == batch.hands[game, seat]
            assert row[8] == batch.bids[game, seat]
            if batch.phase < 2:
                assert set(row[9:11]) == {-1}
            else:
                assert list(row[8:11]) == list(np.roll(batch.bids[game], -seat))
        seen, _, _, _, info = env.step(play_first(env))


def test_the_win_is_shared() -> None:
    env = CardGames(32, 3, rewards="win", rounds=1)
    env.reset(seed=2)
    info: dict[str, Any] = {}
    while not env._batch.done:
        *_, info = env.step(play_first(env))
    totals = env._batch.totals
    assert np.allclose(info["rewards"].sum(axis=1), 1)
    assert ((info["rewards"] > 0) == (totals == totals.max(axis=1, keepdims=True))).all()
    assert (info["rewards"] == 0.5).any()


@pytest.mark.parametrize("games", [CardGames, DiceGames])
def test_there_is_an_action_for_every_game(games: Any) -> None:
    env = games(5)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="there are 5 games, but 4 actions"):
        env.step(np.zeros(4, int))


@pytest.mark.parametrize(("name", "games"), [("Cards", CardGames), ("Dice", DiceGames)])
def test_a_vector_is_made_by_its_name(name: str, games: type) -> None:
    env: Any = gymnasium.make_vec(f"stonehenge/{name}-v1", num_envs=5, seats=3)
    seen, _ = env.reset(seed=1)
    assert seen in env.observation_space
    assert isinstance(env.unwrapped, games)
