"""`stonehenge serve` as somebody meets it who types it: the browser, and Ctrl-C."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.run import STONEHENGE, environment
from tests.tables.servers import PATIENCE, serving

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
        end = time.monotonic() + PATIENCE
        while not (seen.exists() and seen.read_text()) and time.monotonic() < end:
            time.sleep(0.05)
    assert seen.read_text() == "200"


@pytest.mark.parametrize("after", [0.0, 0.3, 3.0])
def test_ctrl_c_ends_it_without_a_word(tmp_path: Path, after: float) -> None:
    """A terminal interrupts the server and its thinking processes alike, started or not."""
    command = [STONEHENGE, "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
        start_new_session=True,
    ) as server:
        assert server.stdout is not None
        assert "http://" in server.stdout.readline()
        time.sleep(after)
        os.killpg(server.pid, signal.SIGINT)
        said = server.communicate(timeout=PATIENCE)
    assert said == ("", "")
    assert server.returncode == 0
