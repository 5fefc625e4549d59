"""The command `why`: what a level expects of each choice in a recorded game."""

import argparse
import os
import sys
from typing import Any

from stonehenge.commands.arguments import (
    LEVELS_HELP,
    Complaint,
    add_language,
    add_record,
    check_seat,
    line_of,
    words_of,
)
from stonehenge.exit_codes import DONE
from stonehenge.players import levels


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "why",
        help="what a level expects of each choice in a recorded game",
        description="Tell what a level expects of each choice at one decision of a recorded game: "
        "points, chance of an exact prediction, chance to win, as far as it reckons with them. "
        "Without --at, review the whole game of a seat and list where it lost most.",
        epilog=f"The levels are {LEVELS_HELP}. Not all of them can say why.",
    )
    add_record(parser)
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
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Explains one decision, or reviews a whole game."""
    from stonehenge.record import BrokenRecord, decode
    from stonehenge.terminal.advice import Mute, NoDecision, own_seat, tell_decision, tell_review
    from stonehenge.terminal.files import broken_sentence
    from stonehenge.terminal.paper import Paper

    words = words_of(arguments.lang)
    paper = Paper(sys.stdout, os.environ)
    line = line_of(arguments)
    try:
        record = decode(line.data)
        if arguments.level is not None:
            levels.find(record.game, arguments.level)
        seat = own_seat(record) if arguments.seat is None else arguments.seat
        check_seat(seat, len(record.seats))
        if arguments.at is None:
            told = tell_review(record, seat, arguments.level, words, paper)
        else:
            told = tell_decision(record, arguments.at, arguments.level, words, paper)
        for sentence in told:
            paper.line(sentence)
    except BrokenRecord as broken:
        raise Complaint(broken_sentence(words, arguments.file, line.number, broken)) from None
    except NoDecision:
        raise Complaint(words("why-no-decision", index=str(arguments.at))) from None
    except Mute as mute:
        message = words("why-cannot", level=mute.level) if mute.level else words("why-nobody")
        raise Complaint(message) from None
    return DONE
