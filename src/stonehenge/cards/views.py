"""What each seat may know of a card game: the only door from the state to the outside."""

from collections.abc import Container, Sequence
from functools import lru_cache

from msgspec.structs import replace

from stonehenge.cards import rules
from stonehenge.cards.engine import apply, forbidden_bid, outcome, to_act
from stonehenge.cards.rules import COLOUR_MASKS, NONE
from stonehenge.cards.state import (
    COLOURS,
    DECK,
    Action,
    Bid,
    Card,
    Colour,
    Deal,
    Phase,
    RoundResult,
    State,
    Trick,
    View,
    names,
)
from stonehenge.vocabulary import Seat, clockwise


def view(state: State, seat: Seat | None, public: View | None = None) -> View:
    """All that this seat, or a spectator, may know.

    Who has the spectators' view of the same state may give it: most of it is the same for all.
    """
    known = public or _public(state)
    if seat is None:
        return known
    hands = tuple(
        [
            names(hand) if _sees_hand(state, seat, owner) else None
            for owner, hand in enumerate(state.hands)
        ]
    )
    must_follow = _must_follow(state, seat)
    if _shows_bids(state):
        return replace(known, seat=seat, hands=hands, must_follow=must_follow)
    bids = _bids(state, (seat,))
    needs = _needs(bids, state.won)
    return replace(known, seat=seat, hands=hands, must_follow=must_follow, bids=bids, needs=needs)


def open_view(state: State) -> View:
    """A spectator's view with every hand and every bid: for finished games."""
    bids = _bids(state, range(state.options.seats))
    return replace(
        _public(state),
        hands=tuple([names(hand) for hand in state.hands]),
        bids=bids,
        bid_sum=_sum(bids),
        bid_so_far=_so_far(bids),
        needs=_needs(bids, state.won),
    )


def _public(state: State) -> View:
    """What everybody may know, and so the view of spectators."""
    seats, shows_bids = state.options.seats, _shows_bids(state)
    bids = _bids(state, range(seats) if shows_bids else ())
    forbidden = forbidden_bid(state)
    return View(
        seat=None,
        options=state.options,
        phase=state.phase,
        to_act=to_act(state),
        together=_bid_together(state),
        round=state.round,
        rounds=state.options.last_round,
        dealer=None if state.dealer == NONE else state.dealer,
        hands=(None,) * len(state.hands),
        hand_sizes=tuple([hand.bit_count() for hand in state.hands]),
        turnup=_card(state.turnup),
        trump=_colour(state.trump),
        bids=bids,
        has_bid=tuple([bid != NONE for bid in state.bids]),
        bid_sum=_sum(bids),
        bid_so_far=_so_far(bids) if shows_bids else None,
        forbidden_bid=None if forbidden == NONE else forbidden,
        trick=_present_trick(state),
        to_follow=_colour(state.suit),
        must_follow=False,
        won=state.won,
        needs=_needs(bids, state.won),
        tricks=tuple([_trick(seats, *trick) for trick in state.tricks]),
        last_trick=None if state.last_trick is None else _trick(seats, *state.last_trick),
        last_round=_last_round(state),
        pad=state.pad,
        totals=state.totals,
        outcome=outcome(state),
    )


def _bids(state: State, of: Container[Seat]) -> tuple[int | None, ...]:
    """The bids that these seats have made."""
    return tuple(
        [bid if bid != NONE and seat in of else None for seat, bid in enumerate(state.bids)]
    )


def _so_far(bids: Sequence[int | None]) -> int:
    return sum([bid for bid in bids if bid is not None])


def _sum(bids: Sequence[int | None]) -> int | None:
    """The sum of all bids, once all are known."""
    return _so_far(bids) if bids and None not in bids else None


def _needs(bids: Sequence[int | None], won: Sequence[int]) -> tuple[int | None, ...]:
    """The tricks that each seat still needs for its bid, where that is known."""
    return tuple([None if bid is None else bid - has for bid, has in zip(bids, won, strict=True)])


def is_public(state: State, _seat: Seat, action: Action) -> bool:
    """Whether everybody sees what this action is at the moment it is taken."""
    if isinstance(action, Deal):
        return False
    return not isinstance(action, Bid) or state.options.bidding == "open"


def revealed(state: State, seat: Seat, action: Action) -> tuple[tuple[Seat, Action], ...]:
    """The hidden bids, in seat order, that everybody sees once this action is taken."""
    if _shows_bids(state):
        return ()
    after = apply(state, seat, action)
    return tuple((owner, Bid(bid)) for owner, bid in enumerate(after.bids) if _shows_bids(after))


def _bid_together(state: State) -> bool:
    return state.phase is Phase.BID and state.options.bidding != "open"


def _sees_hand(state: State, seat: Seat, owner: Seat) -> bool:
    if not state.options.clairvoyance or state.round > 1:
        return seat == owner
    # rulings C15, C16: the own card of round 1 is shown to its owner when play starts
    return seat != owner or state.phase not in (Phase.TRUMP, Phase.BID)


def _shows_bids(state: State) -> bool:
    """Whether everybody sees the bids that have been made."""
    mode = state.options.bidding
    return (
        mode == "open"
        or (mode == "covered" and state.phase is not Phase.BID)
        or state.phase in (Phase.DEAL, Phase.OVER)  # ruling C18
    )


def _must_follow(state: State, seat: Seat) -> bool:
    if seat != state.turn or not 0 <= state.suit < rules.WIZARD:
        return False
    return bool(state.hands[seat] & COLOUR_MASKS[state.suit])


def _present_trick(state: State) -> Trick | None:
    if state.phase is not Phase.PLAY:
        return None
    winner = None if state.winner == NONE else state.winner
    return _trick(state.options.seats, state.leader, state.trick, winner)


@lru_cache(maxsize=512)
def _trick(seats: int, leader: Seat, cards: tuple[int, ...], winner: Seat | None) -> Trick:
    return Trick(leader, clockwise(leader, seats), tuple(DECK[card] for card in cards), winner)


def _last_round(state: State) -> RoundResult | None:
    if state.last_round is None:
        return None
    number, dealer, turnup, trump = state.last_round
    return RoundResult(number, dealer, _card(turnup), _colour(trump))


def _card(card: int) -> Card | None:
    return None if card == NONE else DECK[card]


def _colour(colour: int) -> Colour | None:
    return COLOURS[colour] if 0 <= colour < rules.WIZARD else None
