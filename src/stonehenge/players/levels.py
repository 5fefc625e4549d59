"""The registry of levels: every computer player of each game, and what it needs.

Everything that lists, checks or makes levels reads it here. It imports no package and no player,
so that `stonehenge --help` stays quick.
"""

from collections.abc import Mapping
from importlib.util import find_spec
from types import MappingProxyType
from typing import Final, NamedTuple


class Level(NamedTuple):
    """One computer player of one game."""

    name: str
    player: str
    """The class as `module:Class`; see `stonehenge.players.making` for how it is called."""
    version: str
    """Changes whenever the player would choose otherwise than before."""
    settings: Mapping[str, float | str] = MappingProxyType({})
    """Further arguments of the class."""
    packages: tuple[str, ...] = ()
    """What it imports beyond the packages that are always installed."""
    own_process: bool = False
    """Whether it thinks for long, so that a server lets it think in a process of its own."""
    explains: bool = False
    """Whether it has `reasons`, and so can say why it chooses."""
    expects_tricks: bool = False
    """Whether its reasons for a bid say how many tricks it expects."""
    offered: bool = True
    """Whether tables offer it to people; if not, it is there for measuring and for old tables."""

    @property
    def compiled(self) -> bool:
        """Whether it thinks in kernels, which are compiled when they are first used."""
        return "numba" in self.packages

    @property
    def installed(self) -> bool:
        """Whether the packages it needs are installed on this machine."""
        return all(find_spec(package) for package in self.packages)


class UnknownLevel(ValueError):
    """A name that is no level of the game; the message is a sentence for the user."""

    def __init__(self, game: str, name: str) -> None:
        super().__init__(f"{game} has no level '{name}'; the levels are {', '.join(names(game))}")


def _by_name(*levels: Level) -> dict[str, Level]:
    return {level.name: level for level in levels}


_NUMPY: Final = ("numpy",)
_KERNELS: Final = ("numba", "numpy")
_FOR_POINTS: Final = {"last_part": 0.0}
"""Of the card players that never play for the win: frozen opponents to measure by."""
_EARLIER_NETS: Final = {"file": "dice-1"}
"""Of the dice players that learned before today's archmage: frozen opponents, too."""
_RANDOM: Final = Level("random", "stonehenge.players.uniform:Uniform", "1", offered=False)

LEVELS: Final[Mapping[str, Mapping[str, Level]]] = {
    "cards": _by_name(
        _RANDOM,
        Level("novice", "stonehenge.players.cards.novice:CardsNovice", "1"),
        Level(
            "apprentice",
            "stonehenge.players.cards.apprentice:CardsApprentice",
            "2",
            explains=True,
            expects_tricks=True,
        ),
        Level(
            "journeyman-2",
            "stonehenge.players.cards.journeyman:CardsJourneyman",
            "2",
            explains=True,
            expects_tricks=True,
            offered=False,
        ),
        Level(
            "journeyman",
            "stonehenge.players.cards.journeyman:CardsJourneyman",
            "3",
            settings={"higher_side": 3.0, "counts": False},
            explains=True,
            expects_tricks=True,
        ),
        Level(
            "adept",
            "stonehenge.players.cards.adept:CardsAdept",
            "4",
            settings={"counts": False},
            packages=_NUMPY,
            own_process=True,
            explains=True,
            expects_tricks=True,
        ),
        Level(
            "yardstick",
            "stonehenge.players.cards.yardstick:CardsYardstick",
            "1",
            packages=_KERNELS,
            own_process=True,
            explains=True,
            expects_tricks=True,
            offered=False,
        ),
        Level(
            "adept-3",
            "stonehenge.players.cards.adept:CardsAdept",
            "3",
            packages=_NUMPY,
            own_process=True,
            explains=True,
            expects_tricks=True,
            offered=False,
        ),
        Level(
            "sage-1",
            "stonehenge.players.cards.sage:CardsSage",
            "1",
            settings=_FOR_POINTS,
            packages=_NUMPY,
            own_process=True,
            explains=True,
            expects_tricks=True,
            offered=False,
        ),
        Level(
            "archmage-1",
            "stonehenge.players.cards.archmage:EarlierArchmage",
            "1",
            settings=_FOR_POINTS,
            packages=_KERNELS,
            own_process=True,
            explains=True,
            expects_tricks=True,
            offered=False,
        ),
        Level(
            "archmage-2",
            "stonehenge.players.cards.archmage:EarlierArchmage",
            "2",
            packages=_KERNELS,
            own_process=True,
            explains=True,
            expects_tricks=True,
            offered=False,
        ),
        Level(
            "archmage-3",
            "stonehenge.players.cards.archmage:OneKindArchmage",
            "3",
            packages=_KERNELS,
            own_process=True,
            explains=True,
            expects_tricks=True,
            offered=False,
        ),
        Level(
            "archmage-4",
            "stonehenge.players.cards.archmage:TwoKindsArchmage",
            "4",
            packages=_KERNELS,
            own_process=True,
            explains=True,
            expects_tricks=True,
            offered=False,
        ),
        Level(
            "sage",
            "stonehenge.players.cards.sage:CardsSage",
            "3",
            settings={"minds_others": False},
            packages=_NUMPY,
            own_process=True,
            explains=True,
            expects_tricks=True,
        ),
        Level(
            "archmage",
            "stonehenge.players.cards.archmage:CardsArchmage",
            "5",
            packages=_KERNELS,
            own_process=True,
            explains=True,
            expects_tricks=True,
        ),
    ),
    "dice": _by_name(
        _RANDOM,
        Level("novice", "stonehenge.players.dice.novice:DiceNovice", "1"),
        Level(
            "apprentice",
            "stonehenge.players.dice.journeyman:DiceJourneyman",
            "4",
            settings={"each_x": 0.0, "next_seer": 0.0, "each_column": -0.03},
            explains=True,
        ),
        Level(
            "journeyman-1",
            "stonehenge.players.dice.journeyman:DiceJourneyman",
            "1",
            settings={"each_x": 0.5, "next_seer": 0.0, "each_column": 0.2},
            explains=True,
            offered=False,
        ),
        Level(
            "journeyman",
            "stonehenge.players.dice.journeyman:DiceJourneyman",
            "2",
            settings={"each_x": 0.25, "next_seer": 0.0, "each_column": 0.03},
            explains=True,
        ),
        Level(
            "adept",
            "stonehenge.players.dice.exact:DiceExact",
            "3",
            settings={"next_seer": 0.0, "per_x": 0.5, "per_number": 0.2},
            packages=_KERNELS,
            own_process=True,
            explains=True,
        ),
        Level(
            "yardstick",
            "stonehenge.players.dice.exact:DiceExact",
            "1",
            settings={"per_x": 0.0},
            packages=_KERNELS,
            own_process=True,
            explains=True,
            offered=False,
        ),
        Level(
            "sage-1",
            "stonehenge.players.dice.learned:DiceLearned",
            "1",
            settings={"spoil": 0.4, "foresight": 0.0, "by_table": False, **_EARLIER_NETS},
            packages=_KERNELS,
            own_process=True,
            explains=True,
            offered=False,
        ),
        Level(
            "sage",
            "stonehenge.players.dice.exact:DiceExact",
            "2",
            settings={"next_seer": 1.0, "per_x": 0.5},
            packages=_KERNELS,
            own_process=True,
            explains=True,
        ),
        Level(
            "archmage-1",
            "stonehenge.players.dice.learned:DiceLearned",
            "1",
            settings={"by_table": False, **_EARLIER_NETS},
            packages=_KERNELS,
            own_process=True,
            explains=True,
            offered=False,
        ),
        Level(
            "archmage-2",
            "stonehenge.players.dice.learned:EarlierArchmage",
            "2",
            settings=_EARLIER_NETS,
            packages=_KERNELS,
            own_process=True,
            explains=True,
            offered=False,
        ),
        Level(
            "archmage",
            "stonehenge.players.dice.learned:DiceLearned",
            "3",
            packages=_KERNELS,
            own_process=True,
            explains=True,
        ),
    ),
}
"""The levels of each game by name, from the plainest to the most thorough.

That is the order of their strength, but for those that are not offered.
"""

DEFAULT_LEVEL: Final = "apprentice"
"""Plays where no level is named, and where another player fails: it decides at once anywhere."""
_SUGGESTED: Final = "novice"


def names(game: str) -> tuple[str, ...]:
    """All levels of a game, in order."""
    return tuple(LEVELS[game])


def offered(game: str) -> tuple[str, ...]:
    """The levels of a game that tables offer to people."""
    return tuple(level.name for level in LEVELS[game].values() if level.offered)


def playable(game: str) -> tuple[str, ...]:
    """The offered levels of a game whose packages are installed on this machine."""
    return tuple(name for name in offered(game) if LEVELS[game][name].installed)


def suggested(game: str) -> str:
    """The level that somebody meets in their first game unless they choose another."""
    return _SUGGESTED if _SUGGESTED in playable(game) else DEFAULT_LEVEL


def stand_in(game: str, name: str) -> str:
    """The level that plays for one that is not ready: the next plainer one without kernels."""
    plainer = names(game)[: names(game).index(name)]
    ready = (level for level in map(LEVELS[game].__getitem__, plainer) if not level.compiled)
    return [level.name for level in ready if level.installed][-1]


def find(game: str, name: str) -> Level:
    """The level of this name; raises UnknownLevel if there is none."""
    if name not in LEVELS[game]:
        raise UnknownLevel(game, name)
    return LEVELS[game][name]
