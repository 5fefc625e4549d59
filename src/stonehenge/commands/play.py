"""The command `play`: a game in the terminal."""

import argparse
from typing import Any

from stonehenge.commands.arguments import (
    LEVELS_HELP,
    Complaint,
    add_game,
    add_language,
    add_options,
    add_players,
    check_seat,
    checked_players,
    given_options,
    words_of,
)
from stonehenge.players import levels


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal against computer players",
        description="Play a game in the terminal against computer players. An unfinished game "
        "that fits what you ask for goes on where it was; --new starts another.",
    )
    add_game(parser)
    add_players(parser)
    parser.add_argument("--seat", type=int, metavar="N", help="your seat, clockwise from 0")
    parser.add_argument(
        "--level", metavar="LEVEL", help=f"how strong the others play: {LEVELS_HELP}"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="play the same cards or dice again")
    parser.add_argument("--new", action="store_true", help="start a new game in any case")
    add_language(parser)
    add_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Plays a game, or goes on with an unfinished one."""
    from stonehenge import record
    from stonehenge.chance import seed_from_number
    from stonehenge.terminal.sit_down import Wish, play
    from stonehenge.vocabulary import IllegalAction

    words = words_of(arguments.lang)
    game = record.GAMES[arguments.game]
    seats = checked_players(game, arguments.players)
    check_seat(arguments.seat, seats)
    if arguments.level is not None:
        levels.find(game.NAME, arguments.level)
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
