"""The command `compare`: one player against another on duplicate deals."""

import argparse
from typing import Any

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


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "compare",
        help="measure one player against another on duplicate deals",
        description="Let a challenger take each seat in turn among players of another kind, with "
        "the same deals and dice for all, and print what it wins over the player it replaces, "
        "with 95 % intervals.",
    )
    add_series(parser)
    parser.add_argument(
        "challenger",
        metavar="WHO",
        help="who challenges: a level, module:Class, or 'cmd:PROGRAM ARGUMENTS'; NAME=WHO names "
        f"it. The levels are {LEVELS_HELP}",
    )
    parser.add_argument("field", metavar="WHO", help="who sits on the other seats")
    add_deals(parser)
    add_control(parser)
    add_foreign(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Plays all deals and prints the comparison."""
    from stonehenge.arena.duplicate import Contest
    from stonehenge.arena.entrants import NoEntrant, read_one
    from stonehenge.arena.simulate import compare
    from stonehenge.chance import seed_from_number

    try:
        contest = Contest(
            game=arguments.game,
            options=checked_options(arguments),
            challenger=read_one(arguments.game, arguments.challenger),
            field=read_one(arguments.game, arguments.field),
            seed=seed_from_number(arguments.seed),
            deals=arguments.deals,
            terms=terms_of(arguments),
            control_luck=checked_control(arguments),
        )
        both = (contest.challenger, contest.field)
        compile_for(arguments.game, [one.level for one in both if one.level])
        return compare(contest, jobs_of(arguments))
    except NoEntrant as error:
        raise Complaint(str(error)) from None
