"""Compiled card games beside OpenSpiel's C++ loop and plain C, all by turns in one run."""

import ctypes
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import pyspiel

from bench.rows import Row
from stonehenge.cards import Options
from stonehenge.cards.rules import CARDS, NONE
from stonehenge.kernels.cards.games import random_games
from stonehenge.kernels.cards.hidden import HandConstraints, sample_hands
from stonehenge.kernels.cards.steps import Batch, draw_actions
from stonehenge.players.cards.numbers import Position
from stonehenge.players.cards.playout.play_out import RANDOM, THOUGHTFUL, play_out

REPETITIONS: Final = 15
SEATS: Final = 4
GAMES: Final = 8000
WORLDS: Final = 4000
PEER: Final = "OpenSpiel oh_hell, evaluate_bots"
LIMIT: Final = "C, 8 games in lockstep"
SOURCE: Final = Path(__file__).with_name("lockstep.c")

Play: TypeAlias = Callable[[int], int]
"""Plays something from a seed and returns the number of decisions."""


class Beside(NamedTuple):
    """One contestant: what it does a second, and how that compares."""

    name: str
    decisions: float
    to_openspiel: float
    to_c: float | None
    """None where there is no C compiler."""


def in_c() -> Play | None:
    """The plain C loop, where there is a compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        library = str(Path(folder, "lockstep.so"))
        command = [compiler, "-O3", "-shared", "-fPIC", "-o", library, str(SOURCE)]
        if subprocess.run([*command, "-march=native"], check=False).returncode:
            subprocess.run(command, check=True)
        loop: Any = ctypes.CDLL(library).play_blocks
    loop.restype = ctypes.c_int64
    loop.argtypes = [ctypes.c_int64, ctypes.c_uint64, ctypes.POINTER(ctypes.c_int64)]

    def play(seed: int) -> int:
        points = ctypes.c_int64()
        decisions: int = loop(GAMES // 8, seed, ctypes.byref(points))
        return decisions

    return play


def openspiel() -> Play:
    """Random bots in OpenSpiel's own loop: 1 to 12 tricks, chance inside the timing."""
    games = {
        tricks: pyspiel.load_game(f"oh_hell(players={SEATS},num_tricks_fixed={tricks})")
        for tricks in range(1, 13)
    }
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(SEATS)]

    def play(seed: int) -> int:
        decisions = 0
        for turn in range(300):
            for tricks, game in games.items():
                pyspiel.evaluate_bots(game.new_initial_state(), bots, 300 * seed + turn)
                decisions += SEATS * (1 + tricks)
        return decisions

    return play


def kernel(seats: int) -> Play:
    """Random full games in the kernel."""
    options = Options(seats=seats)
    return lambda seed: random_games(options, GAMES, seed).decisions


def steps() -> Play:
    """The step interface with random actions, drawn by a kernel of their own."""
    batch = Batch(Options(seats=SEATS), 1024)
    streams, actions = np.arange(1024, dtype=np.uint64), np.zeros(1024, np.int64)

    def play(seed: int) -> int:
        legal = batch.reset(seed)
        decisions = 0
        while not batch.done:
            decisions += 1024 if legal.all() else int(np.count_nonzero(legal))
            draw_actions(legal, streams, actions)
            legal = batch.step(actions)
        return decisions

    return play


def playouts(policy: int) -> Play:
    """Rounds of eight tricks from fresh worlds, bids and cards by a policy."""
    tricks, turnup = 8, 1 << 13
    none, nothing = (NONE,) * SEATS, (0,) * SEATS
    constraints = HandConstraints(none, (tricks,) * SEATS, nothing, (1 << CARDS) - 1 & ~turnup)
    position = Position(
        seats=SEATS,
        tricks=tricks,
        dealer=0,
        plus_minus_one=False,
        trump=1,
        leader=1,
        trick=(),
        bids=none,
        won=nothing,
        seen=turnup,
    )

    def play(seed: int) -> int:
        play_out(position, sample_hands(constraints, WORLDS, seed), seed, policy)
        return WORLDS * SEATS * (tricks + 1)

    return play


def contestants() -> dict[str, Play]:
    """Everything that is measured side by side, the two to compare with first."""
    plays: dict[str, Play] = {PEER: openspiel()}
    if loop := in_c():
        plays[LIMIT] = loop
    plays |= {f"random full games, {seats} players": kernel(seats) for seats in (4, 3, 5, 6)}
    plays["batched steps, 1,024 games"] = steps()
    plays["worlds and random playouts"] = playouts(RANDOM)
    plays["worlds and thoughtful playouts"] = playouts(THOUGHTFUL)
    return plays


def rates(contestants: Mapping[str, Play], repetitions: int) -> dict[str, list[float]]:
    """Decisions by second of CPU time, once for each repetition."""
    by_name: dict[str, list[float]] = {name: [] for name in contestants}
    for play in contestants.values():
        play(0)  # compiles
    for repetition in range(repetitions):
        for name, play in contestants.items():
            begun = process_time()
            decisions = play(repetition)
            by_name[name].append(decisions / (process_time() - begun))
    return by_name


@cache
def measured(repetitions: int = REPETITIONS) -> tuple[Beside, ...]:
    """All contestants with their ratios, each the median of those of its repetitions."""
    by_name = rates(contestants(), repetitions)

    def ratio(name: str, other: str) -> float:
        return median(a / b for a, b in zip(by_name[name], by_name[other], strict=True))

    return tuple(
        Beside(
            name, median(rate), ratio(name, PEER), ratio(name, LIMIT) if LIMIT in by_name else None
        )
        for name, rate in by_name.items()
    )


def rows() -> list[Row]:
    """Everything beside OpenSpiel's loop."""
    return [
        Row(f"cards: {one.name}", one.decisions, "decisions/s", one.to_openspiel)
        for one in measured()
    ]


def rows_to_c() -> list[Row]:
    """Random full games of four players beside the C loop."""
    names = (LIMIT, f"random full games, {SEATS} players")
    return [
        Row(f"cards: {one.name}", one.decisions, "decisions/s", one.to_c)
        for one in measured()
        if one.name in names and one.to_c is not None
    ]


def threads() -> list[Row]:
    """Random full games on one thread and on all cores, by the clock on the wall.

    The best of many short runs: the clock also counts what other programs take meanwhile.
    """
    options, cores = Options(seats=SEATS), os.cpu_count() or 1
    fastest: dict[int, float] = {1: 0.0, cores: 0.0}
    for repetition in range(10 * REPETITIONS):
        for number, best in fastest.items():
            begun = perf_counter()
            decisions = random_games(options, GAMES, repetition, threads=number).decisions
            fastest[number] = max(best, decisions / (perf_counter() - begun))
    return [
        Row(f"cards: random full games, threads: {number}", best, "decisions/s", best / fastest[1])
        for number, best in fastest.items()
    ]


def main() -> None:
    """Prints everything."""
    print(f"{'what':40} {'decisions/s':>14} {'x OpenSpiel':>12} {'x C':>6}")
    for name, decisions, to_openspiel, to_c in measured():
        beside = "" if to_c is None else f"{to_c:6.2f}"
        print(f"{name:40} {decisions:14,.0f} {to_openspiel:12.1f} {beside}")
    for row in threads():
        print(f"{row.name:40} {row.figure:14,.0f} {row.ratio:12.2f} of 1 thread")


if __name__ == "__main__":
    main()
