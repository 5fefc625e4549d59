"""The Wizard card game for PettingZoo, version 1: 3 to 6 agents, 85 actions."""

from functools import partial
from typing import Final

from stonehenge.research.cards import GAME
from stonehenge.research.pettingzoo.together import Together
from stonehenge.research.pettingzoo.turns import Turns, one_by_one

env: Final = partial(one_by_one, GAME)
"""Agents act one after the other; PettingZoo refuses calls in the wrong order."""
raw_env: Final = partial(Turns, GAME)
"""The same without that check, which is quicker."""
parallel_env: Final = partial(Together, GAME)
"""Agents act at the same time, and pass where they are not asked."""
