"""Dice states from a view: what others have decided unseen is drawn from all that was legal."""

from random import Random
from typing import Final

from msgspec.structs import replace

from stonehenge import dice
from stonehenge.dice import CARDS, PLAIN, Phase, Predict, State, View, rules
from stonehenge.dice.rules import CROSSED, EVERY, FREE, NONE, XX, X, box_of
from stonehenge.dice.state import NUMBER, Mark, Sheet
from stonehenge.vocabulary import RoundPredictions

_MARKS: Final = {"X": X, "XX": XX, "C": CROSSED}
_WIZARDS: Final = {**{letter: NUMBER[letter] for letter in "BGYR"}, "every": EVERY}


def state_of(view: View, random: Random) -> State:
    """A state that a view allows; the view must be of a seat in a running game."""
    state = _before_secrets(view)
    pending = []
    for seat, decided in enumerate(view.decided):
        if not decided:
            continue
        decision = view.decision if seat == view.seat else None
        if decision is None:
            choice = random.choice(dice.legal(state, seat))
            (decision,) = dice.expand(choice)
        pending.append((seat, decision))
    return replace(state, acting=view.to_act, pending=tuple(pending))


def _before_secrets(view: View) -> State:
    """The state before anybody decided unseen."""
    secret = isinstance(view.decision, Predict)
    asked = {*view.to_act, *(seat for seat, decided in enumerate(view.decided) if decided)}
    return State(
        view.options,
        sheets=tuple(_marks(sheet) for sheet in view.sheets),
        jester_boxes=tuple(_used(sheet) for sheet in view.sheets),
        finished=_finished(view),
        predictions=tuple(
            NONE
            if box is None or (secret and seat == view.seat)
            else box_of(box[0], NUMBER[box[1]])
            for seat, box in enumerate(view.predictions)
        ),
        faces=tuple(NONE if face is None else NUMBER[face] for face in view.faces),
        entries=view.entries,
        phase=view.phase,
        acting=tuple(sorted(asked)),
        round=view.round,
        seer=NONE if view.seer is None else view.seer,
        next_seer=NONE if view.next_seer is None else view.next_seer,
        drawn=view.drawn,
        card=PLAIN if view.magic is None else CARDS[view.magic],
        wizard_colour=_WIZARDS.get(view.wizard_colour or "", NONE),
        rolls=view.rolls,
        rolling=view.rolling,
        rolled=view.rolled,
        history=view.history,
        last_round=view.last_round,
    )


def _marks(sheet: Sheet) -> tuple[int, ...]:
    return tuple(_mark(mark) for row in sheet.rows for mark in row)


def _mark(mark: Mark | None) -> int:
    if mark is None:
        return FREE
    return mark if isinstance(mark, int) else _MARKS[mark]


def _used(sheet: Sheet) -> int:
    return sum(1 << number for number, mark in enumerate(sheet.jester_row, start=1) if mark)


def _finished(view: View) -> tuple[RoundPredictions, ...]:
    """The last round as it was; earlier ones are not in a view, and count as missed."""
    over = view.phase is Phase.OVER
    rounds = view.round if over else view.round - 1
    unknown = tuple((rules.NUMBERS, 0) for _ in range(view.options.seats))
    if view.last_round is None:
        return ()
    last = tuple((entry.prediction[0], entry.count) for entry in view.last_round.entries)
    return (*[unknown] * (rounds - 1), last)
