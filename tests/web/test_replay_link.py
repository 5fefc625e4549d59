"""A finished game: its link opened by a stranger, every moment, and chance checked in the page."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Served, Sitting
from tests.web.prepared import prepare, sit_down
from web.tools.scenes import over

pytestmark = pytest.mark.xdist_group("page-replay")


@pytest.fixture(scope="module")
def finished(server: Served) -> dict[str, Any]:
    """A finished game of each kind, the ticket of its first seat."""
    return {
        "cards": prepare(server, "cards", over, seats=6),
        "dice": prepare(server, "dice", over, seats=3, options={"magic": True}),
    }


def test_a_stranger_opens_a_moment_of_a_card_game(
    sitting: Sitting, finished: dict[str, Any]
) -> None:
    stranger = sitting.person(f"/g/{finished['cards'].table}#r2t1")
    expect(stranger.locator(".trick-number").first).to_have_text("Trick 1 of 2")
    expect(stranger.get_by_text("Round 2", exact=True)).to_be_visible()
    hands = stranger.locator(".plate .open")
    expect(hands).to_have_count(6)
    assert stranger.evaluate("localStorage.getItem('stonehenge')") is None
    assert stranger.get_by_label("Say something").count() == 0

    for key, place in (
        ("ArrowRight", "#r2t1.1"),
        ("ArrowRight", "#r2t1.2"),
        ("ArrowLeft", "#r2t1.1"),
        ("PageDown", "#r3t0"),
        ("PageUp", "#r2t0"),
    ):
        stranger.keyboard.press(key)
        stranger.wait_for_url(f"**{place}")
        expect(stranger.get_by_text(f"Round {place[2]}", exact=True)).to_be_visible()
    stranger.keyboard.press("Home")
    stranger.wait_for_url("**#r0t0")
    stranger.keyboard.press("End")
    stranger.wait_for_url(re.compile("#r10t"))

    stranger.goto(f"/g/{finished['cards'].table}#r4t2")
    expect(stranger.locator(".trick-number").first).to_have_text("Trick 2 of 4")
    stranger.get_by_label("Seen from").select_option(index=2)
    expect(stranger.locator(".hand .card").first).to_be_visible()
    expect(stranger.locator(".plate .open")).to_have_count(0)
    expect(stranger.locator(".trick-number").first).to_have_text("Trick 2 of 4")
    stranger.get_by_label("Seen from").select_option(label="no hands")
    expect(stranger.locator(".hand .card")).to_have_count(0)


def test_every_step_is_told_in_a_sentence(sitting: Sitting, finished: dict[str, Any]) -> None:
    stranger = sitting.person(f"/g/{finished['dice'].table}#r2t1")
    expect(stranger.get_by_text("Round 2", exact=True)).to_be_visible()
    expect(stranger.get_by_role("table").first).to_be_visible()
    asked = f"/api/tables/{finished['dice'].table}/steps?count=500"
    steps = stranger.request.get(asked).json()
    starts = [steps["steps"][at]["view"]["round"] for at in steps["rounds"]]
    assert starts == list(range(1, len(starts) + 1))
    told = stranger.locator("footer").get_by_role("status")
    heard = set()
    for _ in range(12):
        before = stranger.url
        stranger.get_by_role("button", name="One step on").click()
        expect(stranger).not_to_have_url(before)
        heard.add(told.inner_text())
    assert any("rolls" in one or "rolled" in one.lower() for one in heard), heard
    assert len(heard) >= 6
    stranger.get_by_role("button", name="To the beginning").click()
    stranger.wait_for_url(re.compile("#r[01]t0"))


def test_the_end_leads_to_every_round(sitting: Sitting, finished: dict[str, Any]) -> None:
    page = sit_down(sitting, finished["cards"])
    page.get_by_role("link", name=re.compile("^Round 7,")).click()
    page.wait_for_url("**/g/*#r7t1")
    expect(page.locator(".trick-number").first).to_have_text("Trick 1 of 7")
    page.go_back()
    expect(page.locator(".end h1")).to_be_visible()


def _one_card(record: dict[str, Any]) -> None:
    deal = next(action for action in record["actions"] if action[0] == -1)
    hands = deal[2]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]


def _one_die(record: dict[str, Any]) -> None:
    rolled = next(action for action in record["actions"] if action[1] == "faces")
    rolled[2][0] = "W" if rolled[2][0] != "W" else "J"


def _the_secret(record: dict[str, Any]) -> None:
    secret = record["chance"]["secret"]
    record["chance"]["secret"] = ("0" if secret[0] != "0" else "1") + secret[1:]


def _nonce(record: dict[str, Any]) -> None:
    record["chance"]["nonces"]["0"] = "00" * 16


def _tampered(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    def answer(route: Route) -> None:
        record = route.fetch().json()
        change(record)
        route.fulfill(body=json.dumps(record), content_type="application/json")

    page.route("**/record.json", answer)


@pytest.mark.parametrize("game", ["cards", "dice"])
def test_chance_is_checked_in_the_browser(
    sitting: Sitting, finished: dict[str, Any], game: str
) -> None:
    sitting.expected = re.compile("ERR_FAILED")  # where the record is withheld
    page = sit_down(sitting, finished[game])
    good = page.get_by_text(re.compile(r"^All \d+ draws follow from what the server tells"))
    bad = page.get_by_text(re.compile(r"but something was changed|cannot be read"))
    expect(good).to_be_visible()
    page.get_by_role("button", name="Check again").click()
    expect(good).to_be_visible()
    for change in (_one_card if game == "cards" else _one_die, _the_secret, _nonce):
        _tampered(page, change)
        page.reload()
        expect(bad).to_be_visible()
        assert good.count() == 0
        page.unroute_all()
    page.route("**/record.json", lambda route: route.abort())
    page.reload()
    expect(page.get_by_text("The record could not be loaded")).to_be_visible()
