"""Documents that are run: their blocks of code, and the sessions at the command line they show."""

import re
import shlex
from collections.abc import Iterator
from doctest import ELLIPSIS, OutputChecker
from pathlib import Path
from typing import Final

from tests.run import stonehenge

ROOT: Final = Path(__file__).parents[1]


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks in this language."""
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def check_session(session: str, home: Path, code: int = 0) -> None:
    """Runs the commands of a session, and asserts that they print what it shows."""
    steps = re.findall(r"^\$ stonehenge (.*)\n((?:(?!\$).*\n)*)", session, re.MULTILINE)
    assert steps
    for command, shown in steps:
        done = stonehenge(*shlex.split(command), home=home)
        assert done.returncode == code, done.stderr
        said = done.stderr + done.stdout if code else done.stdout
        wanted, got = (re.sub(r" +", " ", text) for text in (shown, said))
        assert not shown or OutputChecker().check_output(wanted, got, ELLIPSIS), said


def links(text: str) -> Iterator[str]:
    """The files that a document links to."""
    yield from re.findall(r"\]\(([^)#]+)", text)
