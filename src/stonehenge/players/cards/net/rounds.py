"""A compiled round of the card game with the nets at its seats.

The rules and what the nets look at are the same functions that engine and players call; here are
only the loops. Seats count as at the table; nothing here draws at random.
"""

from math import exp
from types import FunctionType, ModuleType
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numba.extending import overload

from stonehenge.cards import rules
from stonehenge.cards.rules import CARDS, NONE
from stonehenge.kernels import callable_from_kernels, compiled, inlined, use_rules
from stonehenge.kernels.cards import bits
from stonehenge.players.cards.net import bid_features, play_features
from stonehenge.players.cards.net.bid_features import MISSES, bid_points, hand_features, strength
from stonehenge.players.cards.net.play_features import (
    CARD,
    SITUATION,
    card_features,
    count,
    lowest,
    prospects,
    situation,
)
from stonehenge.players.cards.net.weights import BID_HIDDEN, PLAY_HIDDEN, Brain, PlayNet
from stonehenge.players.cards.numbers import (
    MOST_CARDS,
    MOST_SEATS,
    BidTurn,
    PlayTurn,
    class_of,
    fair_share,
    shows_void,
)

ROUND: Final = np.dtype(
    [
        ("seats", np.int64),
        ("round", np.int64),
        ("trump", np.int64),
        ("turnup", np.int64),
        ("turn", np.int64),
        ("leader", np.int64),
        ("lying", np.int64),
        ("best", np.int64),
        ("winner", np.int64),
        ("suit", np.int64),
        ("seen", np.int64),
        ("left", np.int64),
        ("bids_known", np.int64),
        ("hands", np.int64, MOST_SEATS),
        ("sizes", np.int64, MOST_SEATS),
        ("bids", np.int64, MOST_SEATS),
        ("won", np.int64, MOST_SEATS),
        ("voids", np.int64, MOST_SEATS),
    ],
    align=True,
)
"""A round that is being played. `lying` counts the cards of the trick, `left` the tricks to come;
`best`, `winner` and `suit` are of the present trick; `seen` is a mask, `voids` has one by seat."""

Round: TypeAlias = Any
"""An array of one such record: kernels keep arrays alive, but not records."""


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
callable_from_kernels(shows_void)
callable_from_kernels(class_of)
callable_from_kernels(fair_share)
_use_features(play_features)
_use_features(bid_features)


class Scratch(NamedTuple):
    """Memory for the numbers of one decision."""

    cards: Any
    """The cards that were scored, and their scores."""
    scores: Any
    situation: Any
    """What the play net was told about the situation, and about each of the cards."""
    described: Any
    shared: Any
    hidden: Any
    points: Any
    """By bid the points it promises, and its chances of each miss."""
    odds: Any
    chances: Any
    needs: Any
    bids: Any
    """By seat what a seat that minds no bid but its own takes for the bids."""


@compiled
def new_round() -> Round:
    """A round before the deal."""
    return np.zeros(1, ROUND)


@compiled
def new_scratch() -> Scratch:
    """Memory for the numbers of one decision."""
    return Scratch(
        cards=np.zeros(MOST_CARDS, np.int64),
        scores=np.zeros(MOST_CARDS, np.float32),
        situation=np.zeros(SITUATION, np.float32),
        described=np.zeros((MOST_CARDS, CARD), np.float32),
        shared=np.zeros(PLAY_HIDDEN, np.float32),
        hidden=np.zeros(PLAY_HIDDEN, np.float32),
        points=np.zeros(MOST_CARDS + 1, np.float64),
        odds=np.zeros((MOST_CARDS + 1, MISSES), np.float64),
        chances=np.zeros(CARDS, np.float64),
        needs=np.zeros(MOST_SEATS, np.int64),
        bids=np.zeros(MOST_SEATS, np.int64),
    )


@compiled
def copy(source: Round, target: Round) -> None:
    """Makes one round like another."""
    target[0] = source[0]


@compiled
def begin(game: Round, seats: int, tricks: int, leader: int, turnup: int) -> None:
    """Lays out a round before the first card; hands, trump and bids are still to come."""
    r = game[0]
    r.seats, r.round, r.left, r.turnup = seats, tricks, tricks, turnup
    r.turn, r.leader, r.lying = leader, leader, 0
    r.trump, r.best, r.winner, r.suit = NONE, NONE, NONE, NONE
    r.seen = 1 << turnup if turnup != NONE else 0
    for seat in range(seats):
        r.sizes[seat], r.won[seat], r.voids[seat] = tricks, 0, 0


@compiled
def play_turn(game: Round) -> PlayTurn:
    """What the seat whose turn it is knows."""
    return _turn_with(game, game[0].bids)


@inlined
def _turn_with(game: Round, bids: Any) -> PlayTurn:
    """What the seat whose turn it is knows, if it takes these for the bids."""
    r = game[0]
    return PlayTurn(
        seats=r.seats,
        round=r.round,
        trump=r.trump,
        seat=r.turn,
        hand=r.hands[r.turn],
        seen=r.seen,
        leader=r.leader,
        lying=r.lying,
        best=r.best,
        winner=r.winner,
        suit=r.suit,
        bids_known=r.bids_known == 1,
        sizes=r.sizes,
        bids=bids,
        won=r.won,
        voids=r.voids,
    )


@compiled
def own_bid_turn(game: Round, scratch: Scratch) -> PlayTurn:
    """The turn of a seat that minds no bid but its own: the others want a fair share each."""
    r = game[0]
    fair = fair_share(play_turn(game))
    for seat in range(r.seats):
        scratch.bids[seat] = r.bids[seat] if seat == r.turn else r.won[seat] + fair
    return _turn_with(game, scratch.bids)


@inlined
def legal_cards(game: Round) -> int:
    """The mask of the cards that the seat whose turn it is may play."""
    r = game[0]
    return rules.legal_mask(r.hands[r.turn], r.suit)


@compiled
def put(game: Round, card: int) -> None:
    """The seat whose turn it is plays a card; a full trick goes to its winner."""
    r = game[0]
    seat = r.turn
    r.hands[seat] &= ~(1 << card)
    r.sizes[seat] -= 1
    r.seen |= 1 << card
    if shows_void(r.suit, card):
        r.voids[seat] |= 1 << r.suit
    if r.lying == 0 or rules.beats(card, r.best, r.trump):
        r.best, r.winner = card, seat
    r.suit = rules.suit_after(r.suit, card)
    r.lying += 1
    r.turn = (seat + 1) % r.seats
    if r.lying == r.seats:
        r.won[r.winner] += 1
        r.turn, r.leader, r.lying, r.suit = r.winner, r.winner, 0, NONE
        r.left -= 1


@inlined
def _add_features(features: Any, weights: Any, units: int, hidden: Any) -> None:
    """Adds what some features contribute to a hidden layer."""
    for i in range(len(features)):
        value = np.float32(features[i])
        if value != 0:
            for j in range(units):
                hidden[j] += weights[i, j] * value


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
def score_cards(turn: PlayTurn, legal: int, rates: Any, net: PlayNet, scratch: Scratch) -> int:
    """Scores every legal card; returns how many there are.

    This is the hot loop of all learned play. It takes the play net alone, as kernels copy all that
    is in a tuple they pass on.
    """
    p = prospects(turn, scratch.chances)
    around = situation(turn, p, rates)
    for j in range(PLAY_HIDDEN):
        scratch.shared[j] = net.bias[j]
    for i in range(SITUATION):
        value = np.float32(around[i])
        scratch.situation[i] = value
        if value != 0:
            for j in range(PLAY_HIDDEN):
                scratch.shared[j] += net.situation[i, j] * value
    scored = 0
    rest = legal
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        described = card_features(turn, p, legal, card, rates)
        for j in range(PLAY_HIDDEN):
            scratch.hidden[j] = scratch.shared[j]
        for i in range(CARD):
            value = np.float32(described[i])
            scratch.described[scored, i] = value
            if value != 0:
                for j in range(PLAY_HIDDEN):
                    scratch.hidden[j] += net.card[i, j] * value
        scratch.cards[scored], scratch.scores[scored] = card, _weighed(scratch.hidden, net.out)
        scored += 1
    return scored


@compiled
def score_again(scored: int, net: PlayNet, scratch: Scratch) -> None:
    """Lets another net score the cards that were scored last, in the same situation."""
    for j in range(PLAY_HIDDEN):
        scratch.shared[j] = net.bias[j]
    _add_features(scratch.situation, net.situation, PLAY_HIDDEN, scratch.shared)
    for card in range(scored):
        for j in range(PLAY_HIDDEN):
            scratch.hidden[j] = scratch.shared[j]
        _add_features(scratch.described[card], net.card, PLAY_HIDDEN, scratch.hidden)
        scratch.scores[card] = _weighed(scratch.hidden, net.out)


@inlined
def best_card(game: Round, rates: Any, net: PlayNet, scratch: Scratch) -> int:
    """The card that a net plays for the seat whose turn it is."""
    return best_card_in(play_turn(game), rates, net, scratch)


@compiled
def best_card_in(turn: PlayTurn, rates: Any, net: PlayNet, scratch: Scratch) -> int:
    """The card that a net plays in a turn."""
    legal = rules.legal_mask(turn.hand, turn.suit)
    if legal & (legal - 1) == 0:
        return lowest(legal)
    scored = score_cards(turn, legal, rates, net, scratch)
    choice = 0
    for i in range(1, scored):
        if scratch.scores[i] > scratch.scores[choice]:
            choice = i
    return int(scratch.cards[choice])


@compiled
def score_bids(turn: BidTurn, hand: int, brain: Brain, scratch: Scratch) -> None:
    """Fills in the points and the chances of every bid."""
    net, hidden, shared = brain.bid, scratch.hidden, scratch.shared
    s = strength(turn, hand, brain.rates)
    for j in range(BID_HIDDEN):
        shared[j] = net.bias[j]
    _add_features(hand_features(turn, hand, s), net.hand, BID_HIDDEN, shared)
    for bid in range(turn.round + 1):
        for j in range(BID_HIDDEN):
            hidden[j] = shared[j]
        _add_features(bid_features.bid_features(turn, s, bid), net.bid, BID_HIDDEN, hidden)
        odds = scratch.odds[bid]
        together = 0.0
        for miss in range(MISSES):
            score = net.out_bias[miss]
            for j in range(BID_HIDDEN):
                score += max(hidden[j], np.float32(0)) * net.out[j, miss]
            odds[miss] = exp(score)
            together += odds[miss]
        for miss in range(MISSES):
            odds[miss] /= together
        scratch.points[bid] = bid_points(bid, odds)


@compiled
def best_bid(scratch: Scratch, tricks: int, forbidden: int) -> int:
    """The bid that promises most of those that are allowed."""
    best, most = 0, -np.inf
    for bid in range(tricks + 1):
        if bid != forbidden and scratch.points[bid] > most:
            best, most = bid, scratch.points[bid]
    return best
