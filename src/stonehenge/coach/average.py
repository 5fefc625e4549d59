"""What the archmage makes on average: a table that was measured, by game, players and field.

`tools/coach_average.py` writes `average.jsonl`: the archmage in every seat in turn, among players
of one level.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from statistics import fmean
from typing import Any, Final

import msgspec
from msgspec import Struct

from stonehenge.vocabulary import OptionValue, write_options

PEOPLE: Final = "sage"
"""The level that people, and players of unknown strength, are taken to have."""


class Line(Struct, frozen=True):
    """One table of the measurement."""

    game: str
    seats: int
    field: str
    """The level of all others."""
    options: dict[str, OptionValue]
    """The options that differ from the defaults."""
    version: str
    """The version of the archmage."""
    games: int
    rounds: tuple[float, ...]
    """By round: the points of the archmage."""
    counts: tuple[int, ...]
    """By round: how many games had it."""
    total: float
    error: float
    """The standard error of `total`."""
    won: float
    """The points at the end of games that it won."""
    lost: float


def points_of_a_win(options: Any) -> float:
    """How many points more the archmage has after a dice game it won than after one it lost."""
    line = _line("dice", options.seats, PEOPLE, _variant("dice", write_options(options)))
    return line.won - line.lost


def average_by_round(
    game: str, options: Mapping[str, OptionValue], others: Sequence[str], rounds: int
) -> list[float]:
    """What the archmage makes in each round among these levels: the mean over their fields."""
    seats = len(others) + 1
    return [
        fmean(_in_round(game, seats, level, _variant(game, options), at) for level in others)
        for at in range(rounds)
    ]


def version_of(game: str) -> str:
    """The version of the archmage that was measured."""
    return _line(game, 4, PEOPLE, "{}").version


def _in_round(game: str, seats: int, field: str, variant: str, at: int) -> float:
    """By field; how a variant differs was measured among sages, for cards at four seats."""
    plain = _round(_line(game, seats, field, "{}"), at)
    if variant == "{}":
        return plain
    size = seats if game == "dice" else 4
    changed, before = (_line(game, size, PEOPLE, of) for of in (variant, "{}"))
    return plain + _mean(changed) - _mean(before)


def _round(line: Line, at: int) -> float:
    """A round of a table, smoothed: the straight line through all its rounds."""
    return _straight(line)[min(at, len(line.rounds) - 1)]


@cache
def _straight(line: Line) -> list[float]:
    """The straight line through the rounds, each weighed by its games."""
    weights = line.counts
    together = sum(weights)
    middle = sum(at * weight for at, weight in enumerate(weights)) / together
    mean = _mean(line)
    spread = sum(weight * (at - middle) ** 2 for at, weight in enumerate(weights))
    rise = sum(
        weight * (at - middle) * (points - mean)
        for at, (weight, points) in enumerate(zip(weights, line.rounds, strict=True))
    )
    return [mean + rise / spread * (at - middle) for at in range(len(weights))]


def _mean(line: Line) -> float:
    pairs = zip(line.counts, line.rounds, strict=True)
    return sum(count * points for count, points in pairs) / sum(line.counts)


def _variant(game: str, options: Mapping[str, OptionValue]) -> str:
    """The options that were measured, as the key of a table; others do not count."""
    named = ("magic", "target") if game == "dice" else ("bidding", "plus_minus_one")
    plain = {"magic": False, "target": 9, "bidding": "open", "plus_minus_one": False}
    told = {name: options[name] for name in named if options[name] != plain[name]}
    return msgspec.json.encode(told).decode()


def _line(game: str, seats: int, field: str, variant: str) -> Line:
    table = _table()
    key = game, seats, field, variant
    return table[key] if key in table else table[game, seats, PEOPLE, variant]


@cache
def _table() -> dict[tuple[str, int, str, str], Line]:
    text = files(__package__).joinpath("average.jsonl").read_text("utf-8")
    lines = [msgspec.json.decode(line, type=Line) for line in text.splitlines()]
    return {
        (line.game, line.seats, line.field, msgspec.json.encode(line.options).decode()): line
        for line in lines
    }
