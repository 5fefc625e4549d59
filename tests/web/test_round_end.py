"""The end of a round in the browser: seen, read, and seen again after a reload."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Sitting
from tests.web.dice import dice_step
from tests.web.play import GO_ON, begin, card_step

pytestmark = pytest.mark.xdist_group("page-cards")


def test_a_round_of_cards_is_told_before_the_next_begins(sitting: Sitting) -> None:
    page = sitting.person()
    begin(page, "card", players=3, pace="quick")
    for _ in range(2):  # the bid and the only card
        assert card_step(page)
    brought = reckoning(page, "Round 1 is over.")
    expect(brought.get_by_role("row")).to_have_count(4)
    expect(page.get_by_role("list", name="Last trick").get_by_role("listitem")).to_have_count(3)
    expect(page.locator(GO_ON)).to_be_focused()
    page.keyboard.press("w")
    page.reload()
    brought = reckoning(page, "Round 1 is over.")
    page.keyboard.press("Enter")
    expect(brought).to_be_hidden()
    page.get_by_text("Round 2 of 20", exact=True).wait_for()
    page.reload()
    page.get_by_text("Round 2 of 20", exact=True).wait_for()
    expect(brought).to_be_hidden()


def test_a_round_of_dice_tells_what_was_written(sitting: Sitting) -> None:
    page = sitting.person(viewport={"width": 390, "height": 844})
    begin(page, "dice", players=3)
    while page.locator(GO_ON).count() == 0:
        assert dice_step(page)
        page.locator(f"{GO_ON}, .decision.mine").first.wait_for()
    brought = reckoning(page, "Round 1 is over.")
    expect(brought.get_by_role("row")).to_have_count(4)
    expect(brought.get_by_text(re.compile("next Seer|stay.* the Seer"))).to_be_visible()
    expect(page.get_by_role("region", name="Dice")).to_contain_text("the last")


def reckoning(page: Page, head: str) -> Locator:
    """What the round brought, once it is told."""
    found = page.get_by_role("region", name=head)
    expect(found).to_be_visible()
    return found
