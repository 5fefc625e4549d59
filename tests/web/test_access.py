"""By keyboard alone, by the accessibility tree alone, and no barriers in any light."""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Served, Sitting
from tests.web.play import ANSWERED, GO_ON, stand_still
from tests.web.prepared import prepare, sit_down
from tests.web.test_pages import violations
from web.tools.scenes import over

pytestmark = pytest.mark.xdist_group("page-access")
HEARD: Final = """
    window.heard = [];
    window.voices = new Set();
    new MutationObserver(() => {
        for (const region of document.querySelectorAll('[aria-live],[role=status],[role=alert]')) {
            const said = region.textContent.replace(/\\s+/g, ' ').trim();
            const playing = document.querySelector('[data-seq]');
            if (!said || !playing || region.ariaLive === 'off') continue;
            voices.add(region);
            if (heard.at(-1) !== said) heard.push(said);
        }
    }).observe(document, {childList: true, subtree: true, characterData: true});
"""
"""Notes all that a screen reader would announce at a table, and the regions that speak."""
SOMEWHERE: Final = "() => document.activeElement !== document.body"
"""Something has the focus."""
FOCUSED: Final = """() => {
    const one = document.activeElement;
    const label = one.labels?.[0]?.textContent ?? '';
    return (one.ariaLabel || label || one.textContent || '').replace(/\\s+/g, ' ').trim();
}"""


# the keyboard


def tab_to(page: Page, name: str, *, most: int = 60) -> str:
    """Presses Tab until something of this name has the focus, as somebody without a mouse does."""
    for _ in range(most):
        focused = str(page.evaluate(FOCUSED))
        if re.search(name, focused):
            return focused
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} is not reached by Tab")


def choose(page: Page, name: str, *, most: int = 12) -> None:
    """Arrows through a group of choices until this one has the focus."""
    for _ in range(most):
        if re.search(name, str(page.evaluate(FOCUSED))):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"{name} is not reached by arrows")


def keys_of(page: Page, game: str, players: int) -> None:
    """From the home page to a game of two rounds against apprentices who answer at once."""
    page.get_by_role("button", name=f"Play {game} now").wait_for()
    tab_to(page, f"^Change: Wizard, the {game.removesuffix('s')} game")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    tab_to(page, r"^\d$")
    choose(page, f"^{players}$")
    tab_to(page, "^(at random|novice|apprentice|journeyman|yardstick|sage|adept|archmage)")
    choose(page, "^apprentice$")
    tab_to(page, "^(at once|quick|calm|slow)$")
    choose(page, "^at once$")
    tab_to(page, "^Length$")
    page.keyboard.type("2 r")
    tab_to(page, f"^Play {game} now$")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


# the accessibility tree


def tree(page: Page) -> list[tuple[str, str, str]]:
    """Role, name and state of everything, in reading order: all that a screen reader has."""
    lines = page.locator("body").aria_snapshot().splitlines()
    found = (re.match(r"\s*- '?(\w+)(?: \"(.*?)\")?((?: \[[^\]]*\])*)", line) for line in lines)
    return [(one[1], one[2] or "", one[3]) for one in found if one]


def offered(page: Page, role: str, name: str) -> list[str]:
    """The names of what can be pressed."""
    return [
        named
        for found, named, state in tree(page)
        if found == role and "disabled" not in state and re.search(name, named)
    ]


def press(page: Page, name: str) -> None:
    """Goes to what has this name, presses it, and is somewhere afterwards."""
    seq = page.locator("[data-seq]").get_attribute("data-seq")
    tab_to(page, name)
    page.keyboard.press("Enter")
    page.wait_for_function(ANSWERED, arg=seq)
    page.wait_for_function(SOMEWHERE)


def go_on(page: Page) -> None:
    """Leaves the end of a round, whose button has the focus by itself."""
    expect(page.locator(GO_ON)).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(GO_ON).wait_for(state="detached")
    page.wait_for_function(SOMEWHERE)


def reads(page: Page, game: str, players: int, asked: str) -> Iterator[None]:
    """Plays a whole game by keyboard and accessibility tree; stops at every decision."""
    page.add_init_script(HEARD)
    page.reload()
    keys_of(page, game, players)
    won = page.get_by_role("heading", level=1, name=re.compile(r"\b(wins?|share)\b"))
    for _ in range(60):
        page.locator(f"{GO_ON}, {asked}").or_(won).first.wait_for(timeout=30_000)
        if won.count():
            return
        if page.locator(GO_ON).count():
            go_on(page)
        else:
            yield
    raise AssertionError("the game does not end")


def heard(page: Page) -> str:
    """All that was announced, by one voice."""
    assert page.evaluate("voices.size") == 1
    return " ".join(page.evaluate("heard"))


def bid_or_play(page: Page) -> None:
    """One decision of the card game."""
    if offered(page, "radio", r"^\d+$"):
        tab_to(page, r"^\d$|closed to you")
        choose(page, r"^\d$")
        page.keyboard.press("Space")
        press(page, r"^Bid \d")
    elif offered(page, "button", r"^[BGYR] \S+$"):
        press(page, r"^[BGYR] \S+$")
    else:
        tab_to(page, "(playable|not now)$")
        page.keyboard.press("Home")
        choose(page, ", playable$")
        press(page, ", playable$")


def test_a_whole_card_game_by_keyboard_and_accessibility_tree(sitting: Sitting) -> None:
    page = sitting.person()
    for _ in reads(page, "cards", 3, ".prompt.mine"):
        bid_or_play(page)
    page.wait_for_function(SOMEWHERE)
    told = heard(page)
    for said in ("You bid", "Your turn.", "You play", "Round 1 is over.", "Round 2 of"):
        assert said in told, told
    assert len(re.findall(r"takes? the trick\.", told)) >= 3


def decide_dice(page: Page) -> None:
    """One decision of the dice game."""
    if any(name == "Choose a box" for _, name, _ in tree(page)):
        tab_to(page, r"^\d[BGYR] \d .*, ")
        choose(page, ", free$", most=30)
        page.keyboard.press("Enter")
        press(page, "^Call ")
    else:
        press(page, "^(Wizards count as|Leave (?!when)|Stop here|Write it)")


def test_a_whole_dice_game_by_keyboard_and_accessibility_tree(sitting: Sitting) -> None:
    page = sitting.person()
    for _ in reads(page, "dice", 2, ".decision.mine"):
        decide_dice(page)
    page.wait_for_function(SOMEWHERE)
    told = heard(page)
    for said in ("What will the dice show?", "You predict", "Rolled: ", "Seer"):
        assert said in told, told
    assert not re.search(r"\d W\b|X \+ ", told)


# axe-core: what other tests of the page do not visit


def test_no_barriers_at_the_end_in_the_lobby_and_in_replays(
    sitting: Sitting, server: Served
) -> None:
    looks: dict[str, Any] = {"reduced_motion": "reduce"}
    for game, seats in (("cards", 6), ("dice", 3)):
        ticket = prepare(server, game, over, seats=seats)  # type: ignore[arg-type]
        page = sit_down(sitting, ticket, **looks)
        page.locator(".chance .seal").wait_for()
        stand_still(page)
        assert violations(page) == []
        page.get_by_role("button", name="Look at the table").click()
        stand_still(page)
        assert violations(page) == []
        page.goto(f"/g/{ticket.table}#r3t1")
        page.get_by_role("button", name="One step on").wait_for()
        stand_still(page)
        assert violations(page) == []
    page.goto("/")
    page.get_by_role("button", name="Make a table").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Link to this table").wait_for()
    assert violations(page) == []
    guest = sitting.person(page.url.replace(sitting.server.address, ""), **looks)
    guest.get_by_role("button", name="Take a seat").wait_for()
    assert violations(guest) == []
    guest.goto("/nowhere")
    expect(guest.get_by_role("heading", level=1)).to_be_visible()
    assert violations(guest) == []
