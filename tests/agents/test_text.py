"""Text for language models: everything needed is told, and answers are read with good will."""

from random import Random
from typing import Any

import msgspec
import pytest

from stonehenge import cards
from stonehenge.agents.text import TextGame
from stonehenge.cards import Phase, Play
from tests.document import ROOT, blocks


def random_answer(env: TextGame, seat: int, random: Random) -> str:
    """A legal action, as JSON after some talk."""
    choices = env.game.legal(env.state, seat)
    action = random.choice(list(env.game.expand(random.choice(choices))))
    return f"Let me think about 3 or 4 things.\nI choose {msgspec.json.encode(action).decode()}."


@pytest.mark.parametrize(
    ("game", "settings"),
    [("cards", {"bidding": "covered", "rounds": 3}), ("dice", {"magic": True, "language": "de"})],
)
def test_a_whole_game_is_played_in_text(game: str, settings: dict[str, Any]) -> None:
    env = TextGame(game, seats=3, **settings)
    env.reset(num_players=3, seed=4)
    random, over, asked = Random(1), False, set()
    while not over:
        player, observation = env.get_observation()
        if player not in asked:
            assert observation.startswith("# ")  # the rules come first, once
        else:
            assert "# " not in observation.splitlines()[0]
        asked.add(player)
        over, info = env.step(random_answer(env, player, random))
        assert info["player"] == player
        assert "illegal" not in info
    rewards, ended = env.close()
    assert sum(rewards.values()) == pytest.approx(1)
    assert [ended["places"][seat] == 1 for seat in rewards] == [
        share > 0 for share in rewards.values()
    ]
    with pytest.raises(ValueError, match="the game is over"):
        env.get_observation()


def test_hidden_hands_are_not_told() -> None:
    env = TextGame("cards", seats=3, rounds=4)
    env.reset(seed=4)
    random, over = Random(2), False
    while not over:
        player, observation = env.get_observation()
        round_ = observation.rpartition("Round ")[2] if "Round " in observation else observation
        for other in range(3):
            for card in cards.view(env.state, other).hands[other] or ():
                if other != player and env.state.phase is Phase.BID:
                    assert f" {card} " not in f" {round_} ".replace("\n", " ")
        over, _ = env.step(random_answer(env, player, random))


def in_play() -> TextGame:
    """A game in which seat 1 leads in round 1."""
    env = TextGame("cards", seats=3, rounds=1)
    for seed in range(30):
        env.reset(seed=seed)
        if env.state.phase is Phase.BID:
            break
    for _ in range(3):
        env.step("0")
    return env


@pytest.mark.parametrize(
    "said",
    [
        "{card}",
        "[{card}]",
        "I could bid 3 and 4.\n\nFinal answer: {card}",
        "Because of the 5 cards out, I play [{card}] now. It beats 7 others",
        "**{card}**",
        '["play", "{upper}"]',
        "My move is ...\nplay {card}!",
    ],
)
def test_answers_are_read_with_good_will(said: str) -> None:
    env = in_play()
    (play,) = cards.legal(env.state, 1)
    assert isinstance(play, Play)
    _, info = env.step(said.format(card=play.card.lower(), upper=play.card))
    assert info["action"] == ["play", play.card]


def test_colours_may_be_written_out() -> None:
    env = in_play()
    (play,) = cards.legal(env.state, 1)
    assert isinstance(play, Play)
    word = {"B": "Blue", "G": "green", "Y": "yellow", "R": "Red", "W": "Wizard", "J": "jester"}
    _, info = env.step(f"I will play the {word[play.card[0]]} {play.card[1:]}.")
    assert info["action"] == ["play", play.card]


def test_a_refused_answer_is_explained_and_the_third_one_loses() -> None:
    env = in_play()
    over, info = env.step("b1" if cards.legal(env.state, 1) != (Play("B1"),) else "b2")
    assert not over
    assert info["illegal"] == "card-not-in-hand"
    player, observation = env.get_observation()
    assert player == 1
    assert info["reason"] in observation
    over, info = env.step("I would rather not say")
    assert (over, info["illegal"]) == (False, "unclear")
    over, info = env.step("")
    assert over
    assert env.close()[0] == {0: 0.0, 1: -1.0, 2: 0.0}


def test_a_good_answer_forgives_the_wrong_ones_before() -> None:
    env = TextGame("cards", seats=3, rounds=1)
    env.reset(seed=1)
    while env.state.phase is not Phase.BID:
        env.step("b")
    for _ in range(3):
        assert env.step("17")[1]["illegal"] == "bid-out-of-range"
        assert env.step("17")[0] is False
        assert env.step("1")[1]["action"] == ["bid", 1]
    assert env.state.bids == (1, 1, 1)


def test_the_example_of_the_docs_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks((ROOT / "docs" / "agents.md").read_text(encoding="utf-8"), "python")
    exec(code, {})
    assert capsys.readouterr().out.startswith("{0: ")
