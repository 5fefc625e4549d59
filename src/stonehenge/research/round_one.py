"""Round 1 of the card game solved: what everybody should bid with one card in hand.

Nobody chooses a card in round 1, so the points of a seat depend on its own bid and on who holds
which card. The bids of others matter only as news about their cards. Who bids first therefore has
one best bid for each card, whatever the others do; this fixes what the second learns from it and
so the best bids of the second, and so on. The one exception is a Wizard turned up: the dealer
names the trump, the others learn from it, and the dealer's best trump depends on what their bids
will tell. There the dealer and the others answer each other until nobody can gain more than a hair.

All hands are counted, none are sampled. Seats are numbered as they bid; the dealer comes last. The
hands may come from a part of the cards: a small deck makes a game that other programs can solve.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from stonehenge.cards.rules import (
    CARDS,
    beats,
    dealer_names_trump,
    points,
    turned_trump,
)

Array: TypeAlias = NDArray[Any]
Bids: TypeAlias = tuple[int, ...]
Manner: TypeAlias = Callable[[Array], Array]
"""How to bid: from the chances to take the trick, the chances to bid one."""

ALL: Final = range(CARDS)
COLOURS: Final = 4
MOST_SEATS: Final = 4
"""With five the hands are too many to be counted one by one."""
ANSWERS: Final = 200
"""How often dealer and others answer each other where the dealer names the trump."""


class Bidding(Struct, frozen=True):
    """Who bids what after one turned-up card and one trump."""

    trump: int
    to_win: dict[Bids, Array]
    """By the bids before: for each own card, the chance to take the trick."""
    bids_one: dict[Bids, Array]
    """By the bids before: for each own card, the chance to bid one."""
    reached: dict[Bids, Array]
    """By the bids before: for each own card, how likely it is that this seat sees them."""


class Solution(Struct, frozen=True):
    """How round 1 is played after one turned-up card."""

    seats: int
    turnup: int
    trumps: Array
    """By the dealer's card: the chance to name each trump; rows of zeros where none is named."""
    biddings: tuple[Bidding, ...]
    """One for each trump there can be."""
    to_gain: float
    """Points that all seats together could gain, each by another play of its own (NashConv)."""


def solve(seats: int, turnup: int, answers: int = ANSWERS, deck: Collection[int] = ALL) -> Solution:
    """The best play of round 1 with so many seats after this card was turned up."""
    held = _hands(seats, turnup, deck)
    named = _best_trumps(held, answers) if dealer_names_trump(turnup) else None
    return _play(turnup, held, named, _best_bids)


def uniform(seats: int, turnup: int, deck: Collection[int] = ALL) -> Solution:
    """Round 1 among players who name trumps and bid at random."""
    held = _hands(seats, turnup, deck)
    named = np.full((CARDS, COLOURS), 1 / COLOURS) if dealer_names_trump(turnup) else None
    return _play(turnup, held, named, lambda to_win: np.full_like(to_win, 0.5))


def gain_of_one() -> float:
    """The chance to take the trick above which a bid of one is better than none."""
    right, wrong = points(1, 1) - points(0, 1), points(0, 0) - points(1, 0)
    return wrong / (right + wrong)


def worth(to_win: Array, bid: Array | int) -> Array:
    """The points to expect from a bid, or from a mixture of both."""
    one = to_win * points(1, 1) + (1 - to_win) * points(1, 0)
    none = to_win * points(0, 1) + (1 - to_win) * points(0, 0)
    expected: Array = bid * one + (1 - np.asarray(bid)) * none
    return expected


@cache
def _beaten(trump: int) -> Array:
    """Whether the second card takes the trick from the first, for every two cards."""
    return np.array([[beats(card, best, trump) for card in range(CARDS)] for best in range(CARDS)])


def _hands(seats: int, turnup: int, deck: Collection[int]) -> Array:
    """The chance of all hands: one axis a seat, all hands with different cards are alike."""
    if not 3 <= seats <= MOST_SEATS:
        raise ValueError(f"round 1 can be solved for 3 to {MOST_SEATS} seats, not for {seats}")
    held = np.ones((CARDS,) * seats, np.float32)
    absent = [card for card in ALL if card == turnup or card not in deck]
    for seat in range(seats):
        axes = np.moveaxis(held, seat, 0)
        axes[absent] = 0
    for one in range(seats):
        for other in range(one):
            shape = [1] * seats
            shape[one] = shape[other] = CARDS
            held *= (1 - np.eye(CARDS, dtype=np.float32)).reshape(shape)
    held /= held.sum()
    return held


@cache
def _winner(seats: int, trump: int) -> Array:
    """The seat that takes the trick, for all hands."""
    cards = np.meshgrid(*[np.arange(CARDS, dtype=np.int8)] * seats, indexing="ij", sparse=True)
    best, winner = np.broadcast_to(cards[0], (CARDS,) * seats), np.zeros((CARDS,) * seats, np.int8)
    beaten = _beaten(trump)
    for seat in range(1, seats):
        takes = beaten[best, cards[seat]]
        winner = np.where(takes, np.int8(seat), winner)
        best = np.where(takes, cards[seat], best)
    return winner


def _along(values: Array, seat: int, seats: int) -> Array:
    """Numbers by the card of a seat, to be multiplied with hands."""
    shape = [1] * seats
    shape[seat] = CARDS
    return values.astype(np.float32).reshape(shape)


def _best_bids(to_win: Array) -> Array:
    """One where it is better than none."""
    return (to_win > gain_of_one()).astype(float)


def _play(turnup: int, held: Array, named: Array | None, manner: Manner) -> Solution:
    """A round in which trumps are named like this, if the dealer names any, and all bid alike."""
    seats = held.ndim
    if named is None:
        named = np.zeros((CARDS, COLOURS))
        biddings: tuple[Bidding, ...] = (_bidding(held, turned_trump(turnup), manner),)
    else:
        biddings = _after_trumps(held, named, manner)
    return Solution(seats, turnup, named, biddings, _to_gain(held, biddings))


def _bidding(held: Array, trump: int, manner: Manner) -> Bidding:
    """The bids, seat by seat; `held` may already weigh hands by the trump that was named."""
    found = Bidding(trump, {}, {}, {})
    _bid_on(held, (), manner, found)
    return found


def _bid_on(held: Array, before: Bids, manner: Manner, found: Bidding) -> None:
    seats, seat = held.ndim, len(before)
    if seat == seats:
        return
    others = tuple(other for other in range(seats) if other != seat)
    reached = held.sum(axis=others, dtype=float)
    won = (held * (_winner(seats, found.trump) == seat)).sum(axis=others, dtype=float)
    to_win = np.divide(won, reached, out=np.zeros(CARDS), where=reached > 0)
    bids_one = manner(to_win)
    found.to_win[before], found.bids_one[before] = to_win, bids_one
    found.reached[before] = reached
    for bid, chance in enumerate((1 - bids_one, bids_one)):
        _bid_on(held * _along(chance, seat, seats), (*before, bid), manner, found)


def _best_worth(to_win: Array) -> Array:
    """The points to expect from the better bid."""
    best: Array = np.maximum(worth(to_win, 0), worth(to_win, 1))
    return best


# what is left to gain


def _to_gain(held: Array, biddings: Sequence[Bidding]) -> float:
    """Points that all seats together could gain, each by another play of its own.

    The dealer is apart: who names the trump may gain by another trump and another bid after it.
    """
    dealer = held.ndim - 1
    gain = _dealt(held) @ _values_of_trumps(held, biddings).max(axis=1)
    for bidding in biddings:
        for before, to_win in bidding.to_win.items():
            best = 0.0 if len(before) == dealer else _best_worth(to_win)
            gain += bidding.reached[before] @ (best - worth(to_win, bidding.bids_one[before]))
    return float(gain)


def _dealt(held: Array) -> Array:
    """By the dealer's card: how likely it is."""
    chances: Array = held.sum(axis=tuple(range(held.ndim - 1)), dtype=float)
    return chances


def _values_of_trumps(held: Array, biddings: Sequence[Bidding]) -> Array:
    """By the dealer's card: the points to expect after each trump, bidding best after it."""
    values, axes = np.zeros((CARDS, len(biddings))), tuple(range(held.ndim - 1))
    for column, others in enumerate(biddings):
        for weight in _before_dealer(held, others):
            won = weight * (_winner(held.ndim, others.trump) == held.ndim - 1)
            reached, taken = weight.sum(axis=axes, dtype=float), won.sum(axis=axes, dtype=float)
            to_win = np.divide(taken, reached, out=np.zeros(CARDS), where=reached > 0)
            values[:, column] += reached * _best_worth(to_win)
    each = _dealt(held)[:, None]
    points_each: Array = np.divide(values, each, out=np.zeros_like(values), where=each > 0)
    return points_each


def _before_dealer(held: Array, others: Bidding) -> Iterator[Array]:
    """For all bids before the dealer's: the hands, weighed by how likely they then are."""
    todo: list[tuple[Bids, Array]] = [((), held)]
    while todo:
        before, weight = todo.pop()
        seat = len(before)
        if seat == held.ndim - 1:
            yield weight
            continue
        one = others.bids_one[before]
        for bid, chance in enumerate((1 - one, one)):
            todo.append(((*before, bid), weight * _along(chance, seat, held.ndim)))


# a Wizard turned up: the dealer names the trump


def _best_trumps(held: Array, answers: int) -> Array:
    """By the dealer's card: how likely each trump is to be named.

    The dealer and the others answer each other's play so far, again and again (fictitious play),
    and the dealer's part is averaged over all answers. The others know it and bid best against it,
    so that only the dealer can still gain something.
    """
    named = np.full((CARDS, COLOURS), 1 / COLOURS)
    for answer in range(1, answers + 1):
        best = _best_rows(_values_of_trumps(held, _after_trumps(held, named, _best_bids)))
        named += (best - named) / (answer + 1)
    return named


def _best_rows(values: Array) -> Array:
    """All best trumps alike, by the dealer's card."""
    best = values >= values.max(axis=1, keepdims=True) - 1e-6
    rows: Array = best / best.sum(axis=1, keepdims=True)
    return rows


def _after_trumps(held: Array, named: Array, manner: Manner) -> tuple[Bidding, ...]:
    """The bidding after each trump; all have learned from its name."""
    seats = held.ndim
    return tuple(
        _bidding(held * _along(named[:, trump], seats - 1, seats), trump, manner)
        for trump in range(COLOURS)
    )
