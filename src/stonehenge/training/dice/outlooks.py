"""What whole tables are worth, learned from games of players who know what a sheet is worth.

There is a net for each number of players and each target. Each is kept with its exam as it is
fitted, so a stopped training goes on with the next one.
"""

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final

import numpy as np
from msgspec import Struct
from msgspec import json as msgspec_json

from stonehenge.players.dice.net.outlook import features_of
from stonehenge.players.dice.net.policies import Net, Policies, Policy, looking_at_tables, stack
from stonehenge.players.dice.net.weights import (
    Brain,
    learned,
    load_net,
    priced,
    save_all,
)
from stonehenge.training.dice.fitting import Seen, fitted
from stonehenge.training.dice.gathering import Lesson, Seating, examine, gather
from stonehenge.training.workers import Workers

EXACT_AND_TWO: Final = (2.0, 0.0, 0.0)
"""Prices for the next Seer's role, for an X and for a number: 2 points for the role alone."""
ADEPT: Final = (2.0, 1.0, 0.4)
"""The prices of the level adept, as it was first."""
EXAM_SEED: Final = 1
"""All exams have the same dice."""
_SPOIL: Final = 0.8
_FORESIGHT: Final = 0.5
_ROUNDS: Final = 100
_SALT: Final = 12
"""Sets these games apart from those of the lessons, which count from 1."""
_POOL: Final = (0.6, 0.05, 0.15, 0.2)
FULL: Final = {
    2: Lesson(60_000, _POOL, epochs=5),
    3: Lesson(60_000, _POOL, epochs=5),
    4: Lesson(40_000, _POOL, epochs=5),
    5: Lesson(40_000, _POOL, epochs=5),
}
"""A lesson for each number of players."""


class Tables(Struct, frozen=True):
    """The lessons by number of players, and the deals of the exam after each."""

    lessons: dict[int, Lesson]
    exam_deals: int = 60
    spoil: float = _SPOIL
    rounds: int = _ROUNDS
    """How many rounds the challenger of an exam plays out before it predicts."""


class Report(Struct, frozen=True):
    """How well the net foretells wins, and the shares of wins of one who goes by it."""

    target: int
    seats: int
    seconds: float
    loss: float
    wins: float
    """Among players of exact + 2."""
    wins_without: float
    """Among players who know the same of sheets, and look at nothing else."""


class Outlooks(Struct, frozen=True):
    """A course for the outlooks on tables."""

    folder: Path
    seed: int
    workers: Workers
    say: Callable[[str], None]
    tables: Tables

    def learn(self, brain: Brain, target: int, seats: int) -> Net:
        """The net for a target and a number of players, learned unless it is there already."""
        path = self.folder / f"target-{target}-players-{seats}.npz"
        if not path.exists():
            begun, lesson = monotonic(), self.tables.lessons[seats]
            seen = self._gather(lesson, brain, target, seats)
            net, loss = fitted(seen, lesson.epochs, lesson.rate, self.seed + seats, ends=False)
            save_all({}, {"outlook": net}, path)
            self._report(target, seats, monotonic() - begun, loss, brain)
        # always from the file, so that a stopped training and one in a piece learn the same
        return load_net(path, "outlook")

    def _gather(self, lesson: Lesson, brain: Brain, target: int, seats: int) -> Seen:
        """Tables after rounds, and how the games ended."""
        seating = Seating(seats, target, self._policies(brain, seats), features_of(seats))
        entropy = [self.seed, target, _SALT, seats]
        seed = int(np.random.SeedSequence(entropy).generate_state(1, np.uint64)[0])
        played = gather(lesson, seed, seating, self.workers)
        return Seen(
            np.concatenate([samples.tables for samples, _ in played]),
            np.concatenate([samples.outcomes for samples, _ in played]),
            np.concatenate([samples.later for samples, _ in played]),
        )

    def _policies(self, brain: Brain, seats: int) -> Policies:
        return stack(
            learned(brain, seats, self.tables.spoil),
            learned(brain, seats, 0.0),
            priced(*EXACT_AND_TWO, hidden=len(brain.net.bias)),
            priced(*ADEPT, hidden=len(brain.net.bias)),
        )

    def _report(self, target: int, seats: int, seconds: float, loss: float, brain: Brain) -> None:
        path = self.folder / f"target-{target}-players-{seats}.npz"
        net = load_net(path, "outlook")
        before = learned(brain, seats, self.tables.spoil, _FORESIGHT)
        challenger = looking_at_tables(before, self.tables.rounds)

        def wins(other: Policy) -> float:
            seating = Seating(seats, target, stack(challenger, other), outlooks=(net, net))
            deals = self.tables.exam_deals
            return round(float(examine(seating, False, deals, EXAM_SEED).mean()), 3)

        exact_and_two = priced(*EXACT_AND_TWO, hidden=len(brain.net.bias))
        report = Report(
            target, seats, round(seconds, 1), round(loss, 4), wins(exact_and_two), wins(before)
        )
        with (self.folder / "outlooks.jsonl").open("ab") as lines:
            lines.write(msgspec_json.encode(report) + b"\n")
        self.say(_told(report))


def _told(report: Report) -> str:
    return (
        f"target {report.target}, tables of {report.seats}: wins among exact + 2 "
        f"{report.wins:.2f}, among those who look at sheets alone {report.wins_without:.2f}; "
        f"loss {report.loss:.4f}, {report.seconds:.0f} s"
    )
