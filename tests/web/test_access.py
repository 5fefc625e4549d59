"""By keyboard alone, by the accessibility tree alone, and no barriers in any light."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Served, Sitting
from tests.web.play import ANSWERED, stand_still
from tests.web.prepared import prepare, sit_down
from tests.web.test_pages import violations
from web.tools.scenes import asked, over

pytestmark = pytest.mark.xdist_group("page-access")
HEARD: Final = """
    window.heard = [];
    new MutationObserver(() => {
        for (const region of document.querySelectorAll('[aria-live],[role=status],[role=alert]')) {
            const said = region.textContent.replace(/\\s+/g, ' ').trim();
            if (said && heard.at(-1) !== said) heard.push(said);
        }
    }).observe(document, {childList: true, subtree: true, characterData: true});
"""
"""Notes all that a screen reader would announce."""
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


def choose(page: Page, name: str) -> None:
    """Arrows through a group of choices until this one has the focus."""
    for _ in range(12):
        if re.search(name, str(page.evaluate(FOCUSED))):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"{name} is not reached by arrows")


def sequence(page: Page) -> str | None:
    return page.locator("[data-seq]").get_attribute("data-seq")


def test_from_home_through_three_rounds_by_keyboard(sitting: Sitting) -> None:
    page = sitting.person()
    page.get_by_role("button", name="Play cards now").wait_for()
    tab_to(page, "^Change: Wizard, the card game")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    tab_to(page, r"^\d$")
    choose(page, "^6$")
    tab_to(page, "^(at random|apprentice|yardstick|sage|adept)$")
    choose(page, "^apprentice$")
    tab_to(page, "^(at once|quick|calm|slow)$")
    choose(page, "^at once$")
    tab_to(page, "^Play cards now$")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.locator(".prompt").wait_for()
    tabs = 0
    while not page.get_by_text("Round 4 of 10", exact=True).count():
        page.locator(".prompt.mine").wait_for(timeout=30_000)
        seq = sequence(page)
        if page.get_by_role("radio").count():
            tab_to(page, r"^\d$|closed to you")
            page.keyboard.press("0")
            if "closed" in page.evaluate(FOCUSED):
                page.keyboard.press("ArrowRight")
        elif page.get_by_role("heading", name=re.compile("trump", re.IGNORECASE)).count():
            tab_to(page, "^[BGYR] ")
        else:
            tab_to(page, "(playable|not now)$")
            page.keyboard.press("Home")
            choose(page, ", playable$")
        page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED, arg=seq)
        tabs += 1
        assert tabs < 40


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


def press(page: Page, role: Any, name: str) -> None:
    """Activates what has this role and name, as a screen reader does."""
    page.get_by_role(role, name=name, exact=True).first.press("Enter")


def question(page: Page, marks: tuple[str, ...]) -> str:
    """Waits until something that is asked can be read from a status."""
    status = page.get_by_role("status").filter(has_text=re.compile("|".join(marks)))
    over_ = page.get_by_role("heading", level=1, name=re.compile(r"\b(wins?|share)\b"))
    status.or_(over_).first.wait_for(timeout=30_000)
    return "" if over_.count() else status.first.inner_text()


DICE_ASKS: Final = (
    "What will the dice show", "What do Wizards", "Leave or stay", "You are the Seer",
    "Write this roll", "Turn two dice", "Cross out",
)  # fmt: skip


def answer_dice(page: Page, said: str) -> None:
    """One decision of the dice game, taken by names and roles."""
    if "What will the dice show" in said:
        press(page, "button", offered(page, "button", r"^\d .*, free$")[0])
        press(page, "button", offered(page, "button", "^Call ")[0])
    elif "What do Wizards" in said:
        press(page, "button", offered(page, "button", "^Wizards count as")[0])
    elif "Leave or stay" in said:
        press(page, "button", offered(page, "button", "^(Leave|Stay) ")[0])
    elif "You are the Seer" in said:
        press(page, "button", offered(page, "button", "^(Stop here|Roll) ")[0])
    else:
        press(page, "button", offered(page, "button", "^(Write|Jester|Score)")[0])


def test_a_dice_game_is_played_by_its_accessibility_tree(sitting: Sitting, server: Served) -> None:
    """To the end of a game, reading nothing but roles, names and what is announced."""
    ticket = prepare(server, "dice", asked("predict", 6), seats=3)
    page = sit_down(sitting, ticket, path="/rules/dice")
    page.context.add_init_script(HEARD)
    page.goto(f"/t/{ticket.table}")
    decisions = 0
    while said := question(page, DICE_ASKS):
        seq = sequence(page)
        answer_dice(page, said)
        page.wait_for_function(ANSWERED, arg=seq)
        decisions += 1
        assert decisions < 150
    assert decisions > 2
    heard = " ".join(page.evaluate("heard"))
    for told in ("You predict", "Rolled: ", "Round"):
        assert told in heard


def test_card_rounds_are_played_by_their_accessibility_tree(
    sitting: Sitting, server: Served
) -> None:
    ticket = prepare(server, "cards", asked("bid", 1), seats=6)
    page = sit_down(sitting, ticket, path="/rules/cards")
    page.context.add_init_script(HEARD)
    page.goto(f"/t/{ticket.table}")
    page.get_by_role("heading", level=1).wait_for()
    for _ in range(14):
        question(page, ("Your turn", "You lead", "How many", "trump", "bid"))
        page.get_by_role("radio").or_(
            page.get_by_role("button", name=re.compile(", playable$|^[BGYR] "))
        ).first.wait_for(timeout=30_000)
        seq = sequence(page)
        if bids := offered(page, "radio", r"^\d+$"):
            press(page, "radio", bids[0])
            if button := offered(page, "button", r"^Bid \d"):
                press(page, "button", button[0])
        elif colours := offered(page, "button", "^[BGYR] "):
            press(page, "button", colours[0])
        else:
            press(page, "button", offered(page, "button", ", playable$")[0])
        page.wait_for_function(ANSWERED, arg=seq)
    done = page.get_by_role("list", name="What happened").get_by_role("listitem").all_inner_texts()
    assert len(done) > 20
    lines = [" ".join(line.split()) for line in done[1:]]
    # one line may be missing
    page.wait_for_function(
        "lines => lines.filter(line => heard.join(' ').includes(line)).length >= lines.length - 1",
        arg=lines,
    )


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
