"""The rules of a trick as small tables, filled by asking the rules for every card.

A kernel that plays at random gains a third of its speed when nothing branches on the cards. Trumps
and suits count from 0 here, as NONE + 1, so that they are indices; a row has 64 places.
"""

from typing import Final

import numpy as np

from stonehenge.cards import rules
from stonehenge.cards.rules import CARDS, NONE, WIZARD
from stonehenge.kernels import callable_from_kernels, use_rules

use_rules(rules)

DECK: Final = (1 << CARDS) - 1
_SUITS: Final = range(NONE, WIZARD + 1)


def _takers(best: int, trump: int) -> int:
    return sum(1 << card for card in range(CARDS) if rules.beats(card, best, trump))


def _binding(suit: int) -> int:
    """The cards whose owner may not play everything in a trick bound to this suit."""
    refused = DECK & ~rules.legal_mask(DECK, suit)
    return sum(
        1 << card
        for card in range(CARDS)
        if rules.legal_mask(refused | 1 << card, suit) != refused | 1 << card
    )


_TAKERS: Final = np.zeros((5, 64), np.int64)
_SUIT_AFTER: Final = np.zeros((6, 64), np.uint8)
_BINDING: Final = np.array([_binding(suit) for suit in _SUITS])
for _card in range(CARDS):
    _TAKERS[:, _card] = [_takers(_card, trump) for trump in range(NONE, WIZARD)]
    _SUIT_AFTER[:, _card] = [rules.suit_after(suit, _card) - NONE for suit in _SUITS]
_TAKERS_ROW: Final = _TAKERS.reshape(-1)
_SUIT_ROW: Final = _SUIT_AFTER.reshape(-1)


_COLOURS: Final = np.array(rules.COLOUR_MASKS)


@callable_from_kernels
def colour_mask(colour: int) -> int:
    """The number cards of a colour."""
    return int(_COLOURS[colour])


@callable_from_kernels
def takers(best: int, trump: int) -> int:
    """The cards that would take the trick from the best one in it."""
    return int(_TAKERS_ROW[trump * 64 + best])


@callable_from_kernels
def suit_after(suit: int, card: int) -> int:
    """What binds the trick once this card lies in it."""
    return int(_SUIT_ROW[suit * 64 + card])


@callable_from_kernels
def legal(hand: int, suit: int) -> int:
    """The cards of a hand that may be played."""
    binding = int(_BINDING[suit])
    return hand & (binding | rules.SPECIAL_MASK if hand & binding else DECK)
