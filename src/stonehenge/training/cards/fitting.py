"""Fits the nets to samples: plain gradients with numpy, steps by Adam."""

from collections.abc import Callable
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

    def slopes_of(rows: Any, slopes: PlayNet) -> float:
        return float(play_slopes(net, samples, rows, calm, slopes))

    return _fit(net, samples, epochs, seed, size, rate, slopes_of)


def fit_choices(
    net: PlayNet,
    samples: PlaySamples,
    epochs: int,
    seed: int,
    size: int = 512,
    rate: float = RATE,
) -> float:
    """Makes the cards that were played likely, in place; returns the mean log of their chance."""

    def slopes_of(rows: Any, slopes: PlayNet) -> float:
        return float(choice_slopes(net, samples, rows, slopes))

    return _fit(net, samples, epochs, seed, size, rate, slopes_of)


def _fit(
    net: PlayNet,
    samples: PlaySamples,
    epochs: int,
    seed: int,
    size: int,
    rate: float,
    slopes_of: Callable[[Any, PlayNet], float],
) -> float:
    """Takes steps down the slopes of the loss; returns the mean result over the last half."""
    random = np.random.default_rng(seed)
    batches = list(batches_of(len(samples.counts), size, epochs, random))
    adam = Adam(net, len(batches), rate)
    slopes = PlayNet(*(np.zeros_like(weight) for weight in net))
    results = []
    for rows in batches:
        for slope in slopes:
            slope[...] = 0
        results.append(slopes_of(rows, slopes))
        adam.step(slopes)
    return float(np.mean(results[len(results) // 2 :]))


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
    layers, gains = _new_layers(len(net.bias)), 0.0
    for row in rows:
        first, end = samples.firsts[row], samples.firsts[row] + samples.counts[row]
        around, cards = samples.around[row], samples.cards[first:end]
        _forward(net, around, cards, layers)
        gains += _weigh(layers.policy, samples.worths[first:end], layers.better, calm)
        _back(net, around, cards, len(rows), layers, slopes)
    return gains / len(rows)


@compiled(fastmath=True)
def choice_slopes(net: PlayNet, samples: PlaySamples, rows: Any, slopes: PlayNet) -> Any:
    """The same where cards that were played are to be likely; returns the mean log of their chance.

    The worth of the card that was played is 1, of all others 0.
    """
    layers, logs = _new_layers(len(net.bias)), 0.0
    for row in rows:
        first, end = samples.firsts[row], samples.firsts[row] + samples.counts[row]
        around, cards = samples.around[row], samples.cards[first:end]
        _forward(net, around, cards, layers)
        logs += _compare(layers.policy, samples.worths[first:end], layers.better)
        _back(net, around, cards, len(rows), layers, slopes)
    return logs / len(rows)


@compiled
def _new_layers(hidden: int) -> Layers:
    return Layers(
        shared=np.zeros(hidden, np.float32),
        before=np.zeros((MOST_CARDS, hidden), np.float32),
        back=np.zeros(hidden, np.float32),
        policy=np.zeros(MOST_CARDS),
        better=np.zeros(MOST_CARDS),
    )


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
def _back(
    net: PlayNet, around: Any, cards: Any, decisions: int, layers: Layers, slopes: PlayNet
) -> None:
    """Adds what one decision contributes to the slopes of all weights."""
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
    for i in range(SITUATION):
        for j in range(hidden):
            slopes.situation[i, j] += around[i] * shared[j]
    for j in range(hidden):
        slopes.bias[j] += shared[j]


@compiled(fastmath=True)
def _to_policy(scores: Any, cards: int) -> None:
    """Turns the scores of so many cards into their chances."""
    highest, together = scores[:cards].max(), 0.0
    for k in range(cards):
        scores[k] = np.exp(scores[k] - highest)
        together += scores[k]
    for k in range(cards):
        scores[k] /= together


@compiled(fastmath=True)
def _compare(scores: Any, played: Any, better: Any) -> float:
    """Scores to chances, and how much likelier each card should be; returns that log."""
    _to_policy(scores, len(played))
    log = 0.0
    for k in range(len(played)):
        better[k] = played[k] - scores[k]
        log += played[k] * np.log(scores[k] + _TINY)
    return log


@compiled(fastmath=True)
def _weigh(scores: Any, worths: Any, better: Any, calm: float) -> float:
    """Scores to policy, and how much more of each card would be better; returns the gain."""
    cards = len(worths)
    _to_policy(scores, cards)
    mean = worths.mean()
    gain, entropy = 0.0, 0.0
    for k in range(cards):
        gain += scores[k] * (worths[k] - mean)
        entropy -= scores[k] * np.log(scores[k] + _TINY)
    for k in range(cards):
        surprise = -np.log(scores[k] + _TINY)
        better[k] = scores[k] * (worths[k] - mean - gain + calm * (surprise - entropy))
    return gain
