"""Luck is zero on average over all that may happen, whoever plays and whatever is judged."""

from itertools import count, islice, product
from math import factorial, prod, sqrt
from statistics import fmean, stdev
from typing import Any

import numpy as np
import pytest

from stonehenge import cards, dice
from stonehenge.arena.luck import luck_of
from stonehenge.arena.luck.dice import judgement
from stonehenge.arena.match import play_levels
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.dice.magic import CARDS, MagicId
from stonehenge.dice.rules import NONE
from stonehenge.dice.state import FACES, Faces, MagicCard
from stonehenge.kernels.dice.rolls import FULL, SHOWN
from stonehenge.players import make
from stonehenge.vocabulary import CHANCE

FEW = 3
"""So many dice have few enough rolls to try them all one by one."""


def rolls_of_a_round(magic: MagicId | None, seed: int) -> list[dice.State]:
    """The states before each roll of one round, once all have predicted."""
    options = dice.Options(seats=3, magic=magic is not None)
    chance, state = Seeded(seed_from_number(seed)), dice.start(options)
    players = [make(dice, "random", chance.derive(f"player/{seat}")) for seat in range(3)]
    found = []
    action: Any
    while state.round < 2 and (seats := dice.to_act(state)):
        seat = seats[0]
        if state.phase is dice.Phase.MAGIC and state.round == 1:
            break
        if magic and state.phase is dice.Phase.MAGIC:
            action = MagicCard(magic)
        elif seat == CHANCE:
            action = dice.draw(state, chance)
            if NONE not in state.predictions:
                found.append(state)
        else:
            action = players[seat].choose(dice.view(state, seat), dice.legal(state, seat))
        state = dice.apply(state, seat, action)
    return found


@pytest.mark.parametrize("magic", [None, *CARDS])
def test_the_luck_of_a_roll_is_zero_over_all_rolls(magic: MagicId | None) -> None:
    few = (
        state
        for seed in count()
        for state in rolls_of_a_round(magic, seed)
        if len(state.rolling) <= FEW
    )
    most = 0.0
    for state in islice(few, 8):
        judged = judgement(state)
        lucks = [
            judged.luck(state, dice.apply(state, CHANCE, Faces(faces)))
            for faces in product(FACES, repeat=len(state.rolling))
        ]
        assert np.abs(np.mean(lucks, axis=0)).max() < 1e-9
        most = max(most, float(np.abs(lucks).max()))
    assert most > 0.1


def test_the_luck_of_a_roll_of_all_dice_is_zero_over_all_rolls() -> None:
    state = rolls_of_a_round(None, 1)[0]
    assert len(state.rolling) == 7
    judged, mean = judgement(state), np.zeros(3)
    for shown in SHOWN[FULL:]:
        ways = factorial(7) / prod(factorial(shown.count(face)) for face in range(6))
        rolled = dice.apply(state, CHANCE, Faces(tuple(FACES[face] for face in shown)))
        mean[list(judged.seats)] += ways / 6**7 * judged.luck(state, rolled)
    assert np.abs(mean).max() < 1e-9


def test_who_has_left_the_round_has_no_luck_any_more() -> None:
    for seed in range(40):
        for state in rolls_of_a_round(None, seed):
            left = {seat for seat, entry in enumerate(state.entries) if entry is not None}
            assert set(judgement(state).seats) == {0, 1, 2} - left


def test_the_luck_of_deals_is_zero_on_average() -> None:
    lucks = []
    for number in range(50):
        seed = seed_from_number(number)
        options = cards.Options(seats=4, rounds=5)
        lucks.append(luck_of("cards", play_levels(cards, options, ["random"] * 4, seed), seed))
    for seat in range(4):
        mine = [luck[seat] for luck in lucks]
        assert abs(fmean(mine)) < 4 * stdev(mine) / sqrt(len(mine))


def test_the_luck_of_deals_does_not_depend_on_who_plays() -> None:
    seed, options = seed_from_number(5), cards.Options(seats=3, rounds=8)
    lucks = {
        luck_of("cards", play_levels(cards, options, [level] * 3, seed), seed)
        for level in ("random", "novice", "apprentice")
    }
    assert len(lucks) == 1
    assert max(map(abs, lucks.pop())) > 1


def test_a_good_hand_is_luck() -> None:
    """Over many rounds the seats with more Wizards in their hands had more luck."""
    wizards: list[float] = []
    luck: list[float] = []
    for number in range(40):
        seed = seed_from_number(number)
        played = play_levels(cards, cards.Options(seats=4, rounds=5), ["random"] * 4, seed)
        deals = [action for _, action in played.actions if isinstance(action, cards.Deal)]
        wizards += [
            sum(card[0] == "W" for deal in deals for card in deal.hands[seat]) for seat in range(4)
        ]
        luck += luck_of("cards", played, seed)
    assert np.corrcoef(np.array([wizards, luck]))[0, 1] > 0.5
