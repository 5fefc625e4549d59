"""The command `why`: its arguments, and the decision or game they ask about."""

import argparse
import os
import sys
from itertools import islice
from typing import Any

from stonehenge.commands.shapes import Complaint, add_file, add_language, positive, words_of


def add(commands: Any, levels: str) -> None:
    """Adds the command; `levels` tells which there are."""
    parser = commands.add_parser(
        "why",
        help="what a level expects of each choice in a recorded game",
        description="Tell what a level expects of each choice at one decision of a recorded game: "
        "points, chance of an exact prediction, chance to win, as far as it reckons with them. "
        "Without --at, review the whole game of a seat and list where it lost most.",
        epilog=f"The levels are {levels}. Not all of them can say why.",
    )
    add_file(parser)
    parser.add_argument(
        "--at", type=int, metavar="N", help="the number of the action, counted from 0"
    )
    parser.add_argument(
        "--seat",
        type=int,
        metavar="SEAT",
        help="whose game is reviewed (default: the human's, or seat 0)",
    )
    parser.add_argument(
        "--level", metavar="LEVEL", help="who is asked (default: the strongest that can say why)"
    )
    parser.add_argument(
        "--game", type=positive, default=1, metavar="K", help="the K-th game of the file"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Tells why."""
    from stonehenge.players import LEVELS
    from stonehenge.record import BrokenRecord, read_file
    from stonehenge.terminal.files import broken_sentence
    from stonehenge.terminal.paper import Paper
    from stonehenge.terminal.why import Mute, NoDecision, own_seat, tell_decision, tell_review

    words = words_of(arguments.lang)
    paper = Paper(sys.stdout, os.environ)
    try:
        record = next(islice(read_file(arguments.file), arguments.game - 1, None), None)
        if record is None:
            raise Complaint(f"{arguments.file} has no game number {arguments.game}")
        if arguments.level is not None and arguments.level not in LEVELS[record.game]:
            known = ", ".join(LEVELS[record.game])
            raise Complaint(f"{record.game} has no level '{arguments.level}'; {known} are there")
        seat = own_seat(record) if arguments.seat is None else arguments.seat
        if not 0 <= seat < len(record.seats):
            raise Complaint(f"seat {seat} is not one of 0 to {len(record.seats) - 1}")
        if arguments.at is None:
            lines = tell_review(record, seat, arguments.level, words, paper)
        else:
            lines = tell_decision(record, arguments.at, arguments.level, words, paper)
        for line in lines:
            paper.line(line)
    except BrokenRecord as broken:
        raise Complaint(broken_sentence(words, arguments.file, broken)) from None
    except NoDecision:
        raise Complaint(words("why-no-decision", index=str(arguments.at))) from None
    except Mute as mute:
        message = words("why-cannot", level=mute.level) if mute.level else words("why-nobody")
        raise Complaint(message) from None
    return 0
