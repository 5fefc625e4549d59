"""Observations of many dice games at once, written by compiled loops straight from the batch.

What they write is what `stonehenge.research.dice` reads from the view of the seat in turn; a test
compares them number by number.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from stonehenge.dice import rules
from stonehenge.dice.rules import (
    BOXES,
    CROSSED,
    DICE,
    FREE,
    NONE,
    NUMBERS,
    ROUNDS,
    XX,
    number_of,
)
from stonehenge.kernels import compiled, inlined
from stonehenge.kernels.dice.draws import ALL_DICE, SETS, SIZE
from stonehenge.kernels.dice.numbers import BITS, COLOURS, FACES, NO_CARD, ONE, Number, Record, fill
from stonehenge.kernels.dice.state import PILE, ROTATIONS, may_be_rolled
from stonehenge.kernels.dice.steps import (
    LEAST,
    LEAVE,
    OVER,
    ROTATE,
    SCORE,
    SEER,
    Records,
    counted,
    may_jester,
    may_take,
    most_rolls,
)
from stonehenge.research import dice
from stonehenge.research.dice import (
    ACTIONS,
    MOST_COUNTED,
    MOST_MINUS,
    MOST_POINTS,
    MOST_ROLLS,
    MOST_XS,
)

FIELDS: Final = (
    *("phase", "to_act", "decided", "round", "rounds", "magic", "drawn", "seer", "next_seer"),
    *("predictions", "wizards", "faces", "rolls", "rolls_left", "rolled", "frozen", "still_in"),
    *("counts", "exact", "jester_possible", "free", "xs", "crossed", "minus", "jester_row"),
    *("all_xs", "totals", "with_magic", "expert", "jester_when_exact"),
)
"""The fields in the order of the layout."""
_PHASE, _TO_ACT, _DECIDED, _ROUND, _ROUNDS, _MAGIC, _DRAWN, _SEER, _NEXT_SEER = range(9)
_PREDICTIONS, _WIZARDS, _FACES, _ROLLS, _ROLLS_LEFT, _ROLLED, _FROZEN, _STILL_IN = range(9, 17)
_COUNTS, _EXACT, _JESTER_POSSIBLE, _FREE, _XS, _CROSSED, _MINUS, _JESTER_ROW = range(17, 25)
_ALL_XS, _TOTALS, _WITH_MAGIC, _EXPERT, _JESTER_WHEN_EXACT = range(25, 30)

PASS: Final = len(ACTIONS)
"""The action of a game that is over."""
_FIRST: Final = np.array(dice.FIRST)
_NOBODY: Final = COLOURS + 1
"""What Wizards count as where they count for nobody; every colour is the number before."""
_EXPERTS: Final = 12

_MARKS: Final = np.array(
    [
        [
            mark == FREE,
            (mark - CROSSED) / 2 if mark > CROSSED else 0,
            mark == CROSSED,
            mark / MOST_MINUS if 0 < mark < CROSSED else 0,
        ]
        for mark in range(FREE, XX + 1)
    ],
    np.float32,
)
"""By mark, from FREE on: whether it is free, Xs, whether it is crossed out, minus points."""

OWN: Final = 12
"""The columns of a packed observation before those by seat."""
BY_SEAT: Final = 9
_MARK_BITS: Final = 5
"""How many bits a mark has in a packed row of a sheet."""


@compiled
def write_flat(
    games: Records, cards: Records, at: NDArray[np.int64], out: NDArray[np.float32]
) -> None:
    """Writes the observation of the seat in turn in every game."""
    for number in range(len(out)):
        row, game = out[number], games[number]
        fill(row, 0)
        _write_round(game, cards[game.card], at, row)
        for step in range(game.seats):
            seat = _seat(game, step)
            _write_standing(game, at, row, step, seat)
            _write_sheet(game, at, row, step, seat)
            if LEAVE <= game.phase <= SCORE and game.still_in >> seat & 1:
                _write_prospect(game, cards[game.card], at, row, step, seat)


@inlined
def _write_round(
    game: Record, card: Record, at: NDArray[np.int64], row: NDArray[np.float32]
) -> None:
    """What is the same for all seats."""
    row[at[_PHASE] + game.phase] = 1
    row[at[_ROUND]] = game.round / ROUNDS
    row[at[_ROUNDS]] = game.last_round / ROUNDS
    row[at[_WITH_MAGIC]] = game.magic
    row[at[_EXPERT]] = game.target == _EXPERTS
    row[at[_JESTER_WHEN_EXACT]] = game.when_exact
    if game.magic:
        row[at[_MAGIC] + game.card] = 1
        _raise_bits(row, at[_DRAWN], PILE & ~game.pile, NO_CARD)
    row[at[_SEER] + _steps(game, game.seer)] = 1
    if game.next_seer != NONE and game.phase != OVER:
        row[at[_NEXT_SEER] + _steps(game, game.next_seer)] = 1
    wizards = _wizards(game, card)
    if wizards != NONE:
        row[at[_WIZARDS] + wizards] = 1
    for die in range(DICE):
        if not game.blank >> die & 1:
            row[at[_FACES] + die * FACES + (game.faces >> BITS * die & ONE)] = 1
    row[at[_ROLLS]] = game.rolls / MOST_ROLLS
    row[at[_ROLLS_LEFT]] = _rolls_left(game, card) / MOST_ROLLS
    _raise_bits(row, at[_ROLLED], game.rolled, DICE)
    _raise_bits(row, at[_FROZEN], ALL_DICE ^ may_be_rolled(game, card), DICE)


@compiled
def _steps(game: Record, seat: Number) -> Number:
    """How many seats clockwise from the seat in turn."""
    steps = seat + game.seats - game.turn
    return steps - game.seats if steps >= game.seats else steps


@compiled
def _seat(game: Record, steps: int) -> Number:
    """The seat so many steps clockwise from the one in turn; to subtract is quicker than `%`."""
    seat = game.turn + steps
    return seat - game.seats if seat >= game.seats else seat


@compiled
def _wizards(game: Record, card: Record) -> int:
    """What Wizards count as: a colour, all of them or none; NONE before it is named."""
    if game.wizard_colour == NONE and not card.chooses_wizard_colour:
        return _NOBODY
    return int(game.wizard_colour)


@compiled
def _rolls_left(game: Record, card: Record) -> Number:
    """How many rolls may follow; 0 while nobody knows."""
    return 0 if game.phase >= SCORE else most_rolls(game, card) - game.rolls


@compiled
def _raise_bits(row: NDArray[np.float32], first: int, mask: Number, bits: int) -> None:
    for bit in range(bits):
        row[first + bit] = mask >> bit & 1


@inlined
def _write_standing(
    game: Record, at: NDArray[np.int64], row: NDArray[np.float32], step: int, seat: Number
) -> None:
    """What a seat has to do, and has done, in this round."""
    row[at[_TO_ACT] + step] = game.waiting >> seat & 1
    row[at[_DECIDED] + step] = game.decided >> seat & 1
    row[at[_STILL_IN] + step] = game.still_in >> seat & 1
    box = game.predictions[seat]
    if box != NONE:
        row[at[_PREDICTIONS] + step * BOXES + box] = 1


@inlined
def _write_sheet(
    game: Record, at: NDArray[np.int64], row: NDArray[np.float32], step: int, seat: Number
) -> None:
    """The marks of a sheet and what they come to."""
    for box in range(BOXES):
        mark = np.uint8(game.sheets[seat, box] - FREE)  # unsigned numbers are quicker indices
        place = step * BOXES + box
        row[at[_FREE] + place] = _MARKS[mark, 0]
        row[at[_XS] + place] = _MARKS[mark, 1]
        row[at[_CROSSED] + place] = _MARKS[mark, 2]
        row[at[_MINUS] + place] = _MARKS[mark, 3]
    _raise_bits(row, at[_JESTER_ROW] + step * NUMBERS, game.used[seat] >> 1, NUMBERS)
    row[at[_ALL_XS] + step] = game.xs[seat] / MOST_XS
    row[at[_TOTALS] + step] = game.totals[seat] / MOST_POINTS


@inlined
def _write_prospect(
    game: Record,
    card: Record,
    at: NDArray[np.int64],
    row: NDArray[np.float32],
    step: int,
    seat: Number,
) -> None:
    """What the present roll is for a seat that has not scored."""
    count = counted(game, card, seat)
    row[at[_COUNTS] + step] = count / MOST_COUNTED
    row[at[_EXACT] + step] = count == number_of(game.predictions[seat])
    row[at[_JESTER_POSSIBLE] + step] = may_jester(game, card, seat)


@compiled
def write_packed(games: Records, cards: Records, out: NDArray[np.int64]) -> None:
    """Writes what the seat in turn knows as few whole numbers, in every game."""
    for number in range(len(out)):
        row, game = out[number], games[number]
        card, seats = cards[game.card], game.seats
        known = game.next_seer != NONE and game.phase != OVER
        row[0] = game.phase
        row[1] = game.round
        row[2] = _steps(game, game.seer)
        row[3] = game.legal
        row[4] = game.card
        row[5] = PILE & ~game.pile if game.magic else 0
        row[6] = _wizards(game, card)
        row[7] = _packed_faces(game)
        row[8] = game.rolled
        row[9] = game.rolls
        row[10] = _rolls_left(game, card)
        row[11] = _steps(game, game.next_seer) if known else NONE
        for step in range(seats):
            seat = _seat(game, step)
            asked, decided = game.waiting >> seat & 1, game.decided >> seat & 1
            row[OWN + step] = game.predictions[seat]
            row[OWN + seats + step] = asked | decided << 1 | (game.still_in >> seat & 1) << 2
            row[OWN + 2 * seats + step] = game.used[seat] >> 1
            row[OWN + 3 * seats + step] = game.xs[seat]
            row[OWN + 4 * seats + step] = game.totals[seat]
            for colour in range(COLOURS):
                row[OWN + (5 + colour) * seats + step] = _packed_marks(game, seat, colour)


@compiled
def _packed_faces(game: Record) -> int:
    """Four bits for each die: its face, all of them for a die without one."""
    faces = int(game.faces)
    for die in range(DICE):
        if game.blank >> die & 1:
            faces |= ONE << BITS * die
    return faces


@compiled
def _packed_marks(game: Record, seat: Number, colour: int) -> int:
    """Five bits for each box x1 to x5 of a colour: its mark counted from FREE on."""
    marks = 0
    for number in range(NUMBERS):
        mark = int(game.sheets[seat, rules.box_of(number + 1, colour)]) - FREE
        marks |= mark << _MARK_BITS * number
    return marks


@compiled
def write_masks(games: Records, out: NDArray[np.int8]) -> None:
    """Writes what may be chosen in every game; PASS where it is over."""
    for number in range(len(out)):
        row, game = out[number], games[number]
        fill(row, 0)
        if game.phase == OVER:
            row[PASS] = 1
            continue
        first = _FIRST[game.phase]
        if game.phase == ROTATE:
            fill(row[first : first + ROTATIONS], 1)
        elif game.phase == SEER:
            row[first] = game.legal & 1
            frozen, least = ~(game.legal >> 1), game.legal >> LEAST
            for chosen in range(1, ALL_DICE + 1):
                dice = SETS[DICE, chosen]
                row[first + chosen] = dice & frozen == 0 and SIZE[dice] >= least
        else:
            for choice in range(BOXES):
                if game.legal >> choice & 1:
                    row[first + choice] = 1


@compiled
def read_actions(games: Records, chosen: NDArray[np.int64], out: NDArray[np.int64]) -> int:
    """Writes the actions as the batch counts them; returns the first game that may not, or NONE."""
    for number in range(len(games)):
        game = games[number]
        out[number] = 0
        if game.phase != OVER:
            action = chosen[number] - _FIRST[game.phase]
            if game.phase == SEER:
                action = SETS[DICE, action] if 0 <= action <= ALL_DICE else NONE
            if not may_take(game, action):
                return number
            out[number] = action
    return NONE


@compiled
def write_wins(games: Records, out: NDArray[np.float64]) -> None:
    """Writes 1 for the win of every game that is over, shared where the first place is shared."""
    for number in range(len(out)):
        row, game = out[number], games[number]
        fill(row, 0)
        if game.phase == OVER:
            winners = 0
            for seat in range(game.seats):
                winners += _is_first(game, seat)
            for seat in range(game.seats):
                row[seat] = _is_first(game, seat) / winners


@compiled
def _is_first(game: Record, seat: Number) -> bool:
    """Whether nobody has a better rank."""
    better = 0
    for other in range(game.seats):
        better += _rank(game, other) > _rank(game, seat)
    return better == 0


@compiled
def _rank(game: Record, seat: Number) -> Any:
    return rules.rank(game.totals[seat], rules.jester_scores(game.used[seat]))
