"""Dice games in the browser: tables near their end, and somebody who plays them."""

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Locator, Page

from stonehenge.tables.messages import Ticket
from tests.web.conftest import Served
from tests.web.play import ANSWERED, GO_ON, wait_for_offer
from tests.web.prepared import prepare


def dice_table(
    server: Served, wanted: Callable[[Any], bool], *, magic: bool = False, seats: int = 3
) -> Ticket:
    """A table at the first moment that is wanted, told by the view of its first seat."""
    with ThreadPoolExecutor(1) as aside:  # this thread has Playwright's loop
        return aside.submit(
            prepare,
            server,
            "dice",
            lambda view, _legal: wanted(view),
            options={"magic": magic},
            seats=seats,
        ).result()


def near_end(view: Any) -> bool:
    """A round begins, and somebody lacks two Xs or less."""
    most = max(sheet.xs for sheet in view.sheets)
    return not any(view.predictions) and most >= view.options.target - 2 and not view.outcome


def at(view: Any, phase: str, round_: int = 1) -> bool:
    """The first seat is asked in this phase, in this round or later."""
    return view.phase.value == phase and 0 in view.to_act and view.round >= round_


# somebody who reads only names and roles, and clicks only what is offered


def decision(page: Page) -> Locator:
    """Where the page asks."""
    return page.get_by_role("region", name="Your decision")


def own_sheet(page: Page) -> Locator:
    return page.get_by_role("region", name="Your sheet")


def asked(page: Page) -> str | None:
    """What the page asks now, once it asks something; None at the end of the game."""
    wait_for_offer(page, f".end h1, .decision.mine, {GO_ON}")
    if page.locator(".end h1").count():
        return None
    return decision(page).get_by_role("status").inner_text()


def offered(where: Locator, name: str) -> Locator:
    """Buttons of this name that can be pressed."""
    return where.get_by_role("button", name=re.compile(name)).and_(
        where.page.locator(":not([aria-disabled])")
    )


def dice_step(page: Page) -> str | None:
    """One decision; returns what was asked, None once the game is over."""
    said = asked(page)
    if said is None:
        return None
    moment = page.locator(".room").get_attribute("data-seq")
    answer(page, said)
    page.wait_for_function(ANSWERED, arg=moment)
    return said


def answer(page: Page, said: str) -> None:
    """Takes a decision: never clever, and not always the same."""
    here = decision(page)
    if said.startswith("What will the dice show?"):
        offered(own_sheet(page), "^[12] .*, free$|^[345] .*, free$").first.click()
        here.get_by_role("button", name=re.compile("^Call ")).click()
    elif said.startswith("Turn two dice"):
        for group in here.get_by_role("radiogroup").all():
            group.get_by_role("radio", name="yellow").click()
        here.get_by_role("button", name="Set yellow and yellow").click()
    elif said.startswith("Cross out"):
        minus = offered(own_sheet(page), ", minus")
        if minus.count():
            minus.first.click()
            here.get_by_role("button", name=re.compile(r"^Cross out \d")).click()
        else:
            here.locator(".answers button").last.click()
    elif said.startswith("What do Wizards"):
        here.get_by_role("button", name=re.compile("^Wizards count as")).click()
    elif said.startswith("Leave or stay?"):
        exact = here.get_by_role("button", name=re.compile("^Leave .*exact"))
        (exact if exact.count() else here.get_by_role("button", name=re.compile("^Stay"))).click()
    elif said.startswith("You are the Seer"):
        _roll_or_stop(page, here)
    else:
        assert said.startswith("Write this roll"), said
        here.locator(".answers button").first.click()  # words that explain themselves stand before


def _roll_or_stop(page: Page, here: Locator) -> None:
    exact = here.get_by_role("button", name=re.compile("^Stop here .*exact"))
    dice_free = offered(page.get_by_role("region", name="Dice"), ", kept$")
    if exact.count() or not dice_free.count():
        here.get_by_role("button", name=re.compile("^Stop here")).click()
        return
    for _ in range(min(3, dice_free.count())):
        dice_free.first.click()
    here.get_by_role("button", name=re.compile(r"^Roll \d")).click()


def play_dice(page: Page, *, decisions: int = 400) -> list[str]:
    """Plays until the end, or so many decisions; returns what was asked."""
    said: list[str] = []
    for _ in range(decisions):
        one = dice_step(page)
        if one is None:
            break
        said.append(one)
    return said
