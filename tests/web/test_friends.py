"""Four people with a browser each at one table, and somebody who looks on."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.web.conftest import Sitting
from tests.web.play import GO_ON, card_step, go_on

pytestmark = pytest.mark.xdist_group("page-friends")
NAMES = ("Tobias", "Sable", "Ilse")


def open_table(host: Page) -> str:
    """A table for four, the bids covered, computer players at once; returns its code."""
    host.get_by_role("button", name="Make a table").click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Wren")
    dialog.get_by_role("radio", name="4", exact=True).check()
    dialog.get_by_role("radio", name="covered").check()
    expect(dialog.get_by_text("All at the same time, shown when everyone has bid.")).to_be_visible()
    dialog.get_by_label("Pace").select_option(label="at once")
    dialog.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    return host.url.rsplit("/", 1)[-1]


def join(sitting: Sitting, code: str, name: str, *, typed: bool) -> Page:
    """A friend comes by the link, or types the code on the home page."""
    friend = sitting.person("/" if typed else f"/t/{code}")
    if typed:
        friend.get_by_label("Code").fill(code.lower())
        friend.get_by_role("button", name="Join", exact=True).click()
    friend.get_by_label("Your name").fill(name)
    friend.get_by_role("button", name="Take a seat").click()
    expect(friend.get_by_text("The host starts the game.")).to_be_visible()
    return friend


def plates(page: Page) -> Locator:
    """What the table shows of the others."""
    return page.get_by_role("list", name="The others").get_by_role("listitem")


def play_together(people: list[Page], round_: int) -> None:
    """Everybody does what the page asks of them until this round begins."""
    for _ in range(200):
        for person in people:
            go_on(person)
            if people[0].get_by_text(f"Round {round_} of 15", exact=True).count():
                return
            if person.locator(".prompt.mine").count():
                card_step(person)
    raise AssertionError(round_)


def all_go_on(*people: Page, round_: int) -> None:
    """Everybody goes on from the end of a round to this one."""
    for person in people:
        there = person.locator(f".round:has-text('Round {round_}')")
        while not there.count():  # who watches may have several ends of rounds to read
            person.locator(GO_ON).or_(there).first.wait_for()
            go_on(person)


def leave_for_good(page: Page) -> None:
    """Leaves, after having read what happens then."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game for good").click()
    expect(page.get_by_text("A computer plays on in your seat")).to_be_visible()
    page.get_by_role("button", name="Leave the game for good").click()
    page.wait_for_url(lambda url: url.endswith("/"))


def pause_button(page: Page) -> bool:
    """Whether the menu offers what only a host may do."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play on another device").wait_for()
    offered = page.get_by_role("button", name="Pause").count() > 0
    page.keyboard.press("Escape")
    return offered


def test_four_friends_and_a_spectator(sitting: Sitting) -> None:
    host = sitting.person()
    code = open_table(host)
    assert host.get_by_label("Link to this table").input_value() == host.url
    host.get_by_role("button", name="Start").click(force=True)
    expect(host.get_by_role("alert")).to_be_visible()
    friends = [join(sitting, code, name, typed=name == "Sable") for name in NAMES]
    people = [host, *friends]
    for person in people:
        for name in ("Wren", *NAMES):
            expect(person.get_by_role("listitem").filter(has_text=name).first).to_be_visible()
        expect(person.locator(".chip").filter(has_text="covered")).to_be_visible()
        hosts = person.get_by_role("listitem").filter(has_text=re.compile(r"\bhost\s*$"))
        expect(hosts).to_contain_text(["Wren"])
    host.get_by_label("First dealer").select_option(label="Wren")
    host.get_by_role("button", name="Start").click()
    for friend in friends:
        expect(plates(friend).filter(has_text="host")).to_contain_text(["Wren"])
        expect(plates(friend).filter(has_text="Dealer")).to_contain_text(["Wren"])
        expect(friend.get_by_role("alert")).to_have_count(0)  # nobody is accused of cheating
    expect(host.locator(".own .host")).to_have_text("host")
    seen: list[dict[str, Any]] = []
    watcher = spectator(sitting, code, seen)

    play_together(people, 3)
    all_go_on(*people, watcher, round_=3)
    for person in people:
        expect(person.get_by_text("Round 3 of 15", exact=True)).to_be_visible()
        expect(person.locator(".hand .card")).to_have_count(3)
        expect(person.get_by_role("row", name=re.compile("^2 "))).to_be_visible()

    expect(watcher.get_by_text("watching")).to_be_visible()
    expect(watcher.get_by_text("Round 3 of 15", exact=True)).to_be_visible()
    assert watcher.locator(".hand").count() == 0
    assert watcher.get_by_label("Say something").count() == 0
    views = [told["view"] for told in seen if told.get("view")]
    assert len(views) > 12
    assert all(hand is None for view in views for hand in view["hands"])
    assert all(told.get("legal", []) == [] for told in seen)

    friends[0].get_by_label("Say something").fill("Good luck & <b>have fun</b>")
    friends[0].keyboard.press("Enter")
    friends[1].get_by_role("button", name="Quick reactions").click()
    friends[1].get_by_role("button", name="Well played!").click()
    for person in (host, friends[2], watcher):
        log = person.get_by_role("list", name="What happened")
        expect(log.get_by_text("Good luck & <b>have fun</b>")).to_be_visible()
        expect(log.get_by_text("Well played!")).to_be_visible()

    assert pause_button(host)
    assert not pause_button(friends[0])
    leave_for_good(host)
    expect(friends[1].get_by_text("A computer plays for Wren.").first).to_be_visible()
    assert pause_button(friends[0])
    play_together(friends, 4)
    all_go_on(watcher, round_=4)
    expect(watcher.get_by_text("Round 4 of 15", exact=True)).to_be_visible()

    friends[2].context.close()
    sitting.contexts.remove(friends[2].context)
    expect(friends[0].get_by_text("away").first).to_be_visible(timeout=20_000)


def spectator(sitting: Sitting, code: str, seen: list[dict[str, Any]]) -> Page:
    """Somebody without a seat, whose every message of the server is noted."""

    def note(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: seen.append(json.loads(data)))

    watcher = sitting.person("/rules/cards")
    watcher.on("websocket", note)
    watcher.goto(f"/t/{code}")
    return watcher


def test_computer_players_and_seats_are_arranged_by_the_host(sitting: Sitting) -> None:
    host = sitting.person()
    code = open_table(host)
    friend = join(sitting, code, "Tobias", typed=False)
    for seat in (3, 4):
        host.get_by_label(f"Computer player for seat {seat}").select_option(
            label="computer, apprentice"
        )
    expect(friend.get_by_text("computer, apprentice")).to_have_count(2)
    host.get_by_label("First dealer").select_option(label="Tobias")
    expect(friend.get_by_text("You deal first.")).to_be_visible()
    host.get_by_role("button", name="Move Tobias up").press("Enter")
    expect(friend.get_by_role("listitem").first).to_contain_text("Tobias (you)")
    expect(friend.get_by_text("You deal first.")).to_be_visible()
    expect(host.get_by_role("listitem").first).to_be_focused()
    host.get_by_role("button", name="Free the seat of Tobias").click()
    expect(friend.get_by_role("button", name=re.compile("Take a seat|Home"))).to_be_visible()
    expect(host.get_by_text("Everybody is seated.")).to_be_hidden()
