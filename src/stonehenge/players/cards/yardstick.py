"""The card player `yardstick`: plain search, written once and left alone to measure others by.

It deals the hidden cards at random as the view allows, a hundred times; plays each of its choices
out in all of these worlds by the hand-written policy of the kernels; and takes the choice with the
most points on average. It stays as it is, so that progress can be measured against it for years.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Struct

from stonehenge.cards import Bid, Play, View
from stonehenge.cards.state import COLOURS, NUMBER, Decision
from stonehenge.kernels.cards.hidden import sample_hands, sight_of
from stonehenge.players.cards.playout.play_out import (
    Played,
    after_bid,
    after_card,
    play_out,
    position_of,
)
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
        """What it expects of each legal action; its luck stays as it was."""
        luck = self._random.getstate()
        choice = self.choose(view, legal)
        self._random.setstate(luck)
        found = self.why(view, legal, choice)
        self._random.setstate(luck)
        return found

    def why(self, view: View, legal: Sequence[Decision], choice: Decision) -> Reasons:
        """What its worlds promise of each legal action, of which one is the choice."""
        found = self.promises(view, legal)
        won = next(promise.won for promise in found if promise.action == choice)
        choices = (Reason(action=p.action, points=p.points, exact=p.exact) for p in found)
        return Reasons(
            choices=best_first(choices, choice),
            tricks=tuple(won.count(tricks) / len(won) for tricks in range(view.round + 1)),
        )

    def promises(self, view: View, legal: Sequence[Decision]) -> list[Promise]:
        """What each legal action promises, all judged in the same worlds."""
        assert view.seat is not None
        seed = self._random.getrandbits(60)
        hands = sample_hands(sight_of(view), self._worlds, seed)
        position = position_of(view)
        found = []
        for action in legal:
            if isinstance(action, Play):
                after, left = after_card(position, hands, NUMBER[action.card])
                played = play_out(after, left, seed)
            elif isinstance(action, Bid):
                played = play_out(after_bid(position, view.seat, action.tricks), hands, seed)
            else:
                trump = COLOURS.index(action.colour)
                played = play_out(position._replace(trump=trump), hands, seed)
            found.append(_promise(action, played, view.seat))
        return found


def _promise(action: Decision, played: Played, seat: int) -> Promise:
    points = played.points[:, seat]
    won = tuple(played.won[:, seat].tolist())
    return Promise(action, float(points.mean()), float((points > 0).mean()), won)
