"""Fits what a sheet is worth to what became of sheets: gradients with numpy, steps by Adam."""

from typing import Final

import numpy as np

from stonehenge.players.dice.net.weights import Net
from stonehenge.training.adam import Adam, batches_of
from stonehenge.training.dice.matches import Samples

_POINTS: Final = 0.1
"""How much an error in points (squared, in tens) counts beside one in the chance to win."""


def fit(net: Net, samples: Samples, epochs: int, rate: float, seed: int, size: int = 1024) -> float:
    """Fits a net in place; returns the loss of its chances to win over the last half."""
    random = np.random.default_rng(seed)
    weights = [weight.astype(np.float32) for weight in net]
    layer, bias, out, out_bias = weights
    batches = list(batches_of(len(samples.seen), size, epochs, random))
    adam = Adam(weights, len(batches), rate)
    losses = []
    for rows in batches:
        seen, came = samples.seen[rows], samples.came[rows]
        before = seen @ layer + bias
        hidden = np.maximum(before, 0)
        said = hidden @ out.T + out_bias
        win = 1 / (1 + np.exp(-said[:, 0]))
        share = came[:, 0]
        losses.append(-(share * np.log(win + 1e-9) + (1 - share) * np.log(1 - win + 1e-9)).mean())
        wrong = np.stack([win - share, _POINTS * (said[:, 1] - came[:, 1])], axis=1) / size
        back = (wrong @ out) * (before > 0)
        adam.step([seen.T @ back, back.sum(0), wrong.T @ hidden, wrong.sum(0)])
    for weight, fitted in zip(net, weights, strict=True):
        weight[...] = fitted
    return float(np.mean(losses[len(losses) // 2 :]))
