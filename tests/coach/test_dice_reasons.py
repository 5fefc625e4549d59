"""Reasons of the dice game: true of positions made for them, and tried against the losses."""

from typing import Any

import pytest
from msgspec.structs import replace

from stonehenge import dice
from stonehenge.coach.answers import Action, Advisor, Assessment, Choice, SeerWorth, Written
from stonehenge.coach.reasons.dice import EVERY, DiceCase, Rule, holds
from stonehenge.dice import Cross, Leave, Predict, Reroll, Rotate, Score, Stay, Stop, Wizard
from stonehenge.locale import LANGUAGES, Words
from tests.dice.play import faces, opened, play, predicts, rolled, written_sheet

ROLL = "BBGGYJW"
"""Two blue, two green, a yellow one, a Jester and a Wizard."""


def x(points: int, chance: float = 1.0) -> Written:
    return Written(mark="X", jester_box=None, points=points, chance=chance)


def minus(points: int, chance: float = 1.0) -> Written:
    return Written(mark=points, jester_box=None, points=-points, chance=chance)


def jester(number: int, chance: float = 1.0) -> Written:
    return Written(mark=0, jester_box=number, points=0, chance=chance)


def choice(
    action: Action, loss: float, *writes: Written, exact: float | None = None, **more: Any
) -> Choice:
    """A choice; its points and chance to be exact follow from what it writes."""
    hit = sum(one.chance for one in writes if one.mark == "X")
    return Choice(
        action=action,
        points=sum(one.points * one.chance for one in writes),
        exact=hit if exact is None else exact,
        win=0.5 - loss / 10,
        error=0.0,
        loss=loss,
        loss_error=0.0,
        writes=writes,
        **more,
    )


def seer(number: int) -> dice.View:
    """The Seer's view with a prediction in blue; blue, Wizard and blue count."""
    return dice.view(rolled(ROLL, f"{number}B", "1G"), 0)


def guest() -> dice.View:
    """The view of a guest to leave or stay, with 2 green."""
    return dice.view(rolled(ROLL, "3B", "2G"), 1)


def predicting() -> dice.View:
    """A guest predicts after the Seer's 3 blue."""
    return dice.view(play(opened(seats=2), (0, "predict", (3, "B"))), 1)


def crossing() -> dice.View:
    sheet, used = written_sheet({"2B": 3, "4B": 1})
    state = opened("cross_out", 2)
    state = replace(state, sheets=(sheet, state.sheets[1]), jester_boxes=(used, 0))
    return dice.view(play(state, *predicts("3B", "1G")), 0)


def naming() -> dice.View:
    return dice.view(play(opened(seats=2), *predicts("3B", "1G")), 0)


def face_up() -> dice.View:
    return dice.view(play(opened("roll_first", 2), faces("GGGYBWJ")), 0)


HALF = (x(3, 0.5), minus(1, 0.5))
SURE, GOOD = x(3), (x(3, 0.8), minus(1, 0.2))
CASES: dict[str, tuple[dice.View, list[Choice], dict[str, Any]]] = {
    # the view; the best choice and the one taken, then others; the facts
    "dice-show": (
        face_up(),
        [choice(Predict((3, "G")), 0, *GOOD), choice(Predict((3, "Y")), 1, *HALF)],
        {"shown": 1, "more": 3},
    ),
    "beside-the-seer": (
        predicting(),
        [choice(Predict((2, "B")), 0, *GOOD), choice(Predict((2, "G")), 1, *HALF)],
        {"colour": "B"},
    ),
    "seer-colour": (
        predicting(),
        [
            choice(Predict((4, "G")), 0, next_seer=0.9),
            choice(Predict((4, "B")), 0.7, next_seer=0.0),
        ],
        {"colour": "B"},
    ),
    "next-seer-given": (
        predicting(),
        [
            choice(Predict((4, "G")), 0, next_seer=0.9),
            choice(Predict((2, "G")), 0.5, next_seer=0.2),
        ],
        {"chance": 20, "more": 90},
    ),
    "number-too-high": (
        predicting(),
        [choice(Predict((3, "G")), 0, *GOOD), choice(Predict((5, "G")), 1, *HALF)],
        {"number": 5, "exact": 50, "better": 3, "more": 80},
    ),
    "number-too-low": (
        predicting(),
        [choice(Predict((4, "G")), 0, *GOOD), choice(Predict((1, "G")), 1, *HALF)],
        {"number": 1, "better": 4},
    ),
    "wrong-colour": (
        predicting(),
        [choice(Predict((3, "G")), 0, *GOOD), choice(Predict((3, "Y")), 1, *HALF)],
        {"colour": "Y", "better_colour": "G"},
    ),
    "wizards-away": (
        naming(),
        [choice(Wizard("B"), 0, *GOOD), choice(Wizard("G"), 1, *HALF)],
        {"colour": "B", "exact": 50},
    ),
    "wizards-too-many": (
        naming(),
        [choice(Wizard("G"), 0, *GOOD), choice(Wizard("B"), 1, *HALF)],
        {"colour": "B", "number": 3},
    ),
    "other-faces": (
        dice.view(opened("rotate_two", 2), 0),
        [
            choice(Rotate(((0, "B"), (1, "B"))), 0, exact=0.8),
            choice(Rotate(((0, "B"), (1, "G"))), 1, exact=0.5),
        ],
        {"faces": "B B", "more": 80},
    ),
    "crossed-nothing": (
        crossing(),
        [choice(Cross(2), 0), choice(Cross(None), 1)],
        {"number": 2, "points": 3},
    ),
    "crossed-less": (
        crossing(),
        [choice(Cross(2), 0), choice(Cross(4), 1)],
        {"number": 2, "points": 3, "fewer": 1},
    ),
    "was-exact": (
        seer(3),
        [choice(Stop(), 0, SURE), choice(Reroll((2,)), 1, *GOOD)],
        {"exact": 80},
    ),
    "rolled-wizards": (
        seer(4),
        [choice(Reroll((2, 3, 4)), 0, *GOOD), choice(Reroll((2, 3, 4, 6)), 1, *HALF)],
        {"dice": 1},
    ),
    "rolled-counting": (
        seer(4),
        [choice(Reroll((2, 3, 4)), 0, *GOOD), choice(Reroll((0, 2, 3, 4)), 1, *HALF)],
        {"dice": 1, "colour": "B"},
    ),
    "rolled-jesters": (
        seer(4),
        [choice(Reroll((2, 3)), 0, *HALF, jester(1, 0.3)), choice(Reroll((2, 3, 5)), 1, *HALF)],
        {"dice": 1, "chance": 30},
    ),
    "kept-idle": (
        seer(4),
        [choice(Reroll((2, 3, 4)), 0, *GOOD), choice(Reroll((2, 3)), 1, *HALF)],
        {"dice": 1},
    ),
    "kept-surplus": (
        seer(2),
        [choice(Reroll((0,)), 0, *GOOD), choice(Stop(), 1, minus(1))],
        {"surplus": 1, "dice": 1},
    ),
    "rolled-more": (
        seer(2),
        [choice(Reroll((0,)), 0, *GOOD), choice(Reroll((0, 2)), 1, *HALF)],
        {"dice": 1},
    ),
    "others-gain": (
        seer(4),
        [choice(Reroll((2,)), 0, *HALF), choice(Reroll((3,)), 1, *HALF)],
        {},
    ),
    "stopped-early": (
        seer(4),
        [choice(Reroll((2, 3, 4)), 0, *GOOD), choice(Stop(), 1, minus(1))],
        {"more": 80},
    ),
    "left-early": (
        guest(),
        [choice(Stay(), 0, *GOOD), choice(Leave(jester=False), 1, minus(1))],
        {"more": 80},
    ),
    "left-late": (
        guest(),
        [choice(Leave(jester=False), 0, SURE), choice(Stay(), 1, *GOOD)],
        {"exact": 80},
    ),
    "stayed-minus": (
        guest(),
        [choice(Leave(jester=False), 0, minus(1)), choice(Stay(), 1, minus(2, 0.9), x(2, 0.1))],
        {"points": 1},
    ),
    "jester-waiting": (
        guest(),
        [
            choice(Leave(jester=True), 0, jester(1)),
            choice(Stay(), 1, *HALF),
            choice(Leave(jester=False), 1.2, minus(2)),
        ],
        {"jesters": 1},
    ),
    "jester-over-exact": (
        guest(),
        [choice(Leave(jester=False), 0, SURE), choice(Leave(jester=True), 1, jester(1))],
        {"points": 3},
    ),
    "jester-missed": (
        guest(),
        [choice(Score(jester=True), 0, jester(2)), choice(Score(jester=False), 1, minus(2))],
        {"points": 2, "jesters": 2},
    ),
    "jester-early": (
        guest(),
        [choice(Stay(), 0, *GOOD), choice(Leave(jester=True), 1, jester(1))],
        {"more": 80, "jesters": 1},
    ),
    "jester-box-spent": (
        guest(),
        [choice(Score(jester=False), 0, minus(1)), choice(Score(jester=True), 1, jester(3))],
        {"jesters": 3, "points": 1},
    ),
}
NAMES = [rule.sentence.removeprefix("because-") for rule in EVERY]


def rule_named(name: str) -> Rule:
    return next(rule for rule in EVERY if rule.sentence == f"because-{name}")


def case_of(view: dice.View, choices: list[Choice], taken: int = 1) -> DiceCase:
    assessment = Assessment(
        game="dice",
        seat=view.seat or 0,
        round=view.round,
        advisor=Advisor("archmage", "1"),
        effort=1.0,
        worlds=0,
        choices=tuple(choices),
        next_seer=SeerWorth(0.09, 0.8),
    )
    return DiceCase(view, assessment, choices[taken])


def test_there_are_at_least_20_reasons_and_a_position_for_each() -> None:
    assert len(NAMES) >= 20
    assert set(NAMES) == CASES.keys()


@pytest.mark.parametrize("name", NAMES)
def test_a_reason_holds_where_it_is_true_and_goes_with_the_difference(name: str) -> None:
    rule, (view, choices, facts) = rule_named(name), CASES[name]
    told = holds(case_of(view, choices), rule)
    assert told is not None
    assert facts.items() <= told.items()
    for language in LANGUAGES:
        words = Words(language)
        spoken = {
            key: words.colour(value) if key.endswith("colour") else value
            for key, value in told.items()
        }
        assert words(rule.sentence, **spoken).endswith(".")


@pytest.mark.parametrize("name", [name for name in NAMES if name != "others-gain"])
def test_a_reason_is_not_told_of_the_opposite(name: str) -> None:
    """Best and taken change places."""
    rule, (view, choices, _) = rule_named(name), CASES[name]
    best, taken, *others = choices
    swapped = [replace(taken, loss=0.0), replace(best, loss=1.0), *others]
    assert rule.facts(case_of(view, swapped)) is None


@pytest.mark.parametrize(
    ("name", "best_elsewhere", "neighbour"),
    [
        ("number-too-high", Predict((3, "R")), Predict((3, "G"))),
        ("rolled-wizards", Reroll((1, 2, 3)), Reroll((2, 3, 4))),
        ("kept-idle", Reroll((1, 2, 3, 4)), Reroll((2, 3, 4))),
    ],
)
def test_a_reason_falls_if_the_choice_without_it_is_as_bad(
    name: str, best_elsewhere: Any, neighbour: Any
) -> None:
    """The best is something else, and what differs in this point alone costs as much."""
    (view, (best, taken), _), rule = CASES[name], rule_named(name)
    choices = [replace(best, action=best_elsewhere), taken, replace(best, action=neighbour)]
    assert holds(case_of(view, choices), rule) is not None
    choices[2] = replace(choices[2], loss=0.9)
    assert holds(case_of(view, choices), rule) is None


@pytest.mark.parametrize("name", ["seer-colour", "next-seer-given"])
def test_the_next_seer_is_no_reason_for_a_larger_loss(name: str) -> None:
    view, (best, taken), _ = CASES[name]
    assert holds(case_of(view, [best, replace(taken, loss=3.0)]), rule_named(name)) is None


def test_an_exact_roll_is_no_reason_where_minus_points_make_the_difference() -> None:
    view, (best, _), _ = CASES["left-late"]
    stay = choice(Stay(), 1, x(3, 0.95), minus(7, 0.05))
    best = replace(best, writes=(x(1),), points=1.0)
    assert holds(case_of(view, [best, stay]), rule_named("left-late")) is None


def test_without_a_jester_score_the_choice_would_have_been_as_bad() -> None:
    view, (best, taken, plain), _ = CASES["jester-waiting"]
    worse = [best, replace(taken, loss=2.0), replace(plain, loss=0.1)]
    assert holds(case_of(view, worse), rule_named("jester-waiting")) is None


def test_own_points_speak_against_the_gain_of_others() -> None:
    view, (best, taken), _ = CASES["others-gain"]
    worse = choice(taken.action, 0.5, minus(1))
    assert holds(case_of(view, [best, worse]), rule_named("others-gain")) is None
