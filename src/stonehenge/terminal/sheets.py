"""Sheets of the dice game, drawn side by side as they would lie on the table."""

import shutil
from collections.abc import Iterator, Sequence
from typing import Final

from stonehenge.dice import COLOURS, View
from stonehenge.locale import Words
from stonehenge.terminal.paper import Paper
from stonehenge.vocabulary import Seat

_CELL: Final = 3
_WIDTH: Final = 2 + 5 * _CELL
_GAP: Final = "   "


def side_by_side(view: View, titles: Sequence[str], words: Words, paper: Paper) -> Iterator[str]:
    """All sheets with their titles, as many in a row as the terminal is wide."""
    columns = shutil.get_terminal_size((80, 24)).columns
    abreast = max(1, (columns + len(_GAP)) // (_WIDTH + len(_GAP)))
    blocks = [_block(view, seat, title, words, paper) for seat, title in enumerate(titles)]
    for first in range(0, len(blocks), abreast):
        for lines in zip(*blocks[first : first + abreast], strict=True):
            yield _GAP.join(text + " " * (_WIDTH - width) for text, width in lines).rstrip()
        yield ""
    yield words("dice-sheet-key")


def _block(view: View, seat: Seat, title: str, words: Words, paper: Paper) -> list[tuple[str, int]]:
    """One sheet's lines, each with the width it has on the screen."""
    sheet = view.sheets[seat]
    plain = [title[:_WIDTH], "  " + "".join(f"{number:>{_CELL}}" for number in range(1, 6))]
    lines = [(paper.bold(plain[0]), len(plain[0])), (plain[1], len(plain[1]))]
    for letter, row in zip(("J", *COLOURS), (sheet.jester_row, *sheet.rows), strict=True):
        cells = [_cell(mark) for mark in row]
        prediction = view.predictions[seat]
        if prediction and prediction[1] == letter and view.entries[seat] is None:
            cells[prediction[0] - 1] = "o"
        text = "".join(f"{cell:>{_CELL}}" for cell in cells)
        lines.append((paper.piece(letter) + " " * (2 - paper.width(letter)) + text, _WIDTH))
    sums = "= " + "".join(f"{value:>{_CELL}}" for value in sheet.columns)
    foot = words("dice-sheet-foot", xs=sheet.xs, jesters=sheet.jesters, total=sheet.total)
    return [*lines, (sums, len(sums)), (foot, len(foot))]


def _cell(mark: str | int | None) -> str:
    if mark is None:
        return "."
    return str(-mark) if isinstance(mark, int) else mark
