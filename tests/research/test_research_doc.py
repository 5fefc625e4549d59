"""docs/research.md is true: its code runs, its tables are those of the environments."""

import pytest

from tests.document import ROOT, blocks, links
from tools.environments import write

TEXT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", blocks(TEXT, "python"))
def test_the_code_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(code, {"__name__": "example"})
    assert capsys.readouterr().out


def test_its_tables_are_those_of_the_environments() -> None:
    assert write(TEXT) == TEXT, "run `make protocol`"


def test_what_it_links_to_is_there() -> None:
    for target in links(TEXT):
        assert (ROOT / "docs" / target).exists(), target
