"""What a server asks of the process of its coach, and what it hears from it: a JSON a line."""

from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct

from stonehenge.coach.answers import Assessment
from stonehenge.coach.verdicts import Review
from stonehenge.daily import Terms
from stonehenge.vocabulary import Seat


class Assess(Struct, frozen=True, tag="assess"):
    """Says what every choice of a position is worth."""

    id: int
    game: str
    view: Raw
    legal: Raw
    effort: float


class Look(Struct, frozen=True, tag="review"):
    """Reviews a recorded game for a seat."""

    id: int
    record: Raw
    seat: Seat
    effort: float


class Run(Struct, frozen=True, tag="run"):
    """Lets the archmage play a deal that many play alike, again and again, for its par."""

    id: int
    terms: Terms
    seed: str
    runs: int


class Drop(Struct, frozen=True, tag="drop"):
    """Nobody waits for this any more."""

    id: int


Errand: TypeAlias = Assess | Look | Run | Drop


class Reached(Struct, frozen=True, tag="reached"):
    """A review has done so many steps of so many."""

    id: int
    done: int
    of: int


class Assessed(Struct, frozen=True, tag="assessed"):
    """The answer to Assess."""

    id: int
    answer: Assessment


class Reviewed(Struct, frozen=True, tag="reviewed"):
    """The answer to Look."""

    id: int
    answer: Review


class Made(Struct, frozen=True, tag="made"):
    """The answer to Run: the points of the archmage in each run."""

    id: int
    answer: tuple[int, ...]


class Dropped(Struct, frozen=True, tag="dropped"):
    """A review that nobody waits for was stopped."""

    id: int


class Failed(Struct, frozen=True, tag="failed"):
    """The coach could not answer."""

    id: int
    why: str


Report: TypeAlias = Reached | Assessed | Reviewed | Made | Dropped | Failed

ERRANDS: msgspec.json.Decoder[Errand] = msgspec.json.Decoder(Errand)
REPORTS: msgspec.json.Decoder[Report] = msgspec.json.Decoder(Report)
LONGEST_LINE = 16_000_000
"""Bytes of the longest line: records are the longest."""


def line(message: Errand | Report) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message) + b"\n"
