"""What is wrong with the look of a page, found by measuring it: see `problems`."""

from pathlib import Path
from typing import Final, TypeAlias

from playwright.sync_api import Page

Size: TypeAlias = tuple[int, int]

SIZES: Final[tuple[Size, ...]] = (
    (360, 740),
    (390, 844),
    (740, 360),
    (844, 390),
    (640, 400),  # 1280x800 with text at 200 %
    (720, 450),  # 1440x900 with text at 200 %
    (1024, 768),
    (1440, 900),
    (2560, 1300),
)
_FINGER: Final = 1100
"""Screens narrower than this are touched, not clicked."""
_LEAST: Final = {"leastText": 12, "leastTarget": 40, "leastCard": 24}
"""Pixels that somebody needs to read a text, to hit a button and to know a card in the hand."""

_MEASURE: Final = Path(__file__).with_suffix(".js").read_text("utf-8").partition("\n")[2]


def problems(page: Page) -> list[str]:
    """Sentences: what lies outside the window, is cut, covered, too small to read or to touch."""
    size = page.viewport_size
    assert size
    told: list[str] = page.evaluate(_MEASURE, {"finger": size["width"] < _FINGER, **_LEAST})
    return told
