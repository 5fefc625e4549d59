"""Likely worlds: hidden hands that fit what was bid and played, and who plays with care.

Hands are dealt at random as the view allows, more than are needed. Each such world is weighed by
how likely the others would have bid and played as they did with these hands: as the nets do, or,
as each seat may, without regard to its bid. Worlds are then drawn anew by their weights. What kind
of player a seat is in a world is drawn too, so that an erratic player is not believed.
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
_SURPRISE: Final = -4.0
"""No single bid or card makes a world less likely than this, as a logarithm."""
_SENSE: Final = 0.5
"""The share of careless players who at least bid with sense."""
_FINE: Final = 1 << 30
"""Chances are compared with random numbers of so many steps."""


CAREFUL, OWN_BID, CARELESS = range(3)
"""The kinds of players: those who mind everybody's bid, those who mind no bid but their own, and
those who play at random."""
KINDS: Final = 3


class Reading(NamedTuple):
    """How what the others did is read as evidence of their hands."""

    trust: float
    """How far a played card counts: less than the nets would have it."""
    own_bid: float
    """The share of players who mind no bid but their own, among all that play with care."""


PLAIN_READING: Final = Reading(trust=0.5, own_bid=0.0)


class Worlds(NamedTuple):
    """By world and seat: its hand, and what kind of player it is."""

    hands: Any
    kinds: Any


class Likelihoods(NamedTuple):
    """By world and seat: its weight as a logarithm, and the chances of two of the kinds."""

    logs: Any
    own_bid: Any
    careless: Any


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
    shape = number, seats
    return Likelihoods(np.zeros(shape), np.zeros(shape), np.zeros(shape))


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
def bid_logs(
    h: History, seat: int, hand: int, brain: Brain, scratch: Scratch
) -> tuple[float, float]:
    """The logarithms of the chance that the bid net would have bid so with this hand.

    The second is that of a player who minds no bid but its own.
    """
    score_bids(bid_turn(h, seat, h.bids), hand, brain, scratch)
    best = scratch.points[best_bid(scratch, h.round, NONE)]
    behind = scratch.points[h.bids[seat]] - best
    together, warmer = 0.0, 0.0
    for bid in range(h.round + 1):
        together += exp((scratch.points[bid] - best) / BID_WARMTH)
        warmer += exp((scratch.points[bid] - best) / _OWN_BID_WARMTH)
    return (
        float(behind / BID_WARMTH - log(together)),
        float(behind / _OWN_BID_WARMTH - log(warmer)),
    )


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


@compiled
def weigh(
    h: History, seat: int, hands: Any, reading: Reading, brain: Brain, game: Round,
    scratch: Scratch,
) -> tuple[float, float, float]:  # fmt: skip
    """How likely a seat would have bid and played as it did with its hand, as a logarithm.

    Beside it stand the chances that the seat minds no bid but its own and that it is careless, if
    that is its hand. A seat knows no hand but its own, so the others of these hands do not matter.
    """
    start(h, hands, game)
    careful, own_bid, careless = 0.0, 0.0, 0.0
    if h.bids[seat] != NONE:
        careful, own_bid = bid_logs(h, seat, game[0].hands[seat], brain, scratch)
        careful, own_bid = max(_SURPRISE, careful), max(_SURPRISE, own_bid)
        careless = log(_SENSE * exp(careful) + (1 - _SENSE) / (h.round + 1))
    elif len(h.plays):
        guess_bid(h, seat, hands, brain, game, scratch)
    for card in h.plays:
        legal = legal_cards(game)
        if game[0].turn == seat and legal & (legal - 1):
            scored = score_cards(play_turn(game), legal, brain.rates, brain.play, scratch)
            careful += reading.trust * max(_SURPRISE, card_log(scratch, scored, card))
            careless -= reading.trust * log(float(scored))
            if reading.own_bid > 0:
                turn = own_bid_turn(game, scratch)
                score_cards(turn, legal, brain.rates, brain.play, scratch)
                own_bid += reading.trust * max(_SURPRISE, card_log(scratch, scored, card))
        put(game, card)
    with_care = (1 - h.doubts[seat]) * (1 - reading.own_bid) * exp(careful)
    for_own = (1 - h.doubts[seat]) * reading.own_bid * exp(own_bid)
    without = h.doubts[seat] * exp(careless)
    together = with_care + for_own + without
    return log(together), for_own / together, without / together


@compiled
def weigh_all(
    h: History, dealt: Any, reading: Reading, brain: Brain, likelihoods: Likelihoods
) -> None:
    """Weighs every world, seat by seat."""
    game, scratch = new_round(), new_scratch()
    for world in range(len(dealt)):
        for seat in range(h.seats):
            if seat != h.seat:
                log_, own_bid, careless = weigh(
                    h, seat, dealt[world], reading, brain, game, scratch
                )
                likelihoods.logs[world, seat] = log_
                likelihoods.own_bid[world, seat] = own_bid
                likelihoods.careless[world, seat] = careless


@compiled
def drawn_below(state: int, chance: float) -> bool:
    """Whether a stream's number comes out below a chance."""
    return (word(state) >> 20) % _FINE < chance * _FINE


@inlined
def drawn_kind(state: int, own_bid: float, careless: float) -> int:
    """The kind of a player, drawn by the chances of two of the kinds."""
    if drawn_below(state, careless):
        return CARELESS
    return OWN_BID if drawn_below(state, careless + own_bid) else CAREFUL


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
            own_bid, careless = likelihoods.own_bid[world, seat], likelihoods.careless[world, seat]
            kept.kinds[i, seat] = drawn_kind(state, own_bid, careless)
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
    weigh_all(h, dealt, PLAIN_READING, brain, likelihoods)
    draw_likely(dealt, likelihoods, seed, kept)
