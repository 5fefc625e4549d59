"""How long `make run` takes to a page: `python -m bench.first_minute` writes bench/first_minute.md.

Clones the committed state into an empty folder with empty caches, runs `make run` until the page
answers, waits until all computer players are ready, and runs it again with everything there.
"""

import json
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.request import urlopen

ROOT: Final = Path(__file__).parents[1]
TARGET: Final = Path(__file__).with_name("first_minute.md")
OPEN: Final = "Stonehenge is open at "
TICKS: Final = os.sysconf("SC_CLK_TCK")
CACHES: Final = ("XDG_CACHE_HOME", "UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache")
OLD_NODE: Final = "#!/bin/sh\nexit 1\n"


class Opened(NamedTuple):
    """A server that `make run` has started, and what that took."""

    url: str
    seconds: float
    processor: float
    """Processor seconds of make and all that it ran."""


def main() -> None:
    """Measures a first and a second start, with and without Node on the machine."""
    load = os.getloadavg()[0]
    rows = [*_measure("a fresh clone", node=True), *_measure("without Node", node=False)]
    day = datetime.now(UTC).date()
    head = (
        "# From `make run` to a page\n\n"
        "Measured by `python -m bench.first_minute`: a fresh clone with empty caches, then the "
        f"same again. {day}, {os.cpu_count()} cores, load of the machine {load:.1f} before and "
        f"{os.getloadavg()[0]:.1f} after.\n\n"
        "| what | seconds | processor seconds |\n|---|--:|--:|\n"
    )
    text = head + "".join(f"| {what} | {wall:.1f} | {cpu} |\n" for what, wall, cpu in rows)
    TARGET.write_text(text, "utf-8")
    print(text)


def _measure(name: str, *, node: bool) -> Iterator[tuple[str, float, str]]:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        subprocess.run(["git", "clone", "--quiet", ROOT, home / "clone"], check=True)
        environment = _environment(home, node=node)
        with _make_run(home / "clone", environment) as opened:
            yield f"{name}: the page is open", opened.seconds, f"{opened.processor:.1f}"
            if node:
                yield from _until_ready(opened)
        with _make_run(home / "clone", environment) as opened:
            yield f"{name}, again: the page is open", opened.seconds, f"{opened.processor:.1f}"


def _environment(home: Path, *, node: bool) -> dict[str, str]:
    """A user's environment with empty caches; without Node, one that is too old hides it."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    folders = {name: str(home / name) for name in (*CACHES, "XDG_DATA_HOME")}
    path = os.environ["PATH"]
    if not node:
        (home / "bin").mkdir()
        old = home / "bin" / "node"
        old.write_text(OLD_NODE)
        old.chmod(0o755)
        path = f"{old.parent}:{path}"
    return {**kept, **folders, "PATH": path, "MAKEFLAGS": ""}


@contextmanager
def _make_run(clone: Path, environment: dict[str, str]) -> Iterator[Opened]:
    begun = time.monotonic()
    process = subprocess.Popen(
        ["make", "run"],
        cwd=clone,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            print(f"{time.monotonic() - begun:6.1f}  {line}", end="", flush=True)
            if line.startswith(OPEN):
                break
        else:
            raise SystemExit("make run has failed")
        url = line.removeprefix(OPEN).split()[0]
        with urlopen(url) as page:
            assert page.status == 200
        yield Opened(url, time.monotonic() - begun, _processor_seconds(process.pid))
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        process.wait()


def _processor_seconds(session: int) -> float:
    """What the processes of a session have used, those included that have ended."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[3]) == session:
                ticks += sum(map(int, fields[11:15]))
    return ticks / TICKS


def _until_ready(opened: Opened) -> Iterator[tuple[str, float, str]]:
    """When each level is ready that was not when the page opened."""
    begun = time.monotonic()
    waiting = _preparing(opened.url)
    while waiting:
        time.sleep(0.5)
        now = _preparing(opened.url)
        for level in sorted(waiting - now):
            yield f"ready after the page: {level}", time.monotonic() - begun, ""
        waiting = now


def _preparing(url: str) -> set[str]:
    with urlopen(f"{url}api/games") as answer:
        games: list[dict[str, Any]] = json.load(answer)
    return {f"{game['name']} {level}" for game in games for level in game["preparing"]}


if __name__ == "__main__":
    main()
