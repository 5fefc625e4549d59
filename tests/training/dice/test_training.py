"""Training of dice players in small: lessons help, and a stopped one goes on as it would have."""

from pathlib import Path

import numpy as np
from msgspec import json
from msgspec.structs import replace

from stonehenge.dice.rules import ROUNDS
from stonehenge.players.dice.net.features import FEATURES
from stonehenge.players.dice.net.outlook import SHEET, SHEET_SIZE, TABLE, TABLE_SIZE, features_of
from stonehenge.players.dice.net.policies import WIN, Net, stack
from stonehenge.players.dice.net.weights import (
    SEAT_COUNTS,
    load,
    load_net,
    name_of,
    new_brain,
    new_net,
    priced,
    save,
)
from stonehenge.training.dice import course as training
from stonehenge.training.dice.fitting import Seen, fit, fitted, judged, steady
from stonehenge.training.dice.gathering import Lesson, Seating, gather
from stonehenge.training.dice.outlooks import Tables
from stonehenge.training.workers import Threads

SMALL = Lesson(20, training.WATCHED, epochs=1)
NEXT = Lesson(20, training.LEAGUE, epochs=1)
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


def test_a_row_knows_where_its_seat_is_seen_a_round_later() -> None:
    seats = 3
    plain = stack(*[priced(2.0, 0.0, 0.0)] * 4)
    [(samples, _)] = gather(
        replace(SMALL, pool=(0.5, 0.5, 0.0, 0.0)), 1, Seating(seats, 9, plain, features_of(seats)),
        Threads(1),
    )  # fmt: skip
    left = np.rint(samples.tables[:, TABLE.rounds_left] * ROUNDS)
    complete = [TABLE_SIZE + step * SHEET_SIZE + SHEET.missing for step in range(seats)]
    over = (left == 0) | samples.tables[:, complete].any(axis=1)
    assert np.array_equal(samples.later == 0, over)
    rows = np.flatnonzero(samples.later)
    after = rows + samples.later[rows]
    assert np.array_equal(left[after], left[rows] - 1)
    assert np.array_equal(samples.outcomes[after], samples.outcomes[rows])
    free = samples.tables[:, TABLE_SIZE : TABLE_SIZE + SHEET.full]
    assert (free[after] <= free[rows]).all()
    assert np.allclose(
        (free[rows] - free[after]).sum(axis=1), 1 / 4
    )  # one box a round, of its column
    assert {1, 2, 3} == set(samples.later[rows].tolist())


def test_targets_are_what_is_said_a_round_later_and_at_the_end_the_outcome() -> None:
    said = np.array([[0.1], [0.2], [0.4], [0.8]], np.float32)
    outcomes = np.array([[1.0], [1.0], [0.0], [1.0]], np.float32)
    later = np.array([1, 2, 0, 0], np.int8)  # the third row is a game of its own
    targets = np.empty_like(outcomes)
    steady(said, outcomes, later, targets)
    assert targets[:, 0].tolist() == [(np.float32(0.2) + 1) / 2, 1.0, 0.0, 1.0]


def test_what_is_said_later_makes_up_for_few_games() -> None:
    """Walks on ten places: who steps off the upper end wins, and place i wins in (i + 1) / 11."""
    random, places = np.random.default_rng(1), 10
    seen, outcomes, later = [], [], []
    for _ in range(400):
        walk = [int(random.integers(places))]
        while 0 <= walk[-1] < places:
            walk.append(walk[-1] + int(random.choice((-1, 1))))
        seen += [np.eye(places + 2)[place + 1] for place in walk]
        outcomes += [(walk[-1] == places, 0.0)] * len(walk)
        later += [1] * (len(walk) - 1) + [0]
    walks = Seen(np.array(seen, np.float32), np.array(outcomes, np.float32), np.array(later))
    on_the_way, plain = walks.later > 0, new_net(1, places + 2)
    fit(plain, walks.features[on_the_way], walks.outcomes[on_the_way], 150, 2e-3, 1)
    steadied, _ = fitted(walks, 150, 2e-3, 1, ends=False)

    def error(net: Net) -> float:
        chances = judged(net, np.eye(places + 2, dtype=np.float32)[1:-1])[:, WIN]
        truth = (np.arange(places) + 1) / (places + 1)
        return float(np.abs(chances - truth).mean())

    assert error(steadied) < 0.8 * error(plain)
