"""The card player `sage`: learned judgement of bids and cards, and no search.

Its bid net says how likely it is to miss each bid and by how much; its play net scores each card
it may play. Both learned from millions of rounds of self-play (see `stonehenge.training.cards`).
In the last third of a game it bids for the chance to win, by the value of the standing. At the
level `sage` it minds no bid but its own when it plays a card; the archmage minds them all.
"""

from collections.abc import Sequence
from typing import Final

from stonehenge.cards import Bid, Play, Trump, View
from stonehenge.cards.rules import CARDS, points
from stonehenge.cards.state import COLOURS, NUMBER, Colour, Decision, mask
from stonehenge.players.cards.choice import best_action
from stonehenge.players.cards.journeyman import CardsJourneyman
from stonehenge.players.cards.memory import minding_own_bid
from stonehenge.players.cards.net.bid_features import (
    EXACT,
    FAR_ABOVE,
    FAR_BELOW,
    FAR_OFF,
    ONE_ABOVE,
    ONE_BELOW,
    bid_features,
    bid_points,
    hand_features,
    strength,
)
from stonehenge.players.cards.net.play_features import card_features, prospects, situation
from stonehenge.players.cards.net.stakes import (
    LAST_PART,
    Stakes,
    always_for_win,
    chance_with,
    others_of,
    stakes_of,
    worth_of,
)
from stonehenge.players.cards.net.weights import (
    EARLIER,
    Brain,
    Skill,
    bid_odds,
    play_scores,
    shipped,
)
from stonehenge.players.cards.numbers import (
    PlayTurn,
    bid_turn_of,
    is_blind,
    own_hand,
    play_turn_of,
    trump_of,
)
from stonehenge.players.cards.tricks import trump_reasons
from stonehenge.players.reasons import Reason, Reasons, best_first

_SEED: Final = 1
"""The seed of the worlds in which reasons are worked out."""


class CardsSage:
    """A player that knows by experience what a hand is worth and which card to play."""

    def __init__(
        self,
        brain: Brain | None = None,
        last_part: float = LAST_PART,
        minds_others: bool = True,
    ) -> None:
        self._brain = brain or shipped(EARLIER)
        self._last_part = last_part
        self._minds_others = minds_others
        """Whether it looks at what the others still need when it plays a card."""

    def choose(self, view: View, legal: Sequence[Decision]) -> Decision:
        """A legal action for this view."""
        if is_blind(view):
            return CardsJourneyman().choose(view, legal)
        return best_action(self, view, legal)

    def reasons(self, view: View, legal: Sequence[Decision]) -> Reasons:
        """What it expects of each legal action."""
        return self.reasons_for(view, legal, self.choose(view, legal))

    def reasons_for(self, view: View, legal: Sequence[Decision], choice: Decision) -> Reasons:
        """What the nets expect of each legal action, of which one is the choice."""
        # imports numba, which choosing does without
        from stonehenge.players.cards.net.reasons import (  # noqa: PLC0415
            play_reasons,
            tricks_of_bid,
        )

        if is_blind(view):
            return CardsJourneyman().reasons(view, legal)
        if isinstance(choice, Play):
            plays = [play for play in legal if isinstance(play, Play)]
            return play_reasons(view, plays, choice, self._brain, _SEED)
        if isinstance(choice, Trump):
            return trump_reasons(legal, choice, lambda colour: self.trump_points(view, colour))
        odds = self._odds(view, trump_of(view))
        chances = chances_of_bids(view, always_for_win(view), odds)
        bids = [
            Reason(
                action=bid,
                points=bid_points(bid.tricks, row),
                exact=row[EXACT],
                win=chances[bid.tricks],
            )
            for bid in legal
            if isinstance(bid, Bid)
            for row in [odds[bid.tricks]]
        ]
        tricks = tricks_of_bid(view, choice.tricks, self._brain, _SEED)
        return Reasons(choices=best_first(bids, choice), tricks=tricks)

    def trump_points(self, view: View, colour: Colour) -> float:
        """The points of the best bid if this colour were trump."""
        return max(self._points(view, COLOURS.index(colour)))

    def bid_points(self, view: View) -> list[float]:
        """The points that each bid promises; in the last rounds, what it is worth for the win."""
        odds, stakes = self._odds(view, trump_of(view)), stakes_of(view, self._last_part)
        promised = [bid_points(bid, row) for bid, row in enumerate(odds)]
        if stakes.for_win == 0:
            return promised
        chances = chances_of_bids(view, stakes, odds)
        return [worth_of(stakes, *both) for both in zip(promised, chances, strict=True)]

    def card_scores(self, view: View, plays: Sequence[Play]) -> list[float]:
        """How the play net scores each card."""
        turn = play_turn_of(view)
        return card_scores(
            turn if self._minds_others else minding_own_bid(turn), plays, self._brain
        )

    def _points(self, view: View, trump: int) -> list[float]:
        return [bid_points(bid, row) for bid, row in enumerate(self._odds(view, trump))]

    def _odds(self, view: View, trump: int) -> list[list[float]]:
        """By bid the chances of each miss."""
        turn, hand = bid_turn_of(view, trump), mask(own_hand(view))
        promised = strength(turn, hand, self._brain.rates)
        bids = [bid_features(turn, promised, bid) for bid in range(turn.round + 1)]
        described = hand_features(turn, hand, promised)
        odds: list[list[float]] = bid_odds(self._brain.bid, described, bids).tolist()
        return odds


def chances_of_bids(view: View, stakes: Stakes, odds: Sequence[Sequence[float]]) -> list[float]:
    """By bid the chance to win the game, from the chances of each miss."""
    others = others_of(view)
    near = chance_with(stakes, points(0, 1), others)
    far = chance_with(stakes, FAR_OFF, others)
    return [
        row[EXACT] * chance_with(stakes, points(bid, bid), others)
        + (row[ONE_BELOW] + row[ONE_ABOVE]) * near
        + (row[FAR_BELOW] + row[FAR_ABOVE]) * far
        for bid, row in enumerate(odds)
    ]


def card_scores(turn: PlayTurn, plays: Sequence[Play], learned: Brain | Skill) -> list[float]:
    """How a play net scores each card that may be played."""
    p = prospects(turn, [0.0] * CARDS)
    cards = [NUMBER[play.card] for play in plays]
    legal = sum(1 << card for card in cards)
    described = [card_features(turn, p, legal, card, learned.rates) for card in cards]
    around = situation(turn, p, learned.rates)
    scores: list[float] = play_scores(learned.play, around, described).tolist()
    return scores
