"""The pictures of README and docs, from a real server and a real browser: make screenshots.

Every picture shows a moment of a game that is always the same (see scenes), so a new run changes
only what the page draws differently. Names of pictures on the command line make only those.
"""

import json
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page

from stonehenge.pad import Pad
from stonehenge.tables.messages import Ticket
from tests.web.conftest import ROOT, Served, launched
from web.tools.pads import card_evening, dice_evening, open_pad
from web.tools.scenes import Game, Wanted, asked, over, scene

PICTURES: Final = ROOT / "docs" / "pictures"
DESKTOP: Final = (1280, 800)
PHONE: Final = (390, 844)


class Picture(NamedTuple):
    """One file: what is seen, how large and in which light."""

    name: str
    path: str
    size: tuple[int, int]
    light: str
    wait: str
    game: Game | None = None
    wanted: Wanted = over
    options: Mapping[str, Any] = {}
    also: Callable[[Page], None] | None = None


def _bid_closed(view: Any, legal: tuple[Any, ...]) -> bool:
    return asked("bid", 6)(view, legal) and view.forbidden_bid is not None


def _third_to_play(view: Any, legal: tuple[Any, ...]) -> bool:
    """The last card of a trick, where a colour has to be followed and some cards may not."""
    if not asked("play", 7, round=7)(view, legal) or len(view.trick.cards) != 3:
        return False
    return 1 < len(legal) < len(view.hands[0]) and len(view.hands[0]) > 4


def _leave_or_stay(view: Any, legal: tuple[Any, ...]) -> bool:
    return asked("leave", 7)(view, legal) and view.rolls > 1


def _choose_two_dice(page: Page) -> None:
    for die in page.locator(".tray button:not([aria-disabled])").all()[:3]:
        die.click()


def _choose_bid(page: Page) -> None:
    page.locator("[role=radio]:not([aria-disabled])").nth(2).click()


def _hint(page: Page) -> None:
    """Asks for a hint, which is pressed twice before the first one; the coach may have to wake."""
    for _ in range(2):
        page.locator(".hint-button button").locator("visible=true").first.click()
    page.locator(".advised").first.wait_for(state="attached", timeout=180_000)


def _pad(paper: Pad, view: str = "entry") -> Callable[[Page], None]:
    return lambda page: open_pad(page, paper, view)


HOME: Final = ".play:enabled"
TABLE: Final = ".prompt.mine"
DECISION: Final = ".decision.mine"
END: Final = ".end:has(.seal):has(.chart svg)"
MOMENTS: Final = ".moments .face"
RANKED: Final = ".side li"
SHOTS: Final = (
    Picture("home", "/", DESKTOP, "dark", HOME),
    Picture("home-phone", "/", PHONE, "light", HOME),
    Picture("cards", "/t/", DESKTOP, "dark", TABLE, "cards", _third_to_play),
    Picture("cards-phone", "/t/", PHONE, "dark", TABLE, "cards", _third_to_play),
    Picture(
        "bidding", "/t/", DESKTOP, "light", TABLE, "cards", _bid_closed,
        {"plus_minus_one": True}, _choose_bid,
    ),
    Picture(
        "dice", "/t/", DESKTOP, "light", DECISION, "dice", _leave_or_stay, {"magic": True}
    ),
    Picture(
        "dice-dark", "/t/", DESKTOP, "dark", DECISION, "dice", asked("seer", 7), {"magic": True},
        _choose_two_dice,
    ),
    Picture(
        "dice-phone", "/t/", PHONE, "dark", DECISION, "dice", _leave_or_stay, {"magic": True}
    ),
    Picture(
        "dice-predict-phone", "/t/", PHONE, "light", DECISION, "dice",
        asked("predict", 6), {"magic": True},
    ),
    Picture(
        "hint", "/t/", DESKTOP, "dark", TABLE, "cards", _bid_closed, {"plus_minus_one": True},
        _hint,
    ),
    Picture(
        "hint-dice", "/t/", DESKTOP, "light", DECISION, "dice", asked("seer", 7), {"magic": True},
        _hint,
    ),
    Picture("hint-phone", "/t/", PHONE, "light", TABLE, "cards", _third_to_play, also=_hint),
    Picture("end", "/t/", DESKTOP, "light", END, "cards", over),
    Picture("end-phone", "/t/", PHONE, "dark", END, "dice", over),
    Picture("pad-bids-phone", "/", PHONE, "dark", HOME, also=_pad(card_evening(7, 3))),
    Picture("pad-phone", "/", PHONE, "light", HOME, also=_pad(card_evening(9, 0), "paper")),
    Picture("pad-dice-phone", "/", PHONE, "dark", HOME, also=_pad(dice_evening(6))),
    Picture("pad", "/", DESKTOP, "light", HOME, also=_pad(card_evening(12, 2))),
    Picture("replay", "/g/#r9t3.2", DESKTOP, "dark", ".trick-number", "cards", over),
    Picture("review", "/g/*/review", DESKTOP, "light", MOMENTS, "cards", over),
    Picture("review-moment", "/g/*/review#m2", DESKTOP, "dark", RANKED, "cards", over),
    Picture(
        "review-dice", "/g/*/review#m1", DESKTOP, "light", RANKED, "dice", over, {"magic": True}
    ),
    Picture("review-phone", "/g/*/review", PHONE, "dark", MOMENTS, "cards", over),
)  # fmt: skip


def take(browser: Browser, server: Served, picture: Picture) -> Path:
    """Makes one picture."""
    path, hash_, moment = picture.path.partition("#")
    storage: dict[str, Any] = {"cookies": [], "origins": []}
    if picture.game:
        ticket = scene(
            server.folder / "tables.db", picture.game, picture.wanted, options=picture.options
        )
        path = path.replace("*", ticket.table) if "*" in path else path + ticket.table
        storage["origins"].append(_kept(server, ticket))
    context = browser.new_context(
        base_url=server.address,
        storage_state=storage,  # type: ignore[arg-type]
        viewport={"width": picture.size[0], "height": picture.size[1]},
        color_scheme="light" if picture.light == "light" else "dark",
        device_scale_factor=1,
        reduced_motion="reduce",
        locale="en-GB",
    )
    page = context.new_page()
    page.goto(f"{path}{hash_}{moment}")
    page.locator(picture.wait).first.wait_for(timeout=600_000)  # a review on a busy machine
    if picture.also:
        picture.also(page)
    page.evaluate("document.fonts.ready.then(() => document.activeElement.blur())")
    page.mouse.move(0, 0)
    page.wait_for_timeout(600)
    target = PICTURES / f"{picture.name}.png"
    page.screenshot(path=target)
    context.close()
    _optimise(target)
    return target


def _kept(server: Served, ticket: Ticket) -> dict[str, Any]:
    kept = {"seats": {ticket.table: ticket.token}, "name": "Robin"}
    stored = {"name": "stonehenge", "value": json.dumps(kept)}
    return {"origin": server.address, "localStorage": [stored]}


def _optimise(target: Path) -> None:
    """Fewer bytes, the same picture to the eye: the 256 colours that suit it best."""
    try:
        from PIL import Image  # noqa: PLC0415
    except ImportError:
        return
    with Image.open(target) as read:
        picture = read.convert("RGB")
    colours = picture.quantize(256, method=Image.Quantize.MEDIANCUT, kmeans=1)
    picture.quantize(palette=colours).save(target, optimize=True)


def main(names: list[str]) -> None:
    """Makes the pictures of these names, all without any."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = Served(Path(folder))
        for picture in SHOTS:
            if not names or picture.name in names:
                made = take(browser, server, picture)
                print(f"{made.relative_to(ROOT)}  {made.stat().st_size / 1000:.0f} kB")
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
