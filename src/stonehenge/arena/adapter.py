"""Lets a Python class play as a program: `python -m stonehenge.arena.adapter module:Class`.

The class has `choose(view, legal)`; if its constructor names `game` or `random`, it is given the
rules of the game and a seeded `random.Random`. Every game has an instance of its own.
"""

import inspect
import os
import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, BinaryIO, Final

import msgspec
from msgspec import Struct

from stonehenge import cards, dice
from stonehenge import record as records

_LEGAL: Final[dict[str, Any]] = {
    "cards": tuple[cards.Decision, ...],
    "dice": tuple[dice.Choice, ...],
}
_VIEW: Final[dict[str, Any]] = {"cards": cards.View, "dice": dice.View}


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


def serve(maker: Callable[..., Any], questions: BinaryIO, answers: BinaryIO) -> None:
    """Answers every question until there are no more."""
    match, player = "", None
    for line in questions:
        question = msgspec.json.decode(line, type=_Question)
        if question.match != match:
            match, player = question.match, _seat(maker, question)
        assert player is not None
        view = msgspec.json.decode(question.view, type=_VIEW[question.game])
        legal = msgspec.json.decode(question.legal, type=_LEGAL[question.game])
        answer = _Answer(question.id, player.choose(view, legal))
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


def _seat(maker: Callable[..., Any], question: _Question) -> Any:
    offered = {
        "game": records.GAMES[question.game],
        "random": Random(question.seed),  # noqa: S311 - luck, not secrecy
    }
    wanted = inspect.signature(maker).parameters
    return maker(**{name: thing for name, thing in offered.items() if name in wanted})


def main() -> None:
    """Serves the class that the command line names."""
    module, _, name = sys.argv[1].partition(":")
    # what the class prints must not be taken for an answer
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(getattr(import_module(module), name), sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
