"""The player `random`: plays a random legal action."""

from collections.abc import Sequence
from random import Random
from typing import Any

from stonehenge.vocabulary import AnyGame


class Uniform:
    """Picks an entry of the legal actions, then one of the actions that entry stands for."""

    def __init__(self, game: AnyGame, random: Random) -> None:
        self._game = game
        self._random = random

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """A random legal action."""
        del view
        return self._random.choice(list(self._game.expand(self._random.choice(legal))))
