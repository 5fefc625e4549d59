"""Likely worlds: hidden hands made likely by what was bid and played, and who plays with care.

Hands are dealt at random as the view allows, more than are needed. Each such world is weighed by
how likely the others would have bid and played as they did with these hands: as the nets do, or,
as each seat may, without any care for its bid. Worlds are then drawn anew by their weights. Who
is careless in a world is drawn too, so that a player who does strange things is not believed.
"""

from math import exp, log
from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge.cards import rules
from stonehenge.cards.rules import NONE
from stonehenge.kernels import compiled
from stonehenge.kernels.cards.draws import advanced, stream, word
from stonehenge.players.cards.net.bid_features import Auction
from stonehenge.players.cards.net.rounds import (
    KNOWN,
    LEADER,
    LEFT,
    LYING,
    MOST_SEATS,
    ROUND,
    SEATS,
    SEEN,
    SUIT,
    TRUMP,
    TURN,
    Scratch,
    Table,
    best_bid,
    new_scratch,
    new_table,
    position,
    put,
    score_bids,
    score_cards,
)
from stonehenge.players.cards.net.weights import Brain

OVERSAMPLED: Final = 3
"""How many worlds are dealt for one that is kept."""
PLAY_TRUST: Final = 0.5
"""How far cards that were played tell of a hand: less than the nets would have it."""
BID_WARMTH: Final = 3.0
"""Points within which a bid is as good as the best."""
_SURPRISE: Final = -4.0
"""No single bid or card makes a world less likely than this, on the scale of logarithms."""
_SENSE: Final = 0.5
"""The share of careless players who at least bid with sense."""
_FINE: Final = 1 << 30


class Known(NamedTuple):
    """What a seat knows of a round but for the hands."""

    seats: int
    round: int
    trump: int
    turnup: int
    """The card that was turned up, NONE in the last round."""
    dealer: int
    me: int
    heard: int
    """1 if bids are made openly, one after the other."""
    shown: int
    """1 if the bids are known while cards are played."""
    plus_minus_one: int
    doubts: Any
    """By seat how likely it plays without care for its bid, as earlier rounds tell."""
    bids: Any
    """By seat, NONE where they are not known."""
    plays: Any
    """All cards of the round so far, in the order of play."""
    played: Any
    """By seat the mask of the cards it has played."""


class Worlds(NamedTuple):
    """Hands by world and seat, and by world a mask of the seats that play without care."""

    hands: Any
    careless: Any


@compiled
def no_worlds(number: int, seats: int) -> Worlds:
    """Room for so many worlds."""
    return Worlds(np.zeros((number, seats), np.int64), np.zeros(number, np.int64))


@compiled
def start(k: Known, hands: Any, t: Table) -> None:
    """A table before the first card, if these are the hands of now."""
    for seat in range(k.seats):
        t.hands[seat], t.sizes[seat] = hands[seat] | k.played[seat], k.round
        t.bids[seat], t.won[seat], t.voids[seat] = max(0, k.bids[seat]), 0, 0
    t.now[:] = NONE
    t.now[SEATS], t.now[ROUND], t.now[LEFT], t.now[TRUMP] = k.seats, k.round, k.round, k.trump
    leader = (k.dealer + 1) % k.seats
    t.now[TURN], t.now[LEADER], t.now[LYING] = leader, leader, 0
    t.now[SEEN] = 1 << k.turnup if k.turnup != NONE else 0
    t.now[KNOWN] = 1
    for seat in range(k.seats):
        if k.bids[seat] == NONE:
            t.now[KNOWN] = 0


@compiled
def auction(k: Known, seat: int, bids: Any) -> Auction:
    """A seat's turn to bid after those before it."""
    bid_sum, highest = 0, 0
    place = (seat - k.dealer - 1) % k.seats
    if k.heard == 1:
        for step in range(place):
            bid = bids[(k.dealer + 1 + step) % k.seats]
            bid_sum += bid
            highest = max(highest, bid)
    turned = rules.kind(k.turnup) if k.turnup != NONE else NONE
    return Auction(
        k.seats,
        k.round,
        k.trump,
        turned,
        place,
        k.heard == 1,
        bid_sum,
        highest,
        k.plus_minus_one == 1,
    )


@compiled
def forbidden(k: Known, place: int, bid_sum: int) -> int:
    """The bid that plus/minus one forbids to the last bidder, or NONE."""
    if k.plus_minus_one == 0 or place < k.seats - 1:
        return NONE
    return rules.forbidden_bid(k.round, bid_sum)


@compiled
def guess_bids(k: Known, hands: Any, brain: Brain, t: Table, room: Scratch) -> None:
    """Gives every seat whose bid is secret the one that the net would have made."""
    for seat in range(k.seats):
        if k.bids[seat] == NONE:
            hand = hands[seat] | k.played[seat]
            score_bids(auction(k, seat, k.bids), hand, brain.table, brain.bid, room)
            t.bids[seat] = best_bid(room, k.round)


@compiled
def bid_log(k: Known, seat: int, hand: int, brain: Brain, room: Scratch) -> float:
    """The logarithm of the chance that the bid net would have bid so with this hand."""
    score_bids(auction(k, seat, k.bids), hand, brain.table, brain.bid, room)
    best, together = room.points[best_bid(room, k.round)], 0.0
    for bid in range(k.round + 1):
        together += exp((room.points[bid] - best) / BID_WARMTH)
    return float((room.points[k.bids[seat]] - best) / BID_WARMTH - log(together))


@compiled
def card_log(room: Scratch, found: int, card: int) -> float:
    """The logarithm of the policy's chance of a card, after its cards were scored."""
    best, mine = room.scores[0], 0.0
    for i in range(found):
        best = max(best, room.scores[i])
        if room.cards[i] == card:
            mine = room.scores[i]
    together = 0.0
    for i in range(found):
        together += exp(float(room.scores[i]) - best)
    return float(mine - best) - log(together)


@compiled
def weigh(
    k: Known, hands: Any, brain: Brain, t: Table, room: Scratch, sane: Any, careless: Any
) -> None:
    """How likely each seat would have bid and played as it did with these hands, as logarithms."""
    start(k, hands, t)
    if len(k.plays):
        guess_bids(k, hands, brain, t, room)
    sane[:], careless[:] = 0.0, 0.0
    for seat in range(k.seats):
        if seat != k.me and k.bids[seat] != NONE:
            sane[seat] = max(_SURPRISE, bid_log(k, seat, t.hands[seat], brain, room))
            careless[seat] = log(_SENSE * exp(sane[seat]) + (1 - _SENSE) / (k.round + 1))
    for card in k.plays:
        seat = t.now[TURN]
        legal = rules.legal_mask(t.hands[seat], t.now[SUIT])
        if seat != k.me and legal & (legal - 1):
            found = score_cards(position(t), legal, brain.table, brain.play, room)
            sane[seat] += PLAY_TRUST * max(_SURPRISE, card_log(room, found, card))
            careless[seat] -= PLAY_TRUST * log(float(found))
        put(t, card)


@compiled
def weigh_all(k: Known, dealt: Any, brain: Brain, logs: Any, doubts: Any) -> None:
    """The weight of every world as a logarithm, and how likely each seat is careless there."""
    t, room = new_table(), new_scratch()
    sane, careless = np.zeros(MOST_SEATS), np.zeros(MOST_SEATS)
    for world in range(len(dealt)):
        weigh(k, dealt[world], brain, t, room, sane, careless)
        logs[world] = 0.0
        for seat in range(k.seats):
            if seat != k.me:
                with_care = (1 - k.doubts[seat]) * exp(sane[seat])
                without = k.doubts[seat] * exp(careless[seat])
                logs[world] += log(with_care + without)
                doubts[world, seat] = without / (with_care + without)


@compiled
def draw_likely(dealt: Any, logs: Any, doubts: Any, seed: int, kept: Worlds) -> None:
    """Worlds drawn by their weights, evenly spread over them, then shuffled."""
    most, together = logs.max(), 0.0
    for world in range(len(dealt)):
        together += exp(logs[world] - most)
    number, seats = kept.hands.shape
    step = together / number
    passed, world = exp(logs[0] - most), 0
    state = stream(seed, 0)
    for i in range(number):
        while passed < (i + 0.5) * step and world + 1 < len(dealt):
            world += 1
            passed += exp(logs[world] - most)
        kept.hands[i], kept.careless[i] = dealt[world], 0
        for seat in range(seats):
            state = advanced(state)
            if (word(state) >> 20) % _FINE < doubts[world, seat] * _FINE:
                kept.careless[i] |= 1 << seat
    for i in range(number - 1, 0, -1):
        state = advanced(state)
        other = (word(state) >> 20) % (i + 1)
        kept.careless[i], kept.careless[other] = kept.careless[other], kept.careless[i]
        for seat in range(seats):
            mine = kept.hands[i, seat]
            kept.hands[i, seat], kept.hands[other, seat] = kept.hands[other, seat], mine


@compiled
def likely_worlds(k: Known, dealt: Any, brain: Brain, seed: int, kept: Worlds) -> None:
    """Draws likely worlds from possible ones."""
    logs, doubts = np.zeros(len(dealt)), np.zeros(dealt.shape)
    weigh_all(k, dealt, brain, logs, doubts)
    draw_likely(dealt, logs, doubts, seed, kept)
