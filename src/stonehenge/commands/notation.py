"""The command `notation`: turns records into readable text and back."""

import argparse
import sys
from typing import Any

from stonehenge.commands.arguments import add_file, words_of


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "notation",
        help="turn records into readable text, and text into records",
        description="Turn the records of a file into readable text, or such a text back into "
        "records, one a line.",
    )
    add_file(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Prints the text, or the records."""
    from stonehenge.terminal.files import translate

    return translate(arguments.file, words_of(None), sys.stdout)
