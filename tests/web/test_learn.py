"""Whole guided games in the browser, by keyboard and by what a screen reader is told."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Sitting

SOON = (
    "const later = setTimeout; window.setTimeout = (f, ms, ...a) => later(f, (ms ?? 0) / 20, ...a)"
)
"""Moves are shown for a while; the test does not want to watch."""


def learn(sitting: Sitting, game: str) -> Page:
    page = sitting.person("/")
    page.add_init_script(SOON)
    if game == "cards":
        page.get_by_role("link", name=re.compile("New here")).focus()
        page.keyboard.press("Enter")
    else:
        page.goto("/learn/dice")
    return page


def says(page: Page, step: int, text: str) -> None:
    """Waits for a step; its heading has the focus."""
    plate = page.get_by_role("dialog", name=re.compile(rf"^{step} of \d .*{text}"))
    expect(plate.get_by_role("heading")).to_be_focused()


def tab_to(page: Page, role: str, name: str) -> None:
    """Walks by Tab to something; what is veiled must not be on the way."""
    wanted = page.get_by_role(role, name=re.compile(name)).first  # type: ignore[arg-type]
    for _ in range(12):
        page.keyboard.press("Tab")
        if wanted.evaluate("one => one === document.activeElement"):
            return
    pytest.fail(f"Tab does not lead to {name}")


def read_on(page: Page) -> None:
    """Goes on from a step that only tells; the table can be used once its plate is gone."""
    said = page.get_by_role("dialog").get_by_role("heading").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name=said, exact=True)).to_have_count(0)


def bid(page: Page, number: int) -> None:
    page.get_by_role("radio", name=str(number)).wait_for()
    tab_to(page, "radio", "^0$")
    page.keyboard.press(str(number))
    tab_to(page, "button", f"^Bid {number}")
    page.keyboard.press("Enter")


def play(page: Page, card: str) -> None:
    wanted = page.get_by_role("group", name="Your hand").get_by_role("button", name=card)
    wanted.wait_for()
    page.get_by_role("group", name="Your hand").get_by_role("button").first.focus()
    for _ in range(4):
        if wanted.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    if card.endswith("playable"):
        # the next card may be played once this one has left the hand
        expect(wanted).to_have_count(0)


def go_on(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile(name)).focus()
    page.keyboard.press("Enter")


def test_a_guided_card_game_by_keyboard_left_resumed_and_followed_by_a_real_one(
    sitting: Sitting,
) -> None:
    page = learn(sitting, "cards")
    says(page, 1, "This card was turned up")
    read_on(page)
    says(page, 2, "How many tricks")
    bid(page, 1)
    says(page, 3, "green 13 is winning")
    play(page, "red 9, playable")
    says(page, 4, "Exact pays")
    read_on(page)
    bid(page, 1)
    says(page, 5, "Blue was led")
    page.reload()  # left and resumed
    says(page, 5, "Blue was led")
    play(page, "yellow 2")
    expect(page.get_by_role("alert")).to_contain_text("blue must be followed")
    play(page, "blue 10, playable")
    play(page, "yellow 2, playable")
    go_on(page, "Go on to round 3|Your turn")
    says(page, 6, "A Wizard beats everything")
    bid(page, 1)
    says(page, 7, "Now the Wizard")
    page.keyboard.press("Escape")
    for card in ("Wizard", "Jester", "red 8"):
        play(page, f"{card}, playable")
    go_on(page, "To the result")
    end = page.get_by_role("dialog", name="That is all. Play a real game?")
    expect(end.get_by_role("heading")).to_be_focused()
    expect(end).to_contain_text("You have 90 points")
    tab_to(page, "button", "Play a real game")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.goto("/")
    expect(page.get_by_role("button", name="Play cards now")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("New here"))).to_have_count(0)
    page.goto("/games")
    expect(page.locator("main li")).to_have_count(1)  # the real game; a lesson is none


def test_a_guided_dice_game_by_keyboard(sitting: Sitting) -> None:
    page = learn(sitting, "dice")
    says(page, 1, "You are the Seer")
    predict(page, "2 green")
    says(page, 2, "What do Wizards count as")
    tab_to(page, "button", "^Wizards count as green")
    page.keyboard.press("Enter")
    says(page, 3, "You predicted 2 green and have 1")
    page.get_by_role("button", name=re.compile(r"^Die 1")).focus()
    page.keyboard.press("1")
    page.keyboard.press("2")
    answer(page, "Roll")
    says(page, 4, "Exactly 2 green: stop now")
    answer(page, "Stop")
    answer(page, "Write it")
    says(page, 5, "Nine Xs end the game")
    read_on(page)
    predict(page, "3 red")
    says(page, 6, "Leave or stay")
    answer(page, "^Leave")
    go_on(page, "Go on to round 3|Your turn")
    says(page, 7, "A magic card lies open")
    read_on(page)
    predict(page, "2 blue")
    answer(page, "^Wizards count as blue")
    answer(page, "Stop")
    says(page, 8, "2 Jesters lie there")
    answer(page, "Jester Score")
    go_on(page, "To the result")
    end = page.get_by_role("dialog", name="That is all. Play a real game?")
    expect(end).to_contain_text("You have 5 points")


def predict(page: Page, box: str) -> None:
    wanted = page.get_by_role("button", name=re.compile(f"^{box}")).first
    wanted.focus()
    page.keyboard.press("Enter")
    answer(page, f"{box}")


def answer(page: Page, name: str) -> None:
    decision = page.get_by_role("region", name="Your decision")
    wanted = decision.get_by_role("button", name=re.compile(name)).last
    wanted.focus()
    page.keyboard.press("Enter")
