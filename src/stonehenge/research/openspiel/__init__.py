"""Both games for OpenSpiel: importing this registers `python_wizard_cards` and `_dice`."""

import pyspiel

from stonehenge.research.openspiel.games import CardsGame, DiceGame

pyspiel.register_game(CardsGame.TYPE, CardsGame)
pyspiel.register_game(DiceGame.TYPE, DiceGame)
