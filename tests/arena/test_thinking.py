"""How long players think: what the tool times, and what it does not."""

import re

import pytest

from stonehenge import players, record
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.players import levels
from stonehenge.vocabulary import CHANCE
from tools import thinking


def test_only_a_choice_is_a_decision() -> None:
    game = record.GAMES["dice"]
    timed = thinking.Timed(players.make(game, levels.names("dice")[0], seed_from_number(1)))
    chance = Seeded(seed_from_number(2))
    state = game.start(game.settle(game.Options(seats=2), chance))
    while game.to_act(state)[0] != 0 or len(game.legal(state, 0)) < 2:
        seat = game.to_act(state)[0]
        action = game.draw(state, chance) if seat == CHANCE else game.legal(state, seat)[0]
        state = game.apply(state, seat, action)
    view, legal = game.view(state, 0), game.legal(state, 0)
    assert timed.choose(view, legal[:1]) == legal[0]
    assert timed.seconds == []
    assert timed.choose(view, legal) in legal
    assert len(timed.seconds) == 1


def test_the_mean_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = "thinking dice novice novice --players 2 --games 1"
    monkeypatch.setattr("sys.argv", typed.split())
    thinking.main()
    told = capsys.readouterr().out
    assert re.fullmatch(
        r"novice: [\d.]+ ms of processor time a decision, 99 % below [\d.]+ ms \(\d+ decisions\)\n",
        told,
    )
