"""The command `train`: teaches the learned players."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from stonehenge.commands.arguments import Complaint, positive
from stonehenge.exit_codes import DONE, INTERRUPTED

if TYPE_CHECKING:
    from stonehenge.training.workers import Workers

COURSES: Final = ("cards", "dice")
"""What is taught in lessons that are kept."""


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "train",
        help="teach the learned players",
        description="Teach the learned players by self-play. Every lesson is saved with its "
        "figures and a plot, and says how long the others will take. Ctrl-C stops it; the same "
        "command goes on after the last lesson that was saved.",
    )
    parser.add_argument(
        "what",
        choices=("cards", "cards-adept", "cards-standing", "dice"),
        metavar="WHAT",
        help="cards, dice: the nets of the archmage; cards-adept: the adept's; "
        "cards-standing: the value of the standing",
    )
    parser.add_argument("--out", default="training", metavar="FOLDER", help="default: training")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="default: 1")
    parser.add_argument("--jobs", type=positive, default=2, metavar="N", help="threads, default: 2")
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="gather and examine on this Ray cluster; 'local' starts one here (cards, dice)",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Trains until the course is done, or until Ctrl-C."""
    if arguments.ray and arguments.what not in COURSES:
        raise Complaint(f"--ray is for {' and '.join(COURSES)}: {arguments.what} takes minutes")
    try:
        _train(arguments)
    except KeyboardInterrupt:
        lessons = arguments.what in COURSES
        goes_on = f"goes on after the last lesson kept in {arguments.out}"
        print(f"stopped; the same command {goes_on if lessons else 'begins anew'}", file=sys.stderr)
        return INTERRUPTED
    return DONE


def _train(arguments: argparse.Namespace) -> None:
    from pathlib import Path

    from stonehenge.training.cards import adept, standing
    from stonehenge.training.cards import course as cards
    from stonehenge.training.dice import course as dice

    folder = Path(arguments.out)
    if arguments.what == "cards-adept":
        adept.train(folder, arguments.seed, _print_now)
    elif arguments.what == "cards-standing":
        standing.train(folder, arguments.seed, _print_now)
    else:
        train = cards.train if arguments.what == "cards" else dice.train
        with _workers(arguments) as workers:
            train(folder, arguments.seed, workers, _print_now)


@contextmanager
def _workers(arguments: argparse.Namespace) -> "Iterator[Workers]":
    from stonehenge.arena.cluster import connected
    from stonehenge.training.workers import Threads

    if arguments.ray is None:
        yield Threads(arguments.jobs)
        return
    with connected(arguments.ray) as cluster:
        yield cluster


def _print_now(line: str) -> None:
    print(line, flush=True)
