"""A finished game step by step: where each step stands, who saw what, and what came to light."""

import pytest

from stonehenge import cards, dice
from stonehenge import record as records
from stonehenge.record import Record
from stonehenge.tables.messages import Step, Steps
from stonehenge.tables.running.history import steps
from stonehenge.testing import random_game
from stonehenge.vocabulary import CHANCE, AnyGame, read_options


def finished(game: AnyGame, seats: int, **options: object) -> Record:
    """The record of a random game."""
    *turns, end = random_game(game, read_options(game, seats, options), 1)
    return records.make(
        game,
        [f"Seat {seat}" for seat in range(seats)],
        end.state.options,
        [(turn.seat, turn.action) for turn in turns],
        game.outcome(end.state),
    )


def all_steps(record: Record, seen: str = "none") -> Steps:
    return steps(record, seen, 0, len(record.actions) + 1)


def verb(step: Step) -> str:
    return str(step.action[0]) if step.action else ""


@pytest.mark.parametrize("bidding", ["open", "covered", "secret"])
def test_bids_come_to_light_when_the_variant_says(bidding: str) -> None:
    told = all_steps(finished(cards, 3, bidding=bidding)).steps
    hidden = bidding != "open"
    assert all(step.public is not hidden for step in told if verb(step) == "bid")
    assert not any(step.public for step in told if verb(step) == "deal")
    shown = [step for step in told if step.revealed]
    assert len(shown) == (20 if hidden else 0)  # once a round
    assert {verb(step) for step in shown} == {"open": set(), "covered": {"bid"}}.get(
        bidding, {"play"}
    )
    for step in shown:
        bids = [one.action for one in told if one.round == step.round and verb(one) == "bid"]
        assert [seat for seat, _ in step.revealed] == [0, 1, 2]
        assert sorted(bid.tricks for _, bid in step.revealed) == sorted(
            bid[1] for bid in bids if bid
        )


def test_decisions_of_a_dice_game_come_to_light_together() -> None:
    told = all_steps(finished(dice, 4, magic=True)).steps
    shown = [step for step in told if step.revealed]
    assert {verb(step) for step in shown} >= {"score", "leave"}
    for step in shown:
        assert step.seat is not None
        assert step.action is not None
        own = records.read_action(dice, (step.seat, *step.action))
        assert own in step.revealed
        assert not step.public


def test_a_step_names_its_trick_or_roll() -> None:
    told = all_steps(finished(cards, 3))
    assert [(told.steps[0].round, told.steps[0].turn)] == [(0, 0)]
    third = [step for step in told.steps if step.round == 3]
    assert [step.turn for step in third if verb(step) == "play"] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert {step.turn for step in third if verb(step) != "play"} == {0}
    rolls = [step for step in all_steps(finished(dice, 3)).steps if verb(step) == "faces"]
    assert rolls[0].turn == 1
    assert all(step.view.rolls == step.turn for step in rolls)
    assert all(step.seat == CHANCE for step in rolls)


def test_a_game_is_seen_from_a_seat_from_nowhere_or_with_all_open() -> None:
    record = finished(cards, 3, bidding="secret")
    at = next(
        step.index
        for step in all_steps(record).steps
        if step.round == 4 and verb(step) == "play" and step.turn == 1
    )
    seen = {who: steps(record, who, at, 1).steps[0].view for who in ("all", "none", "1")}
    assert [hand is None for hand in seen["all"].hands] == [False, False, False]
    assert [hand is None for hand in seen["none"].hands] == [True, True, True]
    assert [hand is None for hand in seen["1"].hands] == [True, False, True]
    assert [bid is None for bid in seen["all"].bids] == [False, False, False]
    assert [bid is None for bid in seen["1"].bids] == [True, False, True]
