"""Assessments: true numbers of every choice, from nothing but what the seat may know."""

from random import Random
from typing import Any

import msgspec
import pytest

from stonehenge import cards, dice
from stonehenge.cards import Bid, Play
from stonehenge.coach import advise, assess
from stonehenge.coach.answers import Assessment, NotAChoice, choice_of, schema_of
from stonehenge.coach.cards import play_out
from stonehenge.dice import Leave, Predict, Reroll, Rotate, Score, Stop
from stonehenge.players.dice.learned import DiceLearned
from stonehenge.testing import random_game
from stonehenge.vocabulary import CHANCE, read_options
from tests.cards.tables import VARIANTS, table
from tests.cards.test_views import resample

CHANCES = pytest.approx(1.0, abs=1e-6)


def decisions(game: Any, options: Any, seed: int = 1) -> list[tuple[Any, int]]:
    return [
        (position.state, seat)
        for position in random_game(game, options, seed)
        for seat in game.to_act(position.state)
        if seat != CHANCE
    ]


def asked(game: Any, state: Any, seat: int, effort: float = 1.0) -> Assessment:
    return assess(game.view(state, seat), game.legal(state, seat), effort)


def test_the_last_card_is_certain() -> None:
    state = table(["W1", "B5", "B6"], "R1", bids=[1, 0, 0])
    only = asked(cards, state, 0).best
    assert (only.points, only.exact, only.error, only.tricks) == (30.0, 1.0, 0.0, (0.0, 1.0))


def test_a_wizard_wins_the_trick_that_is_needed() -> None:
    state = table(["W1 B2", "B5 G4", "B6 G9"], "R1", bids=[2, 0, 0])
    assessment = asked(cards, state, 0)
    assert {choice.action for choice in assessment.choices} == {Play("W1"), Play("B2")}
    for choice in assessment.choices:
        assert choice.points == pytest.approx(40 * choice.exact - 10 * (1 - choice.exact))
        assert sum(choice.tricks) == CHANCES


def test_the_chance_to_win_is_that_of_the_standing_after_the_round() -> None:
    state = table(["W1 B2", "B5 G4", "B6 G9"], "R1", bids=[2, 0, 0])
    state = msgspec.structs.replace(state, totals=(100, 0, 0))
    ahead, even = asked(cards, state, 0), table(["W1 B2", "B5 G4", "B6 G9"], "R1", bids=[2, 0, 0])
    level = asked(cards, even, 0)
    for choice in ahead.choices:
        other = choice_of(level, choice.action)
        assert choice.win is not None
        assert other.win is not None
        assert 0 < other.win < choice.win < 1
    best, worst = sorted(level.choices, key=lambda choice: -choice.exact)
    assert (best.win or 0) >= (worst.win or 0)


def test_after_the_last_round_the_totals_decide() -> None:
    hands = [" ".join(cards.DECK[at::3]) for at in range(3)]
    state = table(hands, None)
    view = msgspec.structs.replace(cards.view(state, 0), totals=(1000, 0, 0))
    wins = [choice.win for choice in assess(view, (Bid(0), Bid(7)), 0.1).choices]
    assert wins == [1.0, 1.0]


def test_the_best_comes_first_and_losses_are_differences() -> None:
    state = table(["W1 W2 R13 R12", "B5 G4 Y3 Y1", "B6 G9 Y7 J1"], "R1")
    assessment = asked(cards, state, 0)
    best, worst = assessment.choices[0], assessment.choices[-1]
    assert best.action == Bid(4)
    assert worst.action == Bid(0)
    for choice in assessment.choices:
        assert choice.loss == pytest.approx(best.points - choice.points)
    assert (best.loss, best.loss_error) == (0.0, 0.0)
    assert worst.loss > 2 * worst.loss_error > 0


def test_more_effort_refines_the_same_numbers() -> None:
    state = table(["G8 R3 Y9 B11", "B5 G4 Y3 Y1", "B6 G9 Y7 J1"], "R1")
    view, legal = cards.view(state, 0), cards.legal(state, 0)
    one, two = assess(view, legal), assess(view, legal, effort=4.0)
    assert (one.worlds, two.worlds) == (100, 400)
    assert one == assess(view, legal)
    first = play_out(view, legal, 100)
    assert (play_out(view, legal, 400).won[:, :100] == first.won).all()
    for choice in one.choices:
        refined = choice_of(two, choice.action)
        assert abs(refined.points - choice.points) < 4 * choice.error + 0.01
        assert refined.error < choice.error or choice.error == 0


def test_a_hint_speaks_against_the_first_choice_that_is_worse_beyond_doubt() -> None:
    state = table(["G8 R3 Y9 B11", "B5 G4 Y3 Y1", "B6 G9 Y7 J1"], "R1")
    told = advise(cards.view(state, 0), cards.legal(state, 0), 0.1)
    _, *near, clear, _ = told.choices
    # with ten deals, two bids look worse by more than one standard error, but not by two
    assert len(near) == 2
    assert all(one.loss_error < one.loss <= 2 * one.loss_error for one in near)
    assert told.against == clear.action
    assert told.why


def test_a_hint_speaks_against_nothing_where_all_is_in_doubt() -> None:
    state = table(["G8 R3 Y12", "B5 G4 Y3", "B6 G9 Y7"], "R1", bids=[1, 0, 0])
    told = advise(cards.view(state, 0), cards.legal(state, 0), 0.2)
    assert all(0 < one.loss <= 2 * one.loss_error for one in told.choices[1:])
    assert (told.against, told.why) == (None, ())


def test_equal_deals_are_no_evidence_of_their_own() -> None:
    state = table(["G8 R3 Y9 B11", "B5 G4 Y3 Y1", "B6 G9 Y7 J1"], "R1")
    trial = play_out(cards.view(state, 0), cards.legal(state, 0), 50)
    repeated = msgspec.structs.replace(trial, worlds=trial.worlds.repeat(2))
    values = trial.own[0]
    assert repeated.error(values.repeat(2)) == pytest.approx(trial.error(values))
    assert trial.error(values) > 0


@pytest.mark.parametrize("variant", VARIANTS[::3], ids=str)
def test_hidden_cards_and_bids_do_not_change_the_answer(variant: dict[str, Any]) -> None:
    random = Random(3)
    positions = decisions(cards, read_options(cards, 4, variant))
    assert len(positions) > 500
    changed = 0
    for state, seat in [positions[at] for at in (0, 3, 40, 150, 400)]:
        other = resample(state, seat, random)
        changed += other != state
        assert asked(cards, other, seat, 0.1) == asked(cards, state, seat, 0.1)
    assert changed >= 4, "there was something to hide"


@pytest.mark.parametrize("magic", [False, True])
def test_every_dice_choice_has_its_exact_chances(magic: bool) -> None:
    kinds: set[type] = set()
    archmage = DiceLearned()
    for state, seat in decisions(dice, dice.Options(seats=3, magic=magic), seed=2)[::5]:
        view, legal = dice.view(state, seat), dice.legal(state, seat)
        assessment = assess(view, legal)
        kinds |= {type(choice.action) for choice in assessment.choices}
        if not isinstance(assessment.best.action, Rotate):
            assert choice_of(assessment, archmage.choose(view, legal)).loss == pytest.approx(0)
        for choice in assessment.choices:
            assert choice.error == choice.loss_error == 0
            if choice.writes:
                assert sum(one.chance for one in choice.writes) == CHANCES
        listed = [a for c in legal for a in dice.expand(c) if not isinstance(a, Rotate)]
        assert all(choice_of(assessment, action) for action in listed)
    assert {Predict, Stop, Reroll, Leave, Score} <= kinds


def test_a_roll_that_is_exact_writes_an_x_when_the_seer_stops() -> None:
    for state, seat in decisions(dice, dice.Options(seats=2), seed=4):
        if state.phase is dice.Phase.SEER:
            view = dice.view(state, seat)
            stop = choice_of(assess(view, dice.legal(state, seat)), Stop())
            prospect = view.prospects[seat]
            assert prospect is not None
            if prospect.exact and prospect.jester is None:
                assert [one.mark for one in stop.writes] == ["X"]
                assert stop.writes[0].chance == CHANCES
                return
    pytest.fail("no such roll")


def test_the_next_seer_is_worth_something_before_the_last_round() -> None:
    state = dice.start(dice.Options(seats=3))
    assessment = asked(dice, state, 0)
    assert assessment.next_seer is not None
    assert 0 < assessment.next_seer.win < 0.5
    assert all(0 <= (choice.next_seer or 0) <= 1 for choice in assessment.choices)


def test_dice_that_show_the_same_are_interchangeable() -> None:
    state = dice.start(dice.Options(seats=2, magic=True))
    state = dice.apply(state, CHANCE, dice.MagicCard("rotate_two"))
    assessment = asked(dice, state, 0)
    assert len(assessment.choices) == 21
    turned = choice_of(assessment, Rotate(((3, "W"), (5, "B"))))
    assert turned == choice_of(assessment, Rotate(((0, "B"), (1, "W"))))


def test_an_action_that_is_no_choice_is_refused() -> None:
    assessment = asked(dice, dice.start(dice.Options(seats=2)), 0)
    with pytest.raises(NotAChoice):
        choice_of(assessment, Leave(jester=False))


def test_answers_are_json_with_a_schema() -> None:
    state = table(["W1 B2", "B5 G4", "B6 G9"], "R1", bids=[2, 0, 0])
    for answer in (asked(cards, state, 0), asked(dice, dice.start(dice.Options(seats=2)), 0)):
        text = msgspec.json.encode(answer)
        assert msgspec.json.decode(text, type=Assessment) == answer
    schema = schema_of(Assessment)
    assert {"choices", "advisor", "worlds"} <= schema["$defs"]["Assessment"]["properties"].keys()
