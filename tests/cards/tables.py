"""Card tables set up for a test."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from stonehenge import cards
from stonehenge.cards import Bid, Deal, Options, Play, State
from stonehenge.cards.state import NUMBER
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.vocabulary import CHANCE, Seat

VARIANTS: Final = [
    {"bidding": bidding, "plus_minus_one": plus_minus_one, "clairvoyance": clairvoyance}
    for bidding, plus_minus_one in (
        ("open", False),
        ("open", True),
        ("covered", False),
        ("secret", False),
    )
    for clairvoyance in (False, True)
]
"""The eight sets of options that the rules allow."""


def before_round(options: Options, round_: int) -> State:
    """A table at which this round is about to be dealt."""
    return replace(cards.start(options), round=round_ - 1)


def dealt(options: Options, round_: int, seed: int = 0) -> State:
    """A table at which this round was just dealt."""
    state = before_round(options, round_)
    return cards.apply(state, CHANCE, cards.draw(state, Seeded(seed_from_number(seed))))


def table(
    hands: Sequence[str],
    turnup: str | None,
    bids: Sequence[int] = (),
    options: Options | None = None,
) -> State:
    """A table with these hands, such as "B5 W1", and bids made in turn; seat 0 leads."""
    seats = len(hands)
    split = tuple(tuple(hand.split()) for hand in hands)
    tricks = len(split[0])
    first_dealer = (seats - tricks) % seats
    options = options or Options(seats=seats)
    state = before_round(replace(options, first_dealer=first_dealer), tricks)
    deal = Deal(split, turnup)
    cards.check(state, CHANCE, deal)
    state = cards.apply(state, CHANCE, deal)
    for seat, bid in enumerate(bids):
        state = act(state, seat, Bid(bid))
    return state


def act(state: State, seat: Seat, action: cards.Action) -> State:
    """The state after an action that must be legal."""
    cards.check(state, seat, action)
    return cards.apply(state, seat, action)


def play(state: State, *names: str) -> State:
    """The state after these cards, each played by the seat whose turn it is."""
    for name in names:
        state = act(state, state.turn, Play(name))
    return state


def trick_winner(names: Sequence[str], trump: str | None) -> int:
    """Which card of a trick wins it, found by playing it out at a table of one round."""
    options = Options(seats=max(3, len(names)))
    state = replace(
        before_round(options, 1),
        phase=cards.Phase.PLAY,
        round=1,
        turn=0,
        leader=0,
        hands=tuple(1 << NUMBER[name] for name in names),
        trump=-1 if trump is None else cards.COLOURS.index(trump),
        bids=(0,) * len(names),
        won=(0,) * len(names),
    )
    state = play(state, *names)
    return state.tricks[0][2]
