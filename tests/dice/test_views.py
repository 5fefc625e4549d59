"""A view tells its seat all it may know with the facts a front end shows, and nothing else."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from stonehenge import dice
from stonehenge.vocabulary import Seat
from tests.dice.play import (
    MAGIC_IDS,
    Step,
    faces,
    games,
    opened,
    play,
    predicts,
    random_choice,
    random_game,
    rolled,
    rounds,
    with_sheets,
    written_sheet,
)


def resampled(state: dice.State, viewer: Seat | None, rng: random.Random) -> dice.State:
    """The state with every undisclosed decision of the other seats decided anew."""
    pending = tuple(
        (seat, done)
        if seat == viewer
        else (seat, random_choice(replace(state, acting=(seat,)), seat, rng))
        for seat, done in state.pending
    )
    return replace(state, pending=pending)


def viewers(state: dice.State) -> list[Seat | None]:
    return [None, *range(state.options.seats)]


def check_secrets(steps: list[Step], rng: random.Random) -> set[tuple[str, bool]]:
    """Which phases were seen, and whether a hidden decision really was another one there."""
    seen = set()
    for step in steps:
        for viewer in viewers(step.after):
            other = resampled(step.after, viewer, rng)
            assert dice.view(other, viewer) == dice.view(step.after, viewer)
            seen.add((step.after.phase.value, other != step.after))
    return seen


@settings(max_examples=12, deadline=None)
@given(games())
def test_no_view_depends_on_what_is_hidden(steps: list[Step]) -> None:
    check_secrets(steps, random.Random(0))


@pytest.mark.parametrize("magic", MAGIC_IDS)
def test_no_view_under_a_card_depends_on_what_is_hidden(magic: str) -> None:
    rng, seen = random.Random(magic), set()
    for number in range(12):
        state = with_minus_points(opened(magic, seats=4), number)
        steps = []
        while state.last_round is None:
            seat = rng.choice(state.acting)
            done = drawn(state, rng) if seat < 0 else random_choice(state, seat, rng)
            before, state = state, dice.apply(state, seat, done)
            steps.append(Step(before, seat, done, state))
        seen |= check_secrets(steps, rng)
    hidden = {phase for phase, differed in seen if differed}
    wanted = {"score"} | {"secret": {"predict"}, "cross_out": {"cross"}}.get(magic, set())
    assert wanted | {"leave"} <= hidden


def with_minus_points(state: dice.State, number: int) -> dice.State:
    sheet = written_sheet({f"{number % 5 + 1}{colour}": 1 for colour in "BGYR"})
    return with_sheets(state, *[sheet] * state.options.seats)


def drawn(state: dice.State, rng: random.Random) -> dice.Faces:
    """A roll rich in Jesters, so that Jester Scores can be hidden."""
    return dice.Faces(tuple(rng.choice(("B", "G", "Y", "R", "W", "J", "J")) for _ in state.rolling))


def test_every_seat_sees_its_own_decision_and_that_others_have_decided() -> None:
    state = play(rolled("JGWBBRY", "5G", "2B", "2R"), (1, "leave", True))
    assert [dice.view(state, seat).decision for seat in viewers(state)] == [
        None,
        None,
        dice.Leave(jester=True),
        None,
    ]
    assert all(dice.view(state, seat).decided == (False, True, False) for seat in viewers(state))
    shown = dice.view(play(state, (2, "stay")), None)
    assert shown.decided == (False, False, False)
    assert shown.history[-2:] == ((1, dice.Leave(jester=True)), (2, dice.Stay()))


def test_a_secret_prediction_is_seen_by_its_owner_alone_until_all_are_shown() -> None:
    state = play(opened("secret"), (0, "predict", (5, "R")), (2, "predict", (2, "B")))
    assert dice.view(state, 2).predictions == ((5, "R"), None, (2, "B"))
    for other in (None, 0, 1):
        assert dice.view(state, other).predictions == ((5, "R"), None, None)
    assert dice.open_view(state).predictions == ((5, "R"), None, (2, "B"))
    state = play(state, (1, "predict", (1, "B")))
    assert dice.view(state, None).predictions == ((5, "R"), (1, "B"), (2, "B"))


def test_the_facts_of_a_round() -> None:
    view = dice.view(opened(), 1)
    assert (view.seer, view.next_seer) == (0, None)
    assert (view.seer_colour, view.wizard_colour) == (None, None)
    assert (view.rolls, view.rolls_left, view.faces) == (0, 3, (None,) * 7)
    assert (view.order, view.together, view.rolled) == ((0, 1, 2), False, ())
    state = play(opened(), (0, "predict", (5, "G")))
    view = dice.view(state, 1)
    assert (view.seer_colour, view.next_seer, view.to_act) == ("G", None, (1,))
    state = play(state, *predicts("5G", "2B", "2R")[1:])
    assert dice.view(state, 1).next_seer == 1
    state = play(state, (0, "wizard", "B"))
    view = dice.view(state, 1)
    assert (view.wizard_colour, view.rolling) == ("B", tuple(range(7)))
    state = play(state, faces("GGWBBRJ"), (1, "leave", False), (2, "stay"))
    view = dice.view(state, 1)
    assert (view.rolls, view.rolls_left, view.most_rolls) == (1, 2, 3)
    assert view.reroll == dice.Rerolls(tuple(range(7)), 1, 7)
    assert view.still_in == (True, False, True)
    assert [prospect is None for prospect in view.prospects] == [False, True, False]
    assert (view.rolling, view.rolled) == ((), tuple(range(7)))
    assert (view.may_leave, view.together) == ((False, False, True), False)
    entry = view.entries[1]
    assert entry is not None
    assert (entry.count, entry.written) == (3, dice.Written(1, None, -1))
    assert [view.entries[seat] for seat in (0, 2)] == [None, None]


def test_the_order_of_prediction_begins_with_the_seer() -> None:
    view = dice.view(opened(first_seer=2), 0)
    assert (view.seer, view.order) == (2, (2, 0, 1))
    before = dice.view(dice.start(dice.Options(4, magic=True, first_seer=3)), 0)
    assert (before.seer, before.order, before.most_rolls) == (None, (3, 0, 1, 2), None)


def test_the_dice_rolled_last_stay_known_until_the_next_roll() -> None:
    state = play(rolled("GGWBBRJ", "5G", "2B"), (1, "stay"), (0, "reroll", (1, 5)))
    assert dice.view(state, 0).rolled == tuple(range(7))
    state = play(state, faces("BR"))
    assert dice.view(state, 0).rolled == (1, 5)
    state = play(
        opened("rotate_two", 2), (0, "rotate", ((0, "Y"), (3, "W"))), *predicts("5G", "2B")
    )
    state = play(state, (0, "wizard", "B"))
    assert dice.view(state, 0).rolled == ()
    assert dice.view(play(state, faces("GGRRJ")), 0).rolled == (1, 2, 4, 5, 6)


def test_who_may_leave_and_when_several_decide_at_the_same_time() -> None:
    state = rolled("GGWBBRJ", "5G", "2B", "1R")
    view = dice.view(state, 0)
    assert (view.may_leave, view.together) == ((False, True, True), True)
    view = dice.view(play(state, (1, "stay")), 0)
    assert (view.may_leave, view.together) == ((False, True, True), True)
    state = play(state, (1, "stay"), (2, "leave", False), (0, "stop"))
    view = dice.view(state, 0)
    assert (view.may_leave, view.together) == ((False, False, False), True)
    assert not dice.view(rolled("GGWBBRJ", "5G", "2B"), 0).together  # one alone is asked


def test_nobody_is_the_next_seer_when_the_game_is_over() -> None:
    *_, last = random_game(dice.Options(3), 2)
    assert dice.view(last.after, None).next_seer is None
    assert dice.view(last.before, None).next_seer is not None


@pytest.mark.parametrize(
    ("magic", "wizard", "terms"),
    [
        (None, "B", (("Y", 2),)),
        (None, "Y", (("Y", 2), ("W", 1))),
        ("wizards_all_colors", None, (("Y", 2), ("W", 1))),
        ("rolls_as_predicted", None, (("Y", 2),)),
        ("jesters_own_color", "Y", (("Y", 2), ("W", 1), ("J", 3))),
        ("jesters_own_color", "B", (("Y", 2), ("J", 3))),
        ("extra_die", "Y", (("Y", 2), ("W", 1), ("extra", 1))),
    ],
)
def test_how_a_count_comes_about(
    magic: str | None, wizard: str | None, terms: tuple[dice.Term, ...]
) -> None:
    state = rolled("YYWJJJB", "5Y", "2R", magic=magic, wizard=wizard)
    prospect, other = dice.view(state, None).prospects
    assert prospect is not None
    assert other is not None
    assert prospect.terms == terms
    assert other.terms[0] == ("R", 0)  # the own colour is always told


@settings(max_examples=12, deadline=None)
@given(games())
def test_every_count_is_the_sum_of_its_terms(steps: list[Step]) -> None:
    for step in steps:
        view = dice.view(step.after, None)
        for told in (*view.prospects, *view.entries):
            assert told is None or sum(dice for _, dice in told.terms) == told.count


@settings(max_examples=12, deadline=None)
@given(games())
def test_points_are_what_the_sheets_gain(steps: list[Step]) -> None:
    for step in steps:
        if isinstance(step.action, dice.Leave | dice.Score) and not step.after.pending:
            shown = dice.revealed(step.before, step.seat, step.action)
            before, after = dice.view(step.before, None), dice.view(step.after, None)
            for seat, action in shown or ((step.seat, step.action),):
                if isinstance(action, dice.Leave | dice.Score):
                    prospect = before.prospects[seat]
                    assert prospect is not None
                    written = prospect.jester if action.jester else prospect.plain
                    assert written is not None
                    gained = sum(after.sheets[seat].columns) - sum(before.sheets[seat].columns)
                    assert written.points == gained


def test_what_the_present_roll_would_write_for_each_seat() -> None:
    state = with_sheets(
        rolled("GGWRRJY", "3G", "2B", "2R"),
        *(written_sheet({}, jesters) for jesters in ((), (1,), ())),
    )
    one = dice.Written(0, 1, 0)
    assert dice.view(state, None).prospects == (
        dice.Prospect(3, (("G", 2), ("W", 1)), True, dice.Written("X", None, 3), one),
        dice.Prospect(0, (("B", 0),), False, dice.Written(2, None, -2), None),
        dice.Prospect(2, (("R", 2),), True, dice.Written("X", None, 2), one),
    )


def test_what_each_choice_of_the_asking_seat_would_write() -> None:
    state = rolled("GGWRRJY", "3G", "2B")
    plain, jester = dice.Written(2, None, -2), dice.Written(0, 1, 0)
    assert dice.view(state, 1).consequences == (
        dice.Consequence(dice.Stay(), None),
        dice.Consequence(dice.Leave(jester=False), plain),
        dice.Consequence(dice.Leave(jester=True), jester),
    )
    assert dice.view(state, 0).consequences == dice.view(state, None).consequences == ()
    state = play(state, (1, "stay"), (0, "stop"))
    assert dice.view(state, 1).consequences == (
        dice.Consequence(dice.Score(jester=False), plain),
        dice.Consequence(dice.Score(jester=True), jester),
    )
    assert dice.view(play(state, (1, "score", True)), 1).consequences == ()


def test_nothing_is_counted_before_the_wizard_colour_is_named() -> None:
    state = play(opened("roll_first", 2), faces("GGWRRJY"), *predicts("3G", "2B"))
    assert dice.view(state, 0).prospects == (None, None)
    state = play(state, (0, "wizard", "B"))
    prospects = dice.view(state, 0).prospects
    assert [prospect.count for prospect in prospects if prospect] == [2, 1]


@settings(max_examples=12, deadline=None)
@given(games())
def test_a_view_says_what_will_be_written(steps: list[Step]) -> None:
    for round_ in rounds(steps):
        result = round_[-1].after.last_round
        assert result is not None
        for step in round_:
            if isinstance(step.action, dice.Leave | dice.Score):
                view = dice.view(step.before, step.seat)
                (said,) = [one.writes for one in view.consequences if one.action == step.action]
                assert result.entries[step.seat].written == said


def test_a_view_travels_as_json() -> None:
    steps = random_game(dice.Options(3, magic=True, target=12), 5)
    for step in list(steps)[::5]:
        for viewer in viewers(step.after):
            view = dice.view(step.after, viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=dice.View) == view


def test_the_end_shows_the_outcome_and_the_last_round() -> None:
    *_, last = random_game(dice.Options(2), 1)
    view = dice.view(last.after, 0)
    assert view.phase is dice.Phase.OVER
    assert view.outcome == dice.outcome(last.after)
    assert view.outcome is not None
    assert view.outcome.points == tuple(sheet.total for sheet in view.sheets)
    assert view.last_round is not None
    assert view.last_round.entries == view.entries
    assert (view.to_act, view.rolls_left) == ((), 0)
