"""The command `rules`: prints the rules of a game."""

import argparse
from typing import Any

from stonehenge.commands.arguments import add_game, add_language, language
from stonehenge.exit_codes import DONE


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser("rules", help="print the rules of a game")
    add_game(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Prints the rules."""
    from stonehenge.locale import rules_text

    print(rules_text(arguments.game, language(arguments.lang)), end="")
    return DONE
