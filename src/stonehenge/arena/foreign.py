"""Other people's players: programs that answer in JSON, and a fallback for their failures.

docs/players.md describes the protocol.
"""

from collections.abc import Sequence
from itertools import count
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from stonehenge.arena.program import Failure, Program
from stonehenge.players import Player
from stonehenge.vocabulary import AnyGame

PROTOCOL: Final = 1
PATIENCE: Final = 3
"""After so many failures in a row the fallback plays the rest of the game."""


class Question(Struct, frozen=True):
    """One decision, as a program is asked for it."""

    protocol: int
    id: int
    match: str
    seed: int
    limit: float
    game: str
    view: Any
    legal: tuple[Any, ...]


class Answer(Struct, frozen=True):
    """The answer of a program: an action and, optionally, its chances of 0, 1, 2, ... tricks."""

    action: tuple[Any, ...]
    id: int | None = None
    tricks: Annotated[tuple[Annotated[float, Meta(ge=0, le=1)], ...], Meta(max_length=64)] = ()


class Match(Struct, frozen=True):
    """What a program is told about the game it plays in."""

    game: str
    name: str
    seed: int
    limit: float


class Forfeit(Struct, frozen=True):
    """A decision that the fallback took because the player failed, and how it failed."""

    kind: str
    detail: str


class Foreign:
    """A player that is a program."""

    def __init__(self, game: AnyGame, program: Program, match: Match) -> None:
        self._game = game
        self._program = program
        self._match = match
        self._ids = count(1)
        self.expected: dict[int, float] = {}
        """The tricks it expected, by round."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """The action it answers; raises Failure if the answer is not a legal action."""
        match = self._match
        question = Question(
            protocol=PROTOCOL,
            id=next(self._ids),
            match=match.name,
            seed=match.seed,
            limit=match.limit,
            game=match.game,
            view=view,
            legal=tuple(legal),
        )
        line = self._program.ask(msgspec.json.encode(question), match.limit)
        try:
            return self._read(line, question)
        except Failure as failure:
            if failure.kind == "junk":  # what it says next may still be about this question
                self._program.kill()
            raise

    def _read(self, line: bytes, question: Question) -> Any:
        try:
            answer = msgspec.json.decode(line, type=Answer)
            if answer.id not in (None, question.id):
                raise Failure("junk", f"answered question {answer.id}, not {question.id}")
            action = self._legal(answer, question)
        except (ValueError, RecursionError) as error:  # anything may be in these bytes
            raise Failure("junk", f"{error}: {line[:80].decode('utf-8', 'replace')}") from None
        if any(answer.tricks):
            self.expected[question.view.round] = expectation(answer.tricks)
        return action

    def _legal(self, answer: Answer, question: Question) -> Any:
        try:
            action = msgspec.convert(answer.action, self._game.Action)
        except msgspec.ValidationError:
            raise Failure("illegal", f"{list(answer.action)} is no action") from None
        if not any(action in self._game.expand(choice) for choice in question.legal):
            raise Failure("illegal", f"{list(answer.action)} is not allowed here")
        return action


class Guarded:
    """A player whose fallback decides whenever it fails."""

    def __init__(self, player: Player, fallback: Player) -> None:
        self._player = player
        self._fallback = fallback
        self._in_a_row = 0
        self.forfeits: list[Forfeit] = []

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """The player's action, or the fallback's."""
        if self._in_a_row == PATIENCE:
            self.forfeits.append(Forfeit("given up", f"after {PATIENCE} failures in a row"))
            return self._fallback.choose(view, legal)
        try:
            action = self._player.choose(view, legal)
        except Failure as failure:
            self._in_a_row += 1
            self.forfeits.append(Forfeit(failure.kind, failure.detail))
            return self._fallback.choose(view, legal)
        self._in_a_row = 0
        return action


def expectation(tricks: Sequence[float]) -> float:
    """The expected number of tricks, given (unnormalised) chances of 0, 1, 2, ... tricks."""
    return sum(number * chance for number, chance in enumerate(tricks)) / sum(tricks)
