"""Fits nets that judge sheets or tables to the outcomes of games: gradients with numpy, Adam steps.

How a game ended is much luck. So a net is fitted to the outcomes first; then a new net to what the
one before it says of the same game a round later, mixed with the outcomes; and so again.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge.kernels import compiled
from stonehenge.kernels.dice.numbers import Number
from stonehenge.players.dice.net.policies import HIDDEN, POINTS, WIN, Net
from stonehenge.players.dice.net.weights import new_net
from stonehenge.training.adam import Adam, batches_of

_POINTS_WEIGHT: Final = 0.1
"""How much an error in points (squared, in tens) counts beside one in the chance to win."""
_AT_ONCE: Final = 1 << 16
"""How many rows are judged at a time."""
_TINY: Final = 1e-9
"""Keeps the logarithm of a chance finite."""
_FITS: Final = 3
"""How many nets are fitted one after the other."""
_LATER_SHARE: Final = 0.5
"""How much of a target is the target a round later, and not what the net says then."""


class Seen(NamedTuple):
    """What rounds looked like to seats, and how their games ended."""

    features: Any
    outcomes: Any
    later: Any
    """How many rows later the same seat is seen a round later; 0 when the game is over."""


def fitted(
    seen: Seen, epochs: int, rate: float, seed: int, hidden: int = HIDDEN, ends: bool = True
) -> tuple[Net, float]:
    """A net that judges what was seen, and the loss of its chances to win.

    `ends` says whether it also learns from rounds after which the game is over.
    """
    rows = slice(None) if ends else seen.later > 0
    features, targets = seen.features[rows], seen.outcomes
    for number in range(_FITS):
        net = new_net(seed + number, features.shape[1], hidden)
        loss = fit(net, features, targets[rows], epochs, rate, seed + number)
        targets = np.empty_like(seen.outcomes)
        steady(judged(net, seen.features), seen.outcomes, seen.later, targets)
    return net, loss


def judged(net: Net, features: Any) -> Any:
    """The chance to win and the points, in tens, as a net sees them."""
    layer, bias, out, out_bias = (weight.astype(np.float32) for weight in net)
    said = np.empty((len(features), len(out_bias)), np.float32)
    for first in range(0, len(features), _AT_ONCE):
        rows = slice(first, first + _AT_ONCE)
        said[rows] = np.maximum(features[rows] @ layer + bias, 0) @ out.T + out_bias
    said[:, WIN] = 1 / (1 + np.exp(-said[:, WIN]))
    return said


@compiled
def steady(said: Any, outcomes: Any, later: Any, into: Any) -> None:
    """Fills in targets: at the end of a game its outcome; before, what is said a round later."""
    for i in range(len(later) - 1, -1, -1):
        after: Number = i + later[i]
        for head in range(outcomes.shape[1]):
            if after == i:
                into[i, head] = outcomes[i, head]
            elif later[after] == 0:
                into[i, head] = outcomes[after, head]
            else:
                mixed = (1 - _LATER_SHARE) * said[after, head] + _LATER_SHARE * into[after, head]
                into[i, head] = mixed


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
