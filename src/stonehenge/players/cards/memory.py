"""What the plainer card players leave out: they remember less, and mind no bid but their own."""

from stonehenge.cards import View
from stonehenge.cards.rules import COLOUR_MASKS, NONE
from stonehenge.cards.state import NUMBER, mask
from stonehenge.players.cards.numbers import (
    ALL_CARDS,
    JESTERS,
    WIZARDS,
    PlayTurn,
    Unseen,
    cards_seen,
    fair_share,
    own_hand,
    trump_of,
)


def open_cards(view: View) -> int:
    """Mask of the cards that lie open: the turned-up card and the present trick."""
    lying = view.trick.cards if view.trick else ()
    return mask(lying) | (0 if view.turnup is None else 1 << NUMBER[view.turnup])


def counted_cards(view: View) -> int:
    """Mask of the cards that are gone to somebody who counts Wizards, Jesters and trumps."""
    trump = trump_of(view)
    trumps = 0 if trump == NONE else COLOUR_MASKS[trump]
    return open_cards(view) | cards_seen(view) & (WIZARDS | JESTERS | trumps)


def unseen_after_deal(view: View) -> Unseen:
    """What somebody takes for unseen who forgets all tricks but the present one.

    To them as many cards are in other hands as after the deal.
    """
    cards = ALL_CARDS & ~(mask(own_hand(view)) | open_cards(view))
    held = (view.options.seats - 1) * view.round
    return Unseen(cards, min(1.0, held / max(1, cards.bit_count())))


def minding_own_bid(turn: PlayTurn) -> PlayTurn:
    """The turn of somebody who takes it that all others want a fair share of the tricks left."""
    fair = fair_share(turn)
    return turn._replace(
        bids=tuple(
            bid if seat == turn.seat else turn.won[seat] + fair
            for seat, bid in enumerate(turn.bids)
        )
    )
