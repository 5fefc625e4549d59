"""Finds the weights of the playout policy: `python -m stonehenge.training.cards.playout_fitting 4`.

Climbs by the points of one seat that plays with changed weights among others that do not, on the
same deals for a change and its opposite. Every few steps the others take over the weights. Points
in self-play would reward weights that merely suit each other.
"""

import argparse
from time import monotonic
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from stonehenge.cards import rules
from stonehenge.cards.rules import NONE
from stonehenge.kernels.cards.hidden import Sight, sample_hands
from stonehenge.kernels.cards.tables import DECK
from stonehenge.players.cards.playout.play_out import THOUGHTFUL, Played, Position, play_worlds
from stonehenge.players.cards.playout.policy import ROWS, WEIGHTS

Weights: TypeAlias = NDArray[np.float64]

STEP: Final = np.array([1, 0.5, 0.15, 0.1, 0.2, 1, 1, 0.6, 0.5]) * 0.08
"""How far each column is changed to see what comes of it."""
WORLDS: Final = 300
PAIRS: Final = 16
MOMENTUM: Final = 0.6
OTHERS_FOLLOW: Final = 5
JUDGED: Final = range(10**9, 10**9 + 9)


def points(mine: Weights, others: Weights, seats: int, seed: int) -> float:
    """The mean points of a round for one seat with its own weights, all rounds alike."""
    random = np.random.default_rng(seed)
    scored = []
    for tricks in range(1, rules.rounds(seats) + 1):
        position, hands = dealt(seats, tricks, random)
        seat = int(random.integers(seats))
        weights = np.concatenate([mine if one == seat else others for one in range(seats)])
        played = Played(np.zeros_like(hands), np.zeros_like(hands))
        play_worlds(position, hands, seed, THOUGHTFUL, weights, played)
        scored.append(played.points[:, seat].mean())
    return float(np.mean(scored))


def dealt(seats: int, tricks: int, random: np.random.Generator) -> tuple[Position, Any]:
    """A round before the first bid, with many deals."""
    turnup = int(random.integers(rules.CARDS))
    trump = rules.turned_trump(turnup)
    if rules.dealer_names_trump(turnup):
        trump = int(random.integers(4))
    seen = 1 << turnup
    if seats * tricks == rules.CARDS:
        trump, seen = NONE, 0
    none, nothing = np.full(seats, NONE, np.int64), np.zeros(seats, np.int64)
    sight = Sight(none, np.full(seats, tricks, np.int64), nothing, DECK & ~seen)
    trick = np.zeros(0, np.int64)
    position = Position(seats, tricks, 0, 0, trump, 1, trick, none, nothing, seen)
    return position, sample_hands(sight, WORLDS, int(random.integers(1 << 60)))


def climb(seats: int, minutes: float) -> Weights:
    """The weights after climbing for so long."""
    random = np.random.default_rng(seats)
    weights = WEIGHTS[seats].copy()
    others = weights.copy()
    motion = np.zeros_like(weights)
    steps, end = 0, monotonic() + 60 * minutes
    while monotonic() < end:
        changes = random.standard_normal((PAIRS, ROWS, len(STEP)))
        gains = np.zeros(PAIRS)
        for pair, change in enumerate(changes * STEP):
            seed = steps * PAIRS + pair
            gains[pair] = points(weights + change, others, seats, seed)
            gains[pair] -= points(weights - change, others, seats, seed)
        slope = np.tensordot(gains / (gains.std() + 1e-9), changes, 1) / PAIRS
        motion = MOMENTUM * motion + (1 - MOMENTUM) * slope
        weights += motion * STEP / 2
        steps += 1
        if steps % OTHERS_FOLLOW == 0:
            others = weights.copy()
    return weights


def main() -> None:
    """Climbs, tells what it brought, and prints the weights as `weights` has them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int, choices=range(3, 7))
    parser.add_argument("--minutes", type=float, default=5)
    chosen = parser.parse_args()
    before = WEIGHTS[chosen.seats]
    after = climb(chosen.seats, chosen.minutes)
    new = np.mean([points(after, before, chosen.seats, seed) for seed in JUDGED])
    old = np.mean([points(before, before, chosen.seats, seed) for seed in JUDGED])
    print(f"{new:.2f} points a round, {old:.2f} before")
    for row in after:
        print("[" + ", ".join(f"{weight:.3f}" for weight in row) + "],")


if __name__ == "__main__":
    main()
