"""Schedules: everyone meets everyone equally often, and takes every seat."""

from collections import Counter
from itertools import combinations, islice
from math import comb

import pytest

from stonehenge.arena.schedule import blocks, pairings, rotations, tables


@pytest.mark.parametrize(("entrants", "seats"), [(5, 4), (6, 4), (5, 3), (4, 2), (6, 2), (7, 6)])
def test_after_all_blocks_everyone_met_everyone_equally_often(entrants: int, seats: int) -> None:
    once = list(islice(blocks(entrants, seats), comb(entrants, seats)))
    assert len(set(once)) == len(once)
    met = Counter(pair for block in once for pair in combinations(block, 2))
    assert len(set(met.values())) == 1
    assert len(met) == comb(entrants, 2)


@pytest.mark.parametrize(("entrants", "seats"), [(5, 4), (9, 4), (12, 6), (20, 5), (8, 2)])
def test_in_between_nobody_is_far_behind(entrants: int, seats: int) -> None:
    sat: Counter[int] = Counter()
    for block in islice(blocks(entrants, seats), 90):
        assert len(set(block)) == seats
        sat.update(block)
        counts = [sat[entrant] for entrant in range(entrants)]
        assert max(counts) - min(counts) <= 2


@pytest.mark.parametrize("entrants", [1, 2, 3, 4, 5, 7])
def test_on_duplicate_deals_everyone_takes_every_seat_equally_often(entrants: int) -> None:
    for deal in range(12):
        games = [p for p in pairings(entrants, 4, deal + 1, duplicate=True) if p.deal == deal]
        for entrant in set(games[0].seated):
            held = [sum(game.seated[seat] == entrant for game in games) for seat in range(4)]
            assert len(set(held)) == 1


def test_without_duplicates_every_game_has_its_own_deal_and_the_seats_still_go_round() -> None:
    games = list(pairings(4, 4, 8, duplicate=False))
    assert [game.deal for game in games] == list(range(8))
    for seat in range(4):
        assert Counter(game.seated[seat] for game in games) == dict.fromkeys(range(4), 2)


def test_fewer_entrants_than_seats_are_repeated_evenly() -> None:
    assert next(tables(1, 4)) == (0, 0, 0, 0)
    assert {tuple(sorted(table)) for table in islice(tables(2, 4), 9)} == {(0, 0, 1, 1)}
    three = Counter(tuple(sorted(table)) for table in islice(tables(2, 3), 10))
    assert three == {(0, 0, 1): 5, (0, 1, 1): 5}
    four = Counter(entrant for table in islice(tables(3, 4), 9) for entrant in table)
    assert four == {0: 12, 1: 12, 2: 12}


def test_who_sits_beside_whom_changes_from_deal_to_deal() -> None:
    left = {(table[0], table[1]) for table in islice(tables(4, 4), 6)}
    assert left == {(0, 1), (0, 2), (0, 3)}


def test_a_longer_tournament_begins_with_the_shorter_one() -> None:
    short = list(pairings(5, 4, 7, duplicate=True))
    assert list(pairings(5, 4, 20, duplicate=True))[: len(short)] == short


def test_the_same_seating_is_not_played_twice() -> None:
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert rotations((0, 0, 0)) == [(0, 0, 0)]
