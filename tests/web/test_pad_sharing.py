"""One score pad on several phones: offline for a while, in conflict, covered, the server gone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Served, Sitting
from tests.web.test_pad import PHONE, kept, start
from tests.web.test_pages import violations

pytestmark = pytest.mark.xdist_group("page-pad")
SMALL = {"width": 360, "height": 740}


def share(page: Page, *, writing: bool) -> str:
    """Shares the pad that is open; returns the link."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share live").click()
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("img", name="Square code of the link").wait_for()
    link = page.get_by_role("textbox", name="Copy link")
    if writing:
        watch = link.input_value()
        page.get_by_role("switch", name="Others may write too").click()
        expect(link).not_to_have_value(watch)
    return link.input_value()


def live(page: Page, pending: int = 0) -> None:
    """Waits until the page is connected and has sent everything, or so many wait."""
    state = "open" if pending == 0 else "lost"
    page.locator(f'[data-link="{state}"][data-pending="{pending}"]').wait_for(state="attached")


def asked(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", name=f"How many, {name}?")).to_be_visible()


def press(page: Page, key: str) -> None:
    page.get_by_role("group", name="How many").get_by_role("button", name=key, exact=True).click()


def test_a_phone_that_was_offline_is_merged_and_a_conflict_is_shown(sitting: Sitting) -> None:
    keeper = sitting.person("/pad", viewport=PHONE, reduced_motion="reduce")
    start(keeper)
    asked(keeper, "Ben")
    link = share(keeper, writing=True)
    assert violations(keeper) == []
    keeper.keyboard.press("Escape")
    ben = sitting.person(link, viewport=SMALL, reduced_motion="reduce")
    expect(ben.get_by_role("heading", name="Who are you?")).to_be_visible()
    assert violations(ben) == []
    ben.get_by_role("button", name="Ben").click()
    asked(ben, "Ben")
    press(ben, "0")
    asked(keeper, "Carla")

    keeper.context.set_offline(True)
    keeper.get_by_role("button", name=re.compile("^Ben")).click()
    press(keeper, "1")
    asked(keeper, "Carla")
    press(keeper, "1")
    asked(keeper, "Anna")
    live(keeper, pending=2)
    press(ben, "0")  # meanwhile Ben confirms his own bid
    live(ben)
    kept(keeper)
    keeper.reload()  # what was not sent yet outlives the page
    live(keeper, pending=2)
    keeper.context.set_offline(False)

    told = "Ben wrote: Ben bids 0 in round 1. You wrote: Ben bids 1 in round 1."
    expect(keeper.get_by_text(told)).to_be_visible()
    assert violations(keeper) == []
    live(keeper)
    expect(ben.get_by_text("Waiting for Anna.")).to_be_visible()  # Carla's bid has arrived
    keeper.get_by_role("button", name="Keep theirs").click()
    expect(keeper.get_by_text(told)).to_be_hidden()
    asked(keeper, "Anna")
    press(keeper, "0")
    for page in (keeper, ben):
        expect(page.get_by_role("heading", name="Who took how many?")).to_be_visible()
        expect(page.get_by_text("bid 0")).to_have_count(2)


def test_covered_bids_stay_covered_and_a_killed_server_loses_nothing(
    sitting: Sitting, server: Served
) -> None:
    keeper = sitting.person("/pad", viewport=PHONE, reduced_motion="reduce")
    keeper.get_by_label("Bids open").select_option("covered")
    start(keeper)
    asked(keeper, "Ben")
    link = share(keeper, writing=True)
    keeper.keyboard.press("Escape")
    carla = sitting.person(link, viewport=PHONE)
    heard: list[str] = []
    keeper.on(
        "websocket", lambda socket: socket.on("framereceived", lambda m: heard.append(str(m)))
    )
    carla.get_by_role("button", name="Carla").click()
    asked(carla, "Carla")
    press(carla, "1")
    live(carla)
    row = keeper.get_by_role("button", name=re.compile("^Carla.*has bid"))
    expect(row).to_be_visible()
    asked(keeper, "Ben")

    assert server.process
    server.process.kill()
    server.process.wait(20)
    assert server.process.stdout
    server.process.stdout.close()
    press(keeper, "1")
    asked(keeper, "Anna")
    live(keeper, pending=1)
    server.start()
    live(keeper)
    assert '"bid":1' not in "".join(heard).replace('"player":1,"bid":1', "")
    press(keeper, "0")
    for page in (keeper, carla):
        expect(page.get_by_role("heading", name="Who took how many?")).to_be_visible()
        expect(page.get_by_text("bid 1")).to_have_count(2)
    assert '"player":2,"bid":1' in "".join(heard)


def test_who_looks_follows_and_keeps_a_copy_when_it_ends(sitting: Sitting) -> None:
    keeper = sitting.person("/pad", viewport=PHONE, reduced_motion="reduce")
    start(keeper, "Dice")
    keeper.get_by_text("What does Anna call?").wait_for()
    link = share(keeper, writing=False)
    keeper.keyboard.press("Escape")
    guest = sitting.person(link, viewport=SMALL, reduced_motion="reduce")
    expect(guest.get_by_text("You are looking at this pad")).to_be_visible()
    assert "#" not in guest.url, "the key does not stay in the address"
    assert violations(guest) == []
    for box, name in (("2 green", "Ben"), ("4 blue", "Carla")):
        keeper.get_by_role("button", name=re.compile(f"^{box}")).click()
        keeper.get_by_text(f"What does {name} call?").wait_for()
    keeper.get_by_role("button", name=re.compile("^3 red")).click()
    for _ in range(3):
        keeper.get_by_role("button", name=re.compile("^Exactly")).click()
    expect(guest.get_by_text("1 exact")).to_have_count(3)
    keeper.get_by_role("button", name=re.compile("live")).click()
    expect(keeper.get_by_text("One is looking")).to_be_visible()
    keeper.get_by_role("button", name="Stop sharing").click()
    keeper.get_by_role("button", name="Stop: delete it on the server").click()
    expect(guest.get_by_text("This pad is no longer shared.")).to_be_visible()
    guest.goto(link)
    expect(guest.get_by_text("1 exact")).to_have_count(3)  # its own copy
    late = sitting.person(link)
    expect(late.get_by_text("There is no such shared pad.")).to_be_visible()
