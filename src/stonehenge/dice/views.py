"""What each seat may know of a dice game: the only door from the state to the outside."""

from collections.abc import Container
from functools import lru_cache
from typing import Final, cast

from msgspec.structs import replace

from stonehenge.dice import rules
from stonehenge.dice.engine import decided_together, outcome
from stonehenge.dice.legality import leavers, legal
from stonehenge.dice.rules import FREE, NONE, NUMBERS, colour_of, number_of
from stonehenge.dice.scoring import (
    counted,
    is_exact,
    mark_name,
    may_jester,
    prediction_name,
    terms,
    wizard_colour_name,
    written,
)
from stonehenge.dice.state import (
    COLOURS,
    FACES,
    Action,
    Colour,
    Consequence,
    Decision,
    Leave,
    Mark,
    Phase,
    Predict,
    Prediction,
    Prospect,
    Rerolls,
    Score,
    Sheet,
    State,
    Stay,
    View,
)
from stonehenge.vocabulary import CHANCE, Seat, clockwise

_AFTER_ROLLING: Final = (Phase.SCORE, Phase.MAGIC, Phase.OVER)


def view(state: State, seat: Seat | None, public: View | None = None) -> View:
    """All that this seat, or a spectator, may know.

    Who has the spectators' view of the same state may give it: most of it is the same for all.
    """
    known = public or _public(state)
    if seat is None:
        return known
    return replace(
        known,
        seat=seat,
        predictions=_known_predictions(state, (seat,)),
        decision=_own_decision(state, seat),
        consequences=_consequences(state, seat),
    )


def open_view(state: State) -> View:
    """A spectator's view with every secret prediction: for finished games."""
    everyone = range(state.options.seats)
    return replace(_public(state), predictions=_known_predictions(state, everyone))


def _public(state: State) -> View:
    """What everybody may know, and so the view of spectators."""
    decided = {decider for decider, _ in state.pending}
    seats = range(state.options.seats)
    most_rolls = _most_rolls(state)
    return View(
        seat=None,
        options=state.options,
        phase=state.phase,
        to_act=state.acting,
        together=_together(state),
        round=state.round,
        rounds=state.options.last_round,
        magic=state.drawn[-1] if state.drawn else None,
        drawn=state.drawn,
        seer=None if state.seer == NONE else state.seer,
        next_seer=_next_seer(state),
        order=_order(state),
        predictions=_known_predictions(state, ()),
        seer_colour=_seer_colour(state),
        wizard_colour=wizard_colour_name(state),
        decided=tuple(owner in decided for owner in seats),
        decision=None,
        faces=tuple(None if face == NONE else FACES[face] for face in state.faces),
        rolls=state.rolls,
        rolls_left=_rolls_left(state, most_rolls),
        most_rolls=most_rolls,
        rolling=state.rolling,
        rolled=state.rolled,
        frozen=state.card.frozen(state.faces),
        reroll=_reroll(state),
        still_in=tuple(entry is None for entry in state.entries),
        may_leave=_may_leave(state),
        entries=state.entries,
        prospects=tuple(_prospect(state, owner) for owner in seats),
        consequences=(),
        sheets=tuple(
            _sheet(sheet, used, state.options.target)
            for sheet, used in zip(state.sheets, state.jester_boxes, strict=True)
        ),
        history=state.history,
        last_round=state.last_round,
        outcome=outcome(state),
    )


def is_public(state: State, seat: Seat, _action: Action) -> bool:
    """Whether everybody sees what this action is at the moment it is taken."""
    return seat == CHANCE or not _together(state)


def revealed(state: State, seat: Seat, action: Action) -> tuple[tuple[Seat, Action], ...]:
    """The hidden decisions, in seat order, that everybody sees once this action is taken."""
    if not state.pending or len(state.acting) > 1:
        return ()
    return decided_together(state, seat, cast("Decision", action))


def _together(state: State) -> bool:
    return bool(state.pending) or len(state.acting) > 1


def _next_seer(state: State) -> Seat | None:
    return None if state.next_seer == NONE or state.phase is Phase.OVER else state.next_seer


def _order(state: State) -> tuple[Seat, ...]:
    first = state.next_seer if state.seer == NONE else state.seer
    return clockwise(first, state.options.seats)


def _own_decision(state: State, seat: Seat) -> Decision | None:
    return next((decision for decider, decision in state.pending if decider == seat), None)


def _known_predictions(state: State, to: Container[Seat]) -> tuple[Prediction | None, ...]:
    """What has been predicted, with the secret predictions that these seats have made."""
    known = [None if box == NONE else prediction_name(box) for box in state.predictions]
    for seat, secret in state.pending:
        if seat in to and isinstance(secret, Predict):  # ruling D38
            known[seat] = secret.box
    return tuple(known)


def _seer_colour(state: State) -> Colour | None:
    if state.seer == NONE or state.predictions[state.seer] == NONE:
        return None
    return COLOURS[colour_of(state.predictions[state.seer])]


def _most_rolls(state: State) -> int | None:
    if state.seer == NONE:
        return None
    box = state.predictions[state.seer]
    if box == NONE and state.card.rolls_as_predicted:
        return None
    return state.card.rolls(number_of(box))


def _rolls_left(state: State, most: int | None) -> int | None:
    if state.phase in _AFTER_ROLLING:
        return 0
    return None if most is None else most - state.rolls


def _may_leave(state: State) -> tuple[bool, ...]:
    may = () if state.phase in _AFTER_ROLLING else leavers(state)
    return tuple(seat in may for seat in range(state.options.seats))


def _reroll(state: State) -> Rerolls | None:
    choices = legal(state, state.seer)
    return next((choice for choice in choices if isinstance(choice, Rerolls)), None)


def _prospect(state: State, seat: Seat) -> Prospect | None:
    if state.phase not in (Phase.LEAVE, Phase.SEER, Phase.SCORE) or state.entries[seat]:
        return None
    return Prospect(
        count=counted(state, seat),
        terms=terms(state, seat),
        exact=is_exact(state, seat),
        plain=written(state, seat, jester=False),
        jester=written(state, seat, jester=True) if may_jester(state, seat) else None,
    )


def _consequences(state: State, seat: Seat) -> tuple[Consequence, ...]:
    if state.phase not in (Phase.LEAVE, Phase.SCORE):
        return ()
    consequences = []
    for choice in legal(state, seat):
        if isinstance(choice, Leave | Score):
            consequences.append(Consequence(choice, written(state, seat, choice.jester)))
        elif isinstance(choice, Stay):
            consequences.append(Consequence(choice, None))
    return tuple(consequences)


@lru_cache(maxsize=256)
def _sheet(sheet: tuple[int, ...], used: int, target: int) -> Sheet:
    numbers = range(1, NUMBERS + 1)
    xs = rules.count_xs(sheet, used)
    return Sheet(
        jester_row=tuple("X" if used >> number & 1 else None for number in numbers),
        rows=tuple(
            tuple(_cell(mark) for mark in sheet[first : first + NUMBERS])
            for first in range(0, rules.BOXES, NUMBERS)
        ),
        columns=tuple(rules.column_sum(sheet, number) for number in numbers),
        xs=xs,
        jesters=rules.jester_scores(used),
        bonus=rules.bonus(xs, target),
        total=rules.total(sheet, used, target),
    )


def _cell(mark: int) -> Mark | None:
    return None if mark == FREE else mark_name(mark)
