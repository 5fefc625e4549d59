"""Compiled dice games beside the same games in plain C, and the time that exact tables take."""

import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final, TypeAlias

import numpy as np

from bench.rows import Row
from stonehenge.dice import Options
from stonehenge.kernels.dice.games import Tally, random_games
from stonehenge.kernels.dice.solve import advice
from stonehenge.kernels.dice.solve.predictions import exact_chances, predictions

REPETITIONS: Final = 11
GAMES: Final = 4000
SOURCE: Final = Path(__file__).with_name("dice_games.c")
TABLES: Final = {
    "base game, 2 players": Options(2),
    "base game, 4 players": Options(4),
    "magic cards, 4 players": Options(4, magic=True),
    "base game, 5 players": Options(5),
}


Play: TypeAlias = Callable[[Options, int, int], Tally]


def in_c() -> Play | None:
    """The plain C loop, where there is a compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder, "dice_games.so")
        flags = ("-O3", "-march=native", "-shared", "-fPIC")
        subprocess.run([compiler, *flags, "-o", library, SOURCE], check=True)
        loop: Any = ctypes.CDLL(str(library)).dice_games
    loop.argtypes = [ctypes.c_uint64, ctypes.c_int64, *[ctypes.c_int] * 4, ctypes.c_void_p]

    def play(options: Options, games: int, seed: int) -> Tally:
        sums = np.zeros(8, np.int64)
        exact = options.jester_when_exact
        loop(seed, games, options.seats, options.magic, options.target, exact, sums.ctypes.data)
        count, decisions, rounds, *points = sums.tolist()
        return Tally(count, decisions, rounds, tuple(points[: options.seats]))

    return play


def rows() -> list[Row]:
    """Random games, decisions a second: C and kernel by turns, and always the same games."""
    loop = in_c()
    contestants = {"C": loop, "kernel": random_games} if loop else {"kernel": random_games}
    found: list[Row] = []
    for name, options in TABLES.items():
        rates = _rates(options, contestants)
        yardstick = rates[next(iter(contestants))]
        for who, rate in rates.items():
            ratio = median(ours / theirs for ours, theirs in zip(rate, yardstick, strict=True))
            found.append(Row(f"dice, {name}: {who}", median(rate), "decisions/s", ratio))
    return found


def _rates(options: Options, contestants: Mapping[str, Play]) -> dict[str, list[float]]:
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    random_games(options, 1)  # compiles
    for repetition in range(REPETITIONS):
        tallies = []
        for name, play in contestants.items():
            begun = process_time()
            tallies.append(play(options, GAMES, repetition))
            rates[name].append(tallies[-1].decisions / (process_time() - begun))
        assert all(tally == tallies[0] for tally in tallies)
    return rates


def tables() -> list[Row]:
    """Exact tables, microseconds of CPU time each."""
    worth = advice.points_worth()
    scored = advice.scored(worth, wizard_colour=0)
    plan = advice.solve(scored[:, 3])
    solvers: dict[str, Callable[[], object]] = {
        "chances of 16 targets, 3 rolls": exact_chances,
        "every prediction of the Seer": lambda: predictions(worth),
        "the Seer's plan over 792 rolls": lambda: advice.solve(scored[:, 3]),
        "20 boxes beside the Seer": lambda: advice.beside(plan, scored),
    }
    times: dict[str, list[float]] = {name: [] for name in solvers}
    for _ in range(REPETITIONS):
        for name, solver in solvers.items():
            begun = process_time()
            for _ in range(20):
                solver()
            times[name].append((process_time() - begun) / 20 * 1e6)
    first = median(times["chances of 16 targets, 3 rolls"])
    return [
        Row(f"exact dice tables: {name}", median(found), "µs", median(found) / first)
        for name, found in times.items()
    ]


if __name__ == "__main__":
    for row in rows() + tables():
        print(f"{row.name:55} {row.figure:14,.0f} {row.unit:12} {row.ratio:6.2f}")
