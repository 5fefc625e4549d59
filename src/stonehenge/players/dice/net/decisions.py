"""How each decision of a round is valued: solved exactly for what scores are worth to a policy.

The Seer's plan is the best one for the Seer's own sheet, as the policy judges it; a guest leaves at
the best moment beside such a Seer. A Seer who rolls may also count what the others get as a loss.
"""

from typing import Final, NamedTuple

import numpy as np

from stonehenge.dice import rules
from stonehenge.dice.rules import BLUE, BOXES, DICE, EVERY, NONE, NUMBERS, colour_of, number_of
from stonehenge.kernels import compiled, inlined
from stonehenge.kernels.dice.numbers import (
    COLOURS,
    FACES,
    ROTATE,
    Floats,
    Ints,
    Number,
    Record,
    Shorts,
    copy_row,
    counts_of,
)
from stonehenge.kernels.dice.rolls import HANDFULS, Handfuls
from stonehenge.kernels.dice.solve.kinds import (
    FIVE,
    FOUR,
    GUESTS_COLOUR,
    KIND_WIZARDS,
    NOBODY,
    SEERS_COLOUR,
    THREE,
    chances_of,
    frozen_kind,
    handful_of,
    kinds_of,
)
from stonehenge.kernels.dice.solve.scoring import SCORES, Scoring, roll_values, scores_on
from stonehenge.kernels.dice.solve.solution import follow, solve_seer
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.net.features import TENS
from stonehenge.players.dice.net.policies import PER_POINT, Policy, value_scores
from stonehenge.players.dice.net.roles import mix_by_seer, role_chances, values_by_seer
from stonehenge.players.dice.net.standing import Round, Standing

CLOSE: Final = 1e-9
"""Values that differ by less are the same."""
_ELSEWHERE, _AS_OWN = range(2)
"""What Wizards may count as for a Seer."""
_A_NUMBER: Final = 3
"""The number of a prediction for which the worth of a point is tried out."""
_LEAST_WIN, _MOST_WIN = 0.02, 0.95
"""No chance to win is taken to be nearer to 0 or 1."""


@compiled
def first_best(values: Floats) -> int:
    """Where the best value stands, the first of equals.

    The last bits differ between processors, so they must not decide.
    """
    best = values.max()
    for place in range(len(values)):
        if values[place] > best - CLOSE:
            return place
    return 0


class KindPlan(NamedTuple):
    """The Seer's plan among kinds of dice, as a guest expects it."""

    kinds: Ints
    """The kind of every face."""
    handfuls: Handfuls
    chances: Floats
    kept: Shorts


@compiled
def stops_of(final: Floats, rolls: Number) -> Floats:
    """What it is worth to the Seer to stop, by rolls made and roll: the same after each roll."""
    stops = np.zeros((rolls + 1, len(final)))
    for made in range(1, rolls + 1):
        copy_row(final, stops[made])
    return stops


@compiled
def wizard_cases(card: Record) -> tuple[int, int]:
    """The first of what Wizards may count as for a Seer, and the one after the last."""
    if card.chooses_wizard_colour:
        return _ELSEWHERE, _AS_OWN + 1
    only = _AS_OWN if card.wizard_colour == EVERY else _ELSEWHERE
    return only, only + 1


@compiled
def dice_known(faces: Ints) -> int:
    """How many dice have a face."""
    known = 0
    for face in faces:
        known += face != NONE
    return known


@compiled
def opened(ahead: Floats, value: Floats, handfuls: Handfuls, kinds: Ints, faces: Ints, card: Record) -> float:  # noqa: E501  # fmt: skip
    """What a round is worth to the Seer from the dice that lie before the rolling."""
    known, handful = dice_known(faces), handful_of(handfuls, kinds, faces)
    if known == DICE:
        return float(value[1, handful - handfuls.first[DICE]])
    if known > 0:
        return float(ahead[1, handful])
    if card.opening == ROTATE:
        best = ahead[1, handfuls.first[2]]
        for pair in range(handfuls.first[2], handfuls.first[3]):
            best = max(best, ahead[1, pair])
        return float(best)
    return float(ahead[0, 0])


@compiled
def kind_scoring(
    st: Standing, seat: Number, values: Floats, number: Number, colour: Number
) -> Scoring:
    """How a seat with a number scores rolls of kinds of dice, with the colour it has there."""
    card, when_exact = st.cards[0], st.when_exact != 0
    return Scoring(
        values, number, colour, KIND_WIZARDS, st.used[seat], when_exact, card.jester_worth,
        card.extra,
    )  # fmt: skip


@compiled
def scoring_of(st: Standing, seat: Number, now: Round, values: Floats) -> Scoring:
    """How a seat that has predicted scores rolls of dice."""
    card, box, when_exact = st.cards[0], now.boxes[seat], st.when_exact != 0
    return Scoring(
        values, number_of(box), colour_of(box), now.wizards, st.used[seat], when_exact,
        card.jester_worth, card.extra,
    )  # fmt: skip


@compiled
def seer_openings(rows: Floats, st: Standing, seat: Number, faces: Ints, only: Number) -> Floats:
    """By box and what Wizards count as: what it is worth to the Seer to predict it.

    `rows` are the values of scores by column; `only` is the one number wanted, or 0.
    """
    values = np.full((BOXES, 2), -np.inf)
    first, last = wizard_cases(st.cards[0])
    for number in range(only or 1, (only or NUMBERS) + 1):
        if st.columns[seat, number - 1] == 0:
            continue
        scoring = kind_scoring(st, seat, rows[number - 1], number, SEERS_COLOUR)
        stops = stops_of(roll_values(scoring, THREE.rolls), st.cards[0].rolls[number])
        for case in range(first, last):
            _open_boxes(st, seat, faces, stops, number, case, values)
    return values


@inlined
def _open_boxes(
    st: Standing, seat: Number, faces: Ints, stops: Floats, number: Number, case: Number,
    values: Floats,
) -> None:  # fmt: skip
    """Fills in what the free boxes of a number are worth in one case of the Wizards."""
    card = st.cards[0]
    chances = chances_of(kinds_of(BLUE, NOBODY, BLUE if case == _AS_OWN else NONE), 3)
    ahead, value, _ = solve_seer(stops, card, frozen_kind(card.frozen_face), THREE, chances)
    for colour in range(COLOURS):
        box = rules.box_of(number, colour)
        if st.free[seat] >> box & 1:
            kinds = kinds_of(colour, NOBODY, colour if case == _AS_OWN else NONE)
            values[box, case] = opened(ahead, value, THREE, kinds, faces, card)


@inlined
def per_point(policy: Policy, st: Standing, seat: Number) -> float:
    """What one point more is worth to a seat now."""
    rows, column = np.empty((2, NUMBERS, SCORES)), _A_NUMBER - 1
    for points in range(2):
        value_scores(policy, st, seat, seat, points, _A_NUMBER, rows[points])
    less, more = rows[0, column], rows[1, column]
    return float((more[0] + more[1] - less[0] - less[1]) / 2)


@compiled
def predictions(policy: Policy, st: Standing, seat: Number, now: Round, allowed: Number) -> Floats:
    """What each box that may be predicted is worth to a seat; the others are -inf."""
    by_seer = values_by_seer(policy, st, seat)
    if seat == st.seer:
        values = _seer_predictions(policy, st, seat, now, by_seer)
    else:
        values = _guest_predictions(policy, st, seat, now, by_seer)
    keep_allowed(policy, st, seat, allowed, values)
    return values


@compiled
def keep_allowed(
    policy: Policy, st: Standing, seat: Number, allowed: Number, values: Floats
) -> None:
    """Takes out the boxes that may not be predicted, and adds what crossing out is worth."""
    crosses_out = st.cards[0].crosses_out
    a_point = per_point(policy, st, seat) if crosses_out else 0.0
    for box in range(BOXES):
        if not allowed >> box & 1:
            values[box] = -np.inf
        elif crosses_out:
            values[box] += a_point * st.minus[seat, colour_of(box)]


@inlined
def _seer_predictions(
    policy: Policy, st: Standing, seat: Number, now: Round, by_seer: Floats
) -> Floats:
    chances, rows = np.empty(SEATS), np.empty((NUMBERS, SCORES))
    role_chances(policy, st, seat, now, NONE, chances)
    for number in range(1, NUMBERS + 1):
        mix_by_seer(st, chances, by_seer, number, rows[number - 1])
    cases = seer_openings(rows, st, seat, now.faces, 0)
    values = np.empty(BOXES)
    for box in range(BOXES):
        values[box] = max(cases[box, _ELSEWHERE], cases[box, _AS_OWN])
    return values


@compiled
def values_of(policy: Policy, st: Standing, seat: Number, now: Round, next_seer: Number) -> Floats:
    """The values of scores to a seat that has predicted, once the next Seer is known or guessed."""
    rows = np.empty((NUMBERS, SCORES))
    number = number_of(now.boxes[seat])
    value_scores(policy, st, seat, next_seer, 0, number, rows)
    values: Floats = rows[number - 1]
    return values


@compiled
def likely_wizards(st: Standing, now: Round, values: Floats) -> int:
    """What Wizards will count as: what is named, or what suits the Seer's values best."""
    if not st.cards[0].chooses_wizard_colour:
        return int(st.cards[0].wizard_colour)
    if now.wizards != NONE:
        return int(now.wizards)
    box = now.boxes[st.seer]
    rows = np.empty((NUMBERS, SCORES))
    copy_row(values, rows[number_of(box) - 1])
    cases = seer_openings(rows, st, st.seer, now.faces, number_of(box))[box]
    return NONE if cases[_ELSEWHERE] > cases[_AS_OWN] + CLOSE else int(colour_of(box))


@compiled
def kind_plan(
    st: Standing, now: Round, values: Floats, wizards: Number, guests: Number
) -> KindPlan:
    """The plan of a Seer with these values beside a guest with a colour, or NOBODY."""
    box, card = now.boxes[st.seer], st.cards[0]
    handfuls = FIVE if wizards == EVERY else FOUR
    kinds = kinds_of(colour_of(box), guests, wizards)
    chances = chances_of(kinds, handfuls.plus.shape[1])
    scoring = kind_scoring(st, st.seer, values, number_of(box), SEERS_COLOUR)
    stops = stops_of(roll_values(scoring, handfuls.rolls), card.rolls[number_of(box)])
    _, _, kept = solve_seer(stops, card, frozen_kind(card.frozen_face), handfuls, chances)
    return KindPlan(kinds, handfuls, chances, kept)


@compiled
def follow_plan(plan: KindPlan, scored: Floats, card: Record) -> tuple[Floats, Floats]:
    """What the plan is worth to guests who leave at the best moment, column by column."""
    leaves = np.zeros((len(plan.kept), len(scored), scored.shape[1]), np.bool_)
    return follow(plan.kept, scored, leaves, True, card, plan.handfuls, plan.chances)


@inlined
def _guest_predictions(
    policy: Policy, st: Standing, seat: Number, now: Round, by_seer: Floats
) -> Floats:
    chances, rows = np.empty(SEATS), np.empty((2 * NUMBERS, SCORES))
    seers = colour_of(now.boxes[st.seer])
    columns = np.empty(BOXES, np.int64)
    for box in range(BOXES):  # all colours but the Seer's are alike
        column = number_of(box) - 1 + (0 if colour_of(box) == seers else NUMBERS)
        columns[box] = column
        role_chances(policy, st, seat, now, box, chances)
        mix_by_seer(st, chances, by_seer, number_of(box), rows[column])
    return guest_values(policy, st, seat, now, rows, columns)


@compiled
def guest_values(
    policy: Policy, st: Standing, seat: Number, now: Round, rows: Floats, columns: Ints
) -> Floats:
    """What boxes are worth to a guest, who leaves at the best moment.

    Boxes share a row of values, and a column of the calculation; -inf for a box that has none.
    """
    chances = np.empty(SEATS)
    seers = colour_of(now.boxes[st.seer])
    other = (seers + 1) % COLOURS
    role_chances(policy, st, seat, now, now.boxes[st.seer], chances)
    seers_values = values_of(policy, st, st.seer, now, first_best(chances))
    wizards = likely_wizards(st, now, seers_values)
    plan = kind_plan(st, now, seers_values, wizards, other)
    scored = _guest_scores(st, seat, seers, rows, columns, plan.handfuls.rolls)
    stay, opening = follow_plan(plan, scored, st.cards[0])
    values, known = np.full(BOXES, -np.inf), dice_known(now.faces)
    for box in range(BOXES):
        if columns[box] == NONE:
            continue
        colour = colour_of(box)
        kinds = kinds_of(seers, other if colour == seers else colour, wizards)
        handful = handful_of(plan.handfuls, kinds, now.faces)
        if known == DICE:
            values[box] = stay[1, handful - plan.handfuls.first[DICE], columns[box]]
        else:
            values[box] = opening[1 if known else 0, handful, columns[box]]
    return values


@inlined
def _guest_scores(
    st: Standing, seat: Number, seers: Number, rows: Floats, columns: Ints, rolls: Ints
) -> Floats:
    """By roll of kinds and column: what it is worth to a guest to score it."""
    scored, filled = np.zeros((len(rolls), len(rows))), 0
    for box in range(BOXES):
        column = columns[box]
        if column == NONE or filled >> column & 1:
            continue
        filled |= 1 << column
        colour = SEERS_COLOUR if colour_of(box) == seers else GUESTS_COLOUR
        scoring = kind_scoring(st, seat, rows[column], number_of(box), colour)
        values = roll_values(scoring, rolls)
        for roll in range(len(rolls)):
            scored[roll, column] = values[roll]
    return scored


@compiled
def score_now(st: Standing, seat: Number, now: Round, values: Floats) -> tuple[float, float]:
    """What a plain score of the roll that lies is worth, and a Jester Score, -inf if impossible."""
    plain, jester = scores_on(scoring_of(st, seat, now, values), counts_of(now.faces))
    return float(values[plain]), -np.inf if jester == NONE else float(values[jester])


@compiled
def stay_worth(policy: Policy, st: Standing, seat: Number, now: Round, next_seer: Number) -> float:
    """What it is worth to a guest to stay beside the Seer after a roll."""
    seers_values = values_of(policy, st, st.seer, now, next_seer)
    values = values_of(policy, st, seat, now, next_seer)
    seers, mine = colour_of(now.boxes[st.seer]), colour_of(now.boxes[seat])
    plan = kind_plan(st, now, seers_values, now.wizards, NOBODY if seers == mine else mine)
    colour = SEERS_COLOUR if seers == mine else GUESTS_COLOUR
    scoring = kind_scoring(st, seat, values, number_of(now.boxes[seat]), colour)
    scored = roll_values(scoring, plan.handfuls.rolls).reshape((len(plan.handfuls.rolls), 1))
    stay, _ = follow_plan(plan, scored, st.cards[0])
    handful = handful_of(plan.handfuls, plan.kinds, now.faces)
    return float(stay[now.made, handful - plan.handfuls.first[DICE], 0])


@compiled
def win_of(worth: float) -> float:
    """About the chance to win in a worth that also counts points."""
    return min(max(worth - TENS * PER_POINT, _LEAST_WIN), _MOST_WIN)


@compiled
def seer_plan(
    policy: Policy, st: Standing, now: Round, next_seer: Number, still_in: Number
) -> tuple[Floats, Floats, Floats, Shorts]:
    """The Seer's plan for full dice, with what guests still in get against it.

    Returns what it is worth to stop, handfuls before a roll, rolls with the best decision, a plan.
    """
    values = values_of(policy, st, st.seer, now, next_seer)
    final = roll_values(scoring_of(st, st.seer, now, values), HANDFULS.rolls)
    if policy.spoil > 0 and policy.learned:
        win = win_of((values[0] + values[1]) / 2)
        for other in range(st.seats):
            if other != st.seer and still_in >> other & 1:
                theirs = values_of(policy, st, other, now, next_seer)
                weight = policy.spoil * (win / (1 - win_of((theirs[0] + theirs[1]) / 2)))
                gains = roll_values(scoring_of(st, other, now, theirs), HANDFULS.rolls)
                for roll in range(len(final)):
                    final[roll] -= weight * gains[roll]
    stops = stops_of(final, st.cards[0].rolls[number_of(now.boxes[st.seer])])
    chances = chances_of(np.arange(FACES), FACES)
    ahead, value, kept = solve_seer(stops, st.cards[0], st.cards[0].frozen_face, HANDFULS, chances)
    return stops, ahead, value, kept


@compiled
def dice_to_roll(kept: Shorts, now: Round) -> int:
    """The set of dice that a plan rolls again, none to stop."""
    roll = handful_of(HANDFULS, np.arange(FACES), now.faces) - HANDFULS.first[DICE]
    handful = kept[now.made, roll]
    keeps = np.zeros(FACES, np.int64)
    while handful > 0:  # walk down to the empty handful, noting each die
        for face in range(FACES):
            smaller = HANDFULS.minus[handful, face]
            if smaller < handful:
                keeps[face] += 1
                handful = smaller
                break
    again = 0
    for die in range(DICE):
        face = now.faces[die]
        if keeps[face] > 0:
            keeps[face] -= 1
        else:
            again |= 1 << die
    return again


@compiled
def rotation(
    policy: Policy, st: Standing, seat: Number, now: Round, allowed: Number
) -> tuple[int, int]:
    """The two faces that are best for the Seer's best box."""
    best = first_best(predictions(policy, st, seat, now, allowed))
    chances, rows = np.empty(SEATS), np.zeros((NUMBERS, SCORES))
    role_chances(policy, st, seat, now, NONE, chances)
    by_seer = values_by_seer(policy, st, seat)
    mix_by_seer(st, chances, by_seer, number_of(best), rows[number_of(best) - 1])
    top, faces = -np.inf, (0, 0)
    turned = now.faces.copy()
    for one in range(FACES):
        for other in range(one, FACES):
            turned[0], turned[1] = one, other
            cases = seer_openings(rows, st, seat, turned, number_of(best))[best]
            best_case = max(cases[_ELSEWHERE], cases[_AS_OWN])
            if best_case > top + CLOSE:
                top, faces = best_case, (one, other)
    return faces
