"""The card game in the browser, as people meet it."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Served, Sitting
from tests.web.play import ANSWERED, INDEX, OFFERED, begin, card_step, headline, play_cards

pytestmark = pytest.mark.xdist_group("page-cards")


def test_a_newcomer_plays_a_whole_game(sitting: Sitting) -> None:
    page = sitting.person()
    begin(page, "card", players=6)
    play_cards(page)
    expect(headline(page)).to_contain_text(re.compile("win|share"))
    expect(page.get_by_text(re.compile(r"10 of 10 draws match"))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert '"game":"cards"' in download.value.path().read_text()

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


def test_a_reload_and_a_restarted_server_change_nothing(sitting: Sitting, server: Served) -> None:
    page = sitting.person()
    begin(page, "card", players=4)
    play_cards(page, decisions=6)
    page.locator(OFFERED).first.wait_for()
    before = page.locator(".hand .card").count()
    page.reload()
    expect(page.locator(".hand .card")).to_have_count(before)
    play_cards(page, decisions=2)
    server.stop()
    expect(page.get_by_text("Connection lost")).to_be_visible(timeout=20_000)
    server.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=30_000)
    play_cards(page, decisions=4)


def test_without_a_network_the_page_says_so_and_goes_on_later(sitting: Sitting) -> None:
    page = sitting.person()
    begin(page, "card", players=4)
    play_cards(page, decisions=2)
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    play_cards(page, decisions=3)


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


def test_with_the_keyboard_alone(sitting: Sitting) -> None:
    page = sitting.person()
    begin(page, "card", players=6)
    for _ in range(12):
        page.locator("[role=radio], .colours button, .hand .playable").first.wait_for()
        seq = page.locator("[data-seq]").get_attribute("data-seq")
        if page.locator("[role=radio]").count():
            focus_by_tab(page, "[role=radio]")
            page.keyboard.press("0")
            focused = page.evaluate("document.activeElement.getAttribute('aria-disabled')")
            if focused == "true":
                page.keyboard.press("1")
            page.keyboard.press("Enter")
        elif page.locator(".colours button").count():
            focus_by_tab(page, ".colours button")
            page.keyboard.press("Enter")
        else:
            focus_by_tab(page, ".hand .card")
            page.keyboard.press("Home")
            while not page.evaluate("document.activeElement.classList.contains('playable')"):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED, arg=seq)


def focus_by_tab(page: Any, selector: str) -> None:
    """Presses Tab until something of this kind has the focus."""
    for _ in range(60):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(selector)
