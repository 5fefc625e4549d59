"""A view of the card game as the numbers that players think with.

Everything here is plain Python, so that a player which needs no compiler imports none. Kernels take
the same tuples with arrays inside (`stonehenge.kernels.cards.arrays`).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from stonehenge.cards import PLAYERS, View, rules
from stonehenge.cards.rules import CARDS, COLOUR_MASKS, FIRST_JESTER, FIRST_WIZARD, NONE, WIZARD
from stonehenge.cards.state import COLOURS, NUMBER, Card, Trick, mask
from stonehenge.players.cards.doubts import doubts, plainness
from stonehenge.vocabulary import Seat

if TYPE_CHECKING:
    from stonehenge.kernels.cards.hidden import HandConstraints

ALL_CARDS: Final = (1 << CARDS) - 1
WIZARDS: Final = (1 << FIRST_JESTER) - (1 << FIRST_WIZARD)
JESTERS: Final = (1 << CARDS) - (1 << FIRST_JESTER)
FEWEST_SEATS, MOST_SEATS = min(PLAYERS), max(PLAYERS)
MOST_CARDS: Final = rules.rounds(FEWEST_SEATS)
"""The largest hand."""

TRUMP, SIDE, SIDE_WITHOUT_TRUMP = range(3)
"""The classes of number cards."""
CLASSES: Final = 3


def class_of(colour: int, trump: int) -> int:
    """The class of the cards of a colour."""
    if colour == trump:
        return TRUMP
    return SIDE if trump != NONE else SIDE_WITHOUT_TRUMP


def shows_void(suit: int, card: int) -> bool:
    """Whether a card, played in a trick bound to this suit, shows that its owner has none of it."""
    return 0 <= suit < WIZARD and card < FIRST_WIZARD and rules.kind(card) != suit


class Unseen(NamedTuple):
    """The cards that may be in hidden hands."""

    cards: int
    share: float
    """The part of them that other players hold; the rest was not dealt."""


class BidTurn(NamedTuple):
    """A seat's turn to bid, as far as that seat knows."""

    seats: int
    round: int
    trump: int
    turned: int
    """The kind of the turned-up card, NONE in the last round."""
    place: int
    """How many seats bid before this one; the dealer is the last."""
    bids_known: bool
    bid_sum: int
    highest: int
    plus_minus_one: bool


class PlayTurn(NamedTuple):
    """A seat's turn to play, as far as that seat knows; the last four have a number by seat."""

    seats: int
    round: int
    trump: int
    seat: int
    hand: int
    seen: int
    """Mask of the cards that lie open or were played."""
    leader: int
    lying: int
    """How many cards lie in the trick."""
    best: int
    winner: int
    suit: int
    bids_known: bool
    sizes: Any
    bids: Any
    won: Any
    voids: Any
    """By seat a mask of the colours it has shown to be out of."""


class Position(NamedTuple):
    """What everybody at the table knows of a round that is bid or played."""

    seats: int
    tricks: int
    dealer: int
    plus_minus_one: bool
    trump: int
    leader: int
    trick: Any
    """The cards of the present trick in order of play."""
    bids: Any
    """By seat; NONE where the bid is not known."""
    won: Any
    seen: int
    """Mask of the cards that everybody has seen, the present trick included."""


class History(NamedTuple):
    """All that a seat has seen of a round, except hands."""

    seats: int
    round: int
    trump: int
    turnup: int
    """The card that was turned up, NONE in the last round."""
    dealer: int
    seat: int
    bids_open: bool
    """Whether seats bid openly, one after the other."""
    bids_shown: bool
    """Whether the bids are known while cards are played."""
    plus_minus_one: bool
    doubts: Any
    """By seat, the chance that it plays without regard to its bid."""
    plainness: Any
    """By seat, how many times likelier its results are of a plain player than of a careful one."""
    bids: Any
    """By seat; NONE where the bid is not known."""
    plays: Any
    """All cards of the round so far, in the order of play."""
    played: Any
    """By seat the mask of the cards it has played."""


def fair_share(turn: PlayTurn) -> int:
    """How many of the tricks to come each seat would win if all won the same."""
    held = 0
    for seat in range(turn.seats):
        held += turn.sizes[seat]
    return round(held / turn.seats / turn.seats)


def seat_of(view: View) -> Seat:
    """Whose view it is."""
    assert view.seat is not None
    return view.seat


def is_blind(view: View) -> bool:
    """Whether the own card is hidden, as in the first round with clairvoyance (ruling C15)."""
    return view.hands[seat_of(view)] is None


def own_hand(view: View) -> tuple[Card, ...]:
    """The own hand, which must be visible."""
    hand = view.hands[seat_of(view)]
    assert hand is not None
    return hand


def trump_of(view: View) -> int:
    """The trump colour, NONE without one."""
    return NONE if view.trump is None else COLOURS.index(view.trump)


def unseen_of(view: View, seen: int | None = None) -> Unseen:
    """The cards that may be in hidden hands, after all that were seen or only those of a mask."""
    known = cards_seen(view) if seen is None else seen
    for hand in view.hands:
        known |= mask(hand or ())
    held = sum(size for size, hand in zip(view.hand_sizes, view.hands, strict=True) if hand is None)
    cards = ALL_CARDS & ~known
    return Unseen(cards, held / max(1, cards.bit_count()))


def constraints_of(view: View) -> "HandConstraints":
    """What a view says about where the cards are."""
    # imports numba, which most of this module's users do without
    from stonehenge.kernels.cards.hidden import HandConstraints  # noqa: PLC0415

    return HandConstraints(
        known=tuple(NONE if hand is None else mask(hand) for hand in view.hands),
        sizes=view.hand_sizes,
        excluded=excluded_of(view),
        unseen=unseen_of(view).cards,
    )


def excluded_of(view: View) -> tuple[int, ...]:
    """By seat a mask of the cards it cannot hold, because it did not follow."""
    return tuple(_cards_of_colours(colours) for colours in _voids(view))


def bid_turn_of(view: View, trump: int) -> BidTurn:
    """The viewer's turn to bid if this colour is trump."""
    assert view.dealer is not None
    heard = [bid for bid in view.bids if bid is not None]
    return BidTurn(
        seats=view.options.seats,
        round=view.round,
        trump=trump,
        turned=NONE if view.turnup is None else rules.kind(NUMBER[view.turnup]),
        place=(seat_of(view) - view.dealer - 1) % view.options.seats,
        bids_known=view.options.bidding == "open" and view.phase.value == "bid",
        bid_sum=sum(heard),
        highest=max(heard, default=0),
        plus_minus_one=view.options.plus_minus_one,
    )


def play_turn_of(view: View) -> PlayTurn:
    """The viewer's turn to play."""
    assert view.trick is not None
    return PlayTurn(
        seats=view.options.seats,
        round=view.round,
        trump=trump_of(view),
        seat=seat_of(view),
        hand=mask(own_hand(view)),
        seen=cards_seen(view),
        leader=view.trick.leader,
        lying=len(view.trick.cards),
        best=best_card(view.trick, view.options.seats),
        winner=NONE if view.trick.winner is None else view.trick.winner,
        suit=_suit(view.trick.cards),
        bids_known=None not in view.bids,
        sizes=view.hand_sizes,
        bids=tuple(0 if bid is None else bid for bid in view.bids),
        won=view.won,
        voids=_voids(view),
    )


def position_of(view: View) -> Position:
    """The position that a view shows, from the naming of the trump on."""
    assert view.dealer is not None
    seats = view.options.seats
    return Position(
        seats=seats,
        tricks=view.round,
        dealer=view.dealer,
        plus_minus_one=view.options.plus_minus_one,
        trump=trump_of(view),
        leader=view.trick.leader if view.trick else (view.dealer + 1) % seats,
        trick=tuple(NUMBER[card] for card in view.trick.cards) if view.trick else (),
        bids=_bids(view),
        won=view.won,
        seen=cards_seen(view),
    )


def history_of(view: View) -> History:
    """The round so far, as the viewer has seen it."""
    assert view.dealer is not None
    seats = view.options.seats
    plays, played = [], [0] * seats
    for trick in _tricks(view):
        for place, card in enumerate(trick.cards):
            plays.append(NUMBER[card])
            played[(trick.leader + place) % seats] |= 1 << NUMBER[card]
    return History(
        seats=seats,
        round=view.round,
        trump=trump_of(view),
        turnup=NONE if view.turnup is None else NUMBER[view.turnup],
        dealer=view.dealer,
        seat=seat_of(view),
        bids_open=view.options.bidding == "open",
        bids_shown=view.options.bidding != "secret",
        plus_minus_one=view.options.plus_minus_one,
        doubts=doubts(view.pad, seats),
        plainness=plainness(view.pad, seats),
        bids=_bids(view),
        plays=tuple(plays),
        played=tuple(played),
    )


def best_card(trick: Trick, seats: int) -> int:
    """The card that wins a trick so far, NONE in an empty one."""
    if trick.winner is None:
        return NONE
    return NUMBER[trick.cards[(trick.winner - trick.leader) % seats]]


def _bids(view: View) -> tuple[int, ...]:
    return tuple(NONE if bid is None else bid for bid in view.bids)


def _tricks(view: View) -> tuple[Trick, ...]:
    """The finished tricks of the round and the present one."""
    return view.tricks if view.trick is None else (*view.tricks, view.trick)


def cards_seen(view: View) -> int:
    """Mask of the turned-up card and all cards played in this round."""
    seen = 0 if view.turnup is None else 1 << NUMBER[view.turnup]
    for trick in _tricks(view):
        seen |= mask(trick.cards)
    return seen


def _suit(trick: Sequence[Card]) -> int:
    suit = NONE
    for card in trick:
        suit = rules.suit_after(suit, NUMBER[card])
    return suit


def _voids(view: View) -> tuple[int, ...]:
    """By seat a mask of the colours it did not follow in this round."""
    seats = view.options.seats
    voids = [0] * seats
    for trick in _tricks(view):
        for place, card in enumerate(trick.cards):
            suit = _suit(trick.cards[:place])
            if shows_void(suit, NUMBER[card]):
                voids[(trick.leader + place) % seats] |= 1 << suit
    return tuple(voids)


def _cards_of_colours(colours: int) -> int:
    return sum(cards for colour, cards in enumerate(COLOUR_MASKS) if colours >> colour & 1)
