"""Runs a series or a contest: plays it, writes its records, and prints its table."""

import gzip
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TextIO, cast

from stonehenge.arena.duplicate import Contest, verdicts
from stonehenge.arena.duplicate import run as run_contest
from stonehenge.arena.entrants import check_classes
from stonehenge.arena.program import close_all
from stonehenge.arena.progress import Progress
from stonehenge.arena.seating import (
    Conduct,
    Terms,
    all_forfeited,
    count_forfeits,
    forfeit_sentences,
)
from stonehenge.arena.series import Series, run
from stonehenge.arena.tally import Tally
from stonehenge.exit_codes import DONE, FAILED


def simulate(series: Series, jobs: int, records: str | None) -> int:
    """Plays all games; with records to standard output the table goes to standard error."""
    check_classes(series.game, series.seated, series.terms.folder)
    tally = Tally([entrant.name for entrant in series.seated])
    progress = Progress(series.games)
    conducts = []
    with _opened(records) as file, _programs_closed():
        for game in run(series, jobs):
            tally.add(game.outcome)
            conducts.append(game.conduct)
            if file:
                file.write(game.line + b"\n")
            progress.step()
    progress.done()
    print_table(tally.table(), sys.stderr if records == "-" else sys.stdout)
    return _tell_conduct(conducts, series.terms)


def compare(contest: Contest, jobs: int) -> int:
    """Plays all deals and prints how the challenger did against the field."""
    check_classes(contest.game, (contest.challenger, contest.field), contest.terms.folder)
    progress = Progress(contest.deals, "deals")
    scores = []
    with _programs_closed():
        for score in run_contest(contest, jobs):
            scores.append(score)
            progress.step()
    progress.done()
    rows = [[f"{contest.challenger.name} among {contest.field.name}", "mean", "±95%"]]
    rows += [
        [name, f"{v.value:.3f}", v.within_as("{:.3f}")]
        for name, v in verdicts(scores, contest.known_field).items()
    ]
    print_table(rows, sys.stdout)
    return _tell_conduct([one for score in scores for one in score.conducts], contest.terms)


@contextmanager
def _programs_closed() -> Iterator[None]:
    try:
        yield
    finally:
        close_all()


def _tell_conduct(conducts: Sequence[Conduct], terms: Terms) -> int:
    """Says what was forfeited; the exit code tells whether somebody never played."""
    lost = count_forfeits(one for conduct in conducts for one in conduct.forfeits)
    for sentence in forfeit_sentences(lost, terms.fallback):
        print(sentence, file=sys.stderr)
    return FAILED if all_forfeited(conducts) else DONE


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
