"""The dice players `apprentice` and `journeyman`: they watch how many dice count for the Seer.

That number walks from roll to roll: the Seer keeps some dice and rolls others, towards the number
predicted. Reckoned backwards from the last roll, the walk tells the Seer which re-roll promises
most. Given that number, all other faces fall by plain chance; so the same walk tells the others,
the guests, what a box is worth to them, and when to leave. What lies beyond the round has prices:
something for each X, for the box that is used up, and for becoming the next Seer. The journeyman
keeps its high boxes for later a little, the apprentice is drawn to high numbers instead. Neither
knows what the Seer's role is worth, and neither spoils others' scores.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import comb, inf
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from stonehenge.dice import rules
from stonehenge.dice.legality import expand
from stonehenge.dice.magic import MagicId
from stonehenge.dice.rules import DICE, JESTER, NONE, NUMBERS
from stonehenge.dice.state import (
    COLOURS,
    NUMBER,
    Choice,
    Colour,
    Decision,
    Predict,
    Prediction,
    Reroll,
    Rerolls,
    Rotate,
    Stay,
    Stop,
    View,
    Wizard,
    Written,
)
from stonehenge.players.dice.choices import decide
from stonehenge.players.dice.numbers import (
    box_number,
    card_named,
    card_of,
    leads,
    mark_number,
    minus_points,
    missing_xs,
    prediction_of,
    seat_of,
    seer_of,
    used_boxes,
)
from stonehenge.players.reasons import Reason, Reasons
from stonehenge.vocabulary import Seat

_OUTBID: Final = 0.12
"""The chance of being outbid by one later seat, for each number that it could name."""

_SIDES: Final = 6
_COUNTS: Final = range(DICE + 1)
_ALL_COLOURS: Final = 0b1111

Row: TypeAlias = tuple[float, ...]
"""A worth or a chance for each number of dice, from 0 on."""


class Prices(Struct, frozen=True):
    """What counts beside the points on the sheet, in points."""

    each_x: float
    next_seer: float
    each_column: float
    """What a free box might bring later, by its number; below zero, the lure of high numbers."""


class Goal(Struct, frozen=True):
    """What a seat wants of a round: so many dice that show one of its faces."""

    magic: MagicId | None
    number: int
    faces: int
    """Mask of the faces that count; the Seer Colour stands for blue and any other for green."""
    jesters: int
    """Mask of the Jester boxes in use."""
    missing: int
    """The Xs that the sheet lacks for the bonus."""
    each_x: float
    """What an X is worth beside its points."""


class Move(Struct, frozen=True):
    """The Seer's best re-roll: what it promises, the counting dice it keeps, the dice it rolls."""

    worth: float
    kept: int
    rolled: int
    stops: bool
    """Whether stopping is expected to be no worse."""


class Wait(Struct, frozen=True):
    """What a moment is worth to a guest, by the number of dice that count for the Seer."""

    worth: Row
    stay: Row
    """The same for a guest who does not leave now."""


class DiceJourneyman:
    """Quick and honest: good at odds, and blind to what the others need."""

    def __init__(self, each_x: float, next_seer: float, each_column: float) -> None:
        self._prices = Prices(each_x, next_seer, each_column)

    def choose(self, view: View, legal: Sequence[Choice]) -> Decision:
        """A legal action for this view."""
        return decide(self, view, legal)

    def rotate(self, view: View) -> Rotate:
        """Sets the first two dice to the colour whose boxes then promise most."""
        return _rotate(self._prices, view)

    def predict(self, view: View, legal: Sequence[Choice]) -> Predict:
        """The box that promises most."""
        boxes = [choice.box for choice in legal if isinstance(choice, Predict)]
        return Predict(max(boxes, key=lambda box: _promise(self._prices, view, box)))

    def name_wizards(self, view: View) -> Wizard:
        """The own colour."""
        return Wizard(_own_colour(view))

    def roll_on(self, view: View, legal: Sequence[Choice]) -> Decision:
        """The best re-roll, or a stop if the roll that lies is worth more."""
        return _roll_on(self._prices, view, legal)

    def score(self, view: View, may_stay: bool) -> Decision:
        """Leaves or scores as it is worth most, or stays if that promises more."""
        return _score(self._prices, view, may_stay)

    def reasons(self, view: View, legal: Sequence[Choice]) -> Reasons:
        """What each legal action promises in points as it reckons, the one it takes first."""
        chosen = self.choose(view, legal)
        actions = (action for choice in legal for action in expand(choice) if action != chosen)
        rest = [
            Reason(action=action, points=_reckoned(self._prices, view, action))
            for action in actions
        ]
        rest.sort(key=lambda reason: -inf if reason.points is None else reason.points, reverse=True)
        best = (
            _best_move(self._prices, view).worth
            if isinstance(chosen, Reroll)
            else _reckoned(self._prices, view, chosen)
        )
        return Reasons(choices=(Reason(action=chosen, points=best), *rest))


def _reckoned(prices: Prices, view: View, action: Decision) -> float | None:
    """What an action promises, the X and the Seer's role included; None where it does not ask."""
    if isinstance(action, Predict):
        return _promise(prices, view, action.box)
    if isinstance(action, Stay):
        return _promise_of_staying(prices, view)
    if isinstance(action, Stop):
        return _worth_of_stopping(prices, view)
    writes = [c.writes for c in view.consequences if c.action == action and c.writes]
    return _worth_of(prices, view, writes[0]) if writes else None


def _rotate(prices: Prices, view: View) -> Rotate:
    """Sets the first two dice to the colour whose boxes then promise most."""

    def promise(colour: Colour) -> float:
        turned = replace(view, faces=(colour, colour) + view.faces[2:], rolls=1)
        row = view.sheets[seat_of(view)].rows[NUMBER[colour]]
        free = (number for number, mark in enumerate(row, 1) if mark is None)
        return max((_promise(prices, turned, (number, colour)) for number in free), default=-inf)

    best = max(COLOURS, key=promise)
    return Rotate(((0, best), (1, best)))


def _promise(prices: Prices, view: View, box: Prediction) -> float:
    """What a prediction promises from the dice that lie now, later rounds included."""
    number, colour = box
    goal = _goal(prices, view, seat_of(view), box)
    seer = goal if view.seat == view.seer else _seer_goal(prices, view)
    waits = guest_waits(goal, seer, _frozen(view))
    blank = view.faces.count(None)
    wait = waits[len(waits) - view.rolls - (blank > 0)]
    falls = binomial(blank, seer.faces.bit_count(), _SIDES)
    worth = expected(wait.worth, falls, len(_counting(view, view.seer_colour or colour)))
    if card_of(view).crosses_out:
        worth += max(map(minus_points, view.sheets[seat_of(view)].rows[NUMBER[colour]]))
    return worth - prices.each_column * number + prices.next_seer * _next_seer_chance(view, box)


def _next_seer_chance(view: View, box: Prediction) -> float:
    """The chance that this prediction makes the next Seer."""
    seat = seat_of(view)
    if seat == view.seer or not leads(view, seat, box_number(box)):
        return 0.0
    later = view.predictions.count(None) - 1
    return float((1 - _OUTBID * (NUMBERS - box[0])) ** later)


def _roll_on(prices: Prices, view: View, legal: Sequence[Choice]) -> Decision:
    """The best re-roll, or a stop if the roll that lies is worth more."""
    rerolls = next((choice for choice in legal if isinstance(choice, Rerolls)), None)
    if rerolls is None:
        return Stop()
    own, move = _counting(view, _own_colour(view)), _best_move(prices, view)
    if isinstance(legal[0], Stop) and _worth_of_stopping(prices, view) >= move.worth:
        return Stop()
    others = [die for die in rerolls.dice if die not in own]
    others.sort(key=lambda die: view.faces[die] == "J")  # the last resort is rolled last
    return Reroll(tuple(sorted(own[move.kept :] + others[: move.rolled + move.kept - len(own)])))


def _best_move(prices: Prices, view: View) -> Move:
    """The Seer's best re-roll of what lies."""
    plan = seer_plan(_seer_goal(prices, view), _frozen(view))
    return plan[len(plan) - view.rolls][len(_counting(view, _own_colour(view)))]


def _worth_of_stopping(prices: Prices, view: View) -> float:
    prospect = view.prospects[seat_of(view)]
    assert prospect is not None
    return max(
        _worth_of(prices, view, score) for score in (prospect.plain, prospect.jester) if score
    )


def _score(prices: Prices, view: View, may_stay: bool) -> Decision:
    """Leaves or scores as it is worth most, or stays if that promises more."""
    scores = [(_worth_of(prices, view, c.writes), c.action) for c in view.consequences if c.writes]
    now, best = max(scores, key=lambda score: score[0])
    if not may_stay:
        return best
    return Stay() if _promise_of_staying(prices, view) > now else best


def _promise_of_staying(prices: Prices, view: View) -> float:
    assert view.seer_colour is not None
    goal = _own_goal(prices, view)
    waits = guest_waits(goal, _seer_goal(prices, view), _frozen(view))
    return waits[len(waits) - view.rolls].stay[len(_counting(view, view.seer_colour))]


def _worth_of(prices: Prices, view: View, written: Written) -> float:
    """What a score that could be written now is worth to the own seat."""
    return _worth(
        _own_goal(prices, view), mark_number(written.mark), written.jester_box is not None
    )


def _frozen(view: View) -> int:
    """How many dice cannot be rolled again; before the first roll about one of seven."""
    return len(view.frozen) if view.rolls else int(card_of(view).frozen_face != NONE)


def _counting(view: View, colour: Colour) -> list[int]:
    """The dice that count as a colour."""
    faces = _faces(view, colour)
    return [die for die, face in enumerate(view.faces) if face and faces >> NUMBER[face] & 1]


def _faces(view: View, colour: Colour) -> int:
    """The faces that count as a colour; a Seer is expected to name its own as Wizard Colour."""
    card = card_of(view)
    wizards = card.wizard_colour
    if card.chooses_wizard_colour:
        wizards = NUMBER[view.wizard_colour or view.seer_colour or colour]
    return counting_faces(view.magic, NUMBER[colour], wizards)


def _own_colour(view: View) -> Colour:
    return prediction_of(view, seat_of(view))[1]


def _own_goal(prices: Prices, view: View) -> Goal:
    seat = seat_of(view)
    return _goal(prices, view, seat, prediction_of(view, seat))


def _seer_goal(prices: Prices, view: View) -> Goal:
    return _goal(prices, view, seer_of(view), prediction_of(view, seer_of(view)))


def _goal(prices: Prices, view: View, seat: Seat, box: Prediction) -> Goal:
    number, colour = box
    alike = rules.BLUE if view.seer_colour in (None, colour) else rules.GREEN
    faces = _faces(view, colour) & ~_ALL_COLOURS | 1 << alike
    used = used_boxes(view.sheets[seat])
    return Goal(view.magic, number, faces, used, missing_xs(view, seat), prices.each_x)


@cache
def counting_faces(magic: MagicId | None, colour: int, wizard_colour: int) -> int:
    """The mask of the faces that count as a colour."""
    card, sides = card_named(magic), range(_SIDES)
    return sum(
        1 << side for side in sides if card.count((side,), colour, wizard_colour) > card.extra
    )


def _worth(goal: Goal, mark: int, jester: bool) -> float:
    """What a score is worth: its points, its Xs, and the bonus if they complete it."""
    xs = rules.count_xs((mark,), 0) + jester
    bonus = rules.bonus(xs, goal.missing) if goal.missing else 0
    return rules.points_of(mark, goal.number) + goal.each_x * xs + bonus


@lru_cache(1 << 12)
def worths(goal: Goal, seer_faces: int) -> tuple[Row, ...]:
    """What a roll is worth, by the dice that count for the Seer, then by those that count here."""
    card = card_named(goal.magic)
    marks = [card.plain_mark(goal.number, own + card.extra) for own in _COUNTS]
    plain = [_worth(goal, mark, jester=False) for mark in marks]
    jester = [
        _worth(goal, card.jester_mark(goal.number, jesters), jester=True)
        if rules.jester_box_free(goal.jesters, jesters)
        else -inf
        for jesters in _COUNTS
    ]
    rows = []
    for own in _COUNTS:
        odds = count_odds(own, seer_faces, 1 << JESTER)
        rows.append(tuple(expected([max(now, j) for j in jester], odds) for now in plain))
    return tuple(rows)


@lru_cache(1 << 12)
def seer_plan(seer: Goal, frozen: int) -> tuple[tuple[Move, ...], ...]:
    """The Seer's moves by the dice that count, first those with one roll left, then with two."""
    card = card_named(seer.magic)
    end = tuple(row[own] for own, row in enumerate(worths(seer, seer.faces)))
    worth, plan = end, []
    for made in range(card.rolls(seer.number) - 1, 0, -1):
        after = {
            (kept, rolled): expected(worth, binomial(rolled, seer.faces.bit_count(), _SIDES), kept)
            for kept in range(DICE)
            for rolled in range(1, DICE + 1 - kept)
        }
        least, may_stop = card.least_reroll(made), made >= card.compulsory_rolls
        moves = []
        for own, stop in enumerate(end):
            loose = max(own, DICE - frozen, 1)
            best, kept, rolled = max(
                (after[kept, rolled], kept, rolled)
                for kept in range(own + 1)
                for rolled in range(max(least, own - kept), loose - kept + 1)
            )
            moves.append(Move(best, kept, rolled, may_stop and stop >= best))
        plan.append(tuple(moves))
        worth = tuple(
            stop if move.stops else move.worth for stop, move in zip(end, moves, strict=True)
        )
    return tuple(plan)


@lru_cache(1 << 12)
def guest_waits(goal: Goal, seer: Goal, frozen: int) -> tuple[Wait, ...]:
    """What the Seer's walk promises to an goal, from the last roll back to the first.

    The Seer is a guest of its own: it stops where a guest with the same goal would leave.
    """
    card, table = card_named(goal.magic), worths(goal, seer.faces)
    odds = [count_odds(own, seer.faces, goal.faces) for own in _COUNTS]
    end = tuple(map(expected, table, odds))
    waits = [Wait(end, end)]
    plan = seer_plan(seer, frozen)
    for left, moves in enumerate(plan, 1):
        after = waits[-1].worth
        stay = tuple(
            end[own] if move.stops else expected(after, _falls(seer, move), move.kept)
            for own, move in enumerate(moves)
        )
        worth = stay
        if len(plan) + 1 - left >= card.compulsory_rolls:
            worth = tuple(
                end[own]
                if move.stops
                else expected([max(now, stay[own]) for now in table[own]], odds[own])
                for own, move in enumerate(moves)
            )
        waits.append(Wait(worth, stay))
    return tuple(waits)


def _falls(seer: Goal, move: Move) -> Row:
    return binomial(move.rolled, seer.faces.bit_count(), _SIDES)


@cache
def binomial(dice: int, hits: int, sides: int) -> Row:
    """The odds of how many dice show one of some sides out of all."""
    chance = hits / max(1, sides)
    return tuple(comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(dice + 1))


@cache
def count_odds(own: int, seer_faces: int, faces: int) -> Row:
    """The odds of how many dice show certain faces, if so many dice count for the Seer."""
    sides = seer_faces.bit_count()
    inside = binomial(own, (faces & seer_faces).bit_count(), sides)
    outside = binomial(DICE - own, (faces & ~seer_faces).bit_count(), _SIDES - sides)
    odds = [0.0] * (DICE + 1)
    for among, chance in enumerate(inside):
        for beside, other in enumerate(outside):
            odds[among + beside] += chance * other
    return tuple(odds)


def expected(worth: Sequence[float], odds: Iterable[float], start: int = 0) -> float:
    """The mean worth of a number of dice that begins at start."""
    return sum(chance * worth[start + more] for more, chance in enumerate(odds))
