"""The end of a game: all of it at a glance, and nothing moves while it fills."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from stonehenge.tables.messages import Ticket
from tests.web.conftest import Served, Sitting
from tests.web.prepared import prepare, sit_down
from web.tools.scenes import over

pytestmark = pytest.mark.xdist_group("page-replay")

BOXES: Final = """() => [...document.querySelectorAll('.end > *')].map(one => {
    const {x, y, width, height} = one.getBoundingClientRect()
    return [x, y, width, height]
})"""


@pytest.fixture(scope="module")
def finished(server: Served) -> dict[str, Ticket]:
    """A finished game of each kind, with as many seats as it has."""
    return {
        "cards": prepare(server, "cards", over, seats=6),
        "dice": prepare(server, "dice", over, seats=5, options={"magic": True}),
    }


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_nothing_moves_while_the_chart_and_the_proof_arrive(
    sitting: Sitting, finished: dict[str, Ticket], size: tuple[int, int]
) -> None:
    page = sitting.person(viewport={"width": size[0], "height": size[1]})
    asked: list[Route] = []

    def wait(route: Route) -> None:
        asked.append(route)

    page.route(re.compile("/(steps|record.json)"), wait)
    page.goto(f"/t/{finished['dice'].table}")
    expect(page.get_by_text("Checking")).to_be_visible()
    page.evaluate("document.fonts.ready")
    before = page.evaluate(BOXES)
    for request in asked:
        request.continue_()
    expect(page.get_by_role("img", name=re.compile("^Totals by round"))).to_be_visible()
    expect(page.get_by_text(re.compile(r"^All \d+ draws follow"))).to_be_visible()
    assert page.evaluate(BOXES) == before
    assert len(asked) == 2  # one for the record, one for the totals


@pytest.mark.parametrize("game", ["cards", "dice"])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "nl-NL"])
def test_a_desktop_shows_all_of_it_without_scrolling(
    sitting: Sitting, finished: dict[str, Ticket], game: str, locale: str
) -> None:
    page = sit_down(sitting, finished[game], locale=locale)
    page.locator(".end:has(.seal):has(.chart svg)").wait_for()
    assert height(page) == page.viewport_size["height"]  # type: ignore[index]


def height(page: Page) -> Any:
    """How tall the whole page is."""
    return page.evaluate("document.documentElement.scrollHeight")
