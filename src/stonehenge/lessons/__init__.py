"""The guided first game of each game: prepared chance, scripted opponents, and what is said when.

A lesson is a real game that the engine plays. The room adds three things: which deals and rolls
come, what the others do, and the steps in which the learner is told one thing at a time.
"""

from collections.abc import Mapping
from typing import Final

from stonehenge.lessons import cards, dice
from stonehenge.lessons.lesson import (
    NEXT,
    Input,
    Lesson,
    Moment,
    Saying,
    Step,
    act,
    begin,
    go_on,
    replay,
    take,
)

LESSONS: Final[Mapping[str, Lesson]] = {"cards": cards.LESSON, "dice": dice.LESSON}
"""The lessons by the name of their game."""

__all__ = [
    "LESSONS",
    "NEXT",
    "Input",
    "Lesson",
    "Moment",
    "Saying",
    "Step",
    "act",
    "begin",
    "go_on",
    "replay",
    "take",
]
