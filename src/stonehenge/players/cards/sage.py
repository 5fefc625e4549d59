"""The card player `sage`: learned judgement of bids and cards, and no search.

Its bid net says how likely it is to miss each bid and by how much; its play net scores each card
it may play. Both saw millions of rounds of self-play (see `stonehenge.training`).
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from stonehenge.cards import Bid, Play, Trump, View, rules
from stonehenge.cards.rules import NONE
from stonehenge.cards.state import COLOURS, NUMBER, Decision, mask
from stonehenge.players.cards.apprentice import CardsApprentice, trump_reasons
from stonehenge.players.cards.net.bid_features import (
    MISSES,
    Auction,
    bid_features,
    bid_points,
    hand_features,
    strength,
)
from stonehenge.players.cards.net.play_features import Position, card_features, sight, situation
from stonehenge.players.cards.net.weights import Brain, PlayNet, bid_odds, play_scores, shipped
from stonehenge.players.reasons import Reason, Reasons, best_first

_LUCK: Final = 1
"""The seed of the worlds in which reasons are found."""


class CardsSage:
    """A player that knows by experience what a hand is worth and which card to play."""

    def __init__(self, brain: Brain | None = None) -> None:
        self._brain = brain or shipped("cards")
        self._apprentice = CardsApprentice()

    def choose(self, view: View, legal: Sequence[Decision]) -> Decision:
        """A legal action for this view."""
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None
        hand = view.hands[view.seat]
        if hand is None:  # ruling C15: the own card of a clairvoyant round is judged by the others'
            return self._apprentice.choose(view, legal)
        if isinstance(legal[0], Trump):
            return Trump(max(COLOURS, key=lambda colour: self._promise(view, hand, colour)))
        if isinstance(legal[0], Bid):
            points = self.bid_points(view)
            return max(legal, key=lambda bid: points[bid.tricks] if isinstance(bid, Bid) else 0.0)
        plays = [play for play in legal if isinstance(play, Play)]
        scores = scores_of(view, plays, self._brain.play, self._brain.table)
        return legal[int(np.argmax(scores))]

    def reasons(self, view: View, legal: Sequence[Decision]) -> Reasons:
        """What it expects of each legal action."""
        return self.why(view, legal, self.choose(view, legal))

    def why(self, view: View, legal: Sequence[Decision], choice: Decision) -> Reasons:
        """What the nets expect of each legal action, of which one is the choice."""
        # imports numba, which choosing does without
        from stonehenge.players.cards.net.explain import tricks_of_bid, why_plays  # noqa: PLC0415

        assert view.seat is not None
        hand = view.hands[view.seat]
        if hand is None:
            return self._apprentice.reasons(view, legal)
        if isinstance(choice, Play):
            return why_plays(view, legal, choice, self._brain, _LUCK)
        if isinstance(choice, Trump):
            return trump_reasons(legal, choice, lambda colour: self._promise(view, hand, colour))
        odds = self._odds(_auction(view, _colour(view.trump)), mask(hand))
        bids = [
            Reason(action=bid, points=bid_points(bid.tricks, row), exact=row[MISSES // 2])
            for bid in legal
            if isinstance(bid, Bid)
            for row in [odds[bid.tricks]]
        ]
        tricks = tricks_of_bid(view, choice.tricks, self._brain, _LUCK)
        return Reasons(choices=best_first(bids, choice), tricks=tricks)

    def _promise(self, view: View, hand: Sequence[str], trump: str) -> float:
        """The points of the best bid if this colour were trump."""
        return max(self._points(_auction(view, COLOURS.index(trump)), mask(tuple(hand))))

    def bid_points(self, view: View) -> list[float]:
        """The points that each bid promises."""
        assert view.seat is not None
        hand = view.hands[view.seat]
        assert hand is not None
        return self._points(_auction(view, _colour(view.trump)), mask(hand))

    def _points(self, auction: Auction, hand: int) -> list[float]:
        return [bid_points(bid, row) for bid, row in enumerate(self._odds(auction, hand))]

    def _odds(self, auction: Auction, hand: int) -> list[list[float]]:
        """By bid the chances of each miss."""
        promised = strength(auction, hand, self._brain.table)
        bids = [bid_features(auction, promised, bid) for bid in range(auction.round + 1)]
        described = hand_features(auction, hand, promised)
        odds: list[list[float]] = bid_odds(self._brain.bid, described, bids).tolist()
        return odds


def scores_of(view: View, plays: Sequence[Play], net: PlayNet, table: Any) -> list[float]:
    """How a net scores each card that may be played."""
    position = position_of(view)
    seen = sight(position, [0.0] * rules.CARDS)
    cards = [NUMBER[play.card] for play in plays]
    legal = sum(1 << card for card in cards)
    described = [card_features(position, seen, legal, card, table) for card in cards]
    scores: list[float] = play_scores(net, situation(position, seen, table), described).tolist()
    return scores


def _colour(trump: str | None) -> int:
    return NONE if trump is None else COLOURS.index(trump)


def _auction(view: View, trump: int) -> Auction:
    assert view.seat is not None
    assert view.dealer is not None
    heard = [bid for bid in view.bids if bid is not None]
    return Auction(
        seats=view.options.seats,
        round=view.round,
        trump=trump,
        turned=NONE if view.turnup is None else rules.kind(NUMBER[view.turnup]),
        place=(view.seat - view.dealer - 1) % view.options.seats,
        bids_known=view.options.bidding == "open" and view.phase.value == "bid",
        bid_sum=sum(heard),
        highest=max(heard, default=0),
        plus_minus_one=view.options.plus_minus_one,
    )


def position_of(view: View) -> Position:
    """The position that a view shows, in the numbers of the nets."""
    assert view.seat is not None
    assert view.trick is not None
    hand, trick = view.hands[view.seat], view.trick
    assert hand is not None
    seats = view.options.seats
    winner = NONE if trick.winner is None else trick.winner
    lying = [NUMBER[card] for card in trick.cards]
    return Position(
        seats=seats,
        round=view.round,
        trump=_colour(view.trump),
        seat=view.seat,
        hand=mask(hand),
        seen=_seen(view),
        leader=trick.leader,
        lying=len(lying),
        best=NONE if winner == NONE else lying[(winner - trick.leader) % seats],
        winner=winner,
        suit=_suit(lying),
        bids_known=None not in view.bids,
        sizes=view.hand_sizes,
        bids=[0 if bid is None else bid for bid in view.bids],
        won=view.won,
        voids=_voids(view),
    )


def _seen(view: View) -> int:
    seen = 0 if view.turnup is None else 1 << NUMBER[view.turnup]
    for trick in (*view.tricks, view.trick):
        if trick is not None:
            seen |= mask(trick.cards)
    return seen


def _suit(lying: Sequence[int]) -> int:
    suit = NONE
    for card in lying:
        suit = rules.suit_after(suit, card)
    return suit


def _voids(view: View) -> list[int]:
    """By seat the colours it did not follow in this round."""
    voids = [0] * view.options.seats
    for trick in (*view.tricks, view.trick):
        suit = NONE
        for i, name in enumerate(trick.cards if trick else ()):
            card = NUMBER[name]
            if 0 <= suit < rules.WIZARD and card < rules.FIRST_WIZARD and rules.kind(card) != suit:
                voids[(trick.leader + i) % view.options.seats if trick else 0] |= 1 << suit
            suit = rules.suit_after(suit, card)
    return voids
