"""The command `simulate`: many games between computer players."""

import argparse
from typing import Any

from stonehenge.commands.arguments import (
    LEVELS_HELP,
    add_series,
    checked_options,
    compile_for,
    jobs_of,
    level_for_each_seat,
    positive,
)
from stonehenge.exit_codes import DONE
from stonehenge.players.levels import DEFAULT_LEVEL


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "simulate",
        help="let computer players play many games and count",
        description="Let computer players play many games; prints points per game and per round "
        "with their 95 % intervals (±), the share of exact predictions, and the share of "
        "games won (a shared victory counts in part).",
    )
    add_series(parser)
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="default: 100")
    parser.add_argument(
        "--with",
        dest="levels",
        default=DEFAULT_LEVEL,
        metavar="LEVEL,LEVEL,...",
        help=f"who plays, one for each seat or one for all: {LEVELS_HELP}",
    )
    parser.add_argument(
        "--records",
        metavar="FILE",
        help="write the record of every game, one a line; .gz is compressed, - is standard output",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Plays all games and prints the table."""
    from stonehenge.arena.series import Series
    from stonehenge.arena.simulate import simulate
    from stonehenge.chance import seed_from_number

    options = checked_options(arguments)
    series = Series(
        game=arguments.game,
        options=options,
        levels=level_for_each_seat(arguments.game, arguments.levels, options.seats),
        seed=seed_from_number(arguments.seed),
        games=arguments.games,
        keep_records=arguments.records is not None,
    )
    compile_for(arguments.game, series.levels)
    simulate(series, jobs_of(arguments), arguments.records)
    return DONE
