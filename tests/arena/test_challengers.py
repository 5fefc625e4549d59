"""Two challengers on the same deals: what the tool prints is what `compare` would say of each."""

import pytest

from stonehenge.arena.duplicate import DealScore
from tools import challengers


def score(points: float, wins: float) -> DealScore:
    return DealScore(gain=0.0, points=points, exact=0.0, wins=wins, conducts=())


def test_the_difference_is_taken_deal_by_deal() -> None:
    one, two = [score(10, 0.5), score(30, 0.75)], [score(8, 0.25), score(28, 0.5)]
    points, wins = challengers.differences(one, two)
    assert (points.value, points.within) == (2, 0)
    assert (wins.value, wins.within) == (0.25, 0)


def test_a_player_gains_nothing_over_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = "challengers dice apprentice apprentice novice --players 2 --deals 2 --jobs 1"
    monkeypatch.setattr("sys.argv", typed.split())
    challengers.main()
    one, two, difference = capsys.readouterr().out.splitlines()
    assert one == two
    assert "+0.00 ± 0.00 points a round, wins +0.00 ± 0.00 percentage points" in difference
