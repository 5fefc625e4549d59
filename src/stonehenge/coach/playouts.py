"""Compiled: every choice of a card position played out in many likely worlds.

All choices meet the same worlds, so that their differences are known better than themselves.
"""

from typing import Any, NamedTuple

import numpy as np

from stonehenge.kernels import compiled
from stonehenge.kernels.cards.draws import stream
from stonehenge.players.cards.net.likelihood import Worlds, start
from stonehenge.players.cards.net.rounds import copy, new_round, new_scratch, put
from stonehenge.players.cards.net.search import Findings, enter, make_bids, new_search, play_on
from stonehenge.players.cards.net.stakes import Stakes
from stonehenge.players.cards.net.weights import Brain
from stonehenge.players.cards.numbers import History

_CARD_STREAM, _BID_STREAM = 1, 2
"""The random streams of a world, after a card and after a bid."""


class Ends(NamedTuple):
    """How rounds ended: bids and tricks won by choice, world and seat."""

    bids: Any
    won: Any


@compiled
def play_cards(h: History, cards: Any, worlds: Worlds, brain: Brain, ends: Ends) -> None:
    """Plays every card out in every world."""
    one, seats = np.zeros(1), np.zeros(h.seats)
    unused = Findings(one, one, one, one, one, one, np.zeros((1, 1)))
    points_alone = Stakes(0, seats, seats, 1.0, 0.0, 1.0)
    search = new_search(h, worlds.hands[0], brain, points_alone, unused)
    for world in range(len(worlds.kinds)):
        enter(h, worlds.hands[world], search)
        for choice in range(len(cards)):
            copy(search.game, search.playout)
            put(search.playout, cards[choice])
            kinds, state = worlds.kinds[world], stream(world, _CARD_STREAM)
            play_on(search.playout, kinds, state, brain, search.scratch)
            for seat in range(h.seats):
                ends.bids[choice, world, seat] = search.playout[0].bids[seat]
                ends.won[choice, world, seat] = search.playout[0].won[seat]


@compiled
def play_bid(h: History, my_bid: int, worlds: Worlds, brain: Brain, ends: Ends) -> None:
    """Plays whole rounds after a bid; after NONE the net makes the own bid, too.

    The ends are by world and seat.
    """
    game, scratch = new_round(), new_scratch()
    for world in range(len(worlds.kinds)):
        made = np.copy(h.bids)
        made[h.seat] = my_bid
        make_bids(h, worlds.hands[world], made, brain, scratch)
        start(h, worlds.hands[world], game)
        for seat in range(h.seats):
            game[0].bids[seat] = made[seat]
        game[0].bids_known = h.bids_shown
        play_on(game, worlds.kinds[world], stream(world, _BID_STREAM), brain, scratch)
        for seat in range(h.seats):
            ends.bids[world, seat] = made[seat]
            ends.won[world, seat] = game[0].won[seat]
