"""PettingZoo's own tests on our environments: `make environments` runs all of them.

Left out: `max_cycles_test` and `parallel_seed_test`. Both sample actions without a mask, and the
first wants an environment that can be cut short, which a game cannot.
"""

import warnings
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from functools import partial
from io import StringIO
from itertools import product
from typing import Any, Final

from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from stonehenge import cards, dice
from stonehenge.research.pettingzoo import cards_v1, dice_v1
from tests.cards.tables import VARIANTS

DICE_VARIANTS: Final = [
    {"magic": magic, "target": target, "jester_when_exact": jester}
    for magic, target, jester in product((False, True), (9, 12), (True, False))
]
Case = tuple[Any, dict[str, Any]]


def cases() -> Iterator[Case]:
    """Every player count with every set of options, in both forms of observations."""
    for seats, variant, form in product(cards.PLAYERS, VARIANTS, ("flat", "dict")):
        yield cards_v1, {"seats": seats, "observation": form, **variant}
    for seats, rolled, form in product(dice.PLAYERS, DICE_VARIANTS, ("flat", "dict")):
        yield dice_v1, {"seats": seats, "observation": form, **rolled}


def run(module: Any, settings: dict[str, Any], cycles: int) -> None:
    """The four suites on one environment; all that they warn of but two things is an error."""
    made: Callable[..., Any] = partial(module.env, **settings)
    with warnings.catch_warnings(), redirect_stdout(StringIO()):
        warnings.simplefilter("error")
        # they know only their own environments with a mask in the observation
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should")
        # at the end of a game nobody has anything to choose
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(made(), num_cycles=cycles)
        seed_test(made, num_cycles=cycles)
        parallel_api_test(module.parallel_env(**settings), num_cycles=cycles)
        render_test(made)


def main() -> None:
    """Runs all suites, long enough for several whole games each."""
    every = list(cases())
    for number, (module, settings) in enumerate(every, start=1):
        run(module, settings, cycles=1000)
        print(f"{number} of {len(every)}: {module.__name__.rpartition('.')[2]} {settings}")


if __name__ == "__main__":
    main()
