"""A server of its own and a real browser for the tests of the page."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

ROOT: Final = Path(__file__).parents[2]
BUILT: Final = ROOT / "src" / "stonehenge" / "web" / "index.html"
CHROMIUM: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class Served:
    """A running server: where it is, and how to stop and start it again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts it, on the port it had before."""
        database = f"sqlite:///{self.folder / 'tables.db'}"
        command = ["-m", "stonehenge.cli", "serve", "--no-limits", "--database", database]
        self.process = subprocess.Popen(
            [sys.executable, *command, "--port", str(self.port)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found, said
        self.port = int(found[1])

    def stop(self) -> None:
        """Stops it as Ctrl-C does."""
        assert self.process
        self.process.terminate()
        self.process.wait(20)
        assert self.process.stdout
        self.process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    assert BUILT.exists(), "the page is not built: make -C web build"
    served = Served(tmp_path_factory.mktemp("server"))
    yield served
    served.stop()


def chromium() -> str:
    """Where Debian's Chromium is."""
    path = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    assert path, "a Chromium is needed: apt-get install chromium-headless-shell"
    return path


@contextmanager
def launched() -> Iterator[Browser]:
    """Debian's Chromium, without a window."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield running
        running.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as running:
        yield running


class Sitting:
    """Pages of one test, each of a person with a browser of their own."""

    def __init__(self, browser: Browser, server: Served) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.trouble: list[str] = []
        self.expected = re.compile(r"WebSocket|ERR_CONNECTION|ERR_INTERNET|409|404|502|503")

    def person(self, path: str = "/", **wishes: object) -> Page:
        """A new person, looking at the page."""
        wishes = {"locale": "en-GB", "viewport": {"width": 1280, "height": 800}, **wishes}
        context = self.browser.new_context(base_url=self.server.address, **wishes)  # type: ignore[arg-type]
        context.set_default_timeout(30_000)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.trouble.append(str(error)))
        page.on("console", self._note)
        page.goto(path)
        return page

    def _note(self, said: ConsoleMessage) -> None:
        if said.type == "error" and not self.expected.search(said.text):
            self.trouble.append(said.text)

    def close(self) -> None:
        """Everybody goes home; nothing may have gone wrong in their browsers."""
        for context in self.contexts:
            context.close()
        assert not self.trouble


@pytest.fixture
def sitting(browser: Browser, server: Served) -> Iterator[Sitting]:
    people = Sitting(browser, server)
    yield people
    people.close()
