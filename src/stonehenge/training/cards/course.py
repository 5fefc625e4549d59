"""The command `train cards`: lesson by lesson from a plain rule to a strong player.

Each lesson gathers decisions, moves the play net towards the cards that turned out better, then
fits the bid net to what the new play makes of bids. Lessons are saved as they end, so a stopped
training goes on where it was.
"""

import json
from collections.abc import Callable, Iterator
from math import exp
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np
from msgspec import Struct
from msgspec import json as msgspec_json
from msgspec.structs import replace

from stonehenge.players.cards.net.weights import Brain, load, new_brain, save
from stonehenge.players.cards.numbers import FEWEST_SEATS, MOST_SEATS
from stonehenge.training import pace
from stonehenge.training.cards import samples
from stonehenge.training.cards.exam import one_among
from stonehenge.training.cards.fitting import RATE, fit_bids, fit_choices, fit_plays
from stonehenge.training.cards.plain import Exercise, gather_choices
from stonehenge.training.cards.samples import FREE, Manner, PlaySamples
from stonehenge.training.cards.self_play import (
    HEEDLESS,
    LEARNER,
    OPEN,
    PLAIN,
    RANDOM,
    BidSamples,
    Terms,
)
from stonehenge.training.plot import progress_plot
from stonehenge.training.workers import Workers

COMMAND: Final = "stonehenge train cards"

_EPOCHS: Final = 2
_PLAIN_EPOCHS: Final = 4
"""Lessons among plain players go over their decisions more often."""
_BID_REPEATS: Final = 2
"""How often a lesson gathers bids anew and fits them."""
_COUNTS: Final = 3
"""How often tricks are counted before the first lesson, each time with better bids."""
_FIRST_CURIOSITY: Final = 0.4
_BATCH: Final = 512
"""How many choices of plain players are learned from at a time."""
_EXAM_SEED: Final = 1
_EXAM_SEATS: Final = 4
_PLAYS, _BIDS = 0, 1
"""What the seed of a part is drawn for; further repeats of bids count on."""
PARTS: Final = 16
"""Into how many parts the decisions of a lesson are cut for those who gather them."""


class Lesson(Struct, frozen=True):
    """How much is gathered for one step of learning, and how sure the policy may become."""

    decisions: int
    calm: float
    rate: float = RATE
    rollouts: int = 1
    bids: int = 400_000
    curiosity: float = 0.38
    """How often a bid is one or two off when bids are learned from."""
    plain: bool = False
    manner: Manner = FREE
    memory: int = 1
    """From how many lessons decisions are learned, this one's included."""


class Course(Struct, frozen=True):
    """A whole training: what comes before the first lesson, the lessons, and their exams."""

    lessons: tuple[Lesson, ...]
    counted_rounds: int = 60_000
    first_bids: int = 600_000
    plain: Exercise = Exercise()
    exam_rounds: int = 6000


_AMONG_ITS_LIKE: Final = Manner(own=0.8, warmth=0.7, rollout_warmth=0.0, curiosity=0.1)

_LATER: Final = Lesson(
    300_000,
    calm=0.3,
    rate=1e-3,
    bids=700_000,
    curiosity=0.12,
    manner=_AMONG_ITS_LIKE,
)
"""A lesson for a learner that bids well. With too many random bids in training, the net would
distrust every bid."""

FULL: Final = Course(
    (
        Lesson(300_000, calm=1.0, rollouts=2, plain=True),
        Lesson(250_000, calm=1.0, rollouts=2),
        *[Lesson(300_000, calm=0.8, rate=2.5e-3)] * 2,
        *[Lesson(300_000, calm=0.6, rate=2e-3)] * 2,
        Lesson(300_000, calm=0.5, rate=1e-3),
        Lesson(300_000, calm=0.4, rate=7e-4),
        *(replace(_LATER, memory=memory) for memory in (1, 2, 3)),
        *[replace(_LATER, rate=7e-4, memory=4)] * 3,
        *[replace(_LATER, decisions=800_000, bids=1_500_000, rate=5e-4, memory=2)] * 3,
    )
)


class Report(Struct, frozen=True):
    """How strong the player was after a lesson: points a round and exact predictions."""

    lesson: int
    seconds: float
    points: dict[str, float]
    """In self-play by the number of players."""
    exact: dict[str, float]
    against_plain: float
    against_random: float
    against_heedless: float


def train(
    folder: Path, seed: int, workers: Workers, say: Callable[[str], None], course: Course = FULL
) -> Brain:
    """Takes the lessons that are still to be taken; the seed fixes what is learned."""
    folder.mkdir(parents=True, exist_ok=True)
    done, brain = _resume(folder, seed, course, workers, say)
    plays: dict[int, PlaySamples] = {}
    lessons = len(course.lessons)
    for number, lesson in enumerate(course.lessons[done:], done + 1):
        begun, which = monotonic(), pace.lesson_of(number, lessons)
        elder = _elder(folder, seed, number)
        # what an earlier run gathered is gathered again, so that both learn from the same
        plays = {
            past: plays.get(past)
            or _gather_plays(course.lessons[past - 1], past, seed, folder, workers)
            for past in range(max(1, number - lesson.memory + 1), number + 1)
        }
        gain = fit_plays(
            brain.play,
            samples.joined(list(plays.values())),
            lesson.calm,
            _PLAIN_EPOCHS if lesson.plain else _EPOCHS,
            seed + number,
            rate=lesson.rate,
        )
        say(f"{which}: {lesson.decisions:,} decisions, worth {gain:.2f} points each")
        for repeat in range(_BID_REPEATS):
            bids = _gather_bids(lesson, number, repeat, seed, brain, elder, workers)
            loss = fit_bids(brain.bid, bids, _EPOCHS, seed + number, rate=lesson.rate)
        say(f"{which}: bids fitted, loss {loss:.4f}")
        report = _report(number, monotonic() - begun, brain, course.exam_rounds, workers)
        _keep(folder, report, brain)
        say(f"{which}: {_told(report)}")
        taken = [report["seconds"] for report in _reports(folder)]
        say(f"{which}: {pace.told(taken, lessons, folder)}")
    return brain


def _resume(
    folder: Path, seed: int, course: Course, workers: Workers, say: Callable[[str], None]
) -> tuple[int, Brain]:
    done = max((int(path.stem.split("-")[1]) for path in folder.glob("lesson-*.npz")), default=-1)
    if done < 0:
        brain = _before_lessons(seed, course, workers, say)
        save(brain, folder / "lesson-0.npz", made_by=COMMAND)
        done = 0
    elif done:
        say(f"going on after {pace.lesson_of(done, len(course.lessons))}")
    # always from the file, so that a stopped training and one in a piece learn the same
    return done, load(folder / f"lesson-{done}.npz")


def _elder(folder: Path, seed: int, number: int) -> Brain:
    """An older self to learn with: what some earlier lesson left."""
    drawn = int(np.random.default_rng([seed, number]).integers(number // 2, number))
    return load(folder / f"lesson-{drawn}.npz")


def _before_lessons(
    seed: int, course: Course, workers: Workers, say: Callable[[str], None]
) -> Brain:
    """How often cards win their tricks, bids that suit the plain policy, and what others play."""
    brain = new_brain(seed)
    for turn in range(_COUNTS):
        rates = samples.count_tricks(seed + turn, course.counted_rounds, brain)
        brain = brain._replace(rates=rates)
    say("tricks won are counted by card")
    bids = samples.room_for_bids(course.first_bids)
    samples.gather_bids(seed, brain, brain, True, 1.0, _FIRST_CURIOSITY, bids)
    fit_bids(brain.bid, bids, _EPOCHS, seed)
    say("bids between plain players are fitted")
    choices = gather_choices(course.plain, seed, PARTS, brain, workers)
    size = min(_BATCH, len(choices.counts))
    foretold = fit_choices(brain.plain, choices, course.plain.epochs, seed, size=size)
    say(f"{len(choices.counts):,} cards of plain players: a chance of {exp(foretold):.0%} each")
    return brain


def _seed(seed: int, lesson: int, what: int, part: int) -> int:
    """The seed of one part of what a lesson gathers."""
    drawn = np.random.SeedSequence([seed, lesson, what]).generate_state(PARTS)
    return int(drawn[part]) >> 1


def _gather_plays(
    lesson: Lesson, number: int, seed: int, folder: Path, workers: Workers
) -> PlaySamples:
    brain, elder = load(folder / f"lesson-{number - 1}.npz"), _elder(folder, seed, number)

    def gather(part: int) -> PlaySamples:
        plays = samples.room_for_plays(_share(lesson.decisions, part))
        drawn = _seed(seed, number, _PLAYS, part)
        samples.gather_plays(
            drawn, brain, elder, lesson.plain, lesson.manner, lesson.rollouts, plays
        )
        return plays

    return samples.joined(list(workers.map(gather, range(PARTS))))


def _gather_bids(
    lesson: Lesson, number: int, repeat: int, seed: int, brain: Brain, elder: Brain,
    workers: Workers,
) -> BidSamples:  # fmt: skip
    def gather(part: int) -> BidSamples:
        bids = samples.room_for_bids(_share(lesson.bids, part))
        drawn = _seed(seed, number, _BIDS + repeat, part)
        samples.gather_bids(drawn, brain, elder, False, lesson.manner.own, lesson.curiosity, bids)
        return bids

    parts = workers.map(gather, range(PARTS))
    return BidSamples(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def _share(whole: int, part: int) -> int:
    """How many of so many belong to a part."""
    return (whole + part) // PARTS


def measured(brain: Brain, seats: int, rivals: int, rounds: int) -> Any:
    """Points and exact predictions of the learner on one chair among rivals of a kind."""
    terms = Terms(OPEN, plus_minus_one=False, curiosity=0.0)
    return samples.measure(_EXAM_SEED, rounds, seats, one_among(brain, rivals), terms)[0]


def _report(number: int, seconds: float, brain: Brain, rounds: int, workers: Workers) -> Report:
    seats = range(FEWEST_SEATS, MOST_SEATS + 1)
    tables = [(each, LEARNER) for each in seats]
    tables += [(_EXAM_SEATS, rivals) for rivals in (PLAIN, RANDOM, HEEDLESS)]

    def sit(table: int) -> Any:
        return measured(brain, *tables[table], rounds)

    results = dict(zip(tables, workers.map(sit, range(len(tables))), strict=True))
    alike = {str(each): results[each, LEARNER] for each in seats}

    def points_among(rivals: int) -> float:
        return round(float(results[_EXAM_SEATS, rivals][0]), 2)

    return Report(
        lesson=number,
        seconds=round(seconds, 1),
        points={each: round(float(result[0]), 2) for each, result in alike.items()},
        exact={each: round(float(result[1]), 3) for each, result in alike.items()},
        against_plain=points_among(PLAIN),
        against_random=points_among(RANDOM),
        against_heedless=points_among(HEEDLESS),
    )


def _told(report: Report) -> str:
    alike = ", ".join(
        f"{seats} players {points:.1f} ({report.exact[seats]:.0%})"
        for seats, points in report.points.items()
    )
    return (
        f"points a round in self-play: {alike}; against three plain players "
        f"{report.against_plain:.1f}, three random ones {report.against_random:.1f}, "
        f"three that forget their bids {report.against_heedless:.1f}"
    )


def _keep(folder: Path, report: Report, brain: Brain) -> None:
    save(brain, folder / f"lesson-{report.lesson}.npz", made_by=COMMAND)
    with (folder / "progress.jsonl").open("ab") as progress:
        progress.write(msgspec_json.encode(report) + b"\n")
    reports = list(_reports(folder))
    (folder / "progress.svg").write_text(
        progress_plot([report["points"] for report in reports]), encoding="utf-8"
    )


def _reports(folder: Path) -> Iterator[dict[str, Any]]:
    for line in (folder / "progress.jsonl").read_text().splitlines():
        yield json.loads(line)
