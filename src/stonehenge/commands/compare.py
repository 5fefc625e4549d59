"""The command `compare`: one level against another on duplicate deals."""

import argparse
from typing import Any

from stonehenge.commands.arguments import (
    LEVELS_HELP,
    add_deals,
    add_series,
    checked_options,
    compile_for,
    jobs_of,
)
from stonehenge.exit_codes import DONE
from stonehenge.players import levels


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "compare",
        help="measure one level against another on duplicate deals",
        description="Let a challenger take each seat in turn among players of another level, with "
        "the same deals and dice for all, and print what it wins over the player it replaces, "
        "with 95 % intervals.",
    )
    add_series(parser)
    parser.add_argument("challenger", metavar="LEVEL", help=f"who challenges: {LEVELS_HELP}")
    parser.add_argument("field", metavar="LEVEL", help="who sits on the other seats")
    add_deals(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Plays all deals and prints the comparison."""
    from stonehenge.arena.duplicate import Contest
    from stonehenge.arena.simulate import compare
    from stonehenge.chance import seed_from_number

    contest = Contest(
        game=arguments.game,
        options=checked_options(arguments),
        challenger=levels.find(arguments.game, arguments.challenger).name,
        field=levels.find(arguments.game, arguments.field).name,
        seed=seed_from_number(arguments.seed),
        deals=arguments.deals,
    )
    compile_for(arguments.game, (contest.challenger, contest.field))
    compare(contest, jobs_of(arguments))
    return DONE
