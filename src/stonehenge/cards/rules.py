"""The rules of the card game as plain functions on ints and tuples, ready to be compiled.

A card is a number from 0 to 59: B1..B13, G1..G13, Y1..Y13, R1..R13, W1..W4, J1..J4.
A hand is a set of cards as a bit mask. NONE stands for no card, no colour, no bid.
"""

from typing import Final

CARDS: Final = 60
RANKS: Final = 13
BLUE, GREEN, YELLOW, RED, WIZARD, JESTER = range(6)
FIRST_WIZARD: Final = 52
FIRST_JESTER: Final = 56
NONE: Final = -1

COLOUR_MASKS: Final = (0x1FFF, 0x1FFF << 13, 0x1FFF << 26, 0x1FFF << 39)
SPECIAL_MASK: Final = 0xFF << 52


def rounds(seats: int) -> int:
    """The number of rounds: in the last one all cards are dealt."""
    return CARDS // seats


def kind(card: int) -> int:
    """The colour of a number card, WIZARD or JESTER."""
    if card < FIRST_WIZARD:
        return card // RANKS
    return WIZARD if card < FIRST_JESTER else JESTER


def turned_trump(turnup: int) -> int:
    """The trump that the turned-up card sets by itself; NONE for a Wizard, a Jester or no card."""
    return turnup // RANKS if 0 <= turnup < FIRST_WIZARD else NONE


def dealer_names_trump(turnup: int) -> bool:
    """Whether the turned-up card leaves the trump to the dealer."""
    return FIRST_WIZARD <= turnup < FIRST_JESTER


def suit_after(suit: int, card: int) -> int:
    """What the trick is bound to once this card lies in it.

    The first card that is not a Jester settles it: its colour binds, a Wizard frees everyone
    to the end of the trick (rulings C6, C7, C8).
    """
    if suit != NONE or card >= FIRST_JESTER:
        return suit
    return kind(card)


def legal_mask(hand: int, suit: int) -> int:
    """The cards of the hand that may be played in a trick bound to this suit."""
    if 0 <= suit < WIZARD:
        following = hand & COLOUR_MASKS[suit]
        if following:
            return following | (hand & SPECIAL_MASK)
    return hand


def beats(card: int, best: int, trump: int) -> bool:
    """Whether a card takes the trick from the one that was winning it (rulings C9, C10, C11)."""
    if FIRST_WIZARD <= best < FIRST_JESTER or card >= FIRST_JESTER:
        return False
    if card >= FIRST_WIZARD or best >= FIRST_JESTER:
        return True
    colour = card // RANKS
    if colour == best // RANKS:
        return card > best
    return colour == trump


def forbidden_bid(tricks: int, bid_by_others: int) -> int:
    """The bid that would make all bids add up to the tricks, or NONE if no bid does (C12)."""
    rest = tricks - bid_by_others
    return rest if rest >= 0 else NONE


def points(bid: int, won: int) -> int:
    """The points of one round."""
    return 20 + 10 * won if bid == won else -10 * abs(bid - won)
