"""Reviews: sums that hold, losses that are there, moments that were known before."""

from importlib import import_module
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stonehenge import cards, dice
from stonehenge import record as records
from stonehenge.cards import Bid, Deal, Play
from stonehenge.coach import review as reviews
from stonehenge.coach.again import SameLuck, levels_of, play_again
from stonehenge.coach.answers import schema_of
from stonehenge.coach.average import average_by_round, points_of_a_win
from stonehenge.coach.review import review
from stonehenge.coach.verdicts import Review
from stonehenge.record import Record
from tests.coach.games import (
    EFFORT,
    Mistake,
    card_game,
    dice_game,
    gives_wizards_away,
    predicts_a_plain_one,
    stops_far_off,
    wastes_a_jester_score,
)

DEALS = (
    Deal((("W1",), ("B5",), ("G7",)), "R2"),  # the Wizard wins for certain
    Deal((("W1", "W2"), ("B5", "R9"), ("G7", "Y3")), "R2"),
    Deal((("J1", "B1", "G2"), ("B5", "R9", "W3"), ("G7", "Y3", "R4")), "R2"),
    # after the two Wizards nothing more is wanted
    Deal(
        (("W1", "W2", "J1", "J2"), ("B5", "R9", "G3", "B6"), ("G7", "Y3", "R4", "G8")),
        "R2",
    ),
    # the first trick is there for the 13, the only card that can win one
    Deal(
        (
            ("J1", "J2", "J3", "J4", "B13"),
            ("B5", "B6", "B7", "B8", "B9"),
            ("G7", "Y3", "Y4", "G8", "G9"),
        ),
        "R2",
    ),
)
MISTAKES = {(1, "bid"): Bid(0), (3, "bid"): Bid(3), (5, "play"): Play("J1")}


@pytest.fixture(scope="module")
def prepared() -> Record:
    return card_game(DEALS, MISTAKES)


@pytest.fixture(scope="module")
def reviewed(prepared: Record) -> Review:
    return review(prepared, 0, EFFORT)


DICE_MISTAKES = (predicts_a_plain_one, gives_wizards_away, wastes_a_jester_score, stops_far_off)


@pytest.fixture(scope="module")
def spoilt() -> tuple[Record, dict[int, Mistake]]:
    return dice_game(DICE_MISTAKES)


@pytest.fixture(scope="module")
def bad_dice(spoilt: tuple[Record, dict[int, Mistake]]) -> Record:
    return spoilt[0]


@pytest.fixture(scope="module")
def dice_review(bad_dice: Record) -> Review:
    return review(bad_dice, 0)


def decided(record: Record, seat: int) -> dict[int, Any]:
    return {step.index: step.action for step in records.replay(record) if step.seat == seat}


def test_the_mistakes_of_a_prepared_game_are_named_and_no_others(
    prepared: Record, reviewed: Review
) -> None:
    actions = decided(prepared, 0)
    known = [moment for moment in reviewed.moments if moment.action in MISTAKES.values()]
    assert {(one.round, actions[one.index]) for one in known} == {
        (round_, action) for (round_, _), action in MISTAKES.items()
    }
    assert len(reviewed.moments) == len(known) == 3
    assert {one.index for one in reviewed.decisions if one.loss > 0} == {one.index for one in known}
    losses = [moment.loss for moment in reviewed.moments]
    assert losses == sorted(losses, reverse=True)
    first = next(moment for moment in reviewed.moments if moment.round == 1)
    assert (first.action, first.best) == (Bid(0), Bid(1))
    assert first.loss == 40  # 30 points for the exact bid, -10 without it
    assert (first.exact, first.best_exact) == (0.0, 1.0)
    assert first.why[0].reason == "because-below-wizards"


@pytest.mark.parametrize("which", ["reviewed", "dice_review"])
def test_points_are_average_and_luck_and_choices(which: str, request: Any) -> None:
    told: Review = request.getfixturevalue(which)
    parts: list[Any] = [told, *told.rounds]
    for part in parts:
        assert part.points == part.average + part.luck + part.choices
        assert part.choices <= 0
    for name in ("points", "average", "luck", "choices"):
        assert getattr(told, name) == sum(getattr(part, name) for part in told.rounds)
    assert told.choices == -sum(one.loss for one in told.decisions)
    assert told.exact == sum(part.exact for part in told.rounds)
    assert told.exact <= told.exact_possible <= len(told.rounds)


def test_the_points_are_those_of_the_record(reviewed: Review, dice_review: Review) -> None:
    # rounds 2 and 4 are exact; round 1 misses by one; round 3 has one trick at most of three;
    # round 5 is exact by luck: a loss is not judged by what came of it
    assert [part.exact for part in reviewed.rounds] == [False, True, False, True, True]
    assert reviewed.rounds[0].points == -10
    assert reviewed.rounds[1].points == 40


def test_the_mistakes_of_a_prepared_dice_game_are_named_and_no_others(
    spoilt: tuple[Record, dict[int, Mistake]], dice_review: Review
) -> None:
    record, made = spoilt
    assert set(made.values()) == set(DICE_MISTAKES)
    assert {moment.index for moment in dice_review.moments} == set(made)
    for moment in dice_review.moments:
        assert moment.action == decided(record, 0)[moment.index] != moment.best
    assert {one.index for one in dice_review.decisions if one.loss > 0} == set(made)
    assert dice_review.archmage.others == ("archmage", "archmage")
    assert record.result is not None
    assert dice_review.points == record.result["points"][0]


@pytest.mark.parametrize(("error", "counts"), [(3.9, 8.0), (4.1, 0.0)])
def test_a_loss_within_two_standard_errors_counts_as_none(
    prepared: Record, monkeypatch: pytest.MonkeyPatch, error: float, counts: float
) -> None:
    monkeypatch.setattr(reviews, "second_look", lambda *_: (8.0, error))
    told = review(prepared, 0, EFFORT)
    wrong = next(one for one in told.decisions if one.action == Bid(0))
    assert (wrong.loss, wrong.error) == (counts, error)
    assert len(told.moments) == (3 if counts else 0)


def test_a_second_look_takes_other_deals(prepared: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    coach_cards = import_module("stonehenge.coach.cards")
    seeds: list[int] = []
    play_out = coach_cards.play_out

    def noted(view: Any, actions: Any, worlds: int, seed: int = 0) -> Any:
        seeds.append(seed)
        return play_out(view, actions, worlds, seed)

    monkeypatch.setattr(coach_cards, "play_out", noted)
    first = next(reviews._decisions(cards, list(records.replay(prepared)), 0))
    reviews._look(first, EFFORT, 0)
    assert len(seeds) == len(set(seeds)) == 2


def test_a_loss_that_nobody_feels_counts_but_is_no_moment(
    bad_dice: Record, dice_review: Review, monkeypatch: pytest.MonkeyPatch
) -> None:
    dearest = dice_review.moments[0].loss
    monkeypatch.setitem(reviews._FELT, "dice", dearest + 0.01)
    told = review(bad_dice, 0)
    assert (told.moments, told.choices) == ((), dice_review.choices)
    assert all(moment.loss >= 0.05 for moment in dice_review.moments)


def test_a_review_is_json_with_a_schema_and_says_who_made_it(
    reviewed: Review, dice_review: Review
) -> None:
    for told in (reviewed, dice_review):
        assert msgspec.json.decode(msgspec.json.encode(told), type=Review) == told
        assert told.advisor.level == "archmage"
        assert told.advisor.version
    fields = schema_of(Review)["$defs"]["Review"]["properties"].keys()
    assert {"points", "average", "luck", "choices", "moments"} <= fields


def test_progress_is_told_from_nothing_to_all(prepared: Record) -> None:
    told: list[tuple[int, int]] = []
    review(prepared, 1, 0.1, lambda done, of: told.append((done, of)))
    ((_, of),) = {(0, of) for _, of in told}
    assert sorted({done for done, _ in told}) == list(range(of + 1))
    assert told == sorted(told)


def test_a_round_that_is_not_finished_does_not_count(prepared: Record) -> None:
    cut = replace(prepared, actions=prepared.actions[:-1])
    told = review(cut, 0, 0.1)
    assert len(told.rounds) == len(DEALS) - 1
    assert {one.round for one in told.decisions} <= {part.round for part in told.rounds}


def test_the_same_deals_and_dice_come_again(prepared: Record, bad_dice: Record) -> None:
    luck = SameLuck(prepared)
    state = cards.start(cards.Options(seats=3, first_dealer=2))
    assert luck.draw(state) == DEALS[0]
    unseeded = replace(bad_dice, chance=msgspec.UNSET)
    drawn = [step for step in records.replay(unseeded) if step.seat == -1]
    again_luck = SameLuck(unseeded)
    assert all(again_luck.draw(step.before) == step.action for step in drawn)


def test_the_archmage_plays_as_many_rounds_as_the_record(prepared: Record) -> None:
    state = play_again(prepared, 0, SameLuck(prepared), 0)
    assert len(state.pad) == len(DEALS)


def test_people_are_taken_to_be_strong_players() -> None:
    told = replace(dice_game()[0], players=("human", "no such level"))
    assert levels_of(told) == ["sage-1", "sage-1"]
    assert levels_of(replace(told, players=("apprentice", "archmage"))) == [
        "apprentice",
        "archmage",
    ]


def test_the_average_depends_on_the_field_and_grows_with_the_round() -> None:
    options: dict[str, Any] = {"bidding": "open", "plus_minus_one": False}
    among_sages = average_by_round("cards", options, ["sage"] * 3, 15)
    assert len(among_sages) == 15
    assert among_sages[0] < among_sages[-1]
    assert 250 < sum(among_sages) < 600
    assert points_of_a_win(dice.Options(seats=3)) > 3


@pytest.mark.parametrize("seats", cards.PLAYERS)
def test_the_average_of_a_short_game_is_that_of_its_few_cards(seats: int) -> None:
    """With one card, 20 or 30 points for four of five exact bids: no straight line goes there."""
    options: dict[str, Any] = {"bidding": "open", "plus_minus_one": False}
    first, second, *_ = average_by_round("cards", options, ["sage-1"] * (seats - 1), 2)
    assert 15 < first < 22
    assert 15 < second < 22
