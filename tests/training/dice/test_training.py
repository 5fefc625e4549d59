"""Training of dice players in small: lessons help, and a stopped one goes on as it would have."""

from pathlib import Path

import numpy as np
from msgspec import json
from msgspec.structs import replace

from stonehenge.players.dice.net.features import FEATURES
from stonehenge.players.dice.net.weights import (
    SEAT_COUNTS,
    load,
    load_net,
    name_of,
    new_brain,
    save,
)
from stonehenge.training.dice import course as training
from stonehenge.training.dice.fitting import fit
from stonehenge.training.dice.gathering import Lesson
from stonehenge.training.dice.outlooks import Tables
from stonehenge.training.workers import Threads

SMALL = Lesson(20, training.WATCHED, epochs=1)
NEXT = Lesson(20, training.LEAGUE, outcome_share=0.75, epochs=1)
TABLES = Tables(dict.fromkeys(SEAT_COUNTS, replace(SMALL, games=100)), exam_deals=1)
COURSE = training.Course((SMALL, NEXT), exam_deals=1, tables=TABLES)


def test_a_stopped_training_goes_on_as_it_would_have(tmp_path: Path) -> None:
    told: list[str] = []
    stopped, whole = tmp_path / "stopped", tmp_path / "whole"
    training.train(stopped, 1, Threads(1), told.append, replace(COURSE, lessons=(SMALL,)))
    resumed = training.train(stopped, 1, Threads(1), told.append, COURSE)
    in_one = training.train(whole, 1, Threads(2), told.append, COURSE)
    assert "target 12: going on after lesson 1 of 2" in told
    left = [line for line in told if "left; memory" in line]
    assert left[0].startswith("target 9, lesson 1 of 2: about ")
    assert any(": this was the last one; memory " in line for line in told)
    for name in ("target_9", "target_12"):
        one, other = load(resumed, name), load(in_one, name)
        for weight, same in zip((*one.net, one.roles), (*other.net, other.roles), strict=True):
            assert np.array_equal(weight, same)
    for seats in SEAT_COUNTS:
        one_net, other_net = (load_net(file, name_of(9, seats)) for file in (resumed, in_one))
        assert all(map(np.array_equal, one_net, other_net))
    assert len((stopped / "outlooks.jsonl").read_text().splitlines()) == 8
    assert any(line.startswith("target 9, tables of 5: wins among exact + 2 ") for line in told)
    assert (stopped / "target-9-progress.svg").read_text().startswith("<svg")
    assert len((stopped / "target-9-progress.jsonl").read_text().splitlines()) == 2


def test_the_lesson_with_the_best_exams_is_kept(tmp_path: Path) -> None:
    told: list[str] = []
    for lesson, share in enumerate((0.3, 0.5, 0.4), 1):
        save({"brain": new_brain(lesson)}, tmp_path / f"target-9-lesson-{lesson}.npz")
        exam = {"2": share, "5": share}
        report = training.Report(lesson, 9, 1.0, 0.4, exam, exam, exam)
        with (tmp_path / "target-9-progress.jsonl").open("ab") as progress:
            progress.write(json.encode(report) + b"\n")
    course = replace(COURSE, lessons=(SMALL,) * 3)
    kept = training.learn(tmp_path, 1, Threads(1), told.append, 9, course)
    assert told[-1] == "target 9: lesson 2 had the best exams"
    assert np.allclose(kept.net.layer, new_brain(2).net.layer)


def test_a_net_learns_who_wins() -> None:
    random = np.random.default_rng(1)
    seen = random.normal(size=(20_000, FEATURES)).astype(np.float32)
    wins = seen[:, 3] > np.abs(seen[:, 4])
    ended = np.stack([wins, seen[:, 5]], axis=1).astype(np.float32)
    net = new_brain(1).net
    first = fit(net, seen, ended, 1, 2e-3, 1)
    assert fit(net, seen, ended, 6, 2e-3, 2) < 0.8 * first
