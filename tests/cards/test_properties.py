"""What holds in every card game, whatever the options, the deal and the decisions."""

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from hypothesis.strategies import DataObject

from stonehenge import cards
from stonehenge.cards import COLOURS, DECK, Bid, Deal, Phase, Play, State, Trump
from stonehenge.cards.rules import rounds
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.testing import check_game
from stonehenge.vocabulary import CHANCE, IllegalAction, read_options
from tests.cards.tables import VARIANTS, before_round

SEATS = st.integers(3, 6)
VARIANT = st.sampled_from(VARIANTS)
SEEDS = st.integers(0, 2**32)

CONCEIVABLE: list[cards.Action] = [
    *(Play(card) for card in (*DECK, "X1")),
    *(Bid(tricks) for tricks in range(-1, 22)),
    *(Trump(colour) for colour in COLOURS),
    Deal((), None),
]


class CardTable(RuleBasedStateMachine):
    """Rounds anywhere in a game, played by whatever hypothesis thinks of."""

    state: State
    chance: Seeded

    @initialize(seats=SEATS, variant=VARIANT, seed=SEEDS, data=st.data())
    def sit_down(self, seats: int, variant: dict[str, Any], seed: int, data: DataObject) -> None:
        dealer = data.draw(st.integers(0, seats - 1))
        options = read_options(cards, seats, {**variant, "first_dealer": dealer})
        self.chance = Seeded(seed_from_number(seed))
        self.state = before_round(options, data.draw(st.integers(1, rounds(seats))))

    def acts(self) -> bool:
        return bool(cards.to_act(self.state))

    @precondition(acts)
    @rule(data=st.data())
    def act(self, data: DataObject) -> None:
        seat = data.draw(st.sampled_from(cards.to_act(self.state)))
        action: cards.Action
        if seat == CHANCE:
            action = cards.draw(self.state, self.chance)
        else:
            action = data.draw(st.sampled_from(cards.legal(self.state, seat)))
        before = msgspec.msgpack.encode(self.state)
        cards.check(self.state, seat, action)
        after = cards.apply(self.state, seat, action)
        assert msgspec.msgpack.encode(self.state) == before, "apply is pure"
        self.state = after

    @rule()
    def try_everything(self) -> None:
        before = msgspec.msgpack.encode(self.state)
        for seat in range(-1, self.state.options.seats + 1):
            legal = cards.legal(self.state, seat)
            for action in CONCEIVABLE:
                try:
                    cards.check(self.state, seat, action)
                except IllegalAction:
                    assert action not in legal
                else:
                    assert action in legal
        assert msgspec.msgpack.encode(self.state) == before, "a refusal changes nothing"

    @invariant()
    def cards_are_conserved(self) -> None:
        if self.state.turnup == -1 and not self.state.hands:
            return
        piles = [hand for hand in self.state.hands if hand]
        piles += [1 << card for _, trick, _ in self.state.tricks for card in trick]
        piles += [1 << card for card in self.state.trick]
        if self.state.turnup >= 0:
            piles.append(1 << self.state.turnup)
        dealt = self.state.options.seats * self.state.round
        assert sum(pile.bit_count() for pile in piles) == dealt + (self.state.turnup >= 0)
        together = 0
        for pile in piles:
            assert not together & pile, "no card is in two places"
            together |= pile

    @invariant()
    def tricks_sum_to_the_round(self) -> None:
        if self.state.phase in (Phase.DEAL, Phase.OVER) and self.state.pad:
            score = self.state.pad[-1]
            assert sum(score.won) == self.state.round
            assert (score.bids, score.won) == (self.state.bids, self.state.won)
        if self.state.phase is Phase.PLAY:
            assert sum(self.state.won) == len(self.state.tricks) < self.state.round

    @invariant()
    def whoever_may_act_can(self) -> None:
        for seat in cards.to_act(self.state):
            assert seat == CHANCE or cards.legal(self.state, seat)

    @invariant()
    def plus_minus_one_keeps_the_bids_uneven(self) -> None:
        if self.state.options.plus_minus_one and self.state.phase is Phase.PLAY:
            assert sum(self.state.bids) != self.state.round


TestCardTable = CardTable.TestCase
TestCardTable.settings = settings(max_examples=60, stateful_step_count=60, deadline=None)


@settings(max_examples=24, deadline=None)
@given(
    seats=SEATS,
    variant=VARIANT,
    dealer=st.integers(0, 2) | st.just("random"),
    short=st.integers(1, 10) | st.just("all"),
    seed=SEEDS,
)
def test_whole_games_conform(
    seats: int, variant: dict[str, Any], dealer: int | str, short: int | str, seed: int
) -> None:
    options = read_options(cards, seats, {**variant, "first_dealer": dealer, "rounds": short})
    outcome = check_game(cards, options, seed)
    assert outcome.rounds == (rounds(seats) if short == "all" else short)
    assert min(outcome.places) == 1
