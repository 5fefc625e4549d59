"""Why, in numbers: what a player expects of each of its choices.

Hints, reviews and the arena's calibration read these; a player that can explain itself has
`reasons` beside `choose`, and chooses the best of them.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from msgspec import Struct


class Reason(Struct, frozen=True, kw_only=True):
    """What a player expects if it takes this action; None where it does not judge by that."""

    action: Any
    points: float | None = None
    """Points of this round, on average."""
    exact: float | None = None
    """The chance of an exact prediction."""
    win: float | None = None
    """The chance to win the game."""


class Reasons(Struct, frozen=True, kw_only=True):
    """All choices of one decision, the one the player would take first."""

    choices: tuple[Reason, ...]
    tricks: tuple[float, ...] = ()
    """Card game: the chance to win 0, 1, 2, ... tricks of this round in all."""


def best_first(choices: Iterable[Reason], choice: Any) -> tuple[Reason, ...]:
    """The choice first, then the others from the most points to the fewest."""
    return tuple(
        sorted(choices, key=lambda reason: (reason.action != choice, -(reason.points or 0.0)))
    )


class Explains(Protocol):
    """A player that can say why."""

    def choose(self, view: Any, legal: Sequence[Any], /) -> Any:
        """One of the legal actions."""

    def reasons(self, view: Any, legal: Sequence[Any], /) -> Reasons:
        """What it expects of each legal action, best first."""
