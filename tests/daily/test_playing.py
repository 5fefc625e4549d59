"""A deal played to its end: fixed randomness, and par as the average of many runs."""

from datetime import date

import pytest

from stonehenge import chain, daily, players
from stonehenge import record as records
from stonehenge.daily.differences import Difference, Taken, differences
from stonehenge.daily.playing import par_runs, play

SEED = chain.game_seed(bytes(32), "cards")


def test_equal_choices_give_equal_games_and_other_choices_the_same_deals() -> None:
    terms = daily.terms("cards")

    def novice(seed: bytes) -> object:
        return play(terms, SEED, players.make(records.GAMES["cards"], "novice", seed).choose)

    assert novice(b"1") == novice(b"1")
    assert novice(b"1") != novice(b"2")


@pytest.mark.xdist_group("coach")
def test_runs_of_par_repeat() -> None:
    terms = daily.terms("cards")
    assert par_runs(terms, SEED, 2) == par_runs(terms, SEED, 2)


def test_people_decide_first_then_computers_by_seat() -> None:
    assert daily.whose_turn((1, 0, 2), (0,)) == (0,)
    assert daily.whose_turn((1, 2), (0,)) == (1,)
    assert daily.whose_turn((), (0,)) == ()


def test_games_part_where_the_first_seat_chose_differently() -> None:
    def game(*actions: tuple[int, str]) -> list[list[Taken]]:
        return [[Taken(at, seat, action) for at, (seat, action) in enumerate(actions)]]

    deal, bid, other = (-1, "deal"), (0, "bid 1"), (0, "bid 2")
    games = [
        game(deal, bid, (1, "B5"), (0, "R1")),
        game(deal, bid, (1, "B5"), (0, "R2")),
        game(deal, other, (1, "B6"), (0, "R1")),
        game(deal, other, (1, "B7"), (0, "R3")),  # a computer chose otherwise: nothing to compare
    ]
    assert differences(games) == [
        Difference(1, (("bid 1", ((0, 1), (1, 1))), ("bid 2", ((2, 1), (3, 1))))),
        Difference(1, (("R1", ((0, 3),)), ("R2", ((1, 3),)))),
    ]
    assert differences(games[:1]) == []


def test_the_days_of_a_chain_do_not_repeat() -> None:
    one = chain.new_chain(date(2026, 11, 16))
    assert one.anchor != chain.new_chain(date(2026, 11, 16)).anchor
