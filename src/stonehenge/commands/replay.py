"""The command `replay`: tells a recorded game again."""

import argparse
import os
import sys
from typing import Any

from stonehenge.commands.arguments import (
    Complaint,
    add_language,
    add_record,
    check_seat,
    line_of,
    words_of,
)
from stonehenge.exit_codes import DONE


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "replay",
        help="tell a recorded game again",
        description="Tell a recorded game again, all hands open or as one seat saw it. "
        "Dice are numbered from 1 here and wherever they are told; records, the text notation "
        "and the protocol number them from 0.",
    )
    add_record(parser)
    parser.add_argument(
        "--as", dest="seat", type=int, metavar="SEAT", help="only what this seat saw"
    )
    parser.add_argument("--step", action="store_true", help="wait for Enter after each event")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Tells the game."""
    from stonehenge.record import BrokenRecord, decode
    from stonehenge.terminal.files import broken_sentence
    from stonehenge.terminal.paper import Paper
    from stonehenge.terminal.replay import replay

    words = words_of(arguments.lang)
    line = line_of(arguments)
    try:
        record = decode(line.data)
        check_seat(arguments.seat, len(record.seats))
        answers = sys.stdin if arguments.step else None
        replay(record, arguments.seat, words, Paper(sys.stdout, os.environ), answers)
    except BrokenRecord as broken:
        raise Complaint(broken_sentence(words, arguments.file, line.number, broken)) from None
    return DONE
