"""Every variant of the card game in the browser, from near the end of a game to its last screen."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Served, Sitting
from tests.web.play import GO_ON, card_step, go_on, headline, play_cards, wait_for_offer
from tests.web.prepared import prepare, sit_down
from web.tools.scenes import Wanted, asked

pytestmark = pytest.mark.xdist_group("page-variants")

SEATS: Final = 6
OTHERS: Final = SEATS - 1
LAST: Final = 10
COVERED: Final = "•"
CARD: Final = re.compile(r"(blue|green|yellow|red) \d|Wizard|Jester")


def begin_at(sitting: Sitting, server: Served, wanted: Wanted, **options: Any) -> Page:
    """The first seat of six opens the table at this moment; the others are apprentices."""
    return sit_down(sitting, prepare(server, "cards", wanted, seats=SEATS, options=options))


def play_to_the_end(page: Page) -> None:
    """Clicks what is offered until the game is over."""
    play_cards(page)
    look_at_the_end(page)


def look_at_the_end(page: Page) -> None:
    """Somebody has won, and chance was fair in every round."""
    expect(headline(page)).to_contain_text(re.compile("win|share"))
    expect(page.get_by_text(re.compile(rf"All {LAST} draws follow"))).to_be_visible()


def plates(page: Page) -> Locator:
    """What the table shows of each of the others."""
    return page.get_by_role("list", name="The others").get_by_role("listitem")


def bids(page: Page, round_: int) -> list[str]:
    """The bids of a round on the score pad, by seat: numbers, covered ones, or nothing yet."""
    lines = page.get_by_role("table", name="Score pad").get_by_role("row")
    line = lines.filter(has=page.get_by_role("rowheader", name=str(round_), exact=True))
    first = "all => all.map(one => one.firstChild?.data.trim() ?? '')"  # the rest is for ears
    written: list[str] = line.locator(".bid").evaluate_all(first)
    return written


def own_bid(page: Page) -> Locator:
    """The numbers that can be bid."""
    return page.get_by_role("radio").and_(page.locator(":not([aria-disabled])"))


def test_plus_minus_one_closes_a_number_and_says_why(sitting: Sitting, server: Served) -> None:
    def closed(view: Any, legal: tuple[Any, ...]) -> bool:
        return asked("bid", LAST)(view, legal) and view.forbidden_bid is not None

    page = begin_at(sitting, server, closed, plus_minus_one=True, first_dealer=3)
    shut = page.get_by_role("radio", name="closed to you")
    expect(shut).to_have_attribute("aria-disabled", "true")
    number = int(shut.inner_text())
    before = [int(bid) for bid in bids(page, LAST) if bid]
    assert len(before) == OTHERS
    assert sum(before) + number == LAST
    expect(page.get_by_text(f"{sum(before)} + {number} would make exactly {LAST}")).to_be_visible()
    expect(own_bid(page)).to_have_count(LAST)  # of the eleven from 0 to 10

    shut.click(force=True)  # it says that it is disabled
    expect(shut).not_to_be_checked()
    expect(page.get_by_role("button", name="Choose a number")).to_have_attribute(
        "aria-disabled", "true"
    )
    card_step(page)
    expect(page.get_by_text(re.compile("^(over|under)-bid by")).last).to_be_visible()
    play_to_the_end(page)


def test_covered_bids_are_shown_when_everyone_has_bid(sitting: Sitting, server: Served) -> None:
    page = begin_at(sitting, server, asked("bid", LAST), bidding="covered")
    expect(page.get_by_text("the bids are shown when everyone has bid").first).to_be_visible()
    expect(plates(page).filter(has_text="has bid")).to_have_count(OTHERS)
    assert bids(page, LAST) == ["", *[COVERED] * OTHERS]
    card_step(page)
    expect(plates(page).filter(has_text=re.compile(r"\d of \d"))).to_have_count(OTHERS)
    assert all(bid.isdigit() for bid in bids(page, LAST))
    play_to_the_end(page)


def test_secret_bids_are_shown_when_the_round_is_over(sitting: Sitting, server: Served) -> None:
    round_ = LAST - 1
    page = begin_at(sitting, server, asked("bid", round_), bidding="secret")
    expect(page.get_by_text("the bids stay secret until the round is over").first).to_be_visible()
    expect(plates(page).filter(has_text="has bid")).to_have_count(OTHERS)
    card_step(page)
    for _ in range(round_):
        page.locator(".hand .playable").first.wait_for()
        own, *others = bids(page, round_)
        assert own.isdigit()
        assert others == [COVERED] * OTHERS
        expect(plates(page).filter(has_text="bid hidden")).to_have_count(OTHERS)
        card_step(page)
    expect(page.get_by_role("heading", name=f"Round {round_} is over.")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^bid\s\d, won\s\d$"))).to_have_count(SEATS)
    assert all(bid.isdigit() for bid in bids(page, round_))
    play_to_the_end(page)


def test_clairvoyance_shows_every_card_but_the_own(sitting: Sitting, server: Served) -> None:
    page = begin_at(sitting, server, asked("bid", 1, round=1), clairvoyance=True)
    expect(page.get_by_text("you see every hand but your own")).to_be_visible()
    expect(page.get_by_role("group", name="Your hand")).to_have_count(0)
    expect(plates(page).filter(has_text=CARD)).to_have_count(OTHERS)
    card_step(page)
    hand = page.get_by_role("group", name="Your hand").get_by_role("button")
    expect(hand).to_have_count(1)  # ruling C16: the own card is seen when play starts
    expect(hand).to_have_accessible_name(CARD)
    card_step(page)
    page.locator(GO_ON).wait_for()
    go_on(page)
    expect(hand).to_have_count(2)
    expect(plates(page).filter(has_text=CARD)).to_have_count(0)

    # it is over after the first round: a computer plays the other nine
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a computer play for me").click()
    wait_for_offer(page, f".end h1, {GO_ON}")
    look_at_the_end(page)


def test_the_dealer_names_the_trump(sitting: Sitting, server: Served) -> None:
    page = begin_at(sitting, server, asked("trump", LAST - 1), first_dealer=4)
    expect(page.get_by_text("trump not named yet").last).to_be_visible()
    box = page.get_by_role("region", name="Name the trump.")
    colours = box.get_by_role("button")
    expect(colours).to_have_text([re.compile(name) for name in ("blue", "green", "yellow", "red")])
    colours.filter(has_text="yellow").click()
    expect(page.get_by_text("yellow is trump").last).to_be_visible()
    expect(box).to_have_count(0)
    play_to_the_end(page)
