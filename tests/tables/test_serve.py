"""`stonehenge serve` as somebody meets it who types it: the browser, and Ctrl-C."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.run import STONEHENGE, environment
from tests.tables.servers import Server, address_of, serving
from tests.waiting import PATIENCE, wait_until

BROWSER = """#!{python}
import sys, urllib.request
from pathlib import Path

with urllib.request.urlopen(sys.argv[1] + "healthz") as answer:
    Path({seen!r}).write_text(str(answer.status))
"""


def test_the_browser_is_opened_on_a_page_that_answers(tmp_path: Path) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(BROWSER.format(python=sys.executable, seen=str(seen)))
    browser.chmod(0o755)
    with serving(tmp_path, "--open", BROWSER=str(browser)):
        wait_until(lambda: seen.exists() and seen.read_text())
    assert seen.read_text() == "200"


def at_once(_server: Server) -> None:
    """The thinking processes are about to start."""


def when_processes_start(server: Server) -> None:
    wait_until(lambda: children(server.process.pid))


def when_they_think(server: Server) -> None:
    ticket = server.open_table(
        "dice", 2, computers=["sage"], start=True, options={"first_seer": 1}, settings={"pace": 0}
    )
    host = server.sit(ticket["table"], ticket["token"])
    while not host.standing.get("legal"):
        host.hear_type("update")


def children(pid: int) -> str:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text()


@pytest.mark.parametrize("moment", [at_once, when_processes_start, when_they_think])
def test_ctrl_c_ends_it_without_a_word(tmp_path: Path, moment: Callable[[Server], None]) -> None:
    """A terminal interrupts the server and its thinking processes alike, started or not."""
    command = [STONEHENGE, "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db"]
    log = tmp_path / "log"
    with log.open("w") as errors:
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment(tmp_path),
            start_new_session=True,
        )
    with process:
        server = Server(process, address_of(process, log), tmp_path)
        moment(server)
        server.hang_up()
        os.killpg(process.pid, signal.SIGINT)
        said, _ = process.communicate(timeout=PATIENCE)
    assert (said, log.read_text()) == ("", "")
    assert process.returncode == 0
