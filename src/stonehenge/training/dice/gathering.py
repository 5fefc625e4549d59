"""Games of a lesson: who sits where, what is learned from, and what an exam counts."""

from functools import partial
from typing import Any, Final

import numpy as np
from msgspec import Struct

from stonehenge.dice.rules import NONE
from stonehenge.kernels.dice.numbers import CARD_NUMBERS
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.net.features import FEATURES
from stonehenge.players.dice.net.policies import (
    HEADS,
    WIN,
    Net,
    Policies,
    guessed_roles,
    stack_nets,
)
from stonehenge.players.dice.net.weights import new_net
from stonehenge.training.dice.self_play import (
    LONGEST,
    TABLES,
    Games,
    Learning,
    Samples,
    play_series,
)
from stonehenge.training.workers import Workers

LEARNER: Final = 0
"""The first policy of a lesson; on the other seats are the others."""
_NO_OUTLOOK: Final = new_net(0, TABLES, 1)
"""Where nobody goes by the whole table."""
_CHUNK: Final = 250
"""Games that one thread plays at a time."""


class Lesson(Struct, frozen=True):
    """How many games are played at each table, and how."""

    games: int
    pool: tuple[float, ...]
    """The shares of the learner, the learner a lesson ago, exact + 2 and adept."""
    random_share: float = 0.08
    """The share of predictions that are made at random."""
    memory: int = 1
    """How many lessons before it are learned from once more."""
    epochs: int = 4
    rate: float = 2e-3
    """The step size at which the fitting begins."""


class Seating(Struct, frozen=True):
    """A kind of table, and who may sit at it."""

    seats: int
    target: int
    policies: Policies
    tables: int = 0
    """How many features of whole tables are kept."""
    outlooks: tuple[Net, ...] = ()
    """On whole tables, one for each policy if somebody goes by them."""

    def stacked_outlooks(self) -> Net:
        """The outlooks as the games take them."""
        return stack_nets(*(self.outlooks or [_NO_OUTLOOK] * len(self.policies.learned)))


def room_for(rows: int, tables: int = 0) -> Samples:
    """Room for so many samples."""
    return Samples(
        np.zeros((rows, FEATURES), np.float32),
        np.zeros((rows, tables), np.float32),
        np.zeros((rows, HEADS), np.float32),
        np.zeros(rows, np.int8),
    )


def gather(
    lesson: Lesson, seed: int, seating: Seating, workers: Workers
) -> list[tuple[Samples, Any]]:
    """Plays the games of a lesson in parts: the samples, and how the Seer's role changed hands."""
    play = partial(_play, lesson, seed, seating)
    return list(workers.map(play, range(0, lesson.games, _CHUNK)))


def _play(lesson: Lesson, seed: int, seating: Seating, first: int) -> tuple[Samples, Any]:
    """Plays a part of the games."""
    seats, policies = seating.seats, seating.policies
    random = np.random.default_rng([seed, first])
    number = min(_CHUNK, lesson.games - first)
    seated = random.choice(len(lesson.pool), size=(number, SEATS), p=lesson.pool)
    seated[np.arange(number), random.integers(seats, size=number)] = LEARNER
    seeds = random.integers(1 << 63, size=number, dtype=np.uint64)
    first_seers, magic = random.integers(seats, size=number), np.arange(number) % 2
    games = Games(seats, seating.target, 1, CARD_NUMBERS, seeds, seated, first_seers, magic)
    learning = Learning(policies, LEARNER, lesson.random_share, seating.stacked_outlooks())
    samples, roles = room_for(number * LONGEST, seating.tables), np.zeros_like(guessed_roles())
    rows = play_series(games, learning, samples, roles, np.zeros((number, SEATS, HEADS)))
    return Samples._make(part[:rows].copy() for part in samples), roles


def examine(seating: Seating, magic: bool, deals: int, seed: int) -> Any:
    """The share of wins in each deal of the first policy, on each seat in turn among the second."""
    seats, number = seating.seats, deals * seating.seats
    seeds = np.random.default_rng(seed).integers(1 << 63, size=deals, dtype=np.uint64)
    chairs = np.tile(np.arange(seats), deals)
    seated = np.ones((number, SEATS), np.int64)
    seated[np.arange(number), chairs] = LEARNER
    games = Games(
        seats, seating.target, 1, CARD_NUMBERS, np.repeat(seeds, seats), seated,
        np.zeros(number, np.int64), np.full(number, int(magic)),
    )  # fmt: skip
    outcomes, roles = np.zeros((number, SEATS, HEADS)), np.zeros_like(guessed_roles())
    learning = Learning(seating.policies, NONE, 0.0, seating.stacked_outlooks())
    play_series(games, learning, room_for(0), roles, outcomes)
    wins = outcomes[np.arange(number), chairs, WIN]
    return wins.reshape(deals, seats).mean(axis=1)
