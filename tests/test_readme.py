"""The README is true: its Python runs, its commands do what it shows."""

import re
import shlex
from doctest import ELLIPSIS, OutputChecker
from pathlib import Path

import pytest

from tests.run import stonehenge

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("code", blocks("python"))
def test_the_python_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(code, {})
    assert capsys.readouterr().out


@pytest.mark.parametrize("session", blocks("console"))
def test_the_commands_do_what_is_shown(session: str, tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(Path(__file__).parents[1] / "examples")
    steps = re.findall(r"^\$ stonehenge (.*)\n((?:(?!\$).*\n)*)", session, re.MULTILINE)
    assert steps
    for command, shown in steps:
        done = stonehenge(*shlex.split(command), home=tmp_path)
        assert done.returncode == 0, done.stderr
        got = re.sub(r" +", " ", done.stdout)
        wanted = re.sub(r" +", " ", shown)
        assert not shown or OutputChecker().check_output(wanted, got, ELLIPSIS), done.stdout


def test_what_it_links_to_is_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)", README):
        assert (Path(__file__).parents[1] / target).exists(), target
