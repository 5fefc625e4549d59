"""Tables at a wanted moment of a game that is always the same: for pictures, tests, figures.

The game is played by apprentices, its log is put into the database of a server, and the ticket of
the first seat is returned, so that somebody can sit down and go on from there.
"""

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Literal

from msgspec.structs import replace

from stonehenge import cards, dice, players
from stonehenge.chance import seed_from_number
from stonehenge.promises import old_commitment
from stonehenge.tables.log import judge, starting
from stonehenge.tables.log.events import Settings, write
from stonehenge.tables.log.fold import TableState, after
from stonehenge.tables.messages import Act, OpenTable, Ticket
from stonehenge.tables.running.tokens import hashed, new_code, new_token
from stonehenge.tables.storage.opening import open_store
from stonehenge.tables.storage.store import NewTable

Game = Literal["cards", "dice"]
Wanted = Callable[[Any, tuple[Any, ...]], bool]
"""Tells from the view of the first seat and what it may do whether this is the moment."""

RULES: Final[Mapping[Game, Any]] = {"cards": cards, "dice": dice}
NONCE: Final = "5e" * 16
LEVEL: Final = "apprentice"
NAME: Final = "Robin"
A_WHILE: Final = 60_000
"""Milliseconds since the moment: everybody has read what the round before it brought."""


def over(view: Any, _legal: tuple[Any, ...]) -> bool:
    """The game has ended."""
    return view.outcome is not None


def asked(phase: str, round_: int = 0, **also: object) -> Wanted:
    """The first seat is asked something, in this round."""

    def wanted(view: Any, legal: tuple[Any, ...]) -> bool:
        there = all(getattr(view, name) == value for name, value in also.items())
        return bool(legal) and there and view.phase.value == phase and view.round >= round_

    return wanted


def played(
    wish: OpenTable, secret: bytes, first: players.Player | None = None
) -> Iterator[tuple[TableState, list[Any]]]:
    """The game step by step: the table, and all that has happened there.

    `first` plays the first seat.
    """
    game = RULES[wish.game]
    minds = [players.make(game, LEVEL, seed_from_number(seat)) for seat in range(wish.seats)]
    minds[0] = first or minds[0]
    opened, joined, *others = judge.open_table(wish, old_commitment(secret).hex())
    # by version 1 of chance, whose deals do not depend on the id of the table
    old = [replace(opened, chance=1), replace(joined, nonce=NONCE), *others]
    begun = starting.start(_after(None, old), secret)
    table, events = _after(None, old + begun), old + begun
    yield table, events
    while table.to_act:
        seat = table.to_act[0]
        chosen = minds[seat].choose(
            game.view(table.game_state, seat), game.legal(table.game_state, seat)
        )
        action = list(starting.acted(seat, chosen, "owner").action)
        done = judge.act(table, secret, seat, Act(seq=0, action=action))
        table, events = _after(table, done), events + done
        yield table, events


def _after(table: TableState | None, events: list[Any]) -> TableState:
    for event in events:
        table = after("", table, event, 0, 0)
    assert table is not None
    return table


def scene(  # noqa: PLR0913 - all that can be chosen
    database: Path | str,
    game: Game,
    wanted: Wanted,
    *,
    first: players.Player | None = None,
    seats: int = 4,
    options: Mapping[str, Any] | None = None,
    pace: int = 0,
    number: int = 1,
) -> Ticket:
    """A table at the first moment that is wanted, in the database of a server: a file or a URL."""
    wish = OpenTable(
        game=game,
        seats=seats,
        options=dict(options or {}),
        settings=Settings(pace=pace),
        name=NAME,
        computers=[LEVEL] * (seats - 1),
        start=True,
    )
    rules = RULES[game]
    for attempt in range(number, number + 200):
        secret = seed_from_number(attempt)
        for table, events in played(wish, secret, first):
            if wanted(rules.view(table.game_state, 0), rules.legal(table.game_state, 0)):
                return stored(database, game, secret, events)
    raise LookupError(game)


def stored(database: Path | str, game: Game, secret: bytes, events: list[Any]) -> Ticket:
    """A table in the database of a server at which this has happened."""
    storing = _store(database, game, secret, events, _after(None, events))
    with ThreadPoolExecutor(1) as aside:  # beside a loop that may be running here
        return aside.submit(asyncio.run, storing).result()


async def _store(
    database: Path | str, game: Game, secret: bytes, events: list[Any], table: TableState
) -> Ticket:
    place = database if isinstance(database, str) else f"sqlite:///{database}"
    store = await open_store(place)
    ticket = Ticket(table=new_code(), seat=0, token=new_token(), commitment=table.commitment)
    await store.create(
        NewTable(
            id=ticket.table,
            secret=secret,
            game=game,
            public=False,
            at=int(time.time() * 1000) - A_WHILE,
            body=write(events),
            phase=table.phase,
            tokens=[(hashed(ticket.token), 0)],
        )
    )
    await store.close()
    return ticket
