"""Time, as the server knows it; tests bring a clock of their own."""

import time


class Clock:
    """Two kinds of time: what the calendar says, which may jump, and what passes, which does not.

    Only stamps are taken from the calendar. Whatever waits, waits for time to pass.
    """

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds that have passed since some moment."""
        return time.monotonic()
