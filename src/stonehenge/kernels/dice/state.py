"""A dice game as kernels hold it: one record of small numbers, changed in place."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from stonehenge import dice
from stonehenge.dice.rules import BOXES, FREE, NONE
from stonehenge.kernels import compiled
from stonehenge.kernels.dice.draws import below, new_word
from stonehenge.kernels.dice.numbers import Record

SEATS: Final = max(dice.PLAYERS)
GAME: Final = np.dtype(
    [
        ("random", np.uint64),
        ("bits", np.int64),
        ("seats", np.uint8),
        ("target", np.uint8),
        ("magic", np.bool_),
        ("when_exact", np.bool_),
        ("first_seer", np.int8),
        ("round", np.uint8),
        ("last_round", np.uint8),
        ("seer", np.uint8),
        ("wizard_colour", np.int8),
        ("rolls", np.uint8),
        ("still_in", np.uint8),
        ("pile", np.int64),
        ("faces", np.uint32),
        ("counts", np.uint32),
        ("decisions", np.int64),
        ("predictions", np.uint8, SEATS),
        ("used", np.uint8, SEATS),
        ("xs", np.uint8, SEATS),
        ("free", np.uint32, SEATS),
        ("sheets", np.int8, (SEATS, BOXES)),
    ]
)
"""A game as kernels hold it: `still_in`, `pile`, `used` and `free` are masks; `faces` has four bits
for each die, `counts` for each face. Small numbers without a sign make the fastest indices."""


@compiled
def start(game: Record) -> None:
    """Lays out empty sheets and finds the first Seer (ruling D1)."""
    game.round = game.pile = game.decisions = 0
    game.seer = game.first_seer
    if game.first_seer == NONE:
        new_word(game)
        game.seer = below(game, game.seats)
    for seat in range(game.seats):
        game.free[seat] = (1 << BOXES) - 1
        game.used[seat] = game.xs[seat] = 0
        for box in range(BOXES):
            game.sheets[seat, box] = FREE


def new_game(options: dice.Options) -> npt.NDArray[Any]:
    """A game with these options, before its start, as an array of one record."""
    at_random = options.first_seer == "random"
    dice.start(replace(options, first_seer=0) if at_random else options)  # judges the options
    game = np.zeros(1, GAME)
    game["seats"], game["target"] = options.seats, options.target
    game["last_round"] = options.last_round
    game["magic"], game["when_exact"] = options.magic, options.jester_when_exact
    game["first_seer"] = NONE if at_random else options.first_seer
    return game
