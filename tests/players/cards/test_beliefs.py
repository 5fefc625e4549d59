"""The tool that measures what the card archmage knows of hidden hands."""

import numpy as np

from stonehenge.players.cards.archmage import Approach
from tests.cards.tables import table
from tools.beliefs import APPROACHES, known, places

HANDS = ["B5 R1 J1", "W1 W2 W3", "J2 Y2 G3", "J3 B2 G4"]


def test_a_card_is_at_a_seat_or_was_not_dealt() -> None:
    hands = np.array([[1, 2, 4, 8], [2, 1, 4, 8]])
    assert places(hands, 0).tolist() == [0, 1]
    assert places(hands, 3).tolist() == [3, 3]
    assert places(hands, 7).tolist() == [4, 4]


def test_bids_tell_where_the_cards_are() -> None:
    """Who bid 3 holds the Wizards: worlds that heed the bids say so, if they heed the true ones."""

    def log_of(bids: list[int], approach: Approach) -> float:
        return known(table(HANDS, "R8", bids), 0, approach, 4000).log

    for approach in APPROACHES.values():
        assert log_of([0, 3, 0, 0], approach) > log_of([0, 0, 3, 0], approach)


def test_worlds_are_as_many_as_the_effort_pays_for() -> None:
    state = table(HANDS, "R8", [0, 3, 0, 0])
    little, much = (known(state, 0, APPROACHES["chains"], effort).worlds for effort in (1000, 4000))
    assert little * 3 < much < little * 5
    assert known(state, 0, APPROACHES["chains"], 1000, worlds=7).worlds == 7
