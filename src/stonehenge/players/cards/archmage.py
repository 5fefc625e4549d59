"""The card player `archmage`: the sage's nets, and a search over likely hands of the others.

It deals the hidden cards many times, keeps the deals in which the others would likely have bid and
played as they did, and plays its promising bids or cards out in them. Its trump is the sage's.
Its effort is counted in judgements of the nets, so that a seed fixes every move on any machine.
"""

from collections.abc import Sequence
from random import Random
from time import thread_time
from typing import Final

import numpy as np

from stonehenge.cards import Bid, Play, View, rules
from stonehenge.cards.state import DECK, Decision, mask
from stonehenge.players.cards.net.explain import known_of, likely
from stonehenge.players.cards.net.search import (
    PRIOR,
    Findings,
    bid_out,
    no_findings,
    promising,
    search,
)
from stonehenge.players.cards.net.weights import Brain, shipped
from stonehenge.players.cards.net.worlds import OVERSAMPLED, Known
from stonehenge.players.cards.sage import CardsSage
from stonehenge.players.reasons import Reasons

EFFORT: Final = 10_000
"""Judgements of the nets for one decision."""
_BID_EFFORT: Final = 2
"""Bids are few and decide a round: they get so many times the effort."""
_BIDS: Final = 3
_CLOSE: Final = 8.0
"""A bid that the net finds so many points worse than the best is not tried."""
_OPINION: Final = 200.0
"""The net's own points of a bid count as much as so many worlds."""
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
        assert view.seat is not None
        if len(legal) == 1 or view.hands[view.seat] is None:
            return self._sage.choose(view, legal)
        if isinstance(legal[0], Bid):
            return self._bid(view, [bid.tricks for bid in legal if isinstance(bid, Bid)])
        if isinstance(legal[0], Play):
            return self._play(view)
        return self._sage.choose(view, legal)

    def reasons(self, view: View, legal: Sequence[Decision]) -> Reasons:
        """What it expects of each legal action, by playouts in likely worlds."""
        luck = self._random.getstate()
        choice = self.choose(view, legal)
        self._random.setstate(luck)
        return self._sage.why(view, legal, choice)

    def _bid(self, view: View, legal: Sequence[int]) -> Bid:
        """The best of the bids that the net finds best, by playouts and by its opinion."""
        promised = self._sage.bid_points(view)
        ranked = sorted(legal, key=lambda bid: -promised[bid])[:_BIDS]
        bids = [bid for bid in ranked if promised[bid] > promised[ranked[0]] - _CLOSE]
        seed = self._random.getrandbits(60)
        if len(bids) == 1:
            return Bid(bids[0])
        known = known_of(view)
        begun = thread_time()
        worlds, judgements = self._worlds(known, len(bids), _BID_EFFORT)
        kept = likely(view, known, worlds, seed, self._brain)

        def worth(bid: int) -> float:
            tricks = np.zeros(known.round + 1)
            bid_out(known, bid, kept, self._brain, tricks)
            points = sum(rules.points(bid, won) * often for won, often in enumerate(tricks))
            return float(points + _OPINION * promised[bid])

        best = max(bids, key=worth)
        self._pace = judgements / max(1e-6, thread_time() - begun)
        return Bid(best)

    def _play(self, view: View) -> Play:
        """The best card by search, if more than one is promising."""
        known, found = known_of(view), no_findings()
        cards = promising(known, _own(view), self._brain, found)
        seed = self._random.getrandbits(60)
        if cards & (cards - 1):
            return Play(DECK[self._searched(view, known, cards, seed, found)])
        return Play(DECK[cards.bit_length() - 1])

    def _searched(self, view: View, known: Known, cards: int, seed: int, found: Findings) -> int:
        begun = thread_time()
        worlds, judgements = self._worlds(known, cards.bit_count())
        kept = likely(view, known, worlds, seed, self._brain)
        best = search(known, cards, kept, self._brain, PRIOR, found)
        self._pace = judgements / max(1e-6, thread_time() - begun)
        return int(best)

    def _worlds(self, known: Known, choices: int, times: int = 1) -> tuple[int, int]:
        """How many worlds the effort is enough for, and the judgements they cost."""
        effort = float(self._effort * times)
        if self._seconds is not None:
            effort = min(effort, 0.8 * self._seconds * self._pace)
        left = known.seats * known.round - len(known.plays)
        each = OVERSAMPLED * (len(known.plays) + known.seats) + choices * left
        worlds = min(_MOST, max(_FEWEST, int(effort / each)))
        return worlds, worlds * each


def _own(view: View) -> np.ndarray:
    """By seat the own hand, and nothing for the others."""
    assert view.seat is not None
    hands = np.zeros(view.options.seats, np.int64)
    hands[view.seat] = mask(view.hands[view.seat] or ())
    return hands
