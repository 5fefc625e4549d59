"""The guided dice game: three rounds, the last of them with a magic card."""

from collections.abc import Iterable, Mapping
from itertools import cycle
from typing import Any, Final

from msgspec.structs import replace

from stonehenge import dice
from stonehenge.dice import (
    Choice,
    Faces,
    Leave,
    MagicCard,
    Options,
    Phase,
    Predict,
    Reroll,
    Score,
    State,
    Stay,
    Stop,
    View,
    Wizard,
)
from stonehenge.dice.rules import JESTER, NONE, WIZARD, colour_of, number_of
from stonehenge.dice.state import COLOURS, FACES
from stonehenge.lessons.lesson import LEARNER, Facts, Lesson, Step
from stonehenge.vocabulary import Seat

_ROUNDS: Final = 3
_MAGIC: Final = "extra_die"
_JESTERS: Final = 2
"""The Jesters that lie there in the last round."""
_MIXED: Final = (4, 1, 6, 2, 0, 5, 3)
"""The order in which prepared faces fall, so that they do not lie sorted."""

_PREDICTIONS: Final[Mapping[tuple[int, Seat], tuple[Predict, ...]]] = {
    (1, 1): (Predict((3, "B")), Predict((3, "Y"))),
    (1, 2): (Predict((2, "R")), Predict((2, "Y"))),
    (2, 1): (Predict((2, "Y")), Predict((2, "G"))),
    (2, 2): (Predict((1, "R")), Predict((1, "B"))),
    (3, 1): (Predict((2, "B")), Predict((2, "G"))),
    (3, 2): (Predict((3, "G")), Predict((3, "R"))),
}
"""By round and seat: what an opponent predicts, the first that is possible."""


def _draw(state: State) -> MagicCard | Faces:
    return MagicCard(_MAGIC) if state.phase is Phase.MAGIC else _roll(state)


def _roll(state: State) -> Faces:
    """A roll made for the prediction of the learner, whatever it is."""
    number = number_of(state.predictions[LEARNER])
    missed = [*range(number + 1, 10), *range(number - 1, -1, -1)]
    first = state.rolls == 0
    if state.round == 1:  # one die is missing, and the next roll brings it
        return _faces(state, [number - 1 if first else number])
    if state.round == 2:  # exact at once, but not for long
        return _faces(state, [number] if first else missed)
    return _faces(state, missed, _JESTERS)


def _faces(state: State, totals: Iterable[int], jesters: int = 0) -> Faces:
    """Faces with so many Jesters that give the learner the first of these counts they can give."""
    colour = colour_of(state.predictions[LEARNER])
    kept = tuple(face for die, face in enumerate(state.faces) if die not in state.rolling)
    kept = tuple(face for face in kept if face != NONE)
    counted = state.card.count(kept, colour, state.wizard_colour)
    wanted = min(len(state.rolling), max(0, jesters - kept.count(JESTER)))
    room = len(state.rolling) - wanted
    own = next((total - counted for total in totals if 0 <= total - counted <= room), 0)
    return _mixed([JESTER] * wanted + _own(state, colour, own) + _others(colour, room - own))


def _own(state: State, colour: int, number: int) -> list[int]:
    """Dice that count for the learner; in the first roll one is a Wizard, where that counts."""
    wizards = int(number > 0 and state.rolls == 0 and state.wizard_colour == colour)
    return [WIZARD] * wizards + [colour] * (number - wizards)


def _others(colour: int, number: int) -> list[int]:
    rest = cycle(other for other in range(len(COLOURS)) if other != colour)
    return [next(rest) for _ in range(number)]


def _mixed(faces: list[int]) -> Faces:
    order = [place for place in _MIXED if place < len(faces)]
    return Faces(tuple(FACES[faces[place]] for place in order))


def _opponent(state: State, seat: Seat) -> Any:
    view, legal = dice.view(state, seat), dice.legal(state, seat)
    if state.phase is Phase.PREDICT:
        return _prediction(view, seat, legal)
    if state.phase is Phase.WIZARD:
        assert view.seer_colour is not None
        return Wizard(view.seer_colour)
    if state.phase is Phase.SEER:
        return _as_seer(view, seat)
    if state.phase is Phase.LEAVE:
        return Leave(jester=False) if _prospect(view, seat).exact else Stay()
    jester = Score(jester=True)
    return jester if not _prospect(view, seat).exact and jester in legal else Score(jester=False)


def _prediction(view: View, seat: Seat, legal: tuple[Choice, ...]) -> Choice:
    """The first prepared prediction that is possible and not in the learner's colour, or any."""
    taken = view.predictions[LEARNER]
    prepared = _PREDICTIONS[view.round, seat]
    wished = [one for one in prepared if not taken or one.box[1] != taken[1]]
    return next((one for one in wished if one in legal), legal[0])


def _as_seer(view: View, seat: Seat) -> Stop | Reroll:
    """Rolls what does not count; in round 2 the first roll is never the last."""
    own, prospect = view.predictions[seat], _prospect(view, seat)
    assert own is not None
    again = tuple(die for die, face in enumerate(view.faces) if face not in (own[1], "W"))
    if not again or (prospect.count >= own[0] and (view.round != 2 or view.rolls > 1)):
        return Stop()
    return Reroll(again)


def _prospect(view: View, seat: Seat) -> dice.Prospect:
    prospect = view.prospects[seat]
    assert prospect is not None
    return prospect


def _arrange(state: State) -> State:
    """Magic cards join the game before the last round."""
    if state.round < _ROUNDS - 1 or state.options.magic:
        return state
    return replace(state, options=replace(state.options, magic=True))


def _asked(view: View, phase: Phase, round_: int) -> bool:
    return view.phase is phase and view.round == round_ and LEARNER in view.to_act


def _first_prediction(view: View) -> bool:
    return _asked(view, Phase.PREDICT, 1)


def _wizard_colour(view: View) -> bool:
    return _asked(view, Phase.WIZARD, 1)


def _first_roll(view: View) -> bool:
    return _asked(view, Phase.SEER, 1) and view.rolls == 1


def _to_be_written(view: View) -> bool:
    return _asked(view, Phase.SCORE, 1) or (_asked(view, Phase.SEER, 1) and view.rolls > 1)


def _second_round(view: View) -> bool:
    return view.phase is Phase.PREDICT and view.round == 2


def _leaving(view: View) -> bool:
    return _asked(view, Phase.LEAVE, 2)


def _magic(view: View) -> bool:
    return view.phase is Phase.PREDICT and view.magic is not None


def _jester(view: View) -> bool:
    return view.magic is not None and any(
        isinstance(one.action, Leave | Score) and one.action.jester for one in view.consequences
    )


def _own_facts(view: View) -> Facts:
    prediction = view.predictions[LEARNER]
    return {} if prediction is None else {"number": prediction[0], "colour": prediction[1]}


def _roll_facts(view: View) -> Facts:
    prospect = _prospect(view, LEARNER)
    return {
        **_own_facts(view),
        "count": prospect.count,
        "minus": -prospect.plain.points,
        "state": f"{view.phase.value}-{'exact' if prospect.exact else 'off'}",
        "jesters": view.faces.count("J"),
    }


def _round_facts(view: View) -> Facts:
    assert view.last_round is not None
    entry = view.last_round.entries[LEARNER]
    result = "exact" if entry.written.mark == "X" else "off"
    return {"number": entry.prediction[0], "minus": -entry.written.points, "result": result}


def _wizard_answer(view: View, action: Any) -> str | None:
    return None if action.colour == view.seer_colour else "wizard-other"


def _roll_answer(_view: View, action: Any) -> str | None:
    return "roll-stopped" if isinstance(action, Stop) else None


def _leave_answer(_view: View, action: Any) -> str | None:
    return "leave-stayed" if isinstance(action, Stay) else None


def _jester_answer(_view: View, action: Any) -> str | None:
    if isinstance(action, Stay):
        return "jester-stayed"
    return None if action.jester else "jester-plain"


LESSON: Final = Lesson(
    game=dice,
    options=Options(seats=3, first_seer=LEARNER, rounds=_ROUNDS),
    names=("Bruno", "Clara"),
    chance=_draw,
    opponent=_opponent,
    arrange=_arrange,
    steps=(
        Step(id="predict", when=_first_prediction, at=("sheet", "decision"), wants=True),
        Step(
            id="wizard",
            when=_wizard_colour,
            at=("decision",),
            wants=True,
            facts=_own_facts,
            answer=_wizard_answer,
        ),
        Step(
            id="roll",
            when=_first_roll,
            at=("tray", "decision"),
            wants=True,
            facts=_roll_facts,
            answer=_roll_answer,
        ),
        Step(
            id="written",
            when=_to_be_written,
            at=("decision", "tray"),
            wants=True,
            facts=_roll_facts,
        ),
        Step(id="xs", when=_second_round, at=("score",), facts=_round_facts),
        Step(
            id="leave",
            when=_leaving,
            at=("decision", "tray"),
            wants=True,
            facts=_roll_facts,
            answer=_leave_answer,
        ),
        Step(id="magic", when=_magic, at=("magic",)),
        Step(
            id="jester",
            when=_jester,
            at=("decision", "tray"),
            wants=True,
            facts=_roll_facts,
            answer=_jester_answer,
        ),
    ),
)
