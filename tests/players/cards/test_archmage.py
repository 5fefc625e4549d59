"""The archmage: legal everywhere, the same from a seed, and it believes what it was shown."""

from random import Random
from typing import Any

import numpy as np
import pytest

from stonehenge import cards
from stonehenge.cards import Options
from stonehenge.cards.state import NUMBER, RoundScore, mask
from stonehenge.kernels.cards.arrays import with_arrays
from stonehenge.players.cards.archmage import CardsArchmage
from stonehenge.players.cards.doubts import doubts, plainness
from stonehenge.players.cards.net.likelihood import (
    CAREFUL,
    CARELESS,
    KINDS,
    OWN_BID,
    PLAIN,
    Likelihoods,
    draw_likely,
    likely,
    no_worlds,
)
from stonehenge.players.cards.net.search import alike
from stonehenge.players.cards.net.weights import shipped
from stonehenge.players.cards.numbers import History, history_of
from stonehenge.testing import check_player, random_game
from stonehenge.vocabulary import read_options
from tests.cards.tables import VARIANTS, table

BRAIN = shipped("cards")


def history(view: cards.View) -> History:
    """What kernels are told of a round."""
    return with_arrays(history_of(view))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_archmage_plays_every_variant(variant: dict[str, Any]) -> None:
    for seats in cards.PLAYERS:
        player = CardsArchmage(Random(1), effort=100)
        check_player(cards, player, read_options(cards, seats, variant), seed=seats)


def test_a_seed_fixes_every_move() -> None:
    def choices(seed: int) -> list[Any]:
        player = CardsArchmage(Random(seed), effort=400)
        chosen = []
        for moment in random_game(cards, Options(seats=4), 3):
            if moment.state.phase is cards.Phase.PLAY and moment.state.round > 8:
                seat = moment.state.turn
                view, legal = cards.view(moment.state, seat), cards.legal(moment.state, seat)
                chosen.append(player.choose(view, legal))
        return chosen

    assert choices(1) == choices(1)


def test_more_effort_means_more_worlds_and_a_time_cap_means_fewer() -> None:
    state = table(["B5 R1 J1", "B3 G11 R7", "J2 Y7 R3"], "R8", [2, 1, 1])
    seen = history_of(cards.view(state, 0))
    little, much = CardsArchmage(Random(1), effort=500), CardsArchmage(Random(1), effort=2000)
    capped = CardsArchmage(Random(1), effort=2000, seconds=1e-4)
    worlds = [player._worlds(seen, 3)[0] for player in (capped, little, much)]
    assert worlds == sorted(set(worlds))


def test_an_archmage_that_ponders_looks_at_more_worlds_but_minds_the_time() -> None:
    state = table(["B5 R1 J1", "B3 G11 R7", "J2 Y7 R3"], "R8", [2, 1, 1])
    seen, player = history_of(cards.view(state, 0)), CardsArchmage(Random(1))
    hurried, usual, pondering = (
        one._worlds(seen, 3)[0] for one in (player.pondering(1e-3), player, player.pondering(1.0))
    )
    assert hurried < usual < pondering / 4


def test_a_capped_archmage_still_plays() -> None:
    player = CardsArchmage(Random(1), seconds=1e-3)
    check_player(cards, player, Options(seats=3), seed=1)


def test_likely_worlds_agree_with_the_view() -> None:
    for moment in random_game(cards, Options(seats=4, bidding="secret"), 7):
        if moment.state.phase is not cards.Phase.PLAY or moment.state.round % 3:
            continue
        view = cards.view(moment.state, moment.state.turn)
        own = mask(view.hands[moment.state.turn] or ())
        for hands in likely(view, history(view), 3, 1, BRAIN).hands:
            assert hands[moment.state.turn] == own
            assert [int(hand).bit_count() for hand in hands] == list(view.hand_sizes)
            together = sum(int(hand) for hand in hands)
            assert together.bit_count() == sum(view.hand_sizes)


def test_who_bid_high_is_believed_to_hold_high_cards() -> None:
    def wizards(bid: int) -> float:
        state = table(["B5 R1 J1", "B3 G11 R7", "J2 Y7 R3"], "R8", [0, bid, 1])
        view = cards.view(state, 0)
        kept = likely(view, history(view), 200, 1, BRAIN)
        special = sum(1 << NUMBER[f"W{i}"] for i in range(1, 5))
        return float(np.mean([int(hand & special).bit_count() for hand in kept.hands[:, 1]]))

    assert wizards(3) > wizards(0) + 0.1


def test_worlds_are_drawn_by_their_weights() -> None:
    worlds = np.array([[1], [2], [4]])
    chances = np.zeros((3, 1, KINDS))
    chances[0, 0, [CAREFUL, OWN_BID, PLAIN]] = 0.4, 0.3, 0.3
    chances[1, 0, [CAREFUL, CARELESS]] = 0.5
    chances[2, 0, CARELESS] = 1.0
    likelihoods = Likelihoods(np.log([[0.5], [0.3], [0.2]]), chances)
    kept, other = no_worlds(100, 1), no_worlds(100, 1)
    draw_likely(worlds, likelihoods, 1, kept)
    draw_likely(worlds, likelihoods, 2, other)
    assert [int((kept.hands == world).sum()) for world in (1, 2, 4)] == [50, 30, 20]
    assert not np.array_equal(kept.hands, other.hands)
    assert 35 < (kept.hands[:50] == 1).sum() + (other.hands[:50] == 1).sum() < 65
    first, second, third = (kept.kinds[kept.hands[:, 0] == world] for world in (1, 2, 4))
    assert set(first.flat) == {CAREFUL, OWN_BID, PLAIN}
    assert all(0.1 < (first == kind).mean() < 0.6 for kind in (CAREFUL, OWN_BID, PLAIN))
    assert set(second.flat) == {CAREFUL, CARELESS}
    assert 0.2 < (second == CARELESS).mean() < 0.8
    assert set(third.flat) == {CARELESS}


def line(bid: int, won: int) -> RoundScore:
    return RoundScore((bid, 1), (won, 1), (0, 0), (bid == won, True), (0, 0), (1, 1))


def test_who_misses_by_far_again_and_again_is_not_believed() -> None:
    strange, steady = doubts([line(0, 3)] * 4, 2)
    assert strange > 0.9
    assert steady < 0.03
    assert doubts([], 2) == pytest.approx([0.029, 0.029], abs=1e-3)
    assert doubts([line(0, 3)] * 4 + [line(2, 2)] * 8, 2)[0] < 0.5


def test_who_misses_is_likelier_a_plain_player() -> None:
    assert plainness([], 2) == (1.0, 1.0)
    often, never = plainness([line(1, 2)] * 4, 2)
    assert often > 3
    assert never < 0.5


def test_cards_of_a_careless_player_tell_nothing_of_its_hand() -> None:
    state = table(["B5 R1 J1", "B3 G11 R7", "J2 Y7 R3"], "R8", [0, 3, 1])
    view = cards.view(state, 0)
    seen = history(view)
    special = sum(1 << NUMBER[f"W{i}"] for i in range(1, 5))

    def wizards(doubt: float) -> float:
        kept = likely(view, seen._replace(doubts=np.full(3, doubt)), 300, 1, BRAIN)
        return float(np.mean([int(hand & special).bit_count() for hand in kept.hands[:, 1]]))

    assert wizards(0.999) < wizards(0.0) - 0.05


@pytest.mark.parametrize(
    ("bidding", "shown"), [("open", True), ("covered", True), ("secret", False)]
)
def test_playouts_of_bids_know_the_bids_unless_they_are_secret(bidding: Any, shown: bool) -> None:
    options = Options(seats=3, bidding=bidding)
    state = table(["B5 R1 J1", "B3 G11 R7", "J2 Y7 R3"], "R8", options=options)
    assert history_of(cards.view(state, 0)).bids_shown == shown


def test_cards_with_nothing_between_them_are_alike() -> None:
    six = 1 << NUMBER["B6"]
    assert alike(NUMBER["B5"], NUMBER["B7"], 0)
    assert not alike(NUMBER["B5"], NUMBER["B7"], six)
    assert not alike(NUMBER["B5"], NUMBER["G5"], 0)
    assert alike(NUMBER["W1"], NUMBER["W3"], six)
    assert not alike(NUMBER["W1"], NUMBER["J1"], 0)
