"""The strength of the nets without search: `python -m stonehenge.training.cards.exam [FILE]`.

Thousands of compiled rounds in self-play, in the variants, and on one chair among others: the
hand-written policy, random players, and players who forget their bids. Each line has points a round
and exact predictions, with half the width of their 95 % intervals over repeats.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from stonehenge.players.cards.net.weights import Brain, load, shipped
from stonehenge.players.cards.numbers import FEWEST_SEATS, MOST_SEATS
from stonehenge.training.cards.samples import measure
from stonehenge.training.cards.self_play import (
    COVERED,
    HEEDLESS,
    LEARNER,
    OPEN,
    PLAIN,
    RANDOM,
    SECRET,
    Company,
    Terms,
)

REPEATS: Final = range(100, 105)
ROUNDS: Final = 2400
SEATS: Final = 4
"""The players at the tables of variants and of other players."""
_STANDARD: Final = Terms(OPEN, plus_minus_one=False, curiosity=0.0)
_VARIANTS: Final = (
    ("plus/minus one", _STANDARD._replace(plus_minus_one=True)),
    ("covered", _STANDARD._replace(bidding=COVERED)),
    ("secret", _STANDARD._replace(bidding=SECRET)),
)
_OTHERS: Final = (("plain", PLAIN), ("random", RANDOM), ("heedless", HEEDLESS))
_DEVIATIONS: Final = 1.96
"""Standard deviations to either side that hold 95 % of a normal distribution."""


def one_among(brain: Brain, others: int) -> Company:
    """The learner on the first chair, players of a kind on all others."""
    kinds = np.full(MOST_SEATS, others)
    kinds[0] = LEARNER
    return Company(brain, brain, kinds)


def self_play(brain: Brain, seats: int, terms: Terms, rounds: int = ROUNDS) -> Any:
    """By repeat the points and exact predictions of all seats alike."""
    alike = Company(brain, brain, np.full(MOST_SEATS, LEARNER))
    return np.array(
        [measure(seed, rounds, seats, alike, terms)[:seats].mean(0) for seed in REPEATS]
    )


def among(brain: Brain, others: int, rounds: int = ROUNDS) -> Any:
    """By repeat the points and exact predictions on one chair among others."""
    company = one_among(brain, others)
    return np.array([measure(seed, rounds, SEATS, company, _STANDARD)[0] for seed in REPEATS])


def exam(brain: Brain, rounds: int = ROUNDS) -> Iterator[str]:
    """The lines of a whole exam."""
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        yield _line(f"self-play, {seats} players", self_play(brain, seats, _STANDARD, rounds))
    for name, terms in _VARIANTS:
        results = self_play(brain, SEATS, terms, rounds)
        yield _line(f"self-play, {SEATS} players, {name}", results)
    for name, others in _OTHERS:
        yield _line(f"among three {name} players", among(brain, others, rounds))


def _line(name: str, results: Any) -> str:
    points, exact = results.mean(0)
    within = _DEVIATIONS * results.std(0, ddof=1) / np.sqrt(len(results))
    return f"{name:36} {points:6.2f} ± {within[0]:.2f}   {exact:6.1%} ± {within[1]:.1%}"


if __name__ == "__main__":
    for told in exam(load(Path(sys.argv[1])) if sys.argv[1:] else shipped("cards")):
        print(told, flush=True)
