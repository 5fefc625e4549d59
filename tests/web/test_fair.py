"""Chance in a real browser: a cheating server is caught, a new version of the page is loaded."""

import json
import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, WebSocketRoute, expect

from stonehenge.promises import read_closing
from tests.web.conftest import Sitting
from tests.web.play import begin

pytestmark = pytest.mark.xdist_group("page-friends")


def other_first_dealer(text: str) -> str:
    closing = read_closing(text)
    return replace(closing, asked={**closing.asked, "first_dealer": 2}).text


def cheat_at_the_start(page: Page, said: list[str]) -> None:
    """Between server and page: the closing names another first dealer than asked for."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def up(message: str | bytes) -> None:
            said.append(str(message))
            server.send(message)

        def down(message: str | bytes) -> None:
            told = json.loads(message)
            table = told.get("table") or {}
            if table.get("closing"):
                table["closing"] = other_first_dealer(table["closing"])
            socket.send(json.dumps(told))

        socket.on_message(up)
        server.on_message(down)

    page.route_web_socket(re.compile("/ws/"), between)


def test_other_terms_are_caught_and_the_random_number_is_kept(sitting: Sitting) -> None:
    page = sitting.person()
    said: list[str] = []
    cheat_at_the_start(page, said)
    page.get_by_role("button", name=re.compile("Play cards now")).click()
    caught = page.get_by_role("alert")
    expect(caught).to_contain_text("The server has cheated.")
    expect(caught).to_contain_text("the options or the first player are others")
    assert any('"promise"' in message for message in said)
    assert not any('"reveal"' in message for message in said)


def without_worker(sitting: Sitting) -> Page:
    """A browser without service workers: what they pass on cannot be answered by a test."""
    page = sitting.person()
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.reload()
    page.locator(".play:enabled").first.wait_for()
    return page


def test_an_idle_page_loads_a_new_version_and_a_game_is_not_disturbed(sitting: Sitting) -> None:
    page = without_worker(sitting)
    version = {"server": "9", "page": "0123456789abcdef"}
    page.route("**/api/version", lambda route: route.fulfill(json=version))
    page.evaluate("window.before = true")
    with page.expect_navigation():
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert page.evaluate("window.before === undefined")

    playing = without_worker(sitting)
    begin(playing, "card", players=3)
    playing.locator("[data-seq]").wait_for()
    playing.route("**/api/version", lambda route: route.fulfill(json=version))
    playing.evaluate("window.before = true")
    playing.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(playing.get_by_text("There is a new version of this page.")).to_be_visible()
    assert playing.evaluate("window.before === true")
