"""Compiles the kernels that levels need: `python -m stonehenge.players.warm [GAME LEVEL]`.

A server runs it in the background with `--background`: at low priority, and only for as long as
the server lives.
"""

import argparse
import fcntl
import os
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeAlias

from stonehenge import players
from stonehenge import record as records
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.players import readiness
from stonehenge.vocabulary import CHANCE, OptionValue, read_options

_STDIN: Final = 0
_SEATS: Final = 3
_SEED: Final = seed_from_number(1)
_OPTIONS: Final[Mapping[str, dict[str, OptionValue]]] = {"cards": {}, "dice": {"magic": True}}
_ROUNDS: Final = {"cards": 3, "dice": 10}
"""How many rounds a level plays: in them it meets every kind of decision."""


WarmUp: TypeAlias = Callable[[str, str], None]
"""Uses everything that a level of a game compiles."""


def prepare(game: str, level: str, using: WarmUp | None = None) -> None:
    """Compiles what a level needs and marks it ready, unless that has been done."""
    with _one_at_a_time():
        if readiness.is_ready(game, level):
            return
        # imported here because it imports numba, which takes a while
        from stonehenge import kernels  # noqa: PLC0415

        folder = Path(os.environ.get("NUMBA_CACHE_DIR") or kernels.cache_folder())
        if not folder.is_dir():
            raise NotADirectoryError(f"compiled kernels cannot be kept in {folder}")
        (using or warm_up)(game, level)
        readiness.mark_ready(game, level, folder)
        kernels.forget_old(readiness.markers())


def warm_up(game: str, level: str) -> None:
    """Lets a level play rounds of its game, so that all kernels it needs are compiled."""
    rules = records.GAMES[game]
    chance, player = Seeded(_SEED), players.make(rules, level, _SEED)
    options = read_options(rules, _SEATS, _OPTIONS[game])
    state: Any = rules.start(rules.settle(options, chance))
    while state.round <= _ROUNDS[game] and (seats := rules.to_act(state)):
        seat = seats[0]
        if seat == CHANCE:
            action = rules.draw(state, chance)
        else:
            action = player.choose(rules.view(state, seat), rules.legal(state, seat))
        state = rules.apply(state, seat, action)


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Waits while another process compiles the same: it would only be done twice."""
    folder = readiness.markers()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _end_with_the_server() -> None:
    """Ends this process when its input closes, as it does when the server ends in any way."""
    os.read(_STDIN, 1)  # not sys.stdin, whose lock this would hold when Python ends
    os._exit(1)


def main() -> None:
    """Prepares the level that is named, or all that are not ready."""
    run("python -m stonehenge.players.warm", readiness.to_compile(), warm_up)


def run(program: str, every: Sequence[tuple[str, str]], using: WarmUp) -> None:
    """Prepares the game and level that the command line names, or all that are not ready."""
    parser = argparse.ArgumentParser(prog=program)
    parser.add_argument("asked", nargs="*", metavar="GAME LEVEL", help="all of them if left out")
    parser.add_argument("--background", action="store_true", help="for a server that starts this")
    given = parser.parse_args()
    if given.background:
        os.nice(19)
        threading.Thread(target=_end_with_the_server, daemon=True).start()
    wanted = [tuple(given.asked)] if given.asked else every
    for game, level in wanted:
        if not readiness.is_ready(game, level):
            print(f"Compiling the kernels of the {game} player {level} ...", flush=True)
            begun = monotonic()
            prepare(game, level, using)
            print(f"... ready after {monotonic() - begun:.0f} s.", flush=True)


if __name__ == "__main__":
    main()
