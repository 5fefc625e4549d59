"""How a mind decides: the quick tables of kinds give what the full tables of six faces give."""

from typing import Any

import numpy as np
import pytest

from stonehenge import dice
from stonehenge.dice import Options, Phase
from stonehenge.dice.rules import DICE
from stonehenge.kernels.dice.numbers import CARD_NUMBERS
from stonehenge.kernels.dice.solve.kinds import WORTHS
from stonehenge.players.dice.exact import DiceExact
from stonehenge.players.dice.net.outlook import (
    FEATURES,
    PER_POINT,
    describe,
    judge,
    outlook,
    scored_points,
    scored_xs,
)
from stonehenge.players.dice.net.thoughts import dice_to_roll, predictions, seer_plan, stay_worth
from stonehenge.players.dice.net.weights import learned, new_brain, priced
from stonehenge.players.dice.numbers import next_seer_of, record_of, round_of, standing_of, still_in
from stonehenge.testing import random_game

SOLVED = DiceExact(next_seer=0, per_x=0.5, per_number=0.3)
"""Goes by the tables of all six faces."""
MIND = priced(0.0, 0.5, 0.3)
"""Goes by kinds of faces, at the same prices."""


def positions(phase: Phase, magic: bool, seeds: range) -> Any:
    """Views of those who act in a phase of random games."""
    for seed in seeds:
        for moment in random_game(dice, Options(3, magic, jester_when_exact=seed % 2 == 0), seed):
            if moment.state.phase is phase and moment.seat >= 0:
                yield dice.view(moment.state, moment.seat), dice.legal(moment.state, moment.seat)


def predicted(view: Any, allowed: int) -> Any:
    st, now, card = standing_of(view), round_of(view), record_of(view)
    return predictions(st, MIND, 0, view.seat, now, card, allowed)


def stayed(view: Any) -> float:
    st, now, card = standing_of(view), round_of(view), record_of(view)
    return stay_worth(st, MIND, 0, view.seat, now, card, next_seer_of(view))


@pytest.mark.parametrize("magic", [False, True])
def test_predictions_are_worth_the_same_by_kinds_and_by_faces(magic: bool) -> None:
    alike, apart = [], []
    for view, legal in positions(Phase.PREDICT, magic, range(2)):
        boxes = {choice.box for choice in legal}
        allowed = sum(1 << "BGYR".index(colour) * 5 + number - 1 for number, colour in boxes)
        values = predicted(view, allowed)
        for (number, colour), value in SOLVED.predictions(view).items():
            found = values["BGYR".index(colour) * 5 + number - 1]
            if view.seat == view.seer:
                assert found == pytest.approx(value)
            elif colour == view.seer_colour:
                alike.append(abs(found - value))
            else:
                apart.append(abs(found - value))
    assert max(alike) < 0.06
    assert np.mean(apart) < 0.1  # where the Seer may as well roll one die as another


@pytest.mark.parametrize("magic", [False, True])
def test_staying_is_worth_the_same_by_kinds_and_by_faces(magic: bool) -> None:
    apart = []
    for view, _ in positions(Phase.LEAVE, magic, range(3)):
        stay = stayed(view)
        number = view.predictions[view.seat][0]
        apart.append(abs(stay - SOLVED.leaving(view)[1] + 0.3 * number))
    assert len(apart) > 30
    assert np.mean(apart) < 0.02
    assert max(apart) < 0.8  # on a roll where the Seer's equal re-rolls differ for a guest


def test_the_seer_regrets_no_reroll() -> None:
    compared = 0
    for view, _ in positions(Phase.SEER, True, range(3)):
        st, now, card = standing_of(view), round_of(view), record_of(view)
        plan = seer_plan(st, MIND, 0, now, card, next_seer_of(view), now.wizards, still_in(view))
        again = dice_to_roll(plan[3], now)
        dice_again = tuple(die for die in range(DICE) if again >> die & 1)
        rerolls = SOLVED.rerolls(view)
        assert dict(rerolls)[dice_again] == pytest.approx(rerolls[0][1])
        compared += 1
    assert compared > 30


def test_a_net_judges_scores_as_it_judges_sheets() -> None:
    minds = learned(new_brain(3), 3, 0.4)
    seen, rows = np.zeros(FEATURES), np.zeros((5, WORTHS))
    for view, _ in positions(Phase.LEAVE, True, range(1)):
        st = standing_of(view)
        for card in CARD_NUMBERS[[0, 8, 10]]:
            outlook(st, minds, 0, view.seat, next_seer_of(view), card, 0, 0, rows)
            for number, entry in np.ndindex(5, WORTHS):
                free = st.columns[view.seat, number]
                jester = max(0, entry - DICE)
                if not free or (jester and st.used[view.seat] >> jester & 1):
                    continue
                xs = scored_xs(card, entry, number + 1)
                gain = scored_points(card, entry, number + 1)
                describe(st, view.seat, number, xs, gain, jester, next_seer_of(view), seen)
                win, points = judge(minds, 0, seen)
                assert rows[number, entry] == pytest.approx(win + PER_POINT * points)
