"""Both games for Gymnasium: importing this registers `stonehenge/Cards-v1` and `Dice-v1`."""

from stonehenge.research.needs import need

need("research", "numpy", "numba", "gymnasium")

import gymnasium  # noqa: E402

gymnasium.register(
    "stonehenge/Cards-v1",
    "stonehenge.research.gymnasium.single:cards",
    vector_entry_point="stonehenge.research.gymnasium.vector:CardGames",
)
gymnasium.register(
    "stonehenge/Dice-v1",
    "stonehenge.research.gymnasium.single:dice",
    vector_entry_point="stonehenge.research.gymnasium.vector:DiceGames",
)
