"""Who sits where, as records tell it: levels with their versions."""

from collections.abc import Iterable

from stonehenge.players.levels import LEVELS
from stonehenge.record import Computer


def with_versions(game: str, kinds: Iterable[str]) -> tuple[str | Computer, ...]:
    """Every level with the version that plays now; others, such as `human`, as they are."""
    known = LEVELS[game]
    return tuple(Computer(kind, known[kind].version) if kind in known else kind for kind in kinds)
