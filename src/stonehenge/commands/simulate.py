"""The command `simulate`: many games between any players."""

import argparse
from typing import Any

from stonehenge.commands.arguments import (
    LEVELS_HELP,
    Complaint,
    add_foreign,
    add_series,
    checked_options,
    compile_for,
    jobs_of,
    positive,
    terms_of,
)
from stonehenge.players.levels import DEFAULT_LEVEL


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "simulate",
        help="let players play many games and count",
        description="Let players play many games; prints points per game and per round "
        "with their 95 % intervals (±), the share of exact predictions, and the share of "
        "games won (a shared victory counts in part).",
    )
    add_series(parser)
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="default: 100")
    parser.add_argument(
        "--with",
        dest="seated",
        action="append",
        metavar="WHO,WHO,...",
        help="who plays, one for each seat or one for all: levels, module:Class, or cmd:PROGRAM "
        f"ARGUMENTS, which takes the rest of its text; repeatable. The levels are {LEVELS_HELP}",
    )
    add_foreign(parser)
    parser.add_argument(
        "--records",
        metavar="FILE",
        help="write the record of every game, one a line; .gz is compressed, - is standard output",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Plays all games and prints the table."""
    from stonehenge.arena.entrants import NoEntrant, read_seated
    from stonehenge.arena.series import Series
    from stonehenge.arena.simulate import simulate
    from stonehenge.chance import seed_from_number

    options = checked_options(arguments)
    try:
        seated = read_seated(arguments.game, arguments.seated or [DEFAULT_LEVEL], options.seats)
        series = Series(
            game=arguments.game,
            options=options,
            seated=seated,
            seed=seed_from_number(arguments.seed),
            games=arguments.games,
            keep_records=arguments.records is not None,
            terms=terms_of(arguments),
        )
        compile_for(arguments.game, [one.level for one in seated if one.level])
        return simulate(series, jobs_of(arguments), arguments.records)
    except NoEntrant as error:
        raise Complaint(str(error)) from None
