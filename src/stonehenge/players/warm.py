"""Compiles what the card players need, once: `python -m stonehenge.players.warm`.

Plays the first rounds of a game with every player that thinks in kernels, each saying why.
"""

from random import Random
from time import monotonic
from typing import Final

from stonehenge import cards
from stonehenge.cards import Options
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.players.cards.archmage import CardsArchmage
from stonehenge.players.cards.yardstick import CardsYardstick
from stonehenge.vocabulary import CHANCE

_ROUNDS: Final = 2


def warm_up() -> None:
    """Asks every such player for a choice and its reasons, in every phase of a round."""
    chance = Seeded(seed_from_number(1))
    luck = Random(1)  # noqa: S311 - luck, not secrecy
    askers = CardsYardstick(luck, worlds=2), CardsArchmage(luck, effort=100)
    state = cards.start(cards.settle(Options(seats=3), chance))
    while state.round <= _ROUNDS:
        seat = cards.to_act(state)[0]
        if seat == CHANCE:
            state = cards.apply(state, seat, cards.draw(state, chance))
            continue
        view, legal = cards.view(state, seat), cards.legal(state, seat)
        for player in askers:
            player.reasons(view, legal)
        state = cards.apply(state, seat, askers[-1].choose(view, legal))


if __name__ == "__main__":
    begun = monotonic()
    warm_up()
    print(f"Card players are ready after {monotonic() - begun:.0f} seconds.")
