"""A rating over the whole field: Bradley-Terry on who finished ahead of whom.

An entrant that is 100 above another finishes ahead of it in 64 % of their games, as with chess
ratings; the average of the field is 0. The pairs of one deal depend on each
other, so the intervals come from the variation between deals (a sandwich estimate), not from the
number of pairs.
"""

from collections.abc import Sequence
from math import log
from typing import Any, Final

import numpy as np

from stonehenge.arena.tournament import GameScore
from stonehenge.figures.intervals import Figure, student_t

SCALE: Final = 400 / log(10)
_PRIOR: Final = 0.5
"""Every pair is given one drawn game, so that an entrant who always wins has a finite rating."""
_STEPS: Final = 50


def ratings(entrants: int, scores: Sequence[GameScore]) -> list[Figure]:
    """The rating of each entrant with half the width of its 95 % interval."""
    if entrants == 1 or not scores:
        return [Figure(0.0, None)] * entrants
    deals = _ahead(entrants, scores)
    wins = deals.sum(axis=0) + _PRIOR * (1 - np.eye(entrants))
    strength = _fit(wins)
    chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    covariance = np.linalg.pinv(_curvature(wins, chance))
    pulls = ((1 - chance) * deals - chance * deals.transpose(0, 2, 1)).sum(axis=2)
    errors = np.sqrt(((pulls @ covariance) ** 2).sum(axis=0))
    half_width = SCALE * student_t(len(deals))
    return [
        # rounded, because other machines may add up in another order
        Figure(
            round(float(SCALE * value), 6) + 0.0,  # never -0
            round(float(half_width * error), 6) if len(deals) > 1 else None,
        )
        for value, error in zip(strength, errors, strict=True)
    ]


def _ahead(entrants: int, scores: Sequence[GameScore]) -> Any:
    """By deal: how often one entrant finished ahead of another; a shared place counts half."""
    numbers = {deal: i for i, deal in enumerate(dict.fromkeys(score.deal for score in scores))}
    deals = np.zeros((len(numbers), entrants, entrants))
    for score in scores:
        table = deals[numbers[score.deal]]
        for one, its_place in zip(score.seated, score.places, strict=True):
            for other, place in zip(score.seated, score.places, strict=True):
                if one != other:
                    table[one, other] += 0.5 * (its_place <= place) + 0.5 * (its_place < place)
    return deals


def _fit(wins: Any) -> Any:
    """The maximum-likelihood strengths for these results, by Newton's method."""
    strength = np.zeros(len(wins))
    for _ in range(_STEPS):
        chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        pull = ((1 - chance) * wins - chance * wins.T).sum(axis=1)
        step = np.linalg.pinv(_curvature(wins, chance)) @ pull
        strength = strength + np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-10:
            break
    return strength - strength.mean()


def _curvature(wins: Any, chance: Any) -> Any:
    weight = (wins + wins.T) * chance * (1 - chance)
    return np.diag(weight.sum(axis=1)) - weight
