"""The card player `adept`: bids by a table of card chances, plays by a small net.

The table says how often a card wins its trick, by players, round, class and rank. The net learned
from the playouts by which the yardstick judges, so that it need not play any out itself.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from stonehenge.cards import Bid, Play, Trump, View
from stonehenge.cards.rules import NONE
from stonehenge.cards.state import COLOURS, NUMBER, Card, Decision
from stonehenge.players.cards.apprentice import (
    CardsApprentice,
    bid_reasons,
    distribution,
    expected_points,
    trump_reasons,
)
from stonehenge.players.cards.net.play_features import table_chance
from stonehenge.players.cards.net.weights import Skill, shipped_skill
from stonehenge.players.cards.sage import scores_of
from stonehenge.players.reasons import Reasons

_LUCK: Final = 1
"""The seed of the worlds in which reasons are found."""


class CardsAdept:
    """A quick player who plays as one that searches, and bids by experience."""

    def __init__(self, skill: Skill | None = None) -> None:
        self._skill = skill or shipped_skill("adept")
        self._apprentice = CardsApprentice()

    def choose(self, view: View, legal: Sequence[Decision]) -> Decision:
        """A legal action for this view."""
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None
        hand = view.hands[view.seat]
        if hand is None:  # ruling C15: the own card of a clairvoyant round is judged by the others'
            return self._apprentice.choose(view, legal)
        if isinstance(legal[0], Trump):
            return Trump(max(COLOURS, key=lambda colour: self._promise(view, hand, colour)))
        if isinstance(legal[0], Bid):
            odds = self.odds(view, hand, view.trump)
            bids = [action.tricks for action in legal if isinstance(action, Bid)]
            return Bid(max(bids, key=lambda bid: expected_points(odds, bid)))
        plays = [play for play in legal if isinstance(play, Play)]
        scores = scores_of(view, plays, self._skill.play, self._skill.table)
        return max(zip(scores, plays, strict=True), key=lambda scored: scored[0])[1]

    def reasons(self, view: View, legal: Sequence[Decision]) -> Reasons:
        """What it expects of each legal action; of cards, by playouts as the yardstick's."""
        # imports numba, which choosing does without
        from stonehenge.players.cards.yardstick import CardsYardstick  # noqa: PLC0415

        choice = self.choose(view, legal)
        assert view.seat is not None
        hand = view.hands[view.seat]
        if hand is None:
            return self._apprentice.reasons(view, legal)
        if isinstance(choice, Play):
            return CardsYardstick(Random(_LUCK)).why(view, legal, choice)  # noqa: S311
        if isinstance(choice, Trump):
            return trump_reasons(legal, choice, lambda colour: self._promise(view, hand, colour))
        return bid_reasons(legal, choice, self.odds(view, hand, view.trump))

    def odds(self, view: View, hand: tuple[Card, ...], trump: str | None) -> list[float]:
        """The distribution of tricks, each card winning its own by the table's chance."""
        colour = NONE if trump is None else COLOURS.index(trump)
        seats, table = view.options.seats, self._skill.table
        return distribution(
            table_chance(NUMBER[card], colour, seats, view.round, table) for card in hand
        )

    def _promise(self, view: View, hand: tuple[Card, ...], trump: str) -> float:
        odds = self.odds(view, hand, trump)
        return max(expected_points(odds, bid) for bid in range(len(odds)))
