"""The command `arena`: plays a tournament as far as it is let, and shows what it came to."""

import sys
from collections.abc import Generator
from contextlib import closing
from functools import partial
from pathlib import Path

from msgspec import Struct

from stonehenge.arena import journal
from stonehenge.arena.cluster import spread_on_ray
from stonehenge.arena.figures import Result, result
from stonehenge.arena.picture import picture
from stonehenge.arena.program import close_all
from stonehenge.arena.progress import Progress
from stonehenge.arena.report import as_csv, as_json, forfeit_lines, pair_table, table
from stonehenge.arena.simulate import print_table
from stonehenge.arena.spread import spread
from stonehenge.arena.tournament import GameScore, Tournament, games, play_game


class Where(Struct, frozen=True, kw_only=True):
    """Where a tournament is played, and where its results go."""

    jobs: int
    ray: str | None = None
    out: Path | None = None
    csv: Path | None = None
    json: Path | None = None
    plot: Path | None = None


def arena(tournament: Tournament, where: Where) -> bool:
    """Plays, prints and writes; False if Ctrl-C stopped it before the end."""
    with journal.opened(where.out, tournament) as kept:
        finished = _play(tournament, where, kept)
        found = result(tournament, kept.played[: len(games(tournament))])
    _show(tournament, found)
    _write(tournament, where, found)
    if not finished:
        goes_on = "; the same command goes on from here" if where.out else ""
        print(f"stopped after {found.deals} of {tournament.deals} deals{goes_on}", file=sys.stderr)
    return finished


def _show(tournament: Tournament, found: Result) -> None:
    if found.deals:
        print_table(table(found), sys.stdout)
    if len(found.lines) > 2:
        print()
        print_table(pair_table(found), sys.stdout)
    for sentence in forfeit_lines(found.forfeits, tournament.fallback):
        print(sentence, file=sys.stderr)


def _write(tournament: Tournament, where: Where, found: Result) -> None:
    if not found.deals:
        return
    texts = {
        where.csv or _inside(where, "results.csv"): as_csv(found),
        where.json or _inside(where, "results.json"): as_json(tournament, found),
        where.plot or _inside(where, "picture.svg"): picture(tournament, found),
    }
    for path, text in texts.items():
        if path is not None:
            path.write_text(text, encoding="utf-8")


def _inside(where: Where, name: str) -> Path | None:
    return where.out / name if where.out else None


def _play(tournament: Tournament, where: Where, kept: journal.Journal) -> bool:
    """Plays what is not in the journal yet."""
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
    one = partial(play_game, tournament)
    if where.ray is not None and numbers:
        yield from spread_on_ray(one, numbers, where.ray)
    elif numbers:
        yield from spread(one, numbers, min(where.jobs, len(numbers)))
