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
WAKING: Final = 180_000
"""Milliseconds that the coach of a new server may take to wake up on a busy machine."""
NOT_COVERED: Final = """() => {
    const cards = [...document.querySelectorAll('.hand .playable')]
    return cards.length > 0 && cards.every(card => {
        const box = card.getBoundingClientRect()
        return card.contains(document.elementFromPoint(box.left + 12, box.top + 30))
    })
}"""
"""Every card that may be played can be tapped."""


CUT_OFF: Final = """choices => [...document.querySelectorAll(choices)].filter(one => {
    const box = one.getBoundingClientRect()
    const within = room => box.top >= room.top - 1 && box.bottom <= room.bottom + 1
        && box.left >= room.left - 1 && box.right <= room.right + 1
    for (let up = one.parentElement; up !== document.body; up = up.parentElement) {
        const cuts = getComputedStyle(up).overflowY !== 'visible'
        if (cuts && !within(up.getBoundingClientRect())) return true
    }
    return !within({ top: 0, left: 0, right: innerWidth, bottom: innerHeight })
}).map(one => one.textContent)"""
"""What of a choice lies out of the window, or is in sight only after scrolling."""


def ask(page: Page, name: str) -> None:
    """Presses the button once: the page asks again by itself while a new server's coach wakes."""
    page.get_by_role("button", name=name).locator("visible=true").first.click()
    page.locator(".advised").first.wait_for(state="attached", timeout=WAKING)


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


@pytest.mark.parametrize(("round_", "seats"), [(9, 4), (20, 3)])
def test_every_advised_bid_and_its_button_are_in_sight_on_a_phone_held_across(
    sitting: Sitting, server: Served, round_: int, seats: int
) -> None:
    ticket = prepare(server, "cards", asked("bid", round_), seats=seats)
    across: Any = {"width": 740, "height": 360}
    page = sit_down(sitting, ticket, viewport=across, has_touch=True, reduced_motion="reduce")
    # the warning goes by a finger, too, and nothing was asked
    page.get_by_role("button", name="Hint", exact=True).locator("visible=true").tap()
    page.get_by_role("button", name="No hint now").locator("visible=true").tap()
    expect(page.get_by_text("This game will be marked").locator("visible=true")).to_have_count(0)
    expect(page.get_by_text("took a hint")).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).locator("visible=true").tap()
    ask(page, "Show the hint")
    choices = ".keys .key, .box .confirm"
    for width, height in ((740, 360), (640, 400)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(choices)).to_have_count(round_ + 2)
        assert page.evaluate(CUT_OFF, choices) == []


def test_the_answers_of_an_advised_seer_are_in_sight(sitting: Sitting, server: Served) -> None:
    ticket = prepare(server, "dice", asked("seer", 2), seats=5, options={"magic": True})
    desk: Any = {"width": 1280, "height": 800}
    page = sit_down(sitting, ticket, locale="de-DE", viewport=desk, reduced_motion="reduce")
    answers = ".decision .answers button"
    page.get_by_role("button", name="Tipp", exact=True).locator("visible=true").click()
    expect(page.get_by_role("button", name="Jetzt kein Tipp")).to_be_visible()
    assert page.evaluate(CUT_OFF, answers) == []
    ask(page, "Tipp zeigen")
    for width, height in ((1280, 800), (1024, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(answers)).to_have_count(2)
        assert page.evaluate(CUT_OFF, answers) == []


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
