"""How well the card archmage knows where the hidden cards are, in each of its approaches.

`python -m tools.beliefs [--games N] [--field LEVEL] [--effort N]` lets four players of a level
play. At every third card it finds worlds by chains, by chains that take nobody for plain or
everybody to mind all bids, and by dealing, as many as the same effort pays for. It prints the mean
logarithm of the chance that they give to the place where each hidden card really is, and how many
different worlds there are.
With `--worlds N` each approach finds so many worlds instead.
"""

import argparse
from collections.abc import Iterator
from math import log
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stonehenge import cards
from stonehenge.arena.match import play_levels
from stonehenge.cards import Options
from stonehenge.chance import seed_from_number
from stonehenge.figures.intervals import Figure, figure
from stonehenge.kernels.cards.arrays import with_arrays
from stonehenge.players.cards.archmage import BY_CHAINS, BY_DEALS, ONE_KIND, TWO_KINDS, Approach
from stonehenge.players.cards.net.weights import shipped
from stonehenge.players.cards.numbers import constraints_of, history_of

SEATS: Final = 4
EVERY: Final = 3
"""One card in so many is looked at."""
APPROACHES: Final = {
    "dealt": BY_DEALS,
    "one kind": ONE_KIND,
    "two kinds": TWO_KINDS,
    "chains": BY_CHAINS,
}
SMOOTHED: Final = 0.02
"""So much of each chance is spread evenly over all places, as no sample proves a thing."""


class Known(NamedTuple):
    """What worlds say of a position."""

    log: float
    worlds: int
    different: int


def positions(level: str, game: int) -> Iterator[tuple[Any, int]]:
    """States of a game between players of a level: a seat plays, and some cards are hidden."""
    played = play_levels(cards, Options(seats=SEATS), [level] * SEATS, seed_from_number(game))
    state, asked = cards.start(played.options), 0
    for seat, action in played.actions:
        if seat >= 0 and state.phase is cards.Phase.PLAY:
            asked += 1
            if asked % EVERY == 0 and constraints_of(cards.view(state, seat)).unseen:
                yield state, seat
        state = cards.apply(state, seat, action)


def places(hands: NDArray[np.int64], card: int) -> NDArray[np.int64]:
    """By world the seat that holds a card, one more than the last for a card not dealt."""
    held: NDArray[np.int64] = (hands >> card & 1) @ np.arange(1, SEATS + 1)
    return (held - 1) % (SEATS + 1)


def known(
    state: Any, seat: int, approach: Approach, effort: float, worlds: int | None = None
) -> Known:
    """How well the worlds of an approach fit a state that a seat does not know."""
    view = cards.view(state, seat)
    history, unseen = with_arrays(history_of(view)), constraints_of(view).unseen
    number = worlds or max(2, int(effort / approach.cost(history)))
    hands = approach.worlds(view, history, number, 1, shipped(approach.nets)).hands
    truth = np.array([state.hands])
    logs = []
    for card in range(unseen.bit_length()):
        if unseen >> card & 1:
            right = float(np.mean(places(hands, card) == places(truth, card)[0]))
            logs.append(log((1 - SMOOTHED) * right + SMOOTHED / SEATS))
    return Known(float(np.mean(logs)), number, len(np.unique(hands, axis=0)))


def told(value: Figure) -> str:
    """A figure with its interval."""
    return f"{value.value:+.3f} ± {value.within_as('{:.3f}')}"


def main() -> None:
    """Prints a line for each approach, and what the last knows more; intervals are over games."""
    parser = argparse.ArgumentParser(description="Measure what the card archmage knows of hands.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--field", default="sage-1")
    parser.add_argument("--effort", type=float, default=10_000)
    parser.add_argument("--worlds", type=int, default=None)
    arguments = parser.parse_args()
    means: dict[str, list[float]] = {name: [] for name in APPROACHES}
    for game in range(arguments.games):
        asked = list(positions(arguments.field, game))
        for name, approach in APPROACHES.items():
            found = [known(*at, approach, arguments.effort, arguments.worlds) for at in asked]
            means[name].append(float(np.mean([one.log for one in found])))
            print(
                f"game {game}, {name}: {means[name][-1]:.3f}, "
                f"{np.mean([one.worlds for one in found]):.0f} worlds, "
                f"{np.mean([one.different for one in found]):.0f} different ones",
                flush=True,
            )
    for name, values in means.items():
        print(f"{name}: {told(figure(values))}")
    for name in ("dealt", "one kind", "two kinds"):
        more = [new - old for old, new in zip(means[name], means["chains"], strict=True)]
        print(f"chains over {name}: {told(figure(more))}")


if __name__ == "__main__":
    main()
