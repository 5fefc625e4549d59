"""What clients and server say to each other about a profile."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from stonehenge.figures import Figures, GameLine
from stonehenge.figures.intervals import Figure
from stonehenge.figures.sentences import Sentence
from stonehenge.vocabulary import Seat


class You(Struct, frozen=True, kw_only=True):
    """A profile, for whoever has a key to it."""

    created: int
    """When it began, in milliseconds since 1970."""
    seats: int
    """How many seats at tables belong to it."""
    browsers: int
    """How many browsers have a key to it."""


class ProfileCode(Struct, frozen=True, kw_only=True):
    """A code that gives your profile to one more browser; it works once."""

    code: str
    """Eight letters and digits."""
    expires: int
    """Until when, in milliseconds since 1970."""


class TakeCode(Struct, frozen=True, forbid_unknown_fields=True):
    """Joins the profile behind a code; a profile that the key has already becomes part of it."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]
    """Small letters, blanks and hyphens do not matter."""


class PlayedGame(Struct, frozen=True, kw_only=True):
    """A finished game of a profile, in a list."""

    table: str
    seat: Seat
    at: int
    """When it ended, in milliseconds since 1970."""
    points: int
    place: int
    players: int
    points_a_round: float
    hints: bool
    par: float | None
    """What the archmage made in this seat with the same deals, where a review tells it."""


class Reviewed(Struct, frozen=True):
    """What a review says of a whole game: points = average + luck + choices."""

    average: float
    luck: float
    choices: float
    par: float
    """What the archmage made with the same deals and dice, on average."""


class ExportedGame(Struct, frozen=True, kw_only=True):
    """A finished game in an exported profile; `/api/tables/{table}/record.json` has its record."""

    table: str
    seat: Seat
    game: GameLine
    review: Reviewed | None


class Exported(Struct, frozen=True, kw_only=True):
    """All that the server has about a profile."""

    created: int
    tables: list[str]
    """All tables where it has or had a seat."""
    games: list[ExportedGame]


class LuckAndChoices(Struct, frozen=True, kw_only=True):
    """What the reviews of some games say, in points a game."""

    games: int
    luck: Figure
    choices: Figure


class YourFigures(Struct, frozen=True, kw_only=True):
    """The figures of a profile for one kind of game, of those games that were asked for."""

    game: str
    all_games: int
    """How many there are without any choice, with and without hints."""
    with_hints: int
    against: tuple[str, ...]
    """What may be asked for as opponents: levels, and `people`."""
    rules: Mapping[str, tuple[str, ...]]
    """Options that were not the same in all games, with the values they had."""
    players: tuple[int, ...]
    """How many players these games had."""
    figures: Figures | None
    """None where no game fits. The same as `stonehenge figures` computes from the records."""
    may_be_luck: bool | None
    """Whether the trend may be only luck; None where there is none yet."""
    sentences: Mapping[str, Sentence]
    """What `boxes`, `calibration` and `trend` mean; empty below ten games."""
    recent: tuple[PlayedGame, ...]
    """The last 30, the latest last."""
    best: tuple[PlayedGame, ...]
    above_par: Figure | None
    """Points above par in the last ten games that have one."""
    reviewed: LuckAndChoices | None
