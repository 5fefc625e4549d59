"""Thousands of games at once, numpy in and numpy out: Gymnasium vector environments."""

from stonehenge.research.gymnasium.vector.cards import CardGames
from stonehenge.research.gymnasium.vector.dice import DiceGames

__all__ = ("CardGames", "DiceGames")
