"""Compiled games between policies: the engine replays every one of them, action by action."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, Final, Literal, NamedTuple

import numpy as np
import pytest

from stonehenge import dice
from stonehenge.dice import rules
from stonehenge.kernels.dice.log import moves, new_log
from stonehenge.kernels.dice.numbers import CARD_NUMBERS, NO_CARD
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.learned import ROUNDS, DiceLearned
from stonehenge.players.dice.net.policies import (
    HEADS,
    POINTS,
    WIN,
    Policies,
    guessed_roles,
    looking_at_tables,
    stack,
    stack_nets,
)
from stonehenge.players.dice.net.standing import new_sheets, new_standing
from stonehenge.players.dice.net.weights import learned, priced, shipped, shipped_outlook
from stonehenge.training.dice.rounds import Game
from stonehenge.training.dice.self_play import new_notes, play_game

SPOIL, FORESIGHT = 0.8, 0.5
TARGETS: Final[tuple[Literal[9], Literal[12]]] = (9, 12)
EVERY_OPTION: Final = [
    dice.Options(seats, magic, target, when_exact, first_seer=seats - 1)
    for target in TARGETS
    for seats, magic, when_exact in product(dice.PLAYERS, (False, True), (True, False))
]


class Played(NamedTuple):
    """A compiled game: its moves, and what it came to."""

    moves: list[dice.Move]
    sheets: list[tuple[int, ...]]
    used: list[int]
    points: list[float]
    shares: list[float]


@cache
def policies(target: int, seats: int) -> Policies:
    """Two learned policies, two that go by prices, and one that looks at the whole table."""
    plain = learned(shipped(target), seats, SPOIL, FORESIGHT)
    sage = learned(shipped(target), seats, 0.0)
    archmage = looking_at_tables(plain, ROUNDS)
    return stack(plain, sage, priced(2.0, 0.0, 0.0), priced(2.0, 1.0, 0.4), archmage)


def played(options: dice.Options, seed: int, seated: list[int], random_share: float) -> Played:
    """The compiled game of a seed, with these policies on the seats."""
    sheets, log, outcomes = new_sheets(), new_log(), np.zeros((SEATS, HEADS))
    stacked, roles = policies(options.target, options.seats), np.zeros_like(guessed_roles())
    outlook = shipped_outlook(options.target, options.seats)
    game = Game(
        stacked, np.array(seated), CARD_NUMBERS, np.uint64(seed), random_share, sheets, roles, log,
        stack_nets(*[outlook] * len(stacked.learned)),
    )  # fmt: skip
    magic, when_exact = int(options.magic), int(options.jester_when_exact)
    st = new_standing(
        options.seats, options.target, magic, when_exact, options.first_seer, CARD_NUMBERS[NO_CARD:]
    )
    play_game(game, st, new_notes(rules.NONE), outcomes)
    seats = range(options.seats)
    return Played(
        list(moves(log)),
        [tuple(sheets.marks[seat].tolist()) for seat in seats],
        [int(sheets.used[seat]) for seat in seats],
        [float(outcomes[seat, POINTS]) for seat in seats],
        [float(outcomes[seat, WIN]) for seat in seats],
    )


def some_games(options: dice.Options) -> Iterator[Played]:
    """Games of all policies with many random predictions, and of those by prices without."""
    yield played(options, 1, [0, 2, 1, 3, 4], 0.3)
    yield played(options, 2, [4, 2, 4, 3, 1], 0.3)
    for seed in range(3):
        yield played(options, seed, [2, 3, 2, 3, 3], 0.2 * seed)


def replayed(options: dice.Options, game: Played) -> Iterator[tuple[dice.State, dice.Move]]:
    """Every state of the engine with the move that the compiled game has made there."""
    state = dice.start(options)
    for seat, action in game.moves:
        yield state, (seat, action)
        dice.check(state, seat, action)
        state = dice.apply(state, seat, action)
    yield state, (rules.NONE, dice.Stop())


def end_of(options: dice.Options, game: Played) -> tuple[dice.State, dice.Outcome]:
    """The engine's state and outcome after all moves."""
    *_, (state, _) = replayed(options, game)
    outcome = dice.outcome(state)
    assert outcome is not None
    return state, outcome


@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
def test_the_engine_replays_the_game_and_comes_to_the_same_end(options: dice.Options) -> None:
    for game in some_games(options):
        state, outcome = end_of(options, game)
        assert tuple(game.sheets) == state.sheets
        assert tuple(game.used) == state.jester_boxes
        assert tuple(game.points) == outcome.points
        winners = outcome.places.count(1)
        assert game.shares == [(place == 1) / winners for place in outcome.places]


def test_the_games_replayed_have_every_card_verb_and_kind_of_end() -> None:
    games = [(options, game) for options in EVERY_OPTION for game in some_games(options)]
    actions = [action for _, game in games for _, action in game.moves]
    assert {type(action) for action in actions} == {
        dice.MagicCard, dice.Faces, dice.Rotate, dice.Predict, dice.Cross, dice.Wizard,
        dice.Stay, dice.Leave, dice.Stop, dice.Reroll, dice.Score,
    }  # fmt: skip
    assert {action.magic for action in actions if isinstance(action, dice.MagicCard)} == {
        *dice.CARDS
    }
    assert any(action.number for action in actions if isinstance(action, dice.Cross))
    marks = {mark for _, game in games for sheet in game.sheets for mark in sheet}
    assert {0, rules.CROSSED, rules.X, rules.XX} <= marks
    assert any(mark % 2 == 0 for mark in marks if rules.crossable(mark))
    ends = [end_of(options, game)[1] for options, game in games]
    assert {outcome.reason for outcome in ends} == {"target-reached", "sheets-full"}
    ties = [outcome for outcome in ends if outcome.points.count(max(outcome.points)) > 1]
    assert any(outcome.places.count(1) == 1 for outcome in ties)  # the Jester rows decided
    assert any(outcome.places.count(1) > 1 for outcome in ties)


def chosen(player: Any, state: dice.State, seat: int) -> dice.Decision:
    choice: dice.Decision = player.choose(dice.view(state, seat), dice.legal(state, seat))
    return choice


@pytest.mark.parametrize(("seats", "magic"), [*product(dice.PLAYERS, (False, True))])
def test_every_decision_is_that_of_the_player_who_sees_what_a_seat_may_see(
    seats: int, magic: bool
) -> None:
    options = dice.Options(seats, magic)
    players = {
        0: DiceLearned(SPOIL, FORESIGHT, by_table=False),
        1: DiceLearned(0.0, 0.0, by_table=False),
        4: DiceLearned(SPOIL, FORESIGHT),
    }
    seated, compared, secret = [4, 0, 1, 4, 1], 0, 0
    for seed in range(4 if magic else 1):
        for state, (seat, action) in replayed(options, played(options, seed, seated, 0.0)):
            if seat < 0 or (state.card.crosses_out and state.phase is not dice.Phase.PREDICT):
                continue  # what was crossed out in a round, self-play only sees after it
            assert action == chosen(players[seated[seat]], state, seat)
            compared += 1
            secret += state.card.secret and len(state.pending) > 0
    assert compared > 30
    assert secret > 0 or not magic or seats == 2
