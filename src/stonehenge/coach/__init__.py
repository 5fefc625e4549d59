"""The coach: what every choice of a position is worth, and reviews of whole games.

It asks the strongest player of a game. `assess` takes nothing but what a seat may know;
`stonehenge.coach.review` reviews recorded games.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from stonehenge import cards
from stonehenge.coach.answers import Assessment
from stonehenge.coach.reasons import why


def assess(view: Any, legal: Sequence[Any], effort: float = 1.0, seed: int = 0) -> Assessment:
    """Every legal choice of a position, the best first; more effort refines the same numbers.

    Where deals are sampled, another seed samples other ones.
    """
    return _asker(view)(view, legal, effort, seed)


def advise(view: Any, legal: Sequence[Any], effort: float = 1.0) -> Assessment:
    """The same, with reasons why the next choice that is clearly worse is not the best one."""
    answer = assess(view, legal, effort)
    worse = (one for one in answer.choices[1:] if one.loss > 2 * one.loss_error)
    other = next(worse, None)
    if other is None:
        return answer
    return replace(answer, against=other.action, why=why(view, answer, other.action))


def _asker(view: Any) -> Callable[[Any, Any, float, int], Assessment]:
    """Who assesses such a view; either imports numba."""
    if isinstance(view, cards.View):
        from stonehenge.coach.cards import assess as of_cards  # noqa: PLC0415

        return of_cards
    from stonehenge.coach.dice import assess as of_dice  # noqa: PLC0415

    return of_dice
