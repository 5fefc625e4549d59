"""`make screens`: measures every phase of both games on every screen, and tells what is wrong.

Prints one line for each problem and leaves pictures of the screens that have any. The exit code
is 1 if there are problems.
"""

import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page

from tests.web.conftest import Served, launched
from tests.web.geometry import SIZES, problems
from tests.web.play import stand_still
from tests.web.prepared import kept_seats, prepare
from web.tools.scenes import Game, Wanted, asked, over

LANGUAGES: Final = ("en-GB", "de-DE", "nl-NL")


class Scene(NamedTuple):
    """A moment of a game at a table of so many."""

    name: str
    game: Game
    seats: int
    wanted: Wanted
    options: dict[str, Any]


def scenes() -> Iterator[Scene]:
    """Every phase that asks the first seat something, with the fewest and the most players."""
    moments = {"trump": 1, "bid": 9, "play": 7}
    for (phase, round_), seats in product(moments.items(), (3, 6)):
        yield Scene(f"cards-{seats}-{phase}", "cards", seats, asked(phase, round_), {})
    yield Scene("cards-3-play-20", "cards", 3, asked("play", 20), {})
    for phase, seats in product(("predict", "wizard", "leave", "seer", "score"), (2, 5)):
        yield Scene(f"dice-{seats}-{phase}", "dice", seats, asked(phase, 2), {})
    for phase in ("rotate", "cross"):
        yield Scene(f"dice-4-{phase}", "dice", 4, asked(phase), {"magic": True})
    yield Scene("cards-6-over", "cards", 6, over, {})
    yield Scene("dice-5-over", "dice", 5, over, {})


def look(server: Served, browser: Browser, folder: Path) -> Iterator[str]:
    """The problems of all scenes, sizes and languages, one after the other."""
    for scene in scenes():
        ticket = prepare(server, scene.game, scene.wanted, seats=scene.seats, options=scene.options)
        for locale in LANGUAGES:
            context = browser.new_context(
                base_url=server.address,
                locale=locale,
                reduced_motion="reduce",
                storage_state=kept_seats(server.address, ticket),
            )
            page = context.new_page()
            page.goto(f"/t/{ticket.table}")
            page.locator("[data-seq], .end").first.wait_for()
            yield from _measure(page, f"{scene.name} {locale}", folder)
            context.close()


def _measure(page: Page, name: str, folder: Path) -> Iterator[str]:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        stand_still(page)
        found = problems(page)
        if found:
            page.screenshot(path=folder / f"{name}-{width}x{height}.png".replace(" ", "-"))
        yield from (f"{name} {width}x{height}: {problem}" for problem in found)


def main() -> int:
    """Measures everything; returns the exit code."""
    folder = Path(tempfile.mkdtemp(prefix="stonehenge-screens-"))
    server = Served(folder)
    count = 0
    try:
        with launched() as browser:
            for problem in look(server, browser, folder):
                count += 1
                print(problem, flush=True)
    finally:
        server.stop()
    print(f"{count} problems; pictures of them in {folder}")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
