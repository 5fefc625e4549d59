"""A round between policies, compiled: every decision is that of the policy on its seat.

Every die has its face from the seed, the round, the roll and the die alone, so that other policies
on the same seats meet the same dice.
"""

from typing import Final, NamedTuple

import numpy as np

from stonehenge.dice import rules
from stonehenge.dice.rules import BOXES, CROSSED, DICE, NONE, NUMBERS, colour_of, number_of
from stonehenge.kernels import compiled
from stonehenge.kernels.dice.draws import ALL_DICE, mixed
from stonehenge.kernels.dice.log import Log, Verb, note
from stonehenge.kernels.dice.numbers import (
    BITS,
    COLOURS,
    FACES,
    NO_CARD,
    ROLL,
    ROTATE,
    Floats,
    Ints,
    Number,
    Numbers,
    Record,
    Shorts,
    copy_row,
    counts_of,
)
from stonehenge.kernels.dice.solve.scoring import best_score, mark_of
from stonehenge.kernels.dice.state import SEATS
from stonehenge.players.dice.net.decisions import (
    CLOSE,
    dice_to_roll,
    first_best,
    likely_wizards,
    rotation,
    scoring_of,
    seer_plan,
    stay_worth,
    values_of,
)
from stonehenge.players.dice.net.foresight import considered
from stonehenge.players.dice.net.policies import Net, Policies, Policy, net_of, policy_of
from stonehenge.players.dice.net.standing import Round, Sheets, Standing, new_standing, sum_up
from stonehenge.players.dice.net.whole_rounds import (
    Table,
    leaving_and_staying,
    plan_for_table,
    table_of,
    with_whole_rounds,
    worth_of_scores,
)

_FACE, _CARD, _EXPLORE, _BOX = range(4)
"""What is drawn: a face, a magic card, whether to predict at random, and a box then."""
_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_DROPPED: Final = np.uint64(64 - 31)
"""The bits of a random word that a draw leaves out."""
_NAMES: Final = 32
"""Each number in the name of a draw is less than this."""
_PARTS: Final = 1000
"""A share is drawn as so many thousandths."""


class Game(NamedTuple):
    """One game as it is played."""

    policies: Policies
    seated: Ints
    cards: Record
    seed: np.uint64
    random_share: float
    sheets: Sheets
    roles: Floats
    """Counts by guests still to predict, leading number, and who became the next Seer."""
    log: Log
    outlooks: Net
    """On whole tables, one for each policy."""


@compiled
def drawn(seed: np.uint64, what: Number, one: Number, two: Number, three: Number) -> Number:
    """A random number of 31 bits, by its name."""
    name = ((what * _NAMES + one) * _NAMES + two) * _NAMES + three
    return np.int64(mixed(seed + np.uint64(name + 1) * _STEP) >> _DROPPED)


@compiled
def nth_of(mask: Number, bits: Number, number: Number) -> Number:
    """One of the bits of a mask of so many, drawn by a random number."""
    left = 0
    for bit in range(bits):
        left += mask >> bit & 1
    nth = number % left
    for bit in range(bits):
        if mask >> bit & 1:
            if nth == 0:
                return bit
            nth -= 1
    return NONE


@compiled
def policy_at(game: Game, seat: Number) -> Policy:
    """The policy on a seat."""
    return policy_of(game.policies, game.seated[seat])


@compiled
def outlook_at(game: Game, seat: Number) -> Net:
    """What the policy on a seat knows of whole tables."""
    return net_of(game.outlooks, game.seated[seat])


@compiled
def cross_out(game: Game, seats: Number, boxes: Ints) -> None:
    """Everyone crosses out the largest minus of the colour just predicted."""
    for seat in range(seats):
        marks, worst = game.sheets.marks[seat], NONE
        for number in range(1, NUMBERS + 1):
            box = rules.box_of(number, colour_of(boxes[seat]))
            if rules.crossable(marks[box]) and (worst == NONE or marks[box] > marks[worst]):
                worst = box
        if worst != NONE:
            marks[worst] = CROSSED
        note(game.log, seat, Verb.CROSS, 0 if worst == NONE else number_of(worst))


@compiled
def predict(game: Game, st: Standing, seat: Number, now: Round, called: Number) -> Number:
    """What a seat predicts after these boxes were called."""
    allowed = rules.allowed_boxes(st.free[seat], called)
    if drawn(game.seed, _EXPLORE, st.round, seat, 0) % _PARTS < _PARTS * game.random_share:
        return nth_of(allowed, BOXES, drawn(game.seed, _BOX, st.round, seat, 0))
    policy = policy_at(game, seat)
    values = considered(policy, st, seat, now, allowed)
    if policy.rounds:
        values = with_whole_rounds(policy, outlook_at(game, seat), st, seat, now, values)
    return first_best(values)


@compiled
def predict_all(game: Game, st: Standing, now: Round) -> Number:
    """Everyone predicts, clockwise from the Seer; counts how the next Seer's role went."""
    boxes: Numbers = np.full(SEATS, NONE)
    called = 0
    leaders, numbers = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    for step in range(st.seats):
        seat = (st.seer + step) % st.seats
        box = predict(game, st, seat, now, called)
        if step == 0 or not st.cards[0].secret:
            called |= 1 << box
            now.boxes[seat] = box
        boxes[seat] = box
        note(game.log, seat, Verb.PREDICT, box)
        leaders[step], numbers[step] = rules.leader(st.seer, boxes[: st.seats])
    copy_row(boxes, now.boxes)
    next_seer = leaders[st.seats - 1]
    for step in range(st.seats):
        later = st.seats - 1 - step
        place = (next_seer - st.seer + st.seats) % st.seats - step
        kept = next_seer == leaders[step]
        game.roles[later, numbers[step], 0 if kept else max(place, 0)] += 1
    return next_seer


@compiled
def name_wizards(game: Game, st: Standing, now: Round, next_seer: Number) -> int:
    """The Wizard Colour: the own one; if Wizards are better elsewhere, where they help few."""
    values = values_of(policy_at(game, st.seer), st, st.seer, now, next_seer)
    own = colour_of(now.boxes[st.seer])
    if likely_wizards(st, now, values) != NONE:
        return int(own)
    named = np.zeros(COLOURS, np.int64)
    for seat in range(st.seats):
        named[colour_of(now.boxes[seat])] += 1
    named[own] = SEATS + 1
    return int(np.argmin(named))


@compiled
def roll(game: Game, round_: Number, made: Number, dice: Number, faces: Ints) -> None:
    """Rolls a set of dice."""
    shown = dice << DICE * BITS
    for die in range(DICE):
        if dice >> die & 1:
            faces[die] = drawn(game.seed, _FACE, round_, made, die) % FACES
            shown |= faces[die] << BITS * die
    note(game.log, NONE, Verb.FACES, shown)


@compiled
def open_round(game: Game, st: Standing, now: Round) -> Number:
    """What comes before the predictions; returns the dice without a face yet."""
    if st.cards[0].opening == ROLL:
        roll(game, st.round, 1, ALL_DICE, now.faces)
        return 0
    if st.cards[0].opening == ROTATE:
        allowed = rules.allowed_boxes(st.free[st.seer], 0)
        one, other = rotation(policy_at(game, st.seer), st, st.seer, now, allowed)
        now.faces[0], now.faces[1] = one, other
        note(game.log, st.seer, Verb.ROTATE, one * FACES + other)
        return ALL_DICE ^ 0b11
    return ALL_DICE


@compiled
def play_round(game: Game, st: Standing) -> tuple[int, Ints]:
    """One round; returns the next Seer, and the predictions. The standing stays as it is."""
    boxes, faces = np.full(SEATS, NONE), np.full(DICE, NONE)
    blank = open_round(game, st, Round(boxes, NONE, faces, 0))
    made = 0 if blank == ALL_DICE else 1
    now = Round(boxes, NONE, faces, made)
    next_seer = predict_all(game, st, now)
    if st.cards[0].crosses_out:
        cross_out(game, st.seats, boxes)
    wizards = int(st.cards[0].wizard_colour)
    if st.cards[0].chooses_wizard_colour:
        wizards = name_wizards(game, st, now, next_seer)
        note(game.log, st.seer, Verb.WIZARD, wizards)
    if blank:
        made += 1
        roll(game, st.round, made, blank, faces)
    roll_on(game, st, Round(boxes, wizards, faces, made), next_seer)
    return next_seer, boxes


@compiled
def write(game: Game, st: Standing, seat: Number, box: Number, score: Number) -> None:
    """Writes a score onto a sheet."""
    game.sheets.marks[seat, box] = mark_of(st.cards[0], score, number_of(box))
    if score > DICE:
        game.sheets.used[seat] |= 1 << (score - DICE)


@compiled
def _table(
    game: Game, seat: Number, st: Standing, now: Round, next_seer: Number, still_in: Number
) -> Table:
    """The table in the middle of a round, as a seat sees it."""
    after = new_standing(st.seats, st.target, st.magic, st.when_exact, st.seer, st.cards)
    sum_up(game.sheets, after)
    policy, outlook = policy_at(game, seat), outlook_at(game, seat)
    return table_of(policy, outlook, st, after, now, next_seer, still_in)


@compiled
def leave_or_stay(
    game: Game, st: Standing, seat: Number, now: Round, next_seer: Number, still_in: Number
) -> bool:
    """A guest leaves and scores the roll that lies, or stays; returns whether it leaves."""
    policy = policy_at(game, seat)
    values = values_of(policy, st, seat, now, next_seer)
    score = best_score(scoring_of(st, seat, now, values), counts_of(now.faces))
    if policy.by_table:
        table = _table(game, seat, st, now, next_seer, still_in)
        leave, stay = leaving_and_staying(policy, table, now, seat)
    else:
        leave, stay = values[score], stay_worth(policy, st, seat, now, next_seer)
    leaves = leave > stay + CLOSE
    if leaves:
        note(game.log, seat, Verb.LEAVE, int(score > DICE))
        write(game, st, seat, now.boxes[seat], score)
    else:
        note(game.log, seat, Verb.STAY, 0)
    return bool(leaves)


@compiled
def let_leave(game: Game, st: Standing, now: Round, next_seer: Number, still_in: Number) -> Number:
    """All guests still in leave or stay; returns who is still in."""
    staying = still_in
    for seat in range(st.seats):
        if seat == st.seer or not still_in >> seat & 1:
            continue
        if leave_or_stay(game, st, seat, now, next_seer, still_in):
            staying ^= 1 << seat
    return staying


@compiled
def _plan(game: Game, st: Standing, now: Round, next_seer: Number, still_in: Number) -> Shorts:
    """What the Seer keeps, by rolls made and roll."""
    policy = policy_at(game, st.seer)
    if policy.by_table:
        table = _table(game, st.seer, st, now, next_seer, still_in)
        return plan_for_table(table, now)[3]
    return seer_plan(policy, st, now, next_seer, still_in)[3]


@compiled
def roll_on(game: Game, st: Standing, now: Round, next_seer: Number) -> None:
    """Rolls and departures to the end of a round."""
    still_in, planned_for = (1 << st.seats) - 1, 0
    rolls = st.cards[0].rolls[number_of(now.boxes[st.seer])]
    kept = np.zeros((1, 1), np.int16)
    while now.made < rolls:
        if now.made >= st.cards[0].compulsory_rolls:
            still_in = let_leave(game, st, now, next_seer, still_in)
        if planned_for != still_in:
            planned_for = still_in
            kept = _plan(game, st, now, next_seer, still_in)
        again = dice_to_roll(kept, now)
        if again == 0:
            note(game.log, st.seer, Verb.STOP, 0)
            break
        note(game.log, st.seer, Verb.REROLL, again)
        roll(game, st.round, now.made + 1, again, now.faces)
        now = Round(now.boxes, now.wizards, now.faces, now.made + 1)
    score_all(game, st, now, next_seer, still_in)


@compiled
def score_all(game: Game, st: Standing, now: Round, next_seer: Number, still_in: Number) -> None:
    """Everyone still in scores the final roll."""
    for seat in range(st.seats):
        if still_in >> seat & 1:
            values = values_of(policy_at(game, seat), st, seat, now, next_seer)
            if policy_at(game, seat).by_table:
                table = _table(game, seat, st, now, next_seer, still_in)
                values = worth_of_scores(table, now, seat)
            score = best_score(scoring_of(st, seat, now, values), counts_of(now.faces))
            note(game.log, seat, Verb.SCORE, int(score > DICE))
            write(game, st, seat, now.boxes[seat], score)


@compiled
def draw_card(game: Game, round_: Number, pile: Number) -> Number:
    """One of the cards left in the pile."""
    card = nth_of(pile, NO_CARD, drawn(game.seed, _CARD, round_, 0, 0))
    note(game.log, NONE, Verb.MAGIC, card)
    return card
