"""The card player `yardstick`: plain search, a frozen baseline.

It deals the hidden cards at random as the view allows, a hundred times; plays each of its choices
out in all of these worlds by the hand-written policy of `playout`; and takes the choice with the
most points on average. It never changes, so that progress can be measured against it for years.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from stonehenge.cards import Bid, Play, View
from stonehenge.cards.state import COLOURS, NUMBER, Decision
from stonehenge.kernels.cards.hidden import sample_hands
from stonehenge.players.cards.numbers import Position, constraints_of, position_of, seat_of
from stonehenge.players.cards.playout.play_out import Played, after_bid, after_card, play_out
from stonehenge.players.reasons import Reason, Reasons, best_first

WORLDS: Final = 100


class Promise(Struct, frozen=True):
    """What a choice promises: points on average, and the chance of an exact prediction."""

    action: Decision
    points: float
    exact: float
    won: tuple[int, ...]
    """The tricks of the round in each world."""


class CardsYardstick:
    """Plain search over hidden hands; the same seed gives the same moves."""

    def __init__(self, random: Random, worlds: int = WORLDS) -> None:
        self._random = random
        self._worlds = worlds

    def choose(self, view: View, legal: Sequence[Decision]) -> Decision:
        """The legal action that promises most points."""
        if len(legal) == 1:
            return legal[0]
        return max(self.promises(view, legal), key=lambda promise: promise.points).action

    def reasons(self, view: View, legal: Sequence[Decision]) -> Reasons:
        """What it expects of each legal action; its random numbers stay as they were."""
        before = self._random.getstate()
        choice = self.choose(view, legal)
        self._random.setstate(before)
        reasons = self.reasons_for(view, legal, choice)
        self._random.setstate(before)
        return reasons

    def reasons_for(self, view: View, legal: Sequence[Decision], choice: Decision) -> Reasons:
        """What each legal action promises in its worlds, of which one is the choice."""
        promises = self.promises(view, legal)
        won = next(promise.won for promise in promises if promise.action == choice)
        choices = (Reason(action=p.action, points=p.points, exact=p.exact) for p in promises)
        return Reasons(
            choices=best_first(choices, choice),
            tricks=tuple(won.count(tricks) / len(won) for tricks in range(view.round + 1)),
        )

    def promises(self, view: View, legal: Sequence[Decision]) -> list[Promise]:
        """What each legal action promises, all judged in the same worlds."""
        seat = seat_of(view)
        seed = self._random.getrandbits(60)
        hands = sample_hands(constraints_of(view), self._worlds, seed)
        position = position_of(view)
        return [
            _promise(action, play_out(*_after(position, hands, seat, action), seed), seat)
            for action in legal
        ]


def _after(position: Position, hands: Any, seat: int, action: Decision) -> tuple[Position, Any]:
    """The position and the worlds after an action."""
    if isinstance(action, Play):
        return after_card(position, hands, NUMBER[action.card])
    if isinstance(action, Bid):
        return after_bid(position, seat, action.tricks), hands
    return position._replace(trump=COLOURS.index(action.colour)), hands


def _promise(action: Decision, played: Played, seat: int) -> Promise:
    points = played.points[:, seat]
    won = tuple(played.won[:, seat].tolist())
    return Promise(action, float(points.mean()), float((points > 0).mean()), won)
