"""The luck of the rolls: what a round is worth to each seat after a roll, against all other rolls.

A round is solved exactly once all have predicted: the Seer plays for points and Xs, and the others
leave at the best moment. From there the worth of a roll, and its mean before the roll, are exact
for whatever dice are really rolled. Magic cards, and a roll before the predictions, count as no
luck.
"""

from functools import lru_cache
from typing import Any, Final

import numpy as np
from msgspec import Struct

from stonehenge import dice
from stonehenge.arena.luck import Luck
from stonehenge.arena.match import Played
from stonehenge.dice import rules
from stonehenge.dice.magic import Magic
from stonehenge.dice.rules import NONE, number_of
from stonehenge.dice.state import Faces
from stonehenge.kernels.dice.rolls import FULL, HANDFULS, handful, roll_number
from stonehenge.kernels.dice.solve.advice import beside, points_worth, scored, solve
from stonehenge.kernels.dice.solve.solution import expect_columns
from stonehenge.vocabulary import Seat

_PER_X: Final = 0.5
"""What an X is worth beside its points, as the first to have enough of them ends the game."""
_FAR: Final = 3
"""So many missing Xs no single score brings, so more of them make no difference."""


class Scorer(Struct, frozen=True):
    """All that decides what a roll is worth to a seat in a round."""

    card: Magic
    wizards: int
    used: int
    missing: int
    when_exact: bool


class Judgement(Struct, frozen=True):
    """What a round is worth to the seats that are still in, by rolls made, roll and seat."""

    seats: tuple[Seat, ...]
    after: Any

    def luck(self, state: dice.State, rolled: dice.State) -> Any:
        """By seat: the worth of a roll minus its mean before the dice were rolled."""
        worth = self.after[rolled.rolls]
        ahead = np.empty((len(HANDFULS.minus), len(self.seats)))
        ahead[FULL:] = worth
        expect_columns(ahead, HANDFULS.plus)
        kept = tuple(face for die, face in enumerate(state.faces) if die not in state.rolling)
        return worth[roll_number(rolled.faces)] - ahead[handful(kept)]


def luck_of(played: Played, _seed: bytes) -> Luck:
    """By seat: what the rolls were worth more than rolls are on average."""
    luck = np.zeros(played.options.seats)
    state = dice.start(played.options)
    for seat, action in played.actions:
        before, state = state, dice.apply(state, seat, action)
        if isinstance(action, Faces) and NONE not in before.predictions:
            judged = judgement(before)
            luck[list(judged.seats)] += judged.luck(before, state)
    return tuple(luck.tolist())


def judgement(state: dice.State) -> Judgement:
    """What the round is worth to the seats that are still in, once all have predicted."""
    guests = [
        seat for seat, entry in enumerate(state.entries) if entry is None and seat != state.seer
    ]
    plan = solve(_worth(state, state.seer), state.card, number_of(state.predictions[state.seer]))
    columns = [plan.value]
    if guests:
        around = beside(plan, np.stack([_worth(state, seat) for seat in guests], axis=1))
        best = np.where(around.leaves, around.scored, around.stay)
        columns += [best[:, :, column] for column in range(len(guests))]
    return Judgement((state.seer, *guests), np.stack(columns, axis=2))


def _worth(state: dice.State, seat: Seat) -> Any:
    """What each full roll is worth to a seat with its prediction."""
    used = state.jester_boxes[seat]
    missing = state.options.target - rules.count_xs(state.sheets[seat], used)
    scorer = Scorer(
        state.card,
        state.wizard_colour,
        used,
        missing if 0 < missing < _FAR else 0,
        state.options.jester_when_exact,
    )
    return _scored(scorer)[:, state.predictions[seat]]


@lru_cache(128)
def _scored(scorer: Scorer) -> Any:
    worth = points_worth(scorer.card, per_x=_PER_X, missing=scorer.missing)
    return scored(
        worth, scorer.card, scorer.wizards, used=scorer.used, when_exact=scorer.when_exact
    )
