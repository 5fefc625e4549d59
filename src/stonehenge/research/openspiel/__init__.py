"""Both games for OpenSpiel: importing this registers `python_wizard_cards` and `_dice`."""

from stonehenge.research.needs import need

need("openspiel", "numpy", "numba", "pyspiel")

import pyspiel  # noqa: E402

from stonehenge.research.openspiel.games import CardsGame, DiceGame  # noqa: E402

pyspiel.register_game(CardsGame.TYPE, CardsGame)
pyspiel.register_game(DiceGame.TYPE, DiceGame)
