"""The score pad in a real browser: without a network, after a kill, corrected, and open to all."""

import gzip
import os
import re
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.waiting import wait_until
from tests.web.conftest import BUILT, FLAGS, Served, Sitting, chromium
from tests.web.geometry import problems
from tests.web.play import stand_still
from tests.web.test_pages import violations
from web.tools.pads import card_evening, dice_evening, open_pad

pytestmark = pytest.mark.xdist_group("page-pad")
PHONE = {"width": 390, "height": 844}
NAMES = ("Anna", "Ben", "Carla")


def start(page: Page, game: str = "Cards") -> None:
    """A new pad for three."""
    page.get_by_role("radio", name=game).check(force=True)
    for name in NAMES:
        page.get_by_role("textbox", name="Another name").fill(name)
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Start: 3 players").click()


def write_round(page: Page, number: int) -> None:
    """Everybody bids 0; Anna takes all tricks."""
    for step in range(3):
        name = NAMES[(number + step) % 3]
        expect(page.get_by_role("heading", name=f"How many, {name}?")).to_be_visible()
        page.keyboard.press("0")
    for _ in range(number):
        page.get_by_role("button", name="One trick more for Anna").click()
    page.get_by_role("button", name="Write it down", exact=True).click()
    page.get_by_role("button", name=f"Round {number + 1}:").last.click()


def kept(page: Page) -> None:
    """Waits until the last tap is stored."""
    page.locator("[data-stored=true]").wait_for(state="attached")


def test_it_works_without_a_network_after_the_first_visit(sitting: Sitting) -> None:
    page = sitting.person("/", viewport=PHONE)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.goto("/pad")  # this page was never open before
    start(page)
    write_round(page, 1)
    page.keyboard.press("1")
    kept(page)
    page.reload()
    expect(page.get_by_role("heading", name="How many, Anna?")).to_be_visible()
    other = page.context.new_page()
    other.goto("/pad")
    expect(other.get_by_role("heading", name="How many, Anna?")).to_be_visible()
    other.goto("/pad/book")
    expect(other.get_by_text("Anna, Ben, and Carla")).to_be_visible()
    other.goto("/")
    expect(other.get_by_role("heading", name="Say it, then do it.")).to_be_visible()
    other.goto("/rules/dice")
    expect(other.get_by_role("heading", level=1)).to_be_visible()
    other.goto("/daily")
    expect(other.get_by_text("A part of the page has not arrived")).to_be_visible()
    other.get_by_role("link", name="Score pad").click()
    expect(other.get_by_role("heading", name="How many, Anna?")).to_be_visible()
    page.context.set_offline(False)


def test_a_first_visit_loads_little_script(sitting: Sitting) -> None:
    """The limit of the pad: 150 kB, packed; sharing comes when it is asked for."""
    page = sitting.person("/icon.svg")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/pad")
    page.get_by_role("textbox", name="Another name").wait_for()
    assets = BUILT.parent / "assets"
    scripts = [assets / url.rsplit("/", 1)[-1] for url in asked if url.endswith(".js")]
    assert scripts
    assert sum(len(gzip.compress(path.read_bytes(), 9)) for path in scripts) < 150_000
    assert not any("ShareLive" in path.name for path in scripts)


def test_no_page_is_kept_for_another(sitting: Sitting) -> None:
    page = sitting.person("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto("/nowhere")
    page.goto("/icon.svg")
    stored = page.goto("/") and page.evaluate(
        """async () => {
            const names = await caches.keys();
            const cache = await caches.open(names[0]);
            const page = await (await cache.match('/')).text();
            const assets = (await cache.keys()).filter(({ url }) => url.includes('/assets/'));
            return [names.length, page.includes('<div id="page">'), assets.length > 5];
        }"""
    )
    assert stored == [1, True, True]


@contextmanager
def own_browser(browser: Browser, folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], Page]]:
    """A browser with a profile on disk, which can be killed."""
    port = folder / "DevToolsActivePort"
    port.unlink(missing_ok=True)
    command = [chromium(), *FLAGS, "--headless", "--remote-debugging-port=0"]
    process = subprocess.Popen(
        [*command, f"--user-data-dir={folder}", "about:blank"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        wait_until(lambda: port.exists() and port.read_text().count("\n") >= 1)
        address = f"http://127.0.0.1:{port.read_text().split()[0]}"
        running = browser.browser_type.connect_over_cdp(address)
        yield process, running.contexts[0].pages[0]
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def test_a_browser_killed_between_two_taps_loses_nothing(browser: Browser, server: Served) -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        with own_browser(browser, Path(folder)) as (process, page):
            page.goto(f"{server.address}/pad")
            start(page)
            expect(page.get_by_role("heading", name="How many, Ben?")).to_be_visible()
            page.keyboard.press("1")
            expect(page.get_by_role("heading", name="How many, Carla?")).to_be_visible()
            kept(page)
            os.killpg(process.pid, signal.SIGKILL)
        with own_browser(browser, Path(folder)) as (_, page):
            page.goto(f"{server.address}/pad")
            expect(page.get_by_role("heading", name="How many, Carla?")).to_be_visible()
            assert page.locator(".row .box").first.inner_text().endswith("1")


FULL = """() => {
    // as browsers do it: the write is taken, and its transaction then fails
    const put = IDBObjectStore.prototype.put;
    const error = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'error');
    IDBObjectStore.prototype.put = function (value) {
        const request = put.call(this, value);
        this.transaction.abort();
        return request;
    };
    const full = { ...error, get: () => new DOMException('full', 'QuotaExceededError') };
    Object.defineProperty(IDBTransaction.prototype, 'error', full);
    window.makeRoom = () => {
        IDBObjectStore.prototype.put = put;
        Object.defineProperty(IDBTransaction.prototype, 'error', error);
    };
}"""


def test_a_full_disk_is_told_and_nothing_is_lost_once_there_is_room(sitting: Sitting) -> None:
    page = sitting.person("/pad", viewport=PHONE)
    start(page)
    expect(page.get_by_role("heading", name="How many, Ben?")).to_be_visible()
    kept(page)
    page.evaluate(FULL)
    page.keyboard.press("1")
    notice = page.get_by_text("The disk of this device is full")
    expect(notice).to_be_visible()
    expect(page.get_by_role("heading", name="How many, Carla?")).to_be_visible()
    page.evaluate("makeRoom()")
    page.keyboard.press("0")
    expect(notice).to_be_hidden()
    kept(page)
    page.reload()
    expect(page.get_by_role("heading", name="How many, Anna?")).to_be_visible()


def test_round_2_is_corrected_after_round_7_and_there_are_no_barriers(sitting: Sitting) -> None:
    page = sitting.person("/pad", viewport=PHONE, reduced_motion="reduce")
    page.get_by_role("textbox", name="Another name").wait_for()
    assert violations(page) == []
    start(page)
    for number in range(1, 8):
        write_round(page, number)
    assert violations(page) == []
    page.get_by_role("button", name="Look at the pad").click()
    expect(page.get_by_role("cell", name="\N{MINUS SIGN}280, bid 0, won 7")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Round 2: change").click()
    expect(page.get_by_text("Round 2 is being changed")).to_be_visible()
    page.get_by_role("button", name="One trick less for Anna").click()
    page.get_by_role("button", name="One trick more for Ben").click()
    assert violations(page) == []
    page.get_by_role("button", name="Write it down", exact=True).click()
    expect(page.get_by_role("cell", name="\N{MINUS SIGN}270, bid 0, won 7")).to_be_visible()
    expect(page.get_by_role("cell", name="110, bid 0, won 0, exact")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    stand_still(page)
    assert violations(page) == []
    page.get_by_label("The game ends after").select_option("7")
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Carla wins with 140 points.")).to_be_visible()
    stand_still(page)
    assert violations(page) == []


LONG_NAMES = ("Wilhelmina", "Ben", "Carla", "Maximilian", "Eva", "Großmutter")
EVENINGS = {
    "bids": (card_evening(6, 5, 6), "entry"),
    "bids of round 14": (card_evening(13, 3), "entry"),
    "tricks": (card_evening(6, 6, 6), "entry"),
    "paper": (card_evening(7, 2, 6), "paper"),
    "missed by up to six": (dice_evening(6), "entry"),
    "dice with magic": (dice_evening(4, 5, magic=True), "entry"),
    "sheets": (dice_evening(9, 5, magic=True), "paper"),
    "end of a card game": (card_evening(10, 0, 6), "entry"),
}


def test_nothing_is_cut_covered_or_too_small(sitting: Sitting) -> None:
    page = sitting.person("/pad", locale="de-DE", reduced_motion="reduce")
    page.get_by_role("textbox", name="Noch ein Name").wait_for()
    found = []
    for name, (paper, view) in EVENINGS.items():
        players = LONG_NAMES[: len(paper.players)]
        open_pad(page, msgspec.structs.replace(paper, players=players), view)
        for width, height in ((360, 740), (740, 360), (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            stand_still(page)
            found += [f"{name}, {width}x{height}: {problem}" for problem in problems(page)]
    page.goto("/pad/book")
    page.get_by_role("table").wait_for()
    page.set_viewport_size({"width": 360, "height": 740})
    found += [f"all pads: {problem}" for problem in problems(page)]
    assert not found, "\n".join(found)


def test_a_dice_round_has_no_barriers_and_two_windows_do_not_overwrite(sitting: Sitting) -> None:
    page = sitting.person("/pad", viewport={"width": 360, "height": 740}, reduced_motion="reduce")
    start(page, "Dice")
    assert violations(page) == []
    other = page.context.new_page()
    other.goto("/pad")
    other.get_by_text("What does Anna call?").wait_for()
    page.get_by_role("button", name=re.compile("^2 green")).click()
    kept(page)
    other.get_by_role("button", name=re.compile("^4 blue")).click()
    expect(other.get_by_text("Somebody wrote in this pad in another window")).to_be_visible()
    expect(other.get_by_text("What does Ben call?")).to_be_visible()
    other.close()
    page.get_by_role("button", name=re.compile("^4 blue")).click()
    page.get_by_role("button", name=re.compile("^3 red")).click()
    expect(page.get_by_role("heading", name="What did Anna get?")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="By the dice").click()
    assert violations(page) == []
