"""In a home network: plain http under another name, where browsers forbid much."""

import re
import shutil

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import CHROMIUM, FLAGS, Served, Sitting
from tests.web.play import begin, play_cards
from tests.web.prepared import prepare, sit_down
from tests.web.test_pad import start
from tests.web.test_pad_sharing import share
from web.tools.scenes import over

pytestmark = pytest.mark.xdist_group("page-replay")
NAME = "stones.home"


class Homely(Served):
    """The server as other machines of the house call it."""

    def __init__(self, served: Served) -> None:
        self.folder, self.port, self.process = served.folder, served.port, served.process

    @property
    def address(self) -> str:
        return f"http://{NAME}:{self.port}"


def test_plain_http_under_another_name(browser: Browser, server: Served) -> None:
    flags = [*FLAGS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
    path = next(found for name in CHROMIUM if (found := shutil.which(name)))
    running = browser.browser_type.launch(executable_path=path, args=flags)
    people = Sitting(running, Homely(server))
    page = people.person()
    assert page.evaluate("[isSecureContext, 'subtle' in crypto, 'serviceWorker' in navigator]") == [
        False,
        False,
        False,
    ]
    begin(page, "card", players=4)
    play_cards(page, decisions=6)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play on another device").click()
    link = page.get_by_role("textbox", name="Play on another device")
    assert link.input_value().startswith(f"http://{NAME}:")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()

    end = sit_down(people, prepare(server, "cards", over, seats=6))
    expect(end.get_by_text(re.compile(r"^All 10 draws follow"))).to_be_visible()
    end.get_by_role("link", name="Replay").first.click()
    end.get_by_role("button", name="Link to this moment").click()
    expect(end.get_by_role("button", name="Copied")).to_be_visible()

    pad = people.person("/pad")
    expect(pad.get_by_text("while this page stays open")).to_be_visible()
    start(pad)
    shared = share(pad, writing=False)
    assert shared.startswith(f"http://{NAME}:")
    guest = people.person(shared)
    expect(guest.get_by_text("You are looking at this pad")).to_be_visible()
    people.close()
    running.close()
