"""Makes the pictures of README and docs from a real run: python -m tests.web.screenshots."""

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.web.conftest import ROOT, Served, Sitting, launched
from tests.web.play import begin, card_step, play_cards

TARGET: Final = ROOT / "docs" / "pictures"
PHONE: Final = {"width": 390, "height": 844}
DESKTOP: Final = {"width": 1280, "height": 800}


def take(page: Page, name: str) -> None:
    """Saves what is seen, once it is at rest."""
    page.wait_for_timeout(700)
    page.screenshot(path=TARGET / f"{name}.jpg", type="jpeg", quality=88)
    print(TARGET / f"{name}.jpg")


def to_round(page: Page, number: int) -> None:
    """Plays on to the middle of a round."""
    while int(page.locator("tr.now th").first.inner_text()) < number:
        card_step(page)
    while page.locator(".hand .playable").count() == 0 or page.locator(".trick .card").count() < 2:
        card_step(page)


def main() -> None:
    """All pictures."""
    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = Served(Path(folder))
        sitting = Sitting(browser, server)
        for scheme, size, name in (("dark", DESKTOP, "home"), ("light", PHONE, "home-phone")):
            page = sitting.person(color_scheme=scheme, viewport=size)
            page.get_by_role("button", name="Play cards now").wait_for()
            take(page, name)
        page = sitting.person(color_scheme="dark")
        begin(page, "card", players=4)
        to_round(page, 7)
        take(page, "cards")
        page.set_viewport_size({"width": 390, "height": 844})
        page.emulate_media(color_scheme="light")
        take(page, "cards-phone")
        page.set_viewport_size({"width": 1280, "height": 800})
        page.emulate_media(color_scheme="dark")
        play_cards(page)
        take(page, "end")
        page.goto(page.url.replace("/t/", "/g/") + "#r9t3")
        page.locator(".trick").wait_for()
        page.emulate_media(color_scheme="light")
        take(page, "replay")
        page = sitting.person(color_scheme="light")
        begin(page, "dice", players=4)
        take(page, "dice")
        page.set_viewport_size({"width": 390, "height": 844})
        take(page, "dice-phone")
        sitting.close()
        server.stop()


if __name__ == "__main__":
    main()
