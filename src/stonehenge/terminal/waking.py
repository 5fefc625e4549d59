"""Levels whose kernels are not compiled yet: a process compiles them while another level plays."""

import sys
from collections.abc import Iterable, Iterator
from subprocess import DEVNULL, PIPE, Popen
from typing import Final

from stonehenge.players import readiness
from stonehenge.players.levels import stand_in

_COMMAND: Final = ("-P", "-m", "stonehenge.players.warm", "--background")


class Waking:
    """Knows who plays for a level until it is ready."""

    def __init__(self, game: str, levels: Iterable[str]) -> None:
        self._game = game
        self._waiting = [
            level for level in dict.fromkeys(levels) if not readiness.is_ready(game, level)
        ]
        # a session of its own: Ctrl-C is for the game, and the process ends with it anyway
        self._processes = [
            Popen(  # noqa: S603 - our own program, and a level that is known
                (sys.executable, *_COMMAND, game, level),
                stdin=PIPE,
                stdout=DEVNULL,
                stderr=DEVNULL,
                start_new_session=True,
            )
            for level in self._waiting
        ]

    def stand_ins(self) -> Iterator[tuple[str, str]]:
        """The levels that are not ready, each with the one that plays for it."""
        for level in self._waiting:
            yield level, stand_in(self._game, level)

    def player_for(self, level: str) -> str:
        """The level that decides for this one: itself, or another while it is not ready."""
        return stand_in(self._game, level) if level in self._waiting else level

    def awoken(self) -> list[str]:
        """The levels that have become ready since this was asked last."""
        ready = [level for level in self._waiting if readiness.is_ready(self._game, level)]
        self._waiting = [level for level in self._waiting if level not in ready]
        return ready

    def close(self) -> None:
        """Ends what is still being compiled; the functions that are ready are kept."""
        for process in self._processes:
            process.kill()
            process.communicate()
