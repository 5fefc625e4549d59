"""The card player `apprentice`: thinks like the journeyman, with three habits of beginners.

It trusts high cards of side colours, it forgets the tricks that have been played, and among cards
that seem about as good it plays the high ones first while it needs tricks, and keeps them when it
does not.
"""

from collections.abc import Sequence
from typing import Final

from stonehenge.cards import Play, View
from stonehenge.players.cards.journeyman import CardsJourneyman
from stonehenge.players.cards.numbers import seat_of

_ABOUT_AS_GOOD: Final = 0.15
"""Chances of an exact prediction within this are the same to it."""


class CardsApprentice(CardsJourneyman):
    """A quick beginner who never looks beyond its own hand and the present trick."""

    def __init__(self) -> None:
        super().__init__(higher_side=2.0, counts=False)

    def card_scores(self, view: View, plays: Sequence[Play]) -> list[tuple[float, float]]:
        """The rough chance of an exact prediction after each card, then how high the card is."""
        need = view.needs[seat_of(view)]
        assert need is not None
        eager = -1 if need > 0 else 1
        scores = super().card_scores(view, plays)
        return [(round(exact / _ABOUT_AS_GOOD), eager * low) for exact, low in scores]
