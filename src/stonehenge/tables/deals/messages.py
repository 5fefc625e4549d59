"""What is asked and told about deals that many play alike."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from stonehenge.tables.log.events import Kind
from stonehenge.tables.messages import Level, Name, ProfileKey
from stonehenge.vocabulary import OptionValue

GameName: TypeAlias = Literal["cards", "dice"]
Day: TypeAlias = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class PlayDeal(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Plays a deal: a new table is opened, and the game begins at once."""

    name: Name
    kind: Kind = "human"
    profile: ProfileKey | None = None
    """The key of your profile; without one the game is in no list."""
    again: bool = False
    """Play a daily deal once more for fun, after your first game of it is over."""


class MyGame(Struct, frozen=True, kw_only=True):
    """Your first game of a deal, the one that counts."""

    table: str
    points: int | None
    """Once it is over, as all that follows."""
    rounds: tuple[int, ...]
    """By round what came more than you predicted; 0 where it was exact."""
    in_time: bool
    """Whether it was over before the day was, and so is in the list."""
    share: str | None
    """Of a daily deal, the code of a link that tells its result and no card: `/d/CODE`."""


class DealTerms(Struct, frozen=True, kw_only=True):
    """What is the same for everybody who plays a deal."""

    game: GameName
    seats: int
    rounds: int
    level: str
    """Of the computer players."""
    version: str
    preparing: bool
    """Whether the computer players still have to be prepared: the table waits for them."""
    mine: MyGame | None = None


class Streak(Struct, frozen=True, kw_only=True):
    """The days on which a profile has played a daily deal, either game."""

    days: int
    """In a row, up to today or yesterday."""
    longest: int
    week: tuple[bool, ...]
    """The last seven days, today last."""


class Daily(Struct, frozen=True, kw_only=True):
    """The deals of today."""

    day: Day
    ends: int
    """When the day (UTC) is over, in milliseconds since 1970."""
    now: int
    """The clock of the server."""
    deals: tuple[DealTerms, ...]
    streak: Streak | None = None
    """Of your profile."""


class Standing(Struct, frozen=True, kw_only=True):
    """What came of a daily deal."""

    day: Day
    terms: DealTerms
    par: float | None
    """What the archmage makes of it on average; null while it is not computed. Of a deal that is
    still played, only those are told of par and of others who have finished it."""
    runs: int
    """How many runs that is the average of."""
    others: tuple[tuple[int, int], ...] | None
    """How many have made how many points, you among them: `[points, count]`, each profile once."""


class ToldSeed(Struct, frozen=True, kw_only=True):
    """A day in the chain; its seed is told once the day is over."""

    day: Day
    index: int
    anchor: str
    seed: str | None


class OpenMatch(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Opens a match among friends: everybody plays the same deals against the same computers."""

    game: GameName
    seats: Annotated[int, Meta(ge=2, le=6)]
    options: Annotated[dict[str, OptionValue], Meta(max_length=10)] = msgspec.field(
        default_factory=dict
    )
    level: Level
    """Of all computer players."""


class MatchPlayer(Struct, frozen=True, kw_only=True):
    """Somebody who plays a match."""

    name: str
    you: bool
    done: bool
    """Whether their game is over; all that follows is told once yours is."""
    table: str | None = None
    points: int | None = None
    rounds: tuple[int, ...] = ()
    """Points by round."""
    exact: tuple[bool, ...] = ()


class Match(Struct, frozen=True, kw_only=True):
    """A match among friends."""

    code: str
    game: GameName
    seats: int
    options: Mapping[str, OptionValue]
    level: str
    until: int
    """When it is over and its seed is told, in milliseconds since 1970."""
    commitment: str
    """The SHA-256 of `stonehenge secret 2` and the seed, as for tables: see chance.md."""
    seed: str | None
    mine: MyGame | None
    players: tuple[MatchPlayer, ...]


class Way(Struct, frozen=True, kw_only=True):
    """What some players of a match did in a situation that they had alike."""

    action: Sequence[Any]
    players: tuple[int, ...]
    """By their place in the list of players."""
    table: str
    """The table of the first of them, and how many actions there had been."""
    at: int
    points: float | None
    """What the coach finds it worth, in points of the round; null while no game is reviewed."""


class Parting(Struct, frozen=True, kw_only=True):
    """A situation in which the players of a match chose differently."""

    round: int
    ways: tuple[Way, ...]
