"""The card player `archmage`: nets as the sage's, and a search over likely hands of the others.

It goes through deals of the hidden cards in which the others would likely have bid and played as
they did, and plays its promising bids or cards out in them. It also guesses from what they do who
minds everybody's bid, who minds no bid but the own one, who is a plain player, and who plays at
random. It names trumps as the sage.
In the last third of a game the results count by the chance to win that they leave.
Its effort is counted in evaluations of the nets, so that a seed fixes every move on any machine.
Where there is time to spare, it may ponder: then the time decides.
"""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import thread_time
from typing import ClassVar, Final, NamedTuple

import numpy as np

from stonehenge.cards import Bid, Play, View
from stonehenge.cards.state import DECK, Decision, mask
from stonehenge.kernels.cards.arrays import with_arrays
from stonehenge.players.cards.net import chains, likelihood
from stonehenge.players.cards.net.likelihood import Reading, Worlds
from stonehenge.players.cards.net.search import (
    Findings,
    best_by_search,
    bid_out,
    no_findings,
    promising,
)
from stonehenge.players.cards.net.stakes import LAST_PART, stakes_of
from stonehenge.players.cards.net.weights import EARLIER, Brain, shipped
from stonehenge.players.cards.numbers import History, history_of, is_blind, own_hand, seat_of
from stonehenge.players.cards.sage import CardsSage
from stonehenge.players.reasons import Reasons

_PONDERING: Final = 10
"""How many times its effort it spends while it ponders, at most."""
_BID_EFFORT: Final = 2
"""Bids are few and decide a round: they get so many times the effort."""
_BIDS: Final = 3
"""How many bids are tried at most."""
_CLOSE: Final = 8.0
"""A bid that the net finds so many points worse than the best is not tried."""
_OPINION: Final = 200.0
"""The net's own points of a bid count as much as so many worlds."""
_FEWEST: Final = 2
_MOST: Final = 240
"""The numbers of worlds that are worth while for an effort."""
_PACE: Final = 200_000.0
"""Evaluations a second, before the first was timed."""
_PART_OF_TIME: Final = 0.8
"""The part of the time allowed that the search plans with."""
_TICK: Final = 1e-6
"""The shortest time that counts, in seconds."""


class Approach(NamedTuple):
    """How it searches."""

    worlds: Callable[[View, History, int, int, Brain], Worlds]
    """Finds so many likely worlds."""
    cost: Callable[[History], float]
    """What one of them costs, in evaluations of the nets."""
    effort: int
    """Evaluations of the nets for one decision."""
    prior: float
    """Points that the policy's own opinion of a card is worth, times its logarithm."""
    unlikely: float
    """A card that the policy plays less often than this is not searched."""
    nets: str = EARLIER
    """The nets that come with the package, by name."""


def _by_chains(reading: Reading, effort: int, nets: str = EARLIER) -> Approach:
    return Approach(
        partial(chains.believed, reading=reading),
        partial(chains.cost, reading=reading),
        effort,
        prior=1.0,
        unlikely=0.005,
        nets=nets,
    )


BY_CHAINS: Final = _by_chains(chains.READING, 36_000, nets="cards")
TWO_KINDS: Final = _by_chains(chains.TWO_KINDS, 30_000)
"""The approach of the archmage of version 4, which took nobody for a plain player."""
ONE_KIND: Final = _by_chains(chains.ONE_KIND, 20_000)
"""The approach of the archmage of version 3, which took everybody to mind all bids."""
BY_DEALS: Final = Approach(likelihood.likely, likelihood.cost, 10_000, prior=2.0, unlikely=0.02)
"""The approach of the archmages of versions 1 and 2."""


class CardsArchmage:
    """Searches with judgement; the same seed gives the same moves unless time is limited."""

    approach: ClassVar = BY_CHAINS

    def __init__(
        self,
        random: Random,
        effort: int | None = None,
        seconds: float | None = None,
        brain: Brain | None = None,
        last_part: float = LAST_PART,
    ) -> None:
        self._random = random
        self._effort = effort or self.approach.effort
        self._seconds = seconds
        self._pace = _PACE
        self._brain = brain or shipped(self.approach.nets)
        self._last_part = last_part
        self._sage = CardsSage(self._brain, last_part)

    def pondering(self, seconds: float) -> "CardsArchmage":
        """The same player with up to ten times the effort, as far as the seconds allow."""
        effort = _PONDERING * self._effort
        return type(self)(self._random, effort, seconds, self._brain, self._last_part)

    def choose(self, view: View, legal: Sequence[Decision]) -> Decision:
        """A legal action for this view."""
        if len(legal) == 1 or is_blind(view):
            return self._sage.choose(view, legal)
        if isinstance(legal[0], Bid):
            return self._bid(view, [bid.tricks for bid in legal if isinstance(bid, Bid)])
        if isinstance(legal[0], Play):
            return self._play(view)
        return self._sage.choose(view, legal)

    def reasons(self, view: View, legal: Sequence[Decision]) -> Reasons:
        """What it expects of each legal action, by playouts in likely worlds."""
        before = self._random.getstate()
        choice = self.choose(view, legal)
        self._random.setstate(before)
        return self._sage.reasons_for(view, legal, choice)

    def _bid(self, view: View, legal: Sequence[int]) -> Bid:
        """The best of the bids that the net finds best, by playouts and by its opinion."""
        promised = self._sage.bid_points(view)
        ranked = sorted(legal, key=lambda bid: -promised[bid])[:_BIDS]
        bids = [bid for bid in ranked if promised[bid] > promised[ranked[0]] - _CLOSE]
        seed = self._random.getrandbits(60)
        if len(bids) == 1:
            return Bid(bids[0])
        history = with_arrays(history_of(view))
        begun = thread_time()
        number, evaluations = self._worlds(history, len(bids), _BID_EFFORT)
        worlds = self.approach.worlds(view, history, number, seed, self._brain)
        stakes = with_arrays(stakes_of(view, self._last_part))

        def worth(bid: int) -> float:
            tricks = np.zeros(history.round + 1)
            found = bid_out(history, bid, worlds, self._brain, stakes, tricks)
            return found + _OPINION * promised[bid]

        best = max(bids, key=worth)
        self._pace = evaluations / max(_TICK, thread_time() - begun)
        return Bid(best)

    def _play(self, view: View) -> Play:
        """The best card by search, if more than one is promising."""
        history, findings = with_arrays(history_of(view)), no_findings()
        hands, unlikely = _own_hand_alone(view), self.approach.unlikely
        cards = promising(history, hands, unlikely, self._brain, findings)
        seed = self._random.getrandbits(60)
        if cards & (cards - 1):
            return Play(DECK[self._search(view, history, cards, seed, findings)])
        return Play(DECK[cards.bit_length() - 1])

    def _search(
        self, view: View, history: History, cards: int, seed: int, findings: Findings
    ) -> int:
        begun = thread_time()
        number, evaluations = self._worlds(history, cards.bit_count())
        worlds = self.approach.worlds(view, history, number, seed, self._brain)
        stakes = with_arrays(stakes_of(view, self._last_part))
        prior = self.approach.prior
        best = best_by_search(history, cards, worlds, self._brain, stakes, prior, findings)
        self._pace = evaluations / max(_TICK, thread_time() - begun)
        return int(best)

    def _worlds(self, history: History, choices: int, times: int = 1) -> tuple[int, float]:
        """How many worlds the effort is enough for, and the evaluations they cost."""
        effort = float(self._effort * times)
        if self._seconds is not None:
            effort = min(effort, _PART_OF_TIME * self._seconds * self._pace)
        left = history.seats * history.round - len(history.plays)
        each = self.approach.cost(history) + choices * left
        most = _MOST * max(1, self._effort // self.approach.effort)
        worlds = min(most, max(_FEWEST, int(effort / each)))
        return worlds, worlds * each


class TwoKindsArchmage(CardsArchmage):
    """The archmage of version 4, kept as it was to measure by."""

    approach = TWO_KINDS


class OneKindArchmage(CardsArchmage):
    """The archmage of version 3, kept as it was to measure by."""

    approach = ONE_KIND


class EarlierArchmage(CardsArchmage):
    """The archmage of versions 1 and 2, kept as it was to measure by."""

    approach = BY_DEALS


def _own_hand_alone(view: View) -> np.ndarray:
    """By seat the own hand, and nothing for the others."""
    hands = np.zeros(view.options.seats, np.int64)
    hands[seat_of(view)] = mask(own_hand(view))
    return hands
