"""What figures mean, in sentences that are true of the data: an id in `locale/`, and facts."""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from stonehenge.figures.intervals import student_t
from stonehenge.figures.sums import Calibration, Figures, Share

_SURE: Final = 1.96
"""Standard errors that a difference must have before it is called one."""


class Sentence(Struct, frozen=True):
    """A message and its facts."""

    id: str
    facts: Mapping[str, float | str]


def about_boxes(own: Figures, game: str) -> Sentence:
    """Whether small predictions (hands of few cards, boxes of small numbers) succeed more often."""
    numbers = sorted({_number(one) for one in own.by_box})
    middle = numbers[len(numbers) // 2]
    small, large = (
        _pooled([one for one in own.by_box if (_number(one) >= middle) == upper])
        for upper in (False, True)
    )
    share = round(100 * own.exact.value)
    if small is None or large is None:
        return Sentence("figures-same-boxes", {"game": game, "exact": share})
    error = sqrt(small.variance + large.variance)
    facts: dict[str, float | str] = {
        "game": game,
        "from": middle,
        "small": round(100 * small.mean),
        "large": round(100 * large.mean),
        "exact": share,
    }
    if abs(small.mean - large.mean) <= _SURE * error:
        return Sentence("figures-same-boxes", facts)
    if small.mean > large.mean:
        return Sentence("figures-small-boxes", facts)
    return Sentence("figures-large-boxes", facts)


def about_calibration(own: Figures, game: str) -> Sentence:
    """From which number on predictions are too high or too low, if from any."""
    # who says none cannot get fewer, so that number tells nothing
    known = [one for one in own.calibration if one.predictions > 1 and one.predicted > 0]
    starts = [first for first in range(len(known)) if _is_sure(_off(known[first:]))]
    # rather where a number is off by itself than where only those above it are
    alone = [first for first in starts if _is_sure(_off(known[first : first + 1]))]
    if not starts:
        return Sentence("figures-bid-right", {"game": game})
    first = (alone or starts)[0]
    off = _off(known[first:]).mean
    by = round(abs(off), 1)
    facts: dict[str, float | str] = {"game": game, "from": known[first].predicted, "by": by}
    if by == 0:
        return Sentence("figures-bid-right", {"game": game})
    return Sentence("figures-bid-high" if off < 0 else "figures-bid-low", facts)


def about_trend(own: Figures) -> Sentence | None:
    """Whether the later games were better; None where there are too few."""
    if own.trend is None:
        return None
    more = own.trend.points_a_round.value
    facts = {
        "games": own.games,
        "points": round(abs(more), 1),
        "within": round(own.trend.points_a_round.reach, 1),
    }
    if own.trend.may_be_luck:
        return Sentence("figures-going-same", facts)
    if more > 0:
        return Sentence("figures-going-up", facts)
    return Sentence("figures-going-down", facts)


class _Mean(Struct, frozen=True):
    mean: float
    variance: float
    """Of the mean."""


def _number(share: Share) -> int:
    return int(share.box.rstrip("BGYR"))


def _pooled(shares: Sequence[Share]) -> _Mean | None:
    """The share of exact predictions of several boxes together."""
    count = sum(one.predictions for one in shares)
    if not count:
        return None
    exact = sum(one.exact.value * one.predictions for one in shares) / count
    return _Mean(exact, exact * (1 - exact) / count)


def _is_sure(off: _Mean) -> bool:
    """Whether it stands above its interval."""
    return abs(off.mean) > _SURE * sqrt(off.variance)


def _off(numbers: Sequence[Calibration]) -> _Mean:
    """By how much more came than was predicted, on average over these predictions."""
    count = sum(one.predictions for one in numbers)
    mean = sum((one.came.value - one.predicted) * one.predictions for one in numbers) / count
    errors = ((one.predictions * one.came.reach / student_t(one.predictions)) for one in numbers)
    return _Mean(mean, sum(error**2 for error in errors) / count**2)
