"""The command `notation`: turns records into readable text and back."""

import argparse
import sys
from typing import Any

from stonehenge.commands.arguments import Complaint, add_file, words_of
from stonehenge.exit_codes import DONE


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
    from stonehenge.record import BrokenRecord
    from stonehenge.terminal.files import broken_sentence, translate

    try:
        translate(arguments.file, sys.stdout)
    except BrokenRecord as broken:
        raise Complaint(broken_sentence(words_of(None), arguments.file, broken)) from None
    return DONE
