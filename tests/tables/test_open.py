"""`stonehenge serve --open`: the browser finds a server that answers."""

import sys
import time
from pathlib import Path

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
