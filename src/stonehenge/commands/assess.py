"""The command `assess`: what every choice of a position is worth."""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stonehenge.commands.arguments import (
    LEVELS_HELP,
    Complaint,
    add_effort,
    add_language,
    add_record,
    compile_for,
    line_of,
    words_of,
)
from stonehenge.exit_codes import DONE
from stonehenge.players import levels

if TYPE_CHECKING:
    from stonehenge.coach.answers import Assessment


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "assess",
        help="what every choice of a position is worth",
        description="Tell what the strongest player expects of every choice of a position: points, "
        "chance of an exact prediction, chance to win. With --at the file is a file of records and "
        "the position is a decision of a game, with what its player could know; without it the "
        "file is a position as JSON (docs/coach.md).",
        epilog=f"The levels are {LEVELS_HELP}. Not all of them can say what they expect.",
    )
    add_record(parser)
    parser.add_argument(
        "--at", type=int, metavar="N", help="the number of the action, counted from 0"
    )
    parser.add_argument("--level", metavar="LEVEL", help="ask this level in place of the coach")
    parser.add_argument("--json", action="store_true", help="print the answer as JSON")
    add_effort(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Assesses a decision of a record, or a position."""
    if arguments.json and arguments.level:
        raise Complaint("--json is the coach's answer; leave out --level")
    return _position(arguments) if arguments.at is None else _decision(arguments)


def _decision(arguments: argparse.Namespace) -> int:
    from stonehenge.coach import advise
    from stonehenge.record import BrokenRecord, decode, game_of
    from stonehenge.terminal.advice import (
        Mute,
        NoDecision,
        decision_at,
        expected,
        tell_assessment,
        tell_decision,
        tell_reasons,
    )
    from stonehenge.terminal.files import broken_sentence
    from stonehenge.terminal.paper import Paper, harmless

    words, paper, line = words_of(arguments.lang), Paper(sys.stdout, os.environ), line_of(arguments)
    try:
        record = decode(line.data)
        if arguments.level is not None:
            levels.find(record.game, arguments.level)
        decision = decision_at(record, arguments.at, words, paper)
        name = harmless(record.seats[decision.seat])
        if arguments.level is None:
            compile_for(record.game, ["archmage"])
            answer = advise(decision.view, decision.legal, arguments.effort)
            if arguments.json:
                return _print(answer)
            told = tell_assessment(words, decision.view, answer, decision.action, name)
        else:
            game = game_of(record)
            reasons = expected(game, decision.view, decision.legal, arguments.level)
            told = tell_reasons(words, decision.view, arguments.level, reasons, decision.action)
        for sentence in (*tell_decision(record, decision, words, paper), *told):
            paper.line(sentence)
    except BrokenRecord as broken:
        raise Complaint(broken_sentence(words, arguments.file, line.number, broken)) from None
    except NoDecision:
        raise Complaint(words("why-no-decision", index=str(arguments.at))) from None
    except Mute as mute:
        raise Complaint(words("why-cannot", level=mute.level)) from None
    return DONE


def _position(arguments: argparse.Namespace) -> int:
    from stonehenge.coach import advise
    from stonehenge.coach.positions import question, read_position
    from stonehenge.locale import Words
    from stonehenge.record import BrokenRecord
    from stonehenge.terminal.advice import tell_assessment, tell_question
    from stonehenge.terminal.paper import Paper

    words: Words = words_of(arguments.lang)
    if arguments.level:
        raise Complaint("--level needs --at")
    try:
        asked = question(read_position(_read(arguments.file)))
    except BrokenRecord as broken:
        why = words.refusal(broken.refusal)
        place = "broken-file" if broken.index is None else "broken-position"
        raise Complaint(words(place, path=arguments.file, index=broken.index, why=why)) from None
    compile_for(asked.game.NAME, ["archmage"])
    answer = advise(asked.view, asked.legal, arguments.effort)
    if arguments.json:
        return _print(answer)
    names = [words("seat", seat=seat) for seat in range(asked.view.options.seats)]
    paper = Paper(sys.stdout, os.environ)
    told = tell_assessment(words, asked.view, answer, None, names[asked.view.seat])
    for sentence in (*tell_question(asked, names, words, paper), *told):
        paper.line(sentence)
    return DONE


def _read(file: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise Complaint(f"{file}: {error.strerror}") from None


def _print(answer: "Assessment") -> int:
    import msgspec

    print(msgspec.json.encode(answer).decode())
    return DONE
