"""Pictures of a table for `rgb_array`: everything on it, hidden hands included."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from stonehenge import cards, dice
from stonehenge.cards.rules import NONE
from stonehenge.cards.state import names
from stonehenge.vocabulary import AnyGame

_WIDTH: Final = 760
_MARGIN: Final = 16
_LINE: Final = 26
_WIDE: Final = 34
_HIGH: Final = 44
"""Of a card or a die; a box of a sheet is as wide and lower."""
_LOW: Final = 24
_GAP: Final = 8
_PAPER: Final = "#f6f1e7"
_INK: Final = "#26221c"
_FILLS: Final = {
    "B": "#2f6db5",
    "G": "#2e8b57",
    "Y": "#e3b505",
    "R": "#c0392b",
    "W": "#ffffff",
    "J": "#b8b2a7",
}
_DARK: Final = "BGR"
"""What bears light letters."""
_FONT: Final = ImageFont.load_default(15)


class Sheet:
    """A picture that is written from the top to the bottom."""

    def __init__(self, height: int) -> None:
        self._image: Final = Image.new("RGB", (_WIDTH, height), _PAPER)
        self._pen: Final = ImageDraw.Draw(self._image)
        self._y = _MARGIN

    def say(self, text: str) -> None:
        """Writes a line."""
        self._pen.text((_MARGIN, self._y), text, _INK, _FONT)
        self._y += _LINE

    def lay(self, faces: Iterable[str], high: int = _HIGH) -> None:
        """Lays cards, dice or boxes in a row; the first letter is the colour, `.` is none."""
        for place, face in enumerate(faces):
            left = _MARGIN + place * (_WIDE + 2)
            box = (left, self._y, left + _WIDE, self._y + high)
            self._pen.rounded_rectangle(box, 4, _FILLS.get(face[0], _PAPER), _INK)
            letters = _PAPER if face[0] in _DARK else _INK
            middle = (left + _WIDE / 2, self._y + high / 2)
            self._pen.text(middle, face, letters, _FONT, "mm")
        self._y += high + _GAP

    def pixels(self) -> NDArray[np.uint8]:
        """The picture: height, width, three colours."""
        return np.array(self._image)


def draw(game: AnyGame, state: Any) -> NDArray[np.uint8]:
    """The table as a picture."""
    return _draw_cards(state) if game is cards else _draw_dice(state)


def _draw_cards(state: cards.State) -> NDArray[np.uint8]:
    row = _LINE + _HIGH + _GAP
    sheet = Sheet(2 * _MARGIN + 2 * _LINE + row * (1 + state.options.seats))
    described = str(state).splitlines()
    for line in described[:2]:
        sheet.say(line)
    sheet.say("trick")
    sheet.lay(_named(state.trick))
    for seat, hand in enumerate(state.hands):
        bid = "-" if state.bids[seat] == NONE else state.bids[seat]
        asked = " <" if seat in cards.to_act(state) else ""
        won, total = state.won[seat], state.totals[seat]
        sheet.say(f"seat {seat}: bid {bid}, won {won}, total {total}{asked}")
        sheet.lay(names(hand))
    return sheet.pixels()


def _named(trick: Sequence[int]) -> list[str]:
    return [cards.DECK[card] for card in trick]


def _draw_dice(state: dice.State) -> NDArray[np.uint8]:
    row = _LINE + _LOW + _GAP
    sheet = Sheet(2 * _MARGIN + 2 * _LINE + _HIGH + _GAP + row * state.options.seats)
    described = str(state).splitlines()
    for line in described[:2]:
        sheet.say(line)
    sheet.lay("." if face == NONE else dice.FACES[face] for face in state.faces)
    view = dice.open_view(state)
    for seat, paper in enumerate(view.sheets):
        box = view.predictions[seat]
        predicted = "-" if box is None else f"{box[0]}{box[1]}"
        asked = " <" if seat in view.to_act else ""
        jesters = " ".join("X" if used else "." for used in paper.jester_row)
        sheet.say(
            f"seat {seat}: predicts {predicted}, total {paper.total}, Jesters {jesters}{asked}"
        )
        sheet.lay(_boxes(paper), _LOW)
    return sheet.pixels()


def _boxes(paper: dice.Sheet) -> list[str]:
    """The twenty boxes, each with the letter of its colour and its mark."""
    return [
        colour + _written(mark)
        for colour, row in zip(dice.COLOURS, paper.rows, strict=True)
        for mark in row
    ]


def _written(mark: dice.Mark | None) -> str:
    if mark is None:
        return ""
    return f"-{mark}" if isinstance(mark, int) and mark else f" {mark}"
