"""Waiting for the thing itself."""

import time
from collections.abc import Callable
from typing import Any

PATIENCE = 30.0
"""Seconds that a busy machine may take for anything."""


def wait_until(holds: Callable[[], Any], patience: float = PATIENCE) -> None:
    """Returns as soon as something holds; fails if it does not in time."""
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.01)
