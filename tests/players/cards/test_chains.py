"""Chains of likely worlds: they agree with the view, and each comes as often as it is likely."""

from collections import Counter
from itertools import permutations
from math import exp
from typing import Any

import numpy as np
import pytest

from stonehenge import cards
from stonehenge.arena.match import play_levels
from stonehenge.cards import Options
from stonehenge.cards.rules import COLOUR_MASKS
from stonehenge.cards.state import NUMBER, mask
from stonehenge.chance import seed_from_number
from stonehenge.kernels.cards.arrays import with_arrays
from stonehenge.players.cards.net.chains import READING, believed
from stonehenge.players.cards.net.likelihood import (
    CAREFUL,
    KINDS,
    OWN_BID,
    PLAIN,
    new_scales,
    weigh,
)
from stonehenge.players.cards.net.weights import shipped
from stonehenge.players.cards.numbers import JESTERS, WIZARDS, constraints_of, history_of
from stonehenge.testing import random_game
from stonehenge.vocabulary import read_options
from tests.cards.tables import VARIANTS, play, table

BRAIN = shipped("cards")


def worlds_of(view: cards.View, number: int, seed: int = 1) -> Any:
    return believed(view, with_arrays(history_of(view)), number, seed, BRAIN)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_worlds_agree_with_the_view(variant: dict[str, Any]) -> None:
    looked = 0
    for moment in random_game(cards, read_options(cards, 4, variant), 7):
        state, seat = moment.state, moment.seat
        if seat < 0 or state.round % 4 or state.phase is cards.Phase.TRUMP:
            continue
        view = cards.view(state, seat)
        constraints = constraints_of(view)
        for hands in worlds_of(view, 5).hands.tolist():
            assert hands[seat] == mask(view.hands[seat] or ())
            assert [hand.bit_count() for hand in hands] == list(view.hand_sizes)
            assert sum(hands).bit_count() == sum(view.hand_sizes)
            for other, hand in enumerate(hands):
                assert other == seat or not hand & ~constraints.unseen
                assert not hand & constraints.excluded[other]
        looked += 1
    assert looked > 20


def test_a_seed_fixes_the_worlds() -> None:
    view = cards.view(table(["B5 R1 J1", "B3 G11 R7", "J2 Y7 R3"], "R8", [1, 1, 1]), 0)
    same, again, other = (worlds_of(view, 40, seed).hands for seed in (1, 1, 2))
    assert np.array_equal(same, again)
    assert not np.array_equal(same, other)


def test_each_world_comes_as_often_as_it_is_likely() -> None:
    """One card is left to each seat, so all worlds can be counted."""
    state = play(table(["B5 R1", "G3 R7", "Y7 R3"], "R8", [0, 2, 0]), "B5", "R7", "R3")
    view = cards.view(state, 1)
    history, own = with_arrays(history_of(view)), mask(view.hands[1] or ())
    constraints, scales, chances = constraints_of(view), new_scales(READING, BRAIN), np.zeros(KINDS)
    unseen = [1 << card for card in NUMBER.values() if constraints.unseen >> card & 1]
    weights = {
        (left, right): exp(sum(weigh(history, seat, hands, scales, chances) for seat in (0, 2)))
        for left, right in permutations(unseen, 2)
        if not left & constraints.excluded[0] and not right & constraints.excluded[2]
        for hands in [np.array([left, own, right])]
    }
    likely = np.array(list(weights.values())) / sum(weights.values())
    came = Counter((left, right) for left, _, right in worlds_of(view, 30_000).hands.tolist())
    assert set(came) <= set(weights)
    counts = np.array([came[world] for world in weights]) / 30_000
    for group in (WIZARDS, JESTERS, COLOUR_MASKS[2], COLOUR_MASKS[0]):
        for place in (0, 1):
            held = np.array([bool(world[place] & group) for world in weights])
            assert counts[held].sum() == pytest.approx(likely[held].sum(), abs=0.02)


def test_who_bid_high_is_believed_to_hold_high_cards() -> None:
    special = sum(1 << NUMBER[f"W{i}"] for i in range(1, 5))

    def wizards(bid: int) -> float:
        view = cards.view(table(["B5 R1 J1", "B3 G11 R7", "J2 Y7 R3"], "R8", [0, bid, 1]), 0)
        kept = worlds_of(view, 400)
        return float(np.mean([int(hand & special).bit_count() for hand in kept.hands[:, 1]]))

    assert wizards(3) > wizards(0) + 0.1


def test_cards_of_a_careless_player_tell_nothing_of_its_hand() -> None:
    view = cards.view(table(["B5 R1 J1", "B3 G11 R7", "J2 Y7 R3"], "R8", [0, 3, 1]), 0)
    special = sum(1 << NUMBER[f"W{i}"] for i in range(1, 5))

    def wizards(doubt: float) -> float:
        history = with_arrays(history_of(view))._replace(doubts=np.full(3, doubt))
        kept = believed(view, history, 600, 1, BRAIN)
        return float(np.mean([int(hand & special).bit_count() for hand in kept.hands[:, 1]]))

    assert wizards(0.999) < wizards(0.0) - 0.05


def test_a_card_that_is_shown_stays_where_it_is() -> None:
    """With clairvoyance the others' cards of round 1 are seen."""
    for moment in random_game(cards, Options(seats=4, clairvoyance=True), 3):
        if moment.seat >= 0 and moment.state.round == 1:
            view = cards.view(moment.state, moment.seat)
            shown = [seat for seat, hand in enumerate(view.hands) if hand]
            for hands in worlds_of(view, 20).hands:
                for seat in shown:
                    assert hands[seat] == mask(view.hands[seat] or ())


@pytest.mark.parametrize(
    ("level", "kind"),
    [("sage-1", CAREFUL), ("sage", OWN_BID), ("journeyman", PLAIN), ("novice", PLAIN)],
)
def test_what_kind_of_player_a_seat_is_is_found_out(level: str, kind: int) -> None:
    played = play_levels(cards, Options(seats=4), [level] * 4, seed_from_number(1))
    state, scales, found = cards.start(played.options), new_scales(READING, BRAIN), []
    for seat, action in played.actions:
        if seat >= 0 and len(state.trick) == 3 and len(state.tricks) > state.round // 2:
            history, other = with_arrays(history_of(cards.view(state, seat))), (seat + 1) % 4
            chances = np.zeros(KINDS)
            weigh(history, other, np.array(state.hands), scales, chances)
            assert chances.sum() == pytest.approx(1)
            found.append(chances)
        state = cards.apply(state, seat, action)
    assert len(found) > 20
    means = np.mean(found, axis=0)
    assert means.argmax() == kind
    assert means[kind] > 0.5


def test_who_misses_again_and_again_is_taken_for_plain() -> None:
    view = cards.view(table(["B5 R1 J1", "B3 G11 R7", "J2 Y7 R3"], "R8", [0, 1, 1]), 0)
    history, chances = with_arrays(history_of(view)), np.zeros((2, KINDS))
    scales, hands = new_scales(READING, BRAIN), np.array([0, mask(("B3", "G11", "R7")), 0])
    for plainness, row in zip((0.1, 10.0), chances, strict=True):
        weigh(history._replace(plainness=np.full(3, plainness)), 1, hands, scales, row)
    assert chances[0, PLAIN] < 0.15
    assert chances[1, PLAIN] > 0.5
