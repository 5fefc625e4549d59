"""How far a training is: lesson n of m, the time left, the memory and the disk it has taken."""

import resource
from collections.abc import Sequence
from pathlib import Path
from typing import Final

_KILO: Final = 1024


def lesson_of(number: int, lessons: int) -> str:
    """Which lesson it is."""
    return f"lesson {number} of {lessons}"


def told(seconds: Sequence[float], lessons: int, folder: Path) -> str:
    """How long the other lessons will take if they are like those so far, and what it has taken."""
    left = lessons - len(seconds)
    when = "this was the last one"
    if left:
        when = f"about {_duration(left * sum(seconds) / len(seconds))} left"
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * _KILO
    disk = sum(path.stat().st_size for path in folder.glob("*") if path.is_file())
    return f"{when}; memory {_size(memory)} at most, {folder} {_size(disk)}"


def _duration(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} seconds"
    minutes = seconds / 60
    return f"{minutes:.0f} minutes" if minutes < 90 else f"{minutes / 60:.1f} hours"


def _size(octets: float) -> str:
    millions = octets / _KILO**2
    return f"{millions:.0f} MiB" if millions < _KILO else f"{millions / _KILO:.1f} GiB"
