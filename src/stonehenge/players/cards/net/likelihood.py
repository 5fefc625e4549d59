"""Likely worlds: hidden hands that fit what was bid and played, and what kind of player each is.

Hands are dealt at random as the view allows, more than are needed. Each such world is weighed by
how likely the others would have bid and played as they did with these hands: as the nets do, or,
as each seat may, as another kind of player does. Worlds are then drawn anew by their weights. What
kind of player a seat is in a world is drawn too, so that an erratic player is not believed.
"""

from math import exp, log
from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge.cards import View, rules
from stonehenge.cards.rules import NONE
from stonehenge.kernels import compiled, inlined
from stonehenge.kernels.cards.draws import advanced, stream, word
from stonehenge.kernels.cards.hidden import sample_hands
from stonehenge.players.cards.net.rounds import (
    Round,
    Scratch,
    begin,
    best_bid,
    legal_cards,
    new_round,
    new_scratch,
    own_bid_turn,
    play_turn,
    put,
    score_again,
    score_bids,
    score_cards,
)
from stonehenge.players.cards.net.weights import Brain
from stonehenge.players.cards.numbers import BidTurn, History, constraints_of

OVERSAMPLED: Final = 3
"""How many worlds are dealt for one that is kept."""
BID_WARMTH: Final = 3.0
"""Points within which a bid is as good as the best."""
_OWN_BID_WARMTH: Final = 6.0
"""The same for who minds no bid but the own one: such players bid with less judgement, too."""
_PLAIN_WARMTH: Final = 12.0
"""The same for plain players."""
_SURPRISE: Final = -4.0
"""No single bid or card makes a world less likely than this, as a logarithm."""
_SENSE: Final = 0.5
"""The share of careless players who at least bid with sense."""
_FINE: Final = 1 << 30
"""Chances are compared with random numbers of so many steps."""


CAREFUL, OWN_BID, CARELESS, PLAIN = range(4)
"""The kinds of players: those who mind everybody's bid, those who mind no bid but their own, those
who play at random, and plain ones, who want their bid but do not play as well as they could."""
KINDS: Final = 4


class Reading(NamedTuple):
    """How what the others did is read as evidence of their hands."""

    trust: float
    """How far a played card counts: less than the nets would have it."""
    own_bid: float
    """The share of players who mind no bid but their own, among all that play with care."""
    plain: float
    """The share of plain players among all that are not careless, before the pad tells more."""


DEALT_READING: Final = Reading(trust=0.5, own_bid=0.0, plain=0.0)


class Worlds(NamedTuple):
    """By world and seat: its hand, and what kind of player it is."""

    hands: Any
    kinds: Any


class Likelihoods(NamedTuple):
    """By world and seat: its weight as a logarithm, and the chance of each kind of player."""

    logs: Any
    chances: Any


class Scales(NamedTuple):
    """What a world is weighed with, and memory for it."""

    reading: Reading
    brain: Brain
    game: Round
    scratch: Scratch


def cost(history: History) -> float:
    """What one world costs, in evaluations of the nets."""
    return OVERSAMPLED * (len(history.plays) + history.seats)


def likely(view: View, history: History, worlds: int, seed: int, brain: Brain) -> Worlds:
    """So many worlds that fit what the others did."""
    dealt = sample_hands(constraints_of(view), OVERSAMPLED * worlds, seed)
    kept = no_worlds(worlds, history.seats)
    likely_worlds(history, dealt, brain, seed, kept)
    return kept


@compiled
def no_worlds(number: int, seats: int) -> Worlds:
    """Memory for so many worlds."""
    return Worlds(np.zeros((number, seats), np.int64), np.zeros((number, seats), np.int64))


@compiled
def no_likelihoods(number: int, seats: int) -> Likelihoods:
    """Memory for what so many worlds are weighed as."""
    return Likelihoods(np.zeros((number, seats)), np.zeros((number, seats, KINDS)))


@compiled
def new_scales(reading: Reading, brain: Brain) -> Scales:
    """Scales that read the others so."""
    return Scales(reading, brain, new_round(), new_scratch())


@compiled
def start(h: History, hands: Any, game: Round) -> None:
    """The round before its first card, if these are the hands of now."""
    begin(game, h.seats, h.round, (h.dealer + 1) % h.seats, h.turnup)
    r = game[0]
    r.trump, r.bids_known = h.trump, 1
    for seat in range(h.seats):
        r.hands[seat] = hands[seat] | h.played[seat]
        r.bids[seat] = max(0, h.bids[seat])
        if h.bids[seat] == NONE:
            r.bids_known = 0


@compiled
def bid_turn(h: History, seat: int, bids: Any) -> BidTurn:
    """A seat's turn to bid after those before it."""
    bid_sum, highest = 0, 0
    place = (seat - h.dealer - 1) % h.seats
    if h.bids_open:
        for step in range(place):
            bid = bids[(h.dealer + 1 + step) % h.seats]
            bid_sum += bid
            highest = max(highest, bid)
    return BidTurn(
        seats=h.seats,
        round=h.round,
        trump=h.trump,
        turned=rules.kind(h.turnup) if h.turnup != NONE else NONE,
        place=place,
        bids_known=h.bids_open,
        bid_sum=bid_sum,
        highest=highest,
        plus_minus_one=h.plus_minus_one,
    )


@compiled
def forbidden(turn: BidTurn) -> int:
    """The bid that plus/minus one forbids to the last bidder, or NONE."""
    if not turn.plus_minus_one or turn.place < turn.seats - 1:
        return NONE
    return rules.forbidden_bid(turn.round, turn.bid_sum)


@compiled
def guess_bid(
    h: History, seat: int, hands: Any, brain: Brain, game: Round, scratch: Scratch
) -> None:
    """Gives a seat whose bid is secret the one that the net would have made."""
    if h.bids[seat] == NONE:
        hand = hands[seat] | h.played[seat]
        score_bids(bid_turn(h, seat, h.bids), hand, brain, scratch)
        game[0].bids[seat] = best_bid(scratch, h.round, NONE)


@compiled
def guess_bids(h: History, hands: Any, brain: Brain, game: Round, scratch: Scratch) -> None:
    """Guesses every bid that is secret."""
    for seat in range(h.seats):
        guess_bid(h, seat, hands, brain, game, scratch)


@inlined
def bid_log(scratch: Scratch, tricks: int, bid: int, warmth: float) -> float:
    """The logarithm of the chance of a bid, after the bids of its hand were scored."""
    best = scratch.points[best_bid(scratch, tricks, NONE)]
    together = 0.0
    for other in range(tricks + 1):
        together += exp((scratch.points[other] - best) / warmth)
    return max(_SURPRISE, float((scratch.points[bid] - best) / warmth - log(together)))


@inlined
def weigh_bid(h: History, seat: int, hand: int, scales: Scales, logs: Any) -> None:
    """Fills in the logarithm of the chance that each kind of player would have bid so."""
    brain, scratch, bid = scales.brain, scales.scratch, h.bids[seat]
    score_bids(bid_turn(h, seat, h.bids), hand, brain, scratch)
    logs[CAREFUL] = bid_log(scratch, h.round, bid, BID_WARMTH)
    logs[OWN_BID] = bid_log(scratch, h.round, bid, _OWN_BID_WARMTH)
    logs[PLAIN] = bid_log(scratch, h.round, bid, _PLAIN_WARMTH)
    logs[CARELESS] = log(_SENSE * exp(logs[CAREFUL]) + (1 - _SENSE) / (h.round + 1))


@compiled
def card_log(scratch: Scratch, scored: int, card: int) -> float:
    """The logarithm of the policy's chance of a card, after its cards were scored."""
    best, mine = scratch.scores[0], 0.0
    for i in range(scored):
        best = max(best, scratch.scores[i])
        if scratch.cards[i] == card:
            mine = scratch.scores[i]
    together = 0.0
    for i in range(scored):
        together += exp(float(scratch.scores[i]) - best)
    return float(mine - best) - log(together)


@inlined
def weigh_card(card: int, legal: int, scales: Scales, logs: Any) -> None:
    """Adds the logarithm of the chance that each kind of player would play this card now."""
    reading, brain, game, scratch = scales
    trust = reading.trust
    scored = score_cards(play_turn(game), legal, brain.rates, brain.play, scratch)
    logs[CAREFUL] += trust * max(_SURPRISE, card_log(scratch, scored, card))
    logs[CARELESS] -= trust * log(float(scored))
    if reading.plain > 0:
        score_again(scored, brain.plain, scratch)
        logs[PLAIN] += trust * max(_SURPRISE, card_log(scratch, scored, card))
    if reading.own_bid > 0:
        score_cards(own_bid_turn(game, scratch), legal, brain.rates, brain.play, scratch)
        logs[OWN_BID] += trust * max(_SURPRISE, card_log(scratch, scored, card))


@compiled
def weigh(h: History, seat: int, hands: Any, scales: Scales, chances: Any) -> float:
    """How likely a seat would have bid and played as it did with its hand, as a logarithm.

    Fills in the chance of each kind of player, if that is its hand. A seat knows no hand but its
    own, so the others of these hands do not matter.
    """
    game = scales.game
    start(h, hands, game)
    chances[:] = 0.0
    if h.bids[seat] != NONE:
        weigh_bid(h, seat, game[0].hands[seat], scales, chances)
    elif len(h.plays):
        guess_bid(h, seat, hands, scales.brain, game, scales.scratch)
    for card in h.plays:
        legal = legal_cards(game)
        if game[0].turn == seat and legal & (legal - 1):
            weigh_card(card, legal, scales, chances)
        put(game, card)
    return _share_out(h, seat, scales.reading, chances)


@inlined
def _share_out(h: History, seat: int, reading: Reading, chances: Any) -> float:
    """From the logarithms by kind to their chances; returns the logarithm of all together."""
    doubt, plainness = h.doubts[seat], reading.plain * h.plainness[seat]
    plain = plainness / (1 - reading.plain + plainness)
    chances[CAREFUL] = (1 - doubt) * (1 - plain) * (1 - reading.own_bid) * exp(chances[CAREFUL])
    chances[OWN_BID] = (1 - doubt) * (1 - plain) * reading.own_bid * exp(chances[OWN_BID])
    chances[PLAIN] = (1 - doubt) * plain * exp(chances[PLAIN])
    chances[CARELESS] = doubt * exp(chances[CARELESS])
    together = chances[CAREFUL] + chances[OWN_BID] + chances[CARELESS] + chances[PLAIN]
    for kind in range(KINDS):
        chances[kind] /= together
    return log(together)


@compiled
def weigh_all(h: History, dealt: Any, scales: Scales, likelihoods: Likelihoods) -> None:
    """Weighs every world, seat by seat."""
    for world in range(len(dealt)):
        for seat in range(h.seats):
            if seat != h.seat:
                chances = likelihoods.chances[world, seat]
                likelihoods.logs[world, seat] = weigh(h, seat, dealt[world], scales, chances)


@compiled
def drawn_below(state: int, chance: float) -> bool:
    """Whether a stream's number comes out below a chance."""
    return (word(state) >> 20) % _FINE < chance * _FINE


@inlined
def drawn_kind(state: int, chances: Any) -> int:
    """The kind of a player, drawn by the chances of each."""
    if drawn_below(state, chances[CARELESS]):
        return CARELESS
    if drawn_below(state, chances[CARELESS] + chances[OWN_BID]):
        return OWN_BID
    return CAREFUL if drawn_below(state, 1 - chances[PLAIN]) else PLAIN


@compiled
def weights_of(likelihoods: Likelihoods) -> Any:
    """By world how likely it is, against the likeliest."""
    logs = likelihoods.logs.sum(axis=1)
    return np.exp(logs - logs.max())


@compiled
def draw_likely(dealt: Any, likelihoods: Likelihoods, seed: int, kept: Worlds) -> None:
    """Worlds drawn by their weights, evenly over them all, then shuffled."""
    number, seats = kept.hands.shape
    weights = weights_of(likelihoods)
    step = weights.sum() / number
    passed, world = weights[0], 0
    state = stream(seed, 0)
    for i in range(number):
        while passed < (i + 0.5) * step and world + 1 < len(dealt):
            world += 1
            passed += weights[world]
        kept.hands[i] = dealt[world]
        for seat in range(seats):
            state = advanced(state)
            kept.kinds[i, seat] = drawn_kind(state, likelihoods.chances[world, seat])
    _shuffle(kept, state)


@compiled
def _shuffle(kept: Worlds, state: int) -> None:
    number, seats = kept.hands.shape
    for i in range(number - 1, 0, -1):
        state = advanced(state)
        other = (word(state) >> 20) % (i + 1)
        for seat in range(seats):
            hand, kind = kept.hands[i, seat], kept.kinds[i, seat]
            kept.hands[i, seat], kept.hands[other, seat] = kept.hands[other, seat], hand
            kept.kinds[i, seat], kept.kinds[other, seat] = kept.kinds[other, seat], kind


@compiled
def likely_worlds(h: History, dealt: Any, brain: Brain, seed: int, kept: Worlds) -> None:
    """Draws likely worlds from possible ones."""
    likelihoods = no_likelihoods(len(dealt), h.seats)
    weigh_all(h, dealt, new_scales(DEALT_READING, brain), likelihoods)
    draw_likely(dealt, likelihoods, seed, kept)
