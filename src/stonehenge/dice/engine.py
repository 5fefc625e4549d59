"""The dice game played by its rules: who acts, and what an action does."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from stonehenge.dice import rules
from stonehenge.dice.legality import leavers, may_stop
from stonehenge.dice.magic import CARDS
from stonehenge.dice.rules import BOXES, DICE, FREE, NONE, box_of, colour_of, number_of
from stonehenge.dice.scoring import with_mark, wizard_colour_name, write
from stonehenge.dice.state import (
    FACES,
    NUMBER,
    Action,
    Cross,
    Decision,
    Entry,
    Faces,
    Leave,
    MagicCard,
    Options,
    Outcome,
    Phase,
    Predict,
    Reroll,
    Rotate,
    RoundResult,
    Score,
    State,
    Stay,
    Stop,
    Wizard,
)
from stonehenge.vocabulary import (
    CHANCE,
    WHOLE_GAME,
    Chance,
    Exclusion,
    OptionValue,
    RoundPredictions,
    Seat,
    check_options,
    exact_predictions,
    places,
    settled_seat,
)

NAME: Final = "dice"
PLAYERS: Final = range(2, 6)
FIRST: Final = "first_seer"
EXCLUDED: Final[tuple[Exclusion, ...]] = ()
PREDICTION: Final = Predict

_Decided: TypeAlias = tuple[tuple[Seat, Decision], ...]
_ALL_DICE: Final = tuple(range(DICE))
_MAGIC_CARDS: Final[Mapping[str, MagicCard]] = {magic: MagicCard(magic) for magic in CARDS}


def choices(seats: int) -> Mapping[str, tuple[OptionValue, ...]]:
    """Every option with the values it may have at a table of so many seats."""
    return {
        "magic": (False, True),
        "target": (9, 12),
        "jester_when_exact": (True, False),
        "first_seer": (*range(seats), "random"),
        "rounds": (WHOLE_GAME, *range(1, rules.ROUNDS + 1)),
    }


def settle(options: Options, chance: Chance) -> Options:
    """The options with the first Seer drawn, where chance is to decide (ruling D1)."""
    if options.first_seer != "random":
        return options
    return replace(options, first_seer=chance.below("first", options.seats))


def start(options: Options) -> State:
    """The state before the first magic card, or before the first prediction."""
    check_options(NAME, PLAYERS, choices, options)
    first_seer = settled_seat("first_seer", options.first_seer)
    state = State(
        options,
        sheets=((FREE,) * BOXES,) * options.seats,
        jester_boxes=(0,) * options.seats,
        finished=(),
        next_seer=first_seer,
        predictions=(NONE,) * options.seats,
        faces=(NONE,) * DICE,
        entries=(None,) * options.seats,
    )
    return _next_round(state)


def _next_round(state: State) -> State:
    """Waits for the magic card that begins the next round, or begins it without one."""
    if state.options.magic:
        return replace(state, phase=Phase.MAGIC, acting=(CHANCE,))
    return _begin_round(state)


def to_act(state: State) -> tuple[Seat, ...]:
    """Who may act now; where several decide at the same time, all who have not decided yet."""
    return state.acting


def draw(state: State, chance: Chance) -> MagicCard | Faces:
    """The magic card of the next round (ruling D32), or the faces of the rolling dice."""
    if state.phase is Phase.MAGIC:
        pile, position = divmod(state.round, len(CARDS))
        order = chance.shuffle(f"dice/magic/{pile}", tuple(CARDS))
        return _MAGIC_CARDS[order[position]]
    roll = f"dice/roll/{state.round}/{state.rolls + 1}"
    return Faces(tuple(FACES[chance.below(f"{roll}/{die}", 6)] for die in state.rolling))


def apply(state: State, seat: Seat, action: Action) -> State:
    """The state after a checked action."""
    return _APPLY[type(action)](state, seat, action)


def _tell(state: State, seat: Seat, action: Action) -> State:
    return replace(state, history=(*state.history, (seat, action)))


def _apply_magic(state: State, seat: Seat, action: MagicCard) -> State:
    drawn = state.drawn if len(state.drawn) < len(CARDS) else ()
    state = replace(state, drawn=(*drawn, action.magic), card=CARDS[action.magic])
    return _tell(_begin_round(state), seat, action)


def _begin_round(state: State) -> State:
    seats = state.options.seats
    begun = State(
        state.options,
        state.sheets,
        state.jester_boxes,
        state.finished,
        round=state.round + 1,
        seer=state.next_seer,
        drawn=state.drawn,
        card=state.card,
        predictions=(NONE,) * seats,
        wizard_colour=state.card.wizard_colour,
        faces=(NONE,) * DICE,
        entries=(None,) * seats,
        last_round=state.last_round,
    )
    if state.card.opening == "roll":
        return _roll(begun, _ALL_DICE)
    if state.card.opening == "rotate":
        return _ask_seer(begun, Phase.ROTATE)
    return _ask_seer(begun, Phase.PREDICT)


def _ask_seer(state: State, phase: Phase) -> State:
    return replace(state, phase=phase, acting=(state.seer,))


def _roll(state: State, dice: tuple[int, ...]) -> State:
    return replace(state, phase=Phase.ROLL, acting=(CHANCE,), rolling=dice)


def _apply_rotate(state: State, seat: Seat, action: Rotate) -> State:
    faces = list(state.faces)
    for die, face in action.dice:
        faces[die] = NUMBER[face]
    turned = replace(state, faces=tuple(faces), rolls=1)
    return _ask_seer(_tell(turned, seat, action), Phase.PREDICT)


def _decide(state: State, seat: Seat, action: Decision) -> State:
    """Keeps a decision until the last of those asked has decided, then shows and applies all."""
    waiting = tuple(other for other in state.acting if other != seat)
    if waiting:
        return replace(state, acting=waiting, pending=(*state.pending, (seat, action)))
    together = decided_together(state, seat, action)
    shown = replace(state, acting=(), pending=(), history=state.history + together)
    return _TOGETHER[state.phase](shown, together)


def decided_together(state: State, seat: Seat, action: Decision) -> _Decided:
    """All that is decided at the same time, in seat order: who was first does not matter."""
    return tuple(sorted((*state.pending, (seat, action)), key=lambda decided: decided[0]))


def _apply_predictions(state: State, decided: _Decided) -> State:
    predictions = list(state.predictions)
    for seat, action in decided:
        assert isinstance(action, Predict)
        number, colour = action.box
        predictions[seat] = box_of(number, NUMBER[colour])
    state = replace(state, predictions=tuple(predictions))
    waiting = tuple(seat for seat, box in enumerate(predictions) if box == NONE)
    if not waiting:
        return _after_predictions(state)
    if not state.card.secret:
        waiting = ((decided[-1][0] + 1) % len(predictions),)
    return replace(state, acting=waiting)


def _after_predictions(state: State) -> State:
    state = replace(state, next_seer=rules.next_seer(state.seer, state.predictions))
    if state.card.crosses_out:
        return replace(state, phase=Phase.CROSS, acting=_still_in(state))
    return _before_rolling(state)


def _apply_crosses(state: State, decided: _Decided) -> State:
    sheets = list(state.sheets)
    for seat, action in decided:
        assert isinstance(action, Cross)
        if action.number is not None:
            box = box_of(action.number, colour_of(state.predictions[seat]))
            sheets[seat] = with_mark(sheets[seat], box, rules.CROSSED)  # ruling D20
    return _before_rolling(replace(state, sheets=tuple(sheets)))


def _before_rolling(state: State) -> State:
    if state.card.chooses_wizard_colour:  # rulings D10, D22
        return _ask_seer(state, Phase.WIZARD)
    return _open_rolling(state)


def _apply_wizard(state: State, seat: Seat, action: Wizard) -> State:
    named = replace(state, wizard_colour=NUMBER[action.colour])
    return _open_rolling(_tell(named, seat, action))


def _open_rolling(state: State) -> State:
    blank = tuple(die for die, face in enumerate(state.faces) if face == NONE)
    return _roll(state, blank) if blank else _after_roll(state)


def _apply_faces(state: State, seat: Seat, action: Faces) -> State:
    faces = list(state.faces)
    for die, face in zip(state.rolling, action.faces, strict=True):
        faces[die] = NUMBER[face]
    rolled = replace(
        state, faces=tuple(faces), rolls=state.rolls + 1, rolling=(), rolled=state.rolling
    )
    rolled = _tell(rolled, seat, action)
    if NONE in state.predictions:
        return _ask_seer(rolled, Phase.PREDICT)
    return _after_roll(rolled)


def _after_roll(state: State) -> State:
    if state.rolls == state.card.rolls(number_of(state.predictions[state.seer])):
        return _ask_for_scores(state)
    others = leavers(state)
    if others and may_stop(state):  # ruling D7
        return replace(state, phase=Phase.LEAVE, acting=others)
    return _ask_seer(state, Phase.SEER)


def _still_in(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, entry in enumerate(state.entries) if entry is None)


def _apply_leaves(state: State, decided: _Decided) -> State:
    scores = [(seat, action.jester) for seat, action in decided if isinstance(action, Leave)]
    return _ask_seer(write(state, scores) if scores else state, Phase.SEER)


def _apply_reroll(state: State, seat: Seat, action: Reroll) -> State:
    return _roll(_tell(state, seat, action), action.dice)


def _apply_stop(state: State, seat: Seat, action: Stop) -> State:
    return _ask_for_scores(_tell(state, seat, action))  # ruling D6


def _ask_for_scores(state: State) -> State:
    return replace(state, phase=Phase.SCORE, acting=_still_in(state))  # ruling D18


def _apply_scores(state: State, decided: _Decided) -> State:
    scores = [(seat, action.jester) for seat, action in decided if isinstance(action, Score)]
    state = write(state, scores)
    last = target_reached(state) or state.round == state.options.last_round  # rulings D5, D12
    result = _result(state, last)
    predicted = tuple((entry.prediction[0], entry.count) for entry in result.entries)
    state = replace(state, last_round=result, finished=(*state.finished, predicted))
    return replace(state, phase=Phase.OVER) if last else _next_round(state)


def _result(state: State, last: bool) -> RoundResult:
    entries = tuple(entry for entry in state.entries if entry is not None)
    return RoundResult(
        round=state.round,
        magic=state.drawn[-1] if state.drawn else None,
        seer=state.seer,
        wizard_colour=wizard_colour_name(state),
        most_rolls=state.card.rolls(number_of(state.predictions[state.seer])),
        entries=entries,
        xs=tuple(map(rules.count_xs, state.sheets, state.jester_boxes)),
        new_xs=tuple(_new_xs(state, seat, entry) for seat, entry in enumerate(entries)),
        next_seer=None if last else state.next_seer,
    )


def _new_xs(state: State, seat: Seat, entry: Entry) -> int:
    mark = state.sheets[seat][state.predictions[seat]]
    return rules.count_xs((mark,), 0) + (entry.written.jester_box is not None)


def target_reached(state: State) -> bool:
    """Whether somebody has Xs enough to end the game."""
    return any(
        rules.enough_xs(rules.count_xs(sheet, used), state.options.target)
        for sheet, used in zip(state.sheets, state.jester_boxes, strict=True)
    )


_TOGETHER: Final[Mapping[Phase, Callable[[State, _Decided], State]]] = {
    Phase.PREDICT: _apply_predictions,
    Phase.CROSS: _apply_crosses,
    Phase.LEAVE: _apply_leaves,
    Phase.SCORE: _apply_scores,
}

_APPLY: Final[Mapping[type, Callable[[State, Seat, Any], State]]] = {
    MagicCard: _apply_magic,
    Faces: _apply_faces,
    Rotate: _apply_rotate,
    Predict: _decide,
    Cross: _decide,
    Wizard: _apply_wizard,
    Stay: _decide,
    Leave: _decide,
    Stop: _apply_stop,
    Reroll: _apply_reroll,
    Score: _decide,
}


def reached(state: State) -> tuple[int, int]:
    """How far the game is: the round, and the roll in it; 0 before the first."""
    return state.round, state.rolls


def totals(state: State) -> tuple[int, ...]:
    """The points of every seat so far, the bonus included."""
    return tuple(
        rules.total(sheet, used, state.options.target)
        for sheet, used in zip(state.sheets, state.jester_boxes, strict=True)
    )


def finished_rounds(state: State) -> tuple[RoundPredictions, ...]:
    """What was predicted in each finished round, and what it came to."""
    return state.finished


def outcome(state: State) -> Outcome | None:
    """Points, Jester Scores and places once the game is over (rulings D14, D15)."""
    if state.phase is not Phase.OVER:
        return None
    points = totals(state)
    jesters = tuple(rules.jester_scores(used) for used in state.jester_boxes)
    ranks = [rules.rank(*sums) for sums in zip(points, jesters, strict=True)]
    return Outcome(
        points=points,
        places=places(ranks),
        exact=exact_predictions(state.finished),
        rounds=state.round,
        reason=_reason(state),
        jesters=jesters,
    )


def _reason(state: State) -> str:
    if target_reached(state):
        return "target-reached"
    return "sheets-full" if state.round == rules.ROUNDS else "all-rounds-played"
