"""How lucky each seat was in a game: what chance brought it, against what chance brings on average.

After each chance event the seats are judged by what they may expect of the round. The luck of the
event is that judgement minus its mean over all that might have happened instead. So the mean of
luck is zero, whoever plays and however well the judgement fits them, and luck can be taken out of
any figure without shifting it: see `stonehenge.arena.control`.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final, TypeAlias, cast

from stonehenge import record as records
from stonehenge.arena.match import Played, play_levels
from stonehenge.chance import seed_from_number
from stonehenge.vocabulary import AnyGame, read_options

Luck: TypeAlias = tuple[float, ...]
"""By seat, in points."""

_MODULES: Final[Mapping[str, str]] = {
    "cards": "stonehenge.arena.luck.cards",
    "dice": "stonehenge.arena.luck.dice",
}


def luck_of(game: str, played: Played, seed: bytes) -> Luck:
    """The luck of each seat in a game; the seed draws what might have happened instead."""
    # imports numba, which plain figures do without
    judged = cast("Callable[[Played, bytes], Luck]", import_module(_MODULES[game]).luck_of)
    return judged(played, seed)


def prepare(name: str) -> None:
    """Compiles what luck is judged by, on a round between random players."""
    game: AnyGame = records.GAMES[name]
    seats, seed = min(game.PLAYERS), seed_from_number(0)
    options = read_options(game, seats, {"rounds": 1})
    luck_of(name, play_levels(game, options, ["random"] * seats, seed), seed)
