"""Both games for PettingZoo: `cards_v1` and `dice_v1`, each with `env` and `parallel_env`."""

from stonehenge.research.needs import need

need("research", "numpy", "gymnasium", "pettingzoo", "PIL")
