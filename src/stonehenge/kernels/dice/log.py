"""A log of what happens in a compiled game, and its lines as the moves of a record."""

from collections.abc import Callable, Iterator
from enum import IntEnum
from typing import Final, NamedTuple

import numpy as np

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
    Predict,
    Reroll,
    Rotate,
    Score,
    Stay,
    Stop,
    Wizard,
)
from stonehenge.dice.rules import DICE, colour_of, number_of
from stonehenge.kernels import compiled
from stonehenge.kernels.dice.draws import NTH, PAIRS, SIZE
from stonehenge.kernels.dice.numbers import BITS, ONE, Ints, Number

LONGEST: Final = 1000
"""More actions than the longest game has."""
_IDS: Final = tuple(CARDS)


class Verb(IntEnum):
    """What a line of a log says that a seat has done."""

    MAGIC = 0
    FACES = 1
    ROTATE = 2
    PREDICT = 3
    CROSS = 4
    WIZARD = 5
    STAY = 6
    LEAVE = 7
    STOP = 8
    REROLL = 9
    SCORE = 10


class Log(NamedTuple):
    """The actions of a game in their order; one without room for lines stays empty."""

    lines: Ints
    """Each line is a seat, a verb and a value."""
    written: Ints
    """The number of lines written, as an array of one."""


def new_log(lines: int = LONGEST) -> Log:
    """An empty log with room for so many lines."""
    return Log(np.zeros((lines, 3), np.int64), np.zeros(1, np.int64))


@compiled
def note(log: Log | None, seat: Number, verb: int, value: Number) -> None:
    """Writes an action into the log, where there is one with room for it."""
    if log is not None:
        line = log.written[0]
        if line < len(log.lines):
            log.lines[line, 0] = seat
            log.lines[line, 1] = verb
            log.lines[line, 2] = value
            log.written[0] = line + 1


def moves(log: Log) -> Iterator[Move]:
    """What a log says, as the moves of a record."""
    for seat, verb, value in log.lines[: log.written[0]].tolist():
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
