"""The card player `archmage`: the sage's nets, and a search over likely hands of the others.

It bids as the sage does. To play it deals the hidden cards many times, keeps the deals in which
the others would likely have bid and played as they did, and plays its promising cards out in them.
Its effort is counted in judgements of the nets, so that a seed fixes every move on any machine.
"""

from collections.abc import Sequence
from random import Random
from time import thread_time
from typing import Final

import numpy as np

from stonehenge.cards import Play, View
from stonehenge.cards.state import DECK, Decision, mask
from stonehenge.players.cards_sage import CardsSage
from stonehenge.players.nets.explain import known_of, likely
from stonehenge.players.nets.search import (
    OVERSAMPLED,
    PRIOR,
    Findings,
    Known,
    no_findings,
    promising,
    search,
)
from stonehenge.players.nets.weights import Brain, shipped
from stonehenge.players.reasons import Reasons

EFFORT: Final = 6000
"""Judgements of the nets for one decision."""
_FEWEST: Final = 2
_MOST: Final = 240
_PACE: Final = 200_000.0
"""Judgements a second, before the first was timed."""


class CardsArchmage:
    """Searches with judgement; the same seed gives the same moves unless time is limited."""

    def __init__(
        self,
        random: Random,
        effort: int = EFFORT,
        seconds: float | None = None,
        brain: Brain | None = None,
    ) -> None:
        self._random = random
        self._effort = effort
        self._seconds = seconds
        self._pace = _PACE
        self._brain = brain or shipped("cards")
        self._sage = CardsSage(self._brain)

    def choose(self, view: View, legal: Sequence[Decision]) -> Decision:
        """A legal action for this view."""
        if len(legal) == 1 or not isinstance(legal[0], Play):
            return self._sage.choose(view, legal)
        known, found = known_of(view), no_findings()
        cards = promising(known, _own(view), self._brain, found)
        seed = self._random.getrandbits(60)
        if cards & (cards - 1):
            return Play(DECK[self._searched(view, known, cards, seed, found)])
        return Play(DECK[cards.bit_length() - 1])

    def reasons(self, view: View, legal: Sequence[Decision]) -> Reasons:
        """What it expects of each legal action, by playouts in likely worlds."""
        luck = self._random.getstate()
        choice = self.choose(view, legal)
        self._random.setstate(luck)
        return self._sage.why(view, legal, choice)

    def _searched(self, view: View, known: Known, cards: int, seed: int, found: Findings) -> int:
        begun = thread_time()
        worlds, judgements = self._worlds(known, cards.bit_count())
        kept = likely(view, known, worlds, seed, self._brain)
        best = search(known, cards, kept, self._brain, PRIOR, found)
        self._pace = judgements / max(1e-6, thread_time() - begun)
        return int(best)

    def _worlds(self, known: Known, cards: int) -> tuple[int, int]:
        """How many worlds the effort is enough for, and the judgements they cost."""
        effort = float(self._effort)
        if self._seconds is not None:
            effort = min(effort, 0.8 * self._seconds * self._pace)
        left = known.seats * known.round - len(known.plays)
        each = OVERSAMPLED * (len(known.plays) + known.seats) + cards * left
        worlds = min(_MOST, max(_FEWEST, int(effort / each)))
        return worlds, worlds * each


def _own(view: View) -> np.ndarray:
    """By seat the own hand, and nothing for the others."""
    assert view.seat is not None
    hands = np.zeros(view.options.seats, np.int64)
    hands[view.seat] = mask(view.hands[view.seat] or ())
    return hands
