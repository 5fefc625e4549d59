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
from stonehenge.players.cards.net.rounds import new_round, new_scratch, put
from stonehenge.players.cards.net.weights import shipped
from stonehenge.players.cards.numbers import MOST_SEATS, bid_turn_of
from stonehenge.training.cards import samples, self_play
from stonehenge.training.cards.self_play import COVERED, LEARNER, OPEN, SECRET, Company, Terms
from tests.cards.tables import act, table
from tests.players.cards.test_rounds import assert_same

BRAIN = shipped("cards")
SCRATCH = new_scratch()
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
        self.terms = Terms(bidding, plus_minus_one, 0.0)
        self.options = Options(
            seats=seats,
            bidding=MODES[bidding],  # type: ignore[arg-type]
            plus_minus_one=plus_minus_one,
        )
        self.company = Company(BRAIN, BRAIN, kinds)
        self.game = new_round()

    def deal(self, tricks: int) -> State:
        """Deals and names the trump."""
        seats = self.options.seats
        self_play.deal(self.game, seats, tricks)
        self_play.name_trump(self.game, BRAIN, SCRATCH)
        hands = [" ".join(names(int(hand))) for hand in self.game["hands"][0, :seats]]
        turnup, trump = int(self.game["turnup"][0]), int(self.game["trump"][0])
        state = table(hands, None if turnup == NONE else DECK[turnup], options=self.options)
        if state.phase is Phase.TRUMP:
            state = act(state, seats - 1, Trump(COLOURS[trump]))
        return state

    def bid(self, state: State, curiosity: float) -> State:
        """All seats bid; what is noted about each bid is what the engine shows."""
        seats = self.options.seats
        notes, terms = samples.room_for_bids(seats), self.terms._replace(curiosity=curiosity)
        self_play.hold_auction(self.game, self.company, terms, SCRATCH, notes)
        for seat in range(seats):
            bid, hand = int(self.game["bids"][0, seat]), state.hands[seat]
            turn = bid_turn_of(cards.view(state, seat), state.trump)
            promised = strength(turn, hand, BRAIN.rates)
            assert np.allclose(notes.hands[seat], hand_features(turn, hand, promised), atol=1e-5)
            assert np.allclose(notes.bids[seat], bid_features(turn, promised, bid), atol=1e-5)
            state = act(state, seat, Bid(bid))
        return state

    def play(self, state: State, warmth: float) -> State:
        """Plays the round card by card."""
        while state.phase is Phase.PLAY:
            seat = state.turn
            assert_same(rounds.play_turn(self.game), state, seat)
            card = self_play.choose(self.game, self.company, warmth, SCRATCH)
            put(self.game, card)
            state = act(state, seat, Play(DECK[card]))
        assert tuple(self.game["won"][0, : self.options.seats]) == state.won
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
    company, terms = Company(BRAIN, BRAIN, kinds), Terms(bidding, plus_minus_one, 0.0)
    result = samples.measure(3, rounds_, seats, company, terms)
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
        other = new_round()
        rounds.copy(match.game, other)
        sow(tricks)
        self_play.play_out(other, match.company, 0.7, SCRATCH)
        sow(tricks)
        end = match.play(state, warmth=0.7)
        assert tuple(other["won"][0]) == end.won
