"""Lets a Python class play as a program: `python -m stonehenge.arena.adapter module:Class`.

The class has `choose(view, legal)`. Every game has an instance of its own, made as
`stonehenge.players.making` describes.
"""

import os
import sys
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from stonehenge import record as records
from stonehenge.players import Player
from stonehenge.players.making import load_class, new_player


class _Question(Struct, frozen=True):
    id: int
    match: str
    seed: int
    game: str
    view: msgspec.Raw
    legal: msgspec.Raw


class _Answer(Struct, frozen=True):
    id: int
    action: Any


def serve(cls: Any, questions: BinaryIO, answers: BinaryIO) -> None:
    """Answers every question until there are no more."""
    match = ""
    player: Player | None = None
    for line in questions:
        question = msgspec.json.decode(line, type=_Question)
        if question.match != match:
            match = question.match
            player = new_player(cls, records.GAMES[question.game], question.seed)
        assert player is not None
        game = records.GAMES[question.game]
        view: Any = msgspec.json.decode(question.view, type=game.View)
        legal = msgspec.json.decode(question.legal, type=game.Legal)
        answer = _Answer(question.id, player.choose(view, legal))
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


def complaint(spec: str, game: str) -> str | None:
    """What keeps a class from playing this game, in a sentence; None if nothing does."""
    try:
        player = new_player(load_class(spec), records.GAMES[game], seed=0)
    except Exception as error:  # noqa: BLE001 - somebody else's code may fail in any way
        return f"{spec} cannot play: {type(error).__name__}: {error}"
    if not callable(getattr(player, "choose", None)):
        return f"{spec} cannot play: it has no method choose(view, legal)"
    return None


def main() -> None:
    """Serves the class that the command line names; `--check GAME` only tries to make it."""
    if sys.argv[2:3] == ["--check"]:
        sys.exit(complaint(sys.argv[1], sys.argv[3]))
    # what the class prints must not be taken for an answer
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(load_class(sys.argv[1]), sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
