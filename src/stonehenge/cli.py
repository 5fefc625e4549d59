"""The command `stonehenge`: parses, imports what the command needs, and calls it."""

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from itertools import islice
from typing import Any, Final, NoReturn

from stonehenge import __version__
from stonehenge.commands import arena, bot, serve, why
from stonehenge.commands.shapes import (
    Complaint,
    add_file,
    add_game,
    add_language,
    add_options,
    add_players,
    add_series,
    checked_options,
    given_options,
    jobs_of,
    language,
    positive,
    seats_of,
    tell_compiling,
    words_of,
)

# Repeated here so that --help imports nothing; a test holds them to the real ones.
LEVELS: Final = {
    "cards": ("random", "apprentice", "adept", "yardstick", "sage", "archmage"),
    "dice": ("random", "apprentice", "adept", "yardstick", "sage", "archmage"),
}
_LEVELS_HELP: Final = "; ".join(f"{game}: {', '.join(levels)}" for game, levels in LEVELS.items())
INTERRUPTED: Final = 130
BROKEN: Final = 1
BAD_INPUT: Final = 2


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence, without the usage before it."""

    def error(self, message: str) -> NoReturn:
        """Says what is wrong with the command line and where help is."""
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command line and returns the exit code."""
    arguments = _parser().parse_args(argv)
    # whoever started us may have told us to ignore Ctrl-C, but the person who presses it did not
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except Complaint as complaint:
        print(f"stonehenge {arguments.command}: {complaint}", file=sys.stderr)
        return BAD_INPUT
    except ModuleNotFoundError as missing:
        needs = {"serve": "server", "bot": "server"}.get(arguments.command, "players")
        extra = "cluster" if missing.name == "ray" else needs
        what = f"this needs {missing.name}: install stonehenge with its extra '{extra}'"
        print(f"stonehenge {arguments.command}: {what}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        # whoever read our output has seen enough; keep Python from flushing into the void
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        what = f"{error.filename}: {error.strerror}" if error.filename else str(error)
        print(f"stonehenge {arguments.command}: {what}", file=sys.stderr)
        return BAD_INPUT
    return code


def _parser() -> Parser:
    parser = Parser(
        prog="stonehenge",
        description="Play, study and program the two Wizard games.",
        epilog="'stonehenge COMMAND --help' tells more about a command.",
    )
    parser.add_argument("--version", action="version", version=f"stonehenge {__version__}")
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", required=True, parser_class=Parser
    )
    _add_play(commands)
    _add_simulate(commands)
    _add_compare(commands)
    arena.add(commands, _LEVELS_HELP)
    _add_replay(commands)
    why.add(commands, _LEVELS_HELP)
    _add_verify(commands)
    _add_notation(commands)
    _add_rules(commands)
    _add_train(commands)
    serve.add(commands)
    bot.add(commands, _LEVELS_HELP)
    return parser


def _add_play(commands: Any) -> None:
    play = commands.add_parser(
        "play",
        help="play a game in the terminal against computer players",
        description="Play a game in the terminal against computer players. An unfinished game "
        "that fits what you ask for goes on where it was; --new starts another.",
    )
    add_game(play)
    add_players(play)
    play.add_argument("--seat", type=int, metavar="N", help="your seat, clockwise from 0")
    play.add_argument(
        "--level", metavar="LEVEL", help=f"how strong the others play: {_LEVELS_HELP}"
    )
    play.add_argument("--seed", type=int, metavar="N", help="play the same cards or dice again")
    play.add_argument("--new", action="store_true", help="start a new game in any case")
    add_language(play)
    add_options(play)
    play.set_defaults(run=_play)


def _add_simulate(commands: Any) -> None:
    simulate = commands.add_parser(
        "simulate",
        help="let computer players play many games and count",
        description="Let computer players play many games; prints points per game and per round "
        "with their standard errors (±), the share of exact predictions, and the share of "
        "games won (a shared victory counts in part).",
    )
    add_game(simulate)
    add_players(simulate)
    simulate.add_argument("--games", type=positive, default=100, metavar="N", help="default: 100")
    add_series(simulate)
    simulate.add_argument(
        "--with",
        dest="levels",
        default="apprentice",
        metavar="LEVEL,LEVEL,...",
        help=f"who plays, one for each seat or one for all: {_LEVELS_HELP}",
    )
    simulate.add_argument(
        "--records",
        metavar="FILE",
        help="write the record of every game, one a line; .gz is compressed, - is standard output",
    )
    add_options(simulate)
    simulate.set_defaults(run=_simulate)


def _add_compare(commands: Any) -> None:
    compare = commands.add_parser(
        "compare",
        help="measure one level against another on duplicate deals",
        description="Let a challenger take each seat in turn among players of another level, with "
        "the same deals and dice for all, and print what it wins over the player it replaces, "
        "with 95 % intervals.",
    )
    add_game(compare)
    compare.add_argument("challenger", metavar="LEVEL", help=f"who challenges: {_LEVELS_HELP}")
    compare.add_argument("field", metavar="LEVEL", help="who sits on the other seats")
    add_players(compare)
    compare.add_argument("--deals", type=positive, default=20, metavar="N", help="default: 20")
    add_series(compare)
    add_options(compare)
    compare.set_defaults(run=_compare)


def _add_replay(commands: Any) -> None:
    replay = commands.add_parser(
        "replay",
        help="tell a recorded game again",
        description="Tell a recorded game again, all hands open or as one seat saw it.",
    )
    add_file(replay)
    replay.add_argument(
        "--as", dest="seat", type=int, metavar="SEAT", help="only what this seat saw"
    )
    replay.add_argument("--step", action="store_true", help="wait for Enter after each event")
    replay.add_argument(
        "--game", type=positive, default=1, metavar="K", help="the K-th game of the file"
    )
    add_language(replay)
    replay.set_defaults(run=_replay)


def _add_verify(commands: Any) -> None:
    verify = commands.add_parser(
        "verify",
        help="check the records of a file",
        description="Check every record of a file: each action by the rules, the result, and, "
        "where the record has a seed or a revealed secret, every deal and roll. The exit code "
        "is 0 if all are right, 1 if one is not, 2 if the file cannot be read.",
    )
    add_file(verify)
    verify.set_defaults(run=_verify)


def _add_notation(commands: Any) -> None:
    notation = commands.add_parser(
        "notation",
        help="turn records into readable text, and text into records",
        description="Turn the records of a file into readable text, or such a text back into "
        "records, one a line.",
    )
    add_file(notation)
    notation.set_defaults(run=_notation)


def _add_rules(commands: Any) -> None:
    rules = commands.add_parser("rules", help="print the rules of a game")
    add_game(rules)
    add_language(rules)
    rules.set_defaults(run=_rules)


def _add_train(commands: Any) -> None:
    train = commands.add_parser(
        "train",
        help="teach the learned players",
        description="Teach the learned players by self-play. Every lesson is saved with its "
        "figures and a plot, and a training that was stopped goes on where it was.",
    )
    train.add_argument(
        "game",
        choices=("cards", "cards-adept", "dice"),
        metavar="WHAT",
        help="cards, dice: the nets of sage and archmage; cards-adept: the adept's",
    )
    train.add_argument("--out", default="training", metavar="FOLDER", help="default: training")
    train.add_argument("--seed", type=int, default=1, metavar="N", help="default: 1")
    train.add_argument("--jobs", type=positive, default=2, metavar="N", help="threads, default: 2")
    train.set_defaults(run=_train)


def _play(arguments: argparse.Namespace) -> int:
    from stonehenge import record
    from stonehenge.chance import seed_from_number
    from stonehenge.terminal.sit_down import Wish, play
    from stonehenge.vocabulary import IllegalAction

    words = words_of(arguments.lang)
    game = record.GAMES[arguments.game]
    seats = seats_of(game, arguments.players)
    if arguments.seat is not None and not 0 <= arguments.seat < seats:
        raise Complaint(f"seat {arguments.seat} is not one of 0 to {seats - 1}")
    if arguments.level is not None:
        _levels(arguments.game, arguments.level, 1)
    wish = Wish(
        players=arguments.players,
        seat=arguments.seat,
        level=arguments.level,
        seed=None if arguments.seed is None else seed_from_number(arguments.seed),
        options=given_options(game, seats, arguments.options),
        new=arguments.new,
    )
    try:
        return play(game, wish, words, f"stonehenge play {arguments.game}")
    except IllegalAction as refusal:
        raise Complaint(words.refusal(refusal)) from None


def _simulate(arguments: argparse.Namespace) -> int:
    from stonehenge.arena.series import Series
    from stonehenge.arena.simulate import simulate
    from stonehenge.chance import seed_from_number

    options = checked_options(arguments)
    series = Series(
        game=arguments.game,
        options=options,
        levels=_levels(arguments.game, arguments.levels, options.seats),
        seed=seed_from_number(arguments.seed),
        games=arguments.games,
        keep_records=arguments.records is not None,
    )
    tell_compiling(arguments.game, series.levels)
    simulate(series, jobs_of(arguments), arguments.records)
    return 0


def _compare(arguments: argparse.Namespace) -> int:
    from stonehenge.arena.duplicate import Contest
    from stonehenge.arena.simulate import compare
    from stonehenge.chance import seed_from_number

    contest = Contest(
        game=arguments.game,
        options=checked_options(arguments),
        challenger=_levels(arguments.game, arguments.challenger, 1)[0],
        field=_levels(arguments.game, arguments.field, 1)[0],
        seed=seed_from_number(arguments.seed),
        deals=arguments.deals,
    )
    tell_compiling(arguments.game, (contest.challenger, contest.field))
    compare(contest, jobs_of(arguments))
    return 0


def _levels(game: str, text: str, seats: int) -> tuple[str, ...]:
    levels = text.split(",")
    for level in levels:
        if level not in LEVELS[game]:
            known = ", ".join(LEVELS[game])
            raise Complaint(f"{game} has no level '{level}'; the levels are {known}")
    if len(levels) == 1:
        return tuple(levels * seats)
    if len(levels) != seats:
        raise Complaint(f"--with names {len(levels)} players for {seats} seats")
    return tuple(levels)


def _replay(arguments: argparse.Namespace) -> int:
    from stonehenge.record import BrokenRecord, read_file
    from stonehenge.terminal.files import broken_sentence
    from stonehenge.terminal.paper import Paper
    from stonehenge.terminal.replay import replay

    words = words_of(arguments.lang)
    try:
        record = next(islice(read_file(arguments.file), arguments.game - 1, None), None)
        if record is None:
            raise Complaint(f"{arguments.file} has no game number {arguments.game}")
        if arguments.seat is not None and not 0 <= arguments.seat < len(record.seats):
            raise Complaint(f"seat {arguments.seat} is not one of 0 to {len(record.seats) - 1}")
        answers = sys.stdin if arguments.step else None
        replay(record, arguments.seat, words, Paper(sys.stdout, os.environ), answers)
    except BrokenRecord as broken:
        raise Complaint(broken_sentence(words, arguments.file, broken)) from None
    return 0


def _verify(arguments: argparse.Namespace) -> int:
    from stonehenge.terminal.files import verify

    return verify(arguments.file, words_of(None))


def _notation(arguments: argparse.Namespace) -> int:
    from stonehenge.record import BrokenRecord
    from stonehenge.terminal.files import broken_sentence, translate

    try:
        translate(arguments.file, sys.stdout)
    except BrokenRecord as broken:
        raise Complaint(broken_sentence(words_of(None), arguments.file, broken)) from None
    return 0


def _rules(arguments: argparse.Namespace) -> int:
    from stonehenge.locale import rules_text

    print(rules_text(arguments.game, language(arguments.lang)), end="")
    return 0


def _train(arguments: argparse.Namespace) -> int:
    from pathlib import Path

    from stonehenge.training.cards import adept
    from stonehenge.training.cards import course as cards
    from stonehenge.training.dice import course as dice

    folder = Path(arguments.out)
    if arguments.game == "cards-adept":
        adept.train(folder, arguments.seed, _told)
    else:
        train = cards.train if arguments.game == "cards" else dice.train
        train(folder, arguments.seed, arguments.jobs, _told)
    return 0


def _told(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
