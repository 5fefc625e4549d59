"""The log of the server: JSON objects, one a line, and never a flood of the same kind."""

import logging
import sys
import time
from typing import Final

import msgspec

MOST_OF_A_KIND: Final = 10
"""Lines from one place in the code that are written in a minute."""
MINUTE: Final = 60.0


class JsonLines(logging.Formatter):
    """Log records as JSON, one object a line; no token ever gets here."""

    def format(self, record: logging.LogRecord) -> str:
        """A log record as a line."""
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "part": record.name,
            "message": record.getMessage(),
        }
        for more in ("path", "left_out"):
            if hasattr(record, more):
                line[more] = getattr(record, more)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class Throttle(logging.Filter):
    """Lets a few lines a minute through from each place in the code.

    The first line of the next minute says how many were left out.
    """

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[str, int], tuple[float, int]] = {}
        """For each place in the code: when its minute began, and how many lines came since."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write this record."""
        place, now = (record.pathname, record.lineno), time.monotonic()
        begun, lines = self._kinds.get(place, (now, 0))
        if now - begun >= MINUTE:
            if lines > MOST_OF_A_KIND:
                record.left_out = lines - MOST_OF_A_KIND
            begun, lines = now, 0
        self._kinds[place] = (begun, lines + 1)
        return lines < MOST_OF_A_KIND


def start_logging() -> None:
    """Writes warnings and errors to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Throttle())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
