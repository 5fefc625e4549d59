"""Conformance tests for any Game and any Player, one call each; our own tests use them too."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from stonehenge import notation
from stonehenge import record as records
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.players import Player
from stonehenge.vocabulary import (
    CHANCE,
    AnyGame,
    Chance,
    IllegalAction,
    Outcome,
    Seat,
    exact_predictions,
)


class Turn(Struct, frozen=True):
    """One turn of a random game: the state, who acts, and the action; the last has no action."""

    state: Any
    seat: Seat
    action: Any


def random_game(game: AnyGame, options: Any, seed: int) -> Iterator[Turn]:
    """A whole game of random actions; simultaneous decisions are taken in a random order."""
    chance: Chance = Seeded(seed_from_number(seed))
    random = Random(seed)  # noqa: S311
    state = game.start(game.settle(options, chance))
    while seats := game.to_act(state):
        seat = random.choice(seats)
        if seat == CHANCE:
            action = game.draw(state, chance)
        else:
            choice = random.choice(game.legal(state, seat))
            action = random.choice(list(game.expand(choice)))
        yield Turn(state, seat, action)
        state = game.apply(state, seat, action)
    yield Turn(state, CHANCE, None)


def check_game(game: AnyGame, options: Any, seed: int) -> Outcome:
    """Plays a random game and asserts every guarantee of a Game; returns the outcome."""
    turns = list(random_game(game, options, seed))
    for turn in turns[:-1]:
        _check_turn(game, turn)
    end = turns[-1].state
    outcome = game.outcome(end)
    assert outcome is not None, "a game that is over has an outcome"
    assert game.to_act(end) == (), "nobody acts when the game is over"
    _check_progress(game, turns, outcome)
    _check_hidden_decisions(game, turns[:-1])
    _check_round_trips(game, turns, seed)
    return outcome


def _check_turn(game: AnyGame, turn: Turn) -> None:
    state, seat, action = turn.state, turn.seat, turn.action
    before = msgspec.msgpack.encode(state)
    seats = game.to_act(state)
    assert seats, "somebody acts until the game is over"
    assert game.outcome(state) is None, "there is no outcome before the end"
    for other in range(state.options.seats):
        legal = game.legal(state, other)
        assert bool(legal) == (other in seats), "who may act has something to do, others have not"
        _check_view(game, state, other)
    _check_view(game, state, None)
    assert game.open_view(state).seat is None, "an open view is nobody's"
    game.check(state, seat, action)
    game.apply(state, seat, action)
    assert msgspec.msgpack.encode(state) == before, "apply, legal, check and view change nothing"


def _check_view(game: AnyGame, state: Any, seat: Seat | None) -> None:
    view = game.view(state, seat)
    assert view.seat == seat, "a view says whose it is"
    assert not isinstance(view, type(state)), "a view is another type than the state"
    encoded = msgspec.json.encode(view)
    assert msgspec.json.decode(encoded, type=type(view)) == view, "a view survives the network"


def _check_progress(game: AnyGame, turns: Sequence[Turn], outcome: Outcome) -> None:
    reached = [game.reached(turn.state) for turn in turns]
    assert reached == sorted(reached), "a game goes on and never back"
    end = turns[-1].state
    assert reached[-1][0] == outcome.rounds, "the last round is the number of rounds"
    assert game.totals(end) == outcome.points, "the totals at the end are the points"
    rounds = game.finished_rounds(end)
    assert len(rounds) == outcome.rounds, "every round is finished at the end"
    assert exact_predictions(rounds) == outcome.exact, "exact predictions are counted by round"
    assert game.FIRST in game.choices(end.options.seats), "an option says who begins"


def _check_hidden_decisions(game: AnyGame, turns: Sequence[Turn]) -> None:
    hidden: dict[Seat, Any] = {}
    for turn in turns:
        state, seat, action = turn.state, turn.seat, turn.action
        if seat != CHANCE and not game.is_public(state, seat, action):
            hidden[seat] = action
        if revealed := game.revealed(state, seat, action):
            in_seat_order = sorted(hidden.items(), key=lambda decided: decided[0])
            assert list(revealed) == in_seat_order, "all that was hidden is shown at once"
            hidden = {}
    assert not hidden, "nothing stays hidden to the end"


def _check_round_trips(game: AnyGame, turns: Sequence[Turn], seed: int) -> None:
    chance = seed_from_number(seed)
    record = records.make(
        game,
        [f"Seat {seat}" for seat in range(turns[0].state.options.seats)],
        turns[0].state.options,
        [(turn.seat, turn.action) for turn in turns[:-1]],
        game.outcome(turns[-1].state),
        chance=records.seed_note(chance),
    )
    assert records.decode(records.encode(record)) == record, "a record survives a file"
    assert records.check(record) == turns[-1].state, "a record leads to the same end"
    text = notation.write(record)
    (told,) = notation.parse(text)
    assert notation.write(told) == text, "a text survives being read"
    assert records.check(told) == turns[-1].state, "a text leads to the same end"


def check_player(game: AnyGame, player: Player, options: Any, seed: int) -> None:
    """Lets a player play every seat of a game and asserts that each choice is legal."""
    chance = Seeded(seed_from_number(seed))
    state = game.start(game.settle(options, chance))
    while seats := game.to_act(state):
        seat = seats[0]
        if seat == CHANCE:
            state = game.apply(state, seat, game.draw(state, chance))
            continue
        view = game.view(state, seat)
        legal = game.legal(state, seat)
        action = player.choose(view, legal)
        try:
            game.check(state, seat, action)
        except IllegalAction as refusal:
            raise AssertionError(f"{action} was chosen, but: {refusal}") from refusal
        state = game.apply(state, seat, action)
