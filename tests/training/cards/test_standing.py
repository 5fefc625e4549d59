"""Chances to win are compared with what came: where the model is true, they come true."""

from typing import Any

import numpy as np
import pytest

from stonehenge import cards
from stonehenge.players.cards.net.standing import shipped_figures
from stonehenge.training.cards.standing import Grade, calibration, games_from


def drawn(seats: int, more: float) -> Any:
    """Games whose rounds bring what the figures say; the spread is so many times as large."""
    random = np.random.default_rng(seats)
    points = [
        random.normal(figures.means, more * figures.spread, (1500, seats))
        for figures in shipped_figures()[seats]
    ]
    return games_from(points, 1500, seed=1)


def apart(grades: list[Grade]) -> float:
    """How far foretold and came are apart, weighed by the seats."""
    return float(
        np.average(
            [abs(one.foretold - one.came) for one in grades], weights=[g.seats for g in grades]
        )
    )


@pytest.mark.parametrize("seats", [3, 6])
def test_chances_come_true_in_whole_and_in_short_games(seats: int) -> None:
    grades = list(calibration(drawn(seats, 1.0)))
    whole = cards.Options(seats=seats).last_round
    assert {one.rounds for one in grades} == {5, 8, whole}
    for rounds in (5, 8, whole):
        for to_come in (1, 2, 3):
            here = [one for one in grades if (one.rounds, one.to_come) == (rounds, to_come)]
            assert sum(one.seats for one in here) == 1500 * seats
            assert apart(here) < 0.03


def test_chances_of_another_game_do_not_come_true() -> None:
    assert apart(list(calibration(drawn(4, 4.0)))) > 0.06
