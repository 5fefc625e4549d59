"""The compiled round of the nets follows the engine card by card, to the points of the round."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from stonehenge import cards
from stonehenge.cards import DECK, Bid, Phase, Play, State
from stonehenge.cards.rules import NONE
from stonehenge.cards.state import NUMBER, mask
from stonehenge.kernels.cards.bits import count, lowest, nth
from stonehenge.kernels.cards.draws import advanced, below, stream, word
from stonehenge.players.cards.net.explain import known_of
from stonehenge.players.cards.net.play_features import Position
from stonehenge.players.cards.net.rounds import (
    best_bid,
    best_card,
    new_scratch,
    new_table,
    position,
    put,
    score_bids,
    score_cards,
)
from stonehenge.players.cards.net.search import bid_out, enter, no_findings, present, try_card
from stonehenge.players.cards.net.weights import shipped
from stonehenge.players.cards.net.worlds import Worlds, auction, forbidden
from stonehenge.players.cards.sage import _auction, position_of
from stonehenge.testing import random_game
from stonehenge.vocabulary import read_options
from tests.cards.tables import VARIANTS, act

BRAIN = shipped("cards")
ROOM = new_scratch()
SEATS = pytest.mark.parametrize("seats", range(3, 7))
EVERY_VARIANT = pytest.mark.parametrize(
    "variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant.values()))
)


def moments(seats: int, variant: dict[str, Any], phase: Phase) -> Iterator[State]:
    """Every moment of a random game at which somebody has to bid, or to play."""
    options = read_options(cards, seats, {**variant, "first_dealer": 1})
    for moment in random_game(cards, options, seed=seats):
        if moment.state.phase is phase:
            yield moment.state


def assert_same(compiled: Position, state: State, seat: int) -> None:
    """Asserts that a compiled position is what the engine shows to the seat."""
    shown = position_of(cards.view(state, seat))
    wanted = [*Position._fields]
    if not shown.lying:
        wanted = [name for name in wanted if name not in ("best", "winner")]
    if not shown.bids_known:
        wanted.remove("bids")
        assert compiled.bids[seat] == state.bids[seat]
    for name in wanted:
        mine, theirs = getattr(compiled, name), getattr(shown, name)
        if name in ("sizes", "bids", "won", "voids"):
            mine = mine[: state.options.seats]
        assert np.array_equal(mine, theirs), name


@SEATS
@EVERY_VARIANT
def test_every_prefix_of_a_round_is_the_engines(seats: int, variant: dict[str, Any]) -> None:
    table, rounds = new_table(), set()
    for state in moments(seats, variant, Phase.PLAY):
        known = known_of(cards.view(state, state.turn))
        trick = present(known, np.array(state.hands, np.int64), table)
        assert_same(position(table), state, state.turn)
        assert tuple(table.hands[:seats]) == state.hands
        assert trick == sum(1 << card for card in state.trick)
        rounds.add(state.round)
    assert len(rounds) == cards.rules.rounds(seats)


class Nets:
    """The nets at some seats of the engine, a random player at the careless ones."""

    def __init__(self, careless: int, luck: int) -> None:
        self.careless = careless
        self.luck = luck

    def card(self, state: State, seat: int) -> int:
        """The card that goes on a round, from what the engine shows to the seat."""
        view = cards.view(state, seat)
        legal = mask(tuple(play.card for play in cards.legal(state, seat)))  # type: ignore[union-attr]
        if self.careless >> seat & 1:
            self.luck = advanced(self.luck)
            return lowest(nth(legal, below(word(self.luck), count(legal))))
        shown = position_of(view)
        arrays = [np.array(each, np.int64) for each in shown[-4:]]
        scored = score_cards(Position(*shown[:-4], *arrays), legal, BRAIN.table, BRAIN.play, ROOM)
        return int(ROOM.cards[np.argmax(ROOM.scores[:scored])])

    def bid(self, state: State, seat: int) -> int:
        """The legal bid that promises most, from what the engine shows to the seat."""
        score_bids(
            _auction(cards.view(state, seat), state.trump),
            state.hands[seat],
            BRAIN.table,
            BRAIN.bid,
            ROOM,
        )
        legal = [bid.tricks for bid in cards.legal(state, seat) if isinstance(bid, Bid)]
        return max(legal, key=lambda bid: ROOM.points[bid])

    def finish(self, state: State) -> State:
        """The end of the round on the engine."""
        while state.phase is Phase.PLAY:
            state = act(state, state.turn, Play(DECK[self.card(state, state.turn)]))
        return state


@SEATS
@EVERY_VARIANT
def test_a_card_played_out_ends_as_on_the_engine(seats: int, variant: dict[str, Any]) -> None:
    table, other, tried = new_table(), new_table(), 0
    for number, state in enumerate(moments(seats, variant, Phase.PLAY)):
        if number % 11:
            continue
        me, careless = state.turn, number % (1 << seats)
        known = known_of(cards.view(state, me))
        worlds = Worlds(np.array([state.hands], np.int64), np.array([careless]))
        present(known, worlds.hands[0], table)
        enter(known, worlds, 0, BRAIN, table, ROOM)
        bids = tuple(int(bid) for bid in table.bids[:seats])
        assert all(bid in (NONE, made) for bid, made in zip(known.bids, bids, strict=True))
        play = cards.legal(state, me)[-1]
        assert isinstance(play, Play)
        card, results = NUMBER[play.card], no_findings()
        try_card(table, me, card, careless, 5, BRAIN, other, ROOM, results)
        after = act(replace(state, bids=bids), me, play)
        score = Nets(careless, stream(5, 1)).finish(after).pad[-1]
        assert tuple(other.won[:seats]) == score.won
        assert results.points[card] == score.points[me]
        assert results.exact[card] == (score.points[me] > 0)
        assert results.tricks[card, score.won[me]] == results.playouts[card] == 1
        assert_same(position(table), replace(state, bids=bids), me)
        tried += 1
    assert tried > 20


@SEATS
@EVERY_VARIANT
def test_a_bid_played_out_ends_as_on_the_engine(seats: int, variant: dict[str, Any]) -> None:
    tried = 0
    for number, state in enumerate(moments(seats, variant, Phase.BID)):
        if number % 3:
            continue
        me, careless = min(cards.to_act(state)), number % (1 << seats)
        view = cards.view(state, me)
        my_bid = cards.legal(state, me)[number % 2 - 1]
        assert isinstance(my_bid, Bid)
        worlds = Worlds(np.array([state.hands], np.int64), np.array([careless]))
        tricks = np.zeros(state.round + 1)
        bid_out(known_of(view), my_bid.tricks, worlds, BRAIN, tricks)
        known_bids = tuple(NONE if bid is None else bid for bid in view.bids)
        nets = Nets(careless, stream(0, 2))
        engine = act(replace(state, bids=known_bids), me, my_bid)
        while engine.phase is Phase.BID:
            seat = min(cards.to_act(engine), key=lambda seat: (seat - engine.dealer - 1) % seats)
            engine = act(engine, seat, Bid(nets.bid(engine, seat)))
        score = nets.finish(engine).pad[-1]
        assert list(np.flatnonzero(tricks)) == [score.won[me]]
        tried += 1
    assert tried > 10


@SEATS
@EVERY_VARIANT
def test_a_seats_turn_to_bid_is_the_engines(seats: int, variant: dict[str, Any]) -> None:
    for state in moments(seats, variant, Phase.BID):
        seat = cards.to_act(state)[0]
        view = cards.view(state, seat)
        known = known_of(view)
        turn = auction(known, seat, known.bids)
        assert turn == _auction(view, state.trump)
        barred = forbidden(known, turn.place, turn.bid_sum)
        assert barred == (NONE if view.forbidden_bid is None else view.forbidden_bid)
        score_bids(turn, state.hands[seat], BRAIN.table, BRAIN.bid, ROOM)
        assert best_bid(ROOM, state.round) == np.argmax(ROOM.points[: state.round + 1])


def test_the_last_card_of_a_round_empties_the_table() -> None:
    table = new_table()
    *_, state = moments(3, VARIANTS[0], Phase.PLAY)
    present(known_of(cards.view(state, state.turn)), np.array(state.hands, np.int64), table)
    put(table, best_card(table, BRAIN.table, BRAIN.play, ROOM))
    end = act(state, state.turn, cards.legal(state, state.turn)[0])
    assert end.phase is Phase.OVER
    assert tuple(table.won[:3]) == end.won
    assert not table.hands.any()
    assert not table.sizes[:3].any()
