"""Reloads, dropped networks, cut sockets, killed servers, another device: the game goes on."""

import re
import socket
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Served, Sitting
from tests.web.play import GO_ON, begin, card_step, go_on, play_cards, stand_still
from tests.web.prepared import prepare, sit_down
from web.tools.scenes import asked

pytestmark = pytest.mark.xdist_group("page-drops")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One of our own: it gets killed."""
    served = Served(tmp_path_factory.mktemp("killed"))
    yield served
    served.stop()


class Wire:
    """A line between browsers and a server that can be cut and mended."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._open: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.whole = True
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if not self.whole:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self._to))
            self._open += [near, far]
            for ends in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        try:
            while data := source.recv(65_536):
                sink.sendall(data)
        except OSError:
            pass
        finally:
            for end in (source, sink):
                end.close()

    def cut(self) -> None:
        """Every connection breaks off, and none can be made."""
        self.whole = False
        for end in self._open:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue
        self._open.clear()

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.cut()
        self._listener.close()


def lost(page: Page) -> None:
    """The page says calmly that the connection is gone, and the table is still there to look at."""
    said = page.get_by_role("status").filter(has_text="Connection lost, coming back")
    expect(said).to_be_visible(timeout=20_000)
    expect(page.locator(".hand .card").first).to_be_visible()
    assert page.get_by_role("alert").count() == 0


def back(page: Page) -> None:
    expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=30_000)


def cards_in_hand(page: Page) -> list[str]:
    """What the hand holds, without what may be done with it."""
    names = page.locator(".hand .card").evaluate_all("all => all.map(one => one.ariaLabel)")
    return [str(name).split(",")[0] for name in names]


def test_killed_and_started_again(sitting: Sitting, server: Served) -> None:
    """Nothing that was answered is lost when the server is killed without a warning."""
    page = sit_down(sitting, prepare(server, "cards", asked("play", 9)))
    play_cards(page, decisions=2)
    page.locator(".prompt.mine").wait_for()
    hand = cards_in_hand(page)
    pad = page.get_by_role("table").first.inner_text()
    assert server.process
    server.process.kill()
    server.process.wait(10)
    lost(page)
    assert server.process.stdout
    server.process.stdout.close()
    server.start()
    back(page)
    assert cards_in_hand(page) == hand
    assert page.get_by_role("table").first.inner_text() == pad
    play_cards(page, decisions=4)
    page.reload()
    page.locator(".hand .card").first.wait_for()
    play_cards(page, decisions=2)


def test_a_card_played_into_a_cut_line_arrives_once(browser: Browser, server: Served) -> None:
    wire = Wire(server.port)
    people = Sitting(browser, server)
    page = sit_down(people, prepare(server, "cards", asked("play", 9)), path="/rules/cards")
    page.context.close()
    people.contexts.clear()
    server_port, server.port = server.port, wire.port
    try:
        page = sit_down(people, prepare(server, "cards", asked("play", 9)))
    finally:
        server.port = server_port
    page.locator(".hand .playable").first.wait_for()
    hand = cards_in_hand(page)
    wire.cut()
    lost(page)
    page.get_by_role("button", name=re.compile(", playable$")).first.press("Enter")
    stand_still(page)
    assert cards_in_hand(page) == hand
    wire.mend()
    back(page)
    expect(page.locator(".hand .card")).to_have_count(len(hand) - 1, timeout=20_000)
    play_cards(page, decisions=3)
    people.close()
    wire.close()


def test_without_a_network_for_a_while(sitting: Sitting, server: Served) -> None:
    page = sit_down(sitting, prepare(server, "cards", asked("play", 8)))
    play_cards(page, decisions=1)
    page.locator(".prompt.mine").wait_for()
    hand = cards_in_hand(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("status").first).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".hand .card")).to_have_count(len(hand), timeout=30_000)
    assert cards_in_hand(page) == hand
    play_cards(page, decisions=2)


def test_on_another_device(sitting: Sitting) -> None:
    page = sitting.person()
    begin(page, "card", players=4)
    play_cards(page, decisions=3)
    page.locator(".prompt.mine").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play on another device").click()
    link = page.get_by_role("textbox", name="Play on another device").input_value()
    expect(page.get_by_text("It works once, within ten minutes.")).to_be_visible()
    phone = sitting.person(
        link.replace(sitting.server.address, ""),
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
    )
    phone.locator(f"{GO_ON}, .hand .card").first.wait_for()
    go_on(phone)
    expect(phone.locator(".hand .card")).to_have_count(page.locator(".hand .card").count())
    assert cards_in_hand(phone) == cards_in_hand(page)
    assert "seat=" not in phone.url
    assert card_step(phone)
    page.keyboard.press("Escape")
    play_cards(page, decisions=1)
    stranger = sitting.person(link.replace(sitting.server.address, ""))
    expect(stranger.get_by_text("watching")).to_be_visible()
