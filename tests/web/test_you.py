"""One's own figures and profile in a real browser: made by a game, moved, kept, deleted."""

import json
import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from stonehenge.tables.running.tokens import hashed
from tests.waiting import wait_until
from tests.web.conftest import Sitting
from tests.web.play import play_cards, stand_still
from tests.web.test_pages import violations
from web.tools.scenes import LEVEL, over, scene

pytestmark = pytest.mark.xdist_group("page-you")
NAME = "Rosalind-Q7"


def stored(page: Page) -> dict[str, object]:
    kept: dict[str, object] = page.evaluate("JSON.parse(localStorage.getItem('stonehenge'))")
    return kept


def keep(page: Page, **fields: object) -> None:
    page.evaluate(
        "more => localStorage.setItem('stonehenge', JSON.stringify("
        "{...JSON.parse(localStorage.getItem('stonehenge') ?? '{}'), ...more}))",
        fields,
    )


def play_one(page: Page) -> str:
    """Plays a game of one round from the home page; returns its table."""
    choices = {"seats": 3, "level": "novice", "pace": 0, "options": {"rounds": 1}}
    keep(page, name=NAME, choices={"cards": choices})
    page.goto("/")
    page.get_by_role("button", name="Play cards now").click()
    page.wait_for_url("**/t/*")
    play_cards(page)
    return page.url.rsplit("/", 1)[-1]


def test_a_game_makes_a_profile_which_is_moved_and_deleted(sitting: Sitting) -> None:
    sitting.expected = re.compile(f"{sitting.expected.pattern}|401")
    laptop = sitting.person()
    assert not (stored(laptop) or {}).get("profile")
    table = play_one(laptop)
    key = stored(laptop)["profile"]
    assert isinstance(key, str)
    laptop.goto("/you")
    expect(laptop.get_by_role("heading", name=f"{NAME}, one game.")).to_be_visible()
    expect(laptop.get_by_text("Play 9 more games and this says something.").first).to_be_visible()
    expect(laptop.locator(f".below a[href='/g/{table}']")).to_be_visible()
    laptop.get_by_role("button", name="Make a code").click()
    code = laptop.get_by_role("status", name="Code").inner_text()
    assert re.fullmatch(r"[A-Z0-9]{4} [A-Z0-9]{4}", code)
    expect(laptop.get_by_role("img", name=re.compile("^A square code"))).to_be_visible()

    phone = sitting.person(
        f"/you#code={code.replace(' ', '')}", viewport={"width": 390, "height": 844}
    )
    phone.get_by_role("button", name="Take the profile over").click()
    expect(phone.get_by_text("This browser has the profile now, with one game.")).to_be_visible()
    assert stored(phone)["profile"] != key
    expect(phone.get_by_role("heading", name="One game.")).to_be_visible()
    phone.goto("/games")
    expect(phone.get_by_role("link", name="Replay")).to_have_attribute("href", f"/g/{table}")

    phone.goto("/you")
    phone.get_by_role("button", name="Delete everything").click()
    phone.get_by_role("button", name="Delete for good").click()
    expect(phone.get_by_text("Your profile is deleted.")).to_be_visible()
    assert stored(phone)["profile"] == ""
    laptop.reload()
    expect(laptop.get_by_text("No finished game yet.")).to_be_visible()
    data = b"".join(path.read_bytes() for path in sitting.server.folder.glob("tables.db*"))
    assert NAME.encode() not in data
    assert hashed(key) not in data
    backup = sitting.server.folder / "backup.db"
    with sqlite3.connect(sitting.server.folder / "tables.db") as database:
        database.execute("VACUUM INTO ?", (str(backup),))
    database.close()
    assert NAME.encode() not in backup.read_bytes()
    assert hashed(key) not in backup.read_bytes()


def test_seats_won_before_join_and_figures_have_no_barriers(sitting: Sitting) -> None:
    database = sitting.server.folder / "tables.db"
    tickets = [scene(database, "cards", over, options={"rounds": 3}, number=n) for n in (1, 300)]
    dice = scene(database, "dice", over, seats=2, options={"rounds": 4})
    page = sitting.person("/privacy", reduced_motion="reduce")
    expect(page.get_by_role("heading", name="What is stored")).to_be_visible()
    assert violations(page) == []
    # as a browser that has played before there were profiles
    keep(page, profile="A" * 43, seats={one.table: one.token for one in [*tickets, dice]})
    page.goto("/you")
    expect(page.get_by_role("heading", name="2 games.")).to_be_visible()
    stand_still(page)
    assert violations(page) == []
    by_hand = page.get_by_role("table", name="Exact, by cards in hand")
    assert by_hand.get_by_role("row").count() == 4
    page.get_by_role("button", name="Dice").click()
    expect(page.get_by_role("heading", name="One game.")).to_be_visible()
    assert page.get_by_role("table", name="Exact, by box").get_by_role("row").count() == 5
    stand_still(page)
    assert violations(page) == []
    page.get_by_role("button", name="all opponents, without hints").click()
    page.get_by_label("Opponents").select_option(LEVEL)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=f"{LEVEL}, without hints")).to_be_visible()
    expect(page.get_by_role("table", name="Exact, by box")).to_be_visible()


def test_a_profile_is_kept_as_a_file_and_comes_back(sitting: Sitting, tmp_path: Path) -> None:
    ticket = scene(sitting.server.folder / "tables.db", "cards", over, options={"rounds": 2})
    page = sitting.person("/you")
    keep(page, profile="B" * 43, seats={ticket.table: ticket.token})
    page.reload()
    expect(page.get_by_role("heading", name="One game.")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "profile.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text())["profile"]["tables"] == [ticket.table]
    with page.expect_download() as table:
        page.get_by_role("button", name="CSV").click()
    csv = tmp_path / "games.csv"
    table.value.save_as(csv)
    assert len(csv.read_text().splitlines()) == 2

    other = sitting.person("/you")
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"format": "stonehenge-profile", "version": 1, "key": "<script>"}')
    other.locator("input[type=file]").set_input_files(wrong)
    expect(other.get_by_role("alert")).to_contain_text("This file is no profile of Stonehenge.")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_role("heading", name="One game.")).to_be_visible()
    wait_until(lambda: ticket.table in str(stored(other)["seats"]))
