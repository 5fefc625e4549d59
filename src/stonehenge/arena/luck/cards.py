"""The luck of the deal: what the bid net expects of each hand, against other deals of the round.

A hand is judged as before the first bid, by the points of the best bid. Where the best bids of all
do not add up to the number of tricks, somebody will miss: that costs every seat a little. A dealer
who has to name the trump is taken to name the colour that promises most.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge import cards
from stonehenge.arena.luck import Luck
from stonehenge.arena.match import Played
from stonehenge.cards import rules
from stonehenge.cards.rules import NONE, WIZARD
from stonehenge.cards.state import Deal
from stonehenge.chance import Seeded
from stonehenge.kernels import compiled
from stonehenge.players.cards.net.rounds import Scratch, best_bid, new_scratch, score_bids
from stonehenge.players.cards.net.weights import EARLIER, Brain, shipped
from stonehenge.players.cards.numbers import BidTurn

OTHER_DEALS: Final = 32
"""How many other deals give the mean of a round. Few make luck noisier, but never biased."""
_CLASH: Final = 3.0
"""What each trick too many or too few among the best bids costs a seat, in points."""


class Deals(NamedTuple):
    """Deals of one round: hands as masks by deal and seat, and the card turned up in each."""

    tricks: int
    dealer: int
    hands: Any
    turnups: Any


def luck_of(played: Played, seed: bytes) -> Luck:
    """By seat: the points that its hands promised more than those of other deals."""
    random = np.random.default_rng(list(Seeded(seed).derive("luck/cards")))
    luck = np.zeros(played.options.seats)
    state = cards.start(played.options)
    for seat, action in played.actions:
        state = cards.apply(state, seat, action)
        if isinstance(action, Deal):
            luck += _luck_of_deal(state, random)
    return tuple(luck.tolist())


def _luck_of_deal(state: cards.State, random: np.random.Generator) -> Any:
    seats, tricks = state.options.seats, state.round
    decks = np.array([random.permutation(rules.CARDS) for _ in range(OTHER_DEALS)])
    dealt = decks[:, : seats * tricks].reshape(OTHER_DEALS, seats, tricks)
    hands = np.concatenate([[state.hands], (1 << dealt).sum(axis=2)])
    last = seats * tricks == rules.CARDS
    turnups = [NONE] * OTHER_DEALS if last else decks[:, seats * tricks].tolist()
    promised = np.zeros(hands.shape)
    deals = Deals(tricks, state.dealer, hands, np.array([state.turnup, *turnups]))
    judge(deals, shipped(EARLIER), promised)
    return promised[0] - promised[1:].mean(axis=0)


@compiled
def judge(deals: Deals, brain: Brain, promised: Any) -> None:
    """Fills in what each deal promises to each seat."""
    scratch, seats = new_scratch(), deals.hands.shape[1]
    for deal in range(len(deals.hands)):
        trump, bids = named_trump(deals, deal, brain, scratch), 0
        for seat in range(seats):
            turn = first_turn(deals, deal, seat, trump)
            score_bids(turn, deals.hands[deal, seat], brain, scratch)
            bid = best_bid(scratch, deals.tricks, NONE)
            promised[deal, seat] = scratch.points[bid]
            bids += bid
        for seat in range(seats):
            promised[deal, seat] -= _CLASH * abs(bids - deals.tricks)


@compiled
def named_trump(deals: Deals, deal: int, brain: Brain, scratch: Scratch) -> int:
    """The trump of a deal; after a Wizard the colour that promises the dealer most."""
    trump = rules.turned_trump(deals.turnups[deal])
    if not rules.dealer_names_trump(deals.turnups[deal]):
        return trump
    most, hand = -np.inf, deals.hands[deal, deals.dealer]
    for colour in range(WIZARD):
        score_bids(first_turn(deals, deal, deals.dealer, colour), hand, brain, scratch)
        points = scratch.points[best_bid(scratch, deals.tricks, NONE)]
        if points > most:
            most, trump = points, colour
    return trump


@compiled
def first_turn(deals: Deals, deal: int, seat: int, trump: int) -> BidTurn:
    """A seat's turn to bid if it had to bid before all others."""
    seats, turnup = deals.hands.shape[1], deals.turnups[deal]
    return BidTurn(
        seats=seats,
        round=deals.tricks,
        trump=trump,
        turned=rules.kind(turnup) if turnup != NONE else NONE,
        place=(seat - deals.dealer - 1) % seats,
        bids_known=False,
        bid_sum=0,
        highest=0,
        plus_minus_one=False,
    )
