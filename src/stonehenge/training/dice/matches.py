"""Whole games between minds, compiled: what training learns from, and a quick measure of strength.

Every die has its face from the seed, the game, the round, the roll and the die alone, so that other
minds on the same seats meet the same dice.
"""

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from stonehenge.dice import rules
from stonehenge.dice.rules import (
    BOXES,
    CROSSED,
    DICE,
    FREE,
    JESTER,
    NONE,
    NUMBERS,
    ROUNDS,
    colour_of,
    number_of,
)
from stonehenge.kernels import compiled
from stonehenge.kernels.dice.draws import mixed
from stonehenge.kernels.dice.log import Log, Verb, note
from stonehenge.kernels.dice.numbers import (
    BITS,
    FACES,
    NO_CARD,
    ROLL,
    ROTATE,
    Floats,
    Ints,
    Number,
    Record,
)
from stonehenge.kernels.dice.solve.kinds import copy_row, fill
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.net.foresight import considered, leader
from stonehenge.players.dice.net.outlook import FEATURES, TENS, Minds, Standing, describe, judge
from stonehenge.players.dice.net.thoughts import (
    COLOURS,
    Round,
    dice_to_roll,
    likely_wizards,
    rotation,
    score_now,
    seer_plan,
    seer_row,
    stay_worth,
)

_FACE, _PILE, _WHIM, _PICK = range(4)
"""What is drawn."""
LONGEST: Final = ROUNDS * SEATS
"""The most samples that a game gives."""


class Samples(NamedTuple):
    """Sheets after a round: what was seen, and what became of it (the win, points in tens)."""

    seen: npt.NDArray[np.float32]
    came: npt.NDArray[np.float32]


@compiled
def drawn(luck: np.uint64, what: Number, one: Number, two: Number, three: Number) -> Number:
    """A random number of 31 bits, by its name."""
    name = ((what * 32 + one) * 32 + two) * 32 + three
    return np.int64(mixed(luck + np.uint64(name + 1) * np.uint64(0x9E3779B97F4A7C15)) >> np.uint64(33))  # noqa: E501  # fmt: skip


@compiled
def sum_up(sheets: Ints, st: Standing) -> None:
    """Brings the standing up to the sheets."""
    for seat in range(st.seats):
        st.xs[seat] = rules.jester_scores(st.used[seat])
        st.points[seat] = st.free[seat] = 0
        fill(st.columns[seat], 0)
        fill(st.minus[seat], 0)
        for box in range(BOXES):
            mark, number = sheets[seat, box], number_of(box)
            st.points[seat] += rules.points_of(mark, number)
            if mark > CROSSED:
                st.xs[seat] += mark - CROSSED
            elif mark == FREE:
                st.free[seat] |= 1 << box
                st.columns[seat, number - 1] += 1
            elif mark > 0 and mark < CROSSED:
                colour = colour_of(box)
                st.minus[seat, colour] = max(st.minus[seat, colour], mark)


@compiled
def write(sheets: Any, st: Standing, seat: Number, now: Round, card: Record, jester: bool) -> None:
    """Writes a score of the roll that lies onto a sheet."""
    colour, number = colour_of(now.boxes[seat]), number_of(now.boxes[seat])
    jesters, found = 0, card.extra
    for face in now.faces:
        jesters += face == JESTER
        wizard = face == rules.WIZARD and now.wizards in (rules.EVERY, colour)
        found += face == colour or wizard
    found += card.jester_worth * jesters
    if jester:
        st.used[seat] |= 1 << jesters
        mark = rules.jester_mark(number, jesters, card.jester_column != 0)
    else:
        mark = rules.plain_mark(number, found, card.factor)
    sheets[seat, now.boxes[seat]] = mark


@compiled
def cross_out(sheets: Any, seats: Number, boxes: Ints, log: Log) -> None:
    """Everyone crosses out the largest minus of the colour just predicted."""
    for seat in range(seats):
        worst = NONE
        for number in range(1, NUMBERS + 1):
            box = rules.box_of(number, colour_of(boxes[seat]))
            minus = rules.crossable(sheets[seat, box])
            if minus and (worst == NONE or sheets[seat, box] > sheets[seat, worst]):
                worst = box
        if worst != NONE:
            sheets[seat, worst] = CROSSED
        note(log, seat, Verb.CROSS, 0 if worst == NONE else number_of(worst))


@compiled
def random_box(luck: np.uint64, round_: Number, seat: Number, allowed: Number) -> Number:
    """Any box that may be predicted."""
    left = 0
    for box in range(BOXES):
        left += allowed >> box & 1
    nth = drawn(luck, _PICK, round_, seat, 0) % left
    for box in range(BOXES):
        if allowed >> box & 1:
            if nth == 0:
                return box
            nth -= 1
    return NONE


@compiled
def predict_all(
    st: Standing, minds: Minds, seated: Ints, now: Round, card: Record, luck: np.uint64,
    whim: float, roles: Floats, log: Log,
) -> Number:  # fmt: skip
    """Everyone predicts, clockwise from the Seer; counts how the next Seer's role went."""
    called, unseen = 0, np.full(SEATS, NONE)
    leads = np.zeros((SEATS, 2), np.int64)
    for step in range(st.seats):
        seat = (now.seer + step) % st.seats
        allowed = rules.allowed_boxes(st.free[seat], called)
        if drawn(luck, _WHIM, st.round, seat, 0) % 1000 < 1000 * whim:
            box = random_box(luck, st.round, seat, allowed)
        else:
            box = np.argmax(considered(st, minds, seated[seat], seat, now, card, allowed))
        if step == 0 or not card.secret:
            called |= 1 << box
            now.boxes[seat] = box
        unseen[seat] = box
        note(log, seat, Verb.PREDICT, box)
        leads[step, 0], leads[step, 1] = leader(st.seats, now.seer, unseen)
    copy_row(unseen, now.boxes)
    for step in range(st.seats):
        later = st.seats - 1 - step
        last = leads[st.seats - 1, 0]
        place = (last - now.seer + st.seats) % st.seats - step
        roles[later, leads[step, 1], max(place, 0) if last != leads[step, 0] else 0] += 1
    return leads[st.seats - 1, 0]


@compiled
def name_wizards(
    st: Standing, minds: Minds, who: Number, now: Round, card: Record, next_seer: Number
) -> int:
    """The Wizard Colour: the own one; if Wizards are better elsewhere, where they help few."""
    row = seer_row(st, minds, who, now.seer, now, card, next_seer)
    if likely_wizards(st, row, now, card) != NONE:
        return int(colour_of(now.boxes[now.seer]))
    named = np.zeros(COLOURS, np.int64)
    for seat in range(st.seats):
        named[colour_of(now.boxes[seat])] += 1
    named[colour_of(now.boxes[now.seer])] = SEATS + 1
    return int(np.argmin(named))


@compiled
def roll(
    luck: np.uint64, round_: Number, made: Number, dice: Number, faces: Ints, log: Log
) -> None:
    """Rolls a set of dice."""
    shown = dice << DICE * BITS
    for die in range(DICE):
        if dice >> die & 1:
            faces[die] = drawn(luck, _FACE, round_, made, die) % FACES
            shown |= faces[die] << BITS * die
    note(log, NONE, Verb.FACES, shown)


@compiled
def play_round(
    sheets: Ints, st: Standing, minds: Minds, seated: Ints, seer: Number, card: Record,
    luck: np.uint64, whim: float, roles: Floats, log: Log,
) -> tuple[int, Ints]:  # fmt: skip
    """One round; returns the next Seer, and the predictions."""
    faces = np.full(DICE, NONE)
    boxes = np.full(SEATS, NONE)
    now = Round(seer, boxes, NONE, faces, 0)
    made, blank = 0, (1 << DICE) - 1
    if card.opening == ROLL:
        made, blank = 1, 0
        roll(luck, st.round, 1, (1 << DICE) - 1, faces, log)
    elif card.opening == ROTATE:
        allowed = rules.allowed_boxes(st.free[seer], 0)
        faces[0], faces[1] = rotation(st, minds, seated[seer], seer, now, card, allowed)
        note(log, seer, Verb.ROTATE, faces[0] * FACES + faces[1])
        made, blank = 1, blank ^ 3
    now = Round(seer, boxes, NONE, faces, made)
    next_seer = predict_all(st, minds, seated, now, card, luck, whim, roles, log)
    if card.crosses_out:
        cross_out(sheets, st.seats, boxes, log)
    wizards = int(card.wizard_colour)
    if card.chooses_wizard_colour:
        wizards = name_wizards(st, minds, seated[seer], now, card, next_seer)
        note(log, seer, Verb.WIZARD, wizards)
    if blank:
        made += 1
        roll(luck, st.round, made, blank, faces, log)
    roll_on(
        sheets, st, minds, seated, Round(seer, boxes, wizards, faces, made), card, luck, next_seer,
        log,
    )  # fmt: skip
    return next_seer, boxes


@compiled
def scores_jester(
    st: Standing, minds: Minds, who: Number, seat: Number, now: Round, card: Record,
    next_seer: Number,
) -> tuple[float, bool]:  # fmt: skip
    """What the roll that lies is worth to a seat, and whether by a Jester Score."""
    row = seer_row(st, minds, who, seat, now, card, next_seer)
    plain, jester = score_now(row, st, seat, now, card)
    return max(plain, jester), jester > plain


@compiled
def roll_on(
    sheets: Ints, st: Standing, minds: Minds, seated: Ints, now: Round, card: Record,
    luck: np.uint64, next_seer: Number, log: Log,
) -> None:  # fmt: skip
    """Rolls and departures to the end of a round. The standing stays as it was before it."""
    seer, faces, made = now.seer, now.faces, now.made
    still_in = (1 << st.seats) - 1
    used = st.used.copy()
    rolls = card.rolls[number_of(now.boxes[seer])]
    old, plan = -1, np.zeros((1, 1), np.int16)
    while made < rolls:
        now = Round(seer, now.boxes, now.wizards, faces, made)
        if made >= card.compulsory_rolls:
            for seat in range(st.seats):
                if seat == seer or not still_in >> seat & 1:
                    continue
                who = seated[seat]
                leave, jester = scores_jester(st, minds, who, seat, now, card, next_seer)
                stay = stay_worth(st, minds, who, seat, now, card, next_seer)
                leaves = leave > stay + 1e-9
                note(log, seat, Verb.LEAVE if leaves else Verb.STAY, leaves and jester)
                if leaves:
                    st.used[seat] = used[seat]
                    write(sheets, st, seat, now, card, jester)
                    used[seat], st.used[seat] = st.used[seat], used[seat]
                    still_in ^= 1 << seat
        if old != still_in:
            old = still_in
            _, _, _, plan = seer_plan(
                st, minds, seated[seer], now, card, next_seer, now.wizards, still_in
            )
        again = dice_to_roll(plan, now)
        if again == 0:
            note(log, seer, Verb.STOP, 0)
            break
        note(log, seer, Verb.REROLL, again)
        made += 1
        roll(luck, st.round, made, again, faces, log)
    now = Round(seer, now.boxes, now.wizards, faces, made)
    for seat in range(st.seats):
        if still_in >> seat & 1:
            _, jester = scores_jester(st, minds, seated[seat], seat, now, card, next_seer)
            note(log, seat, Verb.SCORE, jester)
            before = st.used[seat]
            write(sheets, st, seat, now, card, jester)
            used[seat], st.used[seat] = st.used[seat], before
    copy_row(used, st.used)


@compiled
def draw_card(luck: np.uint64, round_: Number, pile: Number) -> Number:
    """One of the cards left in the pile."""
    left = 0
    for card in range(NO_CARD):
        left += pile >> card & 1
    nth = drawn(luck, _PILE, round_, 0, 0) % left
    for card in range(NO_CARD):
        if pile >> card & 1:
            if nth == 0:
                return card
            nth -= 1
    return 0


@compiled
def results(sheets: Ints, st: Standing, came: Floats) -> None:
    """Fills in the share of the win and the points of each seat."""
    best, winners = -100000, 0
    for seat in range(st.seats):
        points = st.points[seat] + (rules.BONUS if st.xs[seat] >= st.target else 0)
        rank = points * 8 - rules.jester_scores(st.used[seat])
        came[seat, 1] = points
        came[seat, 0] = rank
        if rank > best:
            best, winners = rank, 1
        elif rank == best:
            winners += 1
    for seat in range(st.seats):
        came[seat, 0] = 1 / winners if came[seat, 0] == best else 0.0


@compiled
def play_game(
    seats: Number, target: Number, magic: Number, when_exact: Number, first_seer: Number,
    minds: Minds, seated: Ints, cards: Record, luck: np.uint64, whim: float, learner: Number,
    trust: float, samples: Samples, row: Number, roles: Floats, came: Floats, sheets: Ints,
    used: Ints, log: Log,
) -> Number:  # fmt: skip
    """A game from empty sheets to its end; returns the next free row of the samples.

    From a row on they are what the seats of one mind, the learner, have seen.
    `trust` is how much of a target is the outcome itself, and not the judgement of a later sheet.
    """
    xs, points, free = (
        np.zeros(SEATS, np.int64),
        np.zeros(SEATS, np.int64),
        np.zeros(SEATS, np.int64),
    )
    columns, minus = np.zeros((SEATS, NUMBERS), np.int64), np.zeros((SEATS, COLOURS), np.int64)
    before_used = np.zeros(SEATS, np.int64)
    seen = np.zeros((LONGEST, FEATURES))
    owner, guess = np.zeros(LONGEST, np.int64), np.zeros((LONGEST, 2))
    noted, seer, pile, number = 0, first_seer, 0, 0
    for round_ in range(1, ROUNDS + 1):
        st = Standing(
            seats, target, magic, when_exact, round_, seer, xs, points, columns, used, free, minus
        )
        sum_up(sheets, st)
        number = NO_CARD
        if magic:
            pile = pile or (1 << NO_CARD) - 1
            number = draw_card(luck, round_, pile)
            pile ^= 1 << number
            note(log, NONE, Verb.MAGIC, number)
        copy_row(used, before_used)
        card = cards[number]
        seer, boxes = play_round(sheets, st, minds, seated, seer, card, luck, whim, roles, log)
        for seat in range(seats):
            if seated[seat] == learner:
                describe_after(sheets, st, before_used, seat, boxes[seat], seer, seen[noted])
                owner[noted] = seat
                guess[noted, 0], guess[noted, 1] = judge(minds, learner, seen[noted])
                noted += 1
        sum_up(sheets, st)
        over = False
        for seat in range(seats):
            over = over or xs[seat] >= target
        if over:
            break
    st = Standing(
        seats, target, magic, when_exact, 20, seer, xs, points, columns, used, free, minus
    )
    results(sheets, st, came)
    if row + noted > len(samples.seen):
        return row
    return keep(seats, noted, owner, guess, seen, came, trust, samples, row)


@compiled
def describe_after(
    sheets: Ints, st: Standing, before_used: Ints, seat: Number, box: Number, next_seer: Number,
    into: Floats,
) -> None:  # fmt: skip
    """What a seat sees after a round: the own sheet now, all others as they were."""
    new = st.used[seat] & ~before_used[seat]
    jester = 0
    for jesters in range(1, NUMBERS + 1):
        if new >> jesters & 1:
            jester = jesters
    points, xs = 0, rules.jester_scores(st.used[seat])
    for other in range(BOXES):
        mark = sheets[seat, other]
        points += rules.points_of(mark, number_of(other))
        xs += mark - CROSSED if mark > CROSSED else 0
    after = st.used.copy()
    copy_row(before_used, st.used)
    gain = points - st.points[seat]
    describe(st, seat, box, xs - st.xs[seat], gain, jester, next_seer, into)
    copy_row(after, st.used)


@compiled
def keep(
    seats: Number, noted: Number, owner: Ints, guess: Floats, seen: Floats, came: Floats,
    trust: float, samples: Samples, row: Number,
) -> Number:  # fmt: skip
    """Writes samples with their targets: the outcome, seen through the sheets on the way to it."""
    target = came.copy()
    for i in range(noted - 1, -1, -1):
        seat = owner[i]
        copy_row(seen[i], samples.seen[row + i])
        samples.came[row + i, 0] = target[seat, 0]
        samples.came[row + i, 1] = target[seat, 1] / TENS
        for head in range(2):
            target[seat, head] = trust * target[seat, head] + (1 - trust) * guess[i, head]
    return row + noted


@compiled
def play_series(
    lucks: npt.NDArray[np.uint64], seated: Ints, seers: Ints, magics: Ints, seats: Number,
    target: Number, minds: Minds, cards: Record, whim: float, learner: Number, trust: float,
    samples: Samples, roles: Floats, came: Floats,
) -> Number:  # fmt: skip
    """A series of games: the luck, the minds on the seats and the first Seer of each are given.

    Returns how many samples there are; the share of the win and the points go to `came`.
    """
    row, log = 0, Log(np.zeros((0, 3), np.int64), np.zeros(1, np.int64))
    for game in range(len(lucks)):
        row = play_game(
            seats, target, magics[game], 1, seers[game], minds, seated[game], cards, lucks[game],
            whim, learner, trust, samples, row, roles, came[game],
            np.full((SEATS, BOXES), FREE), np.zeros(SEATS, np.int64), log,
        )  # fmt: skip
    return row
