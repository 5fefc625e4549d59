"""The baseline learns something in a few lessons, and what it learned can sit at a table."""

from pathlib import Path

import pytest

from examples import train_ppo
from stonehenge import cards
from stonehenge.cards import Options
from stonehenge.testing import check_player


def test_it_learns_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(train_ppo, "GAMES", 16)
    monkeypatch.setattr(train_ppo, "BATCH", 512)
    earned = []
    for net, played in train_ppo.lessons(3, seed=1):
        earned.append(played.earned.sum())
        train_ppo.save(net)
    assert earned[-1] > 0.8 * earned[0]  # all are far below zero in the beginning
    assert earned[0] < 0
    check_player(cards, train_ppo.Learner(), Options(seats=4), seed=1)


def test_the_trump_comes_first_and_actions_come_back() -> None:
    for moves in train_ppo.MOVES:
        assert (moves[moves] == range(train_ppo.CHOICES)).all()
    green = train_ppo.MOVES[1]
    assert list(green[:13]) == list(range(13, 26))
    assert list(green[52:]) == list(range(52, train_ppo.CHOICES))
