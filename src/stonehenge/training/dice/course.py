"""The command `train dice`: what a sheet is worth, learned from whole games lesson by lesson.

A lesson plays games at tables of every size, half of them with magic cards. Most seats are the
learner; the others go by fixed prices, or are the learner of the lesson before. Some predictions
are made at random. Then a net is fitted to the outcomes, and to what it says of later rounds. In
the first lesson nobody has learned yet: all go by prices. After the lessons come the outlooks on
whole tables. All is saved as it ends, so a stopped training goes on where it was.
"""

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np
from msgspec import Struct
from msgspec import json as msgspec_json

from stonehenge.players.dice.net.policies import HIDDEN, Policies, guessed_roles, stack
from stonehenge.players.dice.net.weights import (
    SEAT_COUNTS,
    TARGETS,
    Brain,
    learned,
    load,
    name_of,
    new_brain,
    priced,
    save,
    save_all,
)
from stonehenge.training import pace
from stonehenge.training.dice.fitting import Seen, fitted
from stonehenge.training.dice.gathering import Lesson, Seating, examine, gather
from stonehenge.training.dice.outlooks import (
    ADEPT,
    EXACT_AND_TWO,
    EXAM_SEED,
    Outlooks,
    Tables,
)
from stonehenge.training.dice.outlooks import FULL as FULL_TABLES
from stonehenge.training.dice.self_play import Samples
from stonehenge.training.plot import progress_plot
from stonehenge.training.workers import Workers

COMMAND: Final = "stonehenge train dice"
_PRIOR: Final = 20.0
"""How many games the guessed roles count for."""


class Course(Struct, frozen=True):
    """The lessons of a training, and the deals of the exam after each."""

    lessons: tuple[Lesson, ...]
    exam_deals: int = 300
    spoil: float = 0.4
    """How much of what others gain the learner counts as a loss."""
    hidden: int = HIDDEN
    tables: Tables = Tables(FULL_TABLES)
    """What comes after the lessons: the outlooks on whole tables."""


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
        Lesson(14000, LEAGUE, epochs=6),
    )
)
EXAMS: Final = ((EXACT_AND_TWO, False), (ADEPT, False), (EXACT_AND_TWO, True))
"""By exam the prices of the others, and whether there are magic cards; in the order of `Report`."""
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
    brains, outlooks = {}, {}
    after = Outlooks(folder, seed, workers, say, course.tables)
    for target in TARGETS:
        brain = learn(folder, seed, workers, say, target, course)
        brains[name_of(target)] = brain
        for seats in SEAT_COUNTS:
            outlooks[name_of(target, seats)] = after.learn(brain, target, seats)
    path = folder / "dice.npz"
    save_all(brains, outlooks, path, made_by=f"{COMMAND} --seed {seed}")
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
        recalled = _recall(folder, target, range(max(1, number - lesson.memory), number + 1))
        net, loss = fitted(recalled, lesson.epochs, lesson.rate, seed + number, course.hidden)
        before, brain = brain, Brain(net, roles)
        report = _report(number, target, loss, monotonic() - begun, brain, course, workers)
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
    features = samples.features.astype(np.float16)
    np.savez(path, features=features, outcomes=samples.outcomes, later=samples.later)


def _recall(folder: Path, target: int, lessons: range) -> Seen:
    """The samples of some lessons, always from their files."""
    parts = []
    for lesson in lessons:
        with np.load(folder / f"target-{target}-samples-{lesson}.npz") as kept:
            parts.append((kept["features"].astype(np.float32), kept["outcomes"], kept["later"]))
    return Seen(*(np.concatenate(part) for part in zip(*parts, strict=True)))


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
        played = gather(lesson, seed, Seating(seats, tables.target, policies[seats]), workers)
        parts += [samples for samples, _ in played]
        counts = sum((counted for _, counted in played), _PRIOR * guessed_roles())
        roles.append(counts / counts.sum(axis=2, keepdims=True))
    return Samples(*(np.concatenate(part) for part in zip(*parts, strict=True))), np.array(roles)


def _report(
    number: int, target: int, loss: float, seconds: float, brain: Brain, course: Course,
    workers: Workers,
) -> Report:  # fmt: skip
    tables = [(prices, magic, seats) for prices, magic in EXAMS for seats in SEAT_COUNTS]

    def wins(table: int) -> float:
        prices, magic, seats = tables[table]
        policies = stack(learned(brain, seats, course.spoil), priced(*prices, hidden=course.hidden))
        share = examine(Seating(seats, target, policies), magic, course.exam_deals, EXAM_SEED)
        return round(float(share.mean()), 3)

    shares = iter(workers.map(wins, range(len(tables))))
    by_exam = [{str(seats): next(shares) for seats in SEAT_COUNTS} for _ in EXAMS]
    return Report(number, target, round(seconds, 1), round(loss, 4), *by_exam)


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
