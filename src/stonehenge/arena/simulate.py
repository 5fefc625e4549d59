"""Runs a series or a contest: plays it, writes its records, and prints its table."""

import gzip
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TextIO, cast

from stonehenge.arena.duplicate import Contest, verdicts
from stonehenge.arena.duplicate import run as run_contest
from stonehenge.arena.progress import Progress
from stonehenge.arena.series import Series, run
from stonehenge.arena.tally import Tally


def simulate(series: Series, jobs: int, records: str | None) -> None:
    """Plays all games; with records to standard output the table goes to standard error."""
    tally = Tally(series.levels)
    progress = Progress(series.games)
    with _opened(records) as file:
        for outcome, line in run(series, jobs):
            tally.add(outcome)
            if file:
                file.write(line + b"\n")
            progress.step()
    progress.done()
    print_table(tally.table(), sys.stderr if records == "-" else sys.stdout)


def compare(contest: Contest, jobs: int) -> None:
    """Plays all deals and prints how the challenger did against the field."""
    progress = Progress(contest.deals, "deals")
    scores = []
    for score in run_contest(contest, jobs):
        scores.append(score)
        progress.step()
    progress.done()
    rows = [[f"{contest.challenger} among {contest.field}", "mean", "±95%"]]
    rows += [
        [name, f"{v.value:.3f}", v.within_as("{:.3f}")] for name, v in verdicts(scores).items()
    ]
    print_table(rows, sys.stdout)


def print_table(rows: list[list[str]], out: TextIO) -> None:
    """Prints rows with their columns aligned, the first to the left."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        print("  ".join(cells), file=out)


@contextmanager
def _opened(records: str | None) -> Iterator[IO[bytes] | None]:
    if records is None:
        yield None
    elif records == "-":
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
    elif records.endswith(".gz"):
        # no time stamp, so that the same series gives the same file
        with Path(records).open("wb") as raw, gzip.GzipFile("", "wb", 6, raw, mtime=0) as packed:
            yield cast("IO[bytes]", packed)
    else:
        with Path(records).open("wb") as plain:
            yield plain
