"""A recorded game played again with the same deals and dice, and other players."""

import hashlib
from collections.abc import Callable
from typing import Any

from stonehenge import players
from stonehenge import record as records
from stonehenge.chance import Seeded
from stonehenge.coach.answers import LEVEL
from stonehenge.coach.average import PEOPLE
from stonehenge.dice import Faces
from stonehenge.players.levels import LEVELS
from stonehenge.record import Record
from stonehenge.vocabulary import CHANCE, AnyGame, Seat


def levels_of(record: Record) -> list[str]:
    """By seat the level that plays it again: computer players as they were, people as sages."""
    known = LEVELS[record.game]
    told = [*records.kinds(record), *[""] * len(record.seats)][: len(record.seats)]
    return [kind if kind in known and known[kind].installed else PEOPLE for kind in told]


class SameLuck:
    """Draws what the record has; what it does not have, from its seed or from one made of it."""

    def __init__(self, record: Record) -> None:
        self._game = records.game_of(record)
        self.own = Seeded(hashlib.sha256(records.encode(record)).digest())
        self._chance = records.chance_of(record) or self.own
        self._first: dict[int, Any] = {}
        """The deal or the magic card of each round."""
        self._faces: dict[tuple[int, int, int], Any] = {}
        """By round, roll and die."""
        state = records.start(record)
        for step in records.replay(record):
            state = step.after
            if step.seat == CHANCE:
                self._note(step.before, step.action)
        over = self._game.outcome(state) is not None
        self.rounds = None if over else len(self._game.finished_rounds(state))
        """The rounds of a game that was not finished."""

    def _note(self, state: Any, drawn: Any) -> None:
        if isinstance(drawn, Faces):
            for die, face in zip(state.rolling, drawn.faces, strict=True):
                self._faces[state.round, state.rolls + 1, die] = face
        else:
            self._first[state.round + 1] = drawn

    def draw(self, state: Any) -> Any:
        """The chance action that comes next."""
        drawn = self._game.draw(state, self._chance)
        if not isinstance(drawn, Faces):
            return self._first.get(state.round + 1, drawn)
        places = [(state.round, state.rolls + 1, die) for die in state.rolling]
        faces = [self._faces.get(at, new) for at, new in zip(places, drawn.faces, strict=True)]
        return Faces(tuple(faces))


def play_again(
    record: Record,
    seat: Seat,
    luck: SameLuck,
    time: int,
    tell: Callable[[int], None] | None = None,
) -> Any:
    """The state after as many rounds as the record has, with the archmage in a seat.

    Each time its random choices differ. `tell` hears after every action how many rounds are over.
    """
    game, seated = records.game_of(record), levels_of(record)
    seated[seat] = LEVEL
    made = [
        players.make(game, level, luck.own.derive(f"again/{time}/{at}"))
        for at, level in enumerate(seated)
    ]
    state = records.start(record)
    while acting := _acting(game, state, luck.rounds):
        actor = acting[0]
        action = (
            luck.draw(state)
            if actor == CHANCE
            else made[actor].choose(game.view(state, actor), game.legal(state, actor))
        )
        state = game.apply(state, actor, action)
        if tell:
            tell(len(game.finished_rounds(state)))
    return state


def _acting(game: AnyGame, state: Any, rounds: int | None) -> tuple[Seat, ...]:
    """Who acts, nobody after so many rounds; None for a game that is played to its end."""
    over = len(game.finished_rounds(state)) == rounds
    return () if over else game.to_act(state)
