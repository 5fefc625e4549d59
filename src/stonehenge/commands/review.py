"""The command `review`: luck and choices of a recorded game."""

import argparse
import os
import sys
from collections.abc import Callable
from typing import Any

from stonehenge.commands.arguments import (
    Complaint,
    add_effort,
    add_language,
    add_record,
    check_seat,
    compile_for,
    line_of,
    words_of,
)
from stonehenge.exit_codes import DONE


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "review",
        help="what luck and the own choices did in a recorded game",
        description="Review the game of a seat: points = average + luck + choices, the decisions "
        "that cost most, and what the strongest player makes of the same deals and dice.",
    )
    add_record(parser)
    parser.add_argument(
        "--seat",
        type=int,
        metavar="SEAT",
        help="whose game is reviewed (default: the human's, or seat 0)",
    )
    parser.add_argument("--json", action="store_true", help="print the review as JSON")
    add_effort(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Reviews a recorded game."""
    import msgspec

    from stonehenge.coach.review import review
    from stonehenge.record import BrokenRecord, decode
    from stonehenge.terminal.advice import own_seat, tell_review
    from stonehenge.terminal.files import broken_sentence
    from stonehenge.terminal.paper import Paper

    words, line = words_of(arguments.lang), line_of(arguments)
    try:
        record = decode(line.data)
        seat = own_seat(record) if arguments.seat is None else arguments.seat
        check_seat(seat, len(record.seats))
        compile_for(record.game, ["archmage"])
        told = review(record, seat, arguments.effort, _progress(words))
    except BrokenRecord as broken:
        raise Complaint(broken_sentence(words, arguments.file, line.number, broken)) from None
    if arguments.json:
        print(msgspec.json.encode(told).decode())
        return DONE
    paper = Paper(sys.stdout, os.environ)
    for sentence in tell_review(record, told, words):
        paper.line(sentence)
    return DONE


def _progress(words: Any) -> Callable[[int, int], None] | None:
    """Tells how far it is on one line of the terminal, if there is one."""
    if not sys.stderr.isatty():
        return None

    def tell(done: int, of: int) -> None:
        end = "\r" if done < of else "\r\x1b[K"
        print(words("review-progress", done=done, of=of), end=end, file=sys.stderr, flush=True)

    return tell
