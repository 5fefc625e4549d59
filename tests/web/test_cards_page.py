"""The card game in the browser, as people meet it."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.run import stonehenge
from tests.web.conftest import Sitting
from tests.web.play import INDEX, begin, card_step, headline, play_cards

pytestmark = pytest.mark.xdist_group("page-cards")


def test_a_newcomer_plays_a_whole_game(sitting: Sitting, tmp_path: Path) -> None:
    page = sitting.person()
    begin(page, "card", players=6)
    play_cards(page)
    expect(headline(page)).to_contain_text(re.compile("win|share"))
    proved = "Nobody chose these deals. All 10 draws follow"
    expect(page.get_by_text(proved)).to_be_visible()
    page.get_by_role("button", name="What was checked?").click()
    expect(page.get_by_text("Kept by this browser since before the start")).to_be_visible()
    expect(page.get_by_text("Nobody can prove that the server kept the cards")).to_be_visible()
    with page.expect_download() as kept:
        page.get_by_role("button", name="Promise file").click()
    page.keyboard.press("Escape")
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    record, promise = str(download.value.path()), str(kept.value.path())
    done = stonehenge("verify", "--promise", promise, record, home=tmp_path)
    assert "the record fits the promise file. Nobody chose these deals" in done.stdout

    table = page.url.rsplit("/", 1)[-1]
    stranger = sitting.person(f"/g/{table}#r5t3")
    expect(stranger.locator(".trick-number").first).to_have_text("Trick 3 of 5")
    assert stranger.url.endswith("#r5t3")
    stranger.keyboard.press("ArrowRight")
    stranger.wait_for_url("**#r5t3.1")
    stranger.keyboard.press("PageDown")
    stranger.wait_for_url("**#r6t0")

    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: table not in url)


def test_a_refused_card_says_why(sitting: Sitting) -> None:
    page = sitting.person()
    begin(page, "card", players=3)
    for _ in range(150):
        dimmed = page.get_by_role("button", name=re.compile(", not now$"))
        if dimmed.count() and page.locator(".hand .playable").count():
            break
        assert card_step(page)
    dimmed.first.click(position=INDEX, force=True)  # it says that it is disabled, and why
    expect(page.get_by_role("status").filter(has_text="must be followed")).to_be_visible()


def test_on_a_phone_by_touch(sitting: Sitting) -> None:
    page = sitting.person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    begin(page, "card", players=4)
    play_cards(page, decisions=20)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (820, 1180), (1920, 1080)])
def test_nothing_sticks_out(sitting: Sitting, size: tuple[int, int]) -> None:
    page = sitting.person(viewport={"width": size[0], "height": size[1]})
    begin(page, "card", players=6)
    play_cards(page, decisions=4)
    measured: dict[str, Any] = page.evaluate(
        "({x: document.documentElement.scrollWidth, y: document.documentElement.scrollHeight})"
    )
    assert measured == {"x": size[0], "y": size[1]}
