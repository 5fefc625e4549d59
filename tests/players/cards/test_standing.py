"""The value of the standing: chances that add up, fall with the gap, and end at the totals."""

from math import isclose

import pytest
from msgspec.structs import replace

from stonehenge import cards
from stonehenge.cards import Options, rules
from stonehenge.players.cards.net.standing import (
    Standing,
    rest_of_game,
    shipped_figures,
    standing,
    standing_after,
    standing_before,
)
from tests.cards.tables import table


def view_with(totals: tuple[int, ...], round_: int, rounds: int) -> cards.View:
    """A view of a table of three in some round of a game of some length."""
    state = table(["B5", "G2", "Y1"], "R8", options=Options(seats=3))
    return replace(cards.view(state, 0), totals=totals, round=round_, rounds=rounds)


@pytest.mark.parametrize("seats", cards.PLAYERS)
def test_there_are_figures_for_every_round_of_every_game(seats: int) -> None:
    figures = shipped_figures()[seats]
    assert len(figures) == rules.rounds(seats)
    assert all(len(line.means) == seats for line in figures)
    assert all(isclose(sum(line.means), 0, abs_tol=0.05) for line in figures)


@pytest.mark.parametrize("totals", [(100, 90, 40), (0, 0, 0, 0), (200, 10, 30, 40, 50, 60)])
@pytest.mark.parametrize("spread", [10.0, 40.0, 150.0])
def test_chances_add_up_and_follow_the_totals(totals: tuple[int, ...], spread: float) -> None:
    told = standing(totals, spread)
    seats = range(len(totals))
    assert sum(told.win) == pytest.approx(1, abs=2e-3)
    assert sum(told.place) == pytest.approx(sum(1 + seat for seat in seats))
    by_total = sorted(seats, key=lambda seat: totals[seat])
    assert sorted(seats, key=lambda seat: told.win[seat]) == by_total


def test_after_the_last_round_the_totals_decide() -> None:  # ruling C17
    told = standing_after(view_with((100, 90, 40), 5, 5), (-10, 0, 20))
    assert told == Standing(win=(0.5, 0.5, 0.0), place=(1.0, 1.0, 3.0))


def test_the_same_lead_is_worth_more_with_fewer_rounds_to_come() -> None:
    leads = [standing_after(view_with((60, 20, 20), 5, last), (0, 0, 0)) for last in (20, 10, 6, 5)]
    assert [told.win[0] for told in leads] == sorted(told.win[0] for told in leads)
    assert leads[-1].win[0] == 1


def test_the_points_of_the_round_count_and_the_round_itself_is_open_before() -> None:
    view = view_with((60, 20, 20), 18, 20)
    before, behind = standing_before(view), standing_after(view, (-10, 150, 20))
    assert before.win[0] > 0.5
    assert behind.win[1] > 0.8 > behind.win[0]


def test_who_deals_the_last_round_is_a_little_better_off() -> None:
    rest = rest_of_game(4, 1, 14, 15)  # seat 2 deals round 15
    assert max(rest.means) == rest.means[2] > 0
