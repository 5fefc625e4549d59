"""Computer players: each sees a view and its legal actions, and chooses one of them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, TypeVar, runtime_checkable

from stonehenge.players.levels import find

if TYPE_CHECKING:
    from stonehenge import cards, dice
    from stonehenge.vocabulary import AnyGame


V_contra = TypeVar("V_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)


class PlayerOf(Protocol[V_contra, A_co]):
    """Anything that can sit on a seat of the game with these views and actions."""

    def choose(self, view: V_contra, legal: Sequence[Any], /) -> A_co:
        """One of the legal actions, chosen from nothing but the view."""


@runtime_checkable
class Ponders(Protocol):
    """A player that can use more time than it needs."""

    def pondering(self, seconds: float) -> "Player":
        """The same player, which thinks longer, but hardly for more than so many seconds."""


Player: TypeAlias = PlayerOf[Any, Any]
"""A player of any game."""
CardPlayer: TypeAlias = "PlayerOf[cards.View, cards.Decision]"
DicePlayer: TypeAlias = "PlayerOf[dice.View, dice.Decision]"


NAMES: Final = ("Ada", "Bruno", "Clara", "Dirk", "Edda", "Falk")
"""What computer players are called, by seat."""


def make(game: "AnyGame", level: str, seed: bytes) -> Player:
    """A new player of a level; the seed fixes all its random choices."""
    # imported here because the command line reads the registry even for --help
    from stonehenge.players.making import load_class, new_player  # noqa: PLC0415

    entry = find(game.NAME, level)
    return new_player(load_class(entry.player), game, seed, **entry.settings)
