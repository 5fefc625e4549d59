"""Rounds played out from any position, over many worlds at once.

A position is what everybody knows of a round; a world gives it hands. Bids that are not known, as
they are not made yet or still secret, are made for each world by the policy itself.
"""

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from stonehenge.cards import rules
from stonehenge.cards.rules import NONE
from stonehenge.kernels import compiled
from stonehenge.kernels.cards.arrays import with_arrays
from stonehenge.kernels.cards.bits import count, lowest, nth
from stonehenge.kernels.cards.draws import advanced, below, stream, word
from stonehenge.kernels.cards.tables import legal, suit_after, takers
from stonehenge.players.cards.numbers import Position
from stonehenge.players.cards.playout.policy import (
    BIDDING,
    COEFFICIENTS,
    PLAYING,
    ROWS,
    Bidding,
    Policy,
    Trick,
    choose_bid,
    choose_card,
    new_policy,
)

Array: TypeAlias = NDArray[Any]
Ints: TypeAlias = NDArray[np.int64]

RANDOM: Final = 0
THOUGHTFUL: Final = 1
"""The policies: uniformly random, and the one of `policy`."""

_EVERY_SEAT: Final = {
    seats: np.concatenate([coefficients] * seats) for seats, coefficients in COEFFICIENTS.items()
}


class Played(NamedTuple):
    """How rounds ended, by world and seat."""

    won: Ints
    points: Ints


class TrickSoFar(NamedTuple):
    """What the present trick is bound to, its best card and whose that is."""

    suit: int
    best: int
    winner: int


def after_bid(position: Position, seat: int, bid: int) -> Position:
    """The position with a seat's bid made."""
    bids = (bid if owner == seat else made for owner, made in enumerate(position.bids))
    return position._replace(bids=tuple(bids))


def after_card(position: Position, hands: Ints, card: int) -> tuple[Position, Ints]:
    """The position and the worlds with a card played by the seat whose turn it is."""
    seat = (position.leader + len(position.trick)) % position.seats
    hands = hands.copy()
    hands[:, seat] &= ~(1 << card)
    return position._replace(trick=(*position.trick, card), seen=position.seen | 1 << card), hands


def play_out(position: Position, hands: Ints, seed: int, kind: int = THOUGHTFUL) -> Played:
    """Plays the round to its end in every world; `hands` has a mask by world and seat."""
    return play_out_with(position, hands, seed, kind, _EVERY_SEAT[position.seats])


def play_out_with(
    position: Position, hands: Ints, seed: int, kind: int, coefficients: Array
) -> Played:
    """The same with other coefficients, which stand seat after seat."""
    played = Played(np.zeros_like(hands), np.zeros_like(hands))
    play_worlds(with_arrays(position), hands, seed, kind, coefficients, played)
    return played


@compiled
def play_worlds(
    position: Position, worlds: Ints, seed: int, kind: int, coefficients: Array, played: Played
) -> None:
    """Plays the round to its end in every world."""
    seats, trick, policy = position.seats, trick_so_far(position), new_policy(coefficients)
    hands, needs = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    bids = np.zeros(seats, np.int64)
    for world in range(len(worlds)):
        state = stream(seed, world)
        for seat in range(seats):
            hands[seat] = worlds[world, seat]
            bids[seat] = position.bids[seat]
        state = make_bids(position, hands, kind, state, policy, bids)
        for seat in range(seats):
            needs[seat] = bids[seat] - position.won[seat]
        finish_round(position, trick, hands, needs, kind, state, policy)
        for seat in range(seats):
            won = bids[seat] - needs[seat]
            played.won[world, seat] = won
            played.points[world, seat] = rules.points(bids[seat], won)


@compiled
def trick_so_far(position: Position) -> TrickSoFar:
    """Who is winning the present trick."""
    suit, best, winner = 0, NONE, position.leader
    for placed in range(len(position.trick)):
        card = position.trick[placed]
        if placed == 0 or takers(best, position.trump - NONE) >> card & 1:
            best, winner = card, (position.leader + placed) % position.seats
        suit = suit_after(suit, card)
    return TrickSoFar(suit, best, winner)


@compiled
def make_bids(
    position: Position, hands: Ints, kind: int, state: int, policy: Policy, bids: Ints
) -> int:
    """Fills in the bids that are not known; returns the state of the random stream."""
    seats = position.seats
    weights, later, odds = policy.coefficients, policy.later, policy.odds
    for step in range(1, seats + 1):
        seat = (position.dealer + step) % seats
        if bids[seat] != NONE:
            continue
        bidding = bidding_of(position, count(hands[seat]), bids)
        if kind == RANDOM:
            state = advanced(state)
            bid = below(word(state), count(hands[seat]) + 1)
            if bid == bidding.forbidden:
                bid = bid - 1 if bid else bid + 1
        else:
            row = seat * ROWS + BIDDING
            bid = choose_bid(bidding, hands[seat], weights, row, later, odds)
        bids[seat] = position.won[seat] + bid
    return state


@compiled
def bidding_of(position: Position, left: int, bids: Ints) -> Bidding:
    """What the next seat to bid knows; so many tricks are left to win."""
    seats = position.seats
    made, total, needed = 0, 0, 0
    for seat in range(seats):
        if bids[seat] != NONE:
            made += 1
            total += bids[seat]
            needed += max(0, bids[seat] - position.won[seat])
    forbidden = NONE
    if position.plus_minus_one and made == seats - 1:
        forbidden = rules.forbidden_bid(position.tricks, total)
    demand = needed / max(1, left) + (seats - 1 - made) / seats
    return Bidding(seats, position.trump - NONE, position.seen, demand, forbidden)


@compiled
def finish_round(
    position: Position,
    trick: TrickSoFar,
    hands: Ints,
    needs: Ints,
    kind: int,
    state: int,
    policy: Policy,
) -> None:
    """Plays until the hands are empty; `needs` goes down by each trick a seat wins."""
    seats, trump, seen = position.seats, position.trump - NONE, position.seen
    leader, placed = position.leader, len(position.trick)
    suit, best, winner = trick.suit, trick.best, trick.winner
    weights, later = policy.coefficients, policy.later
    while True:
        for place in range(placed, seats):
            seat = leader + place if leader + place < seats else leader + place - seats
            if kind == RANDOM:
                state = advanced(state)
                playable = legal(hands[seat], suit)
                card = lowest(nth(playable, below(word(state), count(playable))))
            else:
                shown = Trick(seats, place, suit, best, trump, seen)
                row = seat * ROWS + PLAYING
                card = choose_card(shown, seat, hands[seat], needs, weights, row, later)
            hands[seat] ^= 1 << card
            seen |= 1 << card
            if place == 0 or takers(best, trump) >> card & 1:
                best, winner = card, seat
            suit = suit_after(suit, card)
        needs[winner] -= 1
        leader, placed, suit = winner, 0, 0
        if hands[leader] == 0:
            return
