"""Fits the nets to samples: plain gradients with numpy, steps by Adam."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np

from stonehenge.players.nets.weights import BidNet, PlayNet
from stonehenge.training.rounds import BidSamples
from stonehenge.training.samples import PlaySamples

RATE: Final = 3e-3
_LOWEST_RATE: Final = 1e-5


class Adam:
    """Steps that remember the mean and the size of earlier gradients."""

    def __init__(self, weights: Sequence[Any], steps: int, rate: float = RATE) -> None:
        self._weights = weights
        self._steps = steps
        self._rate = rate
        self._taken = 0
        self._means = [np.zeros_like(weight) for weight in weights]
        self._sizes = [np.zeros_like(weight) for weight in weights]

    def step(self, gradients: Sequence[Any]) -> None:
        """Moves the weights down their gradients, ever more slowly."""
        rate = self._rate * (1 - self._taken / self._steps) + _LOWEST_RATE
        self._taken += 1
        steadied = 1 - 0.9**self._taken, 1 - 0.999**self._taken
        for weight, gradient, mean, size in zip(
            self._weights, gradients, self._means, self._sizes, strict=True
        ):
            mean[...] += 0.1 * (gradient - mean)
            size[...] += 0.001 * (gradient * gradient - size)
            weight[...] -= rate * (mean / steadied[0]) / (np.sqrt(size / steadied[1]) + 1e-8)


def batches_of(rows: int, size: int, epochs: int, random: Any) -> Iterator[Any]:
    """Row numbers in batches, in a new order for each epoch."""
    for _ in range(epochs):
        order = random.permutation(rows)
        for first in range(0, rows - size + 1, size):
            yield order[first : first + size]


def fit_bids(net: BidNet, samples: BidSamples, epochs: int, seed: int, size: int = 4096) -> float:
    """Fits the bid net to what became of bids, in place; returns its loss over the last half."""
    used = samples.misses >= 0
    hands, bids, misses = samples.hands[used], samples.bids[used], samples.misses[used]
    random = np.random.default_rng(seed)
    batches = list(batches_of(len(misses), size, epochs, random))
    adam = Adam(net, len(batches))
    losses = []
    for rows in batches:
        hand, bid, miss = hands[rows], bids[rows], misses[rows]
        before = hand @ net.hand + bid @ net.bid + net.bias
        hidden = np.maximum(before, 0)
        scores = hidden @ net.out + net.out_bias
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        picked = np.arange(size), miss
        losses.append(-np.log(odds[picked] + 1e-9).mean())
        odds[picked] -= 1
        odds /= size
        back = (odds @ net.out.T) * (before > 0)
        adam.step([hand.T @ back, bid.T @ back, back.sum(0), hidden.T @ odds, odds.sum(0)])
    return float(np.mean(losses[len(losses) // 2 :]))


def fit_plays(
    net: PlayNet, samples: PlaySamples, calm: float, epochs: int, seed: int, size: int = 2048
) -> float:
    """Moves the policy towards cards of more worth, in place; returns its gain in points.

    Maximises sum(policy * (worth - mean worth)) + calm * entropy: what the policy would gain over
    picking blindly, held back from being too sure.
    """
    random = np.random.default_rng(seed)
    batches = list(batches_of(len(samples.counts), size, epochs, random))
    adam = Adam(net, len(batches))
    gains = []
    for rows in batches:
        counts = samples.counts[rows][:, None]
        most = int(counts.max())
        around, cards = samples.around[rows], samples.cards[rows, :most]
        there = np.arange(most)[None, :] < counts
        before = cards @ net.card + (around @ net.situation + net.bias)[:, None, :]
        hidden = np.maximum(before, 0)
        scores = np.where(there, hidden @ net.out, -1e9)
        policy = np.exp(scores - scores.max(axis=1, keepdims=True))
        policy /= policy.sum(axis=1, keepdims=True)
        worths = np.where(there, samples.worths[rows, :most], 0)
        better = np.where(there, worths - worths.sum(axis=1, keepdims=True) / counts, 0)
        surprise = np.where(there, -np.log(policy + 1e-9), 0)
        gain = (policy * better).sum(axis=1, keepdims=True)
        entropy = (policy * surprise).sum(axis=1, keepdims=True)
        gains.append(float(gain.mean()))
        slope = policy * (better - gain) + calm * policy * (surprise - entropy)
        slope = (-slope / size).astype(np.float32)
        back = slope[:, :, None] * net.out * (before > 0)
        shared = back.sum(axis=1)
        adam.step(
            [
                around.T @ shared,
                np.tensordot(cards, back, ([0, 1], [0, 1])),
                shared.sum(axis=0),
                np.einsum("bk,bkh->h", slope, hidden),
            ]
        )
    return float(np.mean(gains[len(gains) // 2 :]))
