"""Games as a table: one row for each game of each player, for spreadsheets and data frames."""

import csv
import io
from collections.abc import Iterable
from typing import Final

from stonehenge.figures.games import GameLine
from stonehenge.pad.files import safe
from stonehenge.vocabulary import option_text

COLUMNS: Final = (
    *("game", "date", "name", "kind", "seat", "others", "points", "place", "wins"),
    *("rounds", "exact", "hints", "options"),
)
"""The heads of the table."""


def rows(lines: Iterable[GameLine]) -> list[dict[str, object]]:
    """The games as rows, as a data frame takes them."""
    return [
        dict(
            zip(
                COLUMNS,
                (
                    line.game,
                    line.date,
                    line.name,
                    line.kind,
                    line.seat,
                    " ".join(line.others),
                    line.points,
                    line.place,
                    line.wins,
                    len(line.rounds),
                    sum(one.exact for one in line.rounds),
                    line.hints,
                    " ".join(f"{name}={option_text(one)}" for name, one in line.options.items()),
                ),
                strict=True,
            )
        )
        for line in lines
    ]


def csv_text(lines: Iterable[GameLine]) -> str:
    """The games as CSV, with the heads in the first line."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    writer.writeheader()
    for row in rows(lines):
        writer.writerow(
            {head: safe(cell) if isinstance(cell, str) else cell for head, cell in row.items()}
        )
    return out.getvalue()
