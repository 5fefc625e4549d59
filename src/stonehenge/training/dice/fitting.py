"""Fits the net that judges sheets to the outcomes of games: gradients with numpy, Adam steps."""

from typing import Any, Final

import numpy as np

from stonehenge.players.dice.net.policies import POINTS, WIN, Net
from stonehenge.training.adam import Adam, batches_of

_POINTS_WEIGHT: Final = 0.1
"""How much an error in points (squared, in tens) counts beside one in the chance to win."""
_TINY: Final = 1e-9
"""Keeps the logarithm of a chance finite."""


def fit(
    net: Net, seen: Any, ended: Any, epochs: int, rate: float, seed: int, size: int = 1024
) -> float:
    """Fits a net in place to what was seen and how it ended.

    Returns the loss of its chances to win over the last half.
    """
    random = np.random.default_rng(seed)
    weights = [weight.astype(np.float32) for weight in net]
    layer, bias, out, out_bias = weights
    batches = list(batches_of(len(seen), size, epochs, random))
    adam = Adam(weights, len(batches), rate)
    losses = []
    for rows in batches:
        features, outcomes = seen[rows], ended[rows]
        before = features @ layer + bias
        hidden = np.maximum(before, 0)
        said = hidden @ out.T + out_bias
        win = 1 / (1 + np.exp(-said[:, WIN]))
        share, off = outcomes[:, WIN], said[:, POINTS] - outcomes[:, POINTS]
        likely = share * np.log(win + _TINY) + (1 - share) * np.log(1 - win + _TINY)
        losses.append(-likely.mean())
        wrong = np.stack([win - share, _POINTS_WEIGHT * off], axis=1) / size
        back = (wrong @ out) * (before > 0)
        adam.step([features.T @ back, back.sum(0), wrong.T @ hidden, wrong.sum(0)])
    for weight, fitted in zip(net, weights, strict=True):
        weight[...] = fitted
    return float(np.mean(losses[len(losses) // 2 :]))
