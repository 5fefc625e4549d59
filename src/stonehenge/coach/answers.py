"""What the coach answers, as data: every choice of a position with what it is worth.

All of it is JSON with a schema (`schema_of`); docs/coach.md describes the fields.
"""

from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from stonehenge import cards, dice
from stonehenge.players.levels import find
from stonehenge.vocabulary import Seat

LEVEL: Final = "archmage"
"""Who is asked."""

Action: TypeAlias = (
    cards.Trump
    | cards.Bid
    | cards.Play
    | dice.Rotate
    | dice.Predict
    | dice.Cross
    | dice.Wizard
    | dice.Stay
    | dice.Leave
    | dice.Stop
    | dice.Reroll
    | dice.Score
)
"""A decision of either game, written as in a record without the seat."""


class Advisor(Struct, frozen=True):
    """The computer player that an answer comes from."""

    level: str
    version: str


def advisor(game: str) -> Advisor:
    """Who is asked, and in which version."""
    return Advisor(LEVEL, find(game, LEVEL).version)


class Written(Struct, frozen=True, kw_only=True):
    """Dice: one thing that may be written in the end, and how likely that is."""

    mark: dice.Mark
    """What stands in the predicted box then."""
    jester_box: int | None
    """The Jester box that gets an X; None for a plain score."""
    points: int
    chance: float


class Choice(Struct, frozen=True, kw_only=True):
    """One choice of a position."""

    action: Action
    points: float
    """The points of this round, on average."""
    exact: float
    """The chance of an exact prediction."""
    win: float | None
    """The chance to win the game; None where nothing is known of it."""
    error: float
    """The standard error of `points`; 0 where nothing was sampled."""
    loss: float
    """What the choice costs against the best one, in points; 0 for the best."""
    loss_error: float
    """The standard error of `loss`, smaller than that of two independent estimates."""
    tricks: tuple[float, ...] = ()
    """Cards: the chances to win 0, 1, 2, ... tricks in this round."""
    writes: tuple[Written, ...] = ()
    """Dice: the chances of everything that may be written in the end, the likeliest first."""
    next_seer: float | None = None
    """Dice: the chance to be the next Seer, before all have predicted."""


class SeerWorth(Struct, frozen=True):
    """Dice: what it is worth to be the next Seer, against another being it."""

    win: float
    points: float


Facts: TypeAlias = dict[str, str | int | float]
"""What a sentence speaks of, by the names that its message gives them."""


class Fact(Struct, frozen=True):
    """A reason: the message of its sentence, and what the sentence speaks of."""

    reason: str
    """The id of a message in `locale/`."""
    facts: Facts


class Assessment(Struct, frozen=True, kw_only=True):
    """Every choice of a position, the best first."""

    game: str
    seat: Seat
    round: int
    advisor: Advisor
    effort: float
    worlds: int
    """How many deals of the hidden cards were played out; 0 where the numbers are exact."""
    choices: tuple[Choice, ...]
    next_seer: SeerWorth | None = None
    """Dice: None where it is settled who will be Seer, or no round follows."""
    against: Action | None = None
    """In advice: the next choice that is worse than the best one, beyond doubt."""
    why: tuple[Fact, ...] = ()
    """Why it is worse; empty where no reason is sure."""

    @property
    def best(self) -> Choice:
        """The choice that is worth most."""
        return self.choices[0]


class NotAChoice(ValueError):
    """An action that the position does not offer."""


def choice_of(assessment: Assessment, action: Any) -> Choice:
    """What the assessment says of an action; dice that show the same are interchangeable."""
    wanted = _essence(action)
    for choice in assessment.choices:
        if choice.action == action or _essence(choice.action) == wanted:
            return choice
    raise NotAChoice(action)


def _essence(action: Any) -> Any:
    """A rotation without which dice it sets, any other action as it is."""
    if isinstance(action, dice.Rotate):
        return sorted(face for _, face in action.dice)
    return action


def schema_of(kind: Any) -> dict[str, Any]:
    """The JSON schema of an answer."""
    return msgspec.json.schema(kind)
