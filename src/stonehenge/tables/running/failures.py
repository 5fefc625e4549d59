"""Failures that the server survives, logged with their cause and never in a flood."""

import logging
from typing import Final

from stonehenge.tables.running.clock import Clock

_LOG: Final = logging.getLogger("stonehenge.tables")
QUIET: Final = 60.0
"""Seconds for which a failure that has just been logged is not logged again."""


class FailureLog:
    """Logs each failure with its traceback, the same one at most once a minute."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._logged: dict[tuple[str, str], float] = {}
        """When each failure was last logged, by what was being done and by the error."""

    def report(self, doing: str, error: Exception) -> None:
        """Logs that something failed; `doing` says what, such as "archiving old tables"."""
        now = self._clock.monotonic()
        self._logged = {key: at for key, at in self._logged.items() if now - at < QUIET}
        key = (doing, repr(error))
        if key not in self._logged:
            self._logged[key] = now
            _LOG.error("%s failed: %s", doing, error, exc_info=error)
