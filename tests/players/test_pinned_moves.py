"""Computer players make the moves they made before: `make goldens` pins new ones on purpose."""

import pytest

from tests.goldens import GOLDEN, PINNED, Pinned, pinned_moves


@pytest.mark.parametrize("index", range(len(PINNED)))
def test_players_make_their_pinned_moves(index: int) -> None:
    pinned: Pinned = PINNED[index]
    lines = (GOLDEN / "player-moves.txt").read_text().splitlines()
    assert pinned_moves(pinned) == lines[index]
