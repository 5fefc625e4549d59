"""The score pad: for people who play with real cards or dice, and want the pad to reckon.

A pad is an append-only list of entries. Everything it shows is the fold of that list, so undo,
redo and the correction of any earlier round are entries too. The rules are those of the games.
"""

from stonehenge.pad.cards import CardPad, CardRound
from stonehenge.pad.dice import DicePad, DiceRound
from stonehenge.pad.entries import (
    Bid,
    Covered,
    Cross,
    Dice,
    Entry,
    JesterScore,
    Leave,
    MagicCard,
    Misfit,
    Predict,
    Redo,
    Rename,
    Rolls,
    Rounds,
    Score,
    Tricks,
    Trump,
    Turn,
    Undo,
    Wizard,
)
from stonehenge.pad.files import FORMAT, VERSION, BrokenPad, csv_text, decode, encode
from stonehenge.pad.pads import Pad, add, new_pad, standing

__all__ = [
    "FORMAT",
    "VERSION",
    "Bid",
    "BrokenPad",
    "CardPad",
    "CardRound",
    "Covered",
    "Cross",
    "Dice",
    "DicePad",
    "DiceRound",
    "Entry",
    "JesterScore",
    "Leave",
    "MagicCard",
    "Misfit",
    "Pad",
    "Predict",
    "Redo",
    "Rename",
    "Rolls",
    "Rounds",
    "Score",
    "Tricks",
    "Trump",
    "Turn",
    "Undo",
    "Wizard",
    "add",
    "csv_text",
    "decode",
    "encode",
    "new_pad",
    "standing",
]
