"""The command `train cards-adept`: the yardstick's search distilled into a small net.

The yardstick judges a card by playouts of the hand-written policy in a hundred sampled worlds. The
adept learns from the same playouts in one world each, the true deal, at very many decisions. On
average that says as much, and over all decisions the noise of a single deal evens out. Training
takes a minute, so a stopped one begins again.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np
from msgspec import Struct

from stonehenge.players.cards.net.weights import PlayNet, Skill, new_brain, new_play_net, save
from stonehenge.training.cards import samples
from stonehenge.training.cards.fitting import fit_plays

COMMAND: Final = "stonehenge train cards-adept"
HIDDEN: Final = 24
WARMTH: Final = 2.0
"""Points within which two cards are nearly as good: the policy becomes softmax(points / 2)."""
_BATCH: Final = 512
_RATE: Final = 3e-3
"""The learning rate at first; it falls to 0 over the repeats."""


class Exercise(Struct, frozen=True):
    """How much is counted and gathered."""

    counted_rounds: int = 200_000
    decisions: int = 200_000
    repeats: int = 5
    epochs: int = 2


def train(
    folder: Path, seed: int, say: Callable[[str], None], exercise: Exercise | None = None
) -> Skill:
    """Counts how often cards win their tricks, then fits the net to playouts."""
    exercise = exercise or Exercise()
    folder.mkdir(parents=True, exist_ok=True)
    brain = new_brain(seed)
    rates = samples.count_tricks(seed, exercise.counted_rounds, brain)
    say("tricks won are counted by card")
    brain = brain._replace(rates=rates)
    net = _new_net(seed)
    for repeat in range(exercise.repeats):
        part = samples.room_for_plays(exercise.decisions)
        samples.gather_plays(seed + repeat, brain, brain, True, samples.FREE, 1, part)
        size = min(_BATCH, exercise.decisions)
        rate = _RATE * (1 - repeat / exercise.repeats)
        gain = fit_plays(net, part, WARMTH, exercise.epochs, seed + repeat, size=size, rate=rate)
        say(f"{exercise.decisions:,} decisions distilled, worth {gain:.2f} points each")
    skill = Skill(rates, net)
    save(skill, folder / "adept.npz", made_by=COMMAND)
    return skill


def _new_net(seed: int) -> PlayNet:
    random = np.random.default_rng(seed)
    return new_play_net(
        lambda scale, *shape: random.normal(0, scale, shape).astype(np.float32), HIDDEN
    )
