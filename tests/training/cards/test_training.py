"""Training in small: compiled and plain judgement agree, lessons help, a stopped one goes on."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from stonehenge import cards
from stonehenge.cards import rules
from stonehenge.cards.state import NUMBER
from stonehenge.kernels.cards.arrays import with_arrays
from stonehenge.players.cards.net.play_features import card_features, prospects, situation
from stonehenge.players.cards.net.rounds import new_scratch, score_cards
from stonehenge.players.cards.net.weights import Brain, load_skill, new_brain, play_scores
from stonehenge.players.cards.numbers import play_turn_of
from stonehenge.testing import random_game
from stonehenge.training.cards import adept, exam, samples
from stonehenge.training.cards import course as training
from stonehenge.training.cards.fitting import fit_bids, fit_plays
from stonehenge.training.cards.plain import Exercise
from stonehenge.training.cards.self_play import LEARNER
from stonehenge.training.plot import progress_plot
from stonehenge.training.workers import Threads

BRAIN = new_brain(1)


def test_compiled_and_plain_judgement_agree() -> None:
    scratch = new_scratch()
    compared = 0
    for moment in random_game(cards, cards.Options(seats=4), 3):
        state = moment.state
        if state.phase is not cards.Phase.PLAY or moment.state.round % 4:
            continue
        turn = play_turn_of(cards.view(state, state.turn))
        legal = rules.legal_mask(state.hands[state.turn], state.suit)
        listed = [NUMBER[play.card] for play in cards.legal(state, state.turn)]  # type: ignore[union-attr]
        p = prospects(turn, [0.0] * 60)
        described = [card_features(turn, p, legal, card, BRAIN.rates) for card in listed]
        plain = play_scores(BRAIN.play, situation(turn, p, BRAIN.rates), described)
        scored = score_cards(with_arrays(turn), legal, BRAIN.rates, BRAIN.play, scratch)
        assert list(scratch.cards[:scored]) == listed
        assert np.allclose(scratch.scores[:scored], plain, atol=1e-4)
        compared += 1
    assert compared > 50


def test_lessons_help() -> None:
    brain = new_brain(2)
    brain = brain._replace(rates=samples.count_tricks(1, 4000, brain))
    assert brain.rates[1, 5, 0, 12] > brain.rates[1, 5, 1, 12] > brain.rates[1, 5, 1, 2]
    bids = samples.room_for_bids(40_000)
    samples.gather_bids(1, brain, brain, True, 1.0, 0.4, bids)
    first = fit_bids(brain.bid, bids, 1, 1, size=512)
    assert fit_bids(brain.bid, bids, 2, 1, size=512) < first
    plays = samples.room_for_plays(6000)
    samples.gather_plays(1, brain, brain, True, samples.FREE, 1, plays)
    assert plays.counts.min() >= 2
    first_gain = fit_plays(brain.play, plays, 0.5, 2, 1, size=256)
    assert fit_plays(brain.play, plays, 0.5, 4, 1, size=256) > first_gain > 0.2


@pytest.mark.parametrize("own", [0.2, 0.8])
def test_the_learner_takes_its_share_of_the_seats(own: float) -> None:
    taken, kinds = 0, np.zeros(6, np.int64)
    for _ in range(2000):
        samples.seat_league(6, kinds, own)
        taken += int((kinds == LEARNER).sum())
    # 6 % of the tables are full of others, and one seat is always the learner's
    expected = 0.94 * (own * 5 / 6 + 1 / 6) + 0.06 / 6
    assert taken / 12_000 == pytest.approx(expected, abs=0.03)


def test_a_plot_has_a_line_for_each_table() -> None:
    drawn = progress_plot([{"3": 1.0, "4": 2.0}, {"3": 11.0, "4": 12.0}])
    assert drawn.count("<polyline") == 2
    assert "4 players" in drawn


SMALL = training.Lesson(2048, calm=1.0, rollouts=1, bids=16_384, plain=True)
COURSE = training.Course(
    (SMALL, replace(SMALL, memory=2)),
    counted_rounds=500,
    first_bids=8192,
    plain=Exercise(games=4, searching=0, epochs=1),
    exam_rounds=300,
)


def _weights(brain: Brain) -> list[Any]:
    return [*brain.play, *brain.bid, *brain.plain]


def test_a_stopped_training_goes_on_as_it_would_have(tmp_path: Path) -> None:
    told: list[str] = []
    stopped, whole = tmp_path / "stopped", tmp_path / "whole"
    training.train(stopped, 1, Threads(1), told.append, replace(COURSE, lessons=COURSE.lessons[:1]))
    resumed = training.train(stopped, 1, Threads(1), told.append, COURSE)
    in_one = training.train(whole, 1, Threads(2), told.append, COURSE)
    assert "going on after lesson 1 of 2" in told
    for one, other in zip(_weights(resumed), _weights(in_one), strict=True):
        assert np.array_equal(one, other)
    assert (stopped / "lesson-2.npz").exists()
    assert (stopped / "progress.svg").read_text().startswith("<svg")
    assert len((stopped / "progress.jsonl").read_text().splitlines()) == 2


def test_the_adept_learns_from_playouts(tmp_path: Path) -> None:
    told: list[str] = []
    exercise = adept.Exercise(counted_rounds=500, decisions=3000, repeats=2)
    skill = adept.train(tmp_path, 1, told.append, exercise)
    again = adept.train(tmp_path, 1, told.append, exercise)
    read = load_skill(tmp_path / "adept.npz")
    for one, other, kept in zip(skill.play, again.play, read.play, strict=True):
        assert np.array_equal(one, other)
        assert np.array_equal(one, kept)
    assert "decisions distilled" in told[-1]


def test_an_exam_has_a_line_for_every_table() -> None:
    lines = list(exam.exam(BRAIN, rounds=40))
    assert len(lines) == 10
    assert lines[1].startswith("self-play, 4 players ")
