"""States that agree with all that a seat knows, for players that search."""

from random import Random
from typing import Any, TypeVar, overload

from stonehenge import cards, dice

S_ = TypeVar("S_")


@overload
def sample(view: cards.View, random: Random, worlds: int = 1) -> list[cards.State]: ...
@overload
def sample(view: dice.View, random: Random, worlds: int = 1) -> list[dice.State]: ...
def sample(view: Any, random: Random, worlds: int = 1) -> list[Any]:
    """So many states that the seat of a view cannot tell from the real one.

    `game.view(state, view.seat)` gives the same view for each of them. Hidden hands are as likely
    as each other, given who did not follow (this needs the extra `players`). What somebody has
    decided unseen is drawn from all that was legal, so weight the states by what you believe of
    the others. A dice view does not tell the predictions of rounds before the last: they count as
    missed, which changes only how many were exact in the outcome.
    """
    # the hands are sampled by a kernel, which a dice player does without
    if isinstance(view, cards.View):
        from stonehenge.worlds.cards import states_of as card_states  # noqa: PLC0415

        return card_states(view, random, worlds)
    from stonehenge.worlds.dice import state_of  # noqa: PLC0415

    return [state_of(view, random) for _ in range(worlds)]
