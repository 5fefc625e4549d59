"""What a table of one level wins when it plays alone, measured once over thousands of games.

`compare` needs it as the mark to measure a challenger against. A field that is known need not play
every deal again, and its own luck is no part of the comparison. `python -m tools.fields` measures.
"""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from stonehenge.players import levels
from stonehenge.vocabulary import write_options


class Field(Struct, frozen=True, kw_only=True):
    """The points a round of a table of one level."""

    game: str
    seats: int
    options: dict[str, Any]
    level: str
    version: str
    seed: int
    games: int
    points: float
    error: float
    """Its standard error."""


@cache
def known_fields() -> tuple[Field, ...]:
    """All fields that were measured."""
    data = files("stonehenge.arena").joinpath("fields.json").read_bytes()
    return msgspec.json.decode(data, type=tuple[Field, ...])


def known_field(game: str, options: Any, level: str | None) -> Field | None:
    """The field of this level under these options, in its present version; None if not measured."""
    if level is None:
        return None
    version, told = levels.find(game, level).version, write_options(options)
    for field in known_fields():
        same = (field.game, field.seats, field.options) == (game, options.seats, told)
        if same and (field.level, field.version) == (level, version):
            return field
    return None
