"""Computer players that go wrong, made by name so that thinking processes can import them."""

import os
import time
from pathlib import Path
from typing import Any

from stonehenge import players
from stonehenge.cards import Bid
from stonehenge.players import Player
from stonehenge.vocabulary import AnyGame

BEGUN = "TEST_THINKING_HAS_BEGUN"
"""The variable that names the file which a player touches when it begins to think."""


class Raises:
    def choose(self, view: Any, legal: Any) -> Any:
        raise ZeroDivisionError("this player cannot count")


class Cheats:
    def choose(self, view: Any, legal: Any) -> Any:
        return Bid(99)


class Sleeps:
    def choose(self, view: Any, legal: Any) -> Any:
        Path(os.environ[BEGUN]).touch()
        time.sleep(1000)


def _make(odd: Player, levels: tuple[str, ...], game: AnyGame, level: str, seed: bytes) -> Player:
    return odd if level in levels else players.make(game, level, seed)


def random_raises(game: AnyGame, level: str, seed: bytes) -> Player:
    return _make(Raises(), ("random",), game, level, seed)


def sage_raises(game: AnyGame, level: str, seed: bytes) -> Player:
    return _make(Raises(), ("sage",), game, level, seed)


def sage_and_apprentice_raise(game: AnyGame, level: str, seed: bytes) -> Player:
    return _make(Raises(), ("sage", "apprentice"), game, level, seed)


def sage_cheats(game: AnyGame, level: str, seed: bytes) -> Player:
    return _make(Cheats(), ("sage",), game, level, seed)


def sage_sleeps(game: AnyGame, level: str, seed: bytes) -> Player:
    return _make(Sleeps(), ("sage",), game, level, seed)


class Ponders:
    """Takes the first choice at once, and the last if it has time."""

    def __init__(self, place: int = 0) -> None:
        self._place = place

    def pondering(self, seconds: float) -> Player:
        assert 0 < seconds < 1
        return Ponders(-1)

    def choose(self, view: Any, legal: Any) -> Any:
        return legal[self._place]


def sage_ponders(game: AnyGame, level: str, seed: bytes) -> Player:
    return _make(Ponders(), ("sage",), game, level, seed)
