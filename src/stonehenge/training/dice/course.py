"""The command `train dice`: what a sheet is worth, learned from whole games lesson by lesson.

A lesson plays games at tables of every size, half of them with magic cards; most seats are the
learner, the others go by fixed prices or are what the learner was a lesson ago. Some predictions
are made at random. Then the net is fitted to what became of the sheets. The first lesson watches
players who go by prices. Lessons are saved as they end, so a stopped training goes on where it was.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np
from msgspec import Struct
from msgspec import json as msgspec_json

from stonehenge.kernels.dice.numbers import CARD_NUMBERS
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.net.outlook import FEATURES, HEADS, HIDDEN, Minds, no_roles
from stonehenge.players.dice.net.weights import (
    SEAT_COUNTS,
    TARGETS,
    Brain,
    learned,
    load,
    new_brain,
    priced,
    save,
    stack,
)
from stonehenge.training.dice.fitting import fit
from stonehenge.training.dice.matches import LONGEST, Samples, play_series
from stonehenge.training.plot import progress_plot

COMMAND: Final = "stonehenge train dice"
EXACT_AND_TWO: Final = (2.0, 0.0, 0.0)
ADEPT: Final = (2.0, 1.0, 0.4)
_CHUNK: Final = 250
"""Games that one thread plays at a time."""
_PRIOR: Final = 20.0
"""How many games the guessed roles count for."""


class Lesson(Struct, frozen=True):
    """How many games are played at each table, and how."""

    games: int
    pool: tuple[float, ...]
    """The shares of the learner, its elder, exact + 2 and adept."""
    trust: float = 1.0
    """How much of a target is the outcome itself."""
    whim: float = 0.08
    """The share of random predictions."""
    memory: int = 1
    """How many lessons before it are learned from once more."""
    epochs: int = 4
    rate: float = 2e-3


class Course(Struct, frozen=True):
    """The lessons of a training, and the deals of the exam after each."""

    lessons: tuple[Lesson, ...]
    exam_deals: int = 150
    spoil: float = 0.4
    hidden: int = HIDDEN


WATCHED: Final = (0.7, 0.0, 0.3, 0.0)
MIXED: Final = (0.6, 0.0, 0.2, 0.2)
LEAGUE: Final = (0.5, 0.1, 0.2, 0.2)
FULL: Final = Course(
    (
        Lesson(4000, WATCHED, whim=0.12),
        Lesson(6000, MIXED, epochs=6),
        Lesson(8000, MIXED, epochs=6),
        Lesson(10000, LEAGUE, epochs=6, trust=0.75),
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
    folder: Path, seed: int, jobs: int, say: Callable[[str], None], course: Course = FULL
) -> Path:
    """Learns for both targets, and puts what the players need into one file."""
    brains = {
        f"target_{target}": learn(folder, seed, jobs, say, target, course) for target in TARGETS
    }
    path = folder / "dice.npz"
    save(brains, path, made_by=f"{COMMAND} --seed {seed}")
    return path


def learn(
    folder: Path, seed: int, jobs: int, say: Callable[[str], None], target: int,
    course: Course = FULL,
) -> Brain:  # fmt: skip
    """Takes the lessons for a target that are still to be taken; the seed fixes what is learned.

    Returns what the lesson with the best exams left: a later one is not always better.
    """
    folder.mkdir(parents=True, exist_ok=True)
    done, brain, elder = _resume(folder, seed, target, course, say)
    for number, lesson in enumerate(course.lessons[done:], done + 1):
        begun = monotonic()
        samples, roles = _gather(lesson, number, seed, target, brain, elder, jobs, course.spoil)
        _remember(folder, target, number, samples)
        elder, brain = brain, Brain(new_brain(seed + number, course.hidden).net, roles)
        recalled = _recall(folder, target, range(max(1, number - lesson.memory), number + 1))
        loss = fit(brain.net, recalled, lesson.epochs, lesson.rate, seed + number)
        report = _report(number, target, loss, monotonic() - begun, brain, course)
        _keep(folder, report, brain)
        say(f"target {target}, lesson {number}: {_told(report)}")
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
        say(f"target {target}: going on after lesson {done}")
    # always from the file, so that a stopped training and one in a piece learn the same
    elder = load(_file(folder, target, max(0, done - 1)), "brain")
    return done, load(_file(folder, target, done), "brain"), elder


def _file(folder: Path, target: int, lesson: int) -> Path:
    return folder / f"target-{target}-lesson-{lesson}.npz"


def _remember(folder: Path, target: int, lesson: int, samples: Samples) -> None:
    seen = samples.seen.astype(np.float16)
    np.savez(folder / f"target-{target}-samples-{lesson}.npz", seen=seen, came=samples.came)


def _recall(folder: Path, target: int, lessons: range) -> Samples:
    """The samples of some lessons, always from their files."""
    parts = []
    for lesson in lessons:
        with np.load(folder / f"target-{target}-samples-{lesson}.npz") as kept:
            parts.append((kept["seen"].astype(np.float32), kept["came"]))
    return Samples(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def _minds(number: int, brain: Brain, elder: Brain, seats: int, spoil: float) -> Minds:
    """Who sits at the tables of a lesson: the learner first."""
    hidden = brain.net.bias.shape[0]
    adept, plain = priced(*ADEPT, hidden=hidden), priced(*EXACT_AND_TWO, hidden=hidden)
    if number == 1:
        return stack(adept, adept, plain, adept)
    return stack(learned(brain, seats, spoil), learned(elder, seats, 0.0), plain, adept)


def _gather(
    lesson: Lesson, number: int, seed: int, target: int, brain: Brain, elder: Brain, jobs: int,
    spoil: float,
) -> tuple[Samples, Any]:  # fmt: skip
    """Plays the games of a lesson; the samples, and how the Seer's role changed hands."""
    parts, roles = [], []
    for seats in SEAT_COUNTS:
        minds = _minds(number, brain, elder, seats, spoil)
        drawn = np.random.SeedSequence([seed, target, number, seats]).generate_state(1, np.uint64)
        play = partial(_play, lesson, int(drawn[0]), seats, target, minds)
        with ThreadPoolExecutor(jobs) as pool:
            played = list(pool.map(play, range(0, lesson.games, _CHUNK)))
        parts += [samples for samples, _ in played]
        counts = sum((found for _, found in played), _PRIOR * no_roles())
        roles.append(counts / counts.sum(axis=2, keepdims=True))
    return Samples(*(np.concatenate(part) for part in zip(*parts, strict=True))), np.array(roles)


def _play(
    lesson: Lesson, seed: int, seats: int, target: int, minds: Minds, first: int
) -> tuple[Samples, Any]:
    random = np.random.default_rng([seed, first])
    games = min(_CHUNK, lesson.games - first)
    seated = random.choice(len(lesson.pool), size=(games, SEATS), p=lesson.pool)
    seated[np.arange(games), random.integers(seats, size=games)] = 0
    rows = games * LONGEST
    samples = Samples(np.zeros((rows, FEATURES), np.float32), np.zeros((rows, HEADS), np.float32))
    roles = np.zeros_like(no_roles())
    rows = play_series(
        random.integers(1 << 63, size=games, dtype=np.uint64), seated,
        random.integers(seats, size=games), np.arange(games) % 2, seats, target, minds,
        CARD_NUMBERS, lesson.whim, 0, lesson.trust, samples, roles, np.zeros((games, SEATS, HEADS)),
    )  # fmt: skip
    return Samples(samples.seen[:rows].copy(), samples.came[:rows].copy()), roles


def examine(minds: Minds, seats: int, target: int, magic: bool, deals: int, seed: int) -> Any:
    """The share of wins in each deal of the first mind, on each seat in turn among the second."""
    games = deals * seats
    lucks = np.random.default_rng(seed).integers(1 << 63, size=deals, dtype=np.uint64)
    chairs = np.tile(np.arange(seats), deals)
    seated = np.ones((games, SEATS), np.int64)
    seated[np.arange(games), chairs] = 0
    came = np.zeros((games, SEATS, HEADS))
    nothing = Samples(np.zeros((0, FEATURES), np.float32), np.zeros((0, HEADS), np.float32))
    play_series(
        np.repeat(lucks, seats), seated, np.zeros(games, np.int64), np.full(games, int(magic)),
        seats, target, minds, CARD_NUMBERS, 0.0, -1, 1.0, nothing, np.zeros_like(no_roles()), came,
    )  # fmt: skip
    wins = came[np.arange(games), chairs, 0]
    return wins.reshape(deals, seats).mean(axis=1)


def _report(
    number: int, target: int, loss: float, seconds: float, brain: Brain, course: Course
) -> Report:
    def wins(prices: tuple[float, float, float], magic: bool) -> dict[str, float]:
        other = priced(*prices, hidden=course.hidden)
        found = {}
        for seats in SEAT_COUNTS:
            minds = stack(learned(brain, seats, course.spoil), other)
            share = examine(minds, seats, target, magic, course.exam_deals, 1)
            found[str(seats)] = round(float(share.mean()), 3)
        return found

    plain, adept = wins(EXACT_AND_TWO, magic=False), wins(ADEPT, magic=False)
    return Report(
        number, target, round(seconds, 1), round(loss, 4), plain, adept,
        wins(EXACT_AND_TWO, magic=True),
    )  # fmt: skip


def _told(report: Report) -> str:
    def shares(found: dict[str, float]) -> str:
        return " ".join(f"{share:.2f}" for share in found.values())

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
