"""The dice game in the browser, as people meet it."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from stonehenge import dice
from stonehenge.locale import Words
from tests.web.conftest import Served, Sitting
from tests.web.dice import (
    asked,
    at,
    decision,
    dice_step,
    dice_table,
    near_end,
    offered,
    own_sheet,
    play_dice,
)
from tests.web.play import ANSWERED, begin, headline
from tests.web.prepared import sit_down

pytestmark = pytest.mark.xdist_group("page-dice")


def test_a_newcomer_plays_a_whole_game(sitting: Sitting) -> None:
    page = sitting.person()
    begin(page, "dice", players=4)
    said = play_dice(page)
    assert len(said) > 15
    expect(headline(page)).to_contain_text(re.compile("win|share"))
    page.get_by_role("button", name="Look at the table").click()
    expect(page.get_by_role("table")).to_have_count(4)
    expect(page.get_by_text("Place 1").first).to_be_visible()


MUST_BE_ASKED = {
    "rotate_two": "Turn two dice",
    "cross_out": "Cross out a box",
    "secret": "Nobody sees it yet",
    "roll_first": "Roll at least 3 dice again; you may not stop yet.",
    "jesters_frozen": "frozen",
}
"""What the page asks or says with a card that needs a decision of its own."""


def suits(card: str, view: Any) -> bool:
    """A good moment to sit down: a last round begins, and its card will ask something of us."""
    if view.magic != card or not near_end(view):
        return False
    if card in ("rotate_two", "roll_first", "rolls_as_predicted"):
        return bool(view.seer == 0)
    if card == "secret":
        return bool(view.seer != 0)
    if card == "cross_out":
        marks = [mark for row in view.sheets[0].rows for mark in row]
        return any(isinstance(mark, int) and mark > 0 for mark in marks)
    return True


@pytest.mark.parametrize("card", [card for card in dice.CARDS if card != "jesters_frozen"])
def test_every_magic_card_is_explained_and_played(
    sitting: Sitting, server: Served, card: str
) -> None:
    ticket = dice_table(server, lambda view: suits(card, view), magic=True)
    page = sit_down(sitting, ticket)
    magic = page.get_by_role("region", name="Magic card of this round")
    words = Words("en")
    expect(magic.get_by_role("heading")).to_have_text(words("magic-name", id=card))
    expect(magic).to_contain_text(words("magic-effect", id=card))
    said = play_dice(page)
    expect(headline(page)).to_be_visible()
    if card in MUST_BE_ASKED:
        assert any(MUST_BE_ASKED[card] in one for one in said)


def test_frozen_dice_cannot_be_rolled_again(sitting: Sitting, server: Served) -> None:
    ticket = dice_table(
        server,
        lambda view: at(view, "seer", 4) and 0 < len(view.frozen) < 7,
        magic=True,
    )
    page = sit_down(sitting, ticket)
    assert "frozen" in (asked(page) or "")
    frozen = page.get_by_role("button", name=re.compile("Jester, frozen$"))
    frozen.first.click(force=True)
    said = decision(page).get_by_role("status")
    expect(said).to_contain_text("may not be rolled again")
    expect(frozen.first).to_have_attribute("aria-pressed", "false")
    offered(page.get_by_role("region", name="Dice"), ", kept$").first.click()
    expect(said).to_contain_text("You are the Seer.")
    play_dice(page, decisions=3)


def test_boxes_that_cannot_be_called_say_why(sitting: Sitting, server: Served) -> None:
    ticket = dice_table(server, lambda view: at(view, "predict", 5) and view.seer != 0)
    page = sit_down(sitting, ticket)
    said = decision(page).get_by_role("status")
    sheet = own_sheet(page)
    used = sheet.get_by_role("button", name=re.compile(", (X|minus .|0 by a Jester Score)$"))
    used.last.click(force=True)
    expect(said).to_contain_text(re.compile("is used on this sheet|Jesters cannot be predicted"))
    called = sheet.get_by_role("button", name=re.compile("called by"))
    if called.count():
        called.first.click(force=True)
        expect(said).to_contain_text("in this round. Choose another box.")
    offered(sheet, ", free$").last.click()
    expect(said).to_contain_text("What will the dice show?")
    expect(offered(decision(page), "^Call ")).to_have_count(1)


def test_leave_when_exact(sitting: Sitting, server: Served) -> None:
    def exact(view: Any) -> bool:
        plain = [one.writes for one in view.consequences if one.writes]
        return at(view, "leave", 3) and sum(one.mark == "X" for one in plain) == 1

    page = sit_down(sitting, dice_table(server, exact))
    assert "Leave or stay?" in (asked(page) or "")
    page.get_by_role("switch", name="Leave when exact").click()
    said = decision(page).get_by_role("status")
    expect(said).to_contain_text("Exact: you leave.")
    expect(said).not_to_contain_text("Exact: you leave.")  # done
    page.reload()
    for _ in range(30):
        switch = page.get_by_role("switch", name="Leave when exact")
        if switch.count():
            expect(switch).to_be_checked()
            break
        dice_step(page)


def test_on_a_phone_by_touch(sitting: Sitting, server: Served) -> None:
    ticket = dice_table(server, lambda view: at(view, "predict", 4), seats=5)
    phone: dict[str, Any] = {
        "viewport": {"width": 360, "height": 740},
        "has_touch": True,
        "is_mobile": True,
    }
    page = sit_down(sitting, ticket, **phone)
    page.get_by_role("button", name=re.compile("^Open the sheet of")).first.tap()
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    page.keyboard.press("Escape")
    for _ in range(12):
        if dice_step(page) is None:
            break
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_by_keyboard_alone(sitting: Sitting, server: Served) -> None:
    ticket = dice_table(server, lambda view: at(view, "predict", 2))
    page = sit_down(sitting, ticket)
    _tab_to(page, ".sheet.asked button")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    _tab_to(page, ".decision .confirm")
    page.keyboard.press("Enter")
    for _ in range(6):
        said = asked(page)
        if said is None or "What will the dice show?" in said:
            break
        moment = page.locator(".room").get_attribute("data-seq")
        if "You are the Seer" in said:
            _tab_to(page, ".tray button")
            page.keyboard.press("Space")
            page.keyboard.press("3")
        _tab_to(page, ".decision .answers button:not([aria-disabled]), .decision .confirm")
        page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED, arg=moment)
    else:
        pytest.fail("the round did not end")


def _tab_to(page: Any, selector: str) -> None:
    """Presses Tab until something of this kind has the focus, once it is there."""
    page.locator(selector).first.wait_for()
    for _ in range(40):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"{selector} is not reached by Tab")
