"""The exit codes of the command `stonehenge`."""

from typing import Final

DONE: Final = 0
FAILED: Final = 1
"""The command ran, but a record is wrong or a bot failed."""
BAD_INPUT: Final = 2
"""The command cannot run with what it was given; a sentence on standard error says why."""
INTERRUPTED: Final = 130
"""Ctrl-C ended it."""
READER_GONE: Final = 141
"""The reader of a pipe went away, as `head` does: what a shell says of programs that this ends."""
