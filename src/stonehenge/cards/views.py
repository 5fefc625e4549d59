"""What each seat may know of a card game: the only door from the state to the outside."""

from stonehenge.cards import rules
from stonehenge.cards.engine import forbidden_bid, outcome, to_act
from stonehenge.cards.rules import NONE
from stonehenge.cards.state import (
    COLOURS,
    DECK,
    Action,
    Bid,
    Card,
    Colour,
    Deal,
    Phase,
    State,
    Trick,
    View,
    names,
)
from stonehenge.vocabulary import Seat


def view(state: State, seat: Seat | None) -> View:
    """All that this seat, or a spectator, may know."""
    bids = _known_bids(state, seat)
    bid_sum = sum(bid for bid in bids if bid is not None)
    forbidden = forbidden_bid(state)
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        to_act=to_act(state),
        round=state.round,
        rounds=rules.rounds(state.options.seats),
        dealer=None if state.dealer == NONE else state.dealer,
        hands=tuple(
            names(hand) if _sees_hand(state, seat, owner) else None
            for owner, hand in enumerate(state.hands)
        ),
        hand_sizes=tuple(hand.bit_count() for hand in state.hands),
        turnup=_card(state.turnup),
        trump=_colour(state.trump),
        bids=bids,
        has_bid=tuple(bid != NONE for bid in state.bids),
        bid_sum=bid_sum if bids and None not in bids else None,
        forbidden_bid=None if forbidden == NONE else forbidden,
        trick=_present_trick(state),
        to_follow=_colour(state.suit),
        won=state.won,
        needs=tuple(
            None if bid is None else bid - won for bid, won in zip(bids, state.won, strict=True)
        ),
        tricks=tuple(
            Trick(leader, _cards(trick), winner) for leader, trick, winner in state.tricks
        ),
        pad=state.pad,
        totals=state.totals,
        outcome=outcome(state),
    )


def is_public(state: State, _seat: Seat, action: Action) -> bool:
    """Whether everybody sees what this action is at the moment it is taken."""
    if isinstance(action, Deal):
        return False
    return not isinstance(action, Bid) or state.options.bidding == "open"


def _sees_hand(state: State, seat: Seat | None, owner: Seat) -> bool:
    if seat is None:
        return False
    if not state.options.clairvoyance or state.round > 1:
        return seat == owner
    # rulings C15, C16: the own card of round 1 is shown to its owner when play starts
    return seat != owner or state.phase not in (Phase.TRUMP, Phase.BID)


def _known_bids(state: State, seat: Seat | None) -> tuple[int | None, ...]:
    mode = state.options.bidding
    shown = (
        mode == "open"
        or (mode == "covered" and state.phase is not Phase.BID)
        or state.phase in (Phase.DEAL, Phase.OVER)  # ruling C18
    )
    return tuple(
        bid if bid != NONE and (shown or owner == seat) else None
        for owner, bid in enumerate(state.bids)
    )


def _present_trick(state: State) -> Trick | None:
    if state.phase is not Phase.PLAY:
        return None
    winner = None if state.winner == NONE else state.winner
    return Trick(state.leader, _cards(state.trick), winner)


def _cards(cards: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple(DECK[card] for card in cards)


def _card(card: int) -> Card | None:
    return None if card == NONE else DECK[card]


def _colour(colour: int) -> Colour | None:
    return COLOURS[colour] if 0 <= colour < rules.WIZARD else None
