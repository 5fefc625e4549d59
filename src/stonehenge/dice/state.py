"""The things of the dice game: options, actions, the state, and the view a seat has of it."""

from collections.abc import Iterator
from enum import Enum
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from stonehenge import vocabulary
from stonehenge.dice.magic import PLAIN, Magic, MagicId
from stonehenge.dice.rules import (
    CROSSED,
    FREE,
    NONE,
    NUMBERS,
    ROUNDS,
    XX,
    X,
    box_of,
    colour_of,
    number_of,
)
from stonehenge.vocabulary import RoundPredictions, Seat

Colour: TypeAlias = Literal["B", "G", "Y", "R"]
Face: TypeAlias = Literal["B", "G", "Y", "R", "W", "J"]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=5)]
Die: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
Prediction: TypeAlias = tuple[Number, Colour]
Mark: TypeAlias = Literal["X", "XX", "C"] | int
"""What stands in a box: Xs, C for crossed out, a number of minus points, 0 for a Jester Score."""
Term: TypeAlias = tuple[Face | Literal["extra"], int]
"""A part of a count: how many dice show this face, or what a magic card adds."""
WizardColour: TypeAlias = Colour | Literal["every", "nobody"]
"""What Wizards count as: the Wizard Colour, or what a magic card puts in its place."""

COLOURS: Final[tuple[Colour, ...]] = ("B", "G", "Y", "R")
FACES: Final[tuple[Face, ...]] = ("B", "G", "Y", "R", "W", "J")
NUMBER: Final[dict[str, int]] = {letter: face for face, letter in enumerate(FACES)}
"""The number of a face or colour by its letter, as `rules` counts them."""


class Options(Struct, frozen=True):
    """All options of a dice game; `random` is settled before the start (ruling D1)."""

    seats: int
    magic: bool = False
    target: Literal[9, 12] = 9
    """The Xs that end the game and bring the bonus; 12 in expert mode (ruling D16)."""
    jester_when_exact: bool = True
    """Whether a Jester Score is possible although the prediction is exact (ruling D4)."""
    first_seer: int | Literal["random"] = 0
    rounds: int | Literal["all"] = "all"
    """A short game ends after this round at the latest."""

    @property
    def last_round(self) -> int:
        """The round after which the game is over, if not before."""
        return ROUNDS if self.rounds == "all" else self.rounds


class MagicCard(Struct, frozen=True, array_like=True, tag="magic", forbid_unknown_fields=True):
    """Chance draws the magic card of a round."""

    magic: MagicId


class Faces(Struct, frozen=True, array_like=True, tag="faces", forbid_unknown_fields=True):
    """Chance rolls: the faces of the dice that were rolled, in the order of the dice."""

    faces: tuple[Face, ...]


class Rotate(Struct, frozen=True, array_like=True, tag="rotate", forbid_unknown_fields=True):
    """The Seer sets two dice, the lower one first."""

    dice: tuple[tuple[Die, Face], tuple[Die, Face]]


class Predict(Struct, frozen=True, array_like=True, tag="predict", forbid_unknown_fields=True):
    """A seat predicts how many dice will show a colour."""

    box: Prediction


class Cross(Struct, frozen=True, array_like=True, tag="cross", forbid_unknown_fields=True):
    """A seat crosses out its box of this number in the predicted colour, or none."""

    number: Number | None


class Wizard(Struct, frozen=True, array_like=True, tag="wizard", forbid_unknown_fields=True):
    """The Seer names the Wizard Colour."""

    colour: Colour


class Stay(Struct, frozen=True, array_like=True, tag="stay", forbid_unknown_fields=True):
    """A seat waits for the next roll."""


class Leave(Struct, frozen=True, array_like=True, tag="leave", forbid_unknown_fields=True):
    """A seat leaves the round and scores the present roll, with a Jester Score or without."""

    jester: bool


class Stop(Struct, frozen=True, array_like=True, tag="stop", forbid_unknown_fields=True):
    """The Seer ends the rolling."""


class Reroll(Struct, frozen=True, array_like=True, tag="reroll", forbid_unknown_fields=True):
    """The Seer rolls these dice again, named in ascending order."""

    dice: tuple[Die, ...]


class Score(Struct, frozen=True, array_like=True, tag="score", forbid_unknown_fields=True):
    """A seat scores the final roll, with a Jester Score or without."""

    jester: bool


Decision: TypeAlias = Rotate | Predict | Cross | Wizard | Stay | Leave | Stop | Reroll | Score
Action: TypeAlias = MagicCard | Faces | Decision
Move: TypeAlias = tuple[Seat, Action]
"""An action and who took it."""


class Rerolls(Struct, frozen=True, array_like=True, tag="rerolls", forbid_unknown_fields=True):
    """Every re-roll of at least and at most so many of these dice."""

    dice: tuple[Die, ...]
    least: int
    most: int


class Rotations(Struct, frozen=True, array_like=True, tag="rotations", forbid_unknown_fields=True):
    """Every setting of so many of these dice to these faces."""

    dice: tuple[Die, ...]
    faces: tuple[Face, ...]
    number: int


Choice: TypeAlias = Decision | Rerolls | Rotations
"""An entry of `legal`: one decision, or many in a compact form."""
Legal: TypeAlias = tuple[Choice, ...]


class Phase(Enum):
    """What the game is waiting for."""

    MAGIC = "magic"
    ROTATE = "rotate"
    PREDICT = "predict"
    CROSS = "cross"
    WIZARD = "wizard"
    ROLL = "roll"
    LEAVE = "leave"
    SEER = "seer"
    SCORE = "score"
    OVER = "over"


class Outcome(vocabulary.Outcome, frozen=True, kw_only=True):
    """How a game ended, with the Xs in the Jester rows, which break ties (ruling D15)."""

    jesters: tuple[int, ...]


class Written(Struct, frozen=True):
    """What a score writes: the mark in the predicted box, and an X in a Jester box or none."""

    mark: Mark
    jester_box: Number | None
    points: int
    """What the mark is worth; an X in a Jester box brings no points."""


class Entry(Struct, frozen=True):
    """What a seat scored in a round, and on which roll."""

    prediction: Prediction
    roll: int
    faces: tuple[Face, ...]
    count: int
    missed: int
    """How many dice more than predicted; negative for fewer, 0 for exact."""
    terms: tuple[Term, ...]
    """What adds up to the count, the dice of the predicted colour first."""
    written: Written


class RoundResult(Struct, frozen=True):
    """A finished round: what every seat scored."""

    round: int
    magic: MagicId | None
    seer: Seat
    wizard_colour: WizardColour | None
    most_rolls: int
    """How many rolls the round had at most."""
    entries: tuple[Entry, ...]
    xs: tuple[int, ...]
    """The Xs on every sheet after the round."""
    new_xs: tuple[int, ...]
    """How many of them the round brought."""
    next_seer: Seat | None
    """The Seer of the next round; None if the game is over."""


class State(Struct, frozen=True, gc=False):
    """Everything about a game at one moment, secrets included, in the numbers of `rules`.

    A finished round stays until the next one begins, so `round` is the round begun last.
    """

    options: Options
    sheets: tuple[tuple[int, ...], ...]
    jester_boxes: tuple[int, ...]
    finished: tuple[RoundPredictions, ...]
    """What was predicted and counted in each finished round, also for a Jester Score."""
    predictions: tuple[int, ...]
    faces: tuple[int, ...]
    entries: tuple[Entry | None, ...]
    phase: Phase = Phase.MAGIC
    acting: tuple[Seat, ...] = ()
    round: int = 0
    seer: Seat = NONE
    next_seer: Seat = NONE
    drawn: tuple[MagicId, ...] = ()
    card: Magic = PLAIN
    wizard_colour: int = NONE
    rolls: int = 0
    rolling: tuple[int, ...] = ()
    rolled: tuple[int, ...] = ()
    """The dice that were rolled last."""
    pending: tuple[tuple[Seat, Decision], ...] = ()
    """What has been decided but is not shown before the last of those asked has decided."""
    history: tuple[Move, ...] = ()
    """The round so far, as all have seen it."""
    last_round: RoundResult | None = None

    def __str__(self) -> str:
        """The table as a person would describe it, secrets included."""
        return "\n".join(_described(self))


_SHORT_MARKS: Final = {FREE: ".", CROSSED: "C", X: "X", XX: "XX"}


def _described(state: State) -> Iterator[str]:
    asked = ", ".join(f"seat {seat}" for seat in state.acting if seat >= 0) or "nobody"
    yield (
        f"dice, round {state.round} of {state.options.last_round}: {state.phase.value}, "
        f"{asked} to act"
    )
    card = state.drawn[-1] if state.drawn else "none"
    wizards = COLOURS[state.wizard_colour] if 0 <= state.wizard_colour < len(COLOURS) else "-"
    yield f"Seer seat {state.seer}, magic card {card}, Wizard Colour {wizards}"
    faces = " ".join("." if face == NONE else FACES[face] for face in state.faces)
    yield f"dice {faces}, rolls made {state.rolls}"
    for seat, box in enumerate(state.predictions):
        called = "-" if box == NONE else f"{number_of(box)}{COLOURS[colour_of(box)]}"
        sheet = " ".join(_row(state.sheets[seat], colour) for colour in range(len(COLOURS)))
        yield f"seat {seat}: predicts {called} | {sheet}"


def _row(marks: tuple[int, ...], colour: int) -> str:
    """A row of a sheet, such as `G.,X,-2,.,C`: dots are free boxes."""
    boxes = [marks[box_of(number, colour)] for number in range(1, NUMBERS + 1)]
    return COLOURS[colour] + ",".join(_SHORT_MARKS.get(mark, str(-mark)) for mark in boxes)


class Sheet(Struct, frozen=True):
    """A sheet as it lies open, with its sums so far."""

    jester_row: tuple[Literal["X"] | None, ...]
    """The Jester boxes for 1 to 5 Jesters; None for a free one."""
    rows: tuple[tuple[Mark | None, ...], ...]
    """The boxes x1..x5 of blue, green, yellow and red; None for a free one."""
    columns: tuple[int, ...]
    """The points of each column x1..x5."""
    xs: int
    """All Xs, the Jester row and both of an XX included."""
    jesters: int
    """The Xs in the Jester row."""
    bonus: int
    """The bonus for enough Xs; 0 until then."""
    total: int
    """All points, the bonus included."""


class Prospect(Struct, frozen=True):
    """What the present roll is for a seat: its count, and what either score would write."""

    count: int
    terms: tuple[Term, ...]
    """What adds up to the count, the dice of the predicted colour first."""
    exact: bool
    """Whether the count is what the seat predicted."""
    plain: Written
    jester: Written | None
    """None where a Jester Score is not possible."""


class Consequence(Struct, frozen=True):
    """What one decision of the asking seat would write; None for nothing yet."""

    action: Decision
    writes: Written | None


class View(Struct, frozen=True, kw_only=True):
    """All that a seat (or a spectator: `seat` None) may know, with the facts a front end shows."""

    seat: Seat | None
    """Whose view it is, None for a spectator. Lists by seat begin with seat 0."""
    options: Options
    """The options of the game."""
    phase: Phase
    """What the game is waiting for."""
    to_act: tuple[Seat, ...]
    """The seats that are asked now; -1 for chance."""
    together: bool
    """Whether several seats decide at the same time; it is shown when the last has decided."""
    round: int
    """The present round, or the one just finished."""
    rounds: int
    """How many rounds the game has at most."""
    magic: MagicId | None
    """The magic card of this round."""
    drawn: tuple[MagicId, ...]
    """The cards seen from the present pile, the one of this round last."""
    seer: Seat | None
    """None before the first round."""
    next_seer: Seat | None
    """Who will be Seer after this round, once all have predicted (ruling D37)."""
    order: tuple[Seat, ...]
    """The seats in the order of prediction, the Seer first."""
    predictions: tuple[Prediction | None, ...]
    """By seat, such as `[4, "G"]`; None for one not made, or not shown to this seat yet."""
    seer_colour: Colour | None
    """The colour that the Seer predicted."""
    wizard_colour: WizardColour | None
    """What Wizards count as; None before it is settled."""
    decided: tuple[bool, ...]
    """Who has decided where several decide at the same time."""
    decision: Decision | None
    """What this seat has decided, while it is not shown to the others."""
    faces: tuple[Face | None, ...]
    """The dice as they lie; None for one without a face yet."""
    rolls: int
    """The rolls made, a rotation included."""
    rolls_left: int | None
    """None where the Seer's prediction will say."""
    most_rolls: int | None
    """How many rolls this round has at most; None where the Seer's prediction will say."""
    rolling: tuple[Die, ...]
    """The dice about to be rolled."""
    rolled: tuple[Die, ...]
    """The dice that were rolled last; none before the first roll."""
    frozen: tuple[Die, ...]
    """The dice that may not be rolled again in this round."""
    reroll: Rerolls | None
    """The dice the Seer may roll again now, with least and most."""
    still_in: tuple[bool, ...]
    """Who has not scored in this round yet."""
    may_leave: tuple[bool, ...]
    """Who may leave before the final scoring: all still in but the Seer."""
    entries: tuple[Entry | None, ...]
    """What those who have left, and at the end all, scored in this round."""
    prospects: tuple[Prospect | None, ...]
    """What the present roll is for each seat still in; None before it can be counted."""
    consequences: tuple[Consequence, ...]
    """What each decision on leaving or scoring, which this seat has to take now, would write."""
    sheets: tuple[Sheet, ...]
    """The sheet of each seat."""
    history: tuple[Move, ...]
    """Everything done and shown in this round, in order."""
    last_round: RoundResult | None
    """What all scored in the round finished last."""
    outcome: Outcome | None
    """None until the end."""

    @property
    def me(self) -> Seat:
        """The seat whose view it is, for players; a spectator's view has none."""
        if self.seat is None:
            raise ValueError("this is the view of a spectator")
        return self.seat
