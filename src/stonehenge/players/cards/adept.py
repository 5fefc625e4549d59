"""The card player `adept`: bids by how often cards win their tricks, plays by a small net.

The rates are by players, round, class and rank of the card. The net learned from the playouts by
which the yardstick judges, so that it need not play any out itself. It minds no bid but its own. At
the level `adept` it forgets the tricks that have been played; the frozen `adept-3` counts Wizards,
Jesters and trumps.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from stonehenge.cards import Play, Trump, View
from stonehenge.cards.state import COLOURS, NUMBER, Colour, Decision
from stonehenge.players.cards.choice import best_action
from stonehenge.players.cards.journeyman import CardsJourneyman
from stonehenge.players.cards.memory import counted_cards, minding_own_bid, open_cards
from stonehenge.players.cards.net.play_features import trick_rate
from stonehenge.players.cards.net.weights import Skill, shipped_skill
from stonehenge.players.cards.numbers import is_blind, own_hand, play_turn_of, trump_of
from stonehenge.players.cards.sage import card_scores
from stonehenge.players.cards.tricks import (
    bid_reasons,
    distribution,
    points_of_bids,
    trump_reasons,
)
from stonehenge.players.reasons import Reasons

_SEED: Final = 1
"""The seed of the worlds in which reasons are worked out."""


class CardsAdept:
    """A quick player whose net imitates search, and who bids by experience."""

    def __init__(self, skill: Skill | None = None, counts: bool = True) -> None:
        self._skill = skill or shipped_skill("adept")
        self._counts = counts
        """Whether it counts the Wizards, Jesters and trumps of the tricks played."""

    def choose(self, view: View, legal: Sequence[Decision]) -> Decision:
        """A legal action for this view."""
        if is_blind(view):
            return CardsJourneyman().choose(view, legal)
        return best_action(self, view, legal)

    def reasons(self, view: View, legal: Sequence[Decision]) -> Reasons:
        """What it expects of each legal action; of cards, by playouts as the yardstick's."""
        # imports numba, which choosing does without
        from stonehenge.players.cards.yardstick import CardsYardstick  # noqa: PLC0415

        choice = self.choose(view, legal)
        if is_blind(view):
            return CardsJourneyman().reasons(view, legal)
        if isinstance(choice, Play):
            return CardsYardstick(Random(_SEED)).reasons_for(view, legal, choice)  # noqa: S311
        if isinstance(choice, Trump):
            return trump_reasons(legal, choice, lambda colour: self.trump_points(view, colour))
        return bid_reasons(legal, choice, self._odds(view, trump_of(view)))

    def trump_points(self, view: View, colour: Colour) -> float:
        """The points of the best bid if this colour were trump."""
        return max(points_of_bids(self._odds(view, COLOURS.index(colour))))

    def bid_points(self, view: View) -> list[float]:
        """The points that each bid promises."""
        return points_of_bids(self._odds(view, trump_of(view)))

    def card_scores(self, view: View, plays: Sequence[Play]) -> list[float]:
        """How the play net scores each card."""
        turn = minding_own_bid(play_turn_of(view))
        seen = counted_cards(view) if self._counts else open_cards(view)
        noticed = turn._replace(seen=seen, voids=(0,) * turn.seats)
        return card_scores(noticed, plays, self._skill)

    def _odds(self, view: View, trump: int) -> list[float]:
        """The distribution of tricks, each card winning its own at its rate."""
        seats, rates = view.options.seats, self._skill.rates
        return distribution(
            trick_rate(NUMBER[card], trump, seats, view.round, rates) for card in own_hand(view)
        )
