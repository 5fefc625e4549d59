"""Makes players from their classes, our own and other people's alike."""

from importlib import import_module
from inspect import signature
from random import Random
from typing import Any

from stonehenge.players import Player
from stonehenge.vocabulary import AnyGame


def load_class(path: str) -> Any:
    """The class that `module:Class` names."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


def new_player(cls: Any, game: AnyGame, seed: int | bytes, **settings: float | str) -> Player:
    """A new player of this class.

    A constructor with a parameter `game` is given the rules, one with a parameter `random` a
    generator made from the seed.
    """
    given = {
        "game": game,
        "random": Random(seed),  # noqa: S311 - luck, not secrecy
    }
    wanted = signature(cls).parameters
    player: Player = cls(
        **{name: value for name, value in given.items() if name in wanted}, **settings
    )
    return player
