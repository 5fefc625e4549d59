"""Deals that many play alike: which game it is, and computer players with fixed randomness.

Everybody who plays the same deal with the same choices gets the same game. The draws follow from
the seed by name (`stonehenge.chance`). A computer player's randomness follows from its seat, the
round and the number of its decision in that round. Where several seats decide at the same time,
whoever plays against the computers decides first, then the computers by seat. `docs/daily.md`
tells why.
"""

from collections.abc import Collection, Sequence
from datetime import date, timedelta
from typing import Any, Final

from msgspec import Struct

from stonehenge import record as records
from stonehenge.chance import Seeded
from stonehenge.players.levels import LEVELS, find
from stonehenge.vocabulary import (
    CHANCE,
    AnyGame,
    OptionValue,
    Seat,
    read_options,
    write_options,
)

_DAY: Final = timedelta(days=1)
SEAT: Final[Seat] = 0
"""Where everybody sits who plays a daily deal."""
_OPPONENTS: Final = ("adept", "journeyman")
"""Who may sit at a daily table, the first that is installed; none of them looks at a clock."""


class Terms(Struct, frozen=True, kw_only=True):
    """What is fixed about a deal before anybody plays it."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    """As asked for: chance decides who begins."""
    computers: tuple[str, ...]
    """The levels of the seats after the first."""
    versions: tuple[str, ...]
    """Of these levels: another version would choose otherwise."""

    @property
    def seated(self) -> tuple[tuple[str, str], ...]:
        """The computer players by seat, each with its version."""
        return tuple(zip(self.computers, self.versions, strict=True))


def terms(game: str) -> Terms:
    """Today's way to play the daily deal: a short game of about ten minutes."""
    seats, rounds = {"cards": (4, 6), "dice": (3, 8)}[game]
    rules = records.GAMES[game]
    options = read_options(rules, seats, {rules.FIRST: "random", "rounds": rounds})
    level = next(name for name in _OPPONENTS if LEVELS[game][name].installed)
    return Terms(
        game=game,
        seats=seats,
        options=write_options(options),
        computers=(level,) * (seats - 1),
        versions=(find(game, level).version,) * (seats - 1),
    )


def settled(asked: Terms, seed: bytes) -> Any:
    """The options of the game, once chance has decided who begins."""
    rules = records.GAMES[asked.game]
    return rules.settle(read_options(rules, asked.seats, asked.options), Seeded(seed))


def still_there(game: str, computers: Sequence[tuple[str, str]]) -> bool:
    """Whether these levels still play as they did in these versions."""
    known = LEVELS[game]
    return all(level in known and known[level].version == of for level, of in computers)


def streak(days: Collection[date], today: date) -> tuple[int, int]:
    """How many days in a row up to today, or yesterday if today is not played; and the most."""
    longest, run, before = 0, 0, None
    for day in sorted(days):
        run = run + 1 if before is not None and day - before == _DAY else 1
        longest, before = max(longest, run), day
    goes_on = before is not None and today - before <= _DAY
    return run if goes_on else 0, longest


def decision_seed(seed: bytes, seat: Seat, round_: int, number: int) -> bytes:
    """What fixes the randomness of a computer player in one decision.

    `number` counts the decisions of the seat in that round, from 0.
    """
    return Seeded(seed).derive(f"computer/{seat}/{round_}/{number}")


def whose_turn(to_act: Sequence[Seat], people: Sequence[Seat]) -> tuple[Seat, ...]:
    """Of the seats that decide at the same time, who does so now: people first, then by seat."""
    first = tuple(seat for seat in to_act if seat in people)
    return first or tuple(to_act[:1])


def counted(
    decided: tuple[int, ...], game: AnyGame, step: tuple[Any, Any], seat: Seat
) -> tuple[int, ...]:
    """How many decisions each seat has taken in its round, after a step from state to state."""
    before, after = step
    if game.reached(after)[0] != game.reached(before)[0]:
        return (0,) * len(decided)
    if seat == CHANCE:
        return decided
    return (*decided[:seat], decided[seat] + 1, *decided[seat + 1 :])
