"""Fits the nets to samples: plain gradients with numpy, steps by Adam."""

from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge.kernels import compiled
from stonehenge.players.cards.net.play_features import CARD, SITUATION
from stonehenge.players.cards.net.weights import BidNet, PlayNet
from stonehenge.players.cards.numbers import MOST_CARDS
from stonehenge.training.adam import Adam, batches_of
from stonehenge.training.cards.samples import PlaySamples
from stonehenge.training.cards.self_play import BidSamples

RATE: Final = 3e-3
_TINY: Final = 1e-9
"""Keeps logarithms finite."""


def fit_bids(
    net: BidNet,
    samples: BidSamples,
    epochs: int,
    seed: int,
    size: int = 1024,
    rate: float = RATE,
) -> float:
    """Fits the bid net to what became of bids, in place; returns its loss over the last half."""
    used = samples.misses >= 0
    hands, bids, misses = samples.hands[used], samples.bids[used], samples.misses[used]
    random = np.random.default_rng(seed)
    batches = list(batches_of(len(misses), size, epochs, random))
    adam = Adam(net, len(batches), rate)
    losses = []
    for rows in batches:
        hand, bid, miss = hands[rows], bids[rows], misses[rows]
        before = hand @ net.hand + bid @ net.bid + net.bias
        hidden = np.maximum(before, 0)
        scores = hidden @ net.out + net.out_bias
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        picked = np.arange(size), miss
        losses.append(-np.log(odds[picked] + _TINY).mean())
        odds[picked] -= 1
        odds /= size
        back = (odds @ net.out.T) * (before > 0)
        adam.step([hand.T @ back, bid.T @ back, back.sum(0), hidden.T @ odds, odds.sum(0)])
    return float(np.mean(losses[len(losses) // 2 :]))


def fit_plays(
    net: PlayNet,
    samples: PlaySamples,
    calm: float,
    epochs: int,
    seed: int,
    size: int = 512,
    rate: float = RATE,
) -> float:
    """Moves the policy towards cards of more worth, in place; returns its gain in points.

    Maximises sum(policy * (worth - mean worth)) + calm * entropy: what the policy would gain over
    picking blindly, held back from being too sure.
    """
    random = np.random.default_rng(seed)
    batches = list(batches_of(len(samples.counts), size, epochs, random))
    adam = Adam(net, len(batches), rate)
    slopes = PlayNet(*(np.zeros_like(weight) for weight in net))
    gains = []
    for rows in batches:
        for slope in slopes:
            slope[...] = 0
        gains.append(play_slopes(net, samples, rows, calm, slopes))
        adam.step(slopes)
    return float(np.mean(gains[len(gains) // 2 :]))


class Layers(NamedTuple):
    """Memory for one decision on its way through the play net and back."""

    shared: Any
    """The situation's part of the hidden layer, then how the loss changes with it."""
    before: Any
    """By card the hidden layer before it is cut off at 0."""
    back: Any
    policy: Any
    better: Any
    """By card how much more of it would be better."""


@compiled(fastmath=True)
def play_slopes(net: PlayNet, samples: PlaySamples, rows: Any, calm: float, slopes: PlayNet) -> Any:
    """Adds up, over some decisions, how the loss changes with each weight; returns the gain."""
    hidden = len(net.bias)
    layers = Layers(
        shared=np.zeros(hidden, np.float32),
        before=np.zeros((MOST_CARDS, hidden), np.float32),
        back=np.zeros(hidden, np.float32),
        policy=np.zeros(MOST_CARDS),
        better=np.zeros(MOST_CARDS),
    )
    gains = 0.0
    for row in rows:
        first, end = samples.firsts[row], samples.firsts[row] + samples.counts[row]
        around, cards = samples.around[row], samples.cards[first:end]
        _forward(net, around, cards, layers)
        gains += _weigh(layers.policy, samples.worths[first:end], layers.better, calm)
        _back(net, cards, len(rows), layers, slopes)
        for i in range(SITUATION):
            for j in range(hidden):
                slopes.situation[i, j] += around[i] * layers.shared[j]
        for j in range(hidden):
            slopes.bias[j] += layers.shared[j]
    return gains / len(rows)


@compiled(fastmath=True)
def _forward(net: PlayNet, around: Any, cards: Any, layers: Layers) -> None:
    """The hidden layer and the score of every card."""
    shared, hidden = layers.shared, len(net.bias)
    for j in range(hidden):
        shared[j] = net.bias[j]
    for i in range(SITUATION):
        for j in range(hidden):
            shared[j] += net.situation[i, j] * around[i]
    for k in range(len(cards)):
        before = layers.before[k]
        for j in range(hidden):
            before[j] = shared[j]
        for i in range(CARD):
            for j in range(hidden):
                before[j] += net.card[i, j] * cards[k, i]
        layers.policy[k] = 0.0
        for j in range(hidden):
            layers.policy[k] += max(before[j], np.float32(0)) * net.out[j]


@compiled(fastmath=True)
def _back(net: PlayNet, cards: Any, decisions: int, layers: Layers, slopes: PlayNet) -> None:
    """Adds the slopes of the cards' weights, and leaves those of the situation in `shared`."""
    shared, back, hidden = layers.shared, layers.back, len(net.bias)
    shared[:] = 0
    for k in range(len(cards)):
        before, slope = layers.before[k], np.float32(-layers.better[k] / decisions)
        for j in range(hidden):
            active = before[j] > 0
            slopes.out[j] += slope * before[j] if active else np.float32(0)
            back[j] = slope * net.out[j] if active else np.float32(0)
            shared[j] += back[j]
        for i in range(CARD):
            for j in range(hidden):
                slopes.card[i, j] += cards[k, i] * back[j]


@compiled(fastmath=True)
def _weigh(scores: Any, worths: Any, better: Any, calm: float) -> float:
    """Scores to policy, and how much more of each card would be better; returns the gain."""
    cards = len(worths)
    highest, together = scores[:cards].max(), 0.0
    for k in range(cards):
        scores[k] = np.exp(scores[k] - highest)
        together += scores[k]
    mean = worths.mean()
    gain, entropy = 0.0, 0.0
    for k in range(cards):
        scores[k] /= together
        gain += scores[k] * (worths[k] - mean)
        entropy -= scores[k] * np.log(scores[k] + _TINY)
    for k in range(cards):
        surprise = -np.log(scores[k] + _TINY)
        better[k] = scores[k] * (worths[k] - mean - gain + calm * (surprise - entropy))
    return gain
