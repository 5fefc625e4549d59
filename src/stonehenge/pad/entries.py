"""What is written on a pad, one entry at a time, and the misfit an entry may be."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from stonehenge.dice.magic import MagicId

Round: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Player: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=60)]
Colour: TypeAlias = Literal["B", "G", "Y", "R"]
Face: TypeAlias = Literal["B", "G", "Y", "R", "W", "J"]
Name: TypeAlias = Annotated[str, Meta(max_length=200)]


class _Entry(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """An entry names the round and the player it is about; a later one takes its place."""


class Bid(_Entry, frozen=True, tag="bid"):
    """(cards) The bid of a player."""

    round: Round
    player: Player
    bid: Number


class Tricks(_Entry, frozen=True, tag="tricks"):
    """(cards) The tricks that every player won; 0 for those who have left."""

    round: Round
    won: tuple[Number, ...]


class Trump(_Entry, frozen=True, tag="trump"):
    """(cards) A note: the trump of a round, and whether a Wizard or a Jester was turned up."""

    round: Round
    trump: Colour | None
    turned: Literal["W", "J"] | None = None


class MagicCard(_Entry, frozen=True, tag="magic"):
    """(dice) The magic card of a round, None for a round without one."""

    round: Round
    magic: MagicId | None


class Predict(_Entry, frozen=True, tag="predict"):
    """(dice) The box that a player predicts: number and colour."""

    round: Round
    player: Player
    box: tuple[Number, Colour]


class Cross(_Entry, frozen=True, tag="cross"):
    """(dice) The box of the predicted colour that a player crosses out, None for none."""

    round: Round
    player: Player
    number: Number | None


class Wizard(_Entry, frozen=True, tag="wizard"):
    """(dice) The Wizard Colour; where nobody names it, it is the Seer Colour."""

    round: Round
    colour: Colour


class Rolls(_Entry, frozen=True, tag="rolls"):
    """(dice) A note: how many rolls were made in the round."""

    round: Round
    rolls: Number


class Score(_Entry, frozen=True, tag="score"):
    """(dice) How far a player was off the prediction; 0 is exact."""

    round: Round
    player: Player
    off: Number


class JesterScore(_Entry, frozen=True, tag="jester"):
    """(dice) A Jester Score, with so many Jesters."""

    round: Round
    player: Player
    jesters: Number


class Dice(_Entry, frozen=True, tag="dice"):
    """(dice) The seven dice as they lay when a player scored, with a Jester Score or without."""

    round: Round
    player: Player
    faces: tuple[Face, Face, Face, Face, Face, Face, Face]
    jester: bool


class Turn(_Entry, frozen=True, tag="turn"):
    """The dealer (cards) or the Seer (dice) of a round, where it was not the one next in turn."""

    round: Round
    player: Player


class Rename(_Entry, frozen=True, tag="rename"):
    """Another name for a player."""

    player: Player
    name: Name


class Leave(_Entry, frozen=True, tag="leave"):
    """A player leaves: this is the first round without them."""

    round: Round
    player: Player


class Rounds(_Entry, frozen=True, tag="rounds"):
    """The game ends after so many rounds at the latest."""

    rounds: Round


class Undo(_Entry, frozen=True, tag="undo"):
    """The last entry that still counts does not count any more."""


class Redo(_Entry, frozen=True, tag="redo"):
    """The entry that was undone last counts again."""


class Covered(_Entry, frozen=True, tag="covered"):
    """Stands in a shared pad for a covered bid or prediction that this device may not know yet.

    It keeps the place of the entry, so that undo and redo reach the right one; nobody writes it.
    """

    round: Round
    player: Player


Entry: TypeAlias = (
    Bid
    | Tricks
    | Trump
    | MagicCard
    | Predict
    | Cross
    | Wizard
    | Rolls
    | Score
    | JesterScore
    | Dice
    | Turn
    | Rename
    | Leave
    | Rounds
    | Undo
    | Redo
    | Covered
)


class Misfit(Struct, frozen=True):
    """A rule that something on the pad breaks, with the facts for a sentence about it."""

    rule: str
    round: int
    """0 where it is about no round."""
    player: int
    """-1 where it is about no player."""
    facts: dict[str, int | str]
