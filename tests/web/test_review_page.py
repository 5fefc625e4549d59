"""The review of a game on the page: the known mistake, at the table, and tried again."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from stonehenge.tables.messages import Ticket
from tests.coach.mistakes import SHORT, Careless, Hasty, wizard_wasted
from tests.web.conftest import Served, Sitting
from tests.web.dice import decision, offered, own_sheet
from tests.web.geometry import problems
from tests.web.prepared import prepare, sit_down
from tests.web.test_pages import violations
from web.tools.scenes import asked, over

pytestmark = pytest.mark.xdist_group("page-review")

RIGHT: Final = "Right: also the archmage\N{RIGHT SINGLE QUOTATION MARK}s choice."
PHONE: Final = {"width": 390, "height": 844}
READY: Final = 120_000
"""Milliseconds that a busy machine may take for a review."""


@pytest.fixture(scope="module")
def cards(server: Served) -> Ticket:
    """A short card game in which nothing was bid on a Wizard."""
    wishes = {"seats": 3, "options": SHORT, "first": Careless()}
    return prepare(server, "cards", wizard_wasted, **wishes)


@pytest.fixture(scope="module")
def dice(server: Served) -> Ticket:
    """A short dice game in which five of a colour were predicted."""
    return prepare(server, "dice", over, seats=2, options=SHORT, first=Hasty())


def ready(page: Page) -> None:
    expect(page.locator(".moments")).to_be_visible(timeout=READY)


def predict(page: Page, box: str) -> None:
    offered(own_sheet(page), box).first.click()
    decision(page).get_by_role("button", name=re.compile("^Call ")).click()


def test_the_known_mistake_is_one_click_from_the_end_and_opens_at_the_table(
    sitting: Sitting, cards: Ticket
) -> None:
    page = sit_down(sitting, cards)
    page.get_by_role("link", name="Review").click()
    ready(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("40")
    expect(page.get_by_role("img", name=re.compile("^Expected result"))).to_be_visible()
    moments = page.locator(".moments li")
    expect(moments).to_have_count(1)
    expect(moments).to_contain_text("Round 1, bid")
    expect(moments).to_contain_text("\N{MINUS SIGN}40")
    assert problems(page) == []
    page.keyboard.press("1")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Wizard")
    choices = page.locator(".side li")
    expect(choices).to_have_text(
        [re.compile("bid 1.*best.*100 of 100.*30"), re.compile("bid 0.*You.*0 of 100")]
    )
    expect(page.get_by_text("Your choice in the game: bid 0. It cost 40.")).to_be_visible()
    page.keyboard.press("Escape")
    ready(page)
    page.goto("/games")
    expect(page.get_by_role("link", name="Analysis")).to_have_attribute("href", "/analysis")
    page.get_by_role("link", name="Review").first.click()
    ready(page)


def test_a_moment_is_tried_by_keys_and_its_answer_comes_afterwards(
    sitting: Sitting, cards: Ticket
) -> None:
    page = sit_down(sitting, cards, f"/g/{cards.table}/review")
    ready(page)
    page.keyboard.press("1")
    expect(page.locator(".side li")).not_to_have_count(0)
    page.keyboard.press("t")
    expect(page.get_by_role("heading", level=1)).to_have_text("What would you bid here?")
    expect(page.locator(".side li")).to_have_count(0)
    assert "of 100" not in page.locator("body").inner_text()
    expect(page.get_by_role("radio", name="0", exact=True)).to_be_focused()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    head = page.get_by_role("heading", level=1)
    expect(head).to_have_text(RIGHT)
    expect(head).to_be_focused()
    expect(page.locator(".side li").first).to_contain_text("best · now")
    # the game is over and public: who wants to may look into every hand, after the answer
    expect(page.locator(".plates .mini")).to_have_count(0)
    page.get_by_role("button", name="Show all hands").click()
    expect(page.locator(".plates .mini")).to_have_count(3)


def test_exercises_on_a_phone_are_kept_and_marked_when_solved(
    sitting: Sitting, dice: Ticket
) -> None:
    page = sit_down(sitting, dice, f"/g/{dice.table}/review", viewport=PHONE)
    ready(page)
    assert problems(page) == []
    page.get_by_role("link", name="Moments of your last games").click()
    expect(page.get_by_text("0 of 1 solved")).to_be_visible()
    page.get_by_role("link", name=re.compile("Round 1, prediction")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What would you predict here?")
    assert "of 100" not in page.locator("body").inner_text()
    predict(page, "^5 .*, free$")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Better:")
    best = page.locator(".side li.best .hidden").first.inner_text()
    number, colour = re.findall(r"predict (\d) (\w+)", best)[0]
    page.get_by_role("link", name="Try it yourself").click()
    predict(page, f"^{number} {colour}, free$")
    expect(page.get_by_role("heading", level=1)).to_have_text(RIGHT)
    page.goto("/exercises")
    expect(page.get_by_text("1 of 1 solved")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "said"), [("de-DE", "Die Würfel|Du hast"), ("nl-NL", "De dobbelstenen|Je ")]
)
def test_reviews_speak_german_and_dutch_and_other_seats_have_names(
    sitting: Sitting, dice: Ticket, locale: str, said: str
) -> None:
    page = sit_down(
        sitting, dice, f"/g/{dice.table}/review", locale=locale, reduced_motion="reduce"
    )
    ready(page)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(said))
    assert problems(page) == []
    page.keyboard.press("1")
    expect(page.locator(".side li").first).to_be_visible()
    assert violations(page) == []
    for text in (page.locator("body").inner_text(), page.locator("main").inner_html()):
        assert not re.search(r"page-review|because-|why-", text)
    page.goto(f"/g/{dice.table}/review/1")
    ready(page)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Bruno"))


def test_somebody_elses_seat_is_never_called_you_and_arrows_change_the_moment(
    sitting: Sitting, server: Served
) -> None:
    ticket = prepare(server, "dice", over, seats=2, options=SHORT, first=Hasty(until=2))
    page = sitting.person(f"/g/{ticket.table}/review/0#m1")
    expect(page.locator(".side li.mine")).to_contain_text("Robin", timeout=READY)
    expect(page.locator(".sheet .taken")).to_be_visible()
    assert not re.search(r"\b[Yy]our?\b", page.locator(".seen").inner_text())
    for key, nth in (("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        expect(page.get_by_text(f"{nth} of 2", exact=True)).to_be_visible()
        expect(page).to_have_url(re.compile(f"#m{nth}$"))


def test_a_game_that_still_runs_has_no_review(sitting: Sitting, server: Served) -> None:
    running = prepare(server, "cards", asked("play", 2), seats=3)
    page = sit_down(sitting, running, f"/g/{running.table}/review")
    expect(page.get_by_role("status")).to_contain_text("This has to wait until the game is over.")
