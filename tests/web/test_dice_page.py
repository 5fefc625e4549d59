"""The dice game in the browser, as people meet it."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from stonehenge import dice
from tests.web.conftest import Served, Sitting
from tests.web.dice import (
    asked,
    decision,
    dice_step,
    offered,
    own_sheet,
    play_dice,
    prepare,
    sit_down,
)
from tests.web.play import begin, headline

pytestmark = pytest.mark.xdist_group("page-dice")


def test_a_newcomer_plays_a_whole_game(sitting: Sitting) -> None:
    page = sitting.person()
    begin(page, "dice", players=4)
    said = play_dice(page)
    assert len(said) > 15
    expect(headline(page)).to_contain_text(re.compile("win|share"))
    page.get_by_role("button", name="Look at the table").click()
    expect(page.get_by_role("table")).to_have_count(4)
    expect(page.get_by_text(re.compile("^Place 1"))).to_be_visible()


MUST_BE_ASKED = {
    "rotate_two": "Turn two dice",
    "cross_out": "Cross out minus points",
    "secret": "Nobody sees it yet",
    "roll_first": "Roll at least 3 dice again; you may not stop yet.",
    "jesters_frozen": "frozen",
}
"""What the page asks or says with a card that needs a decision of its own."""


def suits(card: str, view: Any) -> bool:
    """A good moment to sit down: the round begins, and the card will ask something of us."""
    if sum(box is not None for box in view.predictions):
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
    page = sit_down(sitting, prepare(server, lambda view: suits(card, view), magic=card))
    magic = page.get_by_role("region", name="Magic card of this round")
    expect(magic.get_by_role("heading")).to_be_visible()
    said = play_dice(page)
    expect(headline(page)).to_be_visible()
    if card in MUST_BE_ASKED:
        assert any(MUST_BE_ASKED[card] in one for one in said)


def test_frozen_dice_cannot_be_rolled_again(sitting: Sitting, server: Served) -> None:
    ticket = prepare(
        server,
        lambda view: view.phase.value == "seer" and view.seer == 0 and len(view.frozen) > 0,
        magic="jesters_frozen",
        round_=4,
    )
    page = sit_down(sitting, ticket)
    assert "frozen" in (asked(page) or "")
    frozen = page.get_by_role("button", name=re.compile("Jester, frozen$"))
    frozen.first.click()
    expect(decision(page).get_by_role("status")).to_contain_text("may not be rolled again")
    expect(frozen.first).to_have_attribute("aria-pressed", "false")
    play_dice(page)
    expect(headline(page)).to_be_visible()


def test_boxes_that_cannot_be_called_say_why(sitting: Sitting, server: Served) -> None:
    ticket = prepare(server, lambda view: view.phase.value == "predict" and view.to_act == (0,))
    page = sit_down(sitting, ticket)
    said = decision(page).get_by_role("status")
    sheet = own_sheet(page)
    sheet.get_by_role("button", name=re.compile(", (X|minus .|0 by a Jester Score)$")).first.click()
    expect(said).to_contain_text(re.compile("is used on this sheet|Jesters cannot be predicted"))
    called = sheet.get_by_role("button", name=re.compile("called by"))
    if called.count():
        called.first.click()
        expect(said).to_contain_text("in this round. Choose another box.")
    offered(sheet, ", free$").last.click()
    expect(said).to_contain_text("What will the dice show?")
    expect(offered(decision(page), "^Call ")).to_have_count(1)


def test_leave_when_exact(sitting: Sitting, server: Served) -> None:
    def exact(view: Any) -> bool:
        return view.phase.value == "leave" and any(
            one.writes and one.writes.mark == "X" for one in view.consequences
        )

    page = sit_down(sitting, prepare(server, exact, round_=3))
    assert "Leave or stay?" in (asked(page) or "")
    moment = page.locator(".room").get_attribute("data-seq")
    page.wait_for_timeout(1500)
    assert page.locator(".room").get_attribute("data-seq") == moment  # nobody wished for anything
    page.get_by_role("switch", name="Leave when exact").click()
    expect(decision(page).get_by_role("status")).to_contain_text("Exact: you leave.")
    page.wait_for_function(
        "seq => document.querySelector('.room').dataset.seq !== seq", arg=moment
    )
    page.reload()
    for _ in range(30):
        switch = page.get_by_role("switch", name="Leave when exact")
        if switch.count():
            expect(switch).to_be_checked()
            break
        dice_step(page)


def test_on_a_phone_by_touch(sitting: Sitting, server: Served) -> None:
    ticket = prepare(server, lambda view: view.phase.value == "predict", seats=5)
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    page = sit_down(sitting, ticket, **phone)
    page.get_by_role("button", name=re.compile("^Open the sheet of")).first.tap()
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    page.keyboard.press("Escape")
    for _ in range(12):
        if dice_step(page) is None:
            break
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_by_keyboard_alone(sitting: Sitting, server: Served) -> None:
    ticket = prepare(
        server, lambda view: view.phase.value == "predict" and view.to_act == (0,), round_=2
    )
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
        page.wait_for_function(
            "seq => document.querySelector('.room')?.dataset.seq !== seq", arg=moment
        )
    else:
        pytest.fail("the round did not end")


def _tab_to(page: Any, selector: str) -> None:
    """Presses Tab until something of this kind has the focus."""
    for _ in range(40):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"{selector} is not reached by Tab")
