"""Measures what tables of one level win: `python -m tools.fields [--games N] LEVEL ...`.

Writes src/stonehenge/arena/fields.json, which `compare --control-luck` reads. The games are others
than those of any comparison, unless that is asked for with the same seed.
"""

import argparse
from pathlib import Path
from typing import Final

import msgspec

from stonehenge import cards
from stonehenge.arena.entrants import read_one
from stonehenge.arena.fields import Field, known_fields
from stonehenge.arena.series import Series, run
from stonehenge.chance import seed_from_number
from stonehenge.figures.intervals import average, mean_and_error
from stonehenge.players import levels
from stonehenge.vocabulary import write_options

PATH: Final = Path("src/stonehenge/arena/fields.json")
OPTIONS: Final = cards.Options(seats=4)
SEED: Final = 771_000
JOBS: Final = 2


def measure(level: str, games: int) -> Field:
    """Plays so many games of one level on all seats."""
    series = Series(
        game=cards.NAME,
        options=OPTIONS,
        seated=(read_one(cards.NAME, level),) * OPTIONS.seats,
        seed=seed_from_number(SEED),
        games=games,
        keep_records=False,
    )
    points = [
        average(won / game.outcome.rounds for won in game.outcome.points)
        for game in run(series, JOBS)
    ]
    mean, error = mean_and_error(points)
    return Field(
        game=cards.NAME,
        seats=OPTIONS.seats,
        options=write_options(OPTIONS),
        level=level,
        version=levels.find(cards.NAME, level).version,
        seed=SEED,
        games=games,
        points=round(mean, 4),
        error=round(error, 4),
    )


def main() -> None:
    """Measures the levels and writes the file anew after each of them."""
    parser = argparse.ArgumentParser(description="Measures what tables of one level win.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("levels", nargs="+")
    asked = parser.parse_args()
    fields = {field.level: field for field in known_fields()}
    for level in asked.levels:
        fields[level] = measure(level, asked.games)
        print(fields[level], flush=True)
        in_order = [fields[name] for name in levels.names(cards.NAME) if name in fields]
        PATH.write_bytes(msgspec.json.format(msgspec.json.encode(in_order), indent=1) + b"\n")


if __name__ == "__main__":
    main()
