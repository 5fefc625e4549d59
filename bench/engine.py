"""The readable engines, decision by decision from Python, beside OpenSpiel's oh_hell."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

import pyspiel

from bench.rows import Row
from stonehenge import cards, dice
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.vocabulary import CHANCE, AnyGame

REPETITIONS: Final = 9
STARTS: Final = 15


def rows() -> list[Row]:
    """Rates as medians of interleaved repetitions, all in one run on one core."""
    ours: AnyGame = cards
    contestants: dict[str, Callable[[int], int]] = {
        "OpenSpiel oh_hell, Python loop": _oh_hell,
        "cards, 4 players": lambda seed: _games(ours, cards.Options(seats=4), seed, 4),
        "dice, 4 players": lambda seed: _games(dice, dice.Options(seats=4), seed, 12),
        "dice, 4 players, magic": lambda seed: _games(
            dice, dice.Options(seats=4, magic=True), seed, 12
        ),
    }
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for repetition in range(REPETITIONS):
        for name, play in contestants.items():
            begun = process_time()
            decisions = play(repetition)
            rates[name].append(decisions / (process_time() - begun))
    peer = median(rates["OpenSpiel oh_hell, Python loop"])
    return [
        Row(f"readable engine: {name}", median(found), "decisions/s", median(found) / peer)
        for name, found in rates.items()
    ]


def _games(game: AnyGame, options: Any, seed: int, games: int) -> int:
    """Random games with all that a server does for a decision: chance, legal, check, apply."""
    random = Random(seed)
    decisions = 0
    for number in range(games):
        chance = Seeded(seed_from_number(seed * games + number))
        state = game.start(options)
        while seats := game.to_act(state):
            seat = seats[0]
            if seat == CHANCE:
                state = game.apply(state, seat, game.draw(state, chance))
                continue
            legal = game.legal(state, seat)
            choice = legal[int(random.random() * len(legal))]
            action = choice if game is cards else _one_of(choice, random)
            game.check(state, seat, action)
            state = game.apply(state, seat, action)
            decisions += 1
    return decisions


def _one_of(choice: Any, random: Random) -> Any:
    """A random action of a compact entry, without listing all it stands for."""
    if isinstance(choice, dice.Rerolls):
        size = random.randint(choice.least, choice.most)
        return dice.Reroll(tuple(sorted(random.sample(choice.dice, size))))
    if isinstance(choice, dice.Rotations):
        low, high = sorted(random.sample(choice.dice, 2))
        return dice.Rotate(
            ((low, random.choice(choice.faces)), (high, random.choice(choice.faces)))
        )
    return choice


def _oh_hell(seed: int) -> int:
    """As many tricks as there are rounds with 52 cards: 1 to 12, chance inside the timing."""
    random = Random(seed)
    decisions = 0
    for tricks in range(1, 13):
        game = _OH_HELL[tricks]
        for _ in range(4):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
                    continue
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                decisions += 1
    return decisions


_OH_HELL: Final = {
    tricks: pyspiel.load_game(f"oh_hell(players=4,num_tricks_fixed={tricks})")
    for tricks in range(1, 13)
}


def start_up() -> list[Row]:
    """CPU time of `stonehenge --help` beside that of a bare Python."""
    program = str(Path(sys.executable).with_name("stonehenge"))
    bare = [sys.executable, "-I", "-S", "-c", "pass"]
    found: dict[str, list[float]] = {"bare Python": [], "stonehenge --help": []}
    for _ in range(STARTS):
        found["bare Python"].append(_cpu(bare))
        found["stonehenge --help"].append(_cpu([program, "--help"]))
    base = median(found["bare Python"])
    return [
        Row(f"start-up: {name}", 1000 * median(times), "ms CPU", median(times) / base)
        for name, times in found.items()
    ]


def _cpu(command: list[str]) -> float:
    before = os.times()
    subprocess.run(command, check=True, capture_output=True)
    after = os.times()
    used = after.children_user + after.children_system
    return used - before.children_user - before.children_system
