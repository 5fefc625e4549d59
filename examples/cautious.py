"""A Python class as a player: sees its view and its legal actions, and nothing else.

Try it from the root of the project:

    stonehenge arena cards --with apprentice,examples.cautious:Cautious --duplicate
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from stonehenge.cards import Bid, Play, View


class Cautious:
    """Bids its Wizards and high trumps, then wins with its best card until it has enough."""

    def __init__(self, random: Random) -> None:
        """`random` is seeded by the arena; take your luck from it and games can be repeated."""
        self._random = random

    def choose(self, view: View, legal: Sequence[Any]) -> Any:
        """One of the legal actions."""
        if isinstance(legal[0], Bid):
            return min(legal, key=lambda bid: abs(bid.tricks - self._sure_tricks(view)))
        if isinstance(legal[0], Play):
            needs = view.needs[view.me]
            ranked = sorted(legal, key=lambda play: _worth(play.card, view.trump))
            return ranked[-1] if needs is not None and needs > 0 else ranked[0]
        return self._random.choice(legal)

    def _sure_tricks(self, view: View) -> int:
        hand = view.hands[view.me] or ()  # with clairvoyance the own card is not seen
        return sum(_worth(card, view.trump) > 22 for card in hand)


def _worth(card: str, trump: str | None) -> int:
    """Jesters are worth least, then the colours, then trump, then Wizards."""
    kind, number = card[0], int(card[1:])
    if kind in "WJ":
        return 40 if kind == "W" else 0
    return number + 13 * (kind == trump)
