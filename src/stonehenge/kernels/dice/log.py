"""Random games of the kernel as the moves of a record, to be replayed by the readable engine."""

from collections.abc import Callable, Iterator
from typing import Final

import numpy as np
from msgspec import Struct

from stonehenge.dice import (
    CARDS,
    COLOURS,
    FACES,
    Action,
    Cross,
    Faces,
    Leave,
    MagicCard,
    Move,
    Options,
    Predict,
    Reroll,
    Rotate,
    Score,
    Stay,
    Stop,
    Wizard,
    rules,
)
from stonehenge.dice.rules import DICE, colour_of, number_of
from stonehenge.kernels.dice.draws import NTH, PAIRS, SIZE, stream
from stonehenge.kernels.dice.games import play
from stonehenge.kernels.dice.numbers import BITS, CARD_NUMBERS, ONE, Ints
from stonehenge.kernels.dice.state import Verb, new_game

_LONGEST: Final = 1000
"""More actions than the longest game has."""
_IDS: Final = tuple(CARDS)


class LoggedGame(Struct, frozen=True):
    """A whole game: all its moves, and the sheets at its end."""

    moves: tuple[Move, ...]
    sheets: tuple[tuple[int, ...], ...]
    jester_boxes: tuple[int, ...]
    points: tuple[int, ...]
    decisions: int
    rounds: int


def logged_game(options: Options, seed: int = 0, number: int = 0) -> LoggedGame:
    """The game of this number in a series of random games (see `dice_games.random_games`)."""
    game = new_game(options)
    log = np.zeros((_LONGEST, 3), np.int64)
    game["random"] = stream(np.uint64(seed), np.uint64(number))
    play(game[0], CARD_NUMBERS, log)
    played = game[0]
    sheets = tuple(tuple(map(int, played["sheets"][seat])) for seat in range(options.seats))
    used = tuple(int(played["used"][seat]) for seat in range(options.seats))
    return LoggedGame(
        tuple(_moves(log[: played["actions"]])),
        sheets,
        used,
        tuple(rules.total(*sheet, options.target) for sheet in zip(sheets, used, strict=True)),
        int(played["decisions"]),
        int(played["round"]),
    )


def _moves(log: Ints) -> Iterator[Move]:
    for seat, verb, value in log.tolist():
        yield seat, _ACTIONS[verb](value)


def _dice(mask: int) -> tuple[int, ...]:
    return tuple(int(die) for die in NTH[mask, : SIZE[mask]])


def _faces(value: int) -> Faces:
    dice = _dice(value >> DICE * BITS)
    return Faces(tuple(FACES[value >> BITS * die & ONE] for die in dice))


def _rotate(value: int) -> Rotate:
    pair, faces = divmod(value, len(FACES) ** 2)
    low, high = (int(die) for die in PAIRS[pair])
    face, other = divmod(faces, len(FACES))
    return Rotate(((low, FACES[face]), (high, FACES[other])))


_ACTIONS: Final[dict[int, Callable[[int], Action]]] = {
    Verb.MAGIC: lambda value: MagicCard(_IDS[value]),
    Verb.FACES: _faces,
    Verb.ROTATE: _rotate,
    Verb.PREDICT: lambda value: Predict((number_of(value), COLOURS[colour_of(value)])),
    Verb.CROSS: lambda value: Cross(value or None),
    Verb.WIZARD: lambda value: Wizard(COLOURS[value]),
    Verb.STAY: lambda _: Stay(),
    Verb.LEAVE: lambda value: Leave(jester=bool(value)),
    Verb.STOP: lambda _: Stop(),
    Verb.REROLL: lambda value: Reroll(_dice(value)),
    Verb.SCORE: lambda value: Score(jester=bool(value)),
}
