"""Our environments beside those of PettingZoo and OpenSpiel: random decisions, by turns in one run.

Every contestant gives what a learner needs for each decision: an observation and what is legal. The
line `states` of OpenSpiel leaves the observation out.
"""

import platform
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final, TypeAlias

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from pettingzoo.classic import hanabi_v5, leduc_holdem_v4, texas_holdem_v4

from bench.rows import Row
from stonehenge.kernels.cards.steps import draw_actions as draw_card_actions
from stonehenge.kernels.dice.draws import ALL_DICE, SETS
from stonehenge.kernels.dice.steps import OVER, SEER, new_draws
from stonehenge.kernels.dice.steps import draw_actions as draw_dice_actions
from stonehenge.research import dice
from stonehenge.research.cards import FIRST_BID, FIRST_TRUMP
from stonehenge.research.gymnasium.vector import CardGames, DiceGames
from stonehenge.research.gymnasium.vector.writing.cards import PASS
from stonehenge.research.pettingzoo import cards_v1, dice_v1

REPETITIONS: Final = 7
GAMES: Final = 2048
DICE_STEPS: Final = 500
"""About as many as a game of dice has decisions."""
OH_HELL: Final = "oh_hell(players=4,num_tricks_fixed=8)"
RESULTS: Final = Path(__file__).with_name("environments.md")
_HEAD: Final = """\
# Environments measured

Written by `python -m bench.environments` (a part of `make bench`) on {date}, {machine}. Decisions
a second of CPU time on one core, medians of interleaved repetitions in one run on a shared machine;
the ratios say more than the figures. The ratio is to the fastest environment of others that gives
an observation for each decision. Decisions are random, and drawn inside the timing.

| environment | decisions/s | ratio |
|---|---:|---:|"""
_FIRST: Final = (FIRST_TRUMP, FIRST_BID, 0)
_FIRST_DICE: Final = np.array([*dice.FIRST, 0])
_NUMBER_OF_SET: Final = SETS[-1].argsort()
"""The number of a set of dice among the actions of the Seer."""

Play: TypeAlias = Callable[[int], int]
"""Plays something from a seed and returns the number of decisions."""


def turns(env: Any, games: int) -> Play:
    """PettingZoo's own loop, with actions drawn from the mask."""

    def play(seed: int) -> int:
        random = np.random.default_rng(seed)
        decisions = 0
        for game in range(games):
            env.reset(seed=seed * games + game)
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = np.flatnonzero(seen["action_mask"])
                env.step(legal[int(random.random() * len(legal))])
                decisions += 1
        return decisions

    return play


def states(games: int, *, observed: bool) -> Play:
    """OpenSpiel's states from Python: oh_hell with 8 tricks."""
    game = pyspiel.load_game(OH_HELL)

    def play(seed: int) -> int:
        random = np.random.default_rng(seed)
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.legal_actions()
                    state.apply_action(outcomes[int(random.random() * len(outcomes))])
                    continue
                if observed:
                    state.information_state_tensor()
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                decisions += 1
        return decisions

    return play


def environment(games: int) -> Play:
    """OpenSpiel's environment for learning: oh_hell with 8 tricks."""
    env = rl_environment.Environment(pyspiel.load_game(OH_HELL))

    def play(seed: int) -> int:
        random = np.random.default_rng(seed)
        decisions = 0
        for _ in range(games):
            step = env.reset()
            while not step.last():
                legal = step.observations["legal_actions"][step.current_player()]
                step = env.step([legal[int(random.random() * len(legal))]])
                decisions += 1
        return decisions

    return play


def card_games(*, observation: Any) -> Play:
    """Our vector environment, four players, full games; the actions are drawn by a kernel."""
    env = CardGames(GAMES, 4, observation=observation, copy=False)
    streams, drawn = np.arange(GAMES, dtype=np.uint64), np.zeros(GAMES, np.int64)

    def play(seed: int) -> int:
        env.reset(seed=seed)
        decisions, over = 0, False
        while not over:
            batch = env._batch  # noqa: SLF001 - what is legal as bits, for the kernel that draws
            draw_card_actions(batch.legal, streams, drawn)
            waits = batch.legal == 0
            decisions += GAMES - int(waits.sum())
            _, _, ends, _, _ = env.step(np.where(waits, PASS, drawn + _FIRST[batch.phase]))
            over = bool(ends[0])
        return decisions

    return play


def dice_games(*, observation: Any) -> Play:
    """The same for dice with magic cards: games begin anew, each with its own next step."""
    env = DiceGames(GAMES, 4, observation=observation, copy=False, magic=True)
    draws, drawn = new_draws(GAMES), np.zeros(GAMES, np.int64)

    def play(seed: int) -> int:
        env.reset(seed=seed)
        decisions = 0
        for _ in range(DICE_STEPS):
            games = env._batch.games  # noqa: SLF001 - for the kernel that draws
            draw_dice_actions(games, draws, drawn)
            phases = games["phase"]
            decisions += int((phases != OVER).sum())
            chosen = np.where(phases == SEER, _NUMBER_OF_SET[drawn & ALL_DICE], drawn)
            env.step(chosen + _FIRST_DICE[phases])
        return decisions

    return play


def contestants() -> dict[str, Play]:
    """Everything that is measured side by side."""
    return {
        "OpenSpiel oh_hell, states, no observation": states(30, observed=False),
        "OpenSpiel oh_hell, states": states(10, observed=True),
        "OpenSpiel oh_hell, rl_environment": environment(4),
        "PettingZoo leduc_holdem_v4": turns(leduc_holdem_v4.raw_env(), 60),
        "PettingZoo texas_holdem_v4": turns(texas_holdem_v4.raw_env(), 60),
        "PettingZoo hanabi_v5": turns(hanabi_v5.raw_env(), 3),
        "ours, PettingZoo cards_v1": turns(cards_v1.raw_env(seats=4), 1),
        "ours, PettingZoo dice_v1, magic": turns(dice_v1.raw_env(seats=4, magic=True), 2),
        f"ours, {GAMES:,} card games, flat": card_games(observation="flat"),
        f"ours, {GAMES:,} card games, packed": card_games(observation="packed"),
        f"ours, {GAMES:,} dice games, magic, flat": dice_games(observation="flat"),
        f"ours, {GAMES:,} dice games, magic, packed": dice_games(observation="packed"),
    }


def rows() -> list[Row]:
    """Rates as medians, and their ratio to the fastest of the others that gives observations."""
    plays = contestants()
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for play in plays.values():
        play(0)  # compiles, and fills caches
    for repetition in range(REPETITIONS):
        for name, play in plays.items():
            begun = process_time()
            decisions = play(repetition)
            rates[name].append(decisions / (process_time() - begun))
    medians = {name: median(found) for name, found in rates.items()}
    peer = max(
        rate
        for name, rate in medians.items()
        if not name.startswith("ours") and "no observation" not in name
    )
    return [Row(name, rate, "decisions/s", rate / peer) for name, rate in medians.items()]


def main() -> None:
    """Measures all, and writes the table."""
    page = _HEAD.format(date=datetime.now(UTC).date().isoformat(), machine=platform.machine())
    lines = [f"| {row.name} | {row.figure:,.0f} | {row.ratio:.2f} |" for row in rows()]
    RESULTS.write_text("\n".join((page, *lines, "")))
    print(RESULTS.read_text())


if __name__ == "__main__":
    main()
