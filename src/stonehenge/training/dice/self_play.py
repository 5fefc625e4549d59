"""Whole games between policies, compiled: what training learns from, and a measure of strength."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from stonehenge.dice import rules
from stonehenge.dice.rules import NONE, NUMBERS, ROUNDS, number_of
from stonehenge.kernels import compiled
from stonehenge.kernels.dice.log import Log
from stonehenge.kernels.dice.numbers import NO_CARD, Floats, Ints, Number, Record, copy_row
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.net.features import FEATURES, TENS, Scored, describe
from stonehenge.players.dice.net.outlook import describe_all, features_of
from stonehenge.players.dice.net.policies import POINTS, WIN, Net, Policies
from stonehenge.players.dice.net.standing import (
    Sheets,
    Standing,
    at_round,
    new_sheets,
    new_standing,
    sum_up,
)
from stonehenge.training.dice.rounds import Game, draw_card, play_round

LONGEST: Final = ROUNDS * SEATS
"""The most samples that a game gives."""
TABLES: Final = features_of(SEATS)
"""The features of the largest table; a smaller one uses the first of them."""


class Samples(NamedTuple):
    """Rounds as a seat saw them, and the outcomes: the win, and points in tens."""

    features: npt.NDArray[np.float32]
    """The own sheet after the round, the others before it."""
    tables: npt.NDArray[np.float32]
    """All sheets after the round, or no features where nobody learns from them."""
    outcomes: npt.NDArray[np.float32]
    later: npt.NDArray[np.int8]
    """How many rows later the same seat is seen a round later; 0 when the game is over."""


class Games(NamedTuple):
    """A series of games: what they have in common, then an entry for each game."""

    seats: int
    target: int
    when_exact: int
    cards: Record
    seeds: npt.NDArray[np.uint64]
    seated: Ints
    """By game and seat: which policy plays."""
    first_seers: Ints
    magic: Ints


class Learning(NamedTuple):
    """Who plays, and how samples are made of it."""

    policies: Policies
    learner: int
    """The policy whose sheets become samples; NONE for no samples."""
    random_share: float
    """The share of predictions that are made at random."""
    outlooks: Net
    """On whole tables, one for each policy."""


class Notes(NamedTuple):
    """What the learner saw in a game, to be made samples at its end."""

    learner: int
    seats: Ints
    features: Floats
    tables: Floats


@compiled
def new_notes(learner: Number) -> Notes:
    """Notes of a game that is about to begin."""
    return Notes(
        learner,
        np.zeros(LONGEST, np.int64),
        np.zeros((LONGEST, FEATURES)),
        np.zeros((LONGEST, TABLES)),
    )


@compiled
def is_over(st: Standing) -> bool:
    """Whether somebody has Xs enough."""
    most = 0
    for seat in range(st.seats):
        most = max(most, st.xs[seat])
    return bool(rules.enough_xs(most, st.target))


@compiled
def rank_of(st: Standing, seat: Number) -> tuple[int, int]:
    """What decides the place of a seat."""
    points = st.points[seat] + rules.bonus(st.xs[seat], st.target)
    return rules.rank(points, rules.jester_scores(st.used[seat]))


@compiled
def place_of(st: Standing, seat: Number) -> int:
    """The place of a seat: 1 and the number of seats that are ranked better."""
    place = 1
    for other in range(st.seats):
        place += rank_of(st, other) > rank_of(st, seat)
    return place


@compiled
def results(st: Standing, outcomes: Floats) -> None:
    """Fills in the share of the win and the points of each seat."""
    winners = 0
    for seat in range(st.seats):
        winners += place_of(st, seat) == 1
    for seat in range(st.seats):
        outcomes[seat, WIN] = 1 / winners if place_of(st, seat) == 1 else 0.0
        outcomes[seat, POINTS] = st.points[seat] + rules.bonus(st.xs[seat], st.target)


@compiled
def play_game(game: Game, st: Standing, notes: Notes, outcomes: Floats) -> Number:
    """A game from empty sheets to its end; returns how much the learner has noted.

    The standing is that of the beginning; at the end it is up to the last sheets.
    """
    noted, seer, pile = 0, st.seer, 0
    for round_ in range(1, ROUNDS + 1):
        number = NO_CARD
        if st.magic:
            pile = pile or (1 << NO_CARD) - 1
            number = draw_card(game, round_, pile)
            pile ^= 1 << number
        before = at_round(st, round_, seer, game.cards[number : number + 1])
        seer, boxes = play_round(game, before)
        first, noted = noted, take_notes(game, before, boxes, seer, notes, noted)
        sum_up(game.sheets, st)
        for i in range(first, noted):
            describe_all(before, notes.seats[i], seer, notes.tables[i])
        if is_over(st):
            break
    results(st, outcomes)
    return noted


@compiled
def take_notes(
    game: Game, st: Standing, boxes: Ints, next_seer: Number, notes: Notes, noted: Number
) -> Number:
    """Notes what the seats of the learner see after a round; returns the number of notes."""
    for seat in range(st.seats):
        if game.seated[seat] == notes.learner:
            scored = score_of_round(game.sheets, st, seat, boxes[seat])
            describe(st, seat, scored, next_seer, notes.features[noted])
            notes.seats[noted] = seat
            noted += 1
    return noted


@compiled
def score_of_round(sheets: Sheets, st: Standing, seat: Number, box: Number) -> Scored:
    """What a seat has scored since the standing."""
    marks, used = sheets.marks[seat], sheets.used[seat]
    jester = 0
    for jesters in range(1, NUMBERS + 1):
        if (used & ~st.used[seat]) >> jesters & 1:
            jester = jesters
    xs = rules.count_xs(marks, used) - st.xs[seat]
    points = rules.sheet_points(marks) - st.points[seat]
    return Scored(number_of(box), xs, points, jester)


@compiled
def keep(notes: Notes, noted: Number, outcomes: Floats, samples: Samples, row: Number) -> Number:
    """Writes samples with the outcome of their game.

    Returns the next free row; a game for which there is no room is left out.
    """
    if row + noted > len(samples.features):
        return row
    later = np.full(SEATS, NONE)
    for i in range(noted - 1, -1, -1):
        seat = notes.seats[i]
        copy_row(notes.features[i], samples.features[row + i])
        for feature in range(samples.tables.shape[1]):
            samples.tables[row + i, feature] = notes.tables[i, feature]
        samples.outcomes[row + i, WIN] = outcomes[seat, WIN]
        samples.outcomes[row + i, POINTS] = outcomes[seat, POINTS] / TENS
        samples.later[row + i] = 0 if later[seat] == NONE else later[seat] - i
        later[seat] = i
    return row + noted


@compiled
def play_series(
    games: Games, learning: Learning, samples: Samples, roles: Floats, outcomes: Floats
) -> Number:
    """Plays a series of games; returns how many samples there are.

    The share of the win and the points of each game and seat go to `outcomes`.
    """
    row, log = 0, Log(np.zeros((0, 3), np.int64), np.zeros(1, np.int64))
    for number in range(len(games.seeds)):
        game = Game(
            learning.policies, games.seated[number], games.cards, games.seeds[number],
            learning.random_share, new_sheets(), roles, log, learning.outlooks,
        )  # fmt: skip
        st = new_standing(
            games.seats, games.target, games.magic[number], games.when_exact,
            games.first_seers[number], games.cards[NO_CARD:],
        )  # fmt: skip
        notes = new_notes(learning.learner)
        noted = play_game(game, st, notes, outcomes[number])
        row = keep(notes, noted, outcomes[number], samples, row)
    return row
