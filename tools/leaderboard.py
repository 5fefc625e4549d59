"""Writes the tables of docs/benchmark.md: `python -m tools.leaderboard [--deals N] [ENTRANT ...]`.

Every entrant takes each seat in turn among players of one level, on the same deals. Without names
all levels and baselines are measured; with names only these, and their lines are printed.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

from stonehenge import cards, dice
from stonehenge.arena import duplicate
from stonehenge.arena.duplicate import Contest
from stonehenge.arena.entrants import check_classes, read_one
from stonehenge.chance import seed_from_number

PAGE: Final = Path("docs/benchmark.md")
DEALS: Final = 100
SEED: Final = 2026
JOBS: Final = 2


class Protocol(Struct, frozen=True):
    """One game of the benchmark: its options, the field, and who is measured in our own table."""

    game: str
    options: cards.Options | dice.Options
    field: str
    entrants: tuple[str, ...]


PROTOCOLS: Final = (
    Protocol(
        "cards",
        cards.Options(seats=4),
        "journeyman-2",
        (
            "archmage",
            "sage",
            "yardstick",
            "adept",
            "journeyman-2",
            "ppo=examples.train_ppo:Learner",
            "journeyman",
            "apprentice",
            "novice",
            "cautious=examples.cautious:Cautious",
            "random",
        ),
    ),
    Protocol(
        "dice",
        dice.Options(seats=3, magic=True),
        "journeyman-1",
        (
            "archmage",
            "sage",
            "yardstick",
            "journeyman-1",
            "adept",
            "journeyman",
            "apprentice",
            "novice",
            "random",
        ),
    ),
)


def line(protocol: Protocol, name: str, deals: int) -> str:
    """The line of one entrant."""
    entrant = read_one(protocol.game, name)
    check_classes(protocol.game, [entrant], ".")
    contest = Contest(
        game=protocol.game,
        options=protocol.options,
        challenger=entrant,
        field=read_one(protocol.game, protocol.field),
        seed=seed_from_number(SEED),
        deals=deals,
        control_luck=True,
    )
    figures = duplicate.verdicts(list(duplicate.run(contest, JOBS)), contest.known_field)
    over, points, exact, wins = figures.values()
    cells = (
        entrant.name,
        f"{over.value:+.2f} ± {over.reach:.2f}",
        f"{points.value:.2f} ± {points.reach:.2f}",
        f"{exact.value:.1%} ± {100 * exact.reach:.1f}",
        f"{wins.value:.1%} ± {100 * wins.reach:.1f}",
    )
    return f"| {' | '.join(cells)} |"


def table(protocol: Protocol, deals: int) -> Iterator[str]:
    """The lines of all entrants."""
    fair = f"{1 / protocol.options.seats:.0%}"
    yield f"| entrant | over the field | points a round | exact | wins (fair: {fair}) |"
    yield "|---|---|---|---|---|"
    for name in protocol.entrants:
        told = line(protocol, name, deals)
        print(told, file=sys.stderr, flush=True)
        yield told


def write(deals: int) -> None:
    """Puts both tables between their marks."""
    text = PAGE.read_text()
    for protocol in PROTOCOLS:
        before, mark, rest = text.partition(f"<!-- measured: {protocol.game} -->\n\n")
        _, end, after = rest.partition("\n\n<!-- end -->")
        assert mark, f"{PAGE} has no place for {protocol.game}"
        assert end, f"the table of {protocol.game} has no end"
        text = before + mark + "\n".join(table(protocol, deals)) + end + after
    PAGE.write_text(text)


def main() -> None:
    """Measures everything, or the entrants that are named."""
    parser = argparse.ArgumentParser(description="The benchmark of docs/benchmark.md.")
    parser.add_argument("entrants", nargs="*", help="a level, module:Class or cmd:PROGRAM")
    parser.add_argument("--game", choices=[one.game for one in PROTOCOLS], default="cards")
    parser.add_argument("--deals", type=int, default=DEALS)
    asked = parser.parse_args()
    if not asked.entrants:
        write(asked.deals)
        return
    (protocol,) = (one for one in PROTOCOLS if one.game == asked.game)
    for name in asked.entrants:
        print(line(protocol, name, asked.deals), flush=True)


if __name__ == "__main__":
    main()
