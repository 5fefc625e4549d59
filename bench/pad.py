"""How soon the score pad can be written on: python -m bench.pad writes bench/pad.md."""

import gzip
import os
import statistics
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from tests.web.conftest import BUILT, Served, launched
from web.tools.pads import card_evening, open_pad

TARGET: Final = Path(__file__).with_name("pad.md")
RUNS: Final = 5
SLOWER: Final = 4
PHONE: Final = {"width": 390, "height": 844}
KEYS: Final = "() => document.querySelector('.keys .key') && (performance.mark('keys'), true)"
STARTED: Final = "performance.getEntriesByName('keys')[0].startTime"
"""Milliseconds from the beginning of the navigation to the first frame with keys."""


def main() -> None:
    """Measures and writes it down."""
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = Served(Path(folder))
        lines = [_script(browser, server), *_starts(browser, server)]
        version = browser.version.split(".")[0]
        server.stop()
    text = (
        "# The score pad\n\n"
        f"Measured by `python -m bench.pad` on {datetime.now(UTC):%d %B %Y} in headless Chromium "
        f"{version}, {os.cpu_count()} cores, server and browser on the same machine, load of the "
        f"machine {os.getloadavg()[0]:.1f}; the middle one of {RUNS} runs where a time is given. "
        "A start is the time from the navigation to the keys of a pad with 9 rounds.\n\n"
        "| what | measured |\n|---|---|\n"
    )
    TARGET.write_text(text + "".join(f"| {what} | {figure} |\n" for what, figure in lines), "utf-8")
    print(TARGET.read_text("utf-8"))


def _script(browser: Browser, server: Served) -> tuple[str, str]:
    """The script of a first visit of `/pad`, packed as the server sends it."""
    asked: list[str] = []
    context = browser.new_context(base_url=server.address, service_workers="block")
    page = context.new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/pad")
    page.locator(".begin").wait_for()
    context.close()
    names = {url.rsplit("/", 1)[-1] for url in asked if url.endswith(".js")}
    sizes = [
        len(gzip.compress(path.read_bytes(), 9))
        for path in (BUILT.parent / "assets").iterdir()
        if path.name in names
    ]
    return f"script of a first visit, {len(sizes)} files", f"{sum(sizes) / 1000:.1f} kB"


def _starts(browser: Browser, server: Served) -> Iterator[tuple[str, str]]:
    for slower in (1, SLOWER):
        how = f", processor slowed down {slower} times" if slower > 1 else ""
        times: dict[str, list[float]] = {"without any cache": [], "without a network": []}
        for _ in range(RUNS):
            for kind, taken in times.items():
                taken.append(_start(browser, server, slower, offline=kind == "without a network"))
        for kind, taken in times.items():
            yield f"start {kind}{how}", f"{statistics.median(taken):.0f} ms"


def _start(browser: Browser, server: Served, slower: int, *, offline: bool) -> float:
    worker = "allow" if offline else "block"
    context = browser.new_context(
        base_url=server.address,
        viewport=PHONE,  # type: ignore[arg-type]
        service_workers=worker,  # type: ignore[arg-type]
    )
    page = context.new_page()
    page.goto("/")
    open_pad(page, card_evening(9, 1))
    if offline:
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        context.set_offline(True)
    session = context.new_cdp_session(page)
    session.send("Network.clearBrowserCache")
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    taken = _opened(page)
    context.close()
    return taken


def _opened(page: Page) -> float:
    page.goto("/pad", wait_until="commit")
    page.wait_for_function(KEYS)
    taken: float = page.evaluate(STARTED)
    return taken


if __name__ == "__main__":
    main()
