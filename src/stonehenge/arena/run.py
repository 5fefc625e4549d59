"""Runs a tournament: plays it, prints its figures, and writes its files."""

import sys
from collections.abc import Generator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final, TextIO

from msgspec import Struct

from stonehenge.arena import journal
from stonehenge.arena.cluster import connected
from stonehenge.arena.entrants import check_classes
from stonehenge.arena.figures import Result, result
from stonehenge.arena.parallel import parallel_map
from stonehenge.arena.picture import picture
from stonehenge.arena.program import close_all
from stonehenge.arena.progress import Progress
from stonehenge.arena.report import absent_lines, as_csv, as_json, pair_table, table
from stonehenge.arena.seating import forfeit_sentences
from stonehenge.arena.simulate import print_table
from stonehenge.arena.tournament import GameScore, Tournament, games, play_game
from stonehenge.exit_codes import DONE, FAILED, INTERRUPTED

_STANDARD_OUTPUT: Final = "-"


class Where(Struct, frozen=True, kw_only=True):
    """Where a tournament is played, and where its results go."""

    jobs: int
    ray: str | None = None
    out: Path | None = None
    csv: Path | None = None
    json: Path | None = None
    plot: Path | None = None

    @property
    def to_standard_output(self) -> bool:
        """Whether a result goes to standard output, which then has nothing else."""
        return _STANDARD_OUTPUT in map(str, (self.csv, self.json, self.plot))


def arena(tournament: Tournament, where: Where) -> int:
    """Plays, prints and writes; returns the exit code."""
    check_classes(tournament.game, tournament.entrants, tournament.folder)
    _check_paths(where)
    with journal.opened(where.out, tournament) as kept:
        finished = _play(tournament, where, kept)
        figures = result(tournament, kept.played[: len(games(tournament))])
    _show(tournament, figures, sys.stderr if where.to_standard_output else sys.stdout)
    _write(tournament, where, figures)
    if not finished:
        goes_on = "; the same command goes on from here" if where.out else ""
        print(
            f"stopped after {figures.deals} of {tournament.deals} deals{goes_on}", file=sys.stderr
        )
        return INTERRUPTED
    return FAILED if any(line.forfeited == 1.0 for line in figures.lines) else DONE


def _check_paths(where: Where) -> None:
    """Fails before the games, not after them, where a result cannot be written."""
    for path in (where.csv, where.json, where.plot):
        if path is not None and str(path) != _STANDARD_OUTPUT:
            path.open("a").close()


def _show(tournament: Tournament, figures: Result, out: TextIO) -> None:
    if figures.deals:
        print_table(table(figures), out)
    if len(figures.lines) > 2:
        print(file=out)
        print_table(pair_table(figures), out)
    for sentence in forfeit_sentences(figures.forfeits, tournament.fallback):
        print(sentence, file=sys.stderr)
    for sentence in absent_lines(tournament, figures):
        print(sentence, file=sys.stderr)


def _write(tournament: Tournament, where: Where, figures: Result) -> None:
    if not figures.deals:
        return
    texts = {
        where.csv or _inside(where, "results.csv"): as_csv(figures),
        where.json or _inside(where, "results.json"): as_json(tournament, figures),
        where.plot or _inside(where, "picture.svg"): picture(tournament, figures),
    }
    for path, text in texts.items():
        if str(path) == _STANDARD_OUTPUT:
            print(text, end="")
        elif path is not None:
            path.write_text(text, encoding="utf-8")


def _inside(where: Where, name: str) -> Path | None:
    return where.out / name if where.out else None


def _play(tournament: Tournament, where: Where, kept: journal.Journal) -> bool:
    """Plays the games that are not in the journal yet; False if Ctrl-C stopped it."""
    total, done = len(games(tournament)), len(kept.played)
    progress = Progress(total, before=done)
    try:
        with closing(_scores(tournament, where, range(done, total))) as scores:
            for score in scores:
                kept.note(score)
                progress.step()
    except KeyboardInterrupt:
        return False
    finally:
        progress.done()
        close_all()
    return True


def _scores(tournament: Tournament, where: Where, numbers: range) -> Generator[GameScore]:
    play_one = partial(play_game, tournament)
    if where.ray is not None and numbers:
        with connected(where.ray) as cluster:
            yield from cluster.map(play_one, numbers)
    elif numbers:
        yield from parallel_map(play_one, numbers, min(where.jobs, len(numbers)))
