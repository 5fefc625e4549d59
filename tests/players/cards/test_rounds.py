"""The compiled round of the nets follows the engine card by card, to the points of the round."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.typing import NDArray

from stonehenge import cards
from stonehenge.cards import DECK, Bid, Phase, Play, State
from stonehenge.cards.rules import NONE
from stonehenge.cards.state import NUMBER, mask
from stonehenge.kernels.cards.arrays import with_arrays
from stonehenge.kernels.cards.bits import count, lowest, nth
from stonehenge.kernels.cards.draws import WORD, advanced, below, stream, word
from stonehenge.players.cards.memory import minding_own_bid
from stonehenge.players.cards.net.likelihood import (
    CARELESS,
    KINDS,
    OWN_BID,
    PLAIN,
    Worlds,
    bid_turn,
    forbidden,
)
from stonehenge.players.cards.net.rounds import (
    best_bid,
    best_card,
    new_round,
    new_scratch,
    play_turn,
    put,
    score_bids,
    score_cards,
)
from stonehenge.players.cards.net.search import (
    bid_out,
    enter,
    new_search,
    no_findings,
    present,
    try_card,
)
from stonehenge.players.cards.net.stakes import always_for_win
from stonehenge.players.cards.net.standing import standing_after
from stonehenge.players.cards.net.weights import shipped
from stonehenge.players.cards.numbers import (
    History,
    PlayTurn,
    bid_turn_of,
    history_of,
    play_turn_of,
)
from stonehenge.testing import random_game
from stonehenge.vocabulary import read_options
from tests.cards.tables import VARIANTS, act

BRAIN = shipped("cards")
SCRATCH = new_scratch()
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


def history(state: State, seat: int) -> History:
    """What kernels are told of a round, from what the engine shows to the seat."""
    return with_arrays(history_of(cards.view(state, seat)))


def assert_same(compiled: PlayTurn, state: State, seat: int) -> None:
    """Asserts that a compiled turn is what the engine shows to the seat."""
    shown = play_turn_of(cards.view(state, seat))
    wanted = [*PlayTurn._fields]
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
    game, rounds = new_round(), set()
    for state in moments(seats, variant, Phase.PLAY):
        trick = present(history(state, state.turn), np.array(state.hands, np.int64), game)
        assert_same(play_turn(game), state, state.turn)
        assert tuple(game["hands"][0, :seats]) == state.hands
        assert trick == sum(1 << card for card in state.trick)
        rounds.add(state.round)
    assert len(rounds) == cards.rules.rounds(seats)


def kinds_of(number: int, seats: int) -> NDArray[np.int64]:
    """What kind of player each seat is, another mixture for each number."""
    return np.array([number // KINDS**seat % KINDS for seat in range(seats)])


class Nets:
    """The nets at some seats of the engine, players with luck at the careless and plain ones."""

    def __init__(self, kinds: NDArray[np.int64], luck: int) -> None:
        self.kinds = kinds
        self.luck = luck

    def card(self, state: State, seat: int) -> int:
        """The card that goes on a round, from what the engine shows to the seat."""
        view = cards.view(state, seat)
        legal = mask(tuple(play.card for play in cards.legal(state, seat)))  # type: ignore[union-attr]
        if self.kinds[seat] == CARELESS:
            self.luck = advanced(self.luck)
            return lowest(nth(legal, below(word(self.luck), count(legal))))
        turn = play_turn_of(view)
        if self.kinds[seat] == PLAIN:
            self.luck = advanced(self.luck)
            scored = score_cards(with_arrays(turn), legal, BRAIN.rates, BRAIN.plain, SCRATCH)
            chances = np.exp(SCRATCH.scores[:scored].astype(np.float64))
            drawn = word(self.luck) / 2**WORD * chances.sum()
            return int(SCRATCH.cards[np.searchsorted(np.cumsum(chances), drawn, side="right")])
        if self.kinds[seat] == OWN_BID:
            turn = minding_own_bid(turn)
        scored = score_cards(with_arrays(turn), legal, BRAIN.rates, BRAIN.play, SCRATCH)
        return int(SCRATCH.cards[np.argmax(SCRATCH.scores[:scored])])

    def bid(self, state: State, seat: int) -> int:
        """The legal bid that promises most, from what the engine shows to the seat."""
        turn = bid_turn_of(cards.view(state, seat), state.trump)
        score_bids(turn, state.hands[seat], BRAIN, SCRATCH)
        legal = [bid.tricks for bid in cards.legal(state, seat) if isinstance(bid, Bid)]
        return max(legal, key=lambda bid: SCRATCH.points[bid])

    def finish(self, state: State) -> State:
        """The end of the round on the engine."""
        while state.phase is Phase.PLAY:
            state = act(state, state.turn, Play(DECK[self.card(state, state.turn)]))
        return state


@SEATS
@EVERY_VARIANT
def test_a_card_played_out_ends_as_on_the_engine(seats: int, variant: dict[str, Any]) -> None:
    tried = 0
    for number, state in enumerate(moments(seats, variant, Phase.PLAY)):
        if number % 11:
            continue
        me, kinds = state.turn, kinds_of(number, seats)
        seen, hands = history(state, me), np.array(state.hands, np.int64)
        stakes = with_arrays(always_for_win(cards.view(state, me)))
        search = new_search(seen, hands, BRAIN, stakes, no_findings())
        enter(seen, hands, search)
        bids = tuple(int(bid) for bid in search.game["bids"][0, :seats])
        assert all(bid in (NONE, made) for bid, made in zip(seen.bids, bids, strict=True))
        play = cards.legal(state, me)[-1]
        assert isinstance(play, Play)
        card, results = NUMBER[play.card], search.findings
        try_card(search, me, card, kinds, 5)
        after = act(replace(state, bids=bids), me, play)
        score = Nets(kinds, stream(5, 1)).finish(after).pad[-1]
        assert tuple(search.playout["won"][0, :seats]) == score.won
        assert results.points[card] == score.points[me]
        assert results.exact[card] == (score.points[me] > 0)
        assert results.tricks[card, score.won[me]] == results.playouts[card] == 1
        left = standing_after(cards.view(state, me), score.points)
        assert results.win[card] == pytest.approx(left.win[me])
        assert_same(play_turn(search.game), replace(state, bids=bids), me)
        tried += 1
    assert tried > 20


@SEATS
@EVERY_VARIANT
def test_a_bid_played_out_ends_as_on_the_engine(seats: int, variant: dict[str, Any]) -> None:
    tried = 0
    for number, state in enumerate(moments(seats, variant, Phase.BID)):
        if number % 3:
            continue
        me, kinds = min(cards.to_act(state)), kinds_of(number, seats)
        view = cards.view(state, me)
        my_bid = cards.legal(state, me)[number % 2 - 1]
        assert isinstance(my_bid, Bid)
        worlds = Worlds(np.array([state.hands], np.int64), np.array([kinds]))
        tricks = np.zeros(state.round + 1)
        stakes = with_arrays(always_for_win(view))
        worth = bid_out(history(state, me), my_bid.tricks, worlds, BRAIN, stakes, tricks)
        known_bids = tuple(NONE if bid is None else bid for bid in view.bids)
        nets = Nets(kinds, stream(0, 2))
        engine = act(replace(state, bids=known_bids), me, my_bid)
        while engine.phase is Phase.BID:
            seat = min(cards.to_act(engine), key=lambda seat: (seat - engine.dealer - 1) % seats)
            engine = act(engine, seat, Bid(nets.bid(engine, seat)))
        score = nets.finish(engine).pad[-1]
        assert list(np.flatnonzero(tricks)) == [score.won[me]]
        assert worth == pytest.approx(standing_after(view, score.points).win[me])
        tried += 1
    assert tried > 10


@SEATS
@EVERY_VARIANT
def test_a_seats_turn_to_bid_is_the_engines(seats: int, variant: dict[str, Any]) -> None:
    for state in moments(seats, variant, Phase.BID):
        seat = cards.to_act(state)[0]
        view = cards.view(state, seat)
        seen = history(state, seat)
        turn = bid_turn(seen, seat, seen.bids)
        assert turn == bid_turn_of(view, state.trump)
        assert forbidden(turn) == (NONE if view.forbidden_bid is None else view.forbidden_bid)
        score_bids(turn, state.hands[seat], BRAIN, SCRATCH)
        best = np.argmax(SCRATCH.points[: state.round + 1])
        assert best_bid(SCRATCH, state.round, NONE) == best
        assert best_bid(SCRATCH, state.round, int(best)) != best


def test_the_last_card_of_a_round_empties_the_table() -> None:
    game = new_round()
    *_, state = moments(3, VARIANTS[0], Phase.PLAY)
    present(history(state, state.turn), np.array(state.hands, np.int64), game)
    put(game, best_card(game, BRAIN.rates, BRAIN.play, SCRATCH))
    end = act(state, state.turn, cards.legal(state, state.turn)[0])
    assert end.phase is Phase.OVER
    assert tuple(game["won"][0, :3]) == end.won
    assert not game["hands"].any()
    assert not game["sizes"].any()
