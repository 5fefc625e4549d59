"""The choices that dice players make alike, and the questions that each answers in its own way."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol, TypeVar

from stonehenge.dice.state import (
    NUMBER,
    Choice,
    Colour,
    Cross,
    Decision,
    Predict,
    Rerolls,
    Rotate,
    Rotations,
    Stay,
    Stop,
    View,
    Wizard,
)
from stonehenge.players.dice.numbers import minus_points, prediction_of, seat_of

C_ = TypeVar("C_")

CLOSE: Final = 1e-9
"""Values that differ by less are the same."""


class Answers(Protocol):
    """What a player decides in each phase of a round."""

    def rotate(self, view: View, /) -> Rotate:
        """The two dice that the Seer sets."""

    def predict(self, view: View, legal: Sequence[Choice], /) -> Predict:
        """The box to predict."""

    def name_wizards(self, view: View, /) -> Wizard:
        """The Wizard Colour."""

    def roll_on(self, view: View, legal: Sequence[Choice], /) -> Decision:
        """The dice to roll again, or a stop."""

    def score(self, view: View, may_stay: bool, /) -> Decision:
        """How to score the roll that lies, or to stay for the next one."""


def decide(player: Answers, view: View, legal: Sequence[Choice]) -> Decision:
    """What a player answers to the question that the legal actions ask."""
    first = legal[0]
    if isinstance(first, Rotations):
        return player.rotate(view)
    if isinstance(first, Predict):
        return player.predict(view, legal)
    if isinstance(first, Cross):
        return largest_cross(view, legal)
    if isinstance(first, Wizard):
        return player.name_wizards(view)
    if isinstance(first, Stop | Rerolls):
        return player.roll_on(view, legal)
    return player.score(view, isinstance(first, Stay))


def first_best(values: Mapping[C_, float]) -> C_:
    """The choice with the best value, the first of equals; the last bits do not decide."""
    best = max(values.values()) - CLOSE
    return next(choice for choice, value in values.items() if value > best)


def largest_cross(view: View, legal: Sequence[Choice]) -> Decision:
    """Crosses out the largest minus of the colour."""
    seat = seat_of(view)
    row = view.sheets[seat].rows[NUMBER[prediction_of(view, seat)[1]]]
    minus = {None: 0} | {number: minus_points(mark) for number, mark in enumerate(row, 1)}
    crosses = [choice for choice in legal if isinstance(choice, Cross)]
    return max(crosses, key=lambda cross: minus[cross.number])


def least_helpful_wizard(view: View, colours: Iterable[Colour]) -> Wizard:
    """Names that of these colours which the fewest have predicted."""
    predicted = [box[1] for box in view.predictions if box]
    return Wizard(min(colours, key=predicted.count))
