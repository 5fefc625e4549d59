"""The last rounds are played for the win: only the totals differ, and so does the right choice."""

from typing import Any, Final, TypeAlias

import pytest

from stonehenge import dice, players
from stonehenge.dice import Leave, Score
from stonehenge.players.dice.learned import DiceLearned
from stonehenge.players.dice.net.policies import PER_POINT
from tests.dice.play import faces, play, rolled, with_sheets, written_sheet

Written: TypeAlias = tuple[tuple[int, ...], int]

LEARNED: Final = ["sage-1", "archmage-2", "archmage"]
LOW: Final = [f"{number}{colour}" for number in (1, 2) for colour in "BGYR"]
EIGHT: Final = written_sheet(dict.fromkeys(LOW, "X"))
"""Eight Xs, 12 points: one X more ends the game and brings the bonus."""
AHEAD: Final = written_sheet(dict.fromkeys(["5B", "5G", "4Y", "4G"], "X"))
"""18 points with few Xs."""
BEHIND: Final = written_sheet({"1B": "X", "5G": 4, "4Y": 3, "3R": 3})
"""One X, and 9 points below zero."""
BOXES: Final = ("4B", "1R", "1Y", "1G", "3B")


def chosen(level: str, state: dice.State, seat: int) -> Any:
    player = players.make(dice, level, b"seed")
    return player.choose(dice.view(state, seat), dice.legal(state, seat))


def one_short(seats: int, rival: Written) -> dice.State:
    """The Seer has eight Xs, and missed by one die; a Jester Score would end the game.

    The rival in seat 1 has left with one point more, the others are far behind.
    """
    state = rolled("BBBJGYR", *BOXES[:seats])
    state = with_sheets(state, EIGHT, rival, *[BEHIND] * (seats - 2))
    state = play(state, *[(seat, "leave", False) for seat in range(1, seats)])
    return play(state, *[move for _ in range(2) for move in ((0, "reroll", (4,)), faces("G"))])


@pytest.mark.parametrize("level", [*LEARNED, "adept", "journeyman", "apprentice"])
@pytest.mark.parametrize("seats", dice.PLAYERS)
def test_a_jester_score_that_wins_the_game_is_taken(level: str, seats: int) -> None:
    assert chosen(level, one_short(seats, BEHIND), 0) == Score(jester=True)


@pytest.mark.parametrize("level", LEARNED)
@pytest.mark.parametrize("seats", dice.PLAYERS)
def test_a_jester_score_that_ends_a_lost_game_is_not_taken(level: str, seats: int) -> None:
    # it would end with 12 + 3 points against 19; after a minus point the game goes on
    assert chosen(level, one_short(seats, AHEAD), 0) == Score(jester=False)


@pytest.mark.parametrize("seats", dice.PLAYERS)
def test_a_score_that_ends_the_game_is_worth_what_the_rules_say(seats: int) -> None:
    archmage = DiceLearned()
    for rival, won in ((AHEAD, 0), (BEHIND, 1)):
        state = one_short(seats, rival)
        outcome = dice.outcome(play(state, (0, "score", True)))
        assert outcome is not None
        plain, jester = archmage.scores(dice.view(state, 0))
        # a victory is worth one more, so that points to come do not count against it
        assert jester == pytest.approx(2 * won + PER_POINT * outcome.points[0])
        assert 0 < plain < 1.5


@pytest.mark.parametrize("level", LEARNED)
@pytest.mark.parametrize("seats", dice.PLAYERS)
def test_the_ninth_x_is_taken_at_once_when_it_wins(level: str, seats: int) -> None:
    state = rolled("BGGGYRB", *("4B", "3G", "3Y", "2R", "3B")[:seats])
    state = with_sheets(state, BEHIND, EIGHT, *[BEHIND] * (seats - 2))
    assert chosen(level, state, 1) == Leave(jester=False)
