"""Playing as somebody does who clicks only what the page offers."""

import re
from typing import Final

from playwright.sync_api import Locator, Page, Position, expect

GO_ON: Final = ".reckoning .go"
"""The button that leads on from the end of a round."""
OFFERED: Final = f".end h1, {GO_ON}, [role=radio][tabindex='0'], .colours button, .hand .playable"
INDEX: Final[Position] = {"x": 14, "y": 34}
"""Where a fanned card shows its value."""
ANSWERED: Final = """seq => {
  const shown = document.querySelector('[data-seq]')?.dataset
  return shown?.seq !== seq && shown?.sending === undefined
}"""
"""The own action has been carried out and is shown; others may have acted before and after it."""

STILL: Final = """() => document.getAnimations().every(one =>
  one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)"""
NEXT_FRAME: Final = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"


def stand_still(page: Page) -> None:
    """Waits until everything is drawn and no animation runs but those without end."""
    page.evaluate("document.fonts.ready")
    page.evaluate(NEXT_FRAME)
    page.wait_for_function(STILL)


def begin(page: Page, game: str, *, players: int, pace: str = "at once") -> None:
    """Starts a game against apprentices from the home page, by its dialog of choices."""
    page.get_by_role("button", name=re.compile(rf"^Change: .*{game}")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=str(players), exact=True).check()
    dialog.get_by_role("radio", name="apprentice").check()
    dialog.get_by_role("radio", name=pace).check()
    dialog.get_by_role("button", name=re.compile("^Play ")).click()
    page.wait_for_url("**/t/*")


def wait_for_offer(page: Page, offered: str) -> None:
    """Waits until one of these is there, and goes on at once from the end of a round."""
    while True:
        page.locator(offered).first.wait_for(timeout=30_000)
        if not page.locator(GO_ON).count():
            return
        go_on(page)


def go_on(page: Page) -> None:
    """Goes on from the end of a round, if one is shown."""
    if page.locator(GO_ON).count():
        page.locator(GO_ON).click()
        page.locator(GO_ON).wait_for(state="detached")


def card_step(page: Page) -> bool:
    """One decision of the card game; False once the game is over."""
    wait_for_offer(page, OFFERED)
    if page.locator(".end h1").count():
        return False
    seq = page.locator("[data-seq]").get_attribute("data-seq")
    if page.get_by_role("radio").count():
        bids = page.get_by_role("radio").and_(page.locator(":not([aria-disabled])"))
        bids.first.click()
        page.get_by_role("button", name=re.compile(r"^Bid \d")).click()
    elif page.locator(".colours button").count():
        page.locator(".colours button").first.click()
    else:
        page.get_by_role("button", name=re.compile(", playable$")).first.click(position=INDEX)
        confirm = page.get_by_role("button", name="Play it")  # asked where a finger plays
        if confirm.count():
            confirm.click()
    page.wait_for_function(ANSWERED, arg=seq)
    return True


def play_cards(page: Page, *, decisions: int = 1000) -> None:
    """Plays until the end, or so many decisions."""
    for _ in range(decisions):
        if not card_step(page):
            return


def headline(page: Page) -> Locator:
    """The sentence with the result."""
    found = page.locator(".end h1")
    expect(found).to_be_visible(timeout=20_000)
    return found
