"""The command `verify`: checks the records of a file."""

import argparse
from typing import Any

from stonehenge.commands.arguments import add_file, words_of


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "verify",
        help="check the records of a file",
        description="Check every record of a file: each action by the rules, the result, and, "
        "where the record has a seed or a revealed secret, every deal and roll. The exit code "
        "is 0 if all are right, 1 if one is not, 2 if the file cannot be read.",
    )
    add_file(parser)
    parser.add_argument(
        "--promise",
        metavar="PROMISE",
        help="a promise file, which a page or program kept of one of the games: the record of "
        "that game must fit it. Only this shows that the server did not choose the deals.",
    )
    parser.add_argument(
        "--chain",
        metavar="CHAIN",
        help="a file with what a server published of its chain of daily deals: records of daily "
        "deals must be of that chain and of their day. Only this shows that the server did not "
        "swap a deal.",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Checks all records."""
    from stonehenge.terminal.verify import verify

    return verify(arguments.file, words_of(None), arguments.promise, arguments.chain)
