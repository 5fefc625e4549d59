"""A client for programs: opens or joins a table, follows it and acts.

    table = Table.join("http://127.0.0.1:8080/t/ABC234", name="Robin")
    for update in table.updates():
        if update.my_turn:
            table.act(update, choose(update.view, update.legal))

After a dropped connection or a restart of the server, updates resume by themselves and nothing is
missed. Every refusal is an IllegalAction with the rule and the facts of the server.

The table also sees to the chance of the game, as docs/chance.md says: it promises a nonce when it
sits down, and `updates` checks the terms of the game and reveals the nonce when the game starts. A
server that cheats is `Cheated`, also an IllegalAction.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, Literal, Self
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET, Struct, UnsetType

from stonehenge import record as records
from stonehenge.coach.answers import Assessment
from stonehenge.promises import REVEAL_WITHIN, PromiseFile, write_promise
from stonehenge.record import Record
from stonehenge.tables import messages as ask
from stonehenge.tables.log.events import Kind, Settings
from stonehenge.tables.messages import (
    PASSING,
    Bye,
    Command,
    Happened,
    OpenTable,
    TableView,
    TakeSeat,
    Ticket,
    Update,
)
from stonehenge.tables.remote import BROKEN, PATIENCE, Retries, Server
from stonehenge.tables.witness import MEMORY, Cheated, Proof, Terms, Witness
from stonehenge.vocabulary import (
    AnyGame,
    IllegalAction,
    OptionValue,
    Seat,
    read_options,
    write_options,
)

__all__ = ["Cheated", "News", "Proof", "Table"]

_MOVED_ON: Final = ("game-has-begun", "game-starting", "no-closing", "nonce-mismatch", "part-lost")
"""Refusals of a promise or a reveal that came too late: the next update tells what is now due."""
_INVITE: Final = re.compile(r"^(?P<below>.*)/t/(?P<code>[A-Za-z0-9]{1,12})/?$")


class News(Struct, frozen=True, kw_only=True):
    """What just happened at a table, and everything as it now is."""

    seq: int
    you: Seat | None
    """Your seat; None when you watch, or have lost the seat."""
    table: TableView
    view: Any = None
    """The `View` of `stonehenge.cards` or `stonehenge.dice`; None before the game."""
    legal: tuple[Any, ...] = ()
    """What you may do now; `expand` of the game lists what a compact entry stands for."""
    here: tuple[bool, ...] = ()
    time_left: int | None = None
    events: tuple[Happened, ...] = ()

    @property
    def my_turn(self) -> bool:
        """Whether the table waits for you, and for no computer player in your place."""
        seat = self.you
        return bool(self.legal) and seat is not None and self.table.seats[seat].held is None

    @property
    def game(self) -> AnyGame:
        """The game that is played here."""
        return records.GAMES[self.table.game]


class Table:
    """A seat at a table of a server, or a place to watch it from."""

    def __init__(
        self,
        base: str,
        code: str,
        token: str | None,
        *,
        witness: Witness | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.code: Final = code
        self.token: Final = token
        """The only proof that the seat is yours: whoever has it can `resume`."""
        self._server: Final = Server(base, token, patience)
        self.proof: Proof | None = None
        """What the finished game was checked for, once `record` has been called."""
        self._witness: Final = witness or Witness(code)
        self._news: News | None = None
        self._acted = 0

    @classmethod
    def open(  # noqa: PLR0913  all that can be chosen
        cls,
        url: str,
        *,
        game: Literal["cards", "dice"],
        seats: int,
        name: str,
        kind: Kind = "program",
        options: Mapping[str, OptionValue] | None = None,
        settings: Settings | None = None,
        computers: Sequence[str] = (),
        start: bool = False,
    ) -> Self:
        """Opens a table on the server at this address and sits on its first seat, as its host."""
        wish = OpenTable(
            game=game,
            seats=seats,
            options=dict(options or {}),
            settings=settings or Settings(),
            name=name,
            kind=kind,
            computers=list(computers),
            start=start,
        )
        base, _ = _split(url, None)
        ticket: Ticket = Server(base).ask("POST", "/api/tables", wish, Ticket)
        MEMORY.meet(ticket.table, ticket.commitment, opened=True)
        table = cls._seated(base, ticket, Terms(game, seats, _asked(wish)))
        if start:
            table._attend(table.look(), ticket.seat, arrived=False)  # noqa: SLF001 - our own
        return table

    @classmethod
    def join(  # noqa: PLR0913  all that can be chosen
        cls,
        url: str,
        code: str | None = None,
        *,
        name: str,
        kind: Kind = "program",
        seat: Seat | None = None,
        before: str | None = None,
    ) -> Self:
        """Sits down at the table of an invite link, or of a server's address and a code.

        `before` is the token of your seat at the table before a rematch, which keeps your seat.
        """
        base, code = _split_invite(url, code)
        wish = TakeSeat(name=name, kind=kind, seat=seat, before=before)
        ticket: Ticket = Server(base).ask("POST", f"/api/tables/{code}/seats", wish, Ticket)
        MEMORY.meet(ticket.table, ticket.commitment, opened=False)
        return cls._seated(base, ticket)

    @classmethod
    def _seated(cls, base: str, ticket: Ticket, terms: Terms | None = None) -> Self:
        """A new seat, its nonce promised."""
        witness = Witness(ticket.table, ticket.commitment, terms)
        table = cls(base, ticket.table, ticket.token, witness=witness)
        table._attend(table.look(), ticket.seat, arrived=True)
        return table

    @classmethod
    def resume(
        cls, url: str, token: str, code: str | None = None, *, patience: float = PATIENCE
    ) -> Self:
        """Goes on with a seat whose token was kept."""
        return cls(*_split_invite(url, code), token, patience=patience)

    @classmethod
    def watch(cls, url: str, code: str | None = None) -> Self:
        """Looks on as a spectator."""
        return cls(*_split_invite(url, code), None)

    @property
    def url(self) -> str:
        """The invite link."""
        return f"{self._server.base}/t/{self.code}"

    def look(self) -> TableView:
        """The table as everybody sees it."""
        view: TableView = self._server.ask("GET", self._path(""), None, TableView)
        return view

    def updates(self) -> Iterator[News]:
        """What happens at the table, as it happens, after what was seen before.

        Reconnects by itself. Raises IllegalAction if the server refuses us for good, and
        ConnectionError if it stays away for too long.
        """
        retries = Retries(self._server.patience)
        while True:
            try:
                yield from self._stream(retries)
            except IllegalAction as refusal:
                if refusal.rule not in PASSING:
                    raise
                retries.failed(refusal)
            except BROKEN as error:
                retries.failed(error)

    def _stream(self, retries: Retries) -> Iterator[News]:
        """Updates until the connection ends."""
        path = self._path(f"/events?since={self._seen}")
        arrived = True
        with closing(self._server.stream(path)) as messages:
            for message in messages:
                retries.succeeded()
                if isinstance(message, Update):
                    news = self._take(message)
                    if message.table is not UNSET:
                        self._attend(news.table, news.you, arrived=arrived)
                    arrived = False
                    yield news
                elif isinstance(message, Bye) and message.reason == "removed":
                    raise IllegalAction("removed")
                elif isinstance(message, Bye):
                    retries.come_back_in(message.again_in)

    def act(self, update: News, action: Any) -> int:
        """Takes an action of the game in answer to an update; returns its sequence number.

        If the answer gets lost, the action is sent again; it is never taken twice.
        """
        listed = action if isinstance(action, list) else list(records.write_action(0, action)[1:])
        return self.command(ask.Act(update.seq, listed))

    def command(self, command: Command) -> int:
        """Does something at the table (see `messages`); returns its sequence number."""
        tries = Retries(REVEAL_WITHIN)
        while True:
            try:
                seq = self._server.command(self._path("/commands"), command)
            except IllegalAction as refusal:
                if refusal.rule != "not-promised":
                    raise
                tries.failed(refusal)  # whoever has just sat down is about to promise
            else:
                break
        if isinstance(command, ask.Act):
            self._acted = max(self._acted, seq)
        if isinstance(command, ask.Start):
            view = self.look()
            self._attend(view, self._witness.seat_at(view), arrived=False)
        return seq

    def hint(self) -> Assessment:
        """What the coach thinks of the decision that this seat is asked for, the best choice first.

        Everybody at the table is told of it. Refused where hints are not allowed.
        """
        told: Assessment = self._server.ask("POST", self._path("/hint"), None, Assessment)
        return told

    def record(self) -> Record:
        """The record of the finished game, checked by the rules and by what this client kept.

        Raises BrokenRecord where something does not fit; else `proof` tells what was checked.
        """
        record = records.decode(self._server.fetch("GET", self._path("/record.json")))
        self.proof = self._witness.check(record)
        return record

    @property
    def promise_file(self) -> PromiseFile | None:
        """What this client kept of the chance of the game; None while there is nothing to keep."""
        return self._witness.file

    def save_promise(self, path: str | Path) -> None:
        """Writes the promise file, for `stonehenge verify --promise`."""
        if self.promise_file is None:
            raise self._witness.unproved or IllegalAction("unproved-not-here")
        Path(path).write_bytes(write_promise(self.promise_file))

    def _attend(self, view: TableView, seat: Seat | None, *, arrived: bool) -> None:
        """Says what the chance of the game asks for now: a promise, a nonce or nothing."""
        said = self._witness.see(view, seat, arrived=arrived)
        if said is None:
            return
        try:
            self.command(said)
        except IllegalAction as refusal:
            if refusal.rule not in _MOVED_ON:
                raise
        else:
            self._witness.confirm(said)

    def _path(self, rest: str) -> str:
        return f"/api/tables/{self.code}{rest}"

    @property
    def _seen(self) -> int:
        return self._news.seq if self._news else 0

    def _take(self, update: Update) -> News:
        """Completes an update with what is known: unchanged parts are left out of it."""
        known = self._news
        table = known.table if known else None
        if not isinstance(update.table, UnsetType):
            table = update.table
        assert table is not None, "the first update tells everything"
        view, legal = (known.view, known.legal) if known else (None, ())
        if update.view is not UNSET:
            game = records.GAMES[table.game]
            view = msgspec.convert(update.view, game.View)
            legal = msgspec.convert(update.legal, game.Legal)
        if update.seq < self._acted:
            legal = ()  # we have already answered
        self._news = News(
            seq=update.seq,
            you=update.you,
            table=table,
            view=view,
            legal=legal,
            here=_known(update.here, known.here if known else ()),
            time_left=_known(update.time_left, known.time_left if known else None),
            events=update.events,
        )
        return self._news


def _known(told: Any, before: Any) -> Any:
    return before if told is UNSET else told


def _split_invite(url: str, code: str | None) -> tuple[str, str]:
    base, code = _split(url, code)
    if code is None:
        raise ValueError(f"{url} is no invite link, which looks like http://.../t/ABC234")
    return base, code


def _split(url: str, code: str | None) -> tuple[str, str | None]:
    """The address of the server, and the code of the table."""
    place = urlsplit(url)
    if place.scheme not in ("http", "https") or not place.hostname:
        raise ValueError(f"{url} is no address, which begins with http:// or https://")
    below = place.path.rstrip("/")
    invite = _INVITE.match(place.path)
    if invite:
        below, code = invite["below"], code or invite["code"]
    return f"{place.scheme}://{place.netloc}{below}", code.upper() if code else None


def _asked(wish: OpenTable) -> dict[str, OptionValue]:
    """All options that were asked for; where nobody said who begins, chance decides."""
    game = records.GAMES[wish.game]
    return write_options(read_options(game, wish.seats, {game.FIRST: "random", **wish.options}))
