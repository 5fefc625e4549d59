"""The command `figures`: what many recorded games come to, for each player or for one."""

import argparse
import os
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from stonehenge.commands.arguments import GAMES, Complaint, add_language, words_of
from stonehenge.exit_codes import DONE

if TYPE_CHECKING:
    from stonehenge.figures import GameLine
    from stonehenge.figures.choosing import Wanted


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "figures",
        help="wins, points and exact predictions over many recorded games",
        description="Sum up the finished games of some files: wins, points, exact predictions, "
        "with 95 %% intervals. With --name everything about one player: exact predictions by "
        "hand size or box, what came of each number predicted, and whether it gets better.",
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help="files of records; - is input")
    parser.add_argument(
        "--rebuild",
        metavar="DATABASE",
        help="instead of files: make the figures of a server anew from the logs of its tables",
    )
    parser.add_argument("--name", help="everything about the player of this name")
    parser.add_argument("--game", choices=GAMES, help="only games of this kind")
    parser.add_argument("--players", type=int, metavar="N", help="only games with so many players")
    parser.add_argument(
        "--against",
        metavar="LEVEL",
        help="only games with this level among others; people: with other people",
    )
    parser.add_argument("--no-hints", action="store_true", help="only games without hints")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="only games with this rule, such as bidding=covered; repeatable",
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print the figures as JSON")
    form.add_argument("--csv", action="store_true", help="print a line for each game, as CSV")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Sums the games up and tells it."""
    from stonehenge.terminal.paper import Paper

    words = words_of(arguments.lang)
    if arguments.rebuild is not None:
        return _rebuild(arguments.rebuild, words)
    if not arguments.files:
        raise Complaint("name a file of records, or --rebuild DATABASE")
    wanted = _wanted(arguments)
    lines = [line for line in _read(arguments, words) if wanted.fits(line)]
    if not lines:
        raise Complaint(words("figures-none"))
    paper = Paper(sys.stdout, os.environ)
    for sentence in _told(arguments, lines, words):
        paper.line(sentence)
    return DONE


def _rebuild(database: str, words: Any) -> int:
    """Counts all games of a server again; PostgreSQL may be in use meanwhile."""
    import asyncio

    from stonehenge.tables.profiles.counting import rebuild
    from stonehenge.tables.running.clock import Clock
    from stonehenge.tables.running.failures import FailureLog
    from stonehenge.tables.storage.database import StoreError
    from stonehenge.tables.storage.opening import open_store, sole_server

    async def counted() -> int:
        store = await open_store(database)
        try:
            return await rebuild(store, FailureLog(Clock()))
        finally:
            await store.close()

    try:
        with sole_server(database):
            print(words("figures-rebuilt", tables=asyncio.run(counted())))
    except (StoreError, ValueError) as error:
        raise Complaint(str(error)) from None
    return DONE


def _told(arguments: argparse.Namespace, lines: "list[GameLine]", words: Any) -> Iterator[str]:
    import msgspec

    from stonehenge.figures import figures
    from stonehenge.figures.table import csv_text
    from stonehenge.terminal.figures import TITLES, tell_all, tell_one

    if arguments.csv:
        yield csv_text(lines).rstrip("\n")
        return
    groups = _groups(lines)
    if arguments.json:
        told = {
            game: {name: figures(own) for name, own in names.items()}
            for game, names in groups.items()
        }
        yield msgspec.json.encode(told).decode()
        return
    for game, names in groups.items():
        yield words(TITLES[game])
        if arguments.name is None:
            yield from tell_all(names, words)
        else:
            yield from tell_one(arguments.name, figures(names[arguments.name]), words)
        yield ""


def _groups(lines: "list[GameLine]") -> "dict[str, dict[str, list[GameLine]]]":
    """The lines by game and name."""
    groups: dict[str, dict[str, list[GameLine]]] = {}
    for line in lines:
        groups.setdefault(line.game, {}).setdefault(line.name, []).append(line)
    return groups


def _read(arguments: argparse.Namespace, words: Any) -> "Iterator[GameLine]":
    """The lines of all games; a record that breaks a rule ends it with a sentence."""
    from stonehenge.figures import lines_of
    from stonehenge.record import BrokenRecord, decode
    from stonehenge.record_files import read_records
    from stonehenge.terminal.files import broken_sentence

    for path in arguments.files:
        try:
            for line in read_records(path):
                try:
                    yield from lines_of(decode(line.data))
                except BrokenRecord as broken:
                    sentence = broken_sentence(words, path, line.number, broken)
                    raise Complaint(sentence) from None
        except OSError as error:
            raise Complaint(f"{path}: {error.strerror or error}") from None


def _wanted(arguments: argparse.Namespace) -> "Wanted":
    from stonehenge.figures.choosing import Wanted

    return Wanted(
        game=arguments.game,
        name=arguments.name,
        players=arguments.players,
        against=arguments.against,
        options=dict(given.partition("=")[::2] for given in arguments.option),
        hints=not arguments.no_hints,
    )
