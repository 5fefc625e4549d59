"""Computer players: each sees a view and its legal actions, and chooses one of them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final, Protocol

from stonehenge.players.cards.apprentice import CardsApprentice
from stonehenge.players.dice.apprentice import DiceApprentice
from stonehenge.players.uniform import Uniform
from stonehenge.vocabulary import AnyGame


class Player(Protocol):
    """Anything that can sit on a seat."""

    def choose(self, view: Any, legal: Sequence[Any], /) -> Any:
        """One of the legal actions, chosen from nothing but the view."""


NAMES: Final = ("Ada", "Bruno", "Clara", "Dirk", "Edda", "Falk")
"""What computer players are called, by seat."""


def _cards_yardstick(random: Random) -> Player:
    # imports numba, which most levels do without
    from stonehenge.players.cards.yardstick import CardsYardstick  # noqa: PLC0415

    return CardsYardstick(random)


def _cards_adept() -> Player:
    # imports numpy, which the first levels do without
    from stonehenge.players.cards.adept import CardsAdept  # noqa: PLC0415

    return CardsAdept()


def _cards_sage() -> Player:
    # imports numpy, which the first levels do without
    from stonehenge.players.cards.sage import CardsSage  # noqa: PLC0415

    return CardsSage()


def _cards_archmage(random: Random) -> Player:
    # imports numba, which most levels do without
    from stonehenge.players.cards.archmage import CardsArchmage  # noqa: PLC0415

    return CardsArchmage(random)


def _dice_exact(**worth: float) -> Player:
    # imports numba, which most levels do without
    from stonehenge.players.dice.exact import DiceExact  # noqa: PLC0415

    return DiceExact(**worth)


def _dice_learned(**arts: float) -> Player:
    # imports numba, which most levels do without
    from stonehenge.players.dice.learned import DiceLearned  # noqa: PLC0415

    return DiceLearned(**arts)


LEVELS: Final[Mapping[str, Mapping[str, Callable[[AnyGame, Random], Player]]]] = {
    "cards": {
        "random": Uniform,
        "apprentice": lambda _game, _random: CardsApprentice(),
        "adept": lambda _game, _random: _cards_adept(),
        "yardstick": lambda _game, random: _cards_yardstick(random),
        "sage": lambda _game, _random: _cards_sage(),
        "archmage": lambda _game, random: _cards_archmage(random),
    },
    "dice": {
        "random": Uniform,
        "apprentice": lambda _game, _random: DiceApprentice(),
        "adept": lambda _game, _random: _dice_exact(per_x=1.0, per_number=0.4),
        "yardstick": lambda _game, _random: _dice_exact(per_x=0.0),
        "sage": lambda _game, _random: _dice_learned(spoil=0.4, foresight=0.0),
        "archmage": lambda _game, _random: _dice_learned(),
    },
}
"""The computer players of each game by their level, from the plainest to the most thorough.

For cards that is the order of their strength; for dice see docs/players-dice.md.
"""

DEFAULT_LEVEL: Final = "apprentice"
COMPILED: Final = {
    "cards": ("yardstick", "archmage"),
    "dice": ("adept", "yardstick", "sage", "archmage"),
}
"""The levels that think in compiled kernels, which are compiled once when they are first used."""


def make(game: AnyGame, level: str, seed: bytes) -> Player:
    """A computer player; the seed fixes whatever it leaves to luck."""
    return LEVELS[game.NAME][level](game, Random(seed))  # noqa: S311 - luck, not secrecy


def must_compile(game: str, levels: Iterable[str]) -> bool:
    """Whether players of these levels have yet to be compiled on this machine."""
    if not any(level in COMPILED[game] for level in levels):
        return False
    from stonehenge import kernels  # noqa: PLC0415 - imports numba, which most games do without

    return kernels.cold()
