"""Reads what is typed in a dice game: boxes, dice by position or face, and single letters."""

import re
from collections.abc import Sequence
from typing import Any, Final

from stonehenge.dice import COLOURS, FACES, Choice, Decision, Phase, View
from stonehenge.dice.state import (
    Cross,
    Leave,
    Predict,
    Reroll,
    Rotate,
    Score,
    Stay,
    Stop,
    Wizard,
)
from stonehenge.locale import Words

_NONE: Final = ("n", "none", "0")
_FACE: Final = f"[{''.join(FACES).lower()}]"


def read_decision(text: str, view: View, legal: Sequence[Choice], words: Words) -> Decision | None:
    """The decision that a line of small letters means; None where it means none."""
    if view.phase is Phase.PREDICT:
        box = _box(text, words)
        return None if box is None else Predict(box)
    if view.phase is Phase.ROTATE:
        return _rotation(text)
    if view.phase is Phase.CROSS:
        return _cross(text)
    if view.phase is Phase.WIZARD:
        colour = _colour(text, words) if text else view.seer_colour
        return None if colour is None else Wizard(colour)
    if view.phase is Phase.SEER:
        return Stop() if text in ("stop", "s") else _reroll(text, view)
    return _leaving(text, legal)


def _colour(text: str, words: Words) -> Any:
    for letter in COLOURS:
        if text in (letter.lower(), words.colour(letter).lower()):
            return letter
    return None


def _box(text: str, words: Words) -> Any:
    """A prediction such as `4g`, `g4` or `4 green`."""
    match = re.fullmatch(r"(\d)\s*(\w+)", text) or re.fullmatch(r"(\D+?)\s*(\d)", text)
    if not match:
        return None
    number, colour = sorted(match.groups())
    letter = _colour(colour.strip(), words)
    return (int(number), letter) if letter else None


def _rotation(text: str) -> Decision | None:
    """Two dice with their faces, such as `1y 2w`."""
    match = re.fullmatch(rf"(\d)({_FACE})[\s,]*(\d)({_FACE})", text)
    if not match:
        return None
    one, face, two, other = match.groups()
    faces: Any = sorted(((int(one) - 1, face.upper()), (int(two) - 1, other.upper())))
    return Rotate((faces[0], faces[1]))


def _cross(text: str) -> Decision | None:
    if text in _NONE:
        return Cross(None)
    return Cross(int(text)) if re.fullmatch(r"\d", text) else None


def _reroll(text: str, view: View) -> Decision | None:
    """Dice by position, or by face: `w` is every die that shows a Wizard; `keep` turns it round."""
    keep = text.startswith("keep ")
    marks = re.findall(r"[^\s,]", text.removeprefix("keep "))
    named: set[int] = set()
    for mark in marks:
        if mark.isdigit():
            named.add(int(mark) - 1)
        elif mark.upper() in view.faces:
            named |= {die for die, face in enumerate(view.faces) if face == mark.upper()}
        elif not keep or mark.upper() not in FACES:
            return None
    if keep:
        named = set(range(len(view.faces))) - named - set(view.frozen)
    return Reroll(tuple(sorted(named))) if named else None


def _leaving(text: str, legal: Sequence[Choice]) -> Decision | None:
    """`s` stays, `l` leaves, `p` writes plainly, `j` takes the Jester Score."""
    leaving: dict[str, Decision] = {"s": Stay(), "l": Leave(jester=False), "j": Leave(jester=True)}
    scoring: dict[str, Decision] = {"p": Score(jester=False), "j": Score(jester=True)}
    asked = leaving if any(isinstance(choice, Leave) for choice in legal) else scoring
    return asked.get(text)
