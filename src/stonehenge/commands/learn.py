"""The command `learn`: a guided first game in the terminal."""

import argparse
from typing import Any

from stonehenge.commands.arguments import add_game, add_language, words_of


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "learn",
        help="learn a game in a few minutes by playing it",
        description="Learn a game in a few minutes: a short game in the terminal that explains "
        "one thing at a time. It can be left and goes on where it was; --new starts it again.",
    )
    add_game(parser)
    parser.add_argument("--new", action="store_true", help="start the guided game again")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Teaches the game."""
    from stonehenge.terminal.learn import learn

    return learn(arguments.game, words_of(arguments.lang), new=arguments.new)
