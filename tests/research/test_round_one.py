"""Round 1 solved: chances recounted with the engine, and nobody has anything left to gain."""

from itertools import permutations

import numpy as np
import pytest

from stonehenge import cards
from stonehenge.cards import Bid, Deal, Options, Play
from stonehenge.cards.state import DECK, NUMBER
from stonehenge.research.round_one import solve, worth
from stonehenge.vocabulary import CHANCE

SEATS = 3


def takes_the_trick(hands: tuple[str, ...], turnup: str) -> int:
    """The seat that takes the trick of round 1, played in the engine."""
    state = cards.start(Options(seats=SEATS, first_dealer=SEATS - 1))
    state = cards.apply(state, CHANCE, Deal(tuple((card,) for card in hands), turnup))
    for seat in range(SEATS):
        state = cards.apply(state, seat, Bid(1))
    for seat, card in enumerate(hands):
        state = cards.apply(state, seat, Play(card))
    return [points > 0 for points in state.totals].index(True)


@pytest.mark.parametrize(
    ("before", "card", "turnup"),
    [((), "G9", "B7"), ((), "J1", "J2"), ((0,), "B2", "B7"), ((1,), "R13", "J2")],
)
def test_the_chance_to_win_is_what_the_engine_counts(
    before: tuple[int, ...], card: str, turnup: str
) -> None:
    bidding = solve(SEATS, NUMBER[turnup]).biddings[0]
    seat = len(before)
    first_bids = bidding.bids_one[()]
    others = [other for other in DECK if other not in (card, turnup)]
    deals = [
        deal[:seat] + (card,) + deal[seat:]
        for deal in permutations(others, SEATS - 1)
        if not before or first_bids[NUMBER[deal[0]]] == before[0]
    ]
    won = [takes_the_trick(deal, turnup) == seat for deal in deals]
    assert bidding.to_win[before][NUMBER[card]] == pytest.approx(np.mean(won), abs=1e-5)


def test_no_seat_could_bid_better() -> None:
    bidding = solve(SEATS, NUMBER["B7"]).biddings[0]
    assert len(bidding.to_win) == 2**SEATS - 1
    for before, to_win in bidding.to_win.items():
        best = worth(to_win, bidding.bids_one[before])
        assert (best >= worth(to_win, 0) - 1e-9).all()
        assert (best >= worth(to_win, 1) - 1e-9).all()


def test_the_dealer_and_the_others_come_closer_to_each_other() -> None:
    """After a Wizard the dealer names a trump: the more answers, the less is left to gain."""
    soon, later = (solve(SEATS, NUMBER["W1"], answers) for answers in (2, 12))
    assert 0 <= later.to_gain < soon.to_gain / 3
    own = later.trumps[: NUMBER["G1"], 0]
    assert (own > 0.7).all()
    assert np.allclose(later.trumps.sum(axis=1), 1)


def test_more_players_than_can_be_counted_are_refused() -> None:
    with pytest.raises(ValueError, match="3 to 4 seats"):
        solve(5, 0)
