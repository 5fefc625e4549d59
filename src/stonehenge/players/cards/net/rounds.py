"""A compiled round of the card game with the nets at its seats.

The rules and what the nets look at are the same functions that engine and players call; here are
only the loops. Seats count as at the table; nothing here draws at random.
"""

from math import exp
from types import FunctionType, ModuleType
from typing import Any, Final, NamedTuple

import numpy as np
from numba.extending import overload

from stonehenge.cards import rules
from stonehenge.cards.rules import FIRST_WIZARD, NONE, RANKS, WIZARD
from stonehenge.kernels import callable_from_kernels, compiled, use_rules
from stonehenge.kernels.cards import bits
from stonehenge.players.cards.net import bid_features, play_features
from stonehenge.players.cards.net.bid_features import (
    BID,
    HAND,
    MISSES,
    Auction,
    bid_points,
    hand_features,
    strength,
)
from stonehenge.players.cards.net.play_features import (
    CARD,
    SITUATION,
    Position,
    card_features,
    count,
    lowest,
    sight,
    situation,
)
from stonehenge.players.cards.net.weights import BID_HIDDEN, PLAY_HIDDEN, BidNet, PlayNet

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
    odds: Any
    chances: Any
    needs: Any


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
        np.zeros(PLAY_HIDDEN, np.float32),
        np.zeros(PLAY_HIDDEN, np.float32),
        np.zeros(MOST_CARDS + 1, np.float64),
        np.zeros((MOST_CARDS + 1, MISSES), np.float64),
        np.zeros(64, np.float64),
        np.zeros(MOST_SEATS, np.int64),
    )


@compiled
def copy(source: Table, target: Table) -> None:
    """Makes one table like another."""
    for i in range(len(source)):
        for j in range(len(source[i])):
            target[i][j] = source[i][j]


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


@compiled
def _weighed(hidden: Any, out: Any) -> Any:
    """The sum of relu(hidden) * out, added up in halves: quick, and alike on every machine."""
    for j in range(PLAY_HIDDEN):
        hidden[j] = max(hidden[j], np.float32(0)) * out[j]
    half = PLAY_HIDDEN // 2
    while half > 0:
        for j in range(half):
            hidden[j] += hidden[j + half]
        half //= 2
    return hidden[0]


@compiled
def score_cards(p: Position, legal: int, table: Any, net: PlayNet, room: Scratch) -> int:
    """Scores every legal card; returns how many there are."""
    s = sight(p, room.chances)
    around = situation(p, s, table)
    for j in range(PLAY_HIDDEN):
        room.shared[j] = net.bias[j]
    for i in range(SITUATION):
        value = np.float32(around[i])
        room.around[i] = value
        if value != 0:
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
            if value != 0:
                for j in range(PLAY_HIDDEN):
                    room.hidden[j] += net.card[i, j] * value
        room.cards[found], room.scores[found] = card, _weighed(room.hidden, net.out)
        found += 1
    return found


@compiled
def best_card(t: Table, table: Any, net: PlayNet, room: Scratch) -> int:
    """The card that a net plays for the seat whose turn it is."""
    legal = rules.legal_mask(t.hands[t.now[TURN]], t.now[SUIT])
    if legal & (legal - 1) == 0:
        return lowest(legal)
    found = score_cards(position(t), legal, table, net, room)
    choice = 0
    for i in range(1, found):
        if room.scores[i] > room.scores[choice]:
            choice = i
    return int(room.cards[choice])


@compiled
def score_bids(a: Auction, hand: int, table: Any, net: BidNet, room: Scratch) -> None:
    """The points each bid promises, into `room.points`, and its chances, into `room.odds`."""
    s = strength(a, hand, table)
    described = hand_features(a, hand, s)
    for j in range(BID_HIDDEN):
        room.shared[j] = net.bias[j]
    for i in range(HAND):
        value = np.float32(described[i])
        for j in range(BID_HIDDEN):
            room.shared[j] += net.hand[i, j] * value
    for bid in range(a.round + 1):
        told = bid_features.bid_features(a, s, bid)
        for j in range(BID_HIDDEN):
            room.hidden[j] = room.shared[j]
        for i in range(BID):
            value = np.float32(told[i])
            for j in range(BID_HIDDEN):
                room.hidden[j] += net.bid[i, j] * value
        odds = room.odds[bid]
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


@compiled
def best_bid(room: Scratch, round_: int) -> int:
    """The bid that promises most."""
    best = 0
    for bid in range(1, round_ + 1):
        if room.points[bid] > room.points[best]:
            best = bid
    return best
