"""docs/research.md is true: its code runs, its tables are those of the environments."""

from pathlib import Path

import pytest

from tests.document import ROOT, blocks, check_session, links
from tools.environments import write

TEXT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", blocks(TEXT, "python"))
def test_the_code_runs(
    code: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    exec(code, {"__name__": "example"})
    assert capsys.readouterr().out


@pytest.mark.parametrize("session", blocks(TEXT, "console"))
def test_the_commands_do_what_is_shown(session: str, tmp_path: Path) -> None:
    check_session(session, tmp_path)


def test_its_tables_are_those_of_the_environments() -> None:
    assert write(TEXT) == TEXT, "run `make protocol`"


def test_what_it_links_to_is_there() -> None:
    for target in links(TEXT):
        assert (ROOT / "docs" / target).exists(), target
