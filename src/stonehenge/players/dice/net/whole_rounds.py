"""Decisions valued by the whole table after the round: what everybody gets counts, not one sheet.

The Seer rolls for the table that the last roll leaves. A guest compares leaving with staying beside
the Seer. At the end of a round everybody scores for the table. Before a prediction, whole rounds
are played out with each of the best boxes.

Nobody knows whether another Seer rolls for the table or for the own sheet alone: both count.
"""

from typing import Final, NamedTuple

import numpy as np

from stonehenge.dice.rules import BOXES, DICE, colour_of, number_of
from stonehenge.kernels import compiled, inlined
from stonehenge.kernels.dice.draws import mixed
from stonehenge.kernels.dice.numbers import FACES, Floats, Ints, Number, Shorts, copy_row
from stonehenge.kernels.dice.rolls import HANDFULS
from stonehenge.kernels.dice.solve.kinds import chances_of, handful_of
from stonehenge.kernels.dice.solve.scoring import SCORES, best_scores
from stonehenge.kernels.dice.solve.solution import Flags, expect_columns, follow, solve_seer
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.net.decisions import (
    dice_known,
    scoring_of,
    seer_plan,
    stops_of,
    values_of,
)
from stonehenge.players.dice.net.foresight import best_boxes, foreseen, wizards_after
from stonehenge.players.dice.net.outlook import (
    Prospects,
    final_share,
    over,
    prospects,
    worth,
    worths_by_roll,
)
from stonehenge.players.dice.net.policies import Net, Policy
from stonehenge.players.dice.net.standing import Round, Standing

_ROUNDS_COUNT: Final = 0.5
"""How much rounds played out count beside what the own sheet says."""
_WON: Final = 1.0
"""More than any points still to come are worth."""
_FOR_TABLE, _FOR_SHEET = range(2)
"""What another Seer may roll for."""
_TABLE_SHARE: Final = 0.5
"""How likely it is that another Seer rolls for the table."""
_FULL: Final = int(HANDFULS.first[DICE])
_ROLLS: Final = len(HANDFULS.rolls)
_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_ROUND_BITS: Final = np.uint64(20)
_DROPPED_BITS: Final = np.uint64(33)


class Table(NamedTuple):
    """A table in the middle of a round, as someone with an outlook sees it."""

    outlook: Net
    before: Standing
    """The sheets before the round."""
    after: Standing
    """The sheets as they are: who has left has scored."""
    next_seer: int
    still_in: int
    """A mask of seats."""
    scores: Ints
    """By seat and roll: the score that it would take."""


class Plans(NamedTuple):
    """What everybody does in a round after the predictions."""

    kept: Shorts
    """The Seer's plan, by rolls made and roll."""
    scores: Ints
    """By seat and roll: the score that it takes."""
    leaves: Flags
    """By rolls made, roll and seat: whether it leaves."""


@compiled
def table_of(
    policy: Policy, outlook: Net, st: Standing, after: Standing, now: Round, next_seer: Number,
    still_in: Number,
) -> Table:  # fmt: skip
    """The table after the predictions; all score as the policy would."""
    scores = np.zeros((st.seats, _ROLLS), np.int64)
    for seat in range(st.seats):
        values = values_of(policy, st, seat, now, next_seer)
        scores[seat] = best_scores(scoring_of(st, seat, now, values), HANDFULS.rolls)
    return Table(outlook, st, after, next_seer, still_in, scores)


@compiled
def _prospects_of(table: Table, now: Round, viewer: Number) -> Prospects:
    return prospects(
        table.outlook, table.before, table.after, now.boxes, table.still_in, viewer,
        table.next_seer,
    )  # fmt: skip


@inlined
def _last_scores(table: Table) -> Ints:
    """By seat and last roll: the scores of all who are still in, 0 for the others."""
    scores = table.scores.copy()
    for seat in range(len(scores)):
        if not table.still_in >> seat & 1:
            scores[seat] = 0
    return scores


@compiled
def plan_for_table(table: Table, now: Round) -> tuple[Floats, Floats, Floats, Shorts]:
    """The Seer's plan for the table that is left, in the form of `decisions.seer_plan`."""
    card, seer = table.before.cards[0], table.before.seer
    p = _prospects_of(table, now, seer)
    final = worths_by_roll(p, _last_scores(table))
    stops = stops_of(final, card.rolls[number_of(now.boxes[seer])])
    chances = chances_of(np.arange(FACES), FACES)
    ahead, value, kept = solve_seer(stops, card, card.frozen_face, HANDFULS, chances)
    return stops, ahead, value, kept


@compiled
def _plan_of(policy: Policy, table: Table, now: Round, rolls_for: Number) -> Shorts:
    """The plan of a Seer who rolls for the table, or for the own sheet."""
    if rolls_for == _FOR_TABLE:
        return plan_for_table(table, now)[3]
    return seer_plan(policy, table.before, now, table.next_seer, 0)[3]


@compiled
def leaving_and_staying(
    policy: Policy, table: Table, now: Round, seat: Number
) -> tuple[float, float]:
    """What it is worth to a guest to leave with the roll that lies, and to stay."""
    final = _worth_by_own_score(table, now, seat)
    leave, stay = 0.0, 0.0
    for rolls_for in (_FOR_TABLE, _FOR_SHEET):
        share = _TABLE_SHARE if rolls_for == _FOR_TABLE else 1 - _TABLE_SHARE
        kept = _plan_of(policy, table, now, rolls_for)
        leaving, staying = _beside(table, now, seat, kept, final)
        leave += share * leaving
        stay += share * staying
    return leave, stay


@compiled
def worth_of_scores(table: Table, now: Round, seat: Number) -> Floats:
    """By own score: what it is worth to a seat if the round ends with the roll that lies.

    Who can win the game now does so: points still to come do not count against it.
    """
    lying = handful_of(HANDFULS, np.arange(FACES), now.faces) - _FULL
    p, scores = _prospects_of(table, now, seat), _last_scores(table)[:, lying].copy()
    worths = np.empty(SCORES)
    for score in range(SCORES):
        scores[seat] = score
        won = over(p, scores) and final_share(p, scores) == 1
        worths[score] = worth(p, scores) + (_WON if won else 0)
    return worths


@inlined
def _worth_by_own_score(table: Table, now: Round, seat: Number) -> Floats:
    """By last roll and own score, which may come from an earlier roll: the worth to a guest."""
    p = _prospects_of(table, now, seat)
    worths, scores = np.empty((SCORES, _ROLLS)), _last_scores(table)
    for score in range(SCORES):
        scores[seat] = score
        worths[score] = worths_by_roll(p, scores)
    return np.ascontiguousarray(worths.T)


@compiled
def _beside(
    table: Table, now: Round, seat: Number, kept: Shorts, final: Floats
) -> tuple[float, float]:
    """What it is worth to a guest to leave now, and to stay, beside a Seer with this plan.

    Solved backwards from the last roll. A column for each score says what it is worth to have left
    with it; the last column, what it is worth to be still in and leave at the best moment.
    """
    card, own_scores = table.before.cards[0], table.scores[seat]
    ahead = np.empty((len(HANDFULS.minus), SCORES + 1))
    for roll in range(_ROLLS):
        _stopped(final[roll], own_scores[roll], ahead[_FULL + roll])
    lying = handful_of(HANDFULS, np.arange(FACES), now.faces) - _FULL
    leave, stay = 0.0, 0.0
    for made in range(len(kept) - 2, now.made - 1, -1):
        expect_columns(ahead, HANDFULS.plus)
        for roll in range(_ROLLS):
            row, own = ahead[_FULL + roll], own_scores[roll]
            if kept[made, roll] == _FULL + roll:
                _stopped(final[roll], own, row)
            else:
                copy_row(ahead[kept[made, roll]], row)
            if made == now.made and roll == lying:
                leave, stay = row[own], row[SCORES]
            if made >= card.compulsory_rolls:
                row[SCORES] = max(row[SCORES], row[own])
    return leave, stay


@inlined
def _stopped(final: Floats, own: Number, into: Floats) -> None:
    """Fills in what it is worth to a guest that the Seer stops on a roll."""
    for score in range(SCORES):
        into[score] = final[score]
    into[SCORES] = final[own]


@compiled
def _plans(policy: Policy, table: Table, now: Round, rolls_for: Number) -> Plans:
    """What everybody does after these predictions; guests leave as is best for their sheets."""
    st, kept = table.before, _plan_of(policy, table, now, rolls_for)
    scored = np.zeros((_ROLLS, st.seats))
    for seat in range(st.seats):
        values = values_of(policy, st, seat, now, table.next_seer)
        for roll in range(_ROLLS):
            scored[roll, seat] = values[table.scores[seat, roll]]
    leaves = np.zeros((len(kept), _ROLLS, st.seats), np.bool_)
    chances = chances_of(np.arange(FACES), FACES)
    follow(kept, scored, leaves, True, st.cards[0], HANDFULS, chances)
    leaves[:, :, st.seer] = False
    return Plans(kept, table.scores, leaves)


@compiled
def _filled(handful: Number, seed: np.uint64, number: Number) -> int:
    """A roll of the dice that a handful lacks, drawn by a seed and the number of the roll."""
    drawn = mixed(seed + np.uint64(number + 1) * _STEP) >> _DROPPED_BITS
    while handful < _FULL:
        handful = HANDFULS.plus[handful, np.int64(drawn % np.uint64(FACES))]
        drawn //= np.uint64(FACES)
    return int(handful - _FULL)


@inlined
def _play_out(plans: Plans, p: Prospects, faces: Ints, seed: np.uint64, scores: Ints) -> float:
    """Plays a round out by the plans; what the table is then worth to the viewer."""
    known, lying = dice_known(faces), handful_of(HANDFULS, np.arange(FACES), faces)
    roll = lying - _FULL if known == DICE else _filled(lying, seed, 0)
    made = 2 if 0 < known < DICE else 1
    gone = 0
    while made < len(plans.kept) - 1:
        for seat in range(p.seats):
            if not gone >> seat & 1 and plans.leaves[made, roll, seat]:
                gone |= 1 << seat
                scores[seat] = plans.scores[seat, roll]
        kept = plans.kept[made, roll]
        if kept == _FULL + roll:
            break
        roll = _filled(kept, seed, made)
        made += 1
    for seat in range(p.seats):
        if not gone >> seat & 1:
            scores[seat] = plans.scores[seat, roll]
    return worth(p, scores)


@compiled
def played_out(policy: Policy, table: Table, now: Round, viewer: Number) -> float:
    """What a round is worth to a seat after these predictions, by rounds played out."""
    p, total = _prospects_of(table, now, viewer), 0.0
    kinds = 1 if viewer == table.before.seer else 2
    rounds, scores = policy.rounds // kinds, np.zeros(SEATS, np.int64)
    for rolls_for in range(kinds):
        plans = _plans(policy, table, now, rolls_for)
        for number in range(rounds):
            seed = np.uint64(number) << _ROUND_BITS  # the same dice for every box
            total += _play_out(plans, p, now.faces, seed, scores)
    return total / (rounds * kinds)


@compiled
def with_whole_rounds(
    policy: Policy, outlook: Net, st: Standing, seat: Number, now: Round, values: Floats
) -> Floats:
    """What the best boxes are worth with rounds played out; the others are -inf.

    `values` is what the boxes are worth for the own sheet.
    """
    better, told = best_boxes(values), np.empty(SEATS, np.int64)
    everybody = (1 << st.seats) - 1
    for box in range(BOXES):
        if better[box] == -np.inf:
            continue
        next_seer = foreseen(policy, st, seat, now, box, told)
        then = Round(told, wizards_after(st, now, told), now.faces, now.made)
        crossed = _crossed_out(st, told)
        table = table_of(policy, outlook, crossed, crossed, then, next_seer, everybody)
        played = played_out(policy, table, then, seat)
        better[box] += _ROUNDS_COUNT * (played - better[box])
    return better


@inlined
def _crossed_out(st: Standing, told: Ints) -> Standing:
    """The table after everyone has crossed out a minus, where the magic card says so."""
    points = st.points.copy()
    if st.cards[0].crosses_out:
        for seat in range(st.seats):
            points[seat] += st.minus[seat, colour_of(told[seat])]
    return Standing(
        st.seats, st.target, st.magic, st.when_exact, st.round, st.seer, st.cards, st.xs, points,
        st.columns, st.used, st.free, st.minus,
    )  # fmt: skip
