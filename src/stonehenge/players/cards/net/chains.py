"""Likely worlds by chains: each world is the one before, in which some cards have changed places.

Of hands dealt at random hardly one in twenty is likely, once the others have bid and played. So
only the start of each chain is drawn from such hands. From there it walks: two hidden cards change
places, and the change stands or not by how much likelier it makes what was seen (Metropolis). So
a chain stays among likely worlds, and visits each as often as it is likely. What a seat did depends
on its own hand alone: only the seats that a change touches are weighed again.
"""

from math import exp
from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge.cards import View
from stonehenge.cards.rules import NONE
from stonehenge.kernels import compiled, inlined
from stonehenge.kernels.cards import bits
from stonehenge.kernels.cards.arrays import with_arrays
from stonehenge.kernels.cards.draws import advanced, below, stream, word
from stonehenge.kernels.cards.hidden import HandConstraints, sample_hands
from stonehenge.players.cards.net.likelihood import (
    KINDS,
    Reading,
    Scales,
    Worlds,
    drawn_below,
    drawn_kind,
    new_scales,
    no_likelihoods,
    no_worlds,
    weigh,
    weigh_all,
    weights_of,
)
from stonehenge.players.cards.net.play_features import count
from stonehenge.players.cards.net.weights import Brain
from stonehenge.players.cards.numbers import History, constraints_of

_CHANGES: Final = 10
"""How many changes are tried between two worlds of a chain."""
_LENGTH: Final = 16
"""How many worlds a chain gives."""
_DEALT: Final = 8
"""How many hands are dealt for the start of one chain."""
READING: Final = Reading(trust=0.7, own_bid=0.5, plain=0.3)
TWO_KINDS: Final = Reading(trust=0.4, own_bid=0.5, plain=0.0)
"""How the frozen `archmage-4` reads the others: nobody is plain."""
ONE_KIND: Final = Reading(trust=0.4, own_bid=0.0, plain=0.0)
"""How the frozen `archmage-3` reads the others: everybody minds all bids."""
_PLAIN_COST: Final = 0.5
"""What it costs to foretell plain players too: the situation is described only once."""
_TOUCHED: Final = 1.3
"""How many seats a change touches on average."""


class Chain(NamedTuple):
    """A world on its walk; by seat its hand, how likely that is, and the chance of each kind."""

    hands: Any
    logs: Any
    chances: Any
    changed: Any
    """Memory for the chances of the two seats that a change touches."""


class Change(NamedTuple):
    """Two hidden cards that change places: a seat gives one to another seat or to the rest."""

    giver: int
    taker: int
    """NONE for the cards that were not dealt."""
    cards: int
    """Both cards, as a mask."""


def cost(history: History, reading: Reading = READING) -> float:
    """What one world costs, in evaluations of the nets."""
    kinds = 1 + (reading.own_bid > 0) + _PLAIN_COST * (reading.plain > 0)
    seen = kinds * len(history.plays) + history.seats
    return seen * (_CHANGES * _TOUCHED / history.seats + _DEALT / _LENGTH)


def believed(
    view: View, history: History, worlds: int, seed: int, brain: Brain, reading: Reading = READING
) -> Worlds:
    """So many worlds that fit what the others did."""
    constraints = constraints_of(view)
    dealt = sample_hands(constraints, _DEALT * _chains(worlds), seed)
    kept = no_worlds(worlds, history.seats)
    walk_all(history, with_arrays(constraints), dealt, new_scales(reading, brain), seed, kept)
    return kept


def _chains(worlds: int) -> int:
    """How many chains give so many worlds."""
    return -(-worlds // _LENGTH)


@compiled
def walk_all(
    h: History, c: HandConstraints, dealt: Any, scales: Scales, seed: int, kept: Worlds
) -> None:
    """Fills in the worlds: the first of every chain, then the second, and so on."""
    likelihoods = no_likelihoods(len(dealt), h.seats)
    weigh_all(h, dealt, scales, likelihoods)
    weights = weights_of(likelihoods)
    chains, worlds = len(dealt) // _DEALT, len(kept.kinds)
    step, passed, start = weights.sum() / chains, weights[0], 0
    state = stream(seed, 0)
    for first in range(chains):
        while passed < (first + 0.5) * step and start + 1 < len(dealt):
            start += 1
            passed += weights[start]
        chain = Chain(
            dealt[start].copy(),
            likelihoods.logs[start].copy(),
            likelihoods.chances[start].copy(),
            np.zeros((2, KINDS)),
        )
        for world in range(first, worlds, chains):
            for _ in range(_CHANGES):
                state = _try_change(h, c, chain, scales, state)
            kept.hands[world] = chain.hands
            for seat in range(h.seats):
                state = advanced(state)
                kept.kinds[world, seat] = drawn_kind(state, chain.chances[seat])


@inlined
def _drawn_change(h: History, c: HandConstraints, hands: Any, state: int) -> tuple[Change, int]:
    """Any hidden card that a seat holds, and any other hidden card; no giver if nothing changes."""
    held = 0
    for seat in range(h.seats):
        if seat != h.seat and c.known[seat] == NONE:
            held |= hands[seat]
    if held == 0:
        return Change(NONE, NONE, 0), state
    state = advanced(state)
    given = bits.nth(held, below(word(state), count(held)))
    state = advanced(state)
    taken = bits.nth(c.unseen, below(word(state), count(c.unseen)))
    giver, taker = NONE, NONE
    for seat in range(h.seats):
        if hands[seat] & given:
            giver = seat
        if hands[seat] & taken:
            taker = seat
    forbidden = c.excluded[giver] & taken or (taker != NONE and c.excluded[taker] & given)
    if giver == taker or forbidden:
        giver = NONE
    return Change(giver, taker, given | taken), state


@inlined
def _make(change: Change, hands: Any) -> None:
    """Makes a change of hands; made again, it is undone."""
    hands[change.giver] ^= change.cards
    if change.taker != NONE:
        hands[change.taker] ^= change.cards


@compiled
def _try_change(h: History, c: HandConstraints, chain: Chain, scales: Scales, state: int) -> int:
    """Changes two cards, unless that makes what was seen too unlikely; returns the stream."""
    change, state = _drawn_change(h, c, chain.hands, state)
    if change.giver == NONE:
        return state
    _make(change, chain.hands)
    giver, taker = change.giver, change.taker
    gives, takes = weigh(h, giver, chain.hands, scales, chain.changed[0]), 0.0
    gain = gives - chain.logs[giver]
    if taker != NONE:
        takes = weigh(h, taker, chain.hands, scales, chain.changed[1])
        gain += takes - chain.logs[taker]
    state = advanced(state)
    if gain < 0 and not drawn_below(state, exp(gain)):
        _make(change, chain.hands)
        return state
    chain.logs[giver], chain.chances[giver] = gives, chain.changed[0]
    if taker != NONE:
        chain.logs[taker], chain.chances[taker] = takes, chain.changed[1]
    return state
