"""The novice: a beginner's mistakes, told as positions; its luck comes from its seed alone."""

from random import Random

from stonehenge import cards
from stonehenge.cards import Bid, Options, Play
from stonehenge.players.cards.novice import CardsNovice, count_tricks
from tests.cards.tables import play, table

SEEDS = range(40)


def chosen(state: cards.State, seat: int) -> list[cards.Action]:
    """What novices with different luck choose."""
    view, legal = cards.view(state, seat), cards.legal(state, seat)
    return [CardsNovice(Random(seed)).choose(view, legal) for seed in SEEDS]


def mostly(state: cards.State, seat: int) -> cards.Action:
    made = chosen(state, seat)
    return max(made, key=made.count)


def test_it_counts_wizards_and_high_cards_of_every_colour() -> None:
    state = table(["W1 R10 B13 B12 J1", "B1 B2 B3 B4 B5", "Y1 Y2 Y3 Y4 Y5"], "R8")
    assert count_tricks(cards.view(state, 0)) == 1 + 1 + 0.6 + 0.6


def test_its_bids_are_off_by_one_at_times_and_never_nonsense() -> None:
    state = table(["W1 R10 B2 B3 J1", "B1 B4 B5 B6 B7", "Y1 Y2 Y3 Y4 Y5"], "R8")
    bids = chosen(state, 0)
    assert bids.count(Bid(2)) > len(bids) / 2
    assert set(bids) <= {Bid(1), Bid(2), Bid(3)}


def test_it_wins_with_its_highest_card_although_a_lower_one_is_enough() -> None:
    state = play(table(["B5 G1", "B3 G2", "B7 B13"], "R8", [0, 0, 1]), "B5", "B3")
    assert mostly(state, 2) == Play("B13")


def test_it_keeps_its_high_cards_when_it_wants_no_trick() -> None:
    state = play(table(["B9 G1", "B2 B8", "G3 G4"], "R8", [1, 0, 0]), "B9")
    assert mostly(state, 1) == Play("B2")


def test_the_bound_dealer_takes_the_bid_next_to_its_guess() -> None:
    options = Options(seats=3, plus_minus_one=True)
    state = table(["B5 G2", "B3 G11", "R13 W1"], "R8", [0, 0], options)
    assert cards.view(state, 2).forbidden_bid == 2
    assert set(chosen(state, 2)) == {Bid(1)}
