"""Chance in small steps: a deal card by card, a roll die by die, each outcome as likely."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from stonehenge import cards, dice
from stonehenge.cards import DECK, Deal
from stonehenge.cards.rules import CARDS, rounds
from stonehenge.cards.state import NUMBER
from stonehenge.dice import FACES, Faces, MagicCard, Phase
from stonehenge.vocabulary import CHANCE, IllegalAction

_MAGIC: Final = tuple(dice.CARDS)


class Chances(Protocol):
    """How the chance of a game is drawn by numbers."""

    @property
    def MOST(self) -> int:
        """The most outcomes that one step has."""

    def outcomes(self, state: Any, drawn: Sequence[int]) -> list[int]:
        """What may come next, after these steps."""

    def action(self, state: Any, drawn: Sequence[int]) -> Any | None:
        """The chance action that the steps make up; None while there are more to come."""

    def steps(self, state: Any, action: Any) -> list[int]:
        """The steps that make up a chance action."""

    def name(self, state: Any, outcome: int) -> str:
        """What an outcome is."""


class CardChances:
    """The deal goes card by card from the left of the dealer, then one card is turned up."""

    MOST: Final = CARDS

    def outcomes(self, state: cards.State, drawn: Sequence[int]) -> list[int]:
        """The cards that are still in the deck."""
        del state
        return [card for card in range(CARDS) if card not in drawn]

    def action(self, state: cards.State, drawn: Sequence[int]) -> Deal | None:
        """The deal, once all cards are dealt."""
        seats, tricks = state.options.seats, state.round + 1
        dealt = seats * tricks
        turned = 0 if tricks == rounds(seats) else 1
        if len(drawn) < dealt + turned:
            return None
        hands = tuple(
            tuple(DECK[card] for card in drawn[self._place(state, seat) : dealt : seats])
            for seat in range(seats)
        )
        return Deal(hands, DECK[drawn[-1]] if turned else None)

    def steps(self, state: cards.State, action: Deal) -> list[int]:
        """The cards in the order in which they are dealt."""
        seats = state.options.seats
        in_order = sorted(range(seats), key=lambda seat: self._place(state, seat))
        dealt = [
            NUMBER[action.hands[seat][at]] for at in range(state.round + 1) for seat in in_order
        ]
        return dealt if action.turnup is None else [*dealt, NUMBER[action.turnup]]

    def name(self, state: cards.State, outcome: int) -> str:
        """The card."""
        del state
        return f"deal {DECK[outcome]}"

    def _place(self, state: cards.State, seat: int) -> int:
        first = state.options.first_dealer
        assert first != "random"
        return (seat - first - state.round - 1) % state.options.seats


class DiceChances:
    """A magic card is drawn in one step, a roll in one for each die."""

    MOST: Final = len(_MAGIC)

    def outcomes(self, state: dice.State, drawn: Sequence[int]) -> list[int]:
        """The magic cards left in the pile, or the faces."""
        del drawn
        if state.phase is not Phase.MAGIC:
            return list(range(len(FACES)))
        return [number for number, card in enumerate(_MAGIC) if _allowed(state, MagicCard(card))]

    def action(self, state: dice.State, drawn: Sequence[int]) -> MagicCard | Faces | None:
        """The magic card, or the roll once all its dice lie."""
        if state.phase is Phase.MAGIC:
            return MagicCard(_MAGIC[drawn[0]])
        if len(drawn) < len(state.rolling):
            return None
        return Faces(tuple(FACES[face] for face in drawn))

    def steps(self, state: dice.State, action: MagicCard | Faces) -> list[int]:
        """The magic card, or the faces in the order of the dice."""
        del state
        if isinstance(action, MagicCard):
            return [_MAGIC.index(action.magic)]
        return [FACES.index(face) for face in action.faces]

    def name(self, state: dice.State, outcome: int) -> str:
        """The magic card or the face."""
        return (
            f"magic {_MAGIC[outcome]}" if state.phase is Phase.MAGIC else f"roll {FACES[outcome]}"
        )


def _allowed(state: dice.State, action: MagicCard) -> bool:
    try:
        dice.check(state, CHANCE, action)
    except IllegalAction:
        return False
    return True
