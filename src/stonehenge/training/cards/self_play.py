"""Compiled rounds of the card game between players of several kinds, to learn from.

Seat 0 leads to the first trick, and the last seat is the dealer.
"""

from math import log
from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge.cards import rules
from stonehenge.cards.rules import NONE, WIZARD
from stonehenge.kernels import compiled
from stonehenge.players.cards.net import bid_features
from stonehenge.players.cards.net.bid_features import hand_features, strength
from stonehenge.players.cards.net.play_features import count, lowest
from stonehenge.players.cards.net.rounds import (
    Round,
    Scratch,
    begin,
    best_bid,
    legal_cards,
    play_turn,
    put,
    score_bids,
    score_cards,
)
from stonehenge.players.cards.net.weights import Brain
from stonehenge.players.cards.numbers import FEWEST_SEATS, BidTurn
from stonehenge.players.cards.playout.policy import (
    BIDDING,
    COEFFICIENTS,
    PLAYING,
    Bidding,
    Trick,
    choose_bid,
    choose_card,
)

LEARNER, PLAIN, ELDER, NOISY, HEEDLESS, RANDOM = range(6)
"""Who may sit on a seat: the nets that learn, the hand-written playout policy, older nets, the nets
with noise, a player who bids by the nets and plays at random, and one who does both at random."""

OPEN, COVERED, SECRET = range(3)

_NOISE: Final = 4.0
"""The least warmth of a noisy player."""
_TINY: Final = 1e-12
"""Keeps logarithms finite."""
_CURIOUS_BY_ONE: Final = 0.7
"""How often a curious bid is off by one rather than two."""
_PLAIN: Final = np.stack([COEFFICIENTS[seats] for seats in sorted(COEFFICIENTS)])


class Company(NamedTuple):
    """Who sits at the table: the learner's nets, older ones, and the kind of player by seat."""

    brain: Brain
    elder: Brain
    kinds: Any


class Terms(NamedTuple):
    """How a round is bid."""

    bidding: int
    plus_minus_one: bool
    curiosity: float
    """How often a bid is one or two off, to learn from it."""


class BidSamples(NamedTuple):
    """Bids that were made: what was seen, what was bid, and the class of the miss."""

    hands: Any
    bids: Any
    misses: Any


@compiled
def deal(game: Round, seats: int, tricks: int) -> None:
    """Deals a round at random and turns a card up."""
    deck = np.random.permutation(rules.CARDS)
    turnup = NONE if tricks == rules.rounds(seats) else deck[seats * tricks]
    begin(game, seats, tricks, 0, turnup)
    for seat in range(seats):
        hand = 0
        for i in range(tricks):
            hand |= 1 << deck[seat * tricks + i]
        game[0].hands[seat] = hand
        game[0].bids[seat] = 0


@compiled
def random_card(legal: int) -> int:
    """Any legal card."""
    for _ in range(np.random.randint(0, count(legal))):
        legal &= legal - 1
    return lowest(legal)


@compiled
def plain_card(game: Round, scratch: Scratch) -> int:
    """The card of the hand-written policy."""
    r = game[0]
    for other in range(r.seats):
        scratch.needs[other] = r.bids[other] - r.won[other]
    trick = Trick(r.seats, r.lying, r.suit - NONE, r.best, r.trump - NONE, r.seen)
    weights, hand = _PLAIN[r.seats - FEWEST_SEATS], r.hands[r.turn]
    return choose_card(trick, r.turn, hand, scratch.needs, weights, PLAYING, scratch.chances)


@compiled
def choose(game: Round, company: Company, warmth: float, scratch: Scratch) -> int:
    """The card that the seat's player plays; warmth makes nets play their second choices too."""
    kind = company.kinds[game[0].turn]
    legal = legal_cards(game)
    if legal & (legal - 1) == 0:
        return lowest(legal)
    if kind >= HEEDLESS:
        return random_card(legal)
    if kind == PLAIN:
        return plain_card(game, scratch)
    brain = company.elder if kind == ELDER else company.brain
    warmth = max(warmth, _NOISE) if kind == NOISY else warmth
    scored = score_cards(play_turn(game), legal, brain.rates, brain.play, scratch)
    best, choice = -np.inf, 0
    for i in range(scored):
        score = float(scratch.scores[i])
        if warmth > 0:  # Gumbel noise: as if drawn from the softmax
            score -= warmth * log(-log(np.random.random() + _TINY) + _TINY)
        if score > best:
            best, choice = score, i
    return int(scratch.cards[choice])


@compiled
def play_out(game: Round, company: Company, warmth: float, scratch: Scratch) -> None:
    """Plays a round to its end."""
    while game[0].left > 0:
        put(game, choose(game, company, warmth, scratch))


@compiled
def name_trump(game: Round, brain: Brain, scratch: Scratch) -> None:
    """Sets the trump of a dealt round; after a Wizard the dealer takes the best colour."""
    r = game[0]
    r.trump = rules.turned_trump(r.turnup)
    if not rules.dealer_names_trump(r.turnup):
        return
    dealer = r.seats - 1
    most = -np.inf
    for colour in range(WIZARD):
        turn = BidTurn(r.seats, r.round, colour, WIZARD, dealer, False, 0, 0, False)
        score_bids(turn, r.hands[dealer], brain, scratch)
        promise = scratch.points[best_bid(scratch, r.round, NONE)]
        if promise > most:
            most, r.trump = promise, colour


@compiled
def plain_bid(game: Round, seat: int, bid_sum: int, forbidden: int, scratch: Scratch) -> int:
    """The bid of the hand-written policy."""
    r = game[0]
    demand = bid_sum / r.round + (r.seats - 1 - seat) / r.seats
    bidding = Bidding(r.seats, r.trump - NONE, r.seen, demand, forbidden)
    weights, hand = _PLAIN[r.seats - FEWEST_SEATS], r.hands[seat]
    return choose_bid(bidding, hand, weights, BIDDING, scratch.chances, scratch.points)


@compiled
def random_bid(tricks: int, forbidden: int) -> int:
    """Any bid that is allowed."""
    bid = np.random.randint(0, tricks + 1)
    if bid == forbidden:
        bid = bid + 1 if bid < tricks else bid - 1
    return int(bid)


@compiled
def curious_bid(bid: int, tricks: int, forbidden: int) -> int:
    """A bid that is one or two off, to see what happens."""
    step = 1 if np.random.random() < _CURIOUS_BY_ONE else 2
    other = bid + step if np.random.random() < 0.5 else bid - step
    return other if 0 <= other <= tricks and other != forbidden else bid


@compiled
def hold_auction(
    game: Round, company: Company, terms: Terms, scratch: Scratch, notes: BidSamples
) -> None:
    """All seats bid, at times out of curiosity. The notes have a row by seat, or none at all."""
    r = game[0]
    r.bids_known = terms.bidding != SECRET
    turned = rules.kind(r.turnup) if r.turnup != NONE else NONE
    bids_open, bid_sum, highest = terms.bidding == OPEN, 0, 0
    for seat in range(r.seats):
        forbidden = NONE
        if terms.plus_minus_one and seat == r.seats - 1:
            forbidden = rules.forbidden_bid(r.round, bid_sum)
        turn = BidTurn(
            seats=r.seats,
            round=r.round,
            trump=r.trump,
            turned=turned,
            place=seat,
            bids_known=bids_open,
            bid_sum=bid_sum,
            highest=highest,
            plus_minus_one=terms.plus_minus_one,
        )
        bid = choose_bid_of(game, turn, forbidden, company, scratch)
        if np.random.random() < terms.curiosity:
            bid = curious_bid(bid, r.round, forbidden)
        if seat < len(notes.misses):
            note_bid(turn, r.hands[seat], bid, company.brain.rates, notes)
        r.bids[seat] = bid
        bid_sum += bid
        highest = max(highest, bid)


@compiled
def choose_bid_of(
    game: Round, turn: BidTurn, forbidden: int, company: Company, scratch: Scratch
) -> int:
    """The bid of the player whose turn it is."""
    kind = company.kinds[turn.place]
    if kind == RANDOM:
        return random_bid(turn.round, forbidden)
    if kind == PLAIN:
        return plain_bid(game, turn.place, turn.bid_sum, forbidden, scratch)
    brain = company.elder if kind == ELDER else company.brain
    score_bids(turn, game[0].hands[turn.place], brain, scratch)
    return best_bid(scratch, turn.round, forbidden)


@compiled
def note_bid(turn: BidTurn, hand: int, bid: int, rates: Any, notes: BidSamples) -> None:
    """Writes down what a bid was made from."""
    s, row = strength(turn, hand, rates), turn.place
    described, told = hand_features(turn, hand, s), bid_features.bid_features(turn, s, bid)
    for i in range(len(described)):
        notes.hands[row, i] = described[i]
    for i in range(len(told)):
        notes.bids[row, i] = told[i]
