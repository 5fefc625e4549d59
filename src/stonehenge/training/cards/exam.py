"""The strength of the nets without search: `python -m stonehenge.training.cards.exam [FILE]`.

Thousands of compiled rounds in self-play, in the variants, and on one chair among others: the
hand-written policy, players at random, and players who forget their bids. Points a round and exact
predictions, each with half the width of its 95 % interval over repeats.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from stonehenge.players.cards.net.rounds import MOST_SEATS
from stonehenge.players.cards.net.weights import Brain, load, shipped
from stonehenge.training.cards.samples import measure
from stonehenge.training.cards.self_play import (
    COVERED,
    HEEDLESS,
    LEARNER,
    OPEN,
    PLAIN,
    RANDOM,
    SECRET,
)

REPEATS: Final = range(100, 105)
ROUNDS: Final = 2400
_VARIANTS: Final = (("plus/minus one", OPEN, 1), ("covered", COVERED, 0), ("secret", SECRET, 0))
_OTHERS: Final = (("plain", PLAIN), ("random", RANDOM), ("heedless", HEEDLESS))


def self_play(brain: Brain, seats: int, bidding: int, bound: bool, rounds: int = ROUNDS) -> Any:
    """By repeat the points and exact predictions of all seats alike."""
    kinds = np.full(MOST_SEATS, LEARNER)
    return np.array(
        [
            measure(seed, rounds, seats, brain, brain, kinds, bidding, bound)[:seats].mean(0)
            for seed in REPEATS
        ]
    )


def among(brain: Brain, others: int, rounds: int = ROUNDS) -> Any:
    """By repeat the points and exact predictions on one of four chairs."""
    kinds = np.full(MOST_SEATS, others)
    kinds[0] = LEARNER
    return np.array(
        [measure(seed, rounds, 4, brain, brain, kinds, OPEN, False)[0] for seed in REPEATS]
    )


def exam(brain: Brain, rounds: int = ROUNDS) -> Iterator[str]:
    """The lines of a whole exam."""
    for seats in range(3, 7):
        yield _line(f"self-play, {seats} players", self_play(brain, seats, OPEN, False, rounds))
    for name, bidding, bound in _VARIANTS:
        found = self_play(brain, 4, bidding, bool(bound), rounds)
        yield _line(f"self-play, 4 players, {name}", found)
    for name, others in _OTHERS:
        yield _line(f"among three {name} players", among(brain, others, rounds))


def _line(name: str, found: Any) -> str:
    points, exact = found.mean(0)
    within = 1.96 * found.std(0, ddof=1) / np.sqrt(len(found))
    return f"{name:36} {points:6.2f} ± {within[0]:.2f}   {exact:6.1%} ± {within[1]:.1%}"


if __name__ == "__main__":
    for told in exam(load(Path(sys.argv[1])) if sys.argv[1:] else shipped("cards")):
        print(told, flush=True)
