"""Writes the tables of docs/research.md from the environments: `python -m tools.environments`."""

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Final

from stonehenge import cards, dice
from stonehenge.research import cards as card_numbers
from stonehenge.research import dice as dice_numbers
from stonehenge.research.decisions import COLUMNS
from stonehenge.research.numbers import ActionNumbers, Layout

FILE: Final = Path("docs/research.md")
_MARKED: Final = re.compile(r"(<!-- from the environments: (.+?) -->).*?(<!-- end -->)", re.DOTALL)


def write(document: str) -> str:
    """The document with its tables as the environments are."""
    return _MARKED.sub(
        lambda found: "\n".join((found[1], "", *_TABLES[found[2]](), "", found[3])), document
    )


def _actions(numbers: ActionNumbers) -> Iterator[str]:
    yield from ("| numbers | actions | from | to |", "|---:|---|---|---|")
    kinds = groupby(range(len(numbers)), key=lambda number: type(numbers.action(number)))
    for kind, run in kinds:
        found = list(run)
        first, last = found[0], found[-1]
        about = (kind.__doc__ or "").rstrip(".")
        span = f"{first}" if first == last else f"{first}-{last}"
        yield f"| {span} | {about} | `{numbers.name(first)}` | `{numbers.name(last)}` |"


def _fields(layout: Layout) -> Iterator[str]:
    yield from ("| from | field | shape | meaning |", "|---:|---|---|---|")
    places = layout.slices()
    for field in layout.fields:
        shape = " x ".join(map(str, field.shape))
        yield f"| {places[field.name].start} | `{field.name}` | {shape} | {field.about} |"
    yield f"| {layout.size} | in all | | |"


def _columns() -> Iterator[str]:
    yield from ("| column | type | what it holds |", "|---|---|---|")
    for name, (kind, about) in COLUMNS.items():
        shown = "string" if str(kind).startswith("dictionary") else str(kind)
        yield f"| `{name}` | {shown.replace('<element: ', '<')} | {about} |"


_TABLES: Final[Mapping[str, Callable[[], Iterator[str]]]] = {
    "card actions": lambda: _actions(card_numbers.ACTIONS),
    "dice actions": lambda: _actions(dice_numbers.ACTIONS),
    "card observation": lambda: _fields(card_numbers.layout(cards.Options(seats=4))),
    "columns": _columns,
    "dice observation": lambda: _fields(dice_numbers.layout(dice.Options(seats=4))),
}


def main() -> int:
    """Writes the document anew; run in a checkout."""
    FILE.write_text(write(FILE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
