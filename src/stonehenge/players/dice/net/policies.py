"""What a policy takes a score to be worth over the rest of the game: by prices, or by a small net.

Only few features change from one possible score to the next, so what they share is added up once.
"""

from math import exp
from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge.dice import rules
from stonehenge.dice.rules import NUMBERS, ROUNDS
from stonehenge.kernels import compiled
from stonehenge.kernels.dice.numbers import COLOURS, Floats, Number
from stonehenge.kernels.dice.solve.scoring import SCORES
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.net.features import (
    AT,
    FEATURES,
    TENS,
    Scored,
    describe,
    missing,
    scored_as,
)
from stonehenge.players.dice.net.standing import Standing

HIDDEN: Final = 48
"""The hidden units of a net."""
HEADS: Final = 2
WIN, POINTS = range(HEADS)
"""What a net says: the chance to win, before its sigmoid, and the points at the end, in tens."""
PER_POINT: Final = 0.005
"""What a point at the end is worth, in games won."""

_OUTBID: Final = 0.12
"""A guess: the chance that one later seat outbids a number, for each number above it."""
_NOBODY_LEADS: Final = 0.1
"""A guess: the chance that one later seat predicts nothing outside the Seer Colour."""


class Net(NamedTuple):
    """What is worth so much = out · relu(layer · what is seen)."""

    layer: Any
    bias: Any
    out: Any
    out_bias: Any


class Policy(NamedTuple):
    """What a player goes by: prices if it has not learned, a net if it has."""

    learned: int
    next_seer: float
    """The price of becoming the next Seer, in points."""
    per_x: float
    per_number: float
    """The price of using up a box, times its number."""
    spoil: float
    """How much of what others gain the Seer counts as a loss."""
    foresight: float
    """How far others are taken to predict as this policy would."""
    by_table: int
    """Whether it rolls and leaves by the outlook on the whole table."""
    rounds: int
    """How many rounds it plays out with each of the best boxes before it predicts."""
    layer: Floats
    bias: Floats
    out: Floats
    out_bias: Floats
    roles: Floats
    """By guests still to predict and leading number: the chances that the leader becomes the next
    Seer, or the first, second ... of these guests."""


class Policies(NamedTuple):
    """Several policies: every field of `Policy` with one more dimension in front."""

    learned: Any
    next_seer: Any
    per_x: Any
    per_number: Any
    spoil: Any
    foresight: Any
    by_table: Any
    rounds: Any
    layer: Any
    bias: Any
    out: Any
    out_bias: Any
    roles: Any


def looking_at_tables(policy: Policy, rounds: int) -> Policy:
    """The policy, if it also looks at the whole table, and plays so many rounds out."""
    return policy._replace(by_table=1, rounds=rounds)


def stack(*policies: Policy) -> Policies:
    """Several policies as one stack."""
    return Policies(*(np.array(values) for values in zip(*policies, strict=True)))


def stack_nets(*nets: Net) -> Net:
    """Several nets as one: every part with one more dimension in front."""
    return Net(*(np.array(parts) for parts in zip(*nets, strict=True)))


@compiled
def net_of(stacked: Net, number: Number) -> Net:
    """One net of a stack."""
    return Net(
        stacked.layer[number],
        stacked.bias[number],
        stacked.out[number],
        stacked.out_bias[number],
    )


@compiled
def policy_of(stacked: Policies, number: Number) -> Policy:
    """One policy of a stack."""
    return Policy(
        stacked.learned[number],
        stacked.next_seer[number],
        stacked.per_x[number],
        stacked.per_number[number],
        stacked.spoil[number],
        stacked.foresight[number],
        stacked.by_table[number],
        stacked.rounds[number],
        stacked.layer[number],
        stacked.bias[number],
        stacked.out[number],
        stacked.out_bias[number],
        stacked.roles[number],
    )


@compiled
def evaluate(policy: Policy, features: Floats) -> tuple[float, float]:
    """The chance to win and the points at the end, as the net sees them."""
    win, points = policy.out_bias[WIN], policy.out_bias[POINTS]
    for unit in range(len(policy.bias)):
        felt = policy.bias[unit]
        for i in range(FEATURES):
            if features[i] != 0.0:
                felt += features[i] * policy.layer[i, unit]
        if felt > 0:
            win += felt * policy.out[WIN, unit]
            points += felt * policy.out[POINTS, unit]
    return 1 / (1 + exp(-win)), points * TENS


@compiled
def value_scores(
    policy: Policy, st: Standing, seat: Number, next_seer: Number, crossed: Number, only: Number,
    into: Floats,
) -> None:  # fmt: skip
    """Fills in, by column, what each score is worth to a seat.

    `crossed` are minus points that are crossed out as well; `only` is the one number wanted, or 0.
    """
    if policy.learned:
        _value_by_net(policy, st, seat, next_seer, crossed, only, into)
    else:
        _value_by_prices(policy, st, seat, next_seer, crossed, only, into)


@compiled
def _value_by_prices(
    policy: Policy, st: Standing, seat: Number, next_seer: Number, crossed: Number, only: Number,
    into: Floats,
) -> None:  # fmt: skip
    before = rules.bonus(st.xs[seat], st.target)
    for number in range(only or 1, (only or NUMBERS) + 1):
        fixed = crossed - policy.per_number * number
        if next_seer == seat and st.round < ROUNDS:
            fixed += policy.next_seer
        for score in range(SCORES):
            scored = scored_as(st.cards[0], score, number)
            bonus = rules.bonus(st.xs[seat] + scored.xs, st.target) - before
            points = scored.points + bonus
            into[number - 1, score] = fixed + points + policy.per_x * scored.xs


@compiled(fastmath=True)
def _before_score(
    policy: Policy, st: Standing, seat: Number, next_seer: Number, crossed: Number
) -> Floats:
    """What the hidden units get from all features but those that a score changes."""
    features, base = np.empty(FEATURES), policy.bias.copy()
    describe(st, seat, Scored(0, 0, crossed, 0), next_seer, features)
    features[AT.missing + missing(st.target, st.xs[seat])] = 0.0
    for i in range(FEATURES):
        if features[i] != 0.0:
            for unit in range(len(base)):
                base[unit] += features[i] * policy.layer[i, unit]
    return base


@compiled(fastmath=True)
def _per_point(layer: Floats, others: bool) -> Floats:
    """What the hidden units get from one point more."""
    slope = np.empty(layer.shape[1])
    for unit in range(len(slope)):
        slope[unit] = layer[AT.points, unit]
        slope[unit] += layer[AT.ahead_of_best, unit]
        slope[unit] += layer[AT.ahead_of_rival, unit]
        slope[unit] += layer[AT.ahead_of_mean, unit]
        if others:
            slope[unit] += layer[AT.ahead_of_next_seer, unit]
        slope[unit] /= TENS
    return slope


@compiled(fastmath=True)
def _value_by_net(
    policy: Policy, st: Standing, seat: Number, next_seer: Number, crossed: Number, only: Number,
    into: Floats,
) -> None:  # fmt: skip
    # the view fixes the order in which the hidden units are added up, and so the last bits
    layer, out = policy.layer, policy.out[:]
    base = _before_score(policy, st, seat, next_seer, crossed)
    slope = _per_point(layer, next_seer != seat)
    column = np.empty(len(base))
    for number in range(only or 1, (only or NUMBERS) + 1):
        last = st.columns[seat, number - 1] == 1
        for unit in range(len(base)):
            column[unit] = base[unit] - layer[AT.free + number - 1, unit] / COLOURS
            if last:
                column[unit] += layer[AT.full + number - 1, unit]
        for score in range(SCORES):
            scored = scored_as(st.cards[0], score, number)
            xs = st.xs[seat] + scored.xs
            gain = scored.points + rules.bonus(xs, st.target)
            marks = layer[AT.missing + missing(st.target, xs)]
            boxes = layer[AT.jester_box + max(scored.jester, 1) - 1]
            jesters = layer[AT.jesters]
            new = scored.jester > 0 and not st.used[seat] >> scored.jester & 1
            more = 1.0 if new else 0.0
            win, points = policy.out_bias[WIN], policy.out_bias[POINTS]
            for unit in range(len(base)):
                felt = column[unit] + marks[unit] + gain * slope[unit]
                felt += more * (boxes[unit] + jesters[unit] / NUMBERS)
                felt = max(felt, 0.0)
                win += felt * out[WIN, unit]
                points += felt * out[POINTS, unit]
            into[number - 1, score] = 1 / (1 + exp(-win)) + PER_POINT * TENS * points


def guessed_roles() -> Any:
    """Guessed chances of the next Seer's role, before any were counted."""
    roles = np.zeros((SEATS, NUMBERS + 1, SEATS))
    for later in range(SEATS):
        for lead in range(NUMBERS + 1):
            one_later = 1 - _OUTBID * (NUMBERS - lead) if lead else _NOBODY_LEADS
            keeps = one_later**later
            roles[later, lead, 0] = keeps
            roles[later, lead, 1 : later + 1] = (1 - keeps) / max(later, 1)
    return roles
