"""Plays one game between players, and makes its record."""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import Struct

from stonehenge import players
from stonehenge import record as records
from stonehenge.chance import Seeded
from stonehenge.players import PlayerOf
from stonehenge.players.identity import with_versions
from stonehenge.record import Record
from stonehenge.vocabulary import CHANCE, AnyGame, Game, GameOptions, Seat

O_ = TypeVar("O_", bound=GameOptions)
S_ = TypeVar("S_")
A_ = TypeVar("A_")
V_ = TypeVar("V_")


class Played(Struct, frozen=True):
    """A game that was played to its end."""

    options: Any
    actions: tuple[tuple[Seat, Any], ...]
    state: Any


def play(
    game: Game[O_, S_, A_, V_], options: O_, seated: Sequence[PlayerOf[V_, A_]], chance: Seeded
) -> Played:
    """Plays a game to its end; each player sees its view and its legal actions only."""
    options = game.settle(options, chance)
    state = game.start(options)
    actions: list[tuple[Seat, Any]] = []
    while seats := game.to_act(state):
        seat = seats[0]
        if seat == CHANCE:
            action = game.draw(state, chance)
        else:
            action = seated[seat].choose(game.view(state, seat), game.legal(state, seat))
            game.check(state, seat, action)
        actions.append((seat, action))
        state = game.apply(state, seat, action)
    return Played(options, tuple(actions), state)


def play_levels(game: AnyGame, options: Any, seated: Sequence[str], seed: bytes) -> Played:
    """Plays a game between levels; the seed fixes everything in it."""
    chance = Seeded(seed)
    made = [
        players.make(game, level, chance.derive(f"player/{seat}"))
        for seat, level in enumerate(seated)
    ]
    return play(game, options, made, chance)


def record_of(game: AnyGame, played: Played, seated: Sequence[str], seed: bytes) -> Record:
    """The record of a game between computer players."""
    return records.make(
        game,
        players.NAMES[: len(seated)],
        played.options,
        played.actions,
        game.outcome(played.state),
        players=with_versions(game.NAME, seated),
        chance=records.seed_note(seed),
    )
