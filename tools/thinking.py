"""How long a player thinks: `python -m tools.thinking cards archmage sage --games 2`.

It takes the first seat among players of the field, and its decisions are timed in seconds of the
processor, so that other work on the machine hardly counts. The first game is not counted: it
loads what the player needs.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Any

import numpy as np

from stonehenge import players
from stonehenge.arena.match import play
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.commands.arguments import (
    add_game,
    add_options,
    add_players,
    checked_options,
    positive,
)
from stonehenge.record import GAMES


@dataclass(slots=True)
class Timed:
    """A player whose decisions are timed; one without a choice is no decision."""

    player: players.Player
    seconds: list[float] = field(default_factory=list)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """What the player chooses."""
        begun = process_time()
        action = self.player.choose(view, legal)
        if len(legal) > 1:
            self.seconds.append(process_time() - begun)
        return action


def decisions_of(arguments: argparse.Namespace, number: int) -> list[float]:
    """The seconds of each decision of a game."""
    game = GAMES[arguments.game]
    options = checked_options(arguments)
    chance = Seeded(seed_from_number(arguments.seed + number))
    who, *others = [arguments.who] + [arguments.field] * (options.seats - 1)
    timed = Timed(players.make(game, who, chance.derive("player/0")))
    seated = [
        players.make(game, one, chance.derive(f"player/{1 + n}")) for n, one in enumerate(others)
    ]
    play(game, options, [timed, *seated], chance)
    return timed.seconds


def main() -> None:
    """Prints the mean, and what 99 of 100 decisions stay below."""
    parser = argparse.ArgumentParser(description="Time the decisions of a player.")
    add_game(parser)
    add_players(parser)
    add_options(parser)
    parser.add_argument("who", metavar="WHO", help="the player that is timed")
    parser.add_argument("field", metavar="FIELD", help="who sits on the other seats")
    parser.add_argument("--games", type=positive, default=2, metavar="N", help="default: 2")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="default: 0")
    arguments = parser.parse_args()
    decisions_of(arguments, 0)
    spent = 1000 * np.array(
        [one for number in range(arguments.games) for one in decisions_of(arguments, 1 + number)]
    )
    print(f"{arguments.who}: {spent.mean():.2f} ms of processor time a decision, ", end="")
    print(f"99 % below {np.quantile(spent, 0.99):.1f} ms ({len(spent)} decisions)")


if __name__ == "__main__":
    main()
