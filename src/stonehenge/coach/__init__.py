"""The coach: what every choice of a position is worth, and reviews of whole games.

It asks the strongest player of a game. `assess` takes nothing but what a seat may know.
"""

from collections.abc import Sequence
from typing import Any

from stonehenge import cards
from stonehenge.coach.answers import Assessment


def assess(view: Any, legal: Sequence[Any], effort: float = 1.0) -> Assessment:
    """Every legal choice of a position, the best first; more effort refines the same numbers."""
    # both import numba
    if isinstance(view, cards.View):
        from stonehenge.coach import cards as asked  # noqa: PLC0415

        return asked.assess(view, legal, effort)
    from stonehenge.coach import dice as rolled  # noqa: PLC0415

    return rolled.assess(view, legal, effort)
