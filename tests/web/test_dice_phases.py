"""Every phase of the dice table: no barriers, no English left over, nothing cut off."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, TypeAlias

import pytest
from playwright.sync_api import Page, ViewportSize

from stonehenge.tables.messages import Ticket
from tests.web.conftest import Served, Sitting
from tests.web.dice import at, dice_table
from tests.web.play import stand_still
from tests.web.prepared import sit_down
from tests.web.test_pages import violations

pytestmark = pytest.mark.xdist_group("page-dice-phases")

Tickets: TypeAlias = Callable[[str], Ticket]

PHASES: Final[Mapping[str, Callable[[Any], bool]]] = {
    "predict": lambda view: at(view, "predict", 4) and view.magic == "secret",
    "rotate": lambda view: at(view, "rotate", 3),
    "cross": lambda view: at(view, "cross", 3),
    "wizard": lambda view: at(view, "wizard", 3),
    "leave": lambda view: at(view, "leave", 4) and len(view.consequences) == 3,
    "seer": lambda view: at(view, "seer", 4) and bool(view.frozen),
    "score": lambda view: at(view, "score", 4) and len(view.consequences) == 2,
    "waiting": lambda view: view.phase.value == "predict" and view.round > 3 and view.seer != 0,
    "over": lambda view: view.outcome is not None,
}
LOW: Final = 500
SCREENS: Final = ((1280, 800), (390, 844), (844, 390))
ENGLISH: Final = re.compile(
    r"\b(the|your|you|round|roll|rolls|jesters?|seer|next|dice|leave|stay|write|"
    r"writes|wrote|exact|points?|box|sheet|called|choose|choosing|magic|counts?|free|kept|with)\b",
    re.IGNORECASE,
)
"""Words that no German or Dutch sentence has; both languages say Wizards as English does."""
CUT: Final = """() => [...document.querySelectorAll('.room *, .over *')].filter(one => {
    const style = getComputedStyle(one)
    if (one.closest('.hidden, svg, .talk') || style.overflow === 'visible') return false
    if (style.clipPath === 'inset(50%)') return false  // only for ears
    if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false
    return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
}).map(one => one.className)"""
OUTSIDE: Final = """() => [...document.querySelectorAll('.room button, .room td, .over td')]
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1))
    .map(([one]) => one.textContent)"""
OVERLAP: Final = """() => {
    const boxes = [...document.querySelectorAll('.middle > *')]
        .map(one => [one.className, one.getBoundingClientRect()])
        .filter(([, box]) => box.height > 0)
    return boxes.flatMap(([upper, above], i) => boxes.slice(i + 1)
        .filter(([, below]) => below.top < above.bottom)
        .map(([lower]) => `${lower} covers ${upper}`))
}"""
"""What covers what beside the own sheet."""


@pytest.fixture(scope="module")
def tickets(server: Served) -> Tickets:
    """Tables of five in every phase, each prepared once."""
    return cache(lambda phase: dice_table(server, PHASES[phase], magic=True, seats=5))


def settled(page: Page) -> None:
    """Waits until the page stands still."""
    page.locator(".room, .over, .end").first.wait_for()
    if page.locator(".end").count():
        page.locator(".end button:visible").last.wait_for()
    stand_still(page)


@pytest.mark.parametrize("phase", PHASES)
def test_no_barriers_and_nothing_cut(sitting: Sitting, tickets: Tickets, phase: str) -> None:
    page = sit_down(sitting, tickets(phase), color_scheme="dark", reduced_motion="reduce")
    if phase == "over":
        page.get_by_role("button", name="Look at the table").click()
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        where = f"{phase} {width}x{height}"
        assert page.evaluate(CUT) == [], where
        assert page.evaluate(OUTSIDE) == [], where
        if height < LOW:
            assert page.evaluate(OVERLAP) == [], where
        else:
            assert violations(page) == [], where


@pytest.mark.parametrize("locale", ["de-DE", "nl-NL"])
def test_no_english_left_over(sitting: Sitting, tickets: Tickets, locale: str) -> None:
    small: ViewportSize = {"width": 360, "height": 740}
    everywhere = [tickets(phase) for phase in PHASES]
    page = sit_down(sitting, everywhere[0], "/rules/dice", also=everywhere, locale=locale)
    for phase, ticket in zip(PHASES, everywhere, strict=True):
        page.set_viewport_size(small)
        page.goto(f"/t/{ticket.table}")
        settled(page)
        text = page.locator("main").inner_text()
        assert not ENGLISH.findall(text), (phase, ENGLISH.findall(text))
        assert page.evaluate(OUTSIDE) == [], phase
        page.set_viewport_size({"width": 844, "height": 390})
        assert page.evaluate(OVERLAP) == [], phase
