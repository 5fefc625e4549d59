"""Rounds played out from any position, over many worlds at once.

A position is what everybody knows of a round; a world gives it hands. Bids that are not known, as
they are not made yet or still secret, are made for each world by the policy itself.
"""

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from stonehenge.cards import View, rules
from stonehenge.cards.rules import NONE
from stonehenge.cards.state import COLOURS, NUMBER
from stonehenge.kernels import compiled
from stonehenge.kernels.cards.bits import count, lowest, nth
from stonehenge.kernels.cards.draws import advanced, below, stream, word
from stonehenge.kernels.cards.tables import legal, suit_after, takers
from stonehenge.players.cards.playout.policy import (
    BIDDING,
    PLAYING,
    ROWS,
    WEIGHTS,
    choose_bid,
    choose_card,
)

Array: TypeAlias = NDArray[Any]
Ints: TypeAlias = NDArray[np.int64]

RANDOM: Final = 0
THOUGHTFUL: Final = 1
"""The policies: uniformly random, and the one of `policy`."""

_EVERY_SEAT: Final = {seats: np.concatenate([WEIGHTS[seats]] * seats) for seats in WEIGHTS}


class Position(NamedTuple):
    """What everybody at the table knows of a round that is bid or played."""

    seats: int
    tricks: int
    dealer: int
    plus_minus_one: int
    trump: int
    leader: int
    trick: Ints
    """The cards of the present trick in order of play."""
    bids: Ints
    """By seat; NONE where the policy is to bid."""
    won: Ints
    seen: int
    """Mask of the cards that everybody has seen, the present trick included."""


class Played(NamedTuple):
    """How rounds ended, by world and seat."""

    won: Ints
    points: Ints


def position_of(view: View) -> Position:
    """The position that a view shows, from the naming of the trump on."""
    assert view.dealer is not None
    seats = view.options.seats
    trick = view.trick.cards if view.trick else ()
    cards = [*trick, *(card for past in view.tricks for card in past.cards)]
    if view.turnup:
        cards.append(view.turnup)
    return Position(
        seats=seats,
        tricks=view.round,
        dealer=view.dealer,
        plus_minus_one=int(view.options.plus_minus_one),
        trump=NONE if view.trump is None else COLOURS.index(view.trump),
        leader=view.trick.leader if view.trick else (view.dealer + 1) % seats,
        trick=np.array([NUMBER[card] for card in trick], np.int64),
        bids=np.array([NONE if bid is None else bid for bid in view.bids], np.int64),
        won=np.array(view.won, np.int64),
        seen=sum(1 << NUMBER[card] for card in cards),
    )


def after_bid(position: Position, seat: int, bid: int) -> Position:
    """The position with a seat's bid made."""
    bids = position.bids.copy()
    bids[seat] = bid
    return position._replace(bids=bids)


def after_card(position: Position, hands: Ints, card: int) -> tuple[Position, Ints]:
    """The position and the worlds with a card played by the seat whose turn it is."""
    seat = (position.leader + len(position.trick)) % position.seats
    hands = hands.copy()
    hands[:, seat] &= ~(1 << card)
    trick = np.append(position.trick, card)
    return position._replace(trick=trick, seen=position.seen | 1 << card), hands


def play_out(position: Position, hands: Ints, seed: int, policy: int = THOUGHTFUL) -> Played:
    """Plays the round to its end in every world; `hands` has a mask by world and seat."""
    played = Played(np.zeros_like(hands), np.zeros_like(hands))
    play_worlds(position, hands, seed, policy, _EVERY_SEAT[position.seats], played)
    return played


@compiled
def play_worlds(
    position: Position, worlds: Ints, seed: int, policy: int, weights: Array, played: Played
) -> None:
    """Plays the round to its end in every world; the weights stand seat after seat."""
    seats, trump = position.seats, position.trump - NONE
    suit, best, winner = 0, NONE, position.leader
    for placed in range(len(position.trick)):
        card = position.trick[placed]
        if placed == 0 or takers(best, trump) >> card & 1:
            best, winner = card, (position.leader + placed) % seats
        suit = suit_after(suit, card)
    hands, needs = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    bids = np.zeros(seats, np.int64)
    later, odds = np.zeros(64), np.zeros(64)
    for world in range(len(worlds)):
        state = stream(seed, world)
        for seat in range(seats):
            hands[seat] = worlds[world, seat]
            bids[seat] = position.bids[seat]
        state = _bid(position, hands, policy, state, weights, bids, later, odds)
        for seat in range(seats):
            needs[seat] = bids[seat] - position.won[seat]
        finish_round(
            seats,
            position.leader,
            len(position.trick),
            suit,
            best,
            winner,
            trump,
            position.seen,
            hands,
            needs,
            policy,
            state,
            weights,
            later,
        )
        for seat in range(seats):
            won = bids[seat] - needs[seat]
            played.won[world, seat] = won
            played.points[world, seat] = rules.points(bids[seat], won)


@compiled
def _bid(
    position: Position,
    hands: Ints,
    policy: int,
    state: int,
    weights: Array,
    bids: Ints,
    later: Array,
    odds: Array,
) -> int:
    """Fills in the bids that are not known; returns the state of the random stream."""
    seats = position.seats
    for step in range(1, seats + 1):
        seat = (position.dealer + step) % seats
        if bids[seat] != NONE:
            continue
        made, total, needed = 0, 0, 0
        for other in range(seats):
            if bids[other] != NONE:
                made += 1
                total += bids[other]
                needed += max(0, bids[other] - position.won[other])
        forbidden = NONE
        if position.plus_minus_one and made == seats - 1:
            forbidden = rules.forbidden_bid(position.tricks, total)
        left = count(hands[seat])
        if policy == RANDOM:
            state = advanced(state)
            bid = below(word(state), left + 1)
            if bid == forbidden:
                bid = bid - 1 if bid else bid + 1
        else:
            demand = needed / max(1, left) + (seats - 1 - made) / seats
            bid = choose_bid(
                seats,
                hands[seat],
                position.trump - NONE,
                position.seen,
                demand,
                forbidden,
                weights,
                seat * ROWS + BIDDING,
                later,
                odds,
            )
        bids[seat] = position.won[seat] + bid
    return state


@compiled
def finish_round(
    seats: int,
    leader: int,
    placed: int,
    suit: int,
    best: int,
    winner: int,
    trump: int,
    seen: int,
    hands: Ints,
    needs: Ints,
    policy: int,
    state: int,
    weights: Array,
    later: Array,
) -> None:
    """Plays until the hands are empty; `needs` goes down by each trick a seat wins."""
    while True:
        for place in range(placed, seats):
            seat = leader + place if leader + place < seats else leader + place - seats
            if policy == RANDOM:
                state = advanced(state)
                playable = legal(hands[seat], suit)
                card = lowest(nth(playable, below(word(state), count(playable))))
            else:
                card = choose_card(
                    seats,
                    seat,
                    place,
                    suit,
                    best,
                    trump,
                    seen,
                    hands[seat],
                    needs,
                    weights,
                    seat * ROWS + PLAYING,
                    later,
                )
            hands[seat] ^= 1 << card
            seen |= 1 << card
            if place == 0 or takers(best, trump) >> card & 1:
                best, winner = card, seat
            suit = suit_after(suit, card)
        needs[winner] -= 1
        leader, placed, suit = winner, 0, 0
        if hands[leader] == 0:
            return
