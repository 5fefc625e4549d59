"""Every worked example of the rule books, played by the engine."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from stonehenge import dice
from stonehenge.dice.state import COLOURS
from stonehenge.vocabulary import CHANCE
from tests.dice.play import (
    faces,
    mark_number,
    opened,
    play,
    predicts,
    refusal,
    rolled,
    with_sheets,
    written_sheet,
)

FILE = Path(__file__).parents[1] / "golden" / "dice-cases.json"
CASES: dict[str, Any] = {case["id"]: case for case in json.loads(FILE.read_text("utf-8"))}


def golden_sheet(sheet: dict[str, list[Any]]) -> tuple[tuple[int, ...], int]:
    boxes = tuple(mark_number(mark) for colour in COLOURS for mark in sheet[colour])
    return boxes, sum(1 << number for number, mark in enumerate(sheet["J"], 1) if mark)


def shown_sheet(case: dict[str, Any]) -> dice.Sheet:
    one = golden_sheet(case["sheet"])
    return dice.view(with_sheets(opened(seats=2), one, one), None).sheets[0]


def boxes_of(case: dict[str, Any]) -> list[str]:
    return [f"{number}{colour}" for number, colour in case["preds"]]


def check_sheet(case: dict[str, Any]) -> None:
    sheet = shown_sheet(case)
    assert list(sheet.columns) == case["columns"]
    assert sheet.xs == case["xs"]
    assert sheet.jesters == case["jesters"]
    assert sum(mark is not None for row in sheet.rows for mark in row) == case["boxes"]
    assert sheet.bonus == case["bonus"]
    assert sheet.total == case["total"]
    assert [list(row) for row in sheet.rows] == [case["sheet"][colour] for colour in COLOURS]
    assert list(sheet.jester_row) == case["sheet"]["J"]


def check_ranking(case: dict[str, Any]) -> None:
    sheets = [golden_sheet(CASES[name]["sheet"]) for name in case["sheets"]]
    ended = with_sheets(opened(seats=3, target=case["target"]), *sheets)
    outcome = dice.outcome(replace(ended, phase=dice.Phase.OVER))
    assert outcome is not None
    assert list(outcome.places) == case["places"]
    assert outcome.points == tuple(CASES[name]["total"] for name in case["sheets"])
    assert outcome.reason == "target-reached"
    winners = [
        name for name, place in zip(case["players"], outcome.places, strict=True) if place == 1
    ]
    assert winners == case["winners"]


def check_contains(case: dict[str, Any]) -> None:
    for name, row, number, mark in case["cells"]:
        sheet = shown_sheet(CASES[name])
        cells = sheet.jester_row if row == "J" else sheet.rows[COLOURS.index(row)]
        assert cells[number - 1] == mark


def check_next_seer(case: dict[str, Any]) -> None:
    magic = "secret" if case["id"] == "seer-secret" else None
    state = play(opened(magic), *predicts(*boxes_of(case)))
    assert state.next_seer == case["order"].index(case["expect"])


def round_decision(case: dict[str, Any], state: dice.State, name: str) -> tuple[Any, ...]:
    jester = name in case["jester"]
    if state.phase is dice.Phase.PREDICT:
        return "predict", case["preds"][case["order"].index(name)]
    if state.phase is dice.Phase.WIZARD:
        return "wizard", case["wizard"]
    if state.phase is dice.Phase.LEAVE:
        return ("leave", jester) if case["leave"].get(name) == state.rolls else ("stay",)
    if state.phase is dice.Phase.SEER:
        stops = case["stop_after"] == state.rolls
        return ("stop",) if stops else ("reroll", case["rolls"][state.rolls]["reroll"])
    assert state.phase is dice.Phase.SCORE
    return "score", jester


def round_states(case: dict[str, Any]) -> Iterator[dice.State]:
    """The states of the round, to the one in which it is scored."""
    state = opened(case["magic"])
    while state.last_round is None:
        seat = state.acting[0]
        if seat == CHANCE:
            roll = case["rolls"][state.rolls]
            state = play(state, faces("".join(roll["faces"][die] for die in state.rolling)))
        else:
            state = play(state, (seat, *round_decision(case, state, case["order"][seat])))
        yield state


def holds(letters: str, wanted: list[str], relation: str, right: Any) -> bool:
    found = sum(letters.count(face) for face in wanted)
    relations: dict[str, Callable[[], bool]] = {
        "==": lambda: found == right,
        "!=": lambda: found != right,
        ">=": lambda: found >= right,
        "in": lambda: found in right,
        "not in": lambda: found not in right,
    }
    return relations[relation]()


def check_round(case: dict[str, Any]) -> None:
    states = list(round_states(case))
    result = states[-1].last_round
    assert result is not None
    for name, mark in case["expect"].items():
        entry = result.entries[case["order"].index(name)]
        box = case["expect_jester_box"].get(name)
        assert (entry.written.mark, entry.written.jester_box) == (mark, box)
        assert entry.roll == case["leave"].get(name, len(case["rolls"]))
    for name, mark in case.get("without_jester", {}).items():
        prospect = dice.view(states[-2], None).prospects[case["order"].index(name)]
        assert prospect is not None
        assert prospect.plain.mark == mark
    for roll, constraints in case["constraints"].items():
        shown = {state.rolls: dice.view(state, None).faces for state in states[:-1]}[int(roll)]
        assert all(holds("".join(map(str, shown)), *constraint) for constraint in constraints)


def check_roll_first(case: dict[str, Any]) -> None:
    expect = case["expect"]
    state = play(opened("roll_first"), faces(case["roll1"]))
    assert (state.phase, state.rolls) == (dice.Phase.PREDICT, expect["predict_after_roll"])
    state = play(state, *predicts(*boxes_of(case)), (0, "wizard", "R"))
    assert (state.phase is dice.Phase.LEAVE) == expect["leave_after_roll1"]
    assert dice.legal(state, 0) == (dice.Rerolls(tuple(range(7)), expect["min_reroll"], 7),)
    state = play(state, (0, "reroll", (4, 5, 6)), faces("RRR"))
    assert (state.phase is dice.Phase.LEAVE) == expect["leave_after_roll2"]
    state = play(state, (1, "stay"), (2, "stay"), (0, "reroll", (2,)), faces("R"))
    assert (state.phase, state.rolls) == (dice.Phase.SCORE, expect["rolls"])


def check_rotate(case: dict[str, Any]) -> None:
    expect = case["expect"]
    state = play(opened("rotate_two"), (0, "rotate", case["rotate"]), *predicts(*boxes_of(case)))
    state = play(state, (0, "wizard", "Y"))
    assert (state.phase is dice.Phase.LEAVE) == expect["leave_before_roll2"]
    assert (state.phase, len(state.rolling)) == (dice.Phase.ROLL, expect["roll2_dice"])
    state = play(state, faces("BBGRW"))
    assert (state.phase is dice.Phase.LEAVE) == expect["leave_after_roll2"]
    state = play(state, (1, "stay"), (2, "stay"), (0, "reroll", (0, 6)), faces("YY"))
    assert (state.phase, state.rolls) == (dice.Phase.SCORE, expect["rolls"])


def check_cross(case: dict[str, Any]) -> None:
    before = opened("cross_out")
    before = with_sheets(before, *(golden_sheet(case["before"][name]) for name in case["order"]))
    crosses = [(seat, "cross", case["cross"][name]) for seat, name in enumerate(case["order"])]
    after = play(before, *predicts(*boxes_of(case)), *crosses)
    for seat, name in enumerate(case["order"]):
        old, new = dice.view(before, None).sheets[seat], dice.view(after, None).sheets[seat]
        assert new.total - old.total == case["gain"][name]
        if case["cross"][name]:
            row = COLOURS.index(case["preds"][seat][1])
            assert new.rows[row][case["cross"][name] - 1] == "C"


def check_secret(case: dict[str, Any]) -> None:
    seer, second, third = predicts(*boxes_of(case))
    state = play(opened("secret"), seer)
    copies = "already-predicted" in refusal(state, (1, *seer[1:]))
    assert copies == case["expect"]["seer_prediction_forbidden"]
    assert (second[2] == third[2]) == case["expect"]["equal_allowed"]
    state = play(state, third, second)
    assert case["order"][state.next_seer] == case["expect"]["next_seer"]


def check_max_rolls(case: dict[str, Any]) -> None:
    for number, most in case["expect"].items():
        state = rolled("BGYRWJB", f"{number}B", "1G", "1Y", magic="rolls_as_predicted")
        while state.phase is not dice.Phase.SCORE:
            state = play(state, (1, "stay"), (2, "stay"), (0, "reroll", (0,)), faces("B"))
        assert state.rolls == most


def check_target(case: dict[str, Any]) -> None:
    for target in (case["normal"], case["expert"]):
        others = [f"{number}{colour}" for colour in "BGR" for number in range(1, 6)]
        almost = written_sheet(dict.fromkeys(others[: target - 1], "X"))
        state = rolled("YYBBGGR", "2Y", "1B", target=target)
        state = with_sheets(state, almost, written_sheet({}))
        assert dice.view(state, None).sheets[0].bonus == 0
        state = play(state, (1, "stay"), (0, "stop"), (0, "score", False), (1, "score", False))
        assert state.phase is dice.Phase.OVER
        sheet = dice.view(state, None).sheets[0]
        assert (sheet.xs, sheet.bonus) == (target, case["bonus"])


CHECKS: dict[str, Callable[[dict[str, Any]], None]] = {
    "sheet": check_sheet,
    "ranking": check_ranking,
    "contains": check_contains,
    "next_seer": check_next_seer,
    "dice_round": check_round,
    "dice_roll_first": check_roll_first,
    "dice_rotate": check_rotate,
    "dice_cross": check_cross,
    "dice_secret": check_secret,
    "max_rolls": check_max_rolls,
    "target": check_target,
}


@pytest.mark.parametrize("name", CASES)
def test_the_engine_agrees_with_the_example(name: str) -> None:
    case = CASES[name]
    CHECKS[case["kind"]](case)
