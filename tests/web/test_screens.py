"""Desktop, phone, phone held across: every page fits, and what matters is in sight."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect

from stonehenge.tables.messages import Ticket
from tests.web.conftest import Served, Sitting
from tests.web.play import stand_still
from tests.web.prepared import prepare, sit_down
from tests.web.test_pages import violations
from web.tools.scenes import asked, over

pytestmark = pytest.mark.xdist_group("page-screens")

Tickets: TypeAlias = Callable[[str], Ticket]

DESKTOP: Final = (1280, 800)
LARGE: Final = (1440, 900)
TABLET: Final = (1024, 768)
PHONE: Final = (390, 844)
ACROSS: Final = (844, 390)
SMALL_ACROSS: Final = (740, 360)
LOCALES: Final = ("en-GB", "de-DE", "nl-NL")
OUTSIDE: Final = """() => [...document.querySelectorAll('body *:not(svg, svg *)')]
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => box.width > 0 && box.right > innerWidth + 0.5
        && !one.closest('.sky, .hidden'))
    .map(([one, box]) => `${one.tagName}.${one.className} ${box.right}`)"""
APART: Final = """() => {
    const words = document.querySelector('.hero p').getBoundingClientRect()
    return [...document.querySelectorAll('.sky .front path, .sky .back path')]
        .map(one => one.getBoundingClientRect())
        .every(stone => stone.left > words.right || stone.top > words.bottom)
}"""

PLACES: Final = """() => [...document.querySelectorAll('.plate, .trick .place, .hand .card')]
    .map(one => one.getBoundingClientRect()).map(({ left, top }) => [left, top].map(Math.round))"""
"""Where everything lies on a table of cards."""


def _closed(view: Any, legal: tuple[Any, ...]) -> bool:
    return asked("bid", 9)(view, legal) and view.forbidden_bid is not None


@pytest.fixture(scope="module")
def tickets(server: Served, browser: Browser) -> Tickets:
    """Tables of four, each prepared once."""

    @cache
    def ticket(which: str) -> Ticket:
        match which:
            case "lobby":
                return _lobby(browser, server)
            case "six":
                return prepare(server, "cards", asked("play", 7), seats=6)
            case "bid":
                return prepare(server, "cards", _closed, options={"plus_minus_one": True})
            case _:
                return prepare(server, "cards" if which == "cards" else "dice", over)

    return ticket


def _lobby(browser: Browser, server: Served) -> Ticket:
    """A table where one friend and one computer player have sat down beside the host."""
    wish = {"game": "cards", "seats": 4, "name": "Robin"}
    page = browser.new_page(base_url=server.address)
    opened = page.request.post("/api/tables", data={**wish, "computers": ["apprentice"]}).json()
    friend = {"name": "Wilhelmina Brandenburg"}
    page.request.post(f"/api/tables/{opened['table']}/seats", data=friend)
    page.close()
    return Ticket(**opened)


def look(page: Page, size: tuple[int, int], at: str) -> None:
    """Waits until this is there at this size and stands still."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.locator(at).first.wait_for()
    stand_still(page)


@pytest.mark.parametrize("locale", LOCALES)
def test_home(sitting: Sitting, locale: str) -> None:
    page = sitting.person(locale=locale)
    for size in (DESKTOP, TABLET, PHONE, ACROSS):
        look(page, size, ".play:enabled")
        assert page.evaluate(OUTSIDE) == [], size
        assert page.evaluate(APART), size
        assert page.locator("input.code").evaluate("({ clientWidth }) => clientWidth >= 90"), size
        expect(page.locator("a[href='/rules/cards']:visible")).to_have_count(1)
        if size != PHONE:
            for play in page.locator(".play").all():
                expect(play).to_be_in_viewport(ratio=1)
    for size in (DESKTOP, LARGE):
        look(page, size, ".daily small")
        assert page.evaluate("document.documentElement.scrollHeight") == size[1], size


@pytest.mark.parametrize("locale", LOCALES)
def test_the_lobby(sitting: Sitting, tickets: Tickets, locale: str) -> None:
    page = sit_down(sitting, tickets("lobby"), locale=locale, reduced_motion="reduce")
    for size in (DESKTOP, PHONE, ACROSS):
        look(page, size, ".lobby select")
        assert page.evaluate(OUTSIDE) == [], size
        assert locale != "en-GB" or violations(page) == [], size
    # what belongs to a seat stays within its panel
    panel = page.locator(".seats").bounding_box()
    rows = [row.bounding_box() for row in page.locator(".seats li, .seats button").all()]
    assert panel
    assert all(row and row["x"] + row["width"] < panel["x"] + panel["width"] for row in rows)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_whole_bidding_box_is_seen(sitting: Sitting, tickets: Tickets, locale: str) -> None:
    page = sit_down(sitting, tickets("bid"), locale=locale, reduced_motion="reduce")
    for size in (DESKTOP, PHONE, ACROSS):
        look(page, size, ".keys")
        assert page.evaluate("document.querySelector('.why') !== null")
        room = page.evaluate(
            "(({scrollHeight: y, clientHeight: h}) => [y, h])(document.querySelector('.asking'))"
        )
        assert room[0] <= room[1], size


@pytest.mark.parametrize("locale", LOCALES)
def test_six_at_a_table_are_all_seen(sitting: Sitting, tickets: Tickets, locale: str) -> None:
    page = sit_down(sitting, tickets("six"), locale=locale, reduced_motion="reduce")
    for size in (DESKTOP, PHONE, ACROSS, SMALL_ACROSS):
        look(page, size, ".hand .playable")
        assert page.locator(".plate").count() == 5
        for seen in page.locator(".plate, .trick .place").all():
            expect(seen).to_be_in_viewport(ratio=1)
        # held across a hand shows its upper two thirds, and the whole index of each card
        shown = 2 / 3 if size in (ACROSS, SMALL_ACROSS) else 1
        for card in page.locator(".hand .card").all():
            expect(card).to_be_in_viewport(ratio=shown)
        for index in page.locator(".hand .index > :not(.name)").all():
            expect(index).to_be_in_viewport(ratio=1)
        assert locale != "en-GB" or violations(page) == [], size


def test_a_refused_card_moves_nothing(sitting: Sitting, tickets: Tickets) -> None:
    page = sit_down(sitting, tickets("six"), locale="de-DE", reduced_motion="reduce")
    for size in (DESKTOP, PHONE, ACROSS, SMALL_ACROSS):
        look(page, size, ".hand .dim")
        before = page.evaluate(PLACES)
        page.locator(".hand .dim").first.dispatch_event("click")
        page.locator(".prompt .bad").wait_for()
        stand_still(page)
        assert page.evaluate(PLACES) == before, size
        page.reload()


@pytest.mark.parametrize("game", ["cards", "dice"])
def test_a_replay(sitting: Sitting, tickets: Tickets, game: str) -> None:
    page = sitting.person(f"/g/{tickets(game).table}#r5t2", reduced_motion="reduce")
    for size in (DESKTOP, PHONE, ACROSS):
        look(page, size, ".room")
        assert page.evaluate(OUTSIDE) == [], size
        assert violations(page) == [], size
        for what in ("One step on", re.compile("^Link to this moment")):
            expect(page.get_by_role("button", name=what)).to_be_in_viewport(ratio=1)
        expect(page.locator("footer").get_by_role("status")).to_have_text(re.compile(r"\w"))
        expect(page.locator("footer").get_by_role("status")).to_be_in_viewport(ratio=1)
        expect(page.get_by_text("away", exact=True)).to_have_count(0)


@pytest.mark.parametrize("game", ["cards", "dice"])
def test_the_end_has_no_barriers(sitting: Sitting, tickets: Tickets, game: str) -> None:
    page = sit_down(sitting, tickets(game), reduced_motion="reduce")
    for size in (DESKTOP, PHONE, ACROSS):
        look(page, size, ".end:has(.seal):has(.chart svg)")
        assert page.evaluate(OUTSIDE) == [], size
        assert violations(page) == [], size
