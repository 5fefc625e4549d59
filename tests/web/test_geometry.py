"""Nothing on any screen is cut, covered, or too small to read or to touch: see screens.py."""

from itertools import combinations

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import Served
from tests.web.screens import PHASES, SEATS, Case, Screens, everything, pairwise

pytestmark = pytest.mark.xdist_group("page-geometry")


def test_the_selection_has_every_pair() -> None:
    def pairs(cases: list[Case]) -> set[object]:
        named = (zip(Case._fields, case, strict=True) for case in cases)
        return {pair for case in named for pair in combinations(case, 2)}

    def at_the_edge(case: Case) -> bool:
        game = PHASES[case.phase].game
        return game is None or case.seats in SEATS[game]

    assert pairs(list(pairwise())) == pairs([case for case in everything() if at_the_edge(case)])


@pytest.fixture(scope="module")
def screens(server: Served, browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Screens:
    return Screens(server, browser, tmp_path_factory.mktemp("screens"))


@pytest.mark.parametrize("phase", PHASES)
def test_nothing_is_cut_covered_or_too_small(screens: Screens, phase: str) -> None:
    assert list(screens.look(case for case in pairwise() if case.phase == phase)) == []
