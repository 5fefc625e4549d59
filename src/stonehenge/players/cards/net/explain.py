"""What the nets expect of each choice, in numbers: playouts in worlds made likely by the nets.

Only who asks why waits for this; the sage chooses without it.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from stonehenge.cards import Play, View
from stonehenge.cards.rules import NONE
from stonehenge.cards.state import COLOURS, NUMBER, Decision, RoundScore
from stonehenge.kernels.cards.hidden import sample_hands, sight_of
from stonehenge.players.cards.net.search import bid_out, no_findings, try_all
from stonehenge.players.cards.net.weights import Brain
from stonehenge.players.cards.net.worlds import OVERSAMPLED, Known, Worlds, likely_worlds, no_worlds
from stonehenge.players.reasons import Reason, Reasons, best_first

WORLDS: Final = 100
_FIRST_DOUBT: Final = 0.03
"""The odds that somebody of whom nothing is known plays without care for the bid."""
_TELLING: Final = (0.45, 1.35, 8.0)
"""How much more often who plays without care misses a bid by 0, 1, and 2 or more tricks."""
_LEAST, _MOST = 0.002, 50.0
"""Odds are kept between these, so that a player may change."""


def likely(view: View, known: Known, worlds: int, seed: int, brain: Brain) -> Worlds:
    """So many worlds that suit what the others did."""
    dealt = sample_hands(sight_of(view), OVERSAMPLED * worlds, seed)
    kept = no_worlds(worlds, known.seats)
    likely_worlds(known, dealt, brain, seed, kept)
    return kept


def known_of(view: View) -> Known:
    """What a view tells of a round but for the hands."""
    assert view.seat is not None
    assert view.dealer is not None
    seats = view.options.seats
    plays, played = [], np.zeros(seats, np.int64)
    for trick in (*view.tricks, *([view.trick] if view.trick else [])):
        for place, card in enumerate(trick.cards):
            plays.append(NUMBER[card])
            played[(trick.leader + place) % seats] |= 1 << NUMBER[card]
    return Known(
        seats=seats,
        round=view.round,
        trump=NONE if view.trump is None else COLOURS.index(view.trump),
        turnup=NONE if view.turnup is None else NUMBER[view.turnup],
        dealer=view.dealer,
        me=view.seat,
        heard=int(view.options.bidding == "open"),
        shown=int(view.options.bidding != "secret"),
        plus_minus_one=int(view.options.plus_minus_one),
        doubts=np.array(doubts(view.pad, seats)),
        bids=np.array([NONE if bid is None else bid for bid in view.bids], np.int64),
        plays=np.array(plays, np.int64),
        played=played,
    )


def doubts(pad: Sequence[RoundScore], seats: int) -> list[float]:
    """By seat how likely it plays without care for its bid, from what became of earlier bids."""
    odds = [_FIRST_DOUBT] * seats
    for line in pad:
        for seat, (bid, won) in enumerate(zip(line.bids, line.won, strict=True)):
            found = odds[seat] * _TELLING[min(2, abs(won - bid))]
            odds[seat] = min(_MOST, max(_LEAST, found))
    return [odd / (1 + odd) for odd in odds]


def why_plays(
    view: View, legal: Sequence[Decision], choice: Decision, brain: Brain, seed: int
) -> Reasons:
    """What each card promises, and the tricks to expect after the choice."""
    known, found = known_of(view), no_findings()
    kept = likely(view, known, WORLDS, seed, brain)
    cards = {action: NUMBER[action.card] for action in legal if isinstance(action, Play)}
    try_all(known, sum(1 << card for card in cards.values()), kept, brain, found)
    choices = [
        Reason(
            action=action,
            points=float(found.points[card] / WORLDS),
            exact=float(found.exact[card] / WORLDS),
        )
        for action, card in cards.items()
    ]
    tricks = found.tricks[cards[choice], : known.round + 1] / WORLDS  # type: ignore[index]
    return Reasons(choices=best_first(choices, choice), tricks=tuple(tricks.tolist()))


def tricks_of_bid(view: View, bid: int, brain: Brain, seed: int) -> tuple[float, ...]:
    """The chance to win so many tricks after a bid."""
    known = known_of(view)
    kept = likely(view, known, WORLDS, seed, brain)
    tricks = np.zeros(known.round + 1)
    bid_out(known, bid, kept, brain, tricks)
    return tuple((tricks / WORLDS).tolist())
