"""Compiles the kernels that the coach needs: `python -m stonehenge.coach.warm [GAME coach]`.

They come on top of those of the archmage; `stonehenge.players.warm` says how this is done.
"""

from typing import Any, Final

from stonehenge import coach
from stonehenge import record as records
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.players import readiness, warm
from stonehenge.vocabulary import CHANCE, read_options

_SEATS: Final = 3
_OPTIONS: Final[dict[str, dict[str, Any]]] = {"cards": {}, "dice": {"magic": True}}
_ROUNDS: Final = {"cards": 3, "dice": 4}
_EFFORT: Final = 0.01
_SEED: Final = seed_from_number(1)


def warm_up(game: str, _coach: str) -> None:
    """Assesses every decision of a few rounds, so that all kernels of the coach are compiled."""
    rules, chance = records.GAMES[game], Seeded(_SEED)
    options = read_options(rules, _SEATS, _OPTIONS[game])
    state: Any = rules.start(rules.settle(options, chance))
    while state.round <= _ROUNDS[game] and (seats := rules.to_act(state)):
        seat = seats[0]
        if seat == CHANCE:
            state = rules.apply(state, seat, rules.draw(state, chance))
            continue
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        choices = coach.assess(view, legal, _EFFORT).choices
        state = rules.apply(state, seat, choices[len(choices) // 2].action)


if __name__ == "__main__":
    warm.run("python -m stonehenge.coach.warm", readiness.coaches(), warm_up)
