"""Compiled rounds of the card game between players of several kinds, to learn from.

Dealing starts at seat 0, which leads; the last seat is the dealer.
"""

from math import log
from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge.cards import rules
from stonehenge.cards.rules import NONE, WIZARD
from stonehenge.kernels import compiled
from stonehenge.players.cards.net import bid_features
from stonehenge.players.cards.net.bid_features import BID, HAND, Auction, hand_features, strength
from stonehenge.players.cards.net.play_features import count, lowest
from stonehenge.players.cards.net.rounds import (
    BEST,
    KNOWN,
    LEADER,
    LEFT,
    LYING,
    ROUND,
    SEATS,
    SEEN,
    SUIT,
    TRUMP,
    TURN,
    Scratch,
    Table,
    best_bid,
    position,
    put,
    score_bids,
    score_cards,
)
from stonehenge.players.cards.net.weights import Brain
from stonehenge.players.cards.playout.policy import (
    BIDDING,
    PLAYING,
    WEIGHTS,
    choose_bid,
    choose_card,
)

LEARNER, PLAIN, ELDER, NOISY, HEEDLESS, RANDOM = range(6)
"""Who may sit on a seat: the nets that learn, the hand-written policy of the kernels, older nets,
the nets in a hurry, who forgets a sensible bid and plays anything, and who bids anything too."""

OPEN, COVERED, SECRET = range(3)

_NOISE: Final = 4.0
_PLAIN_WEIGHTS: Final = np.stack([WEIGHTS[seats] for seats in sorted(WEIGHTS)])


@compiled
def deal(t: Table, seats: int, round_: int) -> int:
    """Deals a round at random and returns the turned-up card, or NONE."""
    deck = np.random.permutation(rules.CARDS)
    for seat in range(seats):
        hand = 0
        for i in range(round_):
            hand |= 1 << deck[seat * round_ + i]
        t.hands[seat] = hand
        t.sizes[seat] = round_
        t.bids[seat], t.won[seat], t.voids[seat] = 0, 0, 0
    t.now[:] = NONE
    t.now[SEATS], t.now[ROUND], t.now[LEFT] = seats, round_, round_
    t.now[TURN], t.now[LEADER], t.now[LYING], t.now[SEEN] = 0, 0, 0, 0
    if seats * round_ == rules.CARDS:
        return NONE
    turned = deck[seats * round_]
    t.now[SEEN] = 1 << turned
    return int(turned)


@compiled
def random_card(legal: int) -> int:
    """Any legal card."""
    for _ in range(np.random.randint(0, count(legal))):
        legal &= legal - 1
    return lowest(legal)


@compiled
def plain_card(t: Table, room: Scratch) -> int:
    """The card of the hand-written policy."""
    now = t.now
    seats, seat = now[SEATS], now[TURN]
    for other in range(seats):
        room.needs[other] = t.bids[other] - t.won[other]
    return choose_card(
        seats,
        seat,
        now[LYING],
        now[SUIT] - NONE,
        now[BEST],
        now[TRUMP] - NONE,
        now[SEEN],
        t.hands[seat],
        room.needs,
        _PLAIN_WEIGHTS[seats - 3],
        PLAYING,
        room.chances,
    )


@compiled
def choose(t: Table, brain: Brain, elder: Brain, kinds: Any, warmth: float, room: Scratch) -> int:
    """The card that whoever sits there plays; warmth makes nets play their second choices too."""
    seat = t.now[TURN]
    legal = rules.legal_mask(t.hands[seat], t.now[SUIT])
    if legal & (legal - 1) == 0:
        return lowest(legal)
    if kinds[seat] >= HEEDLESS:
        return random_card(legal)
    if kinds[seat] == PLAIN:
        return plain_card(t, room)
    judge = elder if kinds[seat] == ELDER else brain
    warmth = max(warmth, _NOISE) if kinds[seat] == NOISY else warmth
    found = score_cards(position(t), legal, judge.table, judge.play, room)
    best, choice = -1e18, 0
    for i in range(found):
        score = float(room.scores[i])
        if warmth > 0:  # Gumbel noise: as if drawn from the softmax
            score -= warmth * log(-log(np.random.random() + 1e-12) + 1e-12)
        if score > best:
            best, choice = score, i
    return int(room.cards[choice])


@compiled
def play_out(
    t: Table, brain: Brain, elder: Brain, kinds: Any, warmth: float, room: Scratch
) -> None:
    """Plays a round to its end."""
    while t.now[LEFT] > 0:
        put(t, choose(t, brain, elder, kinds, warmth, room))


@compiled
def name_trump(t: Table, turned: int, brain: Brain, room: Scratch) -> None:
    """Sets the trump of a dealt round; after a Wizard the dealer takes the best colour."""
    t.now[TRUMP] = rules.turned_trump(turned)
    if not rules.dealer_names_trump(turned):
        return
    seats, round_ = t.now[SEATS], t.now[ROUND]
    best = -1e18
    for colour in range(WIZARD):
        a = Auction(seats, round_, colour, WIZARD, seats - 1, False, 0, 0, False)
        score_bids(a, t.hands[seats - 1], brain.table, brain.bid, room)
        promise = room.points[best_bid(room, round_)]
        if promise > best:
            best, t.now[TRUMP] = promise, colour


@compiled
def plain_bid(t: Table, seat: int, bid_sum: int, forbidden: int, room: Scratch) -> int:
    """The bid of the hand-written policy."""
    seats, round_ = t.now[SEATS], t.now[ROUND]
    return choose_bid(
        seats,
        t.hands[seat],
        t.now[TRUMP] - NONE,
        t.now[SEEN],
        bid_sum / round_ + (seats - 1 - seat) / seats,
        forbidden,
        _PLAIN_WEIGHTS[seats - 3],
        BIDDING,
        room.chances,
        room.points,
    )


@compiled
def random_bid(round_: int, forbidden: int) -> int:
    """Any bid that is allowed."""
    bid = np.random.randint(0, round_ + 1)
    if bid == forbidden:
        bid = bid + 1 if bid < round_ else bid - 1
    return int(bid)


@compiled
def curious_bid(bid: int, round_: int, forbidden: int) -> int:
    """A bid that is one or two off, to see what happens."""
    step = 1 if np.random.random() < 0.7 else 2
    other = bid + step if np.random.random() < 0.5 else bid - step
    return other if 0 <= other <= round_ and other != forbidden else bid


class BidSamples(NamedTuple):
    """Bids that were made: what was seen, what was bid, and by how much it was missed."""

    hands: Any
    bids: Any
    misses: Any


@compiled
def hold_auction(
    t: Table,
    turned: int,
    brain: Brain,
    elder: Brain,
    kinds: Any,
    bidding: int,
    plus_minus_one: bool,
    curiosity: float,
    room: Scratch,
    samples: BidSamples,
    first: int,
) -> None:
    """All seats bid, learners at times out of curiosity. Samples go to rows from `first`."""
    seats, round_ = t.now[SEATS], t.now[ROUND]
    turned_kind = rules.kind(turned) if turned != NONE else NONE
    bid_sum, highest = 0, 0
    for seat in range(seats):
        forbidden = NONE
        if plus_minus_one and seat == seats - 1:
            forbidden = rules.forbidden_bid(round_, bid_sum)
        a = Auction(
            seats,
            round_,
            t.now[TRUMP],
            turned_kind,
            seat,
            bidding == OPEN,
            bid_sum,
            highest,
            plus_minus_one,
        )
        if kinds[seat] == RANDOM:
            bid = random_bid(round_, forbidden)
        elif kinds[seat] == PLAIN:
            bid = plain_bid(t, seat, bid_sum, forbidden, room)
        else:
            judge = elder if kinds[seat] == ELDER else brain
            score_bids(a, t.hands[seat], judge.table, judge.bid, room)
            if forbidden != NONE:
                room.points[forbidden] = -1e18
            bid = best_bid(room, round_)
        if np.random.random() < curiosity:
            bid = curious_bid(bid, round_, forbidden)
        if first + seat < len(samples.misses):
            note_bid(a, t.hands[seat], bid, brain.table, samples, first + seat)
        t.bids[seat] = bid
        bid_sum += bid
        highest = max(highest, bid)
    t.now[KNOWN] = 1 if bidding != SECRET else 0


@compiled
def note_bid(a: Auction, hand: int, bid: int, table: Any, samples: BidSamples, row: int) -> None:
    """Writes down what a bid was made from."""
    s = strength(a, hand, table)
    described, told = hand_features(a, hand, s), bid_features.bid_features(a, s, bid)
    for i in range(HAND):
        samples.hands[row, i] = described[i]
    for i in range(BID):
        samples.bids[row, i] = told[i]
