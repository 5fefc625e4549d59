"""A dice game as kernels hold it: one record of small numbers, changed in place."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from stonehenge import dice
from stonehenge.dice import rules
from stonehenge.dice.rules import BOXES, DICE, FREE, NONE, NUMBERS, colour_of
from stonehenge.kernels import compiled
from stonehenge.kernels.dice.draws import (
    ALL_DICE,
    DIE_BITS,
    PAIRS,
    below,
    fresh_faces,
    new_word,
    pick,
)
from stonehenge.kernels.dice.numbers import BITS, FACES, NO_CARD, ONE, Number, Record

SEATS: Final = max(dice.PLAYERS)
PILE: Final = (1 << NO_CARD) - 1
"""All magic cards."""
ROTATIONS: Final = len(PAIRS) * FACES * FACES
"""In how many ways two dice can be set, in the order of `dice.expand`."""
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


@compiled
def draw_card(game: Record) -> Number:
    """The number of the magic card of a round (ruling D32), or of the plain rules."""
    new_word(game)
    if not game.magic:
        return NO_CARD
    if game.pile == 0:
        game.pile = PILE
    card = pick(game, game.pile)
    game.pile ^= 1 << card
    return card


@compiled(forceinline=True)
def throw(game: Record, dice: Number) -> None:
    """Rolls a set of dice."""
    new_word(game)
    game.faces ^= (game.faces ^ fresh_faces(game)) & DIE_BITS[dice]
    game.rolls += 1
    counts = 0
    for die in range(DICE):
        counts += 1 << BITS * (game.faces >> BITS * die & ONE)
    game.counts = counts


@compiled
def set_two(game: Record, rotation: Number) -> Number:
    """Sets two dice to faces instead of roll 1; returns the others."""
    pair = rotation // (FACES * FACES)
    low, high = PAIRS[pair, 0], PAIRS[pair, 1]
    game.faces = rotation // FACES % FACES << BITS * low | rotation % FACES << BITS * high
    game.rolls = 1
    return ALL_DICE ^ (1 << low | 1 << high)


@compiled
def crosses(game: Record, seat: Number) -> Number:
    """The numbers that a seat may cross out in the colour just predicted, 0 for none, as bits."""
    colour = colour_of(game.predictions[seat])
    choices = 1
    for number in range(1, NUMBERS + 1):
        if rules.crossable(game.sheets[seat, rules.box_of(number, colour)]):
            choices |= 1 << number
    return choices


@compiled
def cross(game: Record, seat: Number, number: Number) -> None:
    """Crosses out the box of a number in the colour just predicted; 0 crosses out nothing."""
    if number > 0:
        box = rules.box_of(number, colour_of(game.predictions[seat]))
        game.sheets[seat, box] = rules.CROSSED


@compiled
def may_be_rolled(game: Record, card: Record) -> Number:
    """The dice that are not frozen (ruling D28)."""
    dice = ALL_DICE
    if card.frozen_face != NONE:
        for die in range(DICE):
            if game.faces >> BITS * die & ONE == card.frozen_face:
                dice ^= 1 << die
    return dice


@compiled
def is_over(game: Record) -> bool:
    """Whether somebody has Xs enough, or the last round is over (rulings D5, D12)."""
    for seat in range(game.seats):
        if rules.enough_xs(game.xs[seat], game.target):
            return True
    return bool(game.round == game.last_round)


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
