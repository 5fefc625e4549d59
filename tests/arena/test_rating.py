"""The rating finds the strengths that results were made from, and says how sure it is."""

from collections.abc import Sequence
from math import exp
from random import Random

import pytest

from stonehenge.arena.rating import SCALE, ratings
from stonehenge.arena.schedule import pairings
from stonehenge.arena.tournament import GameScore


def score(deal: int, seated: tuple[int, ...], places: tuple[int, ...]) -> GameScore:
    seats = len(seated)
    return GameScore(
        deal=deal,
        seated=seated,
        points=tuple(-place for place in places),
        places=places,
        rounds=(((1, 1),) * seats,),
        expected=({},) * seats,
        forfeits=((),) * seats,
    )


def played(strengths: Sequence[float], seats: int, deals: int, seed: int) -> list[GameScore]:
    """Games whose places are drawn one after the other, each in proportion to strength."""
    random = Random(seed)
    scores = []
    for pairing in pairings(len(strengths), seats, deals, duplicate=False):
        left, places = list(range(seats)), [0] * seats
        for place in range(1, seats + 1):
            weights = [exp(strengths[pairing.seated[seat]]) for seat in left]
            seat = random.choices(left, weights)[0]
            left.remove(seat)
            places[seat] = place
        scores.append(score(pairing.deal, pairing.seated, tuple(places)))
    return scores


@pytest.mark.parametrize(
    ("strengths", "seats"), [((0.8, 0.0, -0.8), 2), ((1, 0.3, 0, -0.3, -1), 4)]
)
def test_known_strengths_are_recovered(strengths: tuple[float, ...], seats: int) -> None:
    rated = ratings(len(strengths), played(strengths, seats, 2000, seed=1))
    for strength, one in zip(strengths, rated, strict=True):
        assert one.value == pytest.approx(SCALE * strength, abs=2 * one.reach)
        assert 2 < one.reach < 30
    assert sum(one.value for one in rated) == pytest.approx(0, abs=1e-6)


def test_the_interval_holds_what_it_promises() -> None:
    strengths = (0.5, 0.0, -0.5)
    inside = 0
    for seed in range(60):
        for strength, rated in zip(
            strengths, ratings(3, played(strengths, 3, 80, seed)), strict=True
        ):
            inside += abs(rated.value - SCALE * strength) <= rated.reach
    assert 0.88 < inside / 180 < 0.99


def test_games_of_one_deal_are_not_counted_as_if_they_were_independent() -> None:
    once = played((0.4, 0.0, -0.4), 3, 60, seed=3)
    fourfold = [game for game in once for _ in range(4)]
    assert ratings(3, fourfold)[0].within == pytest.approx(ratings(3, once)[0].within, rel=0.1)


def test_who_always_wins_still_has_a_number() -> None:
    rated = ratings(2, [score(deal, (0, 1), (1, 2)) for deal in range(10)])
    assert 200 < rated[0].value < 1000


def test_shared_places_are_worth_half() -> None:
    rated = ratings(2, [score(deal, (0, 1), (1, 1)) for deal in range(10)])
    assert rated[0].value == pytest.approx(0)


def test_two_of_one_entrant_at_a_table_do_not_play_against_each_other() -> None:
    rated = ratings(2, [score(deal, (0, 0, 1), (1, 3, 2)) for deal in range(10)])
    assert rated[0].value == pytest.approx(0)
