"""The command `stonehenge`: parses, imports what the command needs, and calls it."""

import argparse
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, NoReturn

from stonehenge import __version__

if TYPE_CHECKING:
    from stonehenge.vocabulary import AnyGame, OptionValue

# Repeated here so that --help imports nothing; a test holds them to the real ones.
GAMES: Final = ("cards", "dice")
LEVELS: Final = {
    "cards": ("random", "apprentice", "yardstick", "sage"),
    "dice": ("random", "apprentice", "yardstick", "adept"),
}
LANGUAGES: Final = ("en", "de", "nl")
_LEVELS_HELP: Final = "; ".join(f"{game}: {', '.join(levels)}" for game, levels in LEVELS.items())
DEFAULT_PLAYERS: Final = 4
INTERRUPTED: Final = 130
BROKEN: Final = 1
BAD_INPUT: Final = 2


class Complaint(Exception):
    """Bad input, told in one sentence."""


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
        extra = "server" if arguments.command == "serve" else "players"
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
    _add_replay(commands)
    _add_verify(commands)
    _add_notation(commands)
    _add_rules(commands)
    _add_train(commands)
    _add_serve(commands)
    return parser


def _add_serve(commands: Any) -> None:
    serve = commands.add_parser(
        "serve",
        help="open the tables: play in the browser, alone or together",
        description="Serve tables of both games over the network. On one machine nothing has to "
        "be set up; several nodes share a PostgreSQL database and a Redis.",
    )
    serve.add_argument(
        "--host", default="127.0.0.1", help="address to listen on; 0.0.0.0 for all (%(default)s)"
    )
    serve.add_argument(
        "--port", type=int, default=8080, metavar="N", help="0 for any free one (%(default)s)"
    )
    serve.add_argument(
        "--database", metavar="URL", help="where games are kept (SQLite in your data folder)"
    )
    serve.add_argument("--redis", metavar="URL", help="how several nodes hear of each other")
    serve.add_argument(
        "--proxies",
        type=int,
        default=0,
        metavar="N",
        help="proxies in front whose X-Forwarded-For is trusted (%(default)s)",
    )
    serve.add_argument(
        "--no-limits", action="store_true", help="no rate limits: for load tests only"
    )
    serve.add_argument("--open", action="store_true", help="open the page in the browser")
    serve.set_defaults(run=_serve)


def _serve(arguments: argparse.Namespace) -> int:
    from stonehenge.tables.serve import Plan, serve

    if not 0 <= arguments.port <= 65535:
        raise Complaint(f"there is no port {arguments.port}")
    return serve(
        Plan(
            host=arguments.host,
            port=arguments.port,
            database=arguments.database,
            redis=arguments.redis,
            proxies=arguments.proxies,
            limits=not arguments.no_limits,
            open_browser=arguments.open,
        )
    )


def _add_play(commands: Any) -> None:
    play = commands.add_parser(
        "play",
        help="play a game in the terminal against computer players",
        description="Play a game in the terminal against computer players. An unfinished game "
        "that fits what you ask for goes on where it was; --new starts another.",
    )
    _add_game(play)
    _add_players(play)
    play.add_argument("--seat", type=int, metavar="N", help="your seat, clockwise from 0")
    play.add_argument(
        "--level", metavar="LEVEL", help=f"how strong the others play: {_LEVELS_HELP}"
    )
    play.add_argument("--seed", type=int, metavar="N", help="play the same cards or dice again")
    play.add_argument("--new", action="store_true", help="start a new game in any case")
    _add_language(play)
    _add_options(play)
    play.set_defaults(run=_play)


def _add_simulate(commands: Any) -> None:
    simulate = commands.add_parser(
        "simulate",
        help="let computer players play many games and count",
        description="Let computer players play many games; prints points per game and per round "
        "with their standard errors (±), the share of exact predictions, and the share of "
        "games won (a shared victory counts in part).",
    )
    _add_game(simulate)
    _add_players(simulate)
    simulate.add_argument("--games", type=_positive, default=100, metavar="N", help="default: 100")
    simulate.add_argument("--seed", type=int, default=0, metavar="N", help="default: 0")
    simulate.add_argument(
        "--with",
        dest="levels",
        default="apprentice",
        metavar="LEVEL,LEVEL,...",
        help=f"who plays, one for each seat or one for all: {_LEVELS_HELP}",
    )
    simulate.add_argument(
        "--jobs", type=_positive, metavar="N", help="processes to use (default: one for each core)"
    )
    simulate.add_argument(
        "--records",
        metavar="FILE",
        help="write the record of every game, one a line; .gz is compressed, - is standard output",
    )
    _add_options(simulate)
    simulate.set_defaults(run=_simulate)


def _add_compare(commands: Any) -> None:
    compare = commands.add_parser(
        "compare",
        help="measure one level against another on duplicate deals",
        description="Let a challenger take each seat in turn among players of another level, with "
        "the same deals and dice for all, and print what it wins over the player it replaces, "
        "with 95 %% intervals.",
    )
    _add_game(compare)
    compare.add_argument("challenger", metavar="LEVEL", help=f"who challenges: {_LEVELS_HELP}")
    compare.add_argument("field", metavar="LEVEL", help="who sits on the other seats")
    _add_players(compare)
    compare.add_argument("--deals", type=_positive, default=20, metavar="N", help="default: 20")
    compare.add_argument("--seed", type=int, default=0, metavar="N", help="default: 0")
    compare.add_argument(
        "--jobs", type=_positive, metavar="N", help="processes to use (default: one for each core)"
    )
    _add_options(compare)
    compare.set_defaults(run=_compare)


def _add_replay(commands: Any) -> None:
    replay = commands.add_parser(
        "replay",
        help="tell a recorded game again",
        description="Tell a recorded game again, all hands open or as one seat saw it.",
    )
    _add_file(replay)
    replay.add_argument(
        "--as", dest="seat", type=int, metavar="SEAT", help="only what this seat saw"
    )
    replay.add_argument("--step", action="store_true", help="wait for Enter after each event")
    replay.add_argument(
        "--game", type=_positive, default=1, metavar="K", help="the K-th game of the file"
    )
    _add_language(replay)
    replay.set_defaults(run=_replay)


def _add_verify(commands: Any) -> None:
    verify = commands.add_parser(
        "verify",
        help="check the records of a file",
        description="Check every record of a file: each action by the rules, the result, and, "
        "where the record has a seed or a revealed secret, every deal and roll. The exit code "
        "is 0 if all are right, 1 if one is not, 2 if the file cannot be read.",
    )
    _add_file(verify)
    verify.set_defaults(run=_verify)


def _add_notation(commands: Any) -> None:
    notation = commands.add_parser(
        "notation",
        help="turn records into readable text, and text into records",
        description="Turn the records of a file into readable text, or such a text back into "
        "records, one a line.",
    )
    _add_file(notation)
    notation.set_defaults(run=_notation)


def _add_rules(commands: Any) -> None:
    rules = commands.add_parser("rules", help="print the rules of a game")
    _add_game(rules)
    _add_language(rules)
    rules.set_defaults(run=_rules)


def _add_train(commands: Any) -> None:
    train = commands.add_parser(
        "train",
        help="teach the learned players",
        description="Teach the learned card players by self-play. Every lesson is saved with its "
        "figures and a plot, and a training that was stopped goes on where it was.",
    )
    train.add_argument("game", choices=("cards",), metavar="GAME", help="cards")
    train.add_argument("--out", default="training", metavar="FOLDER", help="default: training")
    train.add_argument("--seed", type=int, default=1, metavar="N", help="default: 1")
    train.add_argument("--jobs", type=_positive, default=2, metavar="N", help="threads, default: 2")
    train.set_defaults(run=_train)


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=" or ".join(GAMES))


def _add_players(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, metavar="N", help="number of players (default: 4)")


def _add_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a file of records; - is standard input")


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        metavar="LANG",
        help=f"language: {', '.join(LANGUAGES)} (default: that of the environment)",
    )


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        dest="options",
        metavar="NAME=VALUE",
        help="a rule of the game, such as bidding=covered or plus_minus_one=true; repeatable",
    )


def _positive(text: str) -> int:
    number = int(text) if text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number from 1 up")
    return number


def _play(arguments: argparse.Namespace) -> int:
    from stonehenge import record
    from stonehenge.chance import seed_from_number
    from stonehenge.terminal.sit_down import Wish, play
    from stonehenge.vocabulary import IllegalAction

    words = _words(arguments.lang)
    game = record.GAMES[arguments.game]
    seats = _seats(game, arguments.players)
    if arguments.seat is not None and not 0 <= arguments.seat < seats:
        raise Complaint(f"seat {arguments.seat} is not one of 0 to {seats - 1}")
    if arguments.level is not None:
        _levels(arguments.game, arguments.level, 1)
    wish = Wish(
        players=arguments.players,
        seat=arguments.seat,
        level=arguments.level,
        seed=None if arguments.seed is None else seed_from_number(arguments.seed),
        options=_given_options(game, seats, arguments.options),
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

    options = _checked_options(arguments)
    series = Series(
        game=arguments.game,
        options=options,
        levels=_levels(arguments.game, arguments.levels, options.seats),
        seed=seed_from_number(arguments.seed),
        games=arguments.games,
        keep_records=arguments.records is not None,
    )
    simulate(series, arguments.jobs or len(os.sched_getaffinity(0)), arguments.records)
    return 0


def _compare(arguments: argparse.Namespace) -> int:
    from stonehenge.arena.duplicate import Contest
    from stonehenge.arena.simulate import compare
    from stonehenge.chance import seed_from_number

    contest = Contest(
        game=arguments.game,
        options=_checked_options(arguments),
        challenger=_levels(arguments.game, arguments.challenger, 1)[0],
        field=_levels(arguments.game, arguments.field, 1)[0],
        seed=seed_from_number(arguments.seed),
        deals=arguments.deals,
    )
    compare(contest, arguments.jobs or len(os.sched_getaffinity(0)))
    return 0


def _checked_options(arguments: argparse.Namespace) -> Any:
    from stonehenge import record
    from stonehenge.chance import Seeded, seed_from_number
    from stonehenge.vocabulary import IllegalAction, read_options

    game = record.GAMES[arguments.game]
    seats = _seats(game, arguments.players)
    try:
        options = read_options(game, seats, _given_options(game, seats, arguments.options))
        game.start(game.settle(options, Seeded(seed_from_number(arguments.seed))))
    except IllegalAction as refusal:
        raise Complaint(_words(None).refusal(refusal)) from None
    return options


def _seats(game: "AnyGame", asked: int | None) -> int:
    seats = DEFAULT_PLAYERS if asked is None else asked
    if seats not in game.PLAYERS:
        least, most = min(game.PLAYERS), max(game.PLAYERS)
        raise Complaint(f"{game.NAME} is for {least} to {most} players, not for {seats}")
    return seats


def _given_options(
    game: "AnyGame", seats: int, given: Sequence[str]
) -> "Mapping[str, OptionValue]":
    from stonehenge.vocabulary import option_values

    typed = {}
    for item in given:
        name, equals, value = item.partition("=")
        if not equals:
            raise Complaint(f"--option wants NAME=VALUE, not '{item}'")
        typed[name.strip()] = value.strip()
    return option_values(game, seats, typed)


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

    words = _words(arguments.lang)
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

    return verify(arguments.file, _words(None))


def _notation(arguments: argparse.Namespace) -> int:
    from stonehenge.record import BrokenRecord
    from stonehenge.terminal.files import broken_sentence, translate

    try:
        translate(arguments.file, sys.stdout)
    except BrokenRecord as broken:
        raise Complaint(broken_sentence(_words(None), arguments.file, broken)) from None
    return 0


def _rules(arguments: argparse.Namespace) -> int:
    from stonehenge.locale import rules_text

    print(rules_text(arguments.game, _language(arguments.lang)), end="")
    return 0


def _train(arguments: argparse.Namespace) -> int:
    from pathlib import Path

    from stonehenge.training.cards import train

    train(Path(arguments.out), arguments.seed, arguments.jobs, lambda told: print(told, flush=True))
    return 0


def _language(asked: str | None) -> str:
    from stonehenge.locale import from_environment

    return asked or from_environment(os.environ)


def _words(asked: str | None) -> Any:
    from stonehenge.locale import Words

    return Words(_language(asked))


if __name__ == "__main__":
    sys.exit(main())
