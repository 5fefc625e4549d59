"""Card positions assessed: every choice is played out in deals that fit all the seat has seen.

The deals are weighed as the archmage weighs them, and its nets play on at every seat. A position
always gives the same numbers, and more effort adds further deals to the same ones.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from stonehenge.cards import Bid, Play, Trump, View, rules
from stonehenge.cards.rules import NONE
from stonehenge.cards.state import COLOURS, NUMBER, Decision
from stonehenge.coach.answers import Assessment, Choice, advisor
from stonehenge.coach.playouts import Ends, play_bid, play_cards
from stonehenge.coach.standing import chances_to_win
from stonehenge.kernels.cards.arrays import with_arrays
from stonehenge.kernels.cards.hidden import sample_hands
from stonehenge.players.cards.net.likelihood import Worlds, likely_worlds, no_worlds
from stonehenge.players.cards.net.weights import EARLIER, Brain, shipped
from stonehenge.players.cards.numbers import (
    MOST_CARDS,
    History,
    constraints_of,
    history_of,
    seat_of,
)

Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.int64]

WORLDS: Final = 100
"""The deals of effort 1; they are dealt in batches of so many."""
MOST_BATCHES: Final = 1_000
DEALT: Final = 12
"""How many deals are weighed for one that is kept."""
_FEWEST: Final = 10
_POINTS: Final = np.array(
    [[rules.points(bid, won) for won in range(MOST_CARDS + 1)] for bid in range(MOST_CARDS + 1)],
    np.float64,
)


class Trial(Struct, frozen=True):
    """How choices ended in many worlds."""

    seat: int
    bids: Ints
    """By choice, world and seat."""
    won: Ints
    worlds: Ints
    """By world the number of its deal; likely deals come more than once."""

    @property
    def points(self) -> Floats:
        """By choice, world and seat: the points of the round."""
        points: Floats = _POINTS[self.bids, self.won]
        return points

    @property
    def own(self) -> Floats:
        """By choice and world: the own points."""
        return self.points[:, :, self.seat]

    @property
    def exact(self) -> Floats:
        """By choice: how often the own bid came true."""
        mine: Any = self.bids[:, :, self.seat] == self.won[:, :, self.seat]
        chances: Floats = mine.mean(axis=1)
        return chances

    def tricks(self, choice: int, most: int) -> tuple[float, ...]:
        """The chances to win so many tricks."""
        counts = np.bincount(self.won[choice, :, self.seat], minlength=most + 1)
        return tuple((counts / counts.sum()).tolist())

    def error(self, values: Floats) -> float:
        """The standard error of the mean of values by world; equal deals count as one draw."""
        around = np.bincount(self.worlds, weights=values - values.mean())
        return float(np.sqrt((around**2).sum()) / len(values))


def assess(view: View, legal: Sequence[Decision], effort: float = 1.0, seed: int = 0) -> Assessment:
    """Every legal choice with what it is worth."""
    trial = play_out(view, legal, worlds_for(effort), seed)
    return Assessment(
        game="cards",
        seat=seat_of(view),
        round=view.round,
        advisor=advisor("cards"),
        effort=effort,
        worlds=len(trial.worlds),
        choices=_choices(view, legal, trial),
    )


def worlds_for(effort: float) -> int:
    """How many deals an effort stands for."""
    return max(_FEWEST, round(WORLDS * effort))


def play_out(view: View, actions: Sequence[Decision], worlds: int, seed: int = 0) -> Trial:
    """Plays choices out in so many worlds; another seed deals other ones."""
    full, rest = divmod(worlds, WORLDS)
    sizes = [WORLDS] * full + [rest] * (rest > 0)
    batches = [
        _batch(view, actions, size, seed * MOST_BATCHES + i + 1) for i, size in enumerate(sizes)
    ]
    bids, won, hands = (np.concatenate(parts, axis=-2) for parts in zip(*batches, strict=True))
    _, deals = np.unique(hands, axis=0, return_inverse=True)
    return Trial(seat_of(view), bids, won, deals.reshape(-1))


def _batch(
    view: View, actions: Sequence[Decision], number: int, seed: int
) -> tuple[Ints, Ints, Ints]:
    """Bids and tricks by choice, world and seat, and the hands; equal worlds are played once."""
    brain, history = shipped(EARLIER), with_arrays(history_of(view))
    dealt = sample_hands(constraints_of(view), DEALT * number, seed)
    kept = no_worlds(number, history.seats)
    likely_worlds(history, dealt, brain, seed, kept)
    worlds, copies = _distinct(kept)
    shape = len(actions), len(worlds.kinds), history.seats
    ends = Ends(np.zeros(shape, np.int64), np.zeros(shape, np.int64))
    if isinstance(actions[0], Play):
        cards = np.array([NUMBER[play.card] for play in actions if isinstance(play, Play)])
        play_cards(history, cards, worlds, brain, ends)
    else:
        for i, action in enumerate(actions):
            _play_bid(history, action, worlds, brain, Ends(ends.bids[i], ends.won[i]))
    return ends.bids[:, copies], ends.won[:, copies], kept.hands


def _distinct(kept: Worlds) -> tuple[Worlds, Ints]:
    """The worlds that differ, and by world which of these it is."""
    described = np.column_stack(kept)
    different, copies = np.unique(described, axis=0, return_inverse=True)
    hands, kinds = np.hsplit(different, 2)
    return Worlds(np.ascontiguousarray(hands), np.ascontiguousarray(kinds)), copies.reshape(-1)


def _play_bid(history: History, action: Decision, worlds: Worlds, brain: Brain, ends: Ends) -> None:
    if isinstance(action, Trump):
        history = history._replace(trump=COLOURS.index(action.colour))
    play_bid(history, action.tricks if isinstance(action, Bid) else NONE, worlds, brain, ends)


def _choices(view: View, actions: Sequence[Decision], trial: Trial) -> tuple[Choice, ...]:
    own, exact, wins = trial.own, trial.exact, chances_to_win(view, trial.points)
    means = own.mean(axis=1)
    best = int(np.argmax(means))
    choices = [
        Choice(
            action=action,
            points=float(means[i]),
            exact=float(exact[i]),
            win=float(wins[i]),
            error=trial.error(own[i]),
            loss=float(means[best] - means[i]),
            loss_error=trial.error(own[best] - own[i]),
            tricks=trial.tricks(i, view.round),
        )
        for i, action in enumerate(actions)
    ]
    return tuple(sorted(choices, key=lambda choice: choice.loss))
