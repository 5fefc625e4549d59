"""Compiled rounds of the card game between players of several kinds, to learn from.

The rules, the features and the judgement are the same functions that engine and players call;
here are only the loops. Dealing starts at seat 0, which leads; the last seat is the dealer.
"""

from math import exp, log
from types import FunctionType, ModuleType
from typing import Any, Final, NamedTuple

import numpy as np
from numba.extending import overload

from stonehenge.cards import rules
from stonehenge.cards.rules import FIRST_WIZARD, NONE, RANKS, WIZARD
from stonehenge.kernels import callable_from_kernels, compiled, use_rules
from stonehenge.kernels.cards import bits
from stonehenge.players.nets import bid_features, play_features
from stonehenge.players.nets.bid_features import (
    BID,
    HAND,
    MISSES,
    Auction,
    bid_points,
    hand_features,
    strength,
)
from stonehenge.players.nets.play_features import (
    CARD,
    SITUATION,
    Position,
    card_features,
    count,
    later_chance,
    lowest,
    sight,
    situation,
    wins_so_far,
)
from stonehenge.players.nets.weights import BID_HIDDEN, PLAY_HIDDEN, BidNet, Brain, PlayNet

LEARNER, PLAIN, ELDER, RANDOM = range(4)
"""Who may sit on a seat: the net that learns, a plain rule, an older net, or nobody's plan."""

OPEN, COVERED, SECRET = range(3)

# the scalars of a table, by their place in `now`
SEATS, ROUND, TRUMP, TURN, LEADER, LYING, BEST, WINNER, SUIT, SEEN, LEFT, KNOWN = range(12)
MOST_SEATS: Final = 6
MOST_CARDS: Final = 20


@overload(count, strict=False)
def _count(mask: Any) -> Any:
    return lambda mask: bits.count(mask)


@overload(lowest, strict=False)
def _lowest(mask: Any) -> Any:
    return lambda mask: bits.lowest(mask)


def _use_features(module: ModuleType) -> None:
    for function in vars(module).values():
        own = isinstance(function, FunctionType) and function.__module__ == module.__name__
        if own and function not in (count, lowest):
            callable_from_kernels(function)


use_rules(rules)
_use_features(play_features)
_use_features(bid_features)


class Table(NamedTuple):
    """A round that is being played: arrays by seat, and the scalars in `now`."""

    hands: Any
    sizes: Any
    bids: Any
    won: Any
    voids: Any
    now: Any


class Scratch(NamedTuple):
    """Room for the numbers of one decision."""

    cards: Any
    scores: Any
    described: Any
    around: Any
    shared: Any
    hidden: Any
    points: Any


@compiled
def new_table() -> Table:
    """A table with nobody at it."""
    return Table(
        np.zeros(MOST_SEATS, np.int64),
        np.zeros(MOST_SEATS, np.int64),
        np.zeros(MOST_SEATS, np.int64),
        np.zeros(MOST_SEATS, np.int64),
        np.zeros(MOST_SEATS, np.int64),
        np.zeros(12, np.int64),
    )


@compiled
def new_scratch() -> Scratch:
    """Room for the numbers of one decision."""
    return Scratch(
        np.zeros(MOST_CARDS, np.int64),
        np.zeros(MOST_CARDS, np.float32),
        np.zeros((MOST_CARDS, CARD), np.float32),
        np.zeros(SITUATION, np.float32),
        np.zeros(BID_HIDDEN, np.float32),
        np.zeros(BID_HIDDEN, np.float32),
        np.zeros(MOST_CARDS + 1, np.float64),
    )


@compiled
def copy(source: Table, target: Table) -> None:
    """Makes one table like another."""
    for i in range(len(source)):
        for j in range(len(source[i])):
            target[i][j] = source[i][j]


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
def position(t: Table) -> Position:
    """What the seat whose turn it is knows."""
    now, seat = t.now, t.now[TURN]
    return Position(
        now[SEATS],
        now[ROUND],
        now[TRUMP],
        seat,
        t.hands[seat],
        now[SEEN],
        now[LEADER],
        now[LYING],
        now[BEST],
        now[WINNER],
        now[SUIT],
        now[KNOWN] == 1,
        t.sizes,
        t.bids,
        t.won,
        t.voids,
    )


@compiled
def put(t: Table, card: int) -> None:
    """The seat whose turn it is plays a card; a full trick goes to its winner."""
    now = t.now
    seat = now[TURN]
    t.hands[seat] &= ~(1 << card)
    t.sizes[seat] -= 1
    now[SEEN] |= 1 << card
    suit = now[SUIT]
    if 0 <= suit < WIZARD and card < FIRST_WIZARD and card // RANKS != suit:
        t.voids[seat] |= 1 << suit
    if now[LYING] == 0 or rules.beats(card, now[BEST], now[TRUMP]):
        now[BEST], now[WINNER] = card, seat
    now[SUIT] = rules.suit_after(suit, card)
    now[LYING] += 1
    now[TURN] = (seat + 1) % now[SEATS]
    if now[LYING] == now[SEATS]:
        winner = now[WINNER]
        t.won[winner] += 1
        now[TURN], now[LEADER], now[LYING], now[SUIT] = winner, winner, 0, NONE
        now[LEFT] -= 1


@compiled(fastmath=True)
def score_cards(p: Position, legal: int, table: Any, net: PlayNet, room: Scratch) -> int:
    """Scores every legal card; returns how many there are."""
    s = sight(p)
    around = situation(p, s, table)
    for j in range(PLAY_HIDDEN):
        room.shared[j] = net.bias[j]
    for i in range(SITUATION):
        value = np.float32(around[i])
        room.around[i] = value
        for j in range(PLAY_HIDDEN):
            room.shared[j] += net.situation[i, j] * value
    found = 0
    rest = legal
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        described = card_features(p, s, legal, card, table)
        for j in range(PLAY_HIDDEN):
            room.hidden[j] = room.shared[j]
        for i in range(CARD):
            value = np.float32(described[i])
            room.described[found, i] = value
            for j in range(PLAY_HIDDEN):
                room.hidden[j] += net.card[i, j] * value
        score = np.float32(0)
        for j in range(PLAY_HIDDEN):
            score += max(room.hidden[j], np.float32(0)) * net.out[j]
        room.cards[found], room.scores[found] = card, score
        found += 1
    return found


@compiled
def plain_card(p: Position, legal: int) -> int:
    """A plain rule: win high while tricks are needed, cheaply if last; else lose high."""
    s = sight(p)
    highest_win, lowest_win, highest_loss, lowest_loss = NONE, NONE, NONE, NONE
    best_win, worst_win, best_loss, worst_loss = -1.0, 9.0, -1.0, 9.0
    while legal:
        card = lowest(legal)
        legal &= legal - 1
        worth = later_chance(card, s.unseen, s.share, p.trump) + 0.001 * (card % RANKS)
        if wins_so_far(p, card):
            if worth > best_win:
                best_win, highest_win = worth, card
            if worth < worst_win:
                worst_win, lowest_win = worth, card
        else:
            if worth > best_loss:
                best_loss, highest_loss = worth, card
            if worth < worst_loss:
                worst_loss, lowest_loss = worth, card
    last = s.to_come == 0
    if s.need > 0:
        if highest_win == NONE:
            return lowest_loss
        return lowest_win if last else highest_win
    if p.lying == 0:
        return lowest_loss if lowest_loss != NONE else lowest_win
    if highest_loss != NONE:
        return highest_loss
    return highest_win if last else lowest_win


@compiled
def random_card(legal: int) -> int:
    """Any legal card."""
    for _ in range(np.random.randint(0, count(legal))):
        legal &= legal - 1
    return lowest(legal)


@compiled
def choose(t: Table, brain: Brain, elder: PlayNet, kinds: Any, warmth: float, room: Scratch) -> int:
    """The card that whoever sits there plays; warmth makes nets play their second choices too."""
    seat = t.now[TURN]
    legal = rules.legal_mask(t.hands[seat], t.now[SUIT])
    if legal & (legal - 1) == 0:
        return lowest(legal)
    if kinds[seat] == RANDOM:
        return random_card(legal)
    p = position(t)
    if kinds[seat] == PLAIN:
        return plain_card(p, legal)
    net = brain.play if kinds[seat] == LEARNER else elder
    found = score_cards(p, legal, brain.table, net, room)
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
    t: Table, brain: Brain, elder: PlayNet, kinds: Any, warmth: float, room: Scratch
) -> None:
    """Plays a round to its end."""
    while t.now[LEFT] > 0:
        put(t, choose(t, brain, elder, kinds, warmth, room))


@compiled(fastmath=True)
def score_bids(a: Auction, hand: int, table: Any, net: BidNet, room: Scratch) -> float:
    """The points each bid promises, into `room.points`; returns the tricks to be expected."""
    s = strength(a, hand, table)
    described = hand_features(a, hand, s)
    for j in range(BID_HIDDEN):
        room.shared[j] = net.bias[j]
    for i in range(HAND):
        value = np.float32(described[i])
        for j in range(BID_HIDDEN):
            room.shared[j] += net.hand[i, j] * value
    odds = np.empty(MISSES, np.float64)
    for bid in range(a.round + 1):
        told = bid_features.bid_features(a, s, bid)
        for j in range(BID_HIDDEN):
            room.hidden[j] = room.shared[j]
        for i in range(BID):
            value = np.float32(told[i])
            for j in range(BID_HIDDEN):
                room.hidden[j] += net.bid[i, j] * value
        together = 0.0
        for miss in range(MISSES):
            score = net.out_bias[miss]
            for j in range(BID_HIDDEN):
                score += max(room.hidden[j], np.float32(0)) * net.out[j, miss]
            odds[miss] = exp(score)
            together += odds[miss]
        for miss in range(MISSES):
            odds[miss] /= together
        room.points[bid] = bid_points(bid, odds)
    return s.expected


@compiled
def best_bid(room: Scratch, round_: int) -> int:
    """The bid that promises most."""
    best = 0
    for bid in range(1, round_ + 1):
        if room.points[bid] > room.points[best]:
            best = bid
    return best


@compiled
def name_trump(t: Table, turned: int, brain: Brain, by_net: bool, room: Scratch) -> None:
    """Sets the trump of a dealt round; after a Wizard the dealer takes the best colour."""
    t.now[TRUMP] = rules.turned_trump(turned)
    if not rules.dealer_names_trump(turned):
        return
    seats, round_ = t.now[SEATS], t.now[ROUND]
    hand = t.hands[seats - 1]
    best = -1e18
    for colour in range(WIZARD):
        a = Auction(seats, round_, colour, WIZARD, seats - 1, False, 0, 0)
        if by_net:
            score_bids(a, hand, brain.table, brain.bid, room)
            promise = room.points[best_bid(room, round_)]
        else:
            promise = strength(a, hand, brain.table).expected
        if promise > best:
            best, t.now[TRUMP] = promise, colour


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
    by_net: Any,
    bidding: int,
    plus_minus_one: bool,
    curiosity: float,
    room: Scratch,
    samples: BidSamples,
    first: int,
) -> None:
    """All seats bid; sometimes one off, to see what happens. Samples go to rows from `first`."""
    seats, round_ = t.now[SEATS], t.now[ROUND]
    turned_kind = rules.kind(turned) if turned != NONE else NONE
    bid_sum, highest = 0, 0
    for seat in range(seats):
        a = Auction(
            seats, round_, t.now[TRUMP], turned_kind, seat, bidding == OPEN, bid_sum, highest
        )
        hand = t.hands[seat]
        forbidden = NONE
        if plus_minus_one and seat == seats - 1:
            forbidden = rules.forbidden_bid(round_, bid_sum)
        s = strength(a, hand, brain.table)
        if by_net[seat]:
            score_bids(a, hand, brain.table, brain.bid, room)
            if forbidden != NONE:
                room.points[forbidden] = -1e18
            bid = best_bid(room, round_)
        else:
            bid = min(round_, int(s.expected + 0.5))
            if bid == forbidden:
                bid = bid + 1 if bid < round_ else bid - 1
        if np.random.random() < curiosity:
            step = 1 if np.random.random() < 0.7 else 2
            other = bid + step if np.random.random() < 0.5 else bid - step
            if 0 <= other <= round_ and other != forbidden:
                bid = other
        if first + seat < len(samples.misses):
            described, told = hand_features(a, hand, s), bid_features.bid_features(a, s, bid)
            for i in range(HAND):
                samples.hands[first + seat, i] = described[i]
            for i in range(BID):
                samples.bids[first + seat, i] = told[i]
        t.bids[seat] = bid
        bid_sum += bid
        highest = max(highest, bid)
    t.now[KNOWN] = 1 if bidding != SECRET else 0
