"""How a policy decides: the quick tables of kinds give what the full tables of six faces give."""

from typing import Any

import numpy as np
import pytest

from stonehenge import dice
from stonehenge.dice import Options, Phase
from stonehenge.dice.rules import DICE
from stonehenge.kernels.dice.numbers import CARD_NUMBERS, NO_CARD
from stonehenge.kernels.dice.solve.scoring import SCORES
from stonehenge.players.dice.exact import DiceExact
from stonehenge.players.dice.net.decisions import dice_to_roll, predictions, seer_plan, stay_worth
from stonehenge.players.dice.net.features import FEATURES, describe, scored_as
from stonehenge.players.dice.net.policies import PER_POINT, evaluate, value_scores
from stonehenge.players.dice.net.standing import round_of, standing_of
from stonehenge.players.dice.net.weights import learned, new_brain, priced
from stonehenge.players.dice.numbers import next_seer_of, still_in
from stonehenge.testing import random_game

SOLVED = DiceExact(next_seer=0, per_x=0.5, per_number=0.3)
"""Goes by the tables of all six faces."""
POLICY = priced(0.0, 0.5, 0.3)
"""Goes by kinds of faces, at the same prices."""


def positions(phase: Phase, magic: bool, seeds: range) -> Any:
    """Views of those who act in a phase of random games."""
    for seed in seeds:
        for moment in random_game(dice, Options(3, magic, jester_when_exact=seed % 2 == 0), seed):
            if moment.state.phase is phase and moment.seat >= 0:
                yield dice.view(moment.state, moment.seat), dice.legal(moment.state, moment.seat)


def predicted(view: Any, allowed: int) -> Any:
    return predictions(POLICY, standing_of(view), view.seat, round_of(view), allowed)


def stayed(view: Any) -> float:
    st, now = standing_of(view), round_of(view)
    return stay_worth(POLICY, st, view.seat, now, next_seer_of(view))


@pytest.mark.parametrize("magic", [False, True])
def test_predictions_are_worth_the_same_by_kinds_and_by_faces(magic: bool) -> None:
    alike, apart = [], []
    for view, legal in positions(Phase.PREDICT, magic, range(2)):
        boxes = {choice.box for choice in legal}
        allowed = sum(1 << "BGYR".index(colour) * 5 + number - 1 for number, colour in boxes)
        values = predicted(view, allowed)
        for (number, colour), value in SOLVED.predictions(view).items():
            by_kinds = values["BGYR".index(colour) * 5 + number - 1]
            if view.seat == view.seer:
                assert by_kinds == pytest.approx(value)
            elif colour == view.seer_colour:
                alike.append(abs(by_kinds - value))
            else:
                apart.append(abs(by_kinds - value))
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
        now = round_of(view)
        *_, kept = seer_plan(POLICY, standing_of(view), now, next_seer_of(view), still_in(view))
        again = dice_to_roll(kept, now)
        dice_again = tuple(die for die in range(DICE) if again >> die & 1)
        rerolls = SOLVED.rerolls(view)
        assert dict(rerolls)[dice_again] == pytest.approx(rerolls[0][1])
        compared += 1
    assert compared > 30


def test_a_net_values_scores_as_it_evaluates_sheets() -> None:
    policy = learned(new_brain(3), 3, 0.4)
    seen, rows = np.zeros(FEATURES), np.zeros((5, SCORES))
    for view, _ in positions(Phase.LEAVE, True, range(1)):
        before = standing_of(view)
        for number in (0, 8, NO_CARD):
            st = before._replace(cards=CARD_NUMBERS[number : number + 1])
            value_scores(policy, st, view.seat, next_seer_of(view), 0, 0, rows)
            for column, score in np.ndindex(5, SCORES):
                scored = scored_as(st.cards[0], score, column + 1)
                used = scored.jester and st.used[view.seat] >> scored.jester & 1
                if st.columns[view.seat, column] and not used:
                    describe(st, view.seat, scored, next_seer_of(view), seen)
                    win, points = evaluate(policy, seen)
                    assert rows[column, score] == pytest.approx(win + PER_POINT * points)
