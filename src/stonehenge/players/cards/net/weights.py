"""The weights of the nets: kept as arrays in one small file, applied with numpy."""

from collections.abc import Callable
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge.cards.rules import RANKS
from stonehenge.players.cards.net.bid_features import BID, HAND, MISSES
from stonehenge.players.cards.net.play_features import CARD, SITUATION
from stonehenge.players.cards.numbers import CLASSES, FEWEST_SEATS, MOST_CARDS, MOST_SEATS, TRUMP

EARLIER: Final = "cards-1"
"""The nets of the sage, of the coach and of the frozen players; the archmage has later ones."""
PLAY_HIDDEN: Final = 64
BID_HIDDEN: Final = 48
RATES_SHAPE: Final = (MOST_SEATS - FEWEST_SEATS + 1, MOST_CARDS, CLASSES, RANKS)
"""The rates of tricks won are by number of players, round, class of card and rank."""
_DIGITS: Final = 6
"""To so many places scores are told."""


class PlayNet(NamedTuple):
    """A card's score = out · relu(situation part + card part)."""

    situation: Any
    card: Any
    bias: Any
    out: Any


class BidNet(NamedTuple):
    """A bid's chances of each miss = softmax(out · relu(hand part + bid part))."""

    hand: Any
    bid: Any
    bias: Any
    out: Any
    out_bias: Any


class Brain(NamedTuple):
    """All that was learned: how often cards win their tricks, and the nets."""

    rates: Any
    """By number of players, round, class of card and rank."""
    play: PlayNet
    bid: BidNet
    plain: PlayNet
    """Foretells what plain players play, who do not play as well as they could."""


class Skill(NamedTuple):
    """What the adept learned: how often cards win their tricks, and a net to play by."""

    rates: Any
    play: PlayNet


def new_brain(seed: int) -> Brain:
    """A brain that has learned nothing yet."""
    random = np.random.default_rng(seed)

    def draw(scale: float, *shape: int) -> Any:
        return random.normal(0, scale, shape).astype(np.float32)

    play = new_play_net(draw, PLAY_HIDDEN)
    bid = BidNet(
        draw(0.15, HAND, BID_HIDDEN),
        draw(0.3, BID, BID_HIDDEN),
        np.zeros(BID_HIDDEN, np.float32),
        draw(0.1, BID_HIDDEN, MISSES),
        np.zeros(MISSES, np.float32),
    )
    return Brain(_first_rates(), play, bid, new_play_net(draw, PLAY_HIDDEN))


def _first_rates() -> Any:
    """Rates to begin with: high cards win more often, trumps most."""
    ranks = np.arange(RANKS) / float(RANKS)
    rates = np.empty(RATES_SHAPE)
    rates[:, :, TRUMP] = 0.7 * ranks**2
    rates[:, :, TRUMP + 1 :] = 0.7 * ranks**3
    return rates


def new_play_net(draw: Callable[..., Any], hidden: int) -> PlayNet:
    """A play net that has learned nothing yet."""
    return PlayNet(
        draw(0.1, SITUATION, hidden),
        draw(0.2, CARD, hidden),
        np.zeros(hidden, np.float32),
        draw(0.1, hidden),
    )


def save(learned: Brain | Skill, path: Path, **notes: str) -> None:
    """Writes what was learned to a file, with notes on how it came about."""
    arrays = {f"play_{name}": value for name, value in learned.play._asdict().items()}
    if isinstance(learned, Brain):
        arrays |= {f"bid_{name}": value for name, value in learned.bid._asdict().items()}
        arrays |= {f"plain_{name}": value for name, value in learned.plain._asdict().items()}
    arrays |= {name: np.array(note) for name, note in notes.items()}
    arrays["table"] = learned.rates.astype(np.float32)
    draft = path.with_suffix(".new.npz")
    np.savez_compressed(draft, allow_pickle=False, **arrays)
    draft.replace(path)


def load(path: Path) -> Brain:
    """Reads a brain from a file; one of before plain players were learned takes its own play."""
    skill = load_skill(path)
    with np.load(path, allow_pickle=False) as arrays:
        bid = BidNet(*(arrays[f"bid_{name}"] for name in BidNet._fields))
        known = "plain_out" in arrays
        plain = _play_net(arrays, "plain") if known else skill.play
    return Brain(skill.rates, skill.play, bid, plain)


def _play_net(arrays: Any, name: str) -> PlayNet:
    return PlayNet(*(arrays[f"{name}_{part}"] for part in PlayNet._fields))


def load_skill(path: Path) -> Skill:
    """Reads a skill from a file."""
    with np.load(path, allow_pickle=False) as arrays:
        return Skill(arrays["table"].astype(np.float64), _play_net(arrays, "play"))


@cache
def shipped(name: str) -> Brain:
    """A brain that comes with the package."""
    with as_file(files(__package__).joinpath(f"{name}.npz")) as path:
        return load(path)


@cache
def shipped_skill(name: str) -> Skill:
    """A skill that comes with the package."""
    with as_file(files(__package__).joinpath(f"{name}.npz")) as path:
        return load_skill(path)


def play_scores(net: PlayNet, situation: Any, cards: Any) -> Any:
    """The score of each card; the highest is the choice, their softmax the policy.

    The last bits of a product differ between processors, so they are cut off: cards that are
    worth the same must score the same.
    """
    shared = np.asarray(situation, np.float64) @ net.situation + net.bias
    scores = np.maximum(np.asarray(cards, np.float64) @ net.card + shared, 0) @ net.out
    return scores.round(_DIGITS)


def bid_odds(net: BidNet, hand: Any, bids: Any) -> Any:
    """The chances of each miss, a row for each bid."""
    shared = np.asarray(hand, np.float64) @ net.hand + net.bias
    hidden = np.maximum(np.asarray(bids, np.float64) @ net.bid + shared, 0)
    scores = hidden @ net.out + net.out_bias
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)
