"""Finished games in a store, written as the events of real games, without playing them live."""

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from stonehenge import record as records
from stonehenge.arena.match import play_levels
from stonehenge.chance import seed_from_number
from stonehenge.record import Record
from stonehenge.tables.log import events as log
from stonehenge.tables.storage.store import Changes, NewTable, Row, Store
from stonehenge.vocabulary import AnyGame

SECRET: Final = "ab" * 32
HOUR: Final = 3_600_000


def games(
    game: AnyGame, count: int, *, rounds: int | str = 4, seats: int = 3, first: int = 0
) -> list[Record]:
    """So many games among novices, short ones unless told otherwise."""
    options, names = game.Options(seats=seats, rounds=rounds), ["Anna", "Ben", "Cleo", "Dirk"]
    made = []
    for number in range(first, first + count):
        match = play_levels(game, options, ["novice"] * seats, seed_from_number(number))
        outcome = game.outcome(match.state)
        made.append(records.make(game, names[:seats], match.options, match.actions, outcome))
    return made


def events_of(record: Record, hints: int = 0) -> tuple[Sequence[log.Event], Sequence[log.Event]]:
    """A person on seat 0, computer players elsewhere: how it was opened, and the game."""
    settings = log.Settings(hints=True)
    options = dict(record.options)
    opened: list[log.Event] = [
        log.Opened(record.game, len(record.seats), options, settings, "", chance=2),
        log.Joined(0, record.seats[0], "human"),
        *(log.Filled(seat, "novice", "1") for seat in range(1, len(record.seats))),
    ]
    played: list[log.Event] = [log.Started(options), *(log.Hinted(0) for _ in range(hints))]
    for seat, *action in record.actions:
        played.append(log.Acted(seat, action, "owner" if seat == 0 else "computer"))
    return opened, [*played, log.Revealed(SECRET)]


async def write(store: Store, table: str, record: Record, number: int, **wish: object) -> None:
    """Writes a game into the store; `profile` is the hash of a key, `hints` how many were taken."""
    opened, played = events_of(record, int(str(wish.get("hints", 0))))
    key, at = wish.get("profile"), number * HOUR
    new = NewTable(
        id=table,
        secret=bytes.fromhex(SECRET),
        game=record.game,
        public=False,
        at=at,
        body=log.write(opened),
        profile=key if isinstance(key, bytes) else None,
    )
    assert await store.create(new)
    row = Row(1, at + HOUR // 4, log.write(played))
    assert await store.append(table, row, Changes(phase="over"))


def with_kinds(record: Record) -> Record:
    """The record with who sat where, as the table tells it."""
    return structs.replace(record, players=("human", *("novice" for _ in record.seats[1:])))
