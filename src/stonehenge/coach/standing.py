"""The chance to win a card game after a round, by the value of the standing."""

from typing import Any

import numpy as np

from stonehenge.cards import View
from stonehenge.players.cards.net.standing import after_round, chance_to_win
from stonehenge.players.cards.numbers import seat_of


def chances_to_win(view: View, points: Any) -> Any:
    """By choice the chance to win; `points` are those of the round by choice, world and seat."""
    choices, worlds, seats = points.shape
    ends, which = np.unique(points.reshape(-1, seats), axis=0, return_inverse=True)
    rest, seat = after_round(view), seat_of(view)
    totals = ends + np.array(view.totals) + np.array(rest.means)
    wins = np.array([chance_to_win(end, rest.spread, seat) for end in totals.tolist()])
    return wins[which.reshape(choices, worlds)].mean(axis=1)
