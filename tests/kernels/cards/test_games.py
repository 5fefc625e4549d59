"""Engine and kernel play the same random games, action by action."""

from typing import Any

import numpy as np
import pytest

from stonehenge import cards
from stonehenge.cards import COLOURS, DECK, Bid, Deal, Options, Phase, Play, State, Trump
from stonehenge.cards.rules import CARDS, NONE, rounds
from stonehenge.cards.state import NUMBER, mask
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.kernels.cards import games
from stonehenge.kernels.cards.draws import advanced, below, rest, stream, word
from stonehenge.kernels.cards.games import (
    BIDS,
    HANDS,
    LANES,
    LEADER,
    SMALL,
    TOTALS,
    TRUMP,
    TURNUP,
    WIDE,
)
from stonehenge.vocabulary import CHANCE, read_options
from tests.cards.tables import VARIANTS

PLAYERS = range(3, 7)


class Draws:
    """The random stream of one game, as the kernels read it."""

    def __init__(self, seed: int, number: int) -> None:
        self.state = stream(seed, number)
        self.word = 0

    def refresh(self) -> None:
        self.state = advanced(self.state)
        self.word = word(self.state)

    def below(self, n: int) -> int:
        drawn = below(self.word, n)
        self.word = rest(self.word, n)
        return drawn


class Table:
    """One game on the readable engine, its decisions taken by the same draws as the kernel's."""

    def __init__(self, options: Options, seed: int, number: int) -> None:
        self.state: State = cards.start(options)
        self.draws = Draws(seed, number)
        self.decisions = 0

    def deal(self, deal: Deal) -> None:
        cards.check(self.state, CHANCE, deal)
        self.state = cards.apply(self.state, CHANCE, deal)

    def turn(self) -> int:
        """Who acts: in simultaneous bidding the first one left of the dealer."""
        seats = self.state.options.seats
        return min(
            cards.to_act(self.state), key=lambda seat: (seat - self.state.dealer - 1) % seats
        )

    def act(self) -> tuple[int, Any]:
        seat = self.turn()
        legal = cards.legal(self.state, seat)
        action = legal[self.draws.below(len(legal))]
        cards.check(self.state, seat, action)
        self.state = cards.apply(self.state, seat, action)
        self.decisions += 1
        return seat, action

    def act_while(self, phase: Phase) -> dict[int, Any]:
        """All decisions of one phase."""
        self.draws.refresh()
        actions = {}
        while self.state.phase is phase:
            seat, action = self.act()
            actions[seat] = action
        return actions

    def act_trick(self) -> dict[int, Any]:
        """One trick, in order of play."""
        self.draws.refresh()
        return dict(self.act() for _ in range(self.state.options.seats))


class Block:
    """Eight tables in the kernel's arrays."""

    def __init__(self, seed: int) -> None:
        self.streams = np.zeros(LANES, np.uint64)
        self.wide = np.zeros(WIDE, np.int64)
        self.small = np.zeros(SMALL, np.uint8)
        games.sit_down(seed, 0, self.streams, self.wide, self.small)

    def places(self, array: Any, start: int, seats: int) -> Any:
        """A field as an array by game and seat."""
        return array[start : start + LANES * 8].reshape(LANES, 8)[:, :seats]


def options_for(seats: int, variant: dict[str, Any], dealer: int = 0) -> Options:
    options: Options = read_options(cards, seats, {**variant, "first_dealer": dealer})
    return options


@pytest.mark.parametrize("seats", PLAYERS)
@pytest.mark.parametrize(
    "variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant.values()))
)
def test_kernel_and_engine_agree_on_every_action(seats: int, variant: dict[str, Any]) -> None:
    options = options_for(seats, variant, dealer=seats - 1)
    seed = seats
    tables = [Table(options, seed, lane) for lane in range(LANES)]
    chances = [Seeded(seed_from_number(1000 * seats + lane)) for lane in range(LANES)]
    block = Block(seed)
    for tricks in range(1, rounds(seats) + 1):
        hand_out(tables, chances, block)
        agree_on_a_round(tables, block, tricks)
    for table, totals in zip(tables, block.places(block.wide, TOTALS, seats), strict=True):
        outcome = cards.outcome(table.state)
        assert outcome is not None
        assert outcome.points == tuple(totals)


def hand_out(tables: list[Table], chances: list[Seeded], block: Block) -> None:
    """Deals the cards that chance has for each table, on both sides."""
    hands = block.places(block.wide, HANDS, 8)
    for lane, (table, chance) in enumerate(zip(tables, chances, strict=True)):
        deal = cards.draw(table.state, chance)
        table.deal(deal)
        hands[lane, : len(deal.hands)] = [mask(hand) for hand in deal.hands]
        block.small[TURNUP + lane] = CARDS if deal.turnup is None else NUMBER[deal.turnup]


def agree_on_a_round(tables: list[Table], block: Block, tricks: int) -> None:
    options = tables[0].state.options
    seats, dealer = options.seats, tables[0].state.dealer
    streams, wide, small = block.streams, block.wide, block.small
    games.name_trump(streams, small)
    games.bid(seats, tricks, dealer, int(options.plus_minus_one), streams, small)
    trumps = [int(trump) + NONE for trump in small[TRUMP : TRUMP + LANES]]
    bids = block.places(small, BIDS, seats)
    for lane, table in enumerate(tables):
        if table.state.phase is Phase.TRUMP:
            (named,) = table.act_while(Phase.TRUMP).values()
            assert named == Trump(COLOURS[trumps[lane]])
        assert table.state.trump == trumps[lane]
        made = table.act_while(Phase.BID)
        assert made == {seat: Bid(int(bid)) for seat, bid in enumerate(bids[lane])}
    for _ in range(tricks):
        agree_on_a_trick(tables, block)
    games.score(seats, wide, small)


def agree_on_a_trick(tables: list[Table], block: Block) -> None:
    seats = tables[0].state.options.seats
    hands = block.places(block.wide, HANDS, seats)
    before = hands.copy()
    leaders = block.small[LEADER : LEADER + LANES].copy()
    games.play_trick(seats, block.streams, block.wide, block.small)
    for lane, table in enumerate(tables):
        assert table.state.leader == leaders[lane]
        played = {
            seat: Play(DECK[int(card).bit_length() - 1])
            for seat, card in enumerate(before[lane] ^ hands[lane])
        }
        assert table.act_trick() == played
        assert table.state.hands == tuple(hands[lane])


def dealt_by(draws: Draws, deck: list[int], seats: int, tricks: int) -> Deal:
    """The deal of the kernel: hand after hand from a deck that is shuffled on as it is drawn."""
    for drawn in range(min(seats * tricks + 1, CARDS)):
        if drawn % 4 == 0:
            draws.refresh()
        other = drawn + draws.below(CARDS - drawn)
        deck[drawn], deck[other] = deck[other], deck[drawn]
    hands = tuple(
        tuple(DECK[card] for card in deck[seat * tricks : (seat + 1) * tricks])
        for seat in range(seats)
    )
    return Deal(hands, DECK[deck[seats * tricks]] if seats * tricks < CARDS else None)


@pytest.mark.parametrize("seats", PLAYERS)
@pytest.mark.parametrize(("plus_minus_one", "short"), [(False, "all"), (True, "all"), (False, 3)])
def test_whole_random_games_replay_on_the_engine(
    seats: int, plus_minus_one: bool, short: Any
) -> None:
    options = Options(seats, plus_minus_one=plus_minus_one, first_dealer=1, rounds=short)
    played = games.random_games(options, 11, seed=5)
    decisions = 0
    for number in range(11):
        table, deck = Table(options, 5, number), list(range(CARDS))
        for tricks in range(1, options.last_round + 1):
            table.deal(dealt_by(table.draws, deck, seats, tricks))
            if table.state.phase is Phase.TRUMP:
                table.act_while(Phase.TRUMP)
            table.act_while(Phase.BID)
            for _ in range(tricks):
                table.act_trick()
        assert table.state.phase is Phase.OVER
        assert table.state.totals == tuple(played.totals[number])
        decisions += table.decisions
    assert played.decisions == decisions


def test_random_games_do_not_depend_on_the_threads() -> None:
    options = Options(seats=4)
    alone = games.random_games(options, 100, seed=3)
    for threads in (2, 3, 5):
        shared = games.random_games(options, 100, seed=3, threads=threads)
        assert shared.decisions == alone.decisions
        assert (shared.totals == alone.totals).all()
    assert (games.random_games(options, 30, seed=3).totals == alone.totals[:30]).all()
    assert (games.random_games(options, 100, seed=4).totals != alone.totals).any()


def test_random_players_score_what_random_players_score() -> None:
    played = games.random_games(Options(seats=4), 20_000, seed=1)
    assert played.totals.mean() / 15 == pytest.approx(-23.2, abs=0.3)
    assert played.decisions / 20_000 == pytest.approx(540 + 14 * 4 / 60, abs=0.05)
