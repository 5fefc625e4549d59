"""The clocks of the server; tests bring their own."""

import time


class Clock:
    """Timeouts use the monotonic clock, timestamps the wall clock, which may jump."""

    def now(self) -> int:
        """The wall clock: milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """The monotonic clock: seconds since an arbitrary moment."""
        return time.monotonic()
