"""What a review says, as data: every decision of a seat, its rounds, luck and choices."""

from typing import Final

from msgspec import Struct

from stonehenge.coach.answers import Action, Advisor, Choice, Fact, advisor
from stonehenge.vocabulary import Seat

FORMAT: Final = 1
"""The version of the format of a review."""
FINENESS: Final = 64
"""Points of a review are whole multiples of 1/64, so that its sums hold exactly."""


def fine(points: float) -> float:
    """Points rounded so that sums of them are exact."""
    return round(points * FINENESS) / FINENESS


class Judged(Struct, frozen=True, kw_only=True):
    """A decision with more than one choice."""

    index: int
    """The number of the action in the record."""
    round: int
    step: int
    """The trick or the roll it belongs to; 0 before the first."""
    action: Action
    best: Action
    loss: float
    """What it cost against the best choice, in points; 0 if that is within two standard errors."""
    error: float
    """The standard error of the loss."""
    points: float
    best_points: float
    """The points of the round to be expected after the action, and after the best choice."""
    exact: float
    best_exact: float
    win: float | None
    best_win: float | None


class Moment(Judged, frozen=True, kw_only=True):
    """A decision that cost much, with all that could have been chosen."""

    choices: tuple[Choice, ...]
    """The best first; of many, the best ones and the one that was taken."""
    why: tuple[Fact, ...]
    """One or two reasons, none where no reason is sure."""


class RoundReview(Struct, frozen=True, kw_only=True):
    """One round: points = average + luck + choices."""

    round: int
    points: float
    average: float
    luck: float
    choices: float
    exact: bool


class Replays(Struct, frozen=True, kw_only=True):
    """The archmage in the seat, with the same deals and dice."""

    points: tuple[int, ...]
    """One entry for each time it played."""
    mean: float
    others: tuple[str, ...]
    """By seat the level that played there."""


class Review(Struct, frozen=True, kw_only=True):
    """The game of one seat: points = average + luck + choices, exactly."""

    version: int = FORMAT
    """The version of this format."""
    game: str
    seat: Seat
    name: str
    advisor: Advisor
    """The player that judged, and its version."""
    average_version: str
    """The version of the archmage that `average` was measured with."""
    effort: float
    points: float
    average: float
    """What the archmage makes in such a seat among such players."""
    luck: float
    """What deals, turn-ups, rolls and the others gave or took."""
    choices: float
    """What the seat's own choices cost; never above 0."""
    exact: int
    """How many predictions came true."""
    exact_expected: float
    """How many would have, on average, with the best predictions."""
    exact_possible: int
    """In how many rounds the seat or the archmage in its place was exact."""
    agreed: int
    """How many decisions cost nothing."""
    decisions: tuple[Judged, ...]
    """Every decision with a choice, in order."""
    moments: tuple[Moment, ...]
    """Up to five, the dearest first."""
    rounds: tuple[RoundReview, ...]
    archmage: Replays


def coach_version(game: str) -> str:
    """The version of the coach: reviews of another one differ in form or in judgement."""
    return f"{FORMAT}.{advisor(game).version}"
