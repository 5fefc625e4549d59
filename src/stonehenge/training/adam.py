"""Gradient descent for small nets: the Adam optimiser, and samples in shuffled batches."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np

_LOWEST_RATE: Final = 1e-5
_MEAN_DECAY: Final = 0.9
_SIZE_DECAY: Final = 0.999
_TINY: Final = 1e-8
"""Keeps the division finite."""


class Adam:
    """The Adam optimiser: steps scaled by running means of gradients and of their squares."""

    def __init__(self, weights: Sequence[Any], steps: int, rate: float) -> None:
        self._weights = weights
        self._rate = rate
        self._steps = steps
        self._taken = 0
        self._means = [np.zeros_like(weight) for weight in weights]
        self._sizes = [np.zeros_like(weight) for weight in weights]

    def step(self, gradients: Sequence[Any]) -> None:
        """Moves the weights down their gradients, ever more slowly."""
        rate = self._rate * (1 - self._taken / self._steps) + _LOWEST_RATE
        self._taken += 1
        steadied = 1 - _MEAN_DECAY**self._taken, 1 - _SIZE_DECAY**self._taken
        for weight, gradient, mean, size in zip(
            self._weights, gradients, self._means, self._sizes, strict=True
        ):
            mean[...] += (1 - _MEAN_DECAY) * (gradient - mean)
            size[...] += (1 - _SIZE_DECAY) * (gradient * gradient - size)
            weight[...] -= rate * (mean / steadied[0]) / (np.sqrt(size / steadied[1]) + _TINY)


def batches_of(rows: int, size: int, epochs: int, random: Any) -> Iterator[Any]:
    """Row numbers in batches, in a new order for each epoch."""
    for _ in range(epochs):
        order = random.permutation(rows)
        for first in range(0, rows - size + 1, size):
            yield order[first : first + size]
