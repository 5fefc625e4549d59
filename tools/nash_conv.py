"""Asks OpenSpiel's own `nash_conv` about round 1 of the card game, dealt from a few cards.

`python -m tools.nash_conv` prints the table of docs/round-one.md. The engine plays and scores as
ever; only the deal is restricted. Seats are numbered as they bid; the dealer comes last.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.policy import Policy

from stonehenge import cards
from stonehenge.cards import COLOURS, Bid, Phase, Trump
from stonehenge.cards.rules import CARDS
from stonehenge.cards.state import NUMBER
from stonehenge.research.cards import ACTIONS
from stonehenge.research.openspiel.chances import CardChances
from stonehenge.research.openspiel.games import CardsGame
from stonehenge.research.openspiel.states import WizardState
from stonehenge.research.round_one import Solution, solve, uniform

SEATS: Final = 3


class Instance(Struct, frozen=True):
    """A small round 1: the cards that hands come from, and the card that is turned up."""

    deck: tuple[str, ...]
    turnup: str

    @property
    def numbers(self) -> list[int]:
        """The deck as the rules count cards."""
        return [NUMBER[card] for card in self.deck]

    def solved(self, answers: int) -> Solution:
        """The best play here."""
        return solve(SEATS, NUMBER[self.turnup], answers, self.numbers)

    def uniform(self) -> Solution:
        """The play of those who choose at random."""
        return uniform(SEATS, NUMBER[self.turnup], self.numbers)


COLOURED: Final = Instance(("B2", "B12", "G3", "G10", "W1", "J1"), "B7")
JESTER: Final = Instance(("B1", "B8", "G10", "R13", "W1", "J1"), "J2")
WIZARD: Final = Instance(("B2", "B9", "G4", "R6", "W1", "J1"), "W2")
ANSWERS: Final = (0, 5, 200)
"""After a Wizard: how often dealer and others have answered each other."""


class FewDeals(CardChances):
    """Deals the hands of an instance, each as likely, and turns up its card."""

    def __init__(self, instance: Instance) -> None:
        self._deck: Final = instance.numbers
        self._turnup: Final = NUMBER[instance.turnup]

    def outcomes(self, state: cards.State, drawn: Sequence[int]) -> list[int]:
        """The cards of the deck that are left; the card turned up comes last."""
        if len(drawn) == state.options.seats:
            return [self._turnup]
        return [card for card in self._deck if card not in drawn]


class SmallRound(CardsGame):
    """Round 1 with the deals of an instance, as a game of OpenSpiel."""

    def __init__(self, instance: Instance) -> None:
        self.CHANCES = FewDeals(instance)
        super().__init__({"players": SEATS, "rounds": 1, "first_dealer": SEATS - 1})


class Played(Policy):  # type: ignore[misc]
    """A solution as a policy of OpenSpiel."""

    def __init__(self, game: CardsGame, solution: Solution) -> None:
        super().__init__(game, list(range(SEATS)))
        self._solution: Final = solution
        self._biddings: Final = {one.trump: one for one in solution.biddings}

    def action_probabilities(
        self, state: WizardState, player_id: int | None = None
    ) -> dict[int, float]:
        """By the numbers of actions: how likely they are."""
        del player_id
        at, seat = state.engine_state, state.current_player()
        if at.phase is Phase.PLAY:
            (card,) = state.legal_actions()
            return {card: 1.0}
        (held,) = (card for card in range(CARDS) if at.hands[seat] >> card & 1)
        if at.phase is Phase.TRUMP:
            named = self._solution.trumps[held]
            return {ACTIONS.number(Trump(COLOURS[i])): named[i] for i in range(len(COLOURS))}
        one = self._biddings[at.trump].bids_one[tuple(at.bids[:seat])][held]
        return {ACTIONS.number(Bid(0)): 1 - one, ACTIONS.number(Bid(1)): one}


def by_openspiel(instance: Instance, solution: Solution) -> float:
    """What OpenSpiel says that all seats together could gain, each by another play of its own."""
    game = SmallRound(instance)
    return float(nash_conv(game, Played(game, solution)))


def played(instance: Instance) -> Iterator[tuple[str, Solution]]:
    """Ways to play an instance, by what the table calls them."""
    yield "at random", instance.uniform()
    if instance is not WIZARD:
        yield "solved", instance.solved(0)
        return
    for answers in ANSWERS:
        yield f"solved with {answers} answers", instance.solved(answers)


def table() -> Iterator[str]:
    """What both programs find, line by line."""
    yield "| turned up | hands from | play | OpenSpiel | ours |"
    yield "|---|---|---|---:|---:|"
    for instance in (COLOURED, JESTER, WIZARD):
        for name, solution in played(instance):
            found = (by_openspiel(instance, solution), solution.to_gain)
            cells = (
                instance.turnup,
                " ".join(instance.deck),
                name,
                *(f"{one:.5f}" for one in found),
            )
            yield f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    print("\n".join(table()))
