"""What a seat may do: the list of it, and the judgement of one action with the rule it breaks."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations, pairwise, product
from typing import Any, Final

from stonehenge.dice import rules
from stonehenge.dice.magic import CARDS
from stonehenge.dice.rules import BOXES, DICE, JESTER, NUMBERS, colour_of, showing
from stonehenge.dice.scoring import may_jester, prediction_name
from stonehenge.dice.state import (
    COLOURS,
    FACES,
    NUMBER,
    Action,
    Choice,
    Cross,
    Decision,
    Faces,
    Leave,
    MagicCard,
    Phase,
    Predict,
    Reroll,
    Rerolls,
    Rotate,
    Rotations,
    Score,
    State,
    Stay,
    Stop,
    Wizard,
)
from stonehenge.vocabulary import CHANCE, IllegalAction, Seat

_DICE: Final = tuple(range(DICE))
_PREDICTS: Final = tuple(Predict(prediction_name(box)) for box in range(BOXES))
_CROSSES: Final = tuple(Cross(number) for number in range(1, NUMBERS + 1))
_WIZARDS: Final = tuple(Wizard(colour) for colour in COLOURS)
_LEAVES: Final = (Stay(), Leave(jester=False), Leave(jester=True))
_SCORES: Final = (Score(jester=False), Score(jester=True))
_ROTATIONS: Final = (Rotations(_DICE, FACES, 2),)
_NO_CROSS: Final = Cross(None)
_STOP: Final = Stop()


def legal(state: State, seat: Seat) -> tuple[Choice, ...]:
    """All that this seat may do now; chance has no list."""
    if seat == CHANCE or seat not in state.acting:
        return ()
    return _LEGAL[state.phase](state, seat)


def _legal_rotations(_state: State, _seat: Seat) -> tuple[Choice, ...]:
    return _ROTATIONS


def _legal_predictions(state: State, seat: Seat) -> tuple[Choice, ...]:
    allowed = _allowed_boxes(state, seat)
    return tuple(_PREDICTS[box] for box in range(BOXES) if allowed >> box & 1)


def _allowed_boxes(state: State, seat: Seat) -> int:
    called = rules.called_boxes(state.predictions)
    return rules.allowed_boxes(rules.free_boxes(state.sheets[seat]), called)


def _legal_crosses(state: State, seat: Seat) -> tuple[Choice, ...]:
    return (_NO_CROSS, *(cross for cross in _CROSSES if _crossable(state, seat, cross.number)))


def _crossable(state: State, seat: Seat, number: int | None) -> bool:
    if number is None:
        return True
    if not 1 <= number <= NUMBERS:
        return False
    box = rules.box_of(number, colour_of(state.predictions[seat]))
    return rules.crossable(state.sheets[seat][box])


def _legal_wizards(_state: State, _seat: Seat) -> tuple[Choice, ...]:
    return _WIZARDS


def _legal_leaves(state: State, seat: Seat) -> tuple[Choice, ...]:
    return _LEAVES if may_jester(state, seat) else _LEAVES[:2]


def _legal_scores(state: State, seat: Seat) -> tuple[Choice, ...]:
    return _SCORES if may_jester(state, seat) else _SCORES[:1]


def _legal_for_seer(state: State, _seat: Seat) -> tuple[Choice, ...]:
    rerolls = legal_rerolls(state)
    again = (rerolls,) if rerolls.dice else ()  # ruling D28
    return (_STOP, *again) if may_stop(state) else again


def leavers(state: State) -> tuple[Seat, ...]:
    """The seats that may leave before the final scoring: all still in but the Seer."""
    return tuple(
        seat for seat, entry in enumerate(state.entries) if entry is None and seat != state.seer
    )


def may_stop(state: State) -> bool:
    """Whether rolls enough are made for the Seer to stop and for the others to leave (D25)."""
    return state.rolls >= state.card.compulsory_rolls


def legal_rerolls(state: State) -> Rerolls:
    """The dice the Seer may roll again now, with least and most (rulings D8, D24)."""
    frozen = state.card.frozen(state.faces)
    dice = tuple(die for die in _DICE if die not in frozen) if frozen else _DICE
    return Rerolls(dice, state.card.least_reroll(state.rolls), len(dice))


_LEGAL: Final[Mapping[Phase, Callable[[State, Seat], tuple[Choice, ...]]]] = {
    Phase.ROTATE: _legal_rotations,
    Phase.PREDICT: _legal_predictions,
    Phase.CROSS: _legal_crosses,
    Phase.WIZARD: _legal_wizards,
    Phase.LEAVE: _legal_leaves,
    Phase.SEER: _legal_for_seer,
    Phase.SCORE: _legal_scores,
}


def expand(choice: Choice) -> Iterable[Decision]:
    """The actions that one entry of `legal` stands for; a decision stands for itself."""
    if isinstance(choice, Rerolls):
        return _expand_rerolls(choice)
    if isinstance(choice, Rotations):
        return _expand_rotations(choice)
    return (choice,)


def _expand_rerolls(rerolls: Rerolls) -> Iterator[Reroll]:
    for size in range(rerolls.least, rerolls.most + 1):
        for dice in combinations(rerolls.dice, size):
            yield Reroll(dice)


def _expand_rotations(rotations: Rotations) -> Iterator[Rotate]:
    for low, high in combinations(rotations.dice, 2):
        for face, other in product(rotations.faces, repeat=2):
            yield Rotate(((low, face), (high, other)))


def check(state: State, seat: Seat, action: Action) -> None:
    """Refuses an action that the rules forbid here, with the rule that forbids it."""
    if state.phase is Phase.OVER:
        raise IllegalAction("game-over")
    if seat not in state.acting:
        if any(seat == decided for decided, _ in state.pending):
            raise IllegalAction("already-decided")  # ruling D39
        raise IllegalAction("not-your-turn", turn=state.acting[0])
    phase, judge = _CHECKS.get(type(action), (None, None))
    if judge is None or phase is not state.phase:
        raise IllegalAction("wrong-phase", phase=state.phase.value)
    judge(state, seat, action)


def _check_magic(state: State, _seat: Seat, action: MagicCard) -> None:
    if action.magic not in CARDS:
        raise IllegalAction("no-such-magic", magic=action.magic)
    if action.magic in state.drawn and len(state.drawn) < len(CARDS):  # ruling D32
        raise IllegalAction("magic-already-drawn", magic=action.magic)


def _check_faces(state: State, _seat: Seat, action: Faces) -> None:
    if len(action.faces) != len(state.rolling):
        raise IllegalAction("bad-faces", dice=len(state.rolling))
    for face in action.faces:
        _check_face(face)


def _check_face(face: str) -> None:
    if face not in FACES:
        raise IllegalAction("no-such-face", face=face)


def _check_rotate(_state: State, _seat: Seat, action: Rotate) -> None:
    (low, face), (high, other) = action.dice
    _check_dice((low, high))
    _check_face(face)
    _check_face(other)


def _check_dice(dice: tuple[int, ...]) -> None:
    for die in dice:
        if die not in _DICE:
            raise IllegalAction("no-such-die", die=die)
    if any(low >= high for low, high in pairwise(dice)):
        raise IllegalAction("dice-not-ascending")


def _check_predict(state: State, seat: Seat, action: Predict) -> None:
    number, colour = action.box
    if not 1 <= number <= NUMBERS or colour not in COLOURS:
        raise IllegalAction("prediction-out-of-range", number=number, colour=colour)
    box = rules.box_of(number, NUMBER[colour])
    if state.sheets[seat][box] != rules.FREE:
        raise IllegalAction("box-taken", number=number, colour=colour)
    if not _allowed_boxes(state, seat) >> box & 1:
        caller = state.predictions.index(box)
        raise IllegalAction("already-predicted", number=number, colour=colour, seat=caller)


def _check_cross(state: State, seat: Seat, action: Cross) -> None:
    if not _crossable(state, seat, action.number):
        raise IllegalAction("not-crossable", number=action.number)


def _check_wizard(_state: State, _seat: Seat, action: Wizard) -> None:
    if action.colour not in COLOURS:  # ruling D10
        raise IllegalAction("not-a-colour", colour=action.colour)


def _check_jester(state: State, seat: Seat, action: Leave | Score) -> None:
    if not action.jester or may_jester(state, seat):
        return
    jesters = showing(state.faces, JESTER)
    if not rules.has_jester_box(jesters):
        raise IllegalAction("no-jester-score", jesters=jesters)
    if not rules.jester_box_free(state.jester_boxes[seat], jesters):
        raise IllegalAction("jester-box-taken", jesters=jesters)
    raise IllegalAction("jester-when-exact")


def _check_stay(_state: State, _seat: Seat, _action: Stay) -> None:
    """Whoever is asked may stay."""


def _check_stop(state: State, _seat: Seat, _action: Stop) -> None:
    if not may_stop(state):
        raise IllegalAction("must-roll-again", least=legal_rerolls(state).least)


def _check_reroll(state: State, _seat: Seat, action: Reroll) -> None:
    _check_dice(action.dice)
    rerolls = legal_rerolls(state)
    for die in action.dice:
        if die not in rerolls.dice:
            raise IllegalAction("die-frozen", die=die)
    if len(action.dice) < rerolls.least:
        raise IllegalAction("too-few-dice", least=rerolls.least)


_CHECKS: Final[Mapping[type, tuple[Phase, Callable[[State, Seat, Any], None]]]] = {
    MagicCard: (Phase.MAGIC, _check_magic),
    Faces: (Phase.ROLL, _check_faces),
    Rotate: (Phase.ROTATE, _check_rotate),
    Predict: (Phase.PREDICT, _check_predict),
    Cross: (Phase.CROSS, _check_cross),
    Wizard: (Phase.WIZARD, _check_wizard),
    Stay: (Phase.LEAVE, _check_stay),
    Leave: (Phase.LEAVE, _check_jester),
    Stop: (Phase.SEER, _check_stop),
    Reroll: (Phase.SEER, _check_reroll),
    Score: (Phase.SCORE, _check_jester),
}
