"""The daily deal on the page: played once, compared with par and others; matches of friends."""

import json
import re
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.tables.desks import an_action
from tests.web.conftest import Served, Sitting
from tests.web.play import stand_still
from tests.web.test_pages import violations

pytestmark = pytest.mark.xdist_group("page-daily")

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
LAPTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
READY: Final = 120_000
"""Milliseconds that a busy machine may take for a review."""


def finish(server: Served, page: Page, pick: int = 0) -> str:
    """Plays the game of the page to its end, by the first legal actions; returns its table.

    With `pick` it is another one of them.
    """
    table = page.url.rpartition("/")[2]
    kept = json.loads(page.evaluate("localStorage.getItem('stonehenge')"))
    headers = {"authorization": f"Bearer {kept['seats'][table]}"}
    with httpx.Client(base_url=server.address, headers=headers, timeout=60) as http:

        def do(**command: Any) -> None:
            http.post(f"/api/tables/{table}/commands", json=command).raise_for_status()

        do(type="adjust", settings={"pace": 0, "hints": False})
        with http.stream("GET", f"/api/tables/{table}/events") as lines:
            for line in lines.iter_lines():
                told = json.loads(line) if line.strip() else {}
                if told.get("table", {}).get("phase") == "over":
                    return table
                if legal := told.get("legal"):
                    do(type="act", seq=told["seq"], action=an_action(legal[pick]))
    raise AssertionError("the game has no end")


def test_todays_deal_is_played_once_and_compared(sitting: Sitting, server: Served) -> None:
    page = sitting.person("/", viewport=PHONE)
    card = page.get_by_role("region", name=re.compile("Today.s deal"))
    card.get_by_role("link", name="Play: Cards").click()
    expect(page.get_by_text("The first try counts")).to_be_visible()
    assert page.get_by_text("All who played today").count() == 0
    page.get_by_role("button", name=re.compile("Play today")).click()
    page.wait_for_url(re.compile("/t/"))
    table = finish(server, page)
    page.reload()  # rather than to watch every round
    page.get_by_role("link", name="Compare with others").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"\d+: "))
    expect(page.get_by_text("Nobody else has finished it yet.")).to_be_visible()
    expect(page.get_by_role("heading", name="One day in a row")).to_be_visible()
    expect(page.locator("section:has(h2:text('Your rounds')) li")).to_have_count(6)
    expect(page.get_by_role("link", name="Review")).to_have_attribute("href", f"/g/{table}/review")
    page.get_by_role("button", name="Play again for fun").click()
    page.wait_for_url(re.compile("/t/"))
    page.goto("/")
    expect(card.get_by_role("link", name=re.compile(r"Cards.*\d+.*par"))).to_be_visible()
    page.set_viewport_size(LAPTOP)
    games = page.locator(".mine .who")
    games.first.wait_for()
    assert min(games.evaluate_all("all => all.map(one => one.clientWidth)")) > 110


def test_friends_who_chose_differently_see_what_each_choice_was_worth(
    sitting: Sitting, server: Served
) -> None:
    wish = {"game": "cards", "seats": 3, "options": {"rounds": 2}, "level": "novice"}
    opened = httpx.post(f"{server.address}/api/matches", json=wish).raise_for_status().json()
    for name, pick in (("Anna", 0), ("Ben", -1)):
        page = sitting.person(f"/m/{opened['code']}", reduced_motion="reduce")
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Play the deals").click()
        page.wait_for_url(re.compile("/t/"))
        finish(server, page, pick)
    page.goto(f"/m/{opened['code']}")
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(4)
    expect(rows.first).to_have_text(re.compile("Round.*Anna.*Ben"))
    cells = [row.get_by_role("cell").all_inner_texts() for row in rows.all()[1:]]
    points = [[_points(text) for text in row] for row in cells]
    assert [sum(rounds) for rounds in zip(*points[:-1], strict=True)] == points[-1]

    parted = page.locator("section:has(h2:text('Where you chose differently')) > ol > li").first
    expect(parted).to_contain_text("Round 1")
    ways = parted.get_by_role("listitem")
    expect(ways).to_have_count(2)
    for name in ("Anna", "Ben"):
        expect(ways.filter(has_text=name)).to_contain_text("not reviewed yet")
    page.get_by_role("button", name="Let the coach judge these choices").click()
    for name in ("Anna", "Ben"):
        worth = re.compile(r"worth \W?\d")
        expect(ways.filter(has_text=name)).to_contain_text(worth, timeout=READY)
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        stand_still(page)
        assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
        assert violations(page) == []
    ways.first.get_by_role("link", name="Look").click()
    page.wait_for_url(re.compile(r"/g/\w+#r1t\d"))


def _points(text: str) -> int:
    """The points of a cell, which may say in words that the prediction was exact."""
    return int(text.split(maxsplit=1)[0].replace("\N{MINUS SIGN}", "-").replace("+", ""))


def test_friends_compare_the_same_deals(sitting: Sitting, server: Served) -> None:
    anna = sitting.person("/m/new")
    anna.get_by_role("button", name="Dice").click()
    anna.get_by_role("button", name="Make the link").click()
    anna.wait_for_url(re.compile(r"/m/[A-Z0-9]{6}"))
    place = anna.url
    for name, page in (("Anna", anna), ("Ben", sitting.person(place))):
        page.get_by_label("Your name").fill(name)
        assert page.get_by_role("table").count() == 0
        page.get_by_role("button", name="Play the deals").click()
        page.wait_for_url(re.compile("/t/"))
        finish(server, page)
        page.reload()
        page.get_by_role("link", name="Compare with others").click()
        expect(page.get_by_role("table")).to_contain_text(name)
    ben = sitting.contexts[-1].pages[0]
    expect(ben.get_by_role("table")).to_contain_text("Anna")
    # both took the first legal action always
    expect(ben.get_by_text("You made the same choices wherever")).to_be_visible()
