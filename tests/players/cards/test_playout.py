"""Playouts follow the engine, and the thoughtful policy is worth its time."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from stonehenge import cards
from stonehenge.cards import DECK, Bid, Phase, Play, State
from stonehenge.cards.rules import CARDS, NONE, rounds
from stonehenge.cards.state import NUMBER
from stonehenge.kernels.cards.draws import advanced, below, stream, word
from stonehenge.kernels.cards.hidden import HandConstraints, sample_hands
from stonehenge.kernels.cards.tables import suit_after, takers
from stonehenge.players.cards.numbers import Position, position_of
from stonehenge.players.cards.playout import play_out as playout
from stonehenge.players.cards.playout import policy
from stonehenge.players.cards.playout.play_out import RANDOM, THOUGHTFUL
from stonehenge.players.cards.playout.policy import (
    BIDDING,
    COEFFICIENTS,
    PLAYING,
    Bidding,
    Trick,
)
from stonehenge.testing import random_game
from stonehenge.training.cards import playout_fitting as fitting
from stonehenge.vocabulary import read_options
from tests.cards.tables import VARIANTS


def positions(seats: int, variant: dict[str, Any], seed: int, every: int) -> Iterator[State]:
    """Moments of a random game in which somebody bids or plays."""
    options = read_options(cards, seats, {**variant, "first_dealer": 0})
    moments = [
        moment.state
        for moment in random_game(cards, options, seed)
        if moment.state.phase in (Phase.BID, Phase.PLAY)
    ]
    yield from moments[::every]


def known_to_all(state: State) -> Position:
    """The position with all bids that were made, secret ones too."""
    return position_of(cards.view(state, None))._replace(bids=state.bids)


class Thinker:
    """The thoughtful policy in plain Python, at every seat of a table on the engine."""

    def __init__(self) -> None:
        self.later, self.odds = np.zeros(CARDS), np.zeros(21)

    def bid(self, state: State, seat: int) -> Bid:
        """What it has won, and what the cards that are left promise."""
        seats = state.options.seats
        made = [(bid, won) for bid, won in zip(state.bids, state.won, strict=True) if bid != NONE]
        needed = sum(max(0, bid - won) for bid, won in made)
        demand = needed / max(1, state.hands[seat].bit_count()) + (seats - 1 - len(made)) / seats
        forbidden = cards.view(state, seat).forbidden_bid
        bidding = Bidding(
            seats=seats,
            trump=state.trump - NONE,
            seen=known_to_all(state).seen,
            demand=demand,
            forbidden=NONE if forbidden is None else forbidden,
        )
        more = policy.choose_bid(
            bidding, state.hands[seat], COEFFICIENTS[seats], BIDDING, self.later, self.odds
        )
        return Bid(state.won[seat] + more)

    def play(self, state: State, seat: int) -> Play:
        position = known_to_all(state)
        suit, best = 0, NONE
        for card in state.trick:
            if best == NONE or takers(best, state.trump - NONE) >> card & 1:
                best = card
            suit = suit_after(suit, card)
        trick = Trick(
            seats=state.options.seats,
            placed=len(state.trick),
            suit=suit,
            best=best,
            trump=state.trump - NONE,
            seen=position.seen,
        )
        needs = np.array(position.bids) - np.array(position.won)
        weights = COEFFICIENTS[state.options.seats]
        chosen = policy.choose_card(
            trick, seat, state.hands[seat], needs, weights, PLAYING, self.later
        )
        return Play(DECK[chosen])


class Gambler:
    """The random policy in plain Python: one word of the stream for each decision."""

    def __init__(self) -> None:
        self.state = stream(1, 0)

    def draw(self, n: int) -> int:
        self.state = advanced(self.state)
        return below(word(self.state), n)

    def bid(self, state: State, seat: int) -> Bid:
        bid = self.draw(state.hands[seat].bit_count() + 1)
        forbidden = cards.view(state, seat).forbidden_bid
        if bid == forbidden:
            bid = bid - 1 if bid else bid + 1
        return Bid(state.won[seat] + bid)

    def play(self, state: State, seat: int) -> Play:
        legal = cards.legal(state, seat)
        chosen = legal[self.draw(len(legal))]
        assert isinstance(chosen, Play)
        return chosen


def played_on(state: State, player: Thinker | Gambler) -> State:
    """The end of a round in which everybody is the same player."""
    tricks = state.round
    seats = state.options.seats
    while state.round == tricks and state.phase in (Phase.BID, Phase.PLAY):
        first = state.dealer + 1
        seat = min(cards.to_act(state), key=lambda seat: (seat - first) % seats)
        choose = player.bid if state.phase is Phase.BID else player.play
        action = choose(state, seat)
        cards.check(state, seat, action)
        state = cards.apply(state, seat, action)
    return state


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("variant", VARIANTS[::2], ids=lambda variant: str(variant["bidding"]))
@pytest.mark.parametrize("kind", [RANDOM, THOUGHTFUL])
def test_playouts_are_the_engines(seats: int, variant: dict[str, Any], kind: int) -> None:
    for state in positions(seats, variant, seed=seats, every=41):
        hands = np.array([state.hands], np.int64)
        result = playout.play_out(known_to_all(state), hands, seed=1, kind=kind)
        player = Thinker() if kind == THOUGHTFUL else Gambler()
        end = played_on(state, player)
        assert tuple(result.won[0]) == end.won
        assert tuple(result.points[0]) == end.pad[-1].points


def with_bids_guessed(state: State, seat: int, player: Thinker | Gambler) -> State:
    """The state with the bids that a player would guess for the seats whose bids are secret."""
    seats = state.options.seats
    shown = cards.view(state, seat).bids
    state = replace(state, bids=tuple(NONE if bid is None else bid for bid in shown))
    for step in range(1, seats + 1):
        other = (state.dealer + step) % seats
        if state.bids[other] == NONE:
            bids = list(state.bids)
            bids[other] = player.bid(state, other).tricks
            state = replace(state, bids=tuple(bids))
    return state


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("kind", [RANDOM, THOUGHTFUL])
def test_secret_bids_are_guessed_in_the_middle_of_a_round(seats: int, kind: int) -> None:
    tried = 0
    for state in positions(seats, {"bidding": "secret"}, seed=seats, every=7):
        if state.phase is not Phase.PLAY:
            continue
        view = cards.view(state, state.turn)
        assert view.bids.count(None) == seats - 1
        hands = np.array([state.hands], np.int64)
        result = playout.play_out(position_of(view), hands, seed=1, kind=kind)
        player = Thinker() if kind == THOUGHTFUL else Gambler()
        end = played_on(with_bids_guessed(state, state.turn, player), player)
        assert tuple(result.won[0]) == end.won
        assert tuple(result.points[0]) == end.pad[-1].points
        tried += 1
    assert tried > 30


@pytest.mark.parametrize(
    "variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant.values()))
)
def test_a_position_holds_what_its_view_shows(variant: dict[str, Any]) -> None:
    for state in positions(4, variant, seed=2, every=29):
        seat = cards.to_act(state)[0]
        view = cards.view(state, seat)
        position = position_of(view)
        assert (position.tricks, position.dealer) == (state.round, state.dealer)
        assert (position.seats, position.trump) == (4, state.trump)
        assert tuple(position.trick) == state.trick
        assert tuple(position.won) == state.won
        known = [NONE if bid is None else bid for bid in view.bids]
        assert list(position.bids) == known
        for hand in state.hands:
            assert position.seen & hand == 0
        played = sum(len(trick[1]) for trick in state.tricks) + len(state.trick)
        assert position.seen.bit_count() == played + (state.turnup != NONE)


def test_unknown_bids_are_made_in_every_world_and_never_forbidden() -> None:
    position = opening(seats=4, tricks=3, trump=2)._replace(plus_minus_one=True)
    hands = worlds_of(position, 400)
    for kind in (RANDOM, THOUGHTFUL):
        result = playout.play_out(position, hands, seed=1, kind=kind)
        assert (result.won.sum(axis=1) == 3).all()
        exact = (result.points > 0).sum(axis=1)
        assert exact.max() == 3, "not all four can be exact under plus/minus one"


def test_trying_a_bid_or_a_card_changes_just_that() -> None:
    position = opening(seats=3, tricks=2, trump=NONE)
    hands = worlds_of(position, 5)
    assert list(playout.after_bid(position, 1, 2).bids) == [NONE, 2, NONE]
    card = int(hands[0, position.leader]).bit_length() - 1
    after, left = playout.after_card(position, hands[:1], card)
    assert list(after.trick) == [card]
    assert after.seen == position.seen | 1 << card
    assert hands[0, position.leader] ^ left[0, position.leader] == 1 << card


@pytest.mark.parametrize("seats", range(3, 7))
def test_the_policys_own_card_leads_to_what_it_would_have_come_to(seats: int) -> None:
    """Also for the last card of a trick, and of the round."""
    for state in positions(seats, VARIANTS[0], seed=seats, every=13):
        if state.phase is Phase.PLAY:
            position, hands = known_to_all(state), np.array([state.hands], np.int64)
            card = NUMBER[Thinker().play(state, state.turn).card]
            after = playout.play_out(*playout.after_card(position, hands, card), seed=1)
            assert (after.won == playout.play_out(position, hands, seed=1).won).all()


def opening(seats: int, tricks: int, trump: int) -> Position:
    """A round that was just dealt, before the first bid."""
    turnup = "J1" if trump == NONE else DECK[13 * trump]
    return Position(
        seats=seats,
        tricks=tricks,
        dealer=0,
        plus_minus_one=False,
        trump=trump,
        leader=1,
        trick=(),
        bids=(NONE,) * seats,
        won=(0,) * seats,
        seen=1 << NUMBER[turnup] if seats * tricks < CARDS else 0,
    )


def worlds_of(position: Position, worlds: int) -> Any:
    """Random deals of a round."""
    seats = position.seats
    none, sizes = (NONE,) * seats, (position.tricks,) * seats
    unseen = (1 << CARDS) - 1 & ~position.seen
    return sample_hands(HandConstraints(none, sizes, (0,) * seats, unseen), worlds, seed=3)


@pytest.mark.parametrize(("seats", "points"), [(3, 18), (4, 16), (5, 15), (6, 15)])
def test_the_thoughtful_policy_scores_well_against_itself(seats: int, points: float) -> None:
    scored = []
    for tricks in range(1, rounds(seats) + 1):
        position = opening(seats, tricks, trump=NONE if seats * tricks == CARDS else 1)
        scored.append(playout.play_out(position, worlds_of(position, 300), seed=1).points.mean())
    assert np.mean(scored) > points


def test_fitting_judges_a_seat_among_others_on_the_same_deals() -> None:
    good, none = COEFFICIENTS[4], np.zeros_like(COEFFICIENTS[4])
    assert fitting.points(good, good, 4, seed=1) == fitting.points(good, good, 4, seed=1)
    assert fitting.points(good, good, 4, seed=1) > fitting.points(none, good, 4, seed=1) + 10
    assert (fitting.climb(4, minutes=0) == good).all()


def test_a_seat_that_needs_no_trick_gets_rid_of_its_high_cards() -> None:
    weights, later = COEFFICIENTS[3], np.zeros(CARDS)
    trick = Trick(seats=3, placed=2, suit=1, best=NUMBER["B13"], trump=2, seen=1 << NUMBER["B13"])
    hand = sum(1 << NUMBER[card] for card in ("B2", "B12"))
    for need, card in ((0, "B12"), (1, "B2")):
        needs = np.array([need, 1, 1], np.int64)
        chosen = policy.choose_card(trick, 0, hand, needs, weights, PLAYING, later)
        assert DECK[chosen] == card
