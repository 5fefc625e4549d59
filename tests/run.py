"""Runs the command as a user would: the installed program, in an environment of its own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

STONEHENGE: Final = str(Path(sys.executable).with_name("stonehenge"))


def environment(home: Path, **extra: str) -> dict[str, str]:
    """A plain user's environment, with a home of its own but our compiled kernels."""
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache"),
        "XDG_DATA_HOME": str(home / "data"),
        "LANG": "C.UTF-8",
        **extra,
    }


def stonehenge(
    *arguments: str, home: Path, answers: str = "", **extra: str
) -> subprocess.CompletedProcess[str]:
    """The finished run of a command; it must not take long and must not show a traceback."""
    done = subprocess.run(
        [STONEHENGE, *arguments],
        input=answers,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=environment(home, **extra),
        cwd=home,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done
