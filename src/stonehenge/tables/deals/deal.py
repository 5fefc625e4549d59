"""A deal with everything that a table of it needs."""

from datetime import date
from typing import NamedTuple

from stonehenge.tables.log.events import SameDeal
from stonehenge.tables.storage.deals import DealRow


class Deal(NamedTuple):
    """A deal with everything that a table of it needs."""

    row: DealRow
    same: SameDeal
    seed: bytes
    """Of the game; a secret until the deal is over."""


def deal_id(day: date, game: str) -> str:
    """The name of a daily deal."""
    return f"{day.isoformat()}/{game}"
