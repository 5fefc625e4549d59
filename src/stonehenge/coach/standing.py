"""The chance to win a card game after a round: what a standing of points is worth.

No card player judges by the chance to win yet, so the coach does not tell it. When one does, its
value of a standing belongs here: nothing else in the coach has to change.
"""

from typing import Any

from stonehenge.cards import View


def chances_to_win(view: View, points: Any) -> Any | None:
    """By choice the chance to win; `points` are those of the round by choice, world and seat."""
    del view, points
    return None
