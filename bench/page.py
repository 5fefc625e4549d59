"""Figures of the page, measured in the test browser: python -m bench.page writes bench/page.md."""

import gzip
import json
import os
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from stonehenge.tables.messages import Ticket
from tests.web.conftest import BUILT, Served, launched
from tests.web.play import INDEX
from web.tools.scenes import asked, scene

TARGET: Final = Path(__file__).with_name("page.md")
RUNS: Final = 3
SLOWER: Final = 4
WATCH: Final = """
    window.shifts = [];
    new PerformanceObserver(list => {
        for (const one of list.getEntries()) shifts.push([one.startTime, one.value]);
    }).observe({type: 'layout-shift', buffered: true});
    window.longest = [];
    new PerformanceObserver(list => {
        for (const one of list.getEntries()) longest.push([one.startTime, one.duration]);
    }).observe({type: 'longtask', buffered: true});
"""
FRAMES: Final = """milliseconds => new Promise(done => {
    const deltas = [];
    let last = performance.now();
    const end = last + milliseconds;
    requestAnimationFrame(function next(now) {
        deltas.push(now - last);
        last = now;
        if (now < end) requestAnimationFrame(next); else done(deltas.slice(1));
    });
})"""
READY: Final = """() =>
    document.querySelector('.play:enabled') && (performance.mark('ready'), true)
"""
INTERACTIVE: Final = """() => {
    const ready = performance.getEntriesByName('ready')[0];
    const last = longest.map(([start, duration]) => start + duration).filter(end => end < 60000);
    return Math.max(ready.startTime, ...last);
}"""
"""When the button could be pressed and the last long task before the quiet was over."""


def main() -> None:
    """Measures everything and writes it down."""
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = Served(Path(folder))
        lines = [*_scripts(browser, server), *_times(browser, server), *_games(browser, server)]
        version = browser.version
        server.stop()
    head = (
        "# Figures of the page\n\nMeasured by `python -m bench.page` in headless Chromium "
        f"{version.split('.')[0]} without a graphics card, {os.cpu_count()} cores, server and "
        f"browser on the same machine, load of the machine {os.getloadavg()[0]:.1f}; "
        f"the middle one of {RUNS} runs where a time is given.\n\n| what | measured |\n|---|---|\n"
    )
    text = head + "".join(f"| {what} | {figure} |\n" for what, figure in lines)
    TARGET.write_text(text, "utf-8")
    print(text)


def _scripts(browser: Browser, server: Served) -> list[tuple[str, str]]:
    """Bytes of the first load, packed as servers send them."""
    asked_for: list[str] = []
    context = browser.new_context(base_url=server.address, service_workers="block")
    page = context.new_page()
    page.on("request", lambda request: asked_for.append(request.url))
    page.goto("/")
    page.locator(".play:enabled").first.wait_for(timeout=60_000)
    context.close()
    assets = BUILT.parent / "assets"
    found = {url.rsplit("/", 1)[-1] for url in asked_for}
    rows = []
    for kind, name in ((".js", "script"), (".css", "style"), (".woff2", "fonts")):
        files = [assets / one for one in found if one.endswith(kind) and (assets / one).exists()]
        sizes = [
            path.stat().st_size if kind == ".woff2" else len(gzip.compress(path.read_bytes(), 9))
            for path in files
        ]
        rows.append(
            (f"{name} of the first load, {_many(len(files))}", f"{sum(sizes) / 1000:.1f} kB")
        )
    foreign = sum(not url.startswith((server.address, "data:")) for url in asked_for)
    return [*rows, ("requests to anybody else", str(foreign))]


def _many(files: int) -> str:
    return f"{files} file" if files == 1 else f"{files} files"


def _times(browser: Browser, server: Served) -> list[tuple[str, str]]:
    rows = []
    for slower in (1, SLOWER):
        times, shifts = [], []
        for _ in range(RUNS):
            context = browser.new_context(base_url=server.address, service_workers="block")
            context.add_init_script(WATCH)
            page = context.new_page()
            _slow_down(context, page, slower)
            page.goto("/")
            page.wait_for_function(
                READY,
                timeout=60_000,
            )
            page.wait_for_timeout(1000)
            times.append(page.evaluate(INTERACTIVE))
            shifts.append(_shifted(page))
            context.close()
        how = f"with the processor slowed down {slower} times" if slower > 1 else "as it is"
        rows.append((f"home interactive, {how}", f"{statistics.median(times):.0f} ms"))
        if slower > 1:
            rows.append(("layout shift of home while it loads", f"{max(shifts):.3f}"))
    return rows


def _slow_down(context: BrowserContext, page: Page, times: int) -> None:
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def _shifted(page: Page, since: float = 0) -> float:
    """The cumulative layout shift, input or not: nothing may jump."""
    shifts: list[list[float]] = page.evaluate("shifts")
    return sum(value for start, value in shifts if start >= since)


def _games(browser: Browser, server: Served) -> list[tuple[str, str]]:
    context, page = _seated(browser, server, None)
    page.goto("/")
    page.locator(".play:enabled").first.wait_for()
    page.evaluate("shifts.length = 0")
    page.locator(".play").first.click()
    page.locator(".prompt").wait_for(timeout=60_000)
    page.wait_for_timeout(2500)
    rows = [("layout shift while a card game starts", f"{_shifted(page):.3f}")]
    context.close()

    database = server.folder / "tables.db"
    ticket = scene(database, "cards", asked("play", 8), pace=400)
    context, page = _seated(browser, server, ticket)
    page.locator(".hand .playable").first.wait_for(timeout=60_000)
    page.wait_for_timeout(800)
    page.evaluate("shifts.length = 0")
    page.locator(".hand .playable").first.click(position=INDEX)
    frames = page.evaluate(FRAMES, 2500)
    rows += [
        ("layout shift during a trick", f"{_shifted(page):.3f}"),
        ("time of a frame during a trick", _frames(frames)),
    ]
    context.close()

    ticket = scene(database, "dice", asked("seer", 3), pace=400)
    context, page = _seated(browser, server, ticket)
    page.locator(".tray button").first.wait_for(timeout=60_000)
    for die in page.locator(".tray button:not([aria-disabled])").all()[:5]:
        die.click()
    page.wait_for_timeout(800)
    page.evaluate("shifts.length = 0")
    page.locator(".decision .answers button.gold").first.click()
    frames = page.evaluate(FRAMES, 1200)
    rows += [
        ("layout shift during a roll", f"{_shifted(page):.3f}"),
        ("time of a frame during a roll of five dice", _frames(frames)),
    ]
    context.close()
    return rows


def _seated(browser: Browser, server: Served, ticket: Ticket | None) -> tuple[BrowserContext, Page]:
    """Somebody at their seat, whose page is watched."""
    storage: dict[str, Any] = {"cookies": [], "origins": []}
    if ticket:
        value = json.dumps({"seats": {ticket.table: ticket.token}})
        kept = {"name": "stonehenge", "value": value}
        storage["origins"].append({"origin": server.address, "localStorage": [kept]})
    context = browser.new_context(
        base_url=server.address,
        storage_state=storage,  # type: ignore[arg-type]
        viewport={"width": 1280, "height": 800},
        service_workers="block",
    )
    context.add_init_script(WATCH)
    page = context.new_page()
    if ticket:
        page.goto(f"/t/{ticket.table}")
    return context, page


def _frames(deltas: Sequence[float]) -> str:
    ordered = sorted(deltas)
    late = ordered[int(len(ordered) * 0.95)]
    return f"p50 {statistics.median(ordered):.1f} ms, p95 {late:.1f} ms, {len(ordered)} frames"


if __name__ == "__main__":
    main()
