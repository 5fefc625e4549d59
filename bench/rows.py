"""A line of the table that a benchmark writes."""

from msgspec import Struct


class Row(Struct, frozen=True):
    """What was measured, the figure, and its ratio to the peer measured beside it."""

    name: str
    figure: float
    unit: str
    ratio: float
