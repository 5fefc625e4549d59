"""The card game as numbers: 85 actions, and what a seat knows as numbers from -1 to 1."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from stonehenge import cards
from stonehenge.cards import COLOURS, DECK, Bid, Options, Phase, Play, Trump, View, rules
from stonehenge.cards.state import NUMBER
from stonehenge.research.numbers import (
    ActionNumbers,
    Field,
    Floats,
    Layout,
    Numbered,
    asked_row,
    from_me,
    one_of,
    seat_row,
    several_of,
    steps,
)

MOST_TRICKS: Final = rules.rounds(min(cards.PLAYERS))
"""The tricks of the longest round there is; counts of tricks and rounds are divided by it."""
MOST_POINTS: Final = sum(rules.points(tricks, tricks) for tricks in range(1, MOST_TRICKS + 1))
"""The points of a perfect game of three; totals are divided by it."""

ACTIONS: Final = ActionNumbers(
    cards,
    [
        *(Play(card) for card in DECK),
        *(Bid(tricks) for tricks in range(MOST_TRICKS + 1)),
        *(Trump(colour) for colour in ("B", "G", "Y", "R")),
    ],
)
FIRST_BID: Final = ACTIONS.number(Bid(0))
FIRST_TRUMP: Final = ACTIONS.number(Trump("B"))

PHASES: Final = (Phase.TRUMP, Phase.BID, Phase.PLAY, Phase.OVER)
_BIDDINGS: Final = ("open", "covered", "secret")


@lru_cache
def layout(options: Options) -> Layout:
    """What an observation is made of; it depends on the number of seats and on clairvoyance."""
    seats, cards_ = options.seats, rules.CARDS
    tricks = rules.rounds(seats)
    hands = seats if options.clairvoyance else 1
    return Layout(
        (
            Field("phase", (4,), "trump, bid, play, over", _phase),
            Field("to_act", (seats,), "who is asked now", asked_row),
            Field("round", (1,), "the round, / 20", lambda v: v.round / MOST_TRICKS),
            Field("rounds", (1,), "the last round, / 20", lambda v: v.rounds / MOST_TRICKS),
            Field("dealer", (seats,), "the dealer", lambda v: seat_row(v, v.dealer)),
            Field("hands", (hands, cards_), "the cards of each hand in sight", _hands),
            Field("hand_sizes", (seats,), "cards held, / 20", lambda v: _share(v, v.hand_sizes)),
            Field("turnup", (cards_,), "the card turned up", lambda v: _cards([v.turnup])),
            Field("trump", (4,), "the trump: B, G, Y, R", lambda v: _colour(v.trump)),
            Field("bids", (seats,), "the bids in sight, / 20", _bids),
            Field("bids_seen", (seats,), "whose bid is in sight", _bids_seen),
            Field("has_bid", (seats,), "who has bid", lambda v: from_me(v, v.has_bid)),
            Field("won", (seats,), "tricks won, / 20", lambda v: _share(v, v.won)),
            Field("trick", (seats, cards_), "who played which card to this trick", _trick),
            Field("leader", (seats,), "who leads this trick", _leader),
            Field("winner", (seats,), "who wins this trick so far", _winner),
            Field("to_follow", (4,), "the colour to follow", lambda v: _colour(v.to_follow)),
            Field("seen", (cards_,), "cards turned up or played in this round", _seen),
            Field("tricks", (tricks, seats), "finished tricks: (card + 1) / 60", _tricks),
            Field("totals", (seats,), "points, / 2500", _totals, low=-1),
            Field("bidding", (3,), "open, covered, secret", _bidding),
            Field("plus_minus_one", (1,), "the option", lambda v: v.options.plus_minus_one),
            Field("clairvoyance", (1,), "the option", lambda v: v.options.clairvoyance),
        )
    )


def worst(options: Options) -> float:
    """Points below which nobody can fall: every bid wrong by the whole round."""
    return float(sum(rules.points(0, tricks) for tricks in range(1, options.last_round + 1)))


def best(options: Options) -> float:
    """Points above which nobody can rise: all tricks of all rounds."""
    return float(sum(rules.points(n, n) for n in range(1, options.last_round + 1)))


def longest(options: Options) -> int:
    """The most decisions: in each round a trump, a bid and the cards of everybody."""
    rounds = range(1, options.last_round + 1)
    return sum(1 + options.seats * (1 + tricks) for tricks in rounds)


GAME: Final = Numbered(cards, ACTIONS, layout, worst, best, longest)


def _phase(view: View) -> Floats:
    return one_of(PHASES.index(view.phase), len(PHASES))


def _share(view: View, tricks: Sequence[int]) -> list[float]:
    return [number / MOST_TRICKS for number in from_me(view, tricks)]


def _cards(named: Sequence[str | None]) -> Floats:
    return several_of([NUMBER[card] for card in named if card], rules.CARDS)


def _colour(colour: str | None) -> Floats:
    return one_of(None if colour is None else COLOURS.index(colour), len(COLOURS))


def _hands(view: View) -> list[Floats]:
    in_sight = from_me(view, view.hands) if view.options.clairvoyance else [view.hands[view.me]]
    return [_cards(hand or ()) for hand in in_sight]


def _bids(view: View) -> list[float]:
    return [0 if bid is None else bid / MOST_TRICKS for bid in from_me(view, view.bids)]


def _bids_seen(view: View) -> list[bool]:
    return [bid is not None for bid in from_me(view, view.bids)]


def _trick(view: View) -> Floats:
    played = np.zeros((view.options.seats, rules.CARDS), np.float32)
    if view.trick:
        for seat, card in zip(view.trick.order, view.trick.cards, strict=False):
            played[steps(view, seat), NUMBER[card]] = 1
    return played


def _leader(view: View) -> Floats:
    return seat_row(view, view.trick.leader if view.trick else None)


def _winner(view: View) -> Floats:
    return seat_row(view, view.trick.winner if view.trick else None)


def _seen(view: View) -> Floats:
    tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
    return _cards([view.turnup, *(card for trick in tricks for card in trick.cards)])


def _tricks(view: View) -> Floats:
    seats = view.options.seats
    fallen = np.zeros((rules.rounds(seats), seats), np.float32)
    for number, trick in enumerate(view.tricks):
        for seat, card in zip(trick.order, trick.cards, strict=True):
            fallen[number, steps(view, seat)] = (NUMBER[card] + 1) / rules.CARDS
    return fallen


def _totals(view: View) -> list[float]:
    return [points / MOST_POINTS for points in from_me(view, view.totals)]


def _bidding(view: View) -> Floats:
    return one_of(_BIDDINGS.index(view.options.bidding), len(_BIDDINGS))
