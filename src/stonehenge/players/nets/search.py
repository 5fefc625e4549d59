"""Search with the nets: hidden hands made likely by what was bid and played, rounds played out.

Hands are dealt at random as the view allows, more than are needed. Each such world is weighed by
how likely the nets would have bid and played as the others did with these hands; worlds are then
drawn anew by their weights. In these each promising card is played and the nets go on at every
seat; half of the cards are dropped again and again, so that the best get most of the playouts.
"""

from math import exp, log
from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge.cards import rules
from stonehenge.cards.rules import NONE, WIZARD
from stonehenge.kernels import compiled
from stonehenge.kernels.cards.draws import advanced, stream, word
from stonehenge.players.nets.bid_features import Auction
from stonehenge.players.nets.play_features import count, lowest
from stonehenge.players.nets.rounds import (
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
    copy,
    new_scratch,
    new_table,
    play_on,
    position,
    put,
    score_bids,
    score_cards,
)
from stonehenge.players.nets.weights import Brain

OVERSAMPLED: Final = 3
"""How many worlds are dealt for one that is kept."""
PLAY_TRUST: Final = 0.5
"""How far cards that were played tell of a hand: less than the nets would have it."""
BID_TRUST: Final = 1.0
BID_WARMTH: Final = 3.0
"""Points within which a bid is as good as the best."""
_SURPRISE: Final = -4.0
"""No single bid or card makes a world less likely than this, on the scale of logarithms."""
PRIOR: Final = 2.0
"""Points that the policy's own opinion is worth, times its logarithm."""
UNLIKELY: Final = 0.02


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
    plus_minus_one: int
    bids: Any
    """By seat, NONE where they are not known."""
    plays: Any
    """All cards of the round so far, in the order of play."""
    played: Any
    """By seat the mask of the cards it has played."""


class Findings(NamedTuple):
    """What a search found for each legal card, by its number."""

    playouts: Any
    points: Any
    exact: Any
    policy: Any
    """How likely the policy alone would play it."""
    tricks: Any
    """By card, how often it led to so many tricks in all."""


def no_findings() -> Findings:
    """Room for what a search finds."""
    return Findings(np.zeros(60), np.zeros(60), np.zeros(60), np.zeros(60), np.zeros((60, 21)))


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
def weigh(k: Known, worlds: Any, brain: Brain, t: Table, room: Scratch, logs: Any) -> None:
    """How likely the others would have bid and played as they did, in each world."""
    for world in range(len(worlds)):
        start(k, worlds[world], t)
        guess_bids(k, worlds[world], brain, t, room)
        told = 0.0
        for seat in range(k.seats):
            if seat != k.me and k.bids[seat] != NONE:
                told += BID_TRUST * max(_SURPRISE, bid_log(k, seat, t.hands[seat], brain, room))
        for card in k.plays:
            seat = t.now[TURN]
            legal = rules.legal_mask(t.hands[seat], t.now[SUIT])
            if seat != k.me and legal & (legal - 1):
                found = score_cards(position(t), legal, brain.table, brain.play, room)
                told += PLAY_TRUST * max(_SURPRISE, card_log(room, found, card))
            put(t, card)
        logs[world] = told


@compiled
def draw_likely(worlds: Any, logs: Any, seed: int, kept: Any) -> None:
    """Worlds drawn by their weights, evenly spread over them, then shuffled."""
    most, together = logs.max(), 0.0
    for world in range(len(worlds)):
        together += exp(logs[world] - most)
    step = together / len(kept)
    passed, world = exp(logs[0] - most), 0
    for i in range(len(kept)):
        while passed < (i + 0.5) * step and world + 1 < len(worlds):
            world += 1
            passed += exp(logs[world] - most)
        kept[i] = worlds[world]
    state = stream(seed, 0)
    for i in range(len(kept) - 1, 0, -1):
        state = advanced(state)
        other = (word(state) >> 20) % (i + 1)
        for seat in range(kept.shape[1]):
            kept[i, seat], kept[other, seat] = kept[other, seat], kept[i, seat]


@compiled
def alike(card: int, other: int, between: int) -> bool:
    """Whether two own cards are worth the same; `between` has all cards that could come between."""
    kind = rules.kind(card)
    if kind != rules.kind(other) or kind >= WIZARD:
        return kind == rules.kind(other)
    low, high = min(card, other), max(card, other)
    return between >> low & ((1 << (high - low)) - 1) == 0


@compiled
def candidates(t: Table, trick: int, brain: Brain, room: Scratch, f: Findings) -> int:
    """The cards worth a search, as a mask: no twins, and none that is unlikely."""
    me = t.now[TURN]
    legal = rules.legal_mask(t.hands[me], t.now[SUIT])
    found = score_cards(position(t), legal, brain.table, brain.play, room)
    for i in range(found):
        f.policy[room.cards[i]] = exp(card_log(room, found, room.cards[i]))
    between = ((1 << rules.CARDS) - 1) & ~(t.now[SEEN] | t.hands[me]) | trick
    chosen, rest = 0, legal
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        together, best, twins = 0.0, card, legal
        first = True
        while twins:
            twin = lowest(twins)
            twins &= twins - 1
            if alike(card, twin, between):
                first = first and twin >= card
                together += f.policy[twin]
                if f.policy[twin] > f.policy[best]:
                    best = twin
        if first and together >= UNLIKELY:
            chosen |= 1 << best
            f.policy[best] = together
    return chosen


@compiled
def enter(k: Known, hands: Any, brain: Brain, t: Table, room: Scratch) -> None:
    """Gives the table of now the hands of a world."""
    for seat in range(k.seats):
        t.hands[seat] = hands[seat]
    guess_bids(k, hands, brain, t, room)


@compiled
def try_card(
    t: Table, me: int, card: int, brain: Brain, other: Table, room: Scratch, f: Findings
) -> None:
    """Plays a card in a world and the round to its end, and notes what came of it."""
    copy(t, other)
    put(other, card)
    play_on(other, brain.table, brain.play, room)
    f.playouts[card] += 1
    f.points[card] += rules.points(other.bids[me], other.won[me])
    f.exact[card] += other.bids[me] == other.won[me]
    f.tricks[card, other.won[me]] += 1


@compiled
def worth(card: int, f: Findings, prior: float) -> float:
    """What a card promises, by search and by the policy's opinion of it."""
    return float(f.points[card] / max(1.0, f.playouts[card]) + prior * log(f.policy[card] + 1e-9))


@compiled
def halved(cards: int, f: Findings, prior: float) -> int:
    """The better half of the cards."""
    for _ in range(count(cards) // 2):
        worst, rest = lowest(cards), cards
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            if worth(card, f, prior) < worth(worst, f, prior):
                worst = card
        cards ^= 1 << worst
    return cards


@compiled
def present(k: Known, hands: Any, t: Table) -> int:
    """The table as it is now, with these hands; returns the cards of the present trick."""
    start(k, hands, t)
    trick = 0
    for card in k.plays:
        put(t, card)
        trick = trick | 1 << card if t.now[LYING] > 0 else 0
    return int(trick)


@compiled
def search(k: Known, cards: int, kept: Any, brain: Brain, prior: float, f: Findings) -> int:
    """The best of some cards, by playouts in likely worlds; the worlds are used in turn."""
    t, other, room = new_table(), new_table(), new_scratch()
    present(k, kept[0], t)
    stages = 0
    while 1 << stages < count(cards):
        stages += 1
    playouts = len(kept) * count(cards)
    world = 0
    for _ in range(stages):
        for _ in range(max(1, playouts // (stages * count(cards)))):
            enter(k, kept[world], brain, t, room)
            rest = cards
            while rest:
                try_card(t, k.me, lowest(rest), brain, other, room, f)
                rest &= rest - 1
            world = (world + 1) % len(kept)
        cards = halved(cards, f, prior)
    return lowest(cards)


@compiled
def try_all(k: Known, cards: int, kept: Any, brain: Brain, f: Findings) -> None:
    """Plays every one of some cards out in every world."""
    t, other, room = new_table(), new_table(), new_scratch()
    present(k, kept[0], t)
    for world in range(len(kept)):
        enter(k, kept[world], brain, t, room)
        rest = cards
        while rest:
            try_card(t, k.me, lowest(rest), brain, other, room, f)
            rest &= rest - 1


@compiled
def promising(k: Known, hands: Any, brain: Brain, f: Findings) -> int:
    """The cards worth a search; the hands need only have the own one."""
    t, room = new_table(), new_scratch()
    trick = present(k, hands, t)
    return candidates(t, trick, brain, room, f)


@compiled
def likely_worlds(k: Known, worlds: Any, brain: Brain, seed: int, kept: Any) -> None:
    """Draws likely worlds from possible ones."""
    logs = np.zeros(len(worlds))
    weigh(k, worlds, brain, new_table(), new_scratch(), logs)
    draw_likely(worlds, logs, seed, kept)


@compiled
def bid_out(k: Known, my_bid: int, kept: Any, brain: Brain, tricks: Any) -> None:
    """Plays whole rounds after a bid, the others bidding by the net; counts the own tricks."""
    t, room = new_table(), new_scratch()
    bids = k.bids.copy()
    for world in range(len(kept)):
        bids[:] = k.bids
        bids[k.me] = my_bid
        for step in range(1, k.seats + 1):
            seat = (k.dealer + step) % k.seats
            if bids[seat] == NONE:
                a = auction(k, seat, bids)
                score_bids(a, kept[world, seat], brain.table, brain.bid, room)
                barred = forbidden(k, a.place, bids.sum() + 1)
                if barred != NONE:
                    room.points[barred] = -1e18
                bids[seat] = best_bid(room, k.round)
        start(k, kept[world], t)
        t.bids[: k.seats] = bids
        play_on(t, brain.table, brain.play, room)
        tricks[t.won[k.me]] += 1
