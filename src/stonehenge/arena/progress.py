"""A progress bar on the terminal, with the time left."""

import sys
import time
from typing import Final

_BAR: Final = 30


class Progress:
    """A bar on the terminal, nothing elsewhere; `before` items were done in an earlier run."""

    def __init__(self, total: int, what: str = "games", before: int = 0) -> None:
        self._total = total
        self._what = what
        self._before = self._done = before
        self._begun = self._shown = time.monotonic()
        self._visible = sys.stderr.isatty()

    def step(self) -> None:
        """One more is done."""
        self._done += 1
        now = time.monotonic()
        if self._visible and (now - self._shown > 0.1 or self._done == self._total):
            self._shown = now
            self._draw(now)

    def _draw(self, now: float) -> None:
        filled = _BAR * self._done // self._total
        a_step = (now - self._begun) / (self._done - self._before)
        left = a_step * (self._total - self._done)
        bar = "#" * filled + "-" * (_BAR - filled)
        sys.stderr.write(f"\r[{bar}] {self._done}/{self._total} {self._what}, {left:.0f} s left ")
        sys.stderr.flush()

    def done(self) -> None:
        """Removes the bar."""
        if self._visible:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
