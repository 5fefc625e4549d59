"""Rounds of self-play follow the engine: deals, trumps, bids, cards and points."""

from random import Random
from typing import Any

import numpy as np
import pytest

from stonehenge import cards
from stonehenge.cards import DECK, Bid, Options, Phase, Play, State, Trump, rules
from stonehenge.cards.rules import NONE
from stonehenge.cards.state import COLOURS, names
from stonehenge.kernels import compiled
from stonehenge.players.cards.net import rounds
from stonehenge.players.cards.net.bid_features import bid_features, hand_features, strength
from stonehenge.players.cards.net.rounds import MOST_SEATS, TRUMP, new_scratch, new_table, put
from stonehenge.players.cards.net.weights import shipped
from stonehenge.players.cards.sage import _auction
from stonehenge.training.cards import samples, self_play
from stonehenge.training.cards.self_play import COVERED, LEARNER, OPEN, SECRET
from tests.cards.tables import act, table
from tests.players.cards.test_rounds import assert_same

BRAIN = shipped("cards")
ROOM = new_scratch()
MODES = {OPEN: "open", COVERED: "covered", SECRET: "secret"}
SEATS = pytest.mark.parametrize("seats", range(3, 7))
BIDDING = pytest.mark.parametrize(
    ("bidding", "plus_minus_one"), [(OPEN, False), (OPEN, True), (COVERED, False), (SECRET, False)]
)


@compiled
def sow(seed: int) -> None:
    """Sets the random numbers of compiled code."""
    np.random.seed(seed)  # noqa: NPY002 - the only way in numba


class Match:
    """A compiled round and the engine side by side."""

    def __init__(self, seats: int, bidding: int, plus_minus_one: bool, kinds: Any) -> None:
        self.bidding = bidding
        self.plus_minus_one = plus_minus_one
        self.options = Options(
            seats=seats,
            bidding=MODES[bidding],  # type: ignore[arg-type]
            plus_minus_one=plus_minus_one,
        )
        self.kinds = kinds
        self.round = new_table()

    def deal(self, tricks: int) -> State:
        """Deals and names the trump."""
        seats = self.options.seats
        turnup = self_play.deal(self.round, seats, tricks)
        self_play.name_trump(self.round, turnup, BRAIN, ROOM)
        hands = [" ".join(names(int(hand))) for hand in self.round.hands[:seats]]
        state = table(hands, None if turnup == NONE else DECK[turnup], options=self.options)
        if state.phase is Phase.TRUMP:
            state = act(state, seats - 1, Trump(COLOURS[self.round.now[TRUMP]]))
        return state

    def bid(self, state: State, curiosity: float) -> State:
        """All seats bid; what is noted about each bid is what the engine shows."""
        seats = self.options.seats
        turnup, notes = state.turnup, samples.room_for_bids(seats)
        self_play.hold_auction(
            self.round,
            turnup,
            BRAIN,
            BRAIN,
            self.kinds,
            self.bidding,
            self.plus_minus_one,
            curiosity,
            ROOM,
            notes,
            0,
        )
        for seat in range(seats):
            bid, hand = int(self.round.bids[seat]), state.hands[seat]
            turn = _auction(cards.view(state, seat), state.trump)
            promised = strength(turn, hand, BRAIN.table)
            assert np.allclose(notes.hands[seat], hand_features(turn, hand, promised), atol=1e-5)
            assert np.allclose(notes.bids[seat], bid_features(turn, promised, bid), atol=1e-5)
            state = act(state, seat, Bid(bid))
        return state

    def play(self, state: State, warmth: float) -> State:
        """Plays the round card by card."""
        while state.phase is Phase.PLAY:
            seat = state.turn
            assert_same(rounds.position(self.round), state, seat)
            card = self_play.choose(self.round, BRAIN, BRAIN, self.kinds, warmth, ROOM)
            put(self.round, card)
            state = act(state, seat, Play(DECK[card]))
        assert tuple(self.round.won[: self.options.seats]) == state.won
        return state


@SEATS
@BIDDING
def test_rounds_between_all_kinds_of_players(
    seats: int, bidding: int, plus_minus_one: bool
) -> None:
    random, named = Random(seats), 0
    sow(seats)
    for number in range(60):
        kinds = np.array([random.randrange(6) for _ in range(MOST_SEATS)])
        match = Match(seats, bidding, plus_minus_one, kinds)
        state = match.deal(1 + number % rules.rounds(seats))
        named += rules.dealer_names_trump(state.turnup)
        state = match.bid(state, curiosity=0.3)
        match.play(state, warmth=0.5)
    assert named > 0


@SEATS
@BIDDING
def test_points_of_a_chair_are_the_engines(seats: int, bidding: int, plus_minus_one: bool) -> None:
    last = rules.rounds(seats)
    kinds = np.array([LEARNER, *range(1, MOST_SEATS)])
    rounds_ = 2 * last
    result = samples.measure(3, rounds_, seats, BRAIN, BRAIN, kinds, bidding, plus_minus_one)
    expected = np.zeros((MOST_SEATS, 2))
    sow(3)
    for number in range(rounds_):
        shift = number // last % seats
        chairs = [(seat + shift) % seats for seat in range(seats)]
        match = Match(seats, bidding, plus_minus_one, kinds[chairs])
        state = match.deal(1 + number % last)
        end = match.play(match.bid(state, curiosity=0.0), warmth=0.0)
        for chair, points in zip(chairs, end.pad[-1].points, strict=True):
            expected[chair] += points, points > 0
    assert np.allclose(result, expected / rounds_)


def test_playing_out_is_choosing_card_by_card() -> None:
    kinds = np.arange(MOST_SEATS)
    sow(1)
    for tricks in range(1, 11):
        match = Match(6, OPEN, False, kinds)
        state = match.bid(match.deal(tricks), curiosity=0.0)
        other = new_table()
        rounds.copy(match.round, other)
        sow(tricks)
        self_play.play_out(other, BRAIN, BRAIN, kinds, 0.7, ROOM)
        sow(tricks)
        end = match.play(state, warmth=0.7)
        assert tuple(other.won) == end.won
