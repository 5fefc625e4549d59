"""The command `bot`: a player of one's own at a table of a server."""

import argparse
from typing import Any

from stonehenge.commands.arguments import LEVELS_HELP, Complaint, positive


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "bot",
        help="let a program of yours play at a table",
        description="Take a seat at a table of a server and play it with a class that has "
        "choose(view, legal), until the game is over. A class that fails hands its seat to a "
        "computer player; the exit code is then 1.",
    )
    parser.add_argument(
        "player",
        metavar="PLAYER",
        help=f"module:Class, found from this folder, or a level ({LEVELS_HELP})",
    )
    parser.add_argument("url", metavar="URL", help="the invite link of the table")
    parser.add_argument("--name", help="what it is called (default: the name of the class)")
    parser.add_argument(
        "--seats", type=positive, default=1, metavar="N", help="seats to take (default: 1)"
    )
    parser.add_argument("--stay", action="store_true", help="come along to a rematch")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Plays until the game is over."""
    from stonehenge.tables.bot import BotConfig, BotError, play

    try:
        return play(
            BotConfig(
                player=arguments.player,
                url=arguments.url,
                name=arguments.name,
                seats=arguments.seats,
                stay=arguments.stay,
            )
        )
    except BotError as error:
        raise Complaint(str(error)) from None
