"""Analysis in the browser: positions by hand, from a replay, by link, and impossible ones."""

import base64
import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Served, Sitting
from tests.web.prepared import prepare
from tests.web.test_pages import violations
from web.tools.scenes import over

pytestmark = pytest.mark.xdist_group("page-coach")

WAKING: Final = 180_000
"""Milliseconds that the coach of a new server may take to wake up on a busy machine."""
IMPOSSIBLE: Final[dict[str, Any]] = {
    "game": "cards",
    "seats": 3,
    "seat": 0,
    "round": 2,
    "dealer": 2,
    "hand": ["W1", "B3"],
    "turnup": "R5",
    "actions": [[1, "bid", 0]],
}


def link(position: dict[str, Any]) -> str:
    return base64.urlsafe_b64encode(json.dumps(position).encode()).decode().rstrip("=")


def answered(page: Page, ask: str, answer: str) -> None:
    """Asks once: the page asks again by itself while the coach of a new server wakes up."""
    told = page.get_by_role("region", name=answer)
    if not told.count():
        page.get_by_role("button", name=ask).click()
    expect(told).to_be_visible(timeout=WAKING)


def test_a_card_position_is_entered_by_keys_and_its_link_holds_it(
    sitting: Sitting, server: Served
) -> None:
    page = sitting.person("/analysis", reduced_motion="reduce")
    page.get_by_role("combobox", name="Players").select_option("3")
    page.get_by_role("combobox", name="Round").select_option("1")
    page.get_by_role("combobox", name="Dealer").select_option("1")
    ask = page.get_by_role("button", name="Ask the archmage")
    page.get_by_role("group", name="Tap the turned-up card").get_by_label("red 5").press("Enter")
    expect(ask).to_have_attribute("aria-disabled", "true")
    hand = page.get_by_role("group", name="Tap the cards of your hand: 0 of 1.")
    hand.get_by_label("Wizard").press("Enter")
    # the rules say who bids next
    turn = page.get_by_role("group", name="Player 3")
    turn.get_by_role("button", name="1", exact=True).press("Enter")
    expect(page.get_by_text("It is your decision")).to_be_visible()
    answered(page, "Ask the archmage", "What the archmage thinks")
    expect(page.get_by_role("heading", name="Best: bid 1.")).to_be_visible()
    assert violations(page) == []
    again = sitting.person(page.url.removeprefix(server.address))
    expect(again.get_by_role("heading", name="Best: bid 1.")).to_be_visible(timeout=30_000)
    again.goto(f"/analysis#{link(IMPOSSIBLE)}")
    again.reload()
    expect(
        again.get_by_role("status").filter(has_text="Entry 1: It is not your turn")
    ).to_be_visible()
    expect(again.get_by_role("button", name="Ask the archmage")).to_have_attribute(
        "aria-disabled", "true"
    )


def test_a_moment_of_a_dice_replay_is_asked_about_on_a_phone_in_german(
    sitting: Sitting, server: Served
) -> None:
    ticket = prepare(server, "dice", over, seats=2, options={"rounds": 2})
    page = sitting.person(
        f"/g/{ticket.table}#r1t0",
        locale="de-DE",
        viewport={"width": 390, "height": 844},
        reduced_motion="reduce",
    )
    page.get_by_role("button", name="Den Erzmagier fragen").click()
    page.wait_for_url("**/analysis#*")
    answered(page, "Den Erzmagier fragen", "Was der Erzmagier meint")
    best = page.get_by_role("heading", name=re.compile(r"Am besten: \d .* vorhersagen\."))
    expect(best).to_be_visible()
    # one step on: what was best is entered as what happened, and somebody else is asked
    page.get_by_role("button", name="3 Blau", exact=True).click()
    expect(page.get_by_text("3 Blau vorhersagen", exact=False).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
