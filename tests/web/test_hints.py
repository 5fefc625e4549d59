"""Hints in the browser: asked for by mouse, finger and key, told to the eye and to the ear."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Served, Sitting
from tests.web.prepared import prepare, sit_down
from tests.web.test_friends import join, open_table
from tests.web.test_pages import violations
from web.tools.scenes import asked

pytestmark = pytest.mark.xdist_group("page-coach")

ON_A_PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "reduced_motion": "reduce",
}
NOT_COVERED: Final = """() => {
    const cards = [...document.querySelectorAll('.hand .playable')]
    return cards.length > 0 && cards.every(card => {
        const box = card.getBoundingClientRect()
        return card.contains(document.elementFromPoint(box.left + 12, box.top + 30))
    })
}"""
"""Every card that may be played can be tapped."""


def ask(page: Page, name: str) -> None:
    """Presses the button until there is an answer: the coach of a new server wakes up first."""
    page.get_by_role("button", name=name).wait_for()
    told = page.locator(".advised, .hint-button [role=alert]")
    for _ in range(90):
        page.locator(".hint-button button").locator("visible=true").first.click()
        told.first.wait_for(state="attached")
        if not page.get_by_role("alert").count():
            return
        page.wait_for_timeout(1000)


def test_a_bid_is_advised_by_key_and_the_first_press_only_warns(
    sitting: Sitting, server: Served
) -> None:
    ticket = prepare(server, "cards", asked("bid", 3))
    page = sit_down(sitting, ticket, reduced_motion="reduce")
    key = page.get_by_role("radio", name="0", exact=True)
    key.focus()
    page.keyboard.press("h")
    expect(page.get_by_text("This game will be marked").locator("visible=true")).to_have_count(1)
    expect(page.get_by_text("took a hint")).to_have_count(0)
    ask(page, "Show the hint")
    expect(page.locator(".stone")).to_have_count(4)
    expect(page.locator("[aria-live=polite]")).to_contain_text(
        re.compile(r"Best: bid \d, [+\u2212]?\d+ points: exact in \d+ of 100\.")
    )
    # nothing is chosen for the player, and everybody reads that a hint was taken
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)
    expect(page.get_by_text("You took a hint.").first).to_be_attached()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".stone")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("ask for a hint")


def test_a_card_is_advised_on_a_phone_in_german_and_the_hand_stays_free(
    sitting: Sitting, server: Served
) -> None:
    ticket = prepare(server, "cards", asked("play", 7))
    page = sit_down(sitting, ticket, locale="de-DE", has_touch=True, **ON_A_PHONE)
    page.get_by_role("button", name="Tipp", exact=True).click()
    ask(page, "Tipp zeigen")
    strip = page.get_by_role("region", name="Tipp")
    expect(strip.get_by_role("listitem")).to_have_count(2)
    expect(strip).to_contain_text("zweitbeste")
    assert page.evaluate(NOT_COVERED)
    assert violations(page) == []


def test_dice_are_advised_in_dutch_with_the_chances_of_what_is_written(
    sitting: Sitting, server: Served
) -> None:
    ticket = prepare(server, "dice", asked("seer", 2), seats=3)
    page = sit_down(sitting, ticket, locale="nl-NL", **ON_A_PHONE)
    page.get_by_role("button", name="Tip", exact=True).click()
    ask(page, "Tip tonen")
    strip = page.get_by_role("region", name="Tip")
    expect(strip.get_by_role("img").first).to_have_accessible_name(
        re.compile(r"^X in \d+ van de 100")
    )
    expect(page.locator(".tray .advised").first).to_be_visible()
    assert violations(page) == []
    strip.get_by_role("button", name="Tip verbergen").click()
    expect(strip).to_have_count(0)


def test_friends_read_in_the_lobby_whether_hints_are_allowed(
    sitting: Sitting, server: Served
) -> None:
    host = sitting.person("/")
    code = open_table(host)
    friend = join(sitting, code, "Sable", typed=False)
    expect(friend.get_by_text("No hints", exact=True)).to_be_visible()
    host.get_by_role("checkbox", name=re.compile("^Hints")).check()
    expect(friend.get_by_text("Hints allowed", exact=True)).to_be_visible()
    expect(friend.get_by_role("checkbox", name=re.compile("^Hints"))).to_have_count(0)
