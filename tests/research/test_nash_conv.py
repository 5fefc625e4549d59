"""OpenSpiel's own NashConv of small rounds is what our solver says is left to gain there."""

import pytest

from stonehenge.research.round_one import Solution
from tools.nash_conv import COLOURED, JESTER, WIZARD, Instance, by_openspiel

ROUNDING = 1e-5
"""Our solver counts with float32."""


@pytest.mark.parametrize("instance", [COLOURED, JESTER, WIZARD])
def test_players_at_random_could_gain_what_openspiel_says(instance: Instance) -> None:
    solution = instance.uniform()
    assert solution.to_gain > 30
    assert by_openspiel(instance, solution) == pytest.approx(solution.to_gain, abs=ROUNDING)


@pytest.mark.parametrize("instance", [COLOURED, JESTER])
def test_nothing_is_left_to_gain_where_no_trump_is_named(instance: Instance) -> None:
    assert by_openspiel(instance, instance.solved(0)) == pytest.approx(0, abs=ROUNDING)


@pytest.mark.parametrize(("answers", "least"), [(0, 1.0), (5, 0.1)])
def test_what_the_dealer_could_gain_is_what_openspiel_says(answers: int, least: float) -> None:
    solution: Solution = WIZARD.solved(answers)
    assert solution.to_gain > least
    assert by_openspiel(WIZARD, solution) == pytest.approx(solution.to_gain, abs=ROUNDING)
