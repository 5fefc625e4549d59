"""The outlook on whole tables: added up in parts, it says what the net says of the table itself."""

import random
from itertools import product
from typing import Any, Final

import numpy as np
import pytest

from stonehenge import dice
from stonehenge.dice import rules
from stonehenge.dice.rules import DICE, number_of
from stonehenge.kernels.dice.numbers import FACES
from stonehenge.kernels.dice.rolls import SHOWN, roll_number
from stonehenge.kernels.dice.solve.scoring import SCORES, mark_of
from stonehenge.players.dice.net.decisions import seer_plan
from stonehenge.players.dice.net.features import TENS
from stonehenge.players.dice.net.outlook import describe_all, features_of, prospects, worth
from stonehenge.players.dice.net.policies import PER_POINT, POINTS, WIN, Net, looking_at_tables
from stonehenge.players.dice.net.standing import (
    Sheets,
    new_sheets,
    round_of,
    standing_now,
    standing_of,
    sum_up,
)
from stonehenge.players.dice.net.weights import learned, shipped, shipped_outlook
from stonehenge.players.dice.net.whole_rounds import (
    leaving_and_staying,
    plan_for_table,
    played_out,
    table_of,
)
from stonehenge.players.dice.numbers import (
    marks_before_round,
    next_seer_of,
    still_in,
    used_before_round,
)
from stonehenge.training.dice.self_play import results
from tests.dice.play import faces, play, rolled, with_sheets, written_sheet

BOXES: Final = ("4B", "1R", "1Y", "2G", "3B")
SHEETS: Final = (
    written_sheet({"1B": "X", "5G": 4, "4Y": 3, "3R": 3}),
    written_sheet(dict.fromkeys(["5B", "5G", "4Y", "4G"], "X")),
    written_sheet(dict.fromkeys([f"{n}{c}" for n in (3, 2) for c in "BGYR"], "X")),
    written_sheet({"2B": "X", "3B": 1}),
    written_sheet({}),
)


def table(seats: int, roll: str = "BBBJGYR") -> dice.View:
    """The Seer's view of a table after the first roll."""
    state = with_sheets(rolled(roll, *BOXES[:seats]), *SHEETS[:seats])
    return dice.view(state, 0)


def after_scores(view: dice.View, scores: Any) -> Any:
    """The table when everybody has scored."""
    sheets: Sheets = new_sheets()
    st, boxes = standing_of(view), round_of(view).boxes
    for seat, score in enumerate(scores):
        sheets.marks[seat] = marks_before_round(view, seat)
        sheets.used[seat] = used_before_round(view, seat)
        number = number_of(boxes[seat])
        sheets.marks[seat, boxes[seat]] = mark_of(st.cards[0], score, number)
        if score > DICE:
            sheets.used[seat] |= 1 << (score - DICE)
    sum_up(sheets, st)
    return st


def said(net: Net, st: Any, viewer: int, next_seer: int) -> float:
    """What the net says of a table as it stands, worked out plainly."""
    seen = np.zeros(features_of(st.seats))
    describe_all(st, viewer, next_seer, seen)
    heads = net.out @ np.maximum(seen @ net.layer + net.bias, 0) + net.out_bias
    return float(1 / (1 + np.exp(-heads[WIN])) + PER_POINT * TENS * heads[POINTS])


@pytest.mark.parametrize("seats", dice.PLAYERS)
def test_the_parts_of_all_sheets_add_up_to_the_table(seats: int) -> None:
    view, net, draw = table(seats), shipped_outlook(9, seats), random.Random(seats)
    st, boxes = standing_of(view), round_of(view).boxes
    ends = 0
    for viewer, next_seer in product(range(seats), repeat=2):
        p = prospects(net, st, st, boxes, (1 << seats) - 1, viewer, next_seer)
        for _ in range(20):
            scores = np.array([draw.randrange(SCORES) for _ in range(seats)])
            after = after_scores(view, scores)
            if rules.enough_xs(max(after.xs[:seats]), 9):
                outcomes = np.zeros((seats, 2))
                results(after, outcomes)
                worth_ = outcomes[viewer, WIN] + PER_POINT * outcomes[viewer, POINTS]
                ends += 1
            else:
                worth_ = said(net, after, viewer, next_seer)
            assert worth(p, scores) == pytest.approx(worth_, abs=1e-9)
    assert ends > 0 or seats < 3


def test_who_has_left_counts_with_what_it_wrote() -> None:
    state = with_sheets(rolled("BBBJGYR", *BOXES[:3]), *SHEETS[:3])
    left = dice.view(play(state, (1, "leave", False), (2, "stay")), 0)
    net, seer = shipped_outlook(9, 3), next_seer_of(left)
    st, now, after = standing_of(left), round_of(left), standing_now(left)
    assert still_in(left) == 0b101
    p = prospects(net, st, after, now.boxes, still_in(left), 0, seer)
    whole = prospects(net, st, st, now.boxes, 0b111, 0, seer)
    for score in range(SCORES):
        # 1R lies there once: exact
        told = worth(p, np.array([score, 0, 3]))
        assert told == pytest.approx(worth(whole, np.array([score, 0, 3])))
        assert told != pytest.approx(worth(whole, np.array([score, 1, 3])))


def test_leaving_and_staying_are_worth_what_counting_all_rolls_says() -> None:
    state = with_sheets(rolled("BBBJGYR", *BOXES[:3]), *SHEETS[:3])
    state = play(state, (1, "stay"), (2, "stay"), (0, "reroll", (4, 5, 6)), faces("GGY"))
    view = dice.view(state, 1)
    st, now, seer = standing_of(view), round_of(view), next_seer_of(view)
    policy, net = looking_at_tables(learned(shipped(9), 3, 0.8, 0.5), 100), shipped_outlook(9, 3)
    seen = table_of(policy, net, st, standing_now(view), now, seer, still_in(view))
    p = prospects(net, st, st, now.boxes, 0b111, 1, seer)
    leaving = staying = 0.0
    for kept in (plan_for_table(seen, now)[3], seer_plan(policy, st, now, seer, 0)[3]):
        lying = roll_number(tuple(int(face) for face in now.faces))
        keeps = SHOWN[kept[2, lying]]
        ways = list(product(range(FACES), repeat=DICE - len(keeps)))
        for rolled_ in ways:
            roll = roll_number((*keeps, *rolled_))
            scores = seen.scores[:, roll].copy()
            staying += worth(p, scores) / len(ways) / 2
            scores[1] = seen.scores[1, lying]
            leaving += worth(p, scores) / len(ways) / 2
    assert leaving_and_staying(policy, seen, now, 1) == pytest.approx((leaving, staying))


def test_rounds_played_out_come_near_to_what_the_seers_plan_promises() -> None:
    # not the same: the plan takes it that nobody leaves before the last roll
    view = table(3, "BGYRWJJ")
    st, now, seer = standing_of(view), round_of(view), next_seer_of(view)
    policy, net = looking_at_tables(learned(shipped(9), 3, 0.8, 0.5), 100), shipped_outlook(9, 3)
    seen = table_of(policy, net, st, st, now, seer, 0b111)
    _, _, value, _ = plan_for_table(seen, now)
    lying = roll_number(tuple(int(face) for face in now.faces))
    assert played_out(policy, seen, now, 0) == pytest.approx(value[1, lying], abs=0.1)
