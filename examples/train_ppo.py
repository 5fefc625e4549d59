"""Learns the card game from nothing by playing against itself: PPO with masks, in numpy alone.

A baseline to compare with, short enough to be read at one sitting. From the root of the project:

    python -m examples.train_ppo
    stonehenge arena cards --with examples.train_ppo:Learner,novice,apprentice --duplicate

The first line writes ppo-cards.npz, which the second reads, and a line of ppo-cards.csv now and
then. What it reaches stands in docs/benchmark.md.
"""

import argparse
import csv
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stonehenge.arena import duplicate
from stonehenge.arena.duplicate import Contest
from stonehenge.arena.entrants import read_one
from stonehenge.cards import Options, View
from stonehenge.cards.rules import rounds
from stonehenge.research.cards import ACTIONS, layout
from stonehenge.research.gymnasium.vector import CardGames

Array = NDArray[Any]

SEATS: Final = 4
ROUNDS: Final = rounds(SEATS)
WEIGHTS: Final = Path("ppo-cards.npz")
CURVE: Final = Path("ppo-cards.csv")
PASS: Final = len(ACTIONS)
CHOICES: Final = PASS + 1

GAMES: Final = 128
"""Games between two lessons, about 70,000 decisions."""
HIDDEN: Final = (256, 128)
PASSES: Final = 3
BATCH: Final = 2048
CLIP: Final = 0.2
CURIOSITY: Final = 0.01
"""What a bit of uncertainty is worth, so that the policy goes on trying things."""
BLAME: Final = 0.95
"""How far the result of a round reaches back to the decisions before the last (GAE's lambda)."""
POINTS: Final = 50.0
"""Points that the net calls 1."""
FIRST_RATE, LAST_RATE = 1e-3, 1e-4


# what the net sees: colours are alike but for the trump, so the trump always comes first

_FIELDS: Final = layout(Options(seats=SEATS)).slices()
_CARDS: Final = np.arange(60)


def _trump_first(colour: int) -> Array:
    """The card that stands where each card stood, once this colour has changed places with blue."""
    swapped = _CARDS.copy()
    swapped[:13], swapped[13 * colour : 13 * colour + 13] = (
        _CARDS[13 * colour : 13 * colour + 13],
        _CARDS[:13].copy(),
    )
    return swapped


def _columns(colour: int) -> Array:
    """The columns of an observation in the order in which the net sees them."""
    cards = _trump_first(colour)
    colours = cards[::13][:4] // 13
    parts = []
    for name, place in _FIELDS.items():
        columns = np.arange(place.start, place.stop)
        if name in ("hands", "turnup", "trick", "seen"):
            columns = columns.reshape(-1, 60)[:, cards].reshape(-1)
        elif name in ("trump", "to_follow"):
            columns = columns[colours]
        if name != "tricks":  # who was out of a colour is more than a baseline needs
            parts.append(columns)
    return np.concatenate(parts)


COLUMNS: Final = np.stack([_columns(colour) for colour in range(4)])
MOVES: Final = np.stack(
    [np.concatenate([_trump_first(colour), np.arange(60, CHOICES)]) for colour in range(4)]
)
"""By trump: the action that stands at each place of the net's output, and back again."""
INPUTS: Final = COLUMNS.shape[1]


def seen_by_net(observation: Array, mask: Array) -> tuple[Array, Array, Array]:
    """Observations and masks with the trump first, and where each action has gone."""
    trump = observation[:, _FIELDS["trump"]].argmax(axis=1)
    moves = MOVES[trump]
    return (
        np.take_along_axis(observation, COLUMNS[trump], axis=1),
        np.take_along_axis(mask, moves, axis=1) > 0,
        moves,
    )


class Net:
    """Two hidden layers, then a score for every action and the points still to come."""

    def __init__(self, weights: list[Array]) -> None:
        self.weights = weights
        self._mean = [np.zeros_like(weight) for weight in weights]
        self._square = [np.zeros_like(weight) for weight in weights]
        self._steps = 0

    @classmethod
    def new(cls, random: np.random.Generator) -> "Net":
        sizes = (INPUTS, *HIDDEN, CHOICES + 1)
        weights: list[Array] = []
        for here, there in pairwise(sizes):
            last = there == CHOICES + 1
            scale = 0.01 if last else np.sqrt(2 / here)
            weights.append((random.standard_normal((here, there)) * scale).astype(np.float32))
            weights.append(np.zeros(there, np.float32))
        return cls(weights)

    def look(self, seen: Array) -> list[Array]:
        """The activations of every layer."""
        layers = [seen]
        for number in range(0, len(self.weights), 2):
            summed = layers[-1] @ self.weights[number] + self.weights[number + 1]
            is_last = number + 2 == len(self.weights)
            layers.append(summed if is_last else np.maximum(summed, 0))
        return layers

    def judge(self, seen: Array, mask: Array) -> tuple[Array, Array]:
        """The chance of every action, and the value."""
        out = self.look(seen)[-1]
        return chances(out[:, :CHOICES], mask), out[:, CHOICES]

    def learn(self, layers: list[Array], slope: Array, rate: float) -> None:
        """One step of Adam against a slope of the last layer."""
        slopes: list[Array] = []
        for number in range(len(layers) - 2, -1, -1):
            slopes = [layers[number].T @ slope, slope.sum(axis=0), *slopes]
            if number:
                slope = (slope @ self.weights[2 * number].T) * (layers[number] > 0)
        length = np.sqrt(sum(float((one * one).sum()) for one in slopes))
        self._steps += 1
        shorter = min(1.0, 0.5 / length)
        for number, long in enumerate(slopes):
            one = long * shorter
            mean, square = self._mean[number], self._square[number]
            mean += 0.1 * (one - mean)
            square += 0.001 * (one * one - square)
            fair = np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
            self.weights[number] -= rate * fair * mean / (np.sqrt(square) + 1e-8)


def chances(scores: Array, mask: Array) -> Array:
    """The softmax over what is legal."""
    scores = np.where(mask, scores, -np.inf)
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: Array = powers / powers.sum(axis=1, keepdims=True)
    return shares


# playing


class Played(NamedTuple):
    """Decisions of all seats in many games; the first axis is the step, the second the game."""

    seen: Array
    mask: Array
    action: Array
    chance: Array
    value: Array
    seat: Array
    earned: Array
    """By step, game and seat: the points that this step brought."""


def play(env: CardGames, net: Net, random: np.random.Generator) -> Played:
    """Plays all games of the environment to their end, every seat with the same net."""
    steps: list[tuple[Array, ...]] = []
    observation, info = env.reset(seed=int(random.integers(1 << 31)))
    over = False
    while not over:
        seen, mask, moves = seen_by_net(observation["observation"], observation["action_mask"])
        policy, value = net.judge(seen, mask)
        drawn = random.random((len(policy), 1), np.float32)
        action = np.minimum((policy.cumsum(axis=1) < drawn).sum(axis=1), CHOICES - 1)
        action = np.where(
            np.take_along_axis(mask, action[:, None], 1)[:, 0], action, policy.argmax(1)
        )
        chance = np.take_along_axis(policy, action[:, None], 1)[:, 0]
        seat = info["seat"]
        taken = np.take_along_axis(moves, action[:, None], 1)[:, 0]
        observation, _, ends, _, info = env.step(taken)
        steps.append((seen, mask, action, chance, value, seat, info["rewards"] / POINTS))
        over = bool(ends[0])
    return Played(*(np.stack(column) for column in zip(*steps, strict=True)))


def worth(played: Played) -> Array:
    """How much better every decision turned out than the value before it (GAE).

    A round pays each seat at its end and begins anew: nothing reaches back into the round before.
    """
    steps, games = played.seat.shape
    row = np.arange(games)
    next_value, next_worth, owed = (np.zeros((games, SEATS), np.float32) for _ in range(3))
    found = np.zeros((steps, games), np.float32)
    for step in range(steps - 1, -1, -1):
        if played.earned[step].any():
            owed[:] = played.earned[step]
            next_value[:] = next_worth[:] = 0
        acts = played.action[step] != PASS
        seat = played.seat[step]
        surprise = owed[row, seat] + next_value[row, seat] - played.value[step]
        found[step] = np.where(acts, surprise + BLAME * next_worth[row, seat], 0)
        at = (row[acts], seat[acts])
        owed[at] = 0
        next_value[at] = played.value[step][acts]
        next_worth[at] = found[step][acts]
    return found


# learning


class Lesson(NamedTuple):
    """Decisions to learn from, one a row."""

    seen: Array
    mask: Array
    action: Array
    chance: Array
    """How likely it was when it was taken."""
    better: Array
    """How much better it turned out than usual, in standard deviations."""
    value: Array
    """What the position turned out to be worth."""

    def some(self, rows: Array) -> "Lesson":
        """These rows of it."""
        return Lesson(*(column[rows] for column in self))


def lesson_of(played: Played) -> Lesson:
    """All real decisions of some games."""
    acts = np.flatnonzero(played.action != PASS)
    seen, mask, action, chance, value = (
        column.reshape(-1, *column.shape[2:])[acts] for column in played[:5]
    )
    better = worth(played).reshape(-1)[acts]
    normal = (better - better.mean()) / (better.std() + 1e-6)
    return Lesson(seen, mask, action, chance, normal, better + value)


def improve(net: Net, lesson: Lesson, rate: float, random: np.random.Generator) -> None:
    """Some passes of PPO over the decisions."""
    decisions = len(lesson.action)
    for _ in range(PASSES):
        order = random.permutation(decisions)
        for begin in range(0, decisions - BATCH + 1, BATCH):
            some = lesson.some(order[begin : begin + BATCH])
            layers = net.look(some.seen)
            net.learn(layers, slope_of(layers[-1], some), rate)


def slope_of(out: Array, lesson: Lesson) -> Array:
    """The slope of PPO's loss at the last layer."""
    row = np.arange(len(out))
    policy = chances(out[:, :CHOICES], lesson.mask)
    ratio = policy[row, lesson.action] / lesson.chance
    counts = np.where(lesson.better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = np.where(counts, ratio * lesson.better, 0)
    logs = np.log(np.where(policy > 0, policy, 1))
    doubt = -(policy * logs).sum(axis=1, keepdims=True)
    towards = -policy * push[:, None] - CURIOSITY * policy * (logs + doubt)
    towards[row, lesson.action] += push
    slope = np.empty_like(out)
    slope[:, :CHOICES] = -towards
    slope[:, CHOICES] = out[:, CHOICES] - lesson.value
    return slope / np.float32(len(out))


class Learner:
    """What has been learned so far, as a player: takes the action with the highest chance."""

    def __init__(self) -> None:
        """Reads the weights from the present folder."""
        with np.load(WEIGHTS) as stored:
            self._net = Net([stored[name] for name in stored.files])

    def choose(self, view: View, legal: Sequence[Any]) -> Any:
        """One of the legal actions."""
        observation = layout(view.options).flat(view)[None]
        mask = np.append(ACTIONS.mask(tuple(legal)), 0)[None]
        seen, allowed, moves = seen_by_net(observation, mask)
        policy, _ = self._net.judge(seen, allowed)
        return ACTIONS.action(int(moves[0, policy[0].argmax()]))


def save(net: Net) -> None:
    """Writes the weights, so that a reader never finds half of them."""
    new = WEIGHTS.with_suffix(".new.npz")
    np.savez(new, *net.weights)
    new.replace(WEIGHTS)


def exam(opponent: str, deals: int) -> tuple[float, float]:
    """Points a round that the learner makes more than this level in its seat, and how sure."""
    contest = Contest(
        game="cards",
        options=Options(seats=SEATS),
        challenger=read_one("cards", "examples.train_ppo:Learner"),
        field=read_one("cards", opponent),
        seed=b"exam" * 8,
        deals=deals,
    )
    gains = np.array([score.gain for score in duplicate.run(contest, jobs=1)])
    return float(gains.mean()), float(1.96 * gains.std(ddof=1) / np.sqrt(deals))


def lessons(number: int, seed: int) -> Iterator[tuple[Net, Played]]:
    """Plays and learns so many times; yields after each lesson. The seed fixes everything."""
    random = np.random.default_rng(seed)
    net, env = Net.new(random), CardGames(GAMES, SEATS)
    for lesson in range(number):
        played = play(env, net, random)
        rate = FIRST_RATE + (LAST_RATE - FIRST_RATE) * lesson / number
        improve(net, lesson_of(played), rate, random)
        yield net, played


def main() -> None:
    """Trains, says how it goes, and writes weights and curve."""
    parser = argparse.ArgumentParser(description="Learns the card game by playing against itself.")
    parser.add_argument("--lessons", type=int, default=150, help="of about 70,000 decisions each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default="apprentice", help="the level of the exams")
    parser.add_argument("--exam-every", type=int, default=15, help="lessons between two exams")
    parser.add_argument("--deals", type=int, default=10, help="deals of an exam")
    asked = parser.parse_args()
    examined, decisions = 0.0, 0
    with CURVE.open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(("lesson", "cpu_minutes", "decisions", "points", "gain", "interval"))
        for lesson, (net, played) in enumerate(lessons(asked.lessons, asked.seed), 1):
            decisions += int((played.action != PASS).sum())
            points = POINTS * played.earned.sum() / (GAMES * SEATS * ROUNDS)
            minutes = (time.process_time() - examined) / 60
            print(
                f"lesson {lesson} of {asked.lessons}, {minutes:.1f} minutes of CPU time: ", end=""
            )
            print(f"{points:.1f} points a round against itself", flush=True)
            if lesson % asked.exam_every and lesson < asked.lessons:
                continue
            save(net)
            before = time.process_time()
            gain, interval = exam(asked.against, asked.deals)
            examined += time.process_time() - before
            print(f"  {gain:+.1f} ± {interval:.1f} points a round in the seat of {asked.against}")
            row = (lesson, minutes, decisions, points, gain, interval)
            curve.writerow(
                [number if isinstance(number, int) else f"{number:.2f}" for number in row]
            )
            file.flush()


if __name__ == "__main__":
    main()
