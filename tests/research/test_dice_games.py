"""The vector environment of the dice game shows, allows and pays what the engine does."""

from typing import Any

import numpy as np
import pytest
from msgspec.structs import asdict

from stonehenge import dice
from stonehenge.dice import Phase
from stonehenge.dice.rules import NONE
from stonehenge.dice.scoring import prediction_name
from stonehenge.kernels.dice import steps
from stonehenge.kernels.dice.numbers import CARD_NUMBERS
from stonehenge.research.dice import ACTIONS, PHASES, layout
from stonehenge.research.gymnasium.vector import DiceGames
from stonehenge.research.gymnasium.vector.writing.dice import (
    BY_SEAT,
    OWN,
    PASS,
    write_masks,
    write_packed,
)
from tests.kernels.dice.test_steps import SHORT, VARIANTS, Mirror

GAMES = 3


class Pair:
    """An environment with random decisions, and the same games in the engine."""

    def __init__(self, env: DiceGames, seed: int) -> None:
        self.env = env
        self.random = np.random.default_rng(seed)
        self.seen, self.info = env.reset(seed=seed)
        self.mirror = Mirror(env._batch)

    def step(self) -> tuple[list[tuple[int, ...]], Any, Any]:
        """Takes a step: points by the engine, and rewards and ends by the environment."""
        masks = self.seen["action_mask"]
        actions = [int(self.random.choice(np.flatnonzero(mask))) for mask in masks]
        earned = self.mirror.take(
            [None if number == PASS else ACTIONS.action(number) for number in actions]
        )
        self.seen, reward, over, truncated, self.info = self.env.step(np.array(actions))
        self.mirror.follow()
        assert not truncated.any()
        return earned, reward, over

    def compare(self) -> None:
        """The seat in turn sees what its view says, and may do what is legal."""
        fields = layout(self.env.options)
        for game, state in enumerate(self.mirror.states):
            seat = int(self.info["seat"][game])
            view = fields.named(dice.view(state, seat))
            for name, place in fields.slices().items():
                seen = self.seen["observation"][game, place]
                assert (seen == view[name].reshape(-1)).all(), name
            mask = self.seen["action_mask"][game]
            if state.phase is Phase.OVER:
                assert list(np.flatnonzero(mask)) == [PASS]
            else:
                assert seat == dice.to_act(state)[0]
                assert (mask[:PASS] == ACTIONS.mask(dice.legal(state, seat))).all()
                assert not mask[PASS]


@pytest.mark.parametrize("options", [*VARIANTS, *SHORT], ids=str)
def test_every_step_shows_allows_and_pays_what_the_engine_does(options: dice.Options) -> None:
    pair = Pair(DiceGames(GAMES, **asdict(options)), seed=options.seats)
    ended = np.zeros(GAMES, int)
    while (ended < 2).any():
        pair.compare()
        acted = pair.info["seat"]
        earned, reward, over = pair.step()
        assert [tuple(points) for points in pair.info["rewards"]] == earned
        assert list(reward) == [points[seat] for points, seat in zip(earned, acted, strict=True)]
        assert list(over) == [state.phase is Phase.OVER for state in pair.mirror.states]
        ended += over
    assert pair.seen in pair.env.observation_space


@pytest.mark.parametrize("seats", dice.PLAYERS)
@pytest.mark.parametrize("rewards", ["game", "win"])
def test_the_end_of_a_game_is_rewarded(seats: int, rewards: Any) -> None:
    pair = Pair(DiceGames(40, seats, rewards=rewards, rounds=3), seed=seats)
    paid: list[list[float]] = []
    while len(paid) < 60:
        pair.step()
        for state, found in zip(pair.mirror.states, pair.info["rewards"], strict=True):
            outcome = dice.outcome(state)
            if outcome is None:
                assert not found.any()
            elif rewards == "game":
                assert tuple(found) == outcome.points
            else:
                shares = [(place == 1) / outcome.places.count(1) for place in outcome.places]
                assert list(found) == shares
            paid += [] if outcome is None else [list(found)]
    if rewards == "win":
        assert any(0.5 in found for found in paid)


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (5, {"magic": True, "target": 12, "rounds": 12})]
)
def test_a_packed_observation_says_what_the_view_says(seats: int, options: dict[str, Any]) -> None:
    pair = Pair(DiceGames(8, seats, **options), seed=5)
    rows = np.zeros((8, OWN + BY_SEAT * seats), np.int64)
    for _ in range(500):
        write_packed(pair.env._batch.games, CARD_NUMBERS, rows)
        assert list(rows[:, 3]) == list(pair.env._batch.legal)
        for state, row, seat in zip(pair.mirror.states, rows, pair.info["seat"], strict=True):
            view = dice.view(state, int(seat))
            tell_the_round(view, [int(number) for number in row[:OWN]])
            by_seat = row[OWN:].reshape(BY_SEAT, seats)
            for owner in range(seats):
                tell_a_seat(view, owner, by_seat[:, (owner - view.me) % seats].tolist())
        pair.step()


def bits(mask: int) -> set[int]:
    return {bit for bit in range(mask.bit_length()) if mask >> bit & 1}


def tell_the_round(view: dice.View, row: list[int]) -> None:
    """Asserts that the first columns say what a view says."""
    cards, wizards = tuple(dice.CARDS), (*dice.COLOURS, "every", "nobody", None)
    faces = (*dice.FACES, *[None] * 10)
    phase, round_, seer, _, magic, drawn, counting, shown, rolled, rolls, left, then = row
    assert (PHASES[phase], round_, rolls) == (view.phase, view.round, view.rolls)
    assert (view.me + seer) % view.options.seats == view.seer
    assert (*cards, None)[magic] == view.magic
    assert {cards[card] for card in bits(drawn)} == set(view.drawn)
    assert wizards[counting] == view.wizard_colour
    assert tuple(faces[shown >> 4 * die & 15] for die in range(7)) == view.faces
    assert bits(rolled) == set(view.rolled)
    assert left == (view.rolls_left or 0)
    found = None if then == NONE else (view.me + then) % view.options.seats
    assert found == view.next_seer


def tell_a_seat(view: dice.View, seat: int, column: list[int]) -> None:
    """Asserts that a column for each seat says what a view says about one of them."""
    box, standing, jesters, xs, total, *rows = column
    sheet, marks = view.sheets[seat], (None, *range(20), "C", "X", "XX")
    assert (None if box == NONE else prediction_name(box)) == view.predictions[seat]
    asked, decided, still_in = (bool(standing >> bit & 1) for bit in range(3))
    assert asked == (seat in view.to_act)
    assert (decided, still_in) == (view.decided[seat], view.still_in[seat])
    assert bits(jesters) == {number for number, mark in enumerate(sheet.jester_row) if mark}
    assert (xs, total) == (sheet.xs, sheet.total)
    for row, expected in zip(rows, sheet.rows, strict=True):
        assert tuple(marks[row >> 5 * number & 31] for number in range(5)) == expected


def test_the_same_seed_plays_the_same_games_and_arrays_are_the_callers_own() -> None:
    env = DiceGames(8, 4, observation="packed", magic=True, first_seer="random")
    first, _ = env.reset(seed=9)
    kept = first.copy()
    env.step(lowest(env))
    assert np.array_equal(first, kept)
    second, _ = env.reset(seed=9)
    assert np.array_equal(second, first)
    assert not np.array_equal(env.reset()[0], first)
    assert first in env.observation_space


def lowest(env: DiceGames) -> Any:
    """The first legal action of every game."""
    masks = np.zeros((env.num_envs, PASS + 1), np.int8)
    write_masks(env._batch.games, masks)
    return masks.argmax(axis=1)


def test_without_a_copy_the_arrays_are_overwritten() -> None:
    env = DiceGames(4, copy=False)
    seen, _ = env.reset(seed=1)
    again, *_ = env.step(lowest(env))
    assert again["observation"] is seen["observation"]
    assert again["action_mask"] is seen["action_mask"]


@pytest.mark.parametrize("wrong", [-1, 20, 33, 34, PASS, PASS + 1, 1 << 40])
def test_a_forbidden_action_is_refused_and_nothing_changes(wrong: int) -> None:
    env = DiceGames(6, 3)
    env.reset(seed=1)
    before, actions = env._batch.games.copy(), lowest(env)
    actions[4] = wrong
    with pytest.raises(ValueError, match=f"game 4 may not take action {wrong} now"):
        env.step(actions)
    assert (env._batch.games == before).all()


def test_a_game_that_is_over_begins_anew_whatever_the_action() -> None:
    env = DiceGames(6, 2, rounds=1)
    env.reset(seed=2)
    over = np.zeros(6, bool)
    while not over.any():
        _, _, over, _, _ = env.step(lowest(env))
    actions = lowest(env)
    actions[over] = 7
    _, reward, again, _, info = env.step(actions)
    assert not (again & over).any()
    assert not reward[over].any()
    assert not info["rewards"][over].any()
    assert (env._batch.games["round"][over] == 1).all()


def test_the_phases_are_numbered_as_in_the_observations() -> None:
    for number, phase in enumerate(PHASES):
        assert getattr(steps, phase.name) == number
