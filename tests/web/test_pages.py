"""The pages around the games: languages, accessibility, size, being offline."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import BUILT, ROOT, Sitting
from tests.web.play import INDEX, OFFERED, begin, card_step, stand_still

pytestmark = pytest.mark.xdist_group("page-pages")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ENGLISH = re.compile(
    r"\b(the|your|you|game|round|trick|bid|bids|play|with|rules|friends|points|card|cards|dealer|"
    r"change|make|table|join|sounds|leave|seat|free|score|needs|thinking|close)\b",
    re.IGNORECASE,
)
SPOKEN = {"de": "de-DE", "nl": "nl-NL"}


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong with the page as it stands, and with its colours in other light."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8") + "; undefined")
    is_dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    found = _found_by_axe(page, {"resultTypes": ["violations"]})
    page.emulate_media(color_scheme="light" if is_dark else "dark")
    found += _found_by_axe(page, {"runOnly": ["color-contrast"]})
    page.emulate_media(color_scheme="dark" if is_dark else "light")
    return found


def _found_by_axe(page: Page, how: dict[str, list[str]]) -> list[str]:
    found = page.evaluate("how => axe.run(how)", how)
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def test_no_barriers(sitting: Sitting) -> None:
    page = sitting.person(reduced_motion="reduce")
    page.get_by_role("button", name="Play cards now").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Make a table").click()
    stand_still(page)
    assert violations(page) == []
    page.keyboard.press("Escape")
    begin(page, "card", players=4)
    seen = set()
    for _ in range(12):
        page.locator("[role=radio], .colours button, .hand .playable").first.wait_for()
        stand_still(page)
        asked = "bid" if page.locator("[role=radio]").count() else "play"
        if asked not in seen:
            assert violations(page) == []
            seen.add(asked)
        card_step(page)
    page.get_by_role("button", name="Menu").click()
    stand_still(page)
    assert violations(page) == []
    for path in ("/rules/cards", "/rules/dice", "/games"):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        stand_still(page)
        assert violations(page) == []


def shown_text(page: Page) -> str:
    """Everything that is read or spoken, names of controls included."""
    return str(
        page.evaluate(
            """() => document.body.innerText + ' ' + [...document.querySelectorAll('[aria-label]')]
            .map(one => one.getAttribute('aria-label')).join(' ')"""
        )
    )


@pytest.mark.parametrize("language", ["de", "nl"])
def test_no_english_left_over(sitting: Sitting, language: str) -> None:
    page = sitting.person(locale=SPOKEN[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator(".play").first.wait_for()
    texts = [shown_text(page)]
    page.locator(".change").first.click()
    texts.append(shown_text(page))
    page.keyboard.press("Escape")
    page.locator(".more button").first.click()
    texts.append(shown_text(page))
    page.keyboard.press("Escape")
    page.locator(".play").first.click()
    page.wait_for_url("**/t/*")
    page.locator(".prompt").wait_for()
    page.locator("[role=radio]").first.wait_for(timeout=20_000)
    texts.append(shown_text(page))
    page.locator("header button").last.click()
    texts.append(shown_text(page))
    for text in texts:
        assert ENGLISH.findall(text) == []


def test_the_language_can_be_switched(sitting: Sitting) -> None:
    page = sitting.person()
    page.get_by_role("button", name="Nederlands").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Eerst zeggen, dan doen.")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Eerst zeggen, dan doen.")


def test_rules_have_pictures_and_every_language(sitting: Sitting) -> None:
    page = sitting.person("/rules/dice", locale="de-DE")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.locator(".pictures svg").count() >= 6


def test_the_first_load_is_small_and_asks_nobody_else(sitting: Sitting) -> None:
    asked: list[str] = []
    page = sitting.person("about:blank")
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.get_by_role("button", name="Play cards now").wait_for()
    page.wait_for_load_state("networkidle")
    assert all(url.startswith((sitting.server.address, "data:")) for url in asked)
    scripts = {url.rsplit("/", 1)[-1] for url in asked if url.endswith(".js")}
    assets = BUILT.parent / "assets"
    packed = sum(_packed(assets / name) for name in scripts if (assets / name).exists())
    assert 20_000 < packed < 100_000


def _packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def test_a_script_that_did_not_arrive_comes_later(sitting: Sitting) -> None:
    sitting.expected = re.compile("ERR_FAILED")
    page = sitting.person("about:blank")
    page.add_init_script("delete Navigator.prototype.serviceWorker")  # it would hide requests
    page.goto("/")
    page.get_by_role("button", name="Play cards now").wait_for()
    table = re.compile(r"/assets/(Table|shared)-.*\.js$")
    page.route(table, lambda route: route.abort())
    page.get_by_role("button", name="Play cards now").click()
    expect(page.get_by_text("A part of the page has not arrived")).to_be_visible()
    page.unroute(table)
    page.locator(OFFERED).first.wait_for()


def test_installed_it_opens_without_a_network(sitting: Sitting) -> None:
    page = sitting.person()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.get_by_role("button", name="Play cards now").wait_for()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("The server cannot be reached")).to_be_visible()
    page.goto("/nothing")
    expect(page.get_by_text("There is nothing here")).to_be_visible()
    page.context.set_offline(False)


def test_a_table_that_is_not_there(sitting: Sitting) -> None:
    page = sitting.person()
    page.get_by_label("Code").fill("NOSUCH")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")


def asked_for_a_card(page: Page) -> bool:
    """Whether the next decision is a card and not a bid."""
    page.locator(OFFERED).first.wait_for()
    return page.locator(".hand .playable").count() > 0


def test_confirm_before_a_card_is_played(sitting: Sitting) -> None:
    page = sitting.person()
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Ask before a card is played").check()
    page.keyboard.press("Escape")
    begin(page, "card", players=6)
    while not asked_for_a_card(page):
        card_step(page)
    held = page.locator(".hand .card").count()
    page.get_by_role("button", name=re.compile(", playable$")).first.click(position=INDEX)
    page.get_by_role("button", name="Play it").click()
    expect(page.locator(".hand .card")).not_to_have_count(held)
