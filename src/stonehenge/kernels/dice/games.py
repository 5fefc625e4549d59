"""Whole dice games of random decisions, compiled: every entry of the legal list is as likely.

The loop follows `dice.engine` phase by phase, with the same rules. A decision is drawn from the
legal choices in the order of `dice.legal`; a re-roll or a rotation is drawn once more, in the order
of `dice.expand`. Who decides at the same time as others is asked in the order of the seats, and
predictions are made clockwise from the Seer. Each game of a series has a seed of its own, so that
any number of threads plays the same games.
"""

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from typing import Final

import numpy as np
from msgspec import Struct

from stonehenge.dice import Move, Options, rules
from stonehenge.dice.rules import (
    BOXES,
    DICE,
    FREE,
    JESTER,
    NONE,
    NUMBERS,
    colour_of,
    number_of,
    showing,
)
from stonehenge.kernels import compiled
from stonehenge.kernels.dice.draws import (
    ALL_DICE,
    NTH,
    SETS,
    SIZE,
    SMALLER,
    below,
    new_word,
    pick,
    stream,
    subset,
)
from stonehenge.kernels.dice.log import Log, Verb, moves, new_log, note
from stonehenge.kernels.dice.numbers import (
    BITS,
    CARD_NUMBERS,
    NO_CARD,
    PREDICT,
    ROLL,
    Ints,
    Number,
    Record,
)
from stonehenge.kernels.dice.state import (
    ROTATIONS,
    SEATS,
    cross,
    crosses,
    draw_card,
    is_over,
    may_be_rolled,
    new_game,
    set_two,
    start,
    throw,
)

# Two rules as tables, because to look something up is faster than to branch.
OVERTAKES: Final = np.array(
    [
        [
            sum((rules.next_seer(0, (first, best, box)) == 2) << box for box in range(BOXES))
            for best in range(BOXES)
        ]
        for first in range(BOXES)
    ],
    np.uint32,
)
"""By the Seer's box and the best box so far: the boxes that make somebody else the next Seer."""
PLAIN_MARK: Final = np.array(
    [
        [
            [rules.plain_mark(number, counted, factor) for counted in range(DICE + 2)]
            for number in range(NUMBERS + 1)
        ]
        for factor in range(3)
    ],
    np.uint8,
)
"""By factor, number and dice counted: what a plain score writes."""

inlined = compiled(forceinline=True)
"""Compiles a function into its only caller."""


@compiled
def open_card(game: Record, log: Log | None) -> Number:
    """The number of the magic card of a round, or of the plain rules."""
    card = draw_card(game)
    if card != NO_CARD:
        note(log, NONE, Verb.MAGIC, card)
    return card


@inlined
def roll(game: Record, dice: Number, log: Log | None) -> None:
    """Rolls a set of dice."""
    throw(game, dice)
    note(log, NONE, Verb.FACES, dice << DICE * BITS | game.faces)


@compiled
def rotate(game: Record, log: Log | None) -> Number:
    """Sets two dice to any faces; returns the others."""
    drawn = below(game, ROTATIONS)
    game.decisions += 1
    note(log, game.seer, Verb.ROTATE, drawn)
    return set_two(game, drawn)


@compiled
def open_round(game: Record, card: Record, log: Log | None) -> Number:
    """What comes before the predictions; returns the dice without a face yet."""
    game.round += 1
    game.rolls = game.faces = 0
    game.still_in = (1 << game.seats) - 1
    if card.opening == PREDICT:
        return ALL_DICE
    if card.opening == ROLL:
        roll(game, ALL_DICE, log)
        return 0
    return rotate(game, log)


@inlined
def predict(game: Record, card: Record, log: Log | None) -> Number:
    """Everyone predicts, clockwise from the Seer; returns the next Seer."""
    called = 0
    next_seer = game.seer
    first = highest = np.uint8(0)
    for step in range(game.seats):
        seat = game.seer + step
        seat -= game.seats if seat >= game.seats else 0
        box = pick(game, rules.allowed_boxes(game.free[seat], called))
        if step == 0:
            first = highest = box
        called |= 1 << box if step == 0 or not card.secret else 0
        overtakes = OVERTAKES[first, highest] >> box & 1
        highest = box if overtakes else highest
        next_seer = seat if overtakes else next_seer
        game.predictions[seat] = box
        note(log, seat, Verb.PREDICT, box)
    game.decisions += game.seats
    return next_seer


@compiled
def cross_out(game: Record, log: Log | None) -> None:
    """Everyone may cross out minus points in the colour just predicted."""
    new_word(game)
    for seat in range(game.seats):
        number = pick(game, crosses(game, seat))
        cross(game, seat, number)
        note(log, seat, Verb.CROSS, number)
    game.decisions += game.seats


@compiled
def name_wizard_colour(game: Record, card: Record, log: Log | None) -> None:
    """The Seer names the Wizard Colour, unless the card does."""
    game.wizard_colour = card.wizard_colour
    if card.chooses_wizard_colour:
        game.wizard_colour = below(game, 4)
        game.decisions += 1
        note(log, game.seer, Verb.WIZARD, game.wizard_colour)


@inlined
def decide(game: Record, card: Record, asked: Number, may_stay: bool, log: Log | None) -> None:
    """Everyone asked scores the roll, with a Jester Score or without, or stays where one may.

    Nothing here branches on what was drawn: a processor cannot foresee the toss of a coin.
    """
    # Read once: for all the compiler knows, writing on a sheet could change these.
    counts, wizard_colour, when_exact = game.counts, game.wizard_colour, game.when_exact
    worth, extra, factor, column = card.jester_worth, card.extra, card.factor, card.jester_column
    jesters = showing(counts, JESTER)
    game.decisions += SIZE[asked]
    for nth in range(SIZE[asked]):
        seat = NTH[asked, nth]
        box, used = game.predictions[seat], game.used[seat]
        number = number_of(box)
        counted = rules.count(counts, colour_of(box), wizard_colour, worth, extra)
        possible = rules.jester_score_possible(used, jesters, counted == number, when_exact)
        choice = below(game, 1 + may_stay + possible) + (not may_stay)
        scores, jester = choice > 0, choice == 2
        plain = PLAIN_MARK[factor, number, counted]
        mark = rules.jester_mark(number, jesters, column) if jester else plain
        jester_box = 1 << jesters if jester else 0
        xs = rules.count_xs((mark,), jester_box)
        game.sheets[seat, box] = mark if scores else FREE
        game.xs[seat] += xs if scores else 0
        game.used[seat] = used | jester_box
        game.free[seat] ^= scores << box
        game.still_in ^= scores << seat
        if log is not None:
            verb = (Verb.LEAVE if scores else Verb.STAY) if may_stay else Verb.SCORE
            note(log, seat, verb, jester)


@inlined
def reroll(game: Record, card: Record, log: Log | None) -> Number:
    """The dice that the Seer rolls again, none to stop."""
    game.decisions += 1
    dice = may_be_rolled(game, card)
    stops = game.rolls >= card.compulsory_rolls and (dice == 0 or below(game, 2) == 0)
    if stops:
        note(log, game.seer, Verb.STOP, 0)
        return 0
    size = SIZE[dice]
    smaller = SMALLER[size, card.least_reroll[game.rolls]]
    drawn = smaller + below(game, (1 << size) - smaller)
    chosen = subset(SETS[size, drawn], dice)
    note(log, game.seer, Verb.REROLL, chosen)
    return chosen


@inlined
def roll_and_leave(game: Record, card: Record, blank: Number, log: Log | None) -> None:
    """Rolls until the Seer stops or no roll is left; others may leave in between (ruling D7)."""
    rolls = card.rolls[number_of(game.predictions[game.seer])]
    if blank:
        roll(game, blank, log)
    while game.rolls < rolls:
        if game.rolls >= card.compulsory_rolls:
            decide(game, card, game.still_in & ~(1 << game.seer), True, log)
        dice = reroll(game, card, log)
        if dice == 0:
            break
        roll(game, dice, log)
    decide(game, card, game.still_in, False, log)


@inlined
def play_round(game: Record, card: Record, log: Log | None) -> None:
    """One round under a card."""
    blank = open_round(game, card, log)
    next_seer = predict(game, card, log)
    if card.crosses_out:
        cross_out(game, log)
    name_wizard_colour(game, card, log)
    roll_and_leave(game, card, blank, log)
    game.seer = next_seer


@compiled
def play(game: Record, cards: Record, log: Log | None) -> None:
    """A game from empty sheets to its end."""
    start(game)
    while not is_over(game):
        play_round(game, cards[open_card(game, log)], log)


@compiled
def play_series(game: Record, cards: Record, seed: np.uint64, numbers: Ints, sums: Ints) -> None:
    """Plays the games from one number of a series up to another and adds up what happened."""
    for number in range(numbers[0], numbers[1]):
        game.random = stream(seed, np.uint64(number))
        play(game, cards, None)
        sums[0] += 1
        sums[1] += game.decisions
        sums[2] += game.round
        for seat in range(game.seats):
            sums[3 + seat] += rules.total(game.sheets[seat], game.used[seat], game.target)


class Tally(Struct, frozen=True):
    """What a series of games came to."""

    games: int
    decisions: int
    rounds: int
    points: tuple[int, ...]
    """By seat, all games together."""


def random_games(options: Options, games: int, seed: int = 0, threads: int = 1) -> Tally:
    """Plays a series of random games; the games are the same for any number of threads."""
    bounds = [games * part // threads for part in range(threads + 1)]
    play_part = partial(_play_part, options, seed)
    if threads == 1:
        return _tally(options, [play_part((0, games))])
    with ThreadPoolExecutor(threads) as pool:
        return _tally(options, list(pool.map(play_part, pairwise(bounds))))


def _play_part(options: Options, seed: int, numbers: tuple[int, int]) -> Ints:
    sums = np.zeros(3 + SEATS, np.int64)
    game = new_game(options)[0]
    play_series(game, CARD_NUMBERS, np.uint64(seed), np.array(numbers), sums)
    return sums


def _tally(options: Options, parts: list[Ints]) -> Tally:
    games, decisions, rounds, *points = np.sum(parts, axis=0).tolist()
    return Tally(games, decisions, rounds, tuple(points[: options.seats]))


class LoggedGame(Struct, frozen=True):
    """A whole game: all its moves, and the sheets at its end."""

    moves: tuple[Move, ...]
    sheets: tuple[tuple[int, ...], ...]
    jester_boxes: tuple[int, ...]
    points: tuple[int, ...]
    decisions: int
    rounds: int


def logged_game(options: Options, seed: int = 0, number: int = 0) -> LoggedGame:
    """The game of this number in a series of `random_games`, to be replayed by the engine."""
    game, log = new_game(options), new_log()
    game["random"] = stream(np.uint64(seed), np.uint64(number))
    play(game[0], CARD_NUMBERS, log)
    played = game[0]
    sheets = tuple(tuple(map(int, played["sheets"][seat])) for seat in range(options.seats))
    used = tuple(int(played["used"][seat]) for seat in range(options.seats))
    return LoggedGame(
        tuple(moves(log)),
        sheets,
        used,
        tuple(rules.total(*sheet, options.target) for sheet in zip(sheets, used, strict=True)),
        int(played["decisions"]),
        int(played["round"]),
    )
