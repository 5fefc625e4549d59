"""The command `daily`: the deal of a day in the terminal."""

import argparse
from typing import TYPE_CHECKING, Any

from stonehenge.commands.arguments import Complaint, add_game, add_language, words_of

if TYPE_CHECKING:
    from stonehenge.locale import Words


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "daily",
        help="play the deal of the day in the terminal",
        description="Play the deal of the day: a short game against computer players with fixed "
        "randomness, so that equal choices give equal games. Without a server the date decides "
        "the deal, or the seed that a server has told of a day that is over.",
    )
    add_game(parser)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--server", metavar="URL", help="play today's deal of this server")
    where.add_argument(
        "--seed-file",
        metavar="FILE",
        help="play the deal of a day that is over: what a server tells at /api/daily/days/DAY",
    )
    parser.add_argument("--name", help="what others see, with --server")
    parser.add_argument(
        "--again", action="store_true", help="with --server, play it once more for fun"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Plays the deal, or goes on with it."""
    from stonehenge.vocabulary import IllegalAction

    words = words_of(arguments.lang)
    try:
        if arguments.server:
            return _on_server(arguments, words)
        from stonehenge.terminal.daily import play_daily

        return play_daily(arguments.game, words, arguments.seed_file)
    except IllegalAction as refusal:
        raise Complaint(words.refusal(refusal)) from None


def _on_server(arguments: argparse.Namespace, words: "Words") -> int:
    from stonehenge.terminal.daily_server import play_on_server
    from stonehenge.vocabulary import IllegalAction

    name = arguments.name or words("page-guest")
    try:
        return play_on_server(arguments.server, arguments.game, words, name, again=arguments.again)
    except IllegalAction:
        raise
    except OSError as error:
        why = error.strerror or str(error)
        raise Complaint(words("daily-unreachable", url=arguments.server, why=why)) from None
    except ValueError:
        raise Complaint(words("daily-not-ours", url=arguments.server)) from None
