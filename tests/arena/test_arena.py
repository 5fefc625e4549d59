"""Series and tallies: counted right, and the same whoever counts."""

import pytest

from stonehenge import dice
from stonehenge.arena.duplicate import Contest, verdicts
from stonehenge.arena.duplicate import run as run_contest
from stonehenge.arena.entrants import Entrant
from stonehenge.arena.series import Series, run
from stonehenge.arena.tally import Tally
from stonehenge.cards import Options
from stonehenge.chance import seed_from_number
from stonehenge.vocabulary import Outcome

APPRENTICE = Entrant("apprentice", "apprentice")
RANDOM = Entrant("random", "random")


def outcome(points: tuple[int, ...], places: tuple[int, ...], exact: tuple[int, ...]) -> Outcome:
    return Outcome(points=points, places=places, exact=exact, rounds=10, reason="test")


def test_a_tally_counts_points_errors_exact_predictions_and_wins() -> None:
    tally = Tally(["a", "b", "b"])
    tally.add(outcome((100, 50, 0), (1, 2, 3), (5, 2, 0)))
    tally.add(outcome((60, 60, 20), (1, 1, 3), (1, 4, 2)))
    a, _, _, both = tally.lines()
    assert (a.name, both.name) == ("a 0", "b, all 2")
    assert (a.points_a_game.value, a.points_a_round.value) == (80, 8)
    assert a.points_a_game.within == pytest.approx(12.71 * 20)  # sd 28.28 of two games
    assert a.exact == pytest.approx(0.3)
    assert a.wins == pytest.approx(0.75)
    assert both.wins == pytest.approx(0.125)
    assert both.points_a_game.value == pytest.approx(32.5)


def test_one_game_has_no_interval() -> None:
    tally = Tally(["a", "b", "c"])
    tally.add(outcome((100, 50, 0), (1, 2, 3), (5, 2, 0)))
    assert [row[:3] for row in tally.table()[1:2]] == [["a 0", "100.0", "-"]]


def test_a_series_is_the_same_on_one_core_and_on_two() -> None:
    series = Series(
        "cards", Options(seats=3), (RANDOM,) * 3, seed_from_number(1), 22, keep_records=True
    )
    assert list(run(series, 1)) == list(run(series, 2))


def test_a_challenger_like_the_field_gains_nothing() -> None:
    contest = Contest(
        "cards", Options(seats=3), APPRENTICE, APPRENTICE, seed_from_number(1), deals=3
    )
    gain, points, exact, wins = verdicts(list(run_contest(contest, 1))).values()
    assert gain.value == gain.reach == 0
    assert points.reach > 0
    assert 0 < exact.value < 1
    assert wins.value == pytest.approx(1 / 3)


def test_a_better_challenger_gains_on_the_same_deals() -> None:
    contest = Contest(
        "dice", dice.Options(seats=2), APPRENTICE, RANDOM, seed_from_number(1), deals=6
    )
    scores = list(run_contest(contest, 2))
    assert scores == list(run_contest(contest, 1))
    gain, _, _, wins = verdicts(scores).values()
    assert gain.value > gain.reach > 0
    assert wins.value > 0.8
