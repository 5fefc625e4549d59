"""The last rounds are played for the win: only the totals differ, and so does the right choice."""

from typing import Any, Final

import pytest

from stonehenge import dice, players
from stonehenge.dice import Leave, Score, Stay
from tests.dice.play import faces, play, rolled, with_sheets, written_sheet

LEARNED: Final = ["sage", "archmage"]
LOW: Final = [f"{number}{colour}" for number in (1, 2) for colour in "BGYR"]
HIGH: Final = ["5B", "5G", "5Y", "5R", "4G", "4Y", "4R"]
EIGHT_LOW: Final = written_sheet(dict.fromkeys(LOW, "X"))
"""Eight Xs, 12 points: one X more ends the game and brings the bonus."""
FIVE_HIGH: Final = written_sheet(dict.fromkeys(HIGH[:5], "X") | {"1B": "X", "1G": "X"})
"""Seven Xs, 26 points."""
POOR: Final = written_sheet({"1B": "X", "5G": 4, "4Y": 3, "3R": 3})
"""One X, 9 points below zero."""
BOXES: Final = ("4B", "3G", "3Y", "3R", "3B")


def exact_on_the_first_roll(seats: int, rivals: tuple[tuple[int, ...], int]) -> dice.State:
    """Seat 1 has what it predicted, and eight Xs; every other seat has the same sheet."""
    state = rolled("BGGGYRB", *BOXES[:seats])
    return with_sheets(state, rivals, EIGHT_LOW, *[rivals] * (seats - 2))


def chosen(level: str, state: dice.State, seat: int) -> Any:
    player = players.make(dice, level, b"seed")
    return player.choose(dice.view(state, seat), dice.legal(state, seat))


@pytest.mark.parametrize("level", LEARNED)
@pytest.mark.parametrize("seats", dice.PLAYERS)
def test_the_ninth_x_is_taken_when_it_wins(level: str, seats: int) -> None:
    state = exact_on_the_first_roll(seats, POOR)
    assert chosen(level, state, 1) == Leave(jester=False)


@pytest.mark.parametrize("level", LEARNED)
@pytest.mark.parametrize("seats", dice.PLAYERS)
def test_the_ninth_x_is_not_taken_when_it_ends_a_lost_game(level: str, seats: int) -> None:
    # 12 + 3 and the bonus of 5 stay below 26 - 4, the least that the Seer can have after the round
    state = exact_on_the_first_roll(seats, FIVE_HIGH)
    assert chosen(level, state, 1) == Stay()


@pytest.mark.parametrize("level", [*LEARNED, "adept", "journeyman", "apprentice"])
@pytest.mark.parametrize("seats", dice.PLAYERS)
def test_a_jester_score_that_completes_the_xs_is_seen(level: str, seats: int) -> None:
    state = exact_on_the_first_roll(seats, POOR)
    sheets = [EIGHT_LOW, *[POOR] * (seats - 1)]
    state = with_sheets(state, *sheets)
    state = play(state, *[(seat, "leave", False) for seat in range(1, seats)])
    state = play(state, (0, "reroll", (0, 1, 2)), faces("BJY"), (0, "reroll", (0, 1)), faces("JG"))
    assert chosen(level, state, 0) == Score(jester=True)
