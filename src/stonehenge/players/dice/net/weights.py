"""What the learned dice players know: a net for each target, and how the Seer's role changes hands.

Kept as arrays in one small file; kernels take them as a stack of minds.
"""

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge.players.dice.net.outlook import (
    FEATURES,
    FORESIGHT,
    HEADS,
    HIDDEN,
    PRICES,
    SPOIL,
    Minds,
    no_roles,
)

TARGETS: Final = (9, 12)
SEAT_COUNTS: Final = (2, 3, 4, 5)


class Net(NamedTuple):
    """The worth of a sheet = out · relu(layer · what is seen)."""

    layer: Any
    bias: Any
    out: Any
    out_bias: Any


class Brain(NamedTuple):
    """All that was learned for one target: the net, and by number of players the roles."""

    net: Net
    roles: Any


def new_brain(seed: int, hidden: int = HIDDEN) -> Brain:
    """A brain that has learned nothing yet."""
    random = np.random.default_rng(seed)
    net = Net(
        random.normal(0, 0.15, (FEATURES, hidden)),
        np.zeros(hidden),
        random.normal(0, 0.1, (HEADS, hidden)),
        np.zeros(HEADS),
    )
    return Brain(net, np.repeat(no_roles()[None], len(SEAT_COUNTS), axis=0))


def priced(next_seer: float, per_x: float, per_number: float, hidden: int = HIDDEN) -> Minds:
    """A stack of one mind that goes by fixed prices."""
    return Minds(
        np.zeros(1, np.int64),
        np.array([[next_seer, per_x, per_number, 0.0, 0.0]]),
        np.zeros((1, FEATURES, hidden)),
        np.zeros((1, hidden)),
        np.zeros((1, HEADS, hidden)),
        np.zeros((1, HEADS)),
        no_roles()[None],
    )


def learned(brain: Brain, seats: int, spoil: float, foresight: float = 0.0) -> Minds:
    """A stack of one mind that goes by what a brain knows of tables of so many seats."""
    prices = np.zeros((1, PRICES))
    prices[0, SPOIL], prices[0, FORESIGHT] = spoil, foresight
    layer, bias, out, out_bias = (np.ascontiguousarray(w[None], np.float64) for w in brain.net)
    roles = np.ascontiguousarray(brain.roles[seats - 2][None], np.float64)
    return Minds(np.ones(1, np.int64), prices, layer, bias, out, out_bias, roles)


def stack(*minds: Minds) -> Minds:
    """Several stacks as one."""
    return Minds(*(np.concatenate(arrays) for arrays in zip(*minds, strict=True)))


def save(brains: dict[str, Brain], path: Path, **notes: str) -> None:
    """Writes brains to a file by their names, with notes on how they came about."""
    arrays = {name: np.array(note) for name, note in notes.items()}
    for name, brain in brains.items():
        arrays |= {
            f"{name}_{part}": w.astype(np.float32) for part, w in brain.net._asdict().items()
        }
        arrays[f"{name}_roles"] = brain.roles.astype(np.float32)
    draft = path.with_suffix(".new.npz")
    np.savez_compressed(draft, allow_pickle=False, **arrays)
    draft.replace(path)


def load(path: Path, name: str) -> Brain:
    """Reads a brain from a file."""
    with np.load(path, allow_pickle=False) as found:
        parts = (found[f"{name}_{part}"].astype(np.float64) for part in Net._fields)
        return Brain(Net(*parts), found[f"{name}_roles"].astype(np.float64))


@cache
def shipped(target: int) -> Brain:
    """The brain for a target that comes with the package."""
    with as_file(files(__package__).joinpath("dice.npz")) as path:
        return load(path, f"target_{target}")
