"""The README is true: its Python runs, its commands do what it shows."""

from pathlib import Path

import pytest

from tests.document import ROOT, blocks, check_session, links

README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", blocks(README, "python"))
def test_the_python_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(code, {})
    assert capsys.readouterr().out


@pytest.mark.parametrize("session", blocks(README, "console"))
def test_the_commands_do_what_is_shown(session: str, tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    check_session(session, tmp_path)


def test_what_it_links_to_is_there() -> None:
    for target in links(README):
        assert (ROOT / target).exists(), target
