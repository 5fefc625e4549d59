"""What the learned dice players know of sheets, of whole tables, and of the Seer's role.

Kept as arrays in one small file; kernels take them as a policy.
"""

from functools import cache
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge.kernels.dice.numbers import Floats
from stonehenge.players.dice.net.features import FEATURES
from stonehenge.players.dice.net.policies import HEADS, HIDDEN, Net, Policy, guessed_roles

TARGETS: Final = (9, 12)
SEAT_COUNTS: Final = (2, 3, 4, 5)
NEWEST: Final = "dice"
"""The file with what was learned last."""
EARLIER: Final = "dice-1"
"""The file of the frozen levels, learned before."""


class Brain(NamedTuple):
    """What was learned of sheets for one target: the net, and by number of players the roles."""

    net: Net
    roles: Any


def new_net(seed: int, features: int, hidden: int = HIDDEN) -> Net:
    """A net that has learned nothing yet."""
    random = np.random.default_rng(seed)
    return Net(
        random.normal(0, 0.15, (features, hidden)),
        np.zeros(hidden),
        random.normal(0, 0.1, (HEADS, hidden)),
        np.zeros(HEADS),
    )


def new_brain(seed: int, hidden: int = HIDDEN) -> Brain:
    """A brain that has learned nothing yet."""
    net = new_net(seed, FEATURES, hidden)
    return Brain(net, np.repeat(guessed_roles()[None], len(SEAT_COUNTS), axis=0))


def priced(next_seer: float, per_x: float, per_number: float, hidden: int = HIDDEN) -> Policy:
    """A policy that goes by fixed prices."""
    return Policy(
        learned=0,
        next_seer=next_seer,
        per_x=per_x,
        per_number=per_number,
        spoil=0.0,
        foresight=0.0,
        by_table=0,
        rounds=0,
        layer=np.zeros((FEATURES, hidden)),
        bias=np.zeros(hidden),
        out=np.zeros((HEADS, hidden)),
        out_bias=np.zeros(HEADS),
        roles=guessed_roles(),
    )


def learned(brain: Brain, seats: int, spoil: float, foresight: float = 0.0) -> Policy:
    """A policy that goes by what a brain knows of tables of so many seats."""
    return Policy(
        learned=1,
        next_seer=0.0,
        per_x=0.0,
        per_number=0.0,
        spoil=spoil,
        foresight=foresight,
        by_table=0,
        rounds=0,
        layer=_floats(brain.net.layer),
        bias=_floats(brain.net.bias),
        out=_floats(brain.net.out),
        out_bias=_floats(brain.net.out_bias),
        roles=_floats(brain.roles[SEAT_COUNTS.index(seats)]),
    )


def _floats(array: Any) -> Floats:
    return np.ascontiguousarray(array, np.float64)


def save(brains: dict[str, Brain], path: Path, **notes: str) -> None:
    """Writes brains to a file by their names, with notes on how they came about."""
    save_all(brains, {}, path, **notes)


def save_all(brains: dict[str, Brain], outlooks: dict[str, Net], path: Path, **notes: str) -> None:
    """Writes brains and outlooks to a file by their names, with notes on how they came about."""
    arrays = {name: np.array(note) for name, note in notes.items()}
    nets = outlooks | {name: brain.net for name, brain in brains.items()}
    for name, net in nets.items():
        arrays |= {f"{name}_{part}": w.astype(np.float32) for part, w in net._asdict().items()}
    for name, brain in brains.items():
        arrays[f"{name}_roles"] = brain.roles.astype(np.float32)
    draft = path.with_suffix(".new.npz")
    np.savez_compressed(draft, allow_pickle=False, **arrays)
    draft.replace(path)


def load(path: Path, name: str) -> Brain:
    """Reads a brain from a file."""
    with np.load(path, allow_pickle=False) as arrays:
        return Brain(load_net(path, name), arrays[f"{name}_roles"].astype(np.float64))


def load_net(path: Path, name: str) -> Net:
    """Reads a net from a file, as kernels take it."""
    with np.load(path, allow_pickle=False) as arrays:
        return Net(*(_floats(arrays[f"{name}_{part}"]) for part in Net._fields))


def name_of(target: int, seats: int | None = None) -> str:
    """What the brain for a target is called in a file, or the outlook for so many players."""
    return f"target_{target}" if seats is None else f"target_{target}_players_{seats}"


@cache
def shipped(target: int, file: str = NEWEST) -> Brain:
    """The brain for a target in a file that comes with the package."""
    with as_file(_file(file)) as path:
        return load(path, name_of(target))


@cache
def shipped_outlook(target: int, seats: int, file: str = NEWEST) -> Net:
    """The outlook on tables of so many players in a file that comes with the package."""
    with as_file(_file(file)) as path:
        return load_net(path, name_of(target, seats))


def _file(name: str) -> Traversable:
    return files(__package__).joinpath(f"{name}.npz")
