"""What the archmage makes on average: a table that was measured, by game, players and field.

`tools/coach_average.py` writes `average.jsonl`: the archmage in every seat in turn, among players
of one level.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from statistics import fmean
from typing import Any, Final

import msgspec
from msgspec import Struct

from stonehenge.players.cards.net.standing import shipped_figures
from stonehenge.vocabulary import OptionValue, write_options

PEOPLE: Final = "sage-1"
"""The level that people, and players of unknown strength, are taken to have."""


PLAIN: Final = "{}"
"""The options of a game without variants."""
_MEASURED: Final = {"cards": 4, "dice": 3}
"""The number of players at which fields, and variants of the card game, were measured."""


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
    """What the archmage makes in each round among these levels, on average of their fields."""
    seats = len(others) + 1
    return [
        fmean(_in_round(game, seats, level, _variant(game, options), at) for level in others)
        for at in range(rounds)
    ]


def version_of(game: str) -> str:
    """The version of the archmage that was measured."""
    return _line(game, _MEASURED[game], PEOPLE, PLAIN).version


def _in_round(game: str, seats: int, field: str, variant: str, at: int) -> float:
    """A round among sages under the plain rules, and how another field and variant differ."""
    size = _MEASURED[game]
    if game == "cards":
        plain, others, rules = (
            _mean(_line(game, size, *of))
            for of in ((PEOPLE, PLAIN), (field, PLAIN), (PEOPLE, variant))
        )
        return _growing(seats)[at] * others / plain * rules / plain
    others = _difference(size, field, PLAIN)
    line = _line(game, seats, PEOPLE, PLAIN)
    rounds = _straight(line.rounds, line.counts)
    return rounds[min(at, len(rounds) - 1)] + others + _difference(seats, PEOPLE, variant)


def _difference(seats: int, field: str, variant: str) -> float:
    """How many points a round of dice has more than among sages under the plain rules."""
    changed, plain = (_line("dice", seats, *of) for of in ((field, variant), (PEOPLE, PLAIN)))
    return _mean(changed) - _mean(plain)


@cache
def _growing(seats: int) -> list[float]:
    """The rounds of a card game: as points grow in self-play, with the mean that was measured.

    Self-play has thousands of rounds of each number of cards, a table of the measurement few.
    """
    figures = shipped_figures()[seats]
    made = [one.exact * one.gain + (1 - one.exact) * one.loss for one in figures]
    mean = _mean(_line("cards", seats, PEOPLE, PLAIN))
    return [points * mean / fmean(made) for points in made]


@cache
def _straight(rounds: tuple[float, ...], counts: tuple[int, ...]) -> list[float]:
    """The straight line through the points of rounds, each weighed by its games."""
    mean, middle = _weighed(rounds, counts), _weighed(range(len(rounds)), counts)
    away = [at - middle for at in range(len(rounds))]
    spread = _weighed([one**2 for one in away], counts)
    slope = _weighed([one * points for one, points in zip(away, rounds, strict=True)], counts)
    return [mean + slope / spread * one for one in away]


def _weighed(values: Iterable[float], counts: Sequence[int]) -> float:
    pairs = zip(values, counts, strict=True)
    return sum(value * count for value, count in pairs) / sum(counts)


def _mean(line: Line) -> float:
    return _weighed(line.rounds, line.counts)


def _variant(game: str, options: Mapping[str, OptionValue]) -> str:
    """The options that were measured, as the key of a table; others do not count."""
    named = ("magic", "target") if game == "dice" else ("bidding", "plus_minus_one")
    plain = {"magic": False, "target": 9, "bidding": "open", "plus_minus_one": False}
    told = {name: options[name] for name in named if options[name] != plain[name]}
    return msgspec.json.encode(told).decode()


def _line(game: str, seats: int, field: str, variant: str) -> Line:
    """The table; a level that was not measured counts as people do."""
    table = _table()
    return table.get((game, seats, field, variant)) or table[game, seats, PEOPLE, variant]


@cache
def _table() -> dict[tuple[str, int, str, str], Line]:
    text = files(__package__).joinpath("average.jsonl").read_text("utf-8")
    lines = [msgspec.json.decode(line, type=Line) for line in text.splitlines()]
    return {
        (line.game, line.seats, line.field, msgspec.json.encode(line.options).decode()): line
        for line in lines
    }
