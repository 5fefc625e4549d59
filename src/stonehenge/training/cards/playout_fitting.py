"""Fits the playout policy: `python -m stonehenge.training.cards.playout_fitting 4`.

Climbs by the points of one seat with changed coefficients among others without the change, on the
same deals for a change and its opposite. Every few steps the others take over the coefficients.
Points in self-play would reward coefficients that merely suit each other.
"""

import argparse
from time import monotonic
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from stonehenge.cards import rules
from stonehenge.cards.rules import NONE, WIZARD
from stonehenge.kernels.cards.hidden import HandConstraints, sample_hands
from stonehenge.kernels.cards.tables import DECK
from stonehenge.players.cards.numbers import FEWEST_SEATS, MOST_SEATS, Position
from stonehenge.players.cards.playout.play_out import THOUGHTFUL, play_out_with
from stonehenge.players.cards.playout.policy import COEFFICIENTS, ROWS

Coefficients: TypeAlias = NDArray[np.float64]

STEP: Final = np.array([1, 0.5, 0.15, 0.1, 0.2, 1, 1, 0.6, 0.5]) * 0.08
"""How far each column is changed to see what comes of it."""
WORLDS: Final = 300
PAIRS: Final = 16
MOMENTUM: Final = 0.6
OTHERS_FOLLOW: Final = 5
"""After so many steps the others take over the coefficients."""
JUDGED: Final = range(10**9, 10**9 + 9)
"""The seeds of the deals that judge the result, none of which was climbed by."""
_STRIDE: Final = 0.5
"""How far a step goes, as a part of what was tried."""
_TINY: Final = 1e-9
"""Keeps the division finite."""


def points(mine: Coefficients, others: Coefficients, seats: int, seed: int) -> float:
    """The mean points of a round for one seat with its own coefficients, all rounds alike."""
    random = np.random.default_rng(seed)
    scored = []
    for tricks in range(1, rules.rounds(seats) + 1):
        position, hands = dealt(seats, tricks, random)
        seat = int(random.integers(seats))
        by_seat = np.concatenate([mine if one == seat else others for one in range(seats)])
        played = play_out_with(position, hands, seed, THOUGHTFUL, by_seat)
        scored.append(played.points[:, seat].mean())
    return float(np.mean(scored))


def dealt(seats: int, tricks: int, random: np.random.Generator) -> tuple[Position, Any]:
    """A round before the first bid, with many deals."""
    turnup = int(random.integers(rules.CARDS))
    trump = rules.turned_trump(turnup)
    if rules.dealer_names_trump(turnup):
        trump = int(random.integers(WIZARD))
    seen = 1 << turnup
    if tricks == rules.rounds(seats):
        trump, seen = NONE, 0
    none, nothing = (NONE,) * seats, (0,) * seats
    constraints = HandConstraints(none, (tricks,) * seats, nothing, DECK & ~seen)
    position = Position(
        seats=seats,
        tricks=tricks,
        dealer=0,
        plus_minus_one=False,
        trump=trump,
        leader=1,
        trick=(),
        bids=none,
        won=nothing,
        seen=seen,
    )
    return position, sample_hands(constraints, WORLDS, int(random.integers(1 << 60)))


def climb(seats: int, minutes: float) -> Coefficients:
    """The coefficients after climbing for so long."""
    random = np.random.default_rng(seats)
    mine = COEFFICIENTS[seats].copy()
    others = mine.copy()
    motion = np.zeros_like(mine)
    steps, end = 0, monotonic() + 60 * minutes
    while monotonic() < end:
        changes = random.standard_normal((PAIRS, ROWS, len(STEP)))
        gains = np.zeros(PAIRS)
        for pair, change in enumerate(changes * STEP):
            seed = steps * PAIRS + pair
            gains[pair] = points(mine + change, others, seats, seed)
            gains[pair] -= points(mine - change, others, seats, seed)
        slope = np.tensordot(gains / (gains.std() + _TINY), changes, 1) / PAIRS
        motion = MOMENTUM * motion + (1 - MOMENTUM) * slope
        mine += motion * STEP * _STRIDE
        steps += 1
        if steps % OTHERS_FOLLOW == 0:
            others = mine.copy()
    return mine


def main() -> None:
    """Climbs, says what it gained, and prints the rows as `coefficients` has them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int, choices=range(FEWEST_SEATS, MOST_SEATS + 1))
    parser.add_argument("--minutes", type=float, default=5)
    chosen = parser.parse_args()
    before = COEFFICIENTS[chosen.seats]
    after = climb(chosen.seats, chosen.minutes)
    new = np.mean([points(after, before, chosen.seats, seed) for seed in JUDGED])
    old = np.mean([points(before, before, chosen.seats, seed) for seed in JUDGED])
    print(f"{new:.2f} points a round, {old:.2f} before")
    for row in after:
        print("[" + ", ".join(f"{number:.3f}" for number in row) + "],")


if __name__ == "__main__":
    main()
