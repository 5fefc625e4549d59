"""What the nets expect of each choice, in numbers: playouts in worlds that the nets find likely.

Only explanations need this; the sage chooses without it.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from stonehenge.cards import Play, View
from stonehenge.cards.state import NUMBER, mask
from stonehenge.kernels.cards.arrays import with_arrays
from stonehenge.players.cards.net.likelihood import likely
from stonehenge.players.cards.net.search import bid_out, no_findings, try_all
from stonehenge.players.cards.net.stakes import always_for_win
from stonehenge.players.cards.net.weights import Brain
from stonehenge.players.cards.numbers import history_of
from stonehenge.players.reasons import Reason, Reasons, best_first

WORLDS: Final = 100


def play_reasons(
    view: View, plays: Sequence[Play], choice: Play, brain: Brain, seed: int
) -> Reasons:
    """What each card promises, and the tricks to expect after the choice."""
    history, findings = with_arrays(history_of(view)), no_findings()
    worlds = likely(view, history, WORLDS, seed, brain)
    stakes = with_arrays(always_for_win(view))
    try_all(history, mask(tuple(play.card for play in plays)), worlds, brain, stakes, findings)
    choices = [
        Reason(
            action=play,
            points=float(findings.points[card] / WORLDS),
            exact=float(findings.exact[card] / WORLDS),
            win=float(findings.win[card] / WORLDS),
        )
        for play in plays
        for card in [NUMBER[play.card]]
    ]
    tricks = findings.tricks[NUMBER[choice.card], : view.round + 1] / WORLDS
    return Reasons(choices=best_first(choices, choice), tricks=tuple(tricks.tolist()))


def tricks_of_bid(view: View, bid: int, brain: Brain, seed: int) -> tuple[float, ...]:
    """The chance to win so many tricks after a bid."""
    history = with_arrays(history_of(view))
    worlds = likely(view, history, WORLDS, seed, brain)
    tricks = np.zeros(view.round + 1)
    bid_out(history, bid, worlds, brain, with_arrays(always_for_win(view)), tricks)
    return tuple((tricks / WORLDS).tolist())
