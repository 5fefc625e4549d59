"""The command `arena`: a tournament between any players."""

import argparse
from typing import TYPE_CHECKING, Any

from stonehenge.commands.arguments import (
    LEVELS_HELP,
    Complaint,
    add_control,
    add_deals,
    add_foreign,
    add_series,
    checked_control,
    checked_options,
    compile_for,
    jobs_of,
    terms_of,
)

if TYPE_CHECKING:
    from pathlib import Path

    from stonehenge.arena.tournament import Tournament


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "arena",
        help="a tournament between any players, with intervals and a rating",
        description="Let any number of players meet in a balanced schedule and print points, exact "
        "predictions, wins and a rating over the field, each with its 95 % interval (±). With "
        "--duplicate each deal is played in all cyclic seatings, which takes out most of the luck.",
        epilog=f"The levels are {LEVELS_HELP}. How other players join: docs/players.md.",
    )
    add_series(parser)
    parser.add_argument(
        "--with",
        dest="entrants",
        action="append",
        required=True,
        metavar="WHO,WHO,...",
        help="who plays: levels, module:Class, or cmd:PROGRAM ARGUMENTS; NAME=WHO names one; "
        "repeatable",
    )
    add_deals(parser)
    add_control(parser)
    parser.add_argument("--duplicate", action="store_true", help="each deal in all cyclic seatings")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on this Ray cluster; 'local' starts one here"
    )
    _add_results(parser)
    add_foreign(parser)
    parser.set_defaults(run=run)


def _add_results(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--out",
        metavar="FOLDER",
        help="keep a journal of all games there, to go on after a stop, and all results",
    )
    parser.add_argument(
        "--csv", metavar="FILE", help="write the table as CSV; - is standard output"
    )
    parser.add_argument(
        "--json", metavar="FILE", help="write all figures as JSON; - is standard output"
    )
    parser.add_argument("--plot", metavar="FILE", help="draw a picture (SVG; - is standard output)")


def run(arguments: argparse.Namespace) -> int:
    """Plays the tournament."""
    from stonehenge.arena.entrants import NoEntrant
    from stonehenge.arena.journal import WrongJournal
    from stonehenge.arena.run import Where, arena

    where = Where(
        jobs=jobs_of(arguments),
        ray=arguments.ray,
        out=_path(arguments.out),
        csv=_path(arguments.csv),
        json=_path(arguments.json),
        plot=_picture(arguments.plot),
    )
    try:
        tournament = _tournament(arguments)
        levels = [entrant.level for entrant in tournament.entrants if entrant.level]
        compile_for(arguments.game, levels)
        return arena(tournament, where)
    except (NoEntrant, WrongJournal) as error:
        raise Complaint(str(error)) from None


def _picture(text: str | None) -> "Path | None":
    if text is not None and text != "-" and not text.endswith(".svg"):
        raise Complaint(f"--plot draws SVG: name a file that ends in .svg, not '{text}'")
    return _path(text)


def _path(text: str | None) -> "Path | None":
    from pathlib import Path

    return None if text is None else Path(text)


def _tournament(arguments: argparse.Namespace) -> "Tournament":
    from stonehenge.arena.entrants import read_entrants
    from stonehenge.arena.tournament import Tournament
    from stonehenge.chance import seed_from_number

    terms = terms_of(arguments)
    return Tournament(
        game=arguments.game,
        options=checked_options(arguments),
        entrants=read_entrants(arguments.game, arguments.entrants),
        seed=seed_from_number(arguments.seed),
        deals=arguments.deals,
        duplicate=arguments.duplicate,
        fallback=terms.fallback,
        limit=terms.limit,
        folder=terms.folder,
        control_luck=checked_control(arguments),
    )
