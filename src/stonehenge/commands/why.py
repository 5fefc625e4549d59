"""The command `why`."""

from typing import Any


def add(commands: Any, levels: str) -> None:
    pass
