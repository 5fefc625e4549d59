"""Both games keep PettingZoo's promises, and say what the views say."""

from typing import Any

import numpy as np
import pytest

from stonehenge import cards, dice
from stonehenge.research import cards as card_numbers
from stonehenge.research import dice as dice_numbers
from stonehenge.research.pettingzoo import cards_v1, dice_v1
from stonehenge.testing import random_game
from stonehenge.vocabulary import CHANCE, IllegalAction, read_options
from tests.cards.tables import VARIANTS
from tests.research.suites import DICE_VARIANTS, run

SHORT = [
    *(
        (cards_v1, {"seats": seats, "rounds": 2, **VARIANTS[place]})
        for seats, place in zip((3, 4, 5, 6, 3), (0, 3, 4, 6, 2), strict=True)
    ),
    *(
        (dice_v1, {"seats": seats, "rounds": 3, **DICE_VARIANTS[place]})
        for seats, place in zip((2, 3, 4, 5), (0, 3, 5, 6), strict=True)
    ),
]


@pytest.mark.parametrize(
    ("module", "settings"), SHORT, ids=lambda given: getattr(given, "__name__", str(given))[-40:]
)
def test_the_suites_pass(module: Any, settings: dict[str, Any]) -> None:
    form = "dict" if settings["seats"] == 3 else "flat"
    run(module, {"observation": form, **settings}, cycles=30)


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game; what each agent earned in all."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        earned[agent] += reward
        env.step(None if over else random.choice(np.flatnonzero(seen["action_mask"])))
    return earned


@pytest.mark.parametrize(("module", "settings"), [(cards_v1, {"rounds": 4}), (dice_v1, {})])
def test_rewards_add_up_to_the_points_or_to_one_win(module: Any, settings: Any) -> None:
    env = module.env(seats=3, **settings)
    by_round = play(env, 7)
    outcome = env.unwrapped.table.match.outcome
    assert tuple(by_round.values()) == outcome.points
    assert play(module.env(seats=3, rewards="game", **settings), 7) == by_round
    won = play(module.env(seats=3, rewards="win", **settings), 7)
    assert sum(won.values()) == pytest.approx(1)
    assert [share > 0 for share in won.values()] == [place == 1 for place in outcome.places]


def test_points_are_paid_when_a_round_ends_and_not_before() -> None:
    env = cards_v1.raw_env(seats=3, rounds=2)
    env.reset(seed=1)
    for _ in range(5):  # three bids, two cards
        env.step(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
        assert set(env.rewards.values()) == {0.0}
    env.step(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
    assert tuple(env.rewards.values()) == env.table.match.state.totals
    assert any(env.rewards.values())


def test_a_forbidden_action_raises_the_rule_and_changes_nothing() -> None:
    env = cards_v1.env(seats=3)
    env.reset(seed=1)
    before = env.unwrapped.table.match.state
    with pytest.raises(IllegalAction) as refused:
        env.step(card_numbers.ACTIONS.number(cards.Bid(5)))
    assert refused.value.rule == "bid-out-of-range"
    with pytest.raises(ValueError, match="there is no action 85; the last is 84"):
        env.step(85)
    assert env.unwrapped.table.match.state is before


def test_settings_that_do_not_exist_are_refused() -> None:
    with pytest.raises(ValueError, match="rewards is 'trick', but must be one of 'round', 'game'"):
        cards_v1.env(rewards="trick")
    with pytest.raises(IllegalAction, match="unknown-option"):
        dice_v1.env(jokers=True)
    with pytest.raises(IllegalAction, match="plus-minus-one-needs-open-bids"):
        cards_v1.parallel_env(plus_minus_one=True, bidding="covered")


def test_all_bid_in_one_step_where_bids_are_covered() -> None:
    env: Any = cards_v1.parallel_env(seats=3, bidding="covered")
    env.reset(seed=5)
    bid = card_numbers.ACTIONS.number(cards.Bid(1))
    with pytest.raises(ValueError, match="player_2 is asked, and may not pass"):
        env.step({"player_0": bid, "player_1": bid})
    assert env.table.match.to_act == (0, 1, 2)
    env.step(dict.fromkeys(env.agents, bid))
    assert env.table.match.state.bids == (1, 1, 1)
    assert env.table.match.to_act == (1,)
    card = int(np.flatnonzero(env.table.mask(1))[0])
    with pytest.raises(ValueError, match="player_0 is not asked, and must pass"):
        env.step({"player_0": bid, "player_1": card, "player_2": env.pass_action})
    env.step({"player_0": env.pass_action, "player_1": card, "player_2": env.pass_action})
    assert env.table.match.to_act == (2,)


@pytest.mark.parametrize(
    ("numbered", "settings"),
    [
        (card_numbers.GAME, {"clairvoyance": True, "bidding": "secret", "rounds": 5}),
        (card_numbers.GAME, {"plus_minus_one": True}),
        (dice_numbers.GAME, {"magic": True}),
    ],
)
def test_a_mask_is_what_is_legal(numbered: Any, settings: Any) -> None:
    game = numbered.game
    options = read_options(game, 4, settings)
    for turn in random_game(game, options, seed=3):
        if turn.seat == CHANCE:
            continue
        legal = game.legal(turn.state, turn.seat)
        chosen = np.flatnonzero(numbered.actions.mask(legal))
        named = {numbered.actions.action(int(number)) for number in chosen}
        assert named == {action for choice in legal for action in game.expand(choice)}
        assert numbered.actions.action(numbered.actions.number(turn.action)) == turn.action


def test_every_action_has_its_number() -> None:
    played = card_numbers.ACTIONS
    assert [played.name(number) for number in (0, 59, 60, 80, 81, 84)] == [
        '["play","B1"]',
        '["play","J4"]',
        '["bid",0]',
        '["bid",20]',
        '["trump","B"]',
        '["trump","R"]',
    ]
    rolled = dice_numbers.ACTIONS
    assert [
        rolled.name(number) for number in (0, 19, 20, 25, 26, 30, 31, 33, 34, 160, 161, 918)
    ] == [
        '["predict",[1,"B"]]',
        '["predict",[5,"R"]]',
        '["cross",null]',
        '["cross",5]',
        '["wizard","B"]',
        '["stay"]',
        '["leave",false]',
        '["stop"]',
        '["reroll",[0]]',
        '["reroll",[0,1,2,3,4,5,6]]',
        '["score",false]',
        '["rotate",[[5,"J"],[6,"J"]]]',
    ]


def views(game: Any, settings: dict[str, Any], seed: int) -> Any:
    options = read_options(game, 4, settings)
    for turn in random_game(game, options, seed):
        if turn.seat != CHANCE:
            for seat in range(4):
                yield game.view(turn.state, seat)


@pytest.mark.parametrize("settings", [{}, {"bidding": "covered", "clairvoyance": True}])
def test_a_card_observation_says_what_the_view_says(settings: dict[str, Any]) -> None:
    for view in views(cards, {"rounds": 6, **settings}, 11):
        seen = card_numbers.layout(view.options).named(view)
        by_steps = [(view.me + step) % 4 for step in range(4)]
        assert np.argmax(seen["dealer"]) == by_steps.index(view.dealer)
        assert card_names(seen["hands"][0]) == list(view.hands[view.me] or ())
        if view.options.clairvoyance:
            assert card_names(seen["hands"][3]) == list(view.hands[by_steps[3]] or ())
        for step, seat in enumerate(by_steps):
            assert round(seen["bids"][step] * 20) == (view.bids[seat] or 0)
            assert bool(seen["bids_seen"][step]) == (view.bids[seat] is not None)
            assert round(seen["won"][step] * 20) == view.won[seat]
            assert round(seen["totals"][step] * 2500) == view.totals[seat]
        if view.trick:
            in_trick = dict(zip(view.trick.order, view.trick.cards, strict=False))
            for step, seat in enumerate(by_steps):
                assert card_names(seen["trick"][step]) == [
                    card for owner, card in in_trick.items() if owner == seat
                ]
        for number, trick in enumerate(view.tricks):
            fallen = [round(card * 60) - 1 for card in seen["tricks"][number]]
            by_seat = dict(zip(trick.order, trick.cards, strict=True))
            assert [cards.DECK[card] for card in fallen] == [by_seat[seat] for seat in by_steps]


def card_names(row: Any) -> list[str]:
    return [cards.DECK[card] for card in np.flatnonzero(row)]


def test_a_dice_observation_says_what_the_view_says() -> None:
    for view in views(dice, {"magic": True}, 12):
        seen = dice_numbers.layout(view.options).named(view)
        by_steps = [(view.me + step) % 4 for step in range(4)]
        assert np.argmax(seen["seer"]) == by_steps.index(view.seer)
        assert tuple(dice.CARDS)[np.argmax(seen["magic"])] == view.magic
        shown = [dice.FACES[np.argmax(die)] if die.any() else None for die in seen["faces"]]
        assert tuple(shown) == view.faces
        for step, seat in enumerate(by_steps):
            sheet, box = view.sheets[seat], view.predictions[seat]
            assert round(seen["totals"][step] * 280) == sheet.total
            assert round(seen["all_xs"][step] * 45) == sheet.xs
            marks = [mark for row in sheet.rows for mark in row]
            assert list(seen["free"][step]) == [mark is None for mark in marks]
            assert list(np.round(seen["xs"][step] * 2)) == [xs(mark) for mark in marks]
            predicted = [
                dice_numbers.ACTIONS.name(int(n)) for n in np.flatnonzero(seen["predictions"][step])
            ]
            assert predicted == ([] if box is None else [f'["predict",[{box[0]},"{box[1]}"]]'])
        for row in dice_numbers.layout(view.options).flat(view):
            assert -1 <= row <= 1


def xs(mark: dice.Mark | None) -> int:
    return str(mark).count("X")


def test_a_picture_shows_the_cards_in_their_colours() -> None:
    env = cards_v1.raw_env(seats=3, render_mode="rgb_array", rounds=1)
    env.reset(seed=2)
    picture = env.render()
    colours = {"B": (47, 109, 181), "G": (46, 139, 87), "Y": (227, 181, 5), "R": (192, 57, 43)}
    held = {cards.DECK[hand.bit_length() - 1][0] for hand in env.table.match.state.hands}
    for letter, colour in colours.items():
        assert bool((picture == np.array(colour)).all(axis=2).any()) == (letter in held)


def test_who_leaves_a_dice_round_early_is_paid_at_its_end() -> None:
    env = dice_v1.raw_env(seats=4)
    env.reset(seed=4)
    random = np.random.default_rng(4)
    early = 0
    while not any(env.terminations.values()):
        rounds, before = len(env.table.match.state.finished), dice.totals(env.table.match.state)
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(random.choice(legal))
        ended = len(env.table.match.state.finished) > rounds
        early += not ended and dice.totals(env.table.match.state) != before
        assert ended or not any(env.rewards.values())
    assert early
