"""What a new version of a player is worth: two challengers in the same seats, on the same deals.

`python -m tools.challengers cards archmage archmage-2 sage-1 --deals 100` lets both challengers
take each seat in turn among players of the field, and prints what the first makes more than the
second. The deals are those of `stonehenge compare` with the same seed.
"""

import argparse
from collections.abc import Sequence

from stonehenge.arena.duplicate import Contest, DealScore, run
from stonehenge.arena.entrants import read_one
from stonehenge.chance import seed_from_number
from stonehenge.commands.arguments import add_deals, add_series, checked_options, jobs_of
from stonehenge.figures.intervals import Figure, figure


def told(value: Figure, factor: float = 1.0) -> str:
    """A figure with its interval."""
    scaled = Figure(factor * value.value, value.within and factor * value.within)
    return f"{scaled.value:+.2f} ± {scaled.within_as('{:.2f}')}"


def scores_of(arguments: argparse.Namespace, challenger: str) -> list[DealScore]:
    """What a challenger made of each deal."""
    contest = Contest(
        game=arguments.game,
        options=checked_options(arguments),
        challenger=read_one(arguments.game, challenger),
        field=read_one(arguments.game, arguments.field),
        seed=seed_from_number(arguments.seed),
        deals=arguments.deals,
    )
    return list(run(contest, jobs_of(arguments)))


def differences(one: Sequence[DealScore], two: Sequence[DealScore]) -> tuple[Figure, Figure]:
    """How many points a round more, and how many more of the games, the first one won."""
    pairs = list(zip(one, two, strict=True))
    return (
        figure([a.points - b.points for a, b in pairs]),
        figure([a.wins - b.wins for a, b in pairs]),
    )


def main() -> None:
    """Prints what each made over the field, and the difference."""
    parser = argparse.ArgumentParser(description="Compare two challengers on the same deals.")
    add_series(parser)
    parser.add_argument("challengers", nargs=2, metavar="WHO", help="the new one, then the old one")
    parser.add_argument("field", metavar="FIELD", help="who sits on the other seats")
    add_deals(parser)
    arguments = parser.parse_args()
    one, two = (scores_of(arguments, who) for who in arguments.challengers)
    for who, scores in zip(arguments.challengers, (one, two), strict=True):
        over = told(figure([score.gain for score in scores]))
        wins = told(figure([score.wins for score in scores]), 100)
        print(f"{who} among {arguments.field}: {over} points a round over the field, wins {wins} %")
    points, more_wins = differences(one, two)
    print(f"{' over '.join(arguments.challengers)}: {told(points)} points a round", end="")
    print(f", wins {told(more_wins, 100)} percentage points ({arguments.deals} deals)")


if __name__ == "__main__":
    main()
