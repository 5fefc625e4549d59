"""Replayed deals are as alike as the tables at which they are played."""

import pytest

from tools.noise import CHANGES, likeness, turned


def test_without_any_change_replays_are_alike_in_full() -> None:
    assert likeness(lambda table, _seat, _random: table, 2, 1) == pytest.approx((1, 1))


def test_another_player_in_the_seat_makes_another_game() -> None:
    single, mean = likeness(turned, 3, 1)
    assert max(abs(single), abs(mean)) < 0.6
    assert turned in CHANGES.values()
