"""Search with the nets: promising cards and bids are played out in likely worlds.

In every world the nets go on at each seat, but for those who play there without care. Half of the
cards are dropped again and again, so that the best get most of the playouts.
"""

from math import exp, log
from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge.cards import rules
from stonehenge.cards.rules import NONE, WIZARD
from stonehenge.kernels import compiled
from stonehenge.kernels.cards import bits
from stonehenge.kernels.cards.draws import advanced, below, stream, word
from stonehenge.players.cards.net.play_features import count, lowest
from stonehenge.players.cards.net.rounds import (
    KNOWN,
    LEFT,
    LYING,
    SEEN,
    SUIT,
    TURN,
    Scratch,
    Table,
    best_bid,
    best_card,
    copy,
    new_scratch,
    new_table,
    position,
    put,
    score_bids,
    score_cards,
)
from stonehenge.players.cards.net.weights import Brain
from stonehenge.players.cards.net.worlds import (
    Known,
    Worlds,
    auction,
    card_log,
    forbidden,
    guess_bids,
    start,
)

PRIOR: Final = 2.0
"""Points that the policy's own opinion is worth, times its logarithm."""
UNLIKELY: Final = 0.02


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
def go_on(t: Table, careless: int, state: Any, brain: Brain, room: Scratch) -> None:
    """Plays a round to its end: every seat by the net, who is careless at random."""
    while t.now[LEFT] > 0:
        if careless >> t.now[TURN] & 1:
            legal = rules.legal_mask(t.hands[t.now[TURN]], t.now[SUIT])
            state = advanced(state)
            put(t, lowest(bits.nth(legal, below(word(state), count(legal)))))
        else:
            put(t, best_card(t, brain.table, brain.play, room))


@compiled
def enter(k: Known, worlds: Worlds, world: int, brain: Brain, t: Table, room: Scratch) -> None:
    """Gives the table of now the hands of a world."""
    for seat in range(k.seats):
        t.hands[seat] = worlds.hands[world, seat]
    guess_bids(k, worlds.hands[world], brain, t, room)


@compiled
def try_card(
    t: Table,
    me: int,
    card: int,
    careless: int,
    luck: int,
    brain: Brain,
    other: Table,
    room: Scratch,
    f: Findings,
) -> None:
    """Plays a card in a world and the round to its end, and notes what came of it."""
    copy(t, other)
    put(other, card)
    go_on(other, careless, stream(luck, 1), brain, room)
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
def search(k: Known, cards: int, kept: Worlds, brain: Brain, prior: float, f: Findings) -> int:
    """The best of some cards, by playouts in likely worlds; the worlds are used in turn."""
    t, other, room = new_table(), new_table(), new_scratch()
    present(k, kept.hands[0], t)
    stages = 0
    while 1 << stages < count(cards):
        stages += 1
    playouts = len(kept.careless) * count(cards)
    world = 0
    for _ in range(stages):
        for _ in range(max(1, playouts // (stages * count(cards)))):
            enter(k, kept, world, brain, t, room)
            rest = cards
            while rest:
                try_card(t, k.me, lowest(rest), kept.careless[world], world, brain, other, room, f)
                rest &= rest - 1
            world = (world + 1) % len(kept.careless)
        cards = halved(cards, f, prior)
    return lowest(cards)


@compiled
def try_all(k: Known, cards: int, kept: Worlds, brain: Brain, f: Findings) -> None:
    """Plays every one of some cards out in every world."""
    t, other, room = new_table(), new_table(), new_scratch()
    present(k, kept.hands[0], t)
    for world in range(len(kept.careless)):
        enter(k, kept, world, brain, t, room)
        rest = cards
        while rest:
            try_card(t, k.me, lowest(rest), kept.careless[world], world, brain, other, room, f)
            rest &= rest - 1


@compiled
def promising(k: Known, hands: Any, brain: Brain, f: Findings) -> int:
    """The cards worth a search; the hands need only have the own one."""
    t, room = new_table(), new_scratch()
    trick = present(k, hands, t)
    return candidates(t, trick, brain, room, f)


@compiled
def bid_out(k: Known, my_bid: int, kept: Worlds, brain: Brain, tricks: Any) -> None:
    """Plays whole rounds after a bid, the others bidding by the net; counts the own tricks."""
    t, room = new_table(), new_scratch()
    bids = k.bids.copy()
    for world in range(len(kept.careless)):
        bids[:] = k.bids
        bids[k.me] = my_bid
        for step in range(1, k.seats + 1):
            seat = (k.dealer + step) % k.seats
            if bids[seat] == NONE:
                a = auction(k, seat, bids)
                score_bids(a, kept.hands[world, seat], brain.table, brain.bid, room)
                barred = forbidden(k, a.place, bids.sum() + 1)
                if barred != NONE:
                    room.points[barred] = -1e18
                bids[seat] = best_bid(room, k.round)
        start(k, kept.hands[world], t)
        t.bids[: k.seats], t.now[KNOWN] = bids, k.shown
        go_on(t, kept.careless[world], stream(world, 2), brain, room)
        tricks[t.won[k.me]] += 1
