"""German and Dutch screens hold no English sentence: told by the texts themselves."""

import re
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from stonehenge.tables.messages import Ticket
from tests.web.conftest import ROOT, Served, Sitting
from tests.web.prepared import prepare, sit_down
from tests.web.test_pages import SPOKEN, shown_text
from web.tools.scenes import Game, Wanted, asked, over

pytestmark = pytest.mark.xdist_group("page-access")
LOCALE: Final = ROOT / "src" / "stonehenge" / "locale"
WORDS_ENOUGH: Final = 2
"""Single words may be the same in two languages, or be somebody's name."""


@cache
def pieces(language: str) -> frozenset[str]:
    """Every fixed piece of text of a language: what stands between its placeables."""
    found: set[str] = set()
    texts = [file.read_text("utf-8") for file in (LOCALE / language).glob("*.ftl")]
    for line in "\n".join(texts).splitlines():
        if line.startswith("#"):
            continue
        text = re.sub(r"^\s*\*?\[[^\]]*\]|^[\w-]+ =", "", line)
        found.update(piece.strip(" .,:;!?()") for piece in re.split(r"\{[^}]*\}?|\}", text))
    return frozenset(found)


def left_over(text: str, language: str) -> set[str]:
    """Pieces of the English texts that are not in this language's texts, yet on the screen."""
    english = {one for one in pieces("en") - pieces(language) if one.count(" ") >= WORDS_ENOUGH - 1}
    shown = re.sub(r"[\u2068\u2069]", "", re.sub(r"\s+", " ", text))
    return {one for one in english if re.search(rf"(?<!\w){re.escape(one)}(?!\w)", shown)}


def test_the_pieces_are_found() -> None:
    assert left_over("Who won? Follow green, or play a Wizard or a Jester. So", "de")
    assert not left_over("Du bist am Zug.", "de")


MOMENTS: Final[tuple[tuple[Game, Wanted, dict[str, Any]], ...]] = (
    ("cards", asked("bid", 4), {"plus_minus_one": True}),
    ("cards", asked("bid", 3), {"bidding": "covered"}),
    ("cards", asked("play", 6), {}),
    ("cards", asked("trump"), {}),
    ("dice", asked("leave", 3), {"magic": True}),
    ("cards", over, {}),
    ("dice", over, {"magic": True}),
)


@pytest.fixture(scope="module")
def tickets(server: Served) -> list[Ticket]:
    """A table at each of these moments."""
    return [prepare(server, game, when, options=options) for game, when, options in MOMENTS]


@pytest.mark.parametrize("language", ["de", "nl"])
def test_no_english_in_any_phase(sitting: Sitting, tickets: list[Ticket], language: str) -> None:
    found: dict[str, set[str]] = {}
    page = sit_down(sitting, tickets[0], "/", also=tickets, locale=SPOKEN[language])
    for ticket, (game, wanted, options) in zip(tickets, MOMENTS, strict=True):
        page.goto(f"/t/{ticket.table}")
        page.locator(".prompt.mine, .decision.mine, .chance .seal").first.wait_for()
        where = f"{game} {wanted} {options}"
        found[where] = left_over(shown_text(page), language)
        if wanted is over:
            page.goto(f"/g/{ticket.table}#r2t1")
            page.locator("input[type=range]").wait_for()
            page.locator(".told:not(:empty)").wait_for()
            found[f"replay of {game}"] = left_over(shown_text(page), language)
        else:
            page.locator("header button").last.click()
            page.get_by_role("dialog").wait_for()
            found[f"menu of {where}"] = left_over(shown_text(page), language)
    page.goto("/")
    page.locator(".more button").first.click()
    page.get_by_role("dialog").locator("form button").last.click()
    page.wait_for_url("**/t/*")
    page.locator("#invite").wait_for()
    found["lobby"] = left_over(shown_text(page), language)
    page.goto("/rules/dice")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    found["rules"] = left_over(shown_text(page), language)
    assert {where: what for where, what in found.items() if what} == {}
