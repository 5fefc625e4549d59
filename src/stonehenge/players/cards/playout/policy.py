"""Two policies for playouts: a random one, and one that plays for its bid in about 0.1 µs a card.

The second gives every card a chance to win a later trick, from the cards it has not seen, and to
win this trick if played now. It plays the card after which its likely tricks come nearest to what
it still needs, and bids what promises most points. It looks at its own hand, the table and the
bids alone, so that it may sit at any seat of a sampled world.
"""

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from stonehenge.cards import rules
from stonehenge.cards.rules import CARDS, FIRST_JESTER, FIRST_WIZARD, NONE, RANKS
from stonehenge.kernels import callable_from_kernels
from stonehenge.kernels.cards.bits import count, lowest
from stonehenge.kernels.cards.tables import DECK, colour_mask, legal, takers
from stonehenge.players.cards.numbers import CLASSES, MOST_CARDS, Unseen, class_of
from stonehenge.players.cards.playout.coefficients import BY_SEATS

Array: TypeAlias = NDArray[Any]

# Columns of the coefficients. Cards count as far as others may hold them: times the share.
ALWAYS, HIGHER, UNSEEN, TRUMPS, OWN, DEMAND = range(6)
HOLD_ALWAYS, HOLD_HIGHER, HOLD_NEEDY = range(6, 9)

COEFFICIENTS: Final = {seats: np.array(numbers) for seats, numbers in BY_SEATS.items()}
"""Logistic coefficients by number of seats: three rows for bidding, three for playing, by class."""
BIDDING: Final = 0
PLAYING: Final = CLASSES
ROWS: Final = 2 * CLASSES
WIZARD_LATER: Final = 0.96
JESTER_LATER: Final = 0.0

_REACH: Final = 8
_STEPS: Final = 16
_LOGISTIC: Final = 1 / (1 + np.exp(np.arange(_REACH * _STEPS, -_REACH * _STEPS - 1, -1) / _STEPS))
_FAR: Final = 1000.0
"""Further from the need, and fewer points, than any choice can be."""

callable_from_kernels(class_of)


class Trick(NamedTuple):
    """A trick as everybody sees it; suit and trump are as `tables` counts them."""

    seats: int
    placed: int
    suit: int
    best: int
    trump: int
    seen: int
    """Mask of the cards that everybody has seen."""


class Bidding(NamedTuple):
    """What a seat knows when it bids, except its hand."""

    seats: int
    trump: int
    """As `tables` counts it."""
    seen: int
    demand: float
    """How much the others want, in tricks for each one to be won."""
    forbidden: int


class Policy(NamedTuple):
    """The coefficients of all seats, and memory for the numbers of one decision."""

    coefficients: Any
    later: Any
    """By card its chance to win a later trick."""
    odds: Any
    """By number of tricks its chance."""


@callable_from_kernels
def new_policy(coefficients: Array) -> Policy:
    """A policy with these coefficients."""
    return Policy(coefficients, np.zeros(CARDS), np.zeros(MOST_CARDS + 1))


@callable_from_kernels
def logistic(z: float) -> float:
    """The logistic function, looked up."""
    place = int((z + _REACH) * _STEPS + 0.5)
    return float(_LOGISTIC[min(max(place, 0), 2 * _REACH * _STEPS)])


@callable_from_kernels
def expect_tricks(
    hand: int,
    trump: int,
    unseen: Unseen,
    demand: float,
    weights: Array,
    row: int,
    later: Array,
) -> float:
    """Fills in each card's chance to win a later trick; returns their sum."""
    share = unseen.share
    trumps = count(unseen.cards & colour_mask(trump - 1)) if trump else 0
    tricks = 0.0
    for colour in range(4):
        mine = hand & colour_mask(colour)
        if not mine:
            continue
        line = row + class_of(colour, trump + NONE)
        others = unseen.cards & colour_mask(colour)
        cards = weights[line, UNSEEN] * count(others) + weights[line, TRUMPS] * trumps
        base = weights[line, ALWAYS] + share * cards + weights[line, DEMAND] * demand
        base += weights[line, OWN] * count(mine)
        higher = share * weights[line, HIGHER]
        while mine:
            card = lowest(mine)
            mine &= mine - 1
            later[card] = logistic(base + higher * count(others >> card))
            tricks += later[card]
    special = hand & rules.SPECIAL_MASK
    while special:
        card = lowest(special)
        special &= special - 1
        later[card] = WIZARD_LATER if card < FIRST_JESTER else JESTER_LATER
        tricks += later[card]
    return tricks


@callable_from_kernels
def holds(
    card: int, trump: int, unseen: int, pressure: float, needy: int, weights: Array, row: int
) -> float:
    """The chance that a card which is winning a trick will have won it.

    The pressure is the share of the unseen cards that the players to come hold.
    """
    if pressure == 0 or FIRST_WIZARD <= card < FIRST_JESTER:
        return 1.0
    if card >= FIRST_JESTER:
        return 0.0
    colour = card // RANKS
    line = row + class_of(colour, trump + NONE)
    higher = count((unseen & colour_mask(colour)) >> card) * pressure
    z = weights[line, HOLD_ALWAYS] + weights[line, HOLD_HIGHER] * higher
    return logistic(z + weights[line, HOLD_NEEDY] * needy)


@callable_from_kernels
def choose_card(
    trick: Trick, seat: int, hand: int, needs: Array, weights: Array, row: int, later: Array
) -> int:
    """The next card of a trick, which a seat plays to win just what it needs.

    The seat's coefficients are the weights from this row on.
    """
    playable = legal(hand, trick.suit)
    if playable & (playable - 1) == 0:
        return lowest(playable)
    left, seats, trump = count(hand), trick.seats, trick.trump
    demand = 0
    needy = 0
    for step in range(1, seats):
        other = seat + step if seat + step < seats else seat + step - seats
        if needs[other] > 0:
            demand += needs[other]
            needy += step < seats - trick.placed
    unseen = DECK & ~(trick.seen | hand)
    to_come = seats - 1 - trick.placed
    per_card = 1.0 / max(1, count(unseen))
    share = ((seats - 1) * left - trick.placed) * per_card
    likely = expect_tricks(hand, trump, Unseen(unseen, share), demand / left, weights, row, later)
    pressure = to_come * left * per_card
    taking = takers(trick.best, trump) if trick.placed else DECK
    chosen, nearest = 0, _FAR
    while playable:
        card = lowest(playable)
        playable &= playable - 1
        after = likely - later[card]
        if taking >> card & 1:
            after += holds(card, trump, unseen, pressure, needy, weights, row)
        distance = abs(needs[seat] - after)
        if distance < nearest:
            chosen, nearest = card, distance
    return chosen


@callable_from_kernels
def choose_bid(
    bidding: Bidding, hand: int, weights: Array, row: int, later: Array, odds: Array
) -> int:
    """The bid that promises most points if each card wins its trick by its own chance."""
    tricks = count(hand)
    unseen = DECK & ~(bidding.seen | hand)
    share = (bidding.seats - 1) * tricks / max(1, count(unseen))
    expect_tricks(hand, bidding.trump, Unseen(unseen, share), bidding.demand, weights, row, later)
    cards = 0
    odds[0] = 1.0
    while hand:
        chance = later[lowest(hand)]
        hand &= hand - 1
        cards += 1
        odds[cards] = 0.0
        for won in range(cards, 0, -1):
            odds[won] += (odds[won - 1] - odds[won]) * chance
        odds[0] *= 1 - chance
    chosen, most = 0, -_FAR
    for bid in range(tricks + 1):
        promise = 0.0
        for won in range(tricks + 1):
            promise += odds[won] * rules.points(bid, won)
        if promise > most and bid != bidding.forbidden:
            chosen, most = bid, promise
    return chosen
