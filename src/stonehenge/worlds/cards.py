"""Card states from a view: sampled hands and bids in the place of hidden ones."""

from collections.abc import Sequence
from random import Random

from stonehenge.cards import Phase, State, Trick, View
from stonehenge.cards.rules import NONE, suit_after
from stonehenge.cards.state import COLOURS, NUMBER
from stonehenge.kernels.cards.hidden import sample_hands
from stonehenge.players.cards.numbers import best_card, constraints_of


def states_of(view: View, random: Random, worlds: int) -> list[State]:
    """States with hidden hands and bids sampled; the view must be of a seat in a running game."""
    sampled = sample_hands(constraints_of(view), worlds, random.getrandbits(62))
    return [
        with_hidden(view, [int(hand) for hand in hands], _bids(view, random)) for hands in sampled
    ]


def _bids(view: View, random: Random) -> list[int]:
    """The bids: those unseen are any that was possible."""
    return [
        bid if bid is not None else random.randint(0, view.round) if made else NONE
        for bid, made in zip(view.bids, view.has_bid, strict=True)
    ]


def with_hidden(view: View, hands: Sequence[int], bids: Sequence[int]) -> State:
    """The state that a view shows, with these hands and bids."""
    alone = len(view.to_act) == 1 and not view.together
    lying = tuple(NUMBER[card] for card in view.trick.cards) if view.trick else ()
    suit = NONE
    for card in lying:
        suit = suit_after(suit, card)
    winner = view.trick.winner if view.trick else None
    return State(
        view.options,
        phase=view.phase,
        turn=view.to_act[0] if alone and view.phase is not Phase.DEAL else NONE,
        round=view.round,
        dealer=NONE if view.dealer is None else view.dealer,
        hands=tuple(hands),
        turnup=NONE if view.turnup is None else NUMBER[view.turnup],
        trump=NONE if view.trump is None else COLOURS.index(view.trump),
        bids=tuple(bids),
        leader=view.trick.leader if view.trick else NONE,
        trick=lying,
        suit=suit,
        winner=NONE if winner is None else winner,
        best=best_card(view.trick, view.options.seats) if view.trick else NONE,
        won=view.won,
        tricks=tuple(_fallen(trick) for trick in view.tricks),
        last_trick=None if view.last_trick is None else _fallen(view.last_trick),
        last_round=_last_round(view),
        pad=view.pad,
        totals=view.totals,
    )


def _fallen(trick: Trick) -> tuple[int, tuple[int, ...], int]:
    assert trick.winner is not None
    return trick.leader, tuple(NUMBER[card] for card in trick.cards), trick.winner


def _last_round(view: View) -> tuple[int, int, int, int] | None:
    last = view.last_round
    if last is None:
        return None
    turnup = NONE if last.turnup is None else NUMBER[last.turnup]
    return (
        last.round,
        last.dealer,
        turnup,
        NONE if last.trump is None else COLOURS.index(last.trump),
    )
