"""Whoever does the work of a lesson, the same is learned."""

from pathlib import Path

import pytest

from stonehenge.arena.cluster import connected
from stonehenge.training.dice import course as training
from stonehenge.training.dice.gathering import Lesson
from stonehenge.training.workers import Threads
from tests.run import stonehenge

SHORT = training.Course((Lesson(20, training.WATCHED, epochs=1),), exam_deals=1)


def test_an_error_in_a_thread_is_not_lost() -> None:
    assert list(Threads(2).map(lambda number: 6 // number, range(1, 4))) == [6, 3, 2]
    with pytest.raises(ZeroDivisionError):
        list(Threads(2).map(lambda number: 6 // number, range(3)))


def test_a_ray_cluster_learns_the_same_as_threads(tmp_path: Path) -> None:
    here = training.learn(tmp_path / "here", 1, Threads(2), lambda _line: None, 9, SHORT)
    with connected("local") as cluster:
        there = training.learn(tmp_path / "there", 1, cluster, lambda _line: None, 9, SHORT)
    assert str(here) == str(there)


def test_ray_is_refused_where_there_are_no_lessons(tmp_path: Path) -> None:
    done = stonehenge("train", "cards-adept", "--ray", "local", home=tmp_path)
    assert done.returncode == 2
    assert "--ray is for cards and dice" in done.stderr
