"""Choices in a few words of the game, short enough for a table."""

from typing import Any

from stonehenge import cards, dice
from stonehenge.locale import Words


def choice_text(words: Words, view: Any, action: Any) -> str:
    """What a choice is called in the position that the view shows."""
    verb, what = _verb(action), _what(words, view, action)
    return words("why-choice", verb=verb, what=what)


def _verb(action: Any) -> str:
    """The verb of a record, and which of its two kinds it is where it has two."""
    verb: str = action.__struct_config__.tag
    if isinstance(action, dice.Leave | dice.Score) and action.jester:
        return f"{verb}-jester"
    if isinstance(action, dice.Cross) and action.number is None:
        return f"{verb}-none"
    return verb


def _what(words: Words, view: Any, action: Any) -> str:
    if isinstance(action, cards.Trump | dice.Wizard):
        return words.colour(action.colour)
    if isinstance(action, dice.Predict):
        return f"{action.box[0]} {words.colour(action.box[1])}"
    if isinstance(action, dice.Reroll):
        return " ".join(_die(die, view.faces[die]) for die in action.dice)
    if isinstance(action, dice.Rotate):
        return " ".join(_die(die, face) for die, face in action.dice)
    fields = [getattr(action, field) for field in action.__struct_fields__]
    return " ".join(map(str, fields))


def _die(die: int, face: str | None) -> str:
    """A die by its position and what it shows."""
    return f"{die + 1}:{face}" if face else str(die + 1)
