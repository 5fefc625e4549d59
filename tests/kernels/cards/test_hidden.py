"""Sampled worlds agree with everything that was seen, and each is as likely as the others."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from stonehenge import cards
from stonehenge.cards import Options, Phase, State, rules
from stonehenge.cards.rules import COLOUR_MASKS, NONE
from stonehenge.cards.state import NUMBER, mask
from stonehenge.kernels.cards.hidden import HandConstraints, sample_hands
from stonehenge.players.cards.numbers import constraints_of
from stonehenge.testing import random_game
from stonehenge.vocabulary import CHANCE, read_options
from tests.cards.tables import VARIANTS, play, table

WORLDS = 4


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("variant", VARIANTS[:2], ids=["plain", "clairvoyance"])
def test_worlds_agree_with_every_view_of_a_game(seats: int, variant: dict[str, Any]) -> None:
    options = read_options(cards, seats, {**variant, "first_dealer": 0})
    checked = 0
    for seed in range(3):
        for moment in random_game(cards, options, seed):
            state = moment.state
            if moment.seat == CHANCE or state.phase not in (Phase.BID, Phase.PLAY):
                continue
            constraints = constraints_of(cards.view(state, moment.seat))
            for hands in sample_hands(constraints, WORLDS, seed=checked):
                assert_possible(state, moment.seat, [int(hand) for hand in hands])
            checked += 1
    assert checked > 1000


def assert_possible(state: State, seat: int, hands: list[int]) -> None:
    """Asserts that these hands could be behind what the seat has seen."""
    played = [(state.leader, state.trick), *(trick[:2] for trick in state.tricks)]
    gone = sum(1 << card for _, trick in played for card in trick)
    if state.turnup != NONE:
        gone |= 1 << state.turnup
    together = 0
    for hand, real in zip(hands, state.hands, strict=True):
        assert hand.bit_count() == real.bit_count()
        assert hand & (gone | together) == 0
        together |= hand
    for owner, shown in enumerate(cards.view(state, seat).hands):
        assert shown is None or hands[owner] == mask(shown)
    for leader, trick in played:
        suit = NONE
        for place, card in enumerate(trick):
            owner = (leader + place) % len(hands)
            if owner != seat:
                whole = hands[owner] | 1 << card
                assert rules.legal_mask(whole, suit) >> card & 1, "it would have had to follow"
            suit = rules.suit_after(suit, card)


def test_a_void_is_read_from_the_trick() -> None:
    state = table(["B5 B6 R1", "G3 B9 R2", "W1 G4 R3"], "Y8", bids=[1, 1, 0])
    state = play(state, "B5", "B9", "W1", "R3", "R1", "R2", "G4", "B6")
    excluded = constraints_of(cards.view(state, 1)).excluded
    assert list(excluded) == [COLOUR_MASKS[1], 0, 0], "B6 on green; a Wizard shows nothing"


def test_in_a_clairvoyant_round_only_the_own_card_is_hidden() -> None:
    state = table(["B5", "W1", "J2"], "R8", options=Options(seats=3, clairvoyance=True))
    constraints = constraints_of(cards.view(state, 0))
    assert [hand == NONE for hand in constraints.known] == [True, False, False]
    hands = sample_hands(constraints, 2000, seed=1)
    assert {int(hand) for hand in hands[:, 0]} == {
        1 << card for card in range(60) if card not in {NUMBER[name] for name in ("W1", "J2", "R8")}
    }


def cards_of(names: str) -> int:
    return mask(tuple(names.split()))


def case(unseen: str, sizes: list[int], excluded: list[str]) -> HandConstraints:
    """These cards are unseen; seat 0 sees its own, empty hand."""
    known = (0, *[NONE] * len(sizes))
    barred = [sum(COLOUR_MASKS["BGYR".index(letter)] for letter in each) for each in excluded]
    return HandConstraints(known, (0, *sizes), (0, *barred), cards_of(unseen))


def all_worlds(
    known: HandConstraints, seat: int = 1, left: int | None = None
) -> list[tuple[int, ...]]:
    """Every world that agrees, by trying all."""
    left = known.unseen if left is None else left
    if seat == len(known.sizes):
        return [()]
    allowed = [1 << card for card in range(60) if (left & ~known.excluded[seat]) >> card & 1]
    return [
        (sum(hand), *others)
        for hand in combinations(allowed, int(known.sizes[seat]))
        for others in all_worlds(known, seat + 1, left & ~sum(hand))
    ]


SMALL = {
    "no voids": case("B1 B2 G1 Y1 W1", [2, 1], ["", ""]),
    "one void": case("B1 B2 G1 Y1 W1 J1", [2, 2], ["B", ""]),
    "one void, no stock": case("B1 B2 G1 Y1 W1 J1", [3, 3], ["B", ""]),
    "two voids": case("B1 B2 G1 G2 Y1 W1", [2, 2], ["B", "G"]),
    "two voids in one colour": case("B1 B2 G1 Y1 W1 R1", [2, 2], ["B", "B"]),
    "two voids, no stock": case("B1 B2 B3 G1 G2 W1 J1", [3, 2, 2], ["B", "G", ""]),
    "three voids": case("B1 B2 G1 G2 Y1 Y2 W1", [2, 2, 2], ["B", "G", "BY"]),
    "everybody void, no stock": case("B1 G1 Y1 R1 W1 J1", [2, 2, 2], ["B", "G", "Y"]),
    "a ring that no pair can turn": case("B1 G1 Y1", [1, 1, 1], ["B", "G", "Y"]),
    "tight": case("B1 B2 B3 G1 G2 Y1 R1 W1", [3, 3, 2], ["GY", "BR", "R"]),
}


@pytest.mark.parametrize("small", SMALL.values(), ids=SMALL.keys())
def test_every_possible_world_is_equally_likely(small: HandConstraints) -> None:
    possible = all_worlds(small)
    samples = 400 * len(possible)
    counts = Counter(tuple(map(int, hands[1:])) for hands in sample_hands(small, samples, seed=1))
    assert set(counts) == set(possible)
    deviation = sum((counts[world] - 400) ** 2 / 400 for world in possible)
    freedom = len(possible) - 1
    assert deviation < freedom + 4 * (2 * freedom) ** 0.5 + 4


def test_hands_that_cannot_be_are_refused() -> None:
    for impossible in (
        case("B1 B2 G1", [2, 1], ["B", ""]),
        case("B1 B2 Y1", [2, 1], ["B", "B"]),
        case("B1 G1", [2, 2], ["", ""]),
    ):
        with pytest.raises(ValueError, match="no hands agree"):
            sample_hands(impossible, 10, seed=1)


def test_tight_worlds_are_found_at_once() -> None:
    """Five hidden hands without a stock, each void in two colours: few worlds are left."""
    deck = " ".join(f"{colour}{rank}" for colour in "BGYR" for rank in range(1, 11))
    tight = case(deck, [8] * 5, ["YR", "BR", "BG", "GY", "BY"])
    for hands in sample_hands(tight, 200, seed=4)[:, 1:]:
        assert sum(int(hand) for hand in hands) == tight.unseen
        assert all(
            hand & barred == 0 for hand, barred in zip(hands, tight.excluded[1:], strict=True)
        )
