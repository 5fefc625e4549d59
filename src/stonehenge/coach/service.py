"""The coach as a process: reads errands from its input, writes reports to its output.

A review takes long. So it looks for new errands after every step: a position that somebody waits
for at a table is assessed in between, and a review that nobody waits for is stopped.
"""

import os
import sys
import threading
from collections.abc import Iterator
from queue import Empty, SimpleQueue
from typing import Any, BinaryIO, Final

import msgspec

from stonehenge import coach
from stonehenge import record as records
from stonehenge.coach import errands
from stonehenge.coach.errands import Assess, Look, Run
from stonehenge.coach.review import review
from stonehenge.daily.playing import par_runs

_IDLE: Final = 19
"""The lowest priority: tables go first."""


class _NobodyWaits(Exception):
    """The review under way was dropped."""


class Service:
    """Carries out errands one after the other."""

    def __init__(self, out: BinaryIO) -> None:
        self._out = out
        self._new: SimpleQueue[errands.Errand] = SimpleQueue()
        self._later: list[Look] = []
        self._last: list[Run] = []
        """What nobody waits for: it is done when there is nothing else to do."""

    def hear(self, lines: Iterator[bytes]) -> None:
        """Takes errands in, and ends this process when the server ends in any way."""
        for line in lines:
            self._new.put(errands.ERRANDS.decode(line))
        os._exit(0)

    def serve(self) -> None:
        """Works for as long as there is a server."""
        while True:
            self._take(self._new.get(), None)
            while self._later or self._last:
                if self._later:
                    self._review(self._later.pop(0))
                else:
                    self._run(self._last.pop(0))

    def _take(self, errand: errands.Errand, under_way: int | None) -> None:
        if isinstance(errand, Assess):
            self._assess(errand)
        elif isinstance(errand, Look):
            self._later.append(errand)
        elif isinstance(errand, Run):
            self._last.append(errand)
        elif errand.id == under_way:
            raise _NobodyWaits

    def _assess(self, asked: Assess) -> None:
        game = records.GAMES[asked.game]
        try:
            view: Any = msgspec.json.decode(asked.view, type=game.View)
            legal = msgspec.json.decode(asked.legal, type=game.Legal)
            answer = coach.advise(view, legal, asked.effort)
        except Exception as error:  # noqa: BLE001 - told to whoever waits; the coach goes on
            self._tell(errands.Failed(asked.id, repr(error)))
        else:
            self._tell(errands.Assessed(asked.id, answer))

    def _review(self, asked: Look) -> None:
        reached = -1

        def progress(done: int, of: int) -> None:
            nonlocal reached
            if done > reached:
                reached = done
                self._tell(errands.Reached(asked.id, done, of))
            self._look_up(asked.id)

        try:
            record = records.decode(bytes(asked.record))
            answer = review(record, asked.seat, asked.effort, progress)
        except _NobodyWaits:
            self._tell(errands.Dropped(asked.id))
        except Exception as error:  # noqa: BLE001 - told to whoever waits; the coach goes on
            self._tell(errands.Failed(asked.id, repr(error)))
        else:
            self._tell(errands.Reviewed(asked.id, answer))

    def _run(self, asked: Run) -> None:
        def progress() -> None:
            self._look_up(asked.id)
            while self._later:  # somebody waits for these
                self._review(self._later.pop(0))

        try:
            seed = bytes.fromhex(asked.seed)
            points = par_runs(asked.terms, seed, asked.runs, progress)
        except _NobodyWaits:
            self._tell(errands.Dropped(asked.id))
        except Exception as error:  # noqa: BLE001 - told to whoever waits; the coach goes on
            self._tell(errands.Failed(asked.id, repr(error)))
        else:
            self._tell(errands.Made(asked.id, points))

    def _look_up(self, under_way: int) -> None:
        """Takes all errands that have come meanwhile."""
        while True:
            try:
                errand = self._new.get_nowait()
            except Empty:
                return
            self._take(errand, under_way)

    def _tell(self, report: errands.Report) -> None:
        self._out.write(errands.line(report))
        self._out.flush()


def main() -> None:
    """Serves the server that started this process, at the lowest priority."""
    os.nice(_IDLE)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else prints must not be a report
    service = Service(out)
    threading.Thread(target=service.hear, args=(iter(sys.stdin.buffer),), daemon=True).start()
    service.serve()


if __name__ == "__main__":
    main()
