"""A match: checked actions, undo, and a record of what was played."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stonehenge import cards, dice, record
from stonehenge.arena.match import play
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.match import Match
from stonehenge.players import CardPlayer
from stonehenge.vocabulary import CHANCE, IllegalAction

GAMES: list[tuple[Any, Any]] = [
    (cards, cards.Options(seats=3, bidding="covered", rounds=3)),
    (dice, dice.Options(seats=2, magic=True, rounds=3)),
]


class AtRandom:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: cards.View, legal: Sequence[cards.Decision]) -> cards.Decision:
        return self._random.choice(legal)


def test_a_match_is_the_game_that_the_arena_plays_with_the_same_seed() -> None:
    options = cards.Options(seats=3, rounds=4)
    seated: list[CardPlayer] = [AtRandom(seat) for seat in range(3)]
    played = play(cards, options, seated, Seeded(seed_from_number(9)))
    match = Match(cards, options, seed=9)
    for seat, action in played.actions:
        if seat != CHANCE:
            match.push(seat, action)
    assert (match.moves, match.state) == (played.actions, played.state)
    assert match.outcome == cards.outcome(played.state)


@pytest.mark.parametrize(("game", "options"), GAMES)
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_undo_leads_back_through_every_state(game: Any, options: Any, seed: int) -> None:
    match, random = Match(game, options, seed), Random(seed)
    before: list[Any] = []
    while match.to_act:
        seat = random.choice(match.to_act)
        before.append((match.state, match.moves))
        match.push(seat, random.choice(match.legal(seat)))
    assert record.check(match.record()) == match.state
    while before:
        match.undo()
        assert (match.state, match.moves) == before.pop()
    with pytest.raises(IndexError, match="no decision"):
        match.undo()


def test_an_action_against_the_rules_changes_nothing() -> None:
    match = Match(cards, cards.Options(seats=3), seed=1)
    before = match.moves
    with pytest.raises(IllegalAction, match="bid-out-of-range"):
        match.push(match.to_act[0], cards.Bid(2))
    assert match.moves == before


def test_the_table_in_words() -> None:
    match = Match(cards, cards.Options(seats=3), seed=1)
    hands = [" ".join(hand or ()) for hand in cards.open_view(match.state).hands]
    assert str(match.state).splitlines()[0] == "cards, round 1 of 20: bid, seat 1 to act"
    assert [
        line.split(": ")[1].split(" | ")[0] for line in str(match.state).splitlines()[2:]
    ] == hands
    assert str(Match(dice, dice.Options(seats=2), seed=1).state).splitlines()[-1] == (
        "seat 1: predicts - | B.,.,.,.,. G.,.,.,.,. Y.,.,.,.,. R.,.,.,.,."
    )
    assert "hand Seat_0" in str(match)


def test_a_view_knows_whose_it_is() -> None:
    match = Match(dice, dice.Options(seats=2), seed=1)
    assert match.view(1).me == 1
    with pytest.raises(ValueError, match="spectator"):
        _ = match.view(None).me
