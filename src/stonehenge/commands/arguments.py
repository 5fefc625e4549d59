"""The arguments that several commands share: how they are declared, read and checked."""

import argparse
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from stonehenge.players import levels

if TYPE_CHECKING:
    from stonehenge.arena.seating import Terms
    from stonehenge.record_files import Line
    from stonehenge.vocabulary import AnyGame, OptionValue

# Repeated here so that --help imports nothing; a test holds them to the real ones.
GAMES: Final = ("cards", "dice")
LANGUAGES: Final = ("en", "de", "nl")
DEFAULT_PLAYERS: Final = 4
LEVELS_HELP: Final = "; ".join(f"{game}: {', '.join(levels.names(game))}" for game in GAMES)


class Complaint(Exception):
    """Bad input, told in one sentence."""


def add_game(parser: argparse.ArgumentParser) -> None:
    """Which game."""
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=" or ".join(GAMES))


def add_players(parser: argparse.ArgumentParser) -> None:
    """How many play."""
    usual = f"number of players (default: {DEFAULT_PLAYERS})"
    parser.add_argument("--players", type=int, metavar="N", help=usual)


def add_file(parser: argparse.ArgumentParser) -> None:
    """A file of records."""
    parser.add_argument("file", metavar="FILE", help="a file of records; - is standard input")


def add_record(parser: argparse.ArgumentParser) -> None:
    """One record of a file; `line_of` finds it."""
    add_file(parser)
    parser.add_argument(
        "--game",
        type=positive,
        default=1,
        metavar="K",
        help="the K-th game of the file, damaged ones counted (default: 1)",
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    """The language that is spoken."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        metavar="LANG",
        help=f"language: {', '.join(LANGUAGES)} (default: that of the environment)",
    )


def add_effort(parser: argparse.ArgumentParser) -> None:
    """How much the coach thinks."""
    parser.add_argument(
        "--effort",
        type=effort,
        default=1.0,
        metavar="E",
        help="how much is thought: 2 takes twice as long as 1 (default: 1)",
    )


def add_options(parser: argparse.ArgumentParser) -> None:
    """The rules of the game that may be chosen."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        dest="options",
        metavar="NAME=VALUE",
        help="a rule of the game, such as bidding=covered or plus_minus_one=true; repeatable",
    )


def add_deals(parser: argparse.ArgumentParser) -> None:
    """How many deals are played."""
    parser.add_argument("--deals", type=positive, default=20, metavar="N", help="default: 20")


def add_control(parser: argparse.ArgumentParser) -> None:
    """Whether luck is taken out of the figures; `checked_control` reads it."""
    parser.add_argument(
        "--control-luck",
        action="store_true",
        help="take the luck of deals and rolls out of the figures: narrower intervals for the "
        "same games (docs/players.md)",
    )


def add_series(parser: argparse.ArgumentParser) -> None:
    """A series of games: the game and its options, the seed, and the processes to use."""
    add_game(parser)
    add_players(parser)
    add_options(parser)
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="default: 0")
    parser.add_argument(
        "--jobs", type=positive, metavar="N", help="processes to use (default: one for each core)"
    )


def add_foreign(parser: argparse.ArgumentParser) -> None:
    """How players of others are treated; `terms_of` reads it."""
    parser.add_argument(
        "--limit",
        type=_seconds,
        default=2.0,
        metavar="SECONDS",
        help="time for a decision of a program or class (default: 2)",
    )
    parser.add_argument(
        "--fallback",
        default=levels.DEFAULT_LEVEL,
        metavar="LEVEL",
        help="who decides where a program or class fails to (default: %(default)s)",
    )


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 1e6:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds")
    return seconds


def effort(text: str) -> float:
    """A number from 0.1 to 100."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.1 <= number <= 100:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number from 0.1 to 100")
    return number


def positive(text: str) -> int:
    """A number from 1 up."""
    number = int(text) if text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number from 1 up")
    return number


def checked_control(arguments: argparse.Namespace) -> bool:
    """Whether luck is taken out; compiles what that needs before any process starts."""
    if arguments.control_luck:
        from stonehenge.arena.luck import prepare

        prepare(arguments.game)
    return bool(arguments.control_luck)


def checked_options(arguments: argparse.Namespace) -> Any:
    """The options of the game, with the number of players, checked against the rules."""
    from stonehenge import record
    from stonehenge.chance import Seeded, seed_from_number
    from stonehenge.vocabulary import IllegalAction, read_options

    game = record.GAMES[arguments.game]
    seats = checked_players(game, arguments.players)
    try:
        options = read_options(game, seats, given_options(game, seats, arguments.options))
        game.start(game.settle(options, Seeded(seed_from_number(arguments.seed))))
    except IllegalAction as refusal:
        raise Complaint(words_of(None).refusal(refusal)) from None
    return options


def checked_players(game: "AnyGame", asked: int | None) -> int:
    """The number of players that was asked for, or the usual one."""
    seats = DEFAULT_PLAYERS if asked is None else asked
    if seats not in game.PLAYERS:
        least, most = min(game.PLAYERS), max(game.PLAYERS)
        raise Complaint(f"{game.NAME} is for {least} to {most} players, not for {seats}")
    return seats


def check_seat(seat: int | None, seats: int) -> None:
    """Complains about a seat that there is not; None is left to the command."""
    if seat is not None and not 0 <= seat < seats:
        raise Complaint(f"seat {seat} is not one of 0 to {seats - 1}")


def given_options(game: "AnyGame", seats: int, given: Sequence[str]) -> "Mapping[str, OptionValue]":
    """The options that were typed, not yet checked against the rules."""
    from stonehenge.vocabulary import option_values

    typed = {}
    for item in given:
        name, equals, value = item.partition("=")
        if not equals:
            raise Complaint(f"--option wants NAME=VALUE, not '{item}'")
        typed[name.strip()] = value.strip()
    return option_values(game, seats, typed)


def terms_of(arguments: argparse.Namespace) -> "Terms":
    """How players of others are treated."""
    from pathlib import Path

    from stonehenge.arena.seating import Terms

    if ":" in arguments.fallback:
        raise Complaint(f"--fallback wants a level, not '{arguments.fallback}'")
    fallback = levels.find(arguments.game, arguments.fallback).name
    return Terms(fallback, arguments.limit, str(Path.cwd()))


def language(asked: str | None) -> str:
    """The language that was asked for, or that of the environment."""
    from stonehenge.locale import from_environment

    return asked or from_environment(os.environ)


def words_of(asked: str | None) -> Any:
    """The words of that language."""
    from stonehenge.locale import Words

    return Words(language(asked))


def line_of(arguments: argparse.Namespace) -> "Line":
    """The record that `FILE` and `--game` name, as it stands in the file."""
    from stonehenge.record_files import read_record

    line = read_record(arguments.file, arguments.game)
    if line is None:
        raise Complaint(f"{arguments.file} has no game number {arguments.game}")
    return line


def jobs_of(arguments: argparse.Namespace) -> int:
    """The number of processes to use."""
    return arguments.jobs or len(os.sched_getaffinity(0))


def compile_for(game: str, seated: Iterable[str]) -> None:
    """Compiles what levels need, unless that has been done, and says so."""
    from stonehenge.players import readiness, warm

    unready = [level for level in dict.fromkeys(seated) if not readiness.is_ready(game, level)]
    for level in unready:
        print(f"The {game} player {level} is prepared for this machine, once.", file=sys.stderr)
        with suppress(OSError):  # where nothing can be kept, it is compiled as the games go
            warm.prepare(game, level)
