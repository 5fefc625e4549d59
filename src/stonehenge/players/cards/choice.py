"""The choice that every card player makes: the trump, the bid or the card it judges best."""

from collections.abc import Sequence
from typing import Any, Protocol

from stonehenge.cards import Bid, Play, Trump, View
from stonehenge.cards.state import Colour, Decision


class Judge(Protocol):
    """Answers the three questions of a round; more is better."""

    def trump_points(self, view: View, colour: Colour, /) -> float:
        """The points to expect with this colour as trump."""

    def bid_points(self, view: View, /) -> Sequence[float]:
        """The points to expect of each bid, from 0 up."""

    def card_scores(self, view: View, plays: Sequence[Play], /) -> Sequence[Any]:
        """How good each card is; only the order counts."""


def best_action(judge: Judge, view: View, legal: Sequence[Decision]) -> Decision:
    """The legal action that a judge finds best, the first of equals."""
    if len(legal) == 1:
        return legal[0]
    trumps = [action for action in legal if isinstance(action, Trump)]
    if trumps:
        return max(trumps, key=lambda trump: judge.trump_points(view, trump.colour))
    bids = [action for action in legal if isinstance(action, Bid)]
    if bids:
        points = judge.bid_points(view)
        return max(bids, key=lambda bid: points[bid.tricks])
    plays = [action for action in legal if isinstance(action, Play)]
    scores = judge.card_scores(view, plays)
    return max(zip(scores, plays, strict=True), key=lambda scored: scored[0])[1]
