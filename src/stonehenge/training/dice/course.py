"""The command `train dice`: what a sheet is worth, learned from whole games lesson by lesson.

A lesson plays games at tables of every size, half of them with magic cards. Most seats are the
learner; the others go by fixed prices, or are the learner of the lesson before. Some predictions
are made at random. Then the net is fitted to the outcomes. In the first lesson nobody has learned
yet: all go by prices. Lessons are saved as they end, so a stopped training goes on where it was.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np
from msgspec import Struct
from msgspec import json as msgspec_json

from stonehenge.dice.rules import NONE
from stonehenge.kernels.dice.numbers import CARD_NUMBERS
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.net.features import FEATURES
from stonehenge.players.dice.net.policies import (
    HEADS,
    HIDDEN,
    WIN,
    Policies,
    guessed_roles,
    stack,
)
from stonehenge.players.dice.net.weights import (
    SEAT_COUNTS,
    TARGETS,
    Brain,
    learned,
    load,
    new_brain,
    priced,
    save,
)
from stonehenge.training import pace
from stonehenge.training.dice.fitting import fit
from stonehenge.training.dice.self_play import LONGEST, Games, Learning, Samples, play_series
from stonehenge.training.plot import progress_plot
from stonehenge.training.workers import Workers

COMMAND: Final = "stonehenge train dice"
EXACT_AND_TWO: Final = (2.0, 0.0, 0.0)
"""Prices for the next Seer's role, for an X and for a number: 2 points for the role alone."""
ADEPT: Final = (2.0, 1.0, 0.4)
"""The prices of the level adept."""
LEARNER: Final = 0
"""The first policy of a lesson; on the other seats are the others."""
_EXAM_SEED: Final = 1
"""All exams have the same dice."""
_CHUNK: Final = 250
"""Games that one thread plays at a time."""
_PRIOR: Final = 20.0
"""How many games the guessed roles count for."""


class Lesson(Struct, frozen=True):
    """How many games are played at each table, and how."""

    games: int
    pool: tuple[float, ...]
    """The shares of the learner, the learner a lesson ago, exact + 2 and adept."""
    outcome_share: float = 1.0
    """How much of a target is the outcome itself, and not the estimate of a later sheet."""
    random_share: float = 0.08
    """The share of predictions that are made at random."""
    memory: int = 1
    """How many lessons before it are learned from once more."""
    epochs: int = 4
    rate: float = 2e-3
    """The step size at which the fitting begins."""


class Course(Struct, frozen=True):
    """The lessons of a training, and the deals of the exam after each."""

    lessons: tuple[Lesson, ...]
    exam_deals: int = 150
    spoil: float = 0.4
    """How much of what others gain the learner counts as a loss."""
    hidden: int = HIDDEN


WATCHED: Final = (0.7, 0.0, 0.3, 0.0)
"""The pool of a first lesson."""
MIXED: Final = (0.6, 0.0, 0.2, 0.2)
LEAGUE: Final = (0.5, 0.1, 0.2, 0.2)
"""The pool of a last lesson: the learner also meets the learner a lesson ago."""
FULL: Final = Course(
    (
        Lesson(4000, WATCHED, random_share=0.12),
        Lesson(6000, MIXED, epochs=6),
        Lesson(8000, MIXED, epochs=6),
        Lesson(10000, LEAGUE, epochs=6, outcome_share=0.75),
    )
)
_TITLE: Final = "Wins of one among players of exact + 2, in percent, by lesson"


class Report(Struct, frozen=True):
    """How strong the learner was after a lesson: shares of wins of one among others."""

    lesson: int
    target: int
    seconds: float
    loss: float
    wins: dict[str, float]
    """By the number of players, among players of exact + 2."""
    wins_over_adept: dict[str, float]
    wins_with_magic: dict[str, float]


def train(
    folder: Path, seed: int, workers: Workers, say: Callable[[str], None], course: Course = FULL
) -> Path:
    """Learns for both targets, and puts what the players need into one file."""
    brains = {
        f"target_{target}": learn(folder, seed, workers, say, target, course) for target in TARGETS
    }
    path = folder / "dice.npz"
    save(brains, path, made_by=f"{COMMAND} --seed {seed}")
    return path


def learn(
    folder: Path, seed: int, workers: Workers, say: Callable[[str], None], target: int,
    course: Course = FULL,
) -> Brain:  # fmt: skip
    """Takes the lessons for a target that are still to be taken; the seed fixes what is learned.

    Returns what the lesson with the best exams left: a later one is not always better.
    """
    folder.mkdir(parents=True, exist_ok=True)
    done, brain, before = _resume(folder, seed, target, course, say)
    lessons = len(course.lessons)
    for number, lesson in enumerate(course.lessons[done:], done + 1):
        begun, which = monotonic(), f"target {target}, {pace.lesson_of(number, lessons)}"
        tables = _Tables(target, seed, number)
        policies = {
            seats: _policies(number, brain, before, seats, course.spoil) for seats in SEAT_COUNTS
        }
        samples, roles = _gather(lesson, tables, policies, workers)
        _remember(folder, target, number, samples)
        before, brain = brain, Brain(new_brain(seed + number, course.hidden).net, roles)
        recalled = _recall(folder, target, range(max(1, number - lesson.memory), number + 1))
        loss = fit(brain.net, recalled, lesson.epochs, lesson.rate, seed + number)
        report = _report(number, target, loss, monotonic() - begun, brain, course)
        _keep(folder, report, brain)
        say(f"{which}: {_told(report)}")
        taken = [one.seconds for one in _reports(folder, target)]
        say(f"{which}: {pace.told(taken, lessons, folder)}")
    best = max(_reports(folder, target), key=_strength)
    say(f"target {target}: lesson {best.lesson} had the best exams")
    return load(_file(folder, target, best.lesson), "brain")


def _resume(
    folder: Path, seed: int, target: int, course: Course, say: Callable[[str], None]
) -> tuple[int, Brain, Brain]:
    kept = folder.glob(f"target-{target}-lesson-*.npz")
    done = max((int(path.stem.split("-")[-1]) for path in kept), default=-1)
    if done < 0:
        save({"brain": new_brain(seed, course.hidden)}, _file(folder, target, 0), made_by=COMMAND)
        done = 0
    elif done:
        say(f"target {target}: going on after {pace.lesson_of(done, len(course.lessons))}")
    # always from the file, so that a stopped training and one in a piece learn the same
    before = load(_file(folder, target, max(0, done - 1)), "brain")
    return done, load(_file(folder, target, done), "brain"), before


def _file(folder: Path, target: int, lesson: int) -> Path:
    return folder / f"target-{target}-lesson-{lesson}.npz"


def _remember(folder: Path, target: int, lesson: int, samples: Samples) -> None:
    path = folder / f"target-{target}-samples-{lesson}.npz"
    np.savez(path, features=samples.features.astype(np.float16), outcomes=samples.outcomes)


def _recall(folder: Path, target: int, lessons: range) -> Samples:
    """The samples of some lessons, always from their files."""
    parts = []
    for lesson in lessons:
        with np.load(folder / f"target-{target}-samples-{lesson}.npz") as kept:
            parts.append((kept["features"].astype(np.float32), kept["outcomes"]))
    return Samples(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def _policies(number: int, brain: Brain, before: Brain, seats: int, spoil: float) -> Policies:
    """Who sits at the tables of a lesson: the learner first."""
    hidden = brain.net.bias.shape[0]
    adept, plain = priced(*ADEPT, hidden=hidden), priced(*EXACT_AND_TWO, hidden=hidden)
    if number == 1:
        return stack(adept, adept, plain, adept)
    return stack(learned(brain, seats, spoil), learned(before, seats, 0.0), plain, adept)


class _Tables(Struct, frozen=True):
    """For which target the games of a lesson are played, and from which seed."""

    target: int
    seed: int
    lesson: int


def _gather(
    lesson: Lesson, tables: _Tables, policies: dict[int, Policies], workers: Workers
) -> tuple[Samples, Any]:
    """Plays the games of a lesson; the samples, and how the Seer's role changed hands."""
    parts, roles = [], []
    for seats in SEAT_COUNTS:
        entropy = [tables.seed, tables.target, tables.lesson, seats]
        seed = int(np.random.SeedSequence(entropy).generate_state(1, np.uint64)[0])
        play = partial(_play, lesson, seed, (seats, tables.target), policies[seats])
        played = list(workers.map(play, range(0, lesson.games, _CHUNK)))
        parts += [samples for samples, _ in played]
        counts = sum((counted for _, counted in played), _PRIOR * guessed_roles())
        roles.append(counts / counts.sum(axis=2, keepdims=True))
    return Samples(*(np.concatenate(part) for part in zip(*parts, strict=True))), np.array(roles)


def room_for(rows: int) -> Samples:
    """Room for so many samples."""
    return Samples(np.zeros((rows, FEATURES), np.float32), np.zeros((rows, HEADS), np.float32))


def _play(
    lesson: Lesson, seed: int, table: tuple[int, int], policies: Policies, first: int
) -> tuple[Samples, Any]:
    """Plays a part of the games at tables of so many seats with a target."""
    seats, target = table
    random = np.random.default_rng([seed, first])
    number = min(_CHUNK, lesson.games - first)
    seated = random.choice(len(lesson.pool), size=(number, SEATS), p=lesson.pool)
    seated[np.arange(number), random.integers(seats, size=number)] = LEARNER
    seeds = random.integers(1 << 63, size=number, dtype=np.uint64)
    first_seers, magic = random.integers(seats, size=number), np.arange(number) % 2
    games = Games(seats, target, 1, CARD_NUMBERS, seeds, seated, first_seers, magic)
    learning = Learning(policies, LEARNER, lesson.random_share, lesson.outcome_share)
    samples, roles = room_for(number * LONGEST), np.zeros_like(guessed_roles())
    rows = play_series(games, learning, samples, roles, np.zeros((number, SEATS, HEADS)))
    return Samples(samples.features[:rows].copy(), samples.outcomes[:rows].copy()), roles


def examine(policies: Policies, seats: int, target: int, magic: bool, deals: int, seed: int) -> Any:
    """The share of wins in each deal of the first policy, on each seat in turn among the second."""
    number = deals * seats
    seeds = np.random.default_rng(seed).integers(1 << 63, size=deals, dtype=np.uint64)
    chairs = np.tile(np.arange(seats), deals)
    seated = np.ones((number, SEATS), np.int64)
    seated[np.arange(number), chairs] = LEARNER
    games = Games(
        seats, target, 1, CARD_NUMBERS, np.repeat(seeds, seats), seated,
        np.zeros(number, np.int64), np.full(number, int(magic)),
    )  # fmt: skip
    outcomes, roles = np.zeros((number, SEATS, HEADS)), np.zeros_like(guessed_roles())
    play_series(games, Learning(policies, NONE, 0.0, 1.0), room_for(0), roles, outcomes)
    wins = outcomes[np.arange(number), chairs, WIN]
    return wins.reshape(deals, seats).mean(axis=1)


def _report(
    number: int, target: int, loss: float, seconds: float, brain: Brain, course: Course
) -> Report:
    def wins(prices: tuple[float, float, float], magic: bool) -> dict[str, float]:
        other = priced(*prices, hidden=course.hidden)
        shares = {}
        for seats in SEAT_COUNTS:
            policies = stack(learned(brain, seats, course.spoil), other)
            share = examine(policies, seats, target, magic, course.exam_deals, _EXAM_SEED)
            shares[str(seats)] = round(float(share.mean()), 3)
        return shares

    plain, adept = wins(EXACT_AND_TWO, magic=False), wins(ADEPT, magic=False)
    return Report(
        number, target, round(seconds, 1), round(loss, 4), plain, adept,
        wins(EXACT_AND_TWO, magic=True),
    )  # fmt: skip


def _told(report: Report) -> str:
    def shares(wins: dict[str, float]) -> str:
        return " ".join(f"{share:.2f}" for share in wins.values())

    return (
        f"wins with 2 to 5 players among exact + 2: {shares(report.wins)}, with magic "
        f"{shares(report.wins_with_magic)}, among adepts {shares(report.wins_over_adept)}; "
        f"loss {report.loss:.4f}, {report.seconds:.0f} s"
    )


def _keep(folder: Path, report: Report, brain: Brain) -> None:
    save({"brain": brain}, _file(folder, report.target, report.lesson), made_by=COMMAND)
    progress = _progress(folder, report.target)
    with progress.open("ab") as lines:
        lines.write(msgspec_json.encode(report) + b"\n")
    shares = [
        {seats: 100 * share for seats, share in report.wins.items()}
        for report in _reports(folder, report.target)
    ]
    progress.with_suffix(".svg").write_text(progress_plot(shares, _TITLE), encoding="utf-8")


def _progress(folder: Path, target: int) -> Path:
    return folder / f"target-{target}-progress.jsonl"


def _reports(folder: Path, target: int) -> list[Report]:
    lines = _progress(folder, target).read_text().splitlines()
    return [msgspec_json.decode(line, type=Report) for line in lines]


def _strength(report: Report) -> float:
    """All exams of a lesson together; a fair share counts more the more players there are."""
    exams = (report.wins, report.wins_over_adept, report.wins_with_magic)
    return sum(int(seats) * share for exam in exams for seats, share in exam.items())
