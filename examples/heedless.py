"""Who bids with sense and then plays anything: strangers like this must not break a player.

Try it from the root of the project:

    stonehenge arena cards --with sage,examples.heedless:Heedless --duplicate
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from stonehenge.cards import Play, View
from stonehenge.players.cards.journeyman import CardsJourneyman


class Heedless:
    """Bids as the frozen `journeyman-2` does and forgets it at once."""

    def __init__(self, random: Random) -> None:
        """Its cards are drawn from `random`, which the arena has seeded."""
        self._random = random
        self._sensible = CardsJourneyman()

    def choose(self, view: View, legal: Sequence[Any]) -> Any:
        """One of the legal actions."""
        if isinstance(legal[0], Play):
            return self._random.choice(legal)
        return self._sensible.choose(view, legal)
