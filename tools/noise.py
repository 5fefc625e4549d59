"""How much of a card game's result is in the deal: games are replayed with something changed.

`python -m tools.noise [--games N] [--seed N]` prints a table of docs/players.md. Four levels play a
deal. It is played again, a few times each, with other players in some seats or with careless ones.
The less alike the points of a round then are, the less any judgement of the deal can foresee them.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from stonehenge import cards, players
from stonehenge.arena.match import play
from stonehenge.cards import Options, Play, View
from stonehenge.cards.rules import points
from stonehenge.chance import Seeded, seed_from_number

LEVELS: Final = ("sage", "adept-3", "journeyman-2", "apprentice")
SEATS: Final = len(LEVELS)
REPLAYS: Final = 4
CARELESS: Final = 0.1

Array: TypeAlias = NDArray[Any]


class Table(Struct, frozen=True):
    """Who sits where, and how often a card is played at random."""

    seated: tuple[str, ...]
    careless: float = 0.0


Change: TypeAlias = Callable[[Table, int, Random], Table]
"""Another table for a replay that follows one seat."""


def turned(table: Table, _seat: int, random: Random) -> Table:
    """Everybody moves on by as many seats."""
    by = random.randrange(1, SEATS)
    return Table(table.seated[by:] + table.seated[:by])


def others_any(table: Table, seat: int, random: Random) -> Table:
    """The followed seat stays, the others are of any level."""
    return Table(
        tuple(
            level if at == seat else random.choice(LEVELS) for at, level in enumerate(table.seated)
        )
    )


def one_other(table: Table, seat: int, random: Random) -> Table:
    """One of the others is replaced by another level."""
    at = random.choice([other for other in range(SEATS) if other != seat])
    level = random.choice([level for level in LEVELS if level != table.seated[at]])
    return Table((*table.seated[:at], level, *table.seated[at + 1 :]))


def careless(table: Table, _seat: int, _random: Random) -> Table:
    """The same players; now and then one plays a card at random."""
    return Table(table.seated, CARELESS)


CHANGES: Final[dict[str, Change]] = {
    "the same seat, everybody moved on": turned,
    "the same player, the others of any level": others_any,
    "the same player, one other replaced": one_other,
    "the same four, each card at random with a chance of a tenth": careless,
}


class Careless:
    """A player who now and then plays a random legal card."""

    def __init__(self, player: players.Player, share: float, random: Random) -> None:
        self._player, self._share, self._random = player, share, random

    def choose(self, view: View, legal: Sequence[Any]) -> Any:
        """Mostly the player's choice."""
        if isinstance(legal[0], Play) and self._random.random() < self._share:
            return self._random.choice(legal)
        return self._player.choose(view, legal)


def played(table: Table, seed: bytes, random: Random) -> Array:
    """The points of a game by round and seat."""
    chance = Seeded(seed)
    seated = [
        Careless(
            players.make(cards, level, chance.derive(f"player/{seat}")), table.careless, random
        )
        for seat, level in enumerate(table.seated)
    ]
    state = play(cards, Options(seats=SEATS), seated, chance).state
    return np.array([[points(*one) for one in line] for line in cards.finished_rounds(state)])


def likeness(change: Change, games: int, seed: int) -> tuple[float, float]:
    """How a round's points go with those of one replay, and with the mean of all replays."""
    random = Random(seed)  # noqa: S311 - luck, not secrecy
    chance = Seeded(seed_from_number(seed))
    real: list[Array] = []
    again: list[list[Array]] = []
    for number in range(games):
        deal = chance.derive(f"deal/{number}")
        table = Table(LEVELS[number % SEATS :] + LEVELS[: number % SEATS])
        seats = [table.seated.index(level) for level in LEVELS]
        real.append(played(table, deal, random)[:, seats].T)
        again.append([_replays(change, table, seat, deal, random) for seat in seats])
    first: Array = np.array(real)
    replays: Array = np.array(again)
    singles = [_alike(first, replays[:, :, number]) for number in range(REPLAYS)]
    return float(np.mean(singles)), _alike(first, replays.mean(axis=2))


def _replays(change: Change, table: Table, seat: int, deal: bytes, random: Random) -> Array:
    """The points of a seat, by replay and round."""
    return np.array(
        [played(change(table, seat, random), deal, random)[:, seat] for _ in range(REPLAYS)]
    )


def _alike(first: Array, second: Array) -> float:
    """The correlation of points by game, player and round; what is usual there is nobody's luck."""
    one, other = ((each - each.mean(axis=0)).ravel() for each in (first, second))
    return float(np.corrcoef(one, other)[0, 1])


def table(games: int, seed: int) -> Iterator[str]:
    """What each change leaves of the points, line by line."""
    yield f"| played again | one replay | mean of {REPLAYS} | part of the games left |"
    yield "|---|---:|---:|---:|"
    for name, change in CHANGES.items():
        single, mean = likeness(change, games, seed)
        yield f"| {name} | {single:.2f} | {mean:.2f} | {1 - mean**2:.0%} |"


def main() -> None:
    """Replays and prints."""
    parser = argparse.ArgumentParser(description="How much of a card game is in the deal.")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=77)
    asked = parser.parse_args()
    for line in table(asked.games, asked.seed):
        print(line, flush=True)


if __name__ == "__main__":
    main()
