"""Fits the nets to samples: plain gradients with numpy, steps by Adam."""

from typing import Any, Final

import numpy as np

from stonehenge.kernels import compiled
from stonehenge.players.cards.net.play_features import CARD, SITUATION
from stonehenge.players.cards.net.rounds import MOST_CARDS
from stonehenge.players.cards.net.weights import BidNet, PlayNet
from stonehenge.training.adam import Adam, batches_of
from stonehenge.training.cards.samples import PlaySamples
from stonehenge.training.cards.self_play import BidSamples

RATE: Final = 3e-3


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
        losses.append(-np.log(odds[picked] + 1e-9).mean())
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


@compiled(fastmath=True)
def play_slopes(net: PlayNet, samples: PlaySamples, rows: Any, calm: float, slopes: PlayNet) -> Any:
    """Adds up, over some decisions, how the loss changes with each weight; returns the gain."""
    hidden = len(net.bias)
    shared = np.zeros(hidden, np.float32)
    before = np.zeros((MOST_CARDS, hidden), np.float32)
    back = np.zeros(hidden, np.float32)
    policy, better = np.zeros(MOST_CARDS), np.zeros(MOST_CARDS)
    gains = 0.0
    for row in rows:
        first, found = samples.firsts[row], samples.counts[row]
        around = samples.around[row]
        for j in range(hidden):
            shared[j] = net.bias[j]
        for i in range(SITUATION):
            for j in range(hidden):
                shared[j] += net.situation[i, j] * around[i]
        for k in range(found):
            _hidden(net, samples.cards[first + k], shared, before[k])
            policy[k] = 0.0
            for j in range(hidden):
                policy[k] += max(before[k, j], np.float32(0)) * net.out[j]
        gains += _weigh(policy, samples.worths[first : first + found], better, calm)
        shared[:] = 0
        for k in range(found):
            slope = np.float32(-better[k] / len(rows))
            for j in range(hidden):
                active = before[k, j] > 0
                slopes.out[j] += slope * before[k, j] if active else np.float32(0)
                back[j] = slope * net.out[j] if active else np.float32(0)
                shared[j] += back[j]
            for i in range(CARD):
                value = samples.cards[first + k, i]
                for j in range(hidden):
                    slopes.card[i, j] += value * back[j]
        for i in range(SITUATION):
            for j in range(hidden):
                slopes.situation[i, j] += around[i] * shared[j]
        for j in range(hidden):
            slopes.bias[j] += shared[j]
    return gains / len(rows)


@compiled(fastmath=True)
def _hidden(net: PlayNet, card: Any, shared: Any, before: Any) -> None:
    """The hidden layer of one card, before it is cut off at 0."""
    for j in range(len(shared)):
        before[j] = shared[j]
    for i in range(CARD):
        for j in range(len(shared)):
            before[j] += net.card[i, j] * card[i]


@compiled(fastmath=True)
def _weigh(scores: Any, worths: Any, better: Any, calm: float) -> float:
    """Scores to policy, and how much more of each card would be better; returns the gain."""
    found = len(worths)
    highest, together = scores[:found].max(), 0.0
    for k in range(found):
        scores[k] = np.exp(scores[k] - highest)
        together += scores[k]
    mean = worths.mean()
    gain, entropy = 0.0, 0.0
    for k in range(found):
        scores[k] /= together
        gain += scores[k] * (worths[k] - mean)
        entropy -= scores[k] * np.log(scores[k] + 1e-9)
    for k in range(found):
        surprise = -np.log(scores[k] + 1e-9)
        better[k] = scores[k] * (worths[k] - mean - gain + calm * (surprise - entropy))
    return gain
