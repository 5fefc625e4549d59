"""What the present roll is worth to a seat, and how a score gets onto the sheet."""

from collections.abc import Iterable, Mapping
from itertools import product
from typing import Final

from msgspec.structs import replace

from stonehenge.dice import rules
from stonehenge.dice.rules import EVERY, JESTER, NONE, colour_of, number_of, showing
from stonehenge.dice.state import (
    COLOURS,
    FACES,
    Entry,
    Mark,
    Prediction,
    State,
    Term,
    WizardColour,
    Written,
)
from stonehenge.vocabulary import Seat

_COUNTING: Final[Mapping[tuple[int, int, int], tuple[int, ...]]] = {
    case: tuple(
        face
        for face in (case[0], *range(len(COLOURS), len(FACES)))
        if rules.count((face,), *case, extra=0)
    )
    for case in product(range(len(COLOURS)), range(NONE, EVERY + 1), (0, 1))
}
"""The faces that count as a colour, itself first, by Wizard Colour and by a Jester's worth."""


def counted(state: State, seat: Seat) -> int:
    """How many dice the present roll has of the colour that a seat predicted."""
    colour = colour_of(state.predictions[seat])
    return state.card.count(state.faces, colour, state.wizard_colour)


def terms(state: State, seat: Seat) -> tuple[Term, ...]:
    """What adds up to the count of a seat; of what is not there, only its colour is listed."""
    colour, faces, card = colour_of(state.predictions[seat]), state.faces, state.card
    counting = _COUNTING[colour, state.wizard_colour, card.jester_worth]
    parts: list[Term] = [
        (FACES[face], faces.count(face)) for face in counting if face == colour or face in faces
    ]
    if card.extra:
        parts.append(("extra", card.extra))
    return tuple(parts)


def is_exact(state: State, seat: Seat) -> bool:
    """Whether the present roll has exactly what a seat predicted."""
    return counted(state, seat) == number_of(state.predictions[seat])


def may_jester(state: State, seat: Seat) -> bool:
    """Whether a seat may take the Jester Score on the present roll (rulings D4, D9)."""
    return rules.jester_score_possible(
        state.jester_boxes[seat],
        showing(state.faces, JESTER),
        is_exact(state, seat),
        state.options.jester_when_exact,
    )


def written(state: State, seat: Seat, jester: bool) -> Written:
    """What a score on the present roll writes."""
    jester_box = showing(state.faces, JESTER) if jester else None
    mark = _mark(state, seat, jester)
    points = rules.points_of(mark, number_of(state.predictions[seat]))
    return Written(mark_name(mark), jester_box, points)


def _mark(state: State, seat: Seat, jester: bool) -> int:
    number = number_of(state.predictions[seat])
    if jester:
        return state.card.jester_mark(number, showing(state.faces, JESTER))
    return state.card.plain_mark(number, counted(state, seat))


def write(state: State, scores: Iterable[tuple[Seat, bool]]) -> State:
    """The state after these seats scored the present roll, with a Jester Score or without."""
    sheets, jester_boxes = list(state.sheets), list(state.jester_boxes)
    entries = list(state.entries)
    for seat, jester in scores:
        mark = _mark(state, seat, jester)
        sheets[seat] = with_mark(sheets[seat], state.predictions[seat], mark)
        if jester:
            jester_boxes[seat] |= 1 << showing(state.faces, JESTER)
        entries[seat] = _entry(state, seat, jester)
    return replace(
        state,
        sheets=tuple(sheets),
        jester_boxes=tuple(jester_boxes),
        entries=tuple(entries),
    )


def with_mark(sheet: tuple[int, ...], box: int, mark: int) -> tuple[int, ...]:
    """The sheet with a mark in a box."""
    return sheet[:box] + (mark,) + sheet[box + 1 :]


def _entry(state: State, seat: Seat, jester: bool) -> Entry:
    return Entry(
        prediction=prediction_name(state.predictions[seat]),
        roll=state.rolls,
        faces=tuple(FACES[face] for face in state.faces),
        count=counted(state, seat),
        missed=counted(state, seat) - number_of(state.predictions[seat]),
        terms=terms(state, seat),
        written=written(state, seat, jester),
    )


def prediction_name(box: int) -> Prediction:
    """A box as number and letter of its colour."""
    return number_of(box), COLOURS[colour_of(box)]


def mark_name(mark: int) -> Mark:
    """A mark as people write it."""
    if mark == rules.X:
        return "X"
    if mark == rules.XX:
        return "XX"
    return "C" if mark == rules.CROSSED else mark


def wizard_colour_name(state: State) -> WizardColour | None:
    """What Wizards count as, None before it is settled."""
    if state.wizard_colour == rules.EVERY:
        return "every"
    if not state.card.chooses_wizard_colour:
        return "nobody"
    return None if state.wizard_colour == NONE else COLOURS[state.wizard_colour]
