"""How a mind decides in a round: every choice solved exactly for what scores are worth to it.

The Seer's plan is the best one for the Seer's own sheet, as the mind judges it; a guest leaves at
the best moment beside such a Seer. A Seer who rolls may also mind what the others get.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge.dice.rules import (
    BOXES,
    DICE,
    EVERY,
    JESTER,
    NONE,
    NUMBERS,
    WIZARD,
    colour_of,
    number_of,
)
from stonehenge.kernels import compiled
from stonehenge.kernels.dice.numbers import FACES, ROTATE, Floats, Ints, Number, Record
from stonehenge.kernels.dice.rolls import HANDFULS, Handfuls, handfuls_of
from stonehenge.kernels.dice.solve.kinds import (
    FIVE,
    FIVE_SHOWN,
    FOUR,
    FOUR_SHOWN,
    GUESTS,
    JESTERS,
    SEERS,
    THREE,
    THREE_SHOWN,
    WORTHS,
    chances_of,
    copy_row,
    fill,
    follow_kinds,
    found_handful,
    kinds_of,
    score_kinds,
    worth_of,
)
from stonehenge.kernels.dice.solve.solution import Plan, solve_seer
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.net.outlook import PER_POINT, SPOIL, Minds, Standing, outlook

COLOURS: Final = BOXES // NUMBERS
SIX, SIX_SHOWN = HANDFULS, handfuls_of(FACES)[1]
_FAIR: Final = np.full(FACES, 1 / FACES)
_ALONE: Final = -2
"""No colour of a guest."""


class Round(NamedTuple):
    """What lies open in a round beside the sheets."""

    seer: int
    boxes: Any
    """The predictions by seat, NONE where not made or not seen."""
    wizards: int
    """The Wizard Colour; NONE if nobody's, or before it is named."""
    faces: Ints
    """The dice, NONE for one without a face."""
    made: int


@compiled
def stops_of(
    row: Floats, used: Number, when_exact: bool, number: Number, own: Number, shown: Ints,
    card: Record,
) -> Floats:  # fmt: skip
    """What it is worth to the Seer to stop, by rolls made and roll."""
    rolls = card.rolls[number]
    stops = np.zeros((rolls + 1, len(shown)))
    score_kinds(row, used, when_exact, number, own, shown, card, stops[rolls])
    for made in range(1, rolls):
        copy_row(stops[rolls], stops[made])
    return stops


@compiled
def frozen_kind(card: Record) -> int:
    """The kind of dice that may not be rolled again."""
    return JESTERS if card.frozen_face != NONE else NONE


@compiled
def wizard_cases(card: Record) -> tuple[int, int]:
    """What Wizards may count as for a Seer: 0 elsewhere, 1 as the own colour."""
    if card.chooses_wizard_colour:
        return 0, 2
    return (1, 2) if card.wizard_colour == EVERY else (0, 1)


@compiled
def opened(ahead: Floats, value: Floats, handfuls: Handfuls, kinds: Ints, faces: Ints, card: Record) -> float:  # noqa: E501  # fmt: skip
    """What a round is worth to the Seer from the dice that lie before the rolling."""
    known = 0
    for face in faces:
        known += face >= 0
    handful = found_handful(handfuls, kinds, faces)
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
def seer_openings(
    rows: Floats, st: Standing, seat: Number, faces: Ints, card: Record, only: Number
) -> Floats:
    """By box and Wizard case: what it is worth to the Seer to predict it."""
    values = np.full((BOXES, 2), -np.inf)
    first, last = wizard_cases(card)
    for number in range(1, NUMBERS + 1):
        if (only and number != only) or st.columns[seat, number - 1] == 0:
            continue
        stops = stops_of(
            rows[number - 1], st.used[seat], st.when_exact != 0, number, SEERS, THREE_SHOWN, card
        )
        for case in range(first, last):
            kinds = kinds_of(0, _ALONE, 0 if case else NONE)
            chances = chances_of(kinds, 3)
            ahead, value, _ = solve_seer(stops, card, frozen_kind(card), THREE, chances)
            for colour in range(COLOURS):
                box = colour * NUMBERS + number - 1
                if st.free[seat] >> box & 1:
                    mine = kinds_of(colour, _ALONE, colour if case else NONE)
                    values[box, case] = opened(ahead, value, THREE, mine, faces, card)
    return values


@compiled
def role_chances(
    st: Standing, minds: Minds, who: Number, seat: Number, now: Round, box: Number, into: Floats
) -> None:  # fmt: skip
    """Fills in the chance of every seat to be the next Seer, if this seat predicts a box now."""
    fill(into, 0.0)
    lead, leader = 0, now.seer
    later, waiting = 0, np.empty(SEATS, np.int64)
    for step in range(1, st.seats):
        other = (now.seer + step) % st.seats
        named = box if other == seat else now.boxes[other]
        if named == NONE:
            waiting[later] = other
            later += 1
        elif colour_of(named) != colour_of(now.boxes[now.seer]) and number_of(named) > lead:
            lead, leader = number_of(named), other
    into[leader] += minds.roles[who, later, lead, 0]
    for i in range(later):
        into[waiting[i]] += minds.roles[who, later, lead, 1 + i]


@compiled
def own_rows(st: Standing, chances: Floats, by_seer: Floats, number: Number, into: Floats) -> None:
    """A row of worths mixed by the chances of the next Seer."""
    fill(into, 0.0)
    for other in range(st.seats):
        if chances[other] > 0:
            for index in range(WORTHS):
                into[index] += chances[other] * by_seer[other, number - 1, index]


@compiled
def all_outlooks(st: Standing, minds: Minds, who: Number, seat: Number, card: Record) -> Floats:
    """By next Seer and number: the rows of worths of a seat."""
    rows = np.empty((st.seats, NUMBERS, WORTHS))
    for other in range(st.seats):
        outlook(st, minds, who, seat, other, card, 0, 0, rows[other])
    return rows


@compiled
def per_point(st: Standing, minds: Minds, who: Number, seat: Number, card: Record) -> float:
    """What one point more is worth to a seat now."""
    rows = np.empty((2, NUMBERS, WORTHS))
    for more in range(2):
        outlook(st, minds, who, seat, seat, card, more, 3, rows[more])
    return float((rows[1, 2, 0] + rows[1, 2, 1] - rows[0, 2, 0] - rows[0, 2, 1]) / 2)


@compiled
def predictions(
    st: Standing, minds: Minds, who: Number, seat: Number, now: Round, card: Record,
    allowed: Number,
) -> Floats:  # fmt: skip
    """What each box that may be predicted is worth to a seat; the others are -inf."""
    by_seer = all_outlooks(st, minds, who, seat, card)
    if seat == now.seer:
        values = _seer_predictions(st, minds, who, seat, now, card, by_seer)
    else:
        values = _guest_predictions(st, minds, who, seat, now, card, by_seer)
    allow(st, minds, who, seat, card, allowed, values)
    return values


@compiled
def allow(
    st: Standing, minds: Minds, who: Number, seat: Number, card: Record, allowed: Number,
    values: Floats,
) -> None:  # fmt: skip
    """Takes out the boxes that may not be predicted, and adds what crossing out is worth."""
    a_point = per_point(st, minds, who, seat, card) if card.crosses_out else 0.0
    for box in range(BOXES):
        if not allowed >> box & 1:
            values[box] = -np.inf
        elif card.crosses_out:
            values[box] += a_point * st.minus[seat, colour_of(box)]


@compiled
def _seer_predictions(
    st: Standing, minds: Minds, who: Number, seat: Number, now: Round, card: Record,
    by_seer: Floats,
) -> Floats:  # fmt: skip
    chances, rows = np.empty(SEATS), np.empty((NUMBERS, WORTHS))
    role_chances(st, minds, who, seat, now, 0, chances)
    for number in range(1, NUMBERS + 1):
        own_rows(st, chances, by_seer, number, rows[number - 1])
    opened_ = seer_openings(rows, st, seat, now.faces, card, 0)
    values = np.empty(BOXES)
    for box in range(BOXES):
        values[box] = max(opened_[box, 0], opened_[box, 1])
    return values


@compiled
def seer_row(
    st: Standing, minds: Minds, who: Number, seat: Number, now: Round, card: Record,
    next_seer: Number,
) -> Floats:  # fmt: skip
    """The row of worths of a seat that has predicted, once the next Seer is known or guessed."""
    rows = np.empty((NUMBERS, WORTHS))
    number = number_of(now.boxes[seat])
    outlook(st, minds, who, seat, next_seer, card, 0, number, rows)
    row: Floats = rows[number - 1]
    return row


@compiled
def likely_wizards(st: Standing, row: Floats, now: Round, card: Record) -> int:
    """What Wizards will count as: what is named, or what suits the Seer best."""
    if not card.chooses_wizard_colour:
        return int(card.wizard_colour)
    if now.wizards != NONE:
        return int(now.wizards)
    box = now.boxes[now.seer]
    rows = np.empty((NUMBERS, WORTHS))
    copy_row(row, rows[number_of(box) - 1])
    both = seer_openings(rows, st, now.seer, now.faces, card, number_of(box))[box]
    return NONE if both[0] > both[1] + 1e-9 else int(colour_of(box))


@compiled
def seer_plan_of_kinds(
    st: Standing, row: Floats, now: Round, card: Record, wizards: Number, chances: Floats
) -> Plan:
    """The Seer's plan among kinds of dice, four of them or five."""
    number = number_of(now.boxes[now.seer])
    five = wizards == EVERY
    shown = FIVE_SHOWN if five else FOUR_SHOWN
    handfuls = FIVE if five else FOUR
    used, when_exact = st.used[now.seer], st.when_exact != 0
    stops = stops_of(row, used, when_exact, number, SEERS, shown, card)
    _, _, plan = solve_seer(stops, card, frozen_kind(card), handfuls, chances)
    return plan


@compiled
def _guest_predictions(
    st: Standing, minds: Minds, who: Number, seat: Number, now: Round, card: Record,
    by_seer: Floats,
) -> Floats:  # fmt: skip
    chances, rows = np.empty(SEATS), np.empty((2 * NUMBERS, WORTHS))
    seers = colour_of(now.boxes[now.seer])
    columns = np.empty(BOXES, np.int64)
    for box in range(BOXES):  # all colours but the Seer's are alike
        column = number_of(box) - 1 + (0 if colour_of(box) == seers else NUMBERS)
        columns[box] = column
        role_chances(st, minds, who, seat, now, box, chances)
        own_rows(st, chances, by_seer, number_of(box), rows[column])
    return guest_values(st, minds, who, seat, now, card, rows, columns)


@compiled
def guest_values(
    st: Standing, minds: Minds, who: Number, seat: Number, now: Round, card: Record,
    rows: Floats, columns: Ints,
) -> Floats:  # fmt: skip
    """What boxes are worth to a guest, who leaves at the best moment.

    Boxes share a row of worths, and a column of the reckoning; -inf for a box that has none.
    """
    chances = np.empty(SEATS)
    seers = colour_of(now.boxes[now.seer])
    other = (seers + 1) % COLOURS
    role_chances(st, minds, who, seat, now, now.boxes[now.seer], chances)
    seers_row = seer_row(st, minds, who, now.seer, now, card, np.argmax(chances))
    wizards = likely_wizards(st, seers_row, now, card)
    five = wizards == EVERY
    shown = FIVE_SHOWN if five else FOUR_SHOWN
    handfuls = FIVE if five else FOUR
    odds = chances_of(kinds_of(seers, other, wizards), shown.shape[1])
    plan = seer_plan_of_kinds(st, seers_row, now, card, wizards, odds)
    scored = np.empty((len(shown), len(rows)))
    filled = 0
    for box in range(BOXES):
        if columns[box] != NONE and not filled >> columns[box] & 1:
            filled |= 1 << columns[box]
            own = SEERS if colour_of(box) == seers else GUESTS
            score_kinds(
                rows[columns[box]], st.used[seat], st.when_exact != 0, number_of(box), own, shown,
                card, scored[:, columns[box]],
            )  # fmt: skip
    stay, opening = follow_kinds(plan, scored, card, handfuls, odds)
    values = np.full(BOXES, -np.inf)
    known = 0
    for face in now.faces:
        known += face >= 0
    for box in range(BOXES):
        if columns[box] == NONE:
            continue
        colour = colour_of(box)
        mine = kinds_of(seers, other if colour == seers else colour, wizards)
        handful = found_handful(handfuls, mine, now.faces)
        if known == DICE:
            values[box] = stay[1, handful - handfuls.first[DICE], columns[box]]
        else:
            values[box] = opening[1 if known else 0, handful, columns[box]]
    return values


@compiled
def counts_for(now: Round, seat: Number, wizards: Number, face: Number) -> bool:
    """Whether a face counts for the colour that a seat predicted."""
    colour = colour_of(now.boxes[seat])
    return face == colour or (face == WIZARD and wizards in (EVERY, colour))


@compiled
def score_now(row: Floats, st: Standing, seat: Number, now: Round, card: Record) -> tuple[float, float]:  # noqa: E501  # fmt: skip
    """What a plain score of the roll that lies is worth, and a Jester Score, -inf if impossible."""
    found, jesters = card.extra, 0
    for face in now.faces:
        if face == JESTER:
            jesters += 1
        elif counts_for(now, seat, now.wizards, face):
            found += 1
    found += card.jester_worth * jesters
    missed = abs(found - number_of(now.boxes[seat]))
    alone = np.full(WORTHS, -np.inf)
    for index in range(DICE + 1, WORTHS):
        alone[index] = row[index]
    when_exact = st.when_exact != 0
    return float(row[missed]), worth_of(alone, st.used[seat], when_exact, missed, jesters)


@compiled
def stay_worth(
    st: Standing, minds: Minds, who: Number, seat: Number, now: Round, card: Record,
    next_seer: Number,
) -> float:  # fmt: skip
    """What it is worth to a guest to stay beside the Seer after a roll."""
    seers_row = seer_row(st, minds, who, now.seer, now, card, next_seer)
    row = seer_row(st, minds, who, seat, now, card, next_seer)
    seers, mine = colour_of(now.boxes[now.seer]), colour_of(now.boxes[seat])
    five = now.wizards == EVERY
    shown = FIVE_SHOWN if five else FOUR_SHOWN
    handfuls = FIVE if five else FOUR
    kinds = kinds_of(seers, _ALONE if seers == mine else mine, now.wizards)
    odds = chances_of(kinds, shown.shape[1])
    plan = seer_plan_of_kinds(st, seers_row, now, card, now.wizards, odds)
    scored = np.empty((len(shown), 1))
    own = SEERS if seers == mine else GUESTS
    number = number_of(now.boxes[seat])
    score_kinds(row, st.used[seat], st.when_exact != 0, number, own, shown, card, scored[:, 0])
    stay, _ = follow_kinds(plan, scored, card, handfuls, odds)
    handful = found_handful(handfuls, kinds, now.faces)
    return float(stay[now.made, handful - handfuls.first[DICE], 0])


@compiled
def win_of(worth: float) -> float:
    """About the chance to win in a worth that also counts points."""
    return min(max(worth - 10 * PER_POINT, 0.02), 0.95)


@compiled
def seer_plan(
    st: Standing, minds: Minds, who: Number, now: Round, card: Record, next_seer: Number,
    wizards: Number, still_in: Number,
) -> tuple[Floats, Floats, Floats, Plan]:  # fmt: skip
    """The Seer's plan for full dice, with what guests still in get against it.

    Returns what it is worth to stop, handfuls before a roll, rolls with the best decision, a plan.
    """
    number = number_of(now.boxes[now.seer])
    rolls = card.rolls[number]
    stops = np.zeros((rolls + 1, len(SIX_SHOWN)))
    row = seer_row(st, minds, who, now.seer, now, card, next_seer)
    add_scores(st, row, now.seer, now, card, wizards, 1.0, stops[rolls])
    spoil = minds.prices[who, SPOIL]
    if spoil > 0 and minds.learned[who]:
        win = win_of((row[0] + row[1]) / 2)
        for other in range(st.seats):
            if other != now.seer and still_in >> other & 1:
                theirs = seer_row(st, minds, who, other, now, card, next_seer)
                beta = win / (1 - win_of((theirs[0] + theirs[1]) / 2))
                add_scores(st, theirs, other, now, card, wizards, -spoil * beta, stops[rolls])
    for made in range(1, rolls):
        copy_row(stops[rolls], stops[made])
    ahead, value, plan = solve_seer(stops, card, card.frozen_face, SIX, _FAIR)
    return stops, ahead, value, plan


@compiled
def add_scores(
    st: Standing, row: Floats, seat: Number, now: Round, card: Record, wizards: Number,
    factor: float, into: Floats,
) -> None:  # fmt: skip
    """Adds what each full roll is worth to a seat, times a factor."""
    number, colour = number_of(now.boxes[seat]), colour_of(now.boxes[seat])
    with_wizards = wizards in (EVERY, colour)
    for roll in range(len(SIX_SHOWN)):
        jesters = SIX_SHOWN[roll, JESTER]
        found = SIX_SHOWN[roll, colour] + card.extra + card.jester_worth * jesters
        if with_wizards:
            found += SIX_SHOWN[roll, WIZARD]
        missed = abs(found - number)
        into[roll] += factor * worth_of(row, st.used[seat], st.when_exact != 0, missed, jesters)


@compiled
def dice_to_roll(plan: Plan, now: Round) -> int:
    """The set of dice that a plan rolls again, none to stop."""
    handful = found_handful(SIX, np.arange(FACES), now.faces)
    kept = plan[now.made, handful - SIX.first[DICE]]
    keeps = np.zeros(FACES, np.int64)
    while kept > 0:  # walk down to the empty handful, noting each die
        for face in range(FACES):
            smaller = SIX.minus[kept, face]
            if smaller < kept:
                keeps[face] += 1
                kept = smaller
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
    st: Standing, minds: Minds, who: Number, seat: Number, now: Round, card: Record,
    allowed: Number,
) -> tuple[int, int]:  # fmt: skip
    """The two faces that are best for the Seer's best box."""
    best = int(np.argmax(predictions(st, minds, who, seat, now, card, allowed)))
    chances, rows = np.empty(SEATS), np.zeros((NUMBERS, WORTHS))
    role_chances(st, minds, who, seat, now, 0, chances)
    by_seer = all_outlooks(st, minds, who, seat, card)
    own_rows(st, chances, by_seer, number_of(best), rows[number_of(best) - 1])
    top, faces = -np.inf, (0, 0)
    turned = now.faces.copy()
    for one in range(FACES):
        for other in range(one, FACES):
            turned[0], turned[1] = one, other
            worth = seer_openings(rows, st, seat, turned, card, number_of(best))[best]
            best_case = max(worth[0], worth[1])
            if best_case > top + 1e-9:
                top, faces = best_case, (one, other)
    return faces
