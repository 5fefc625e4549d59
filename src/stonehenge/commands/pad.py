"""The command `pad`: a score pad for people who play with real cards or dice."""

import argparse
from pathlib import Path
from typing import Any

from stonehenge.commands.arguments import (
    Complaint,
    add_game,
    add_language,
    add_options,
    given_options,
    words_of,
)


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "pad",
        help="keep the score of a game with real cards or dice",
        description="Keep the score of a game with real cards or dice. Without names the last "
        "pad that is not finished goes on. Type ? at any question for help.",
    )
    add_game(parser)
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="the players in clockwise order, for a new pad"
    )
    parser.add_argument("--file", type=Path, metavar="FILE", help="the file of the pad")
    add_language(parser)
    add_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Keeps a pad."""
    from stonehenge.pad import BrokenPad
    from stonehenge.pad.pads import GAMES
    from stonehenge.terminal.pad import keep_pad
    from stonehenge.vocabulary import IllegalAction

    words = words_of(arguments.lang)
    game, seats = GAMES[arguments.game], len(arguments.names)
    options = given_options(game, seats, arguments.options) if seats else {}
    try:
        return keep_pad(arguments.game, arguments.names, options, arguments.file, words)
    except IllegalAction as refusal:
        raise Complaint(words.refusal(refusal)) from None
    except BrokenPad as broken:
        raise Complaint(words.refusal(broken.refusal)) from None
    except BlockingIOError:
        raise Complaint(words("pad-busy")) from None
