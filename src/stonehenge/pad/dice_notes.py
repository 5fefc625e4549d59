"""What was written down for each round of the dice game, before it is judged."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from stonehenge.dice.magic import MagicId
from stonehenge.dice.rules import NONE, box_of
from stonehenge.dice.state import COLOURS, FACES
from stonehenge.pad.entries import (
    Cross,
    Dice,
    Entry,
    JesterScore,
    MagicCard,
    Predict,
    Rolls,
    Score,
    Turn,
    Wizard,
)

RoundEntry: TypeAlias = (
    MagicCard | Predict | Cross | Wizard | Rolls | Score | JesterScore | Dice | Turn
)
"""The entries that are about one round of the dice game."""


class ScoreNote(Struct):
    """How a player scored: by the distance, by Jesters, or by the dice as they lay."""

    off: int
    jester: bool
    jesters: int
    faces: list[int]


class DiceNote(Struct):
    """What was written down for one round; NONE where nothing was."""

    seer: int
    magic: MagicId | None
    magic_noted: bool
    predictions: list[int]
    order: list[int]
    """Who predicted, in the order in which it was written."""
    crosses: list[int]
    """The column crossed out, 0 for none."""
    wizard: int
    rolls: int
    scores: list[ScoreNote | None]
    changed: bool


def empty_note(players: int) -> DiceNote:
    """A round about which nothing is written."""
    return DiceNote(
        seer=NONE,
        magic=None,
        magic_noted=False,
        predictions=[NONE] * players,
        order=[],
        crosses=[NONE] * players,
        wizard=NONE,
        rolls=0,
        scores=[None] * players,
        changed=False,
    )


def all_scored(note: DiceNote, here: Sequence[bool]) -> bool:
    """Whether everybody who is here has scored."""
    return all(not (here[player] and score is None) for player, score in enumerate(note.scores))


def dice_notes(players: int, entries: Sequence[Entry]) -> list[DiceNote]:
    """What is written for each round; the last entry about a thing holds."""
    notes: list[DiceNote] = []
    for entry in entries:
        if isinstance(entry, RoundEntry):
            while len(notes) < entry.round:
                notes.append(empty_note(players))
            note = notes[entry.round - 1]
            note.changed = note.changed or _is_full(note)
            _write(note, entry)
    return notes


def _is_full(note: DiceNote) -> bool:
    """Whether everybody who predicted has scored."""
    if len(note.order) == 0:
        return False
    return all(note.scores[player] is not None for player in note.order)


def _write(note: DiceNote, entry: RoundEntry) -> None:
    if isinstance(entry, MagicCard):
        note.magic = entry.magic
        note.magic_noted = True
    elif isinstance(entry, Predict):
        note.predictions[entry.player] = box_of(entry.box[0], COLOURS.index(entry.box[1]))
        if entry.player not in note.order:
            note.order.append(entry.player)
    elif isinstance(entry, Cross):
        note.crosses[entry.player] = 0 if entry.number is None else entry.number
    elif isinstance(entry, Wizard):
        note.wizard = COLOURS.index(entry.colour)
    elif isinstance(entry, Rolls):
        note.rolls = entry.rolls
    elif isinstance(entry, Turn):
        note.seer = entry.player
    else:
        note.scores[entry.player] = score_note(entry)


def score_note(entry: Score | JesterScore | Dice) -> ScoreNote:
    """A score as it is noted."""
    if isinstance(entry, Score):
        return ScoreNote(off=entry.off, jester=False, jesters=0, faces=[])
    if isinstance(entry, JesterScore):
        return ScoreNote(off=NONE, jester=True, jesters=entry.jesters, faces=[])
    faces = [FACES.index(face) for face in entry.faces]
    return ScoreNote(off=NONE, jester=entry.jester, jesters=0, faces=faces)
