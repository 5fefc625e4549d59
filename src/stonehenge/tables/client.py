"""A client of the tables for programs: open or join one, follow it, act.

    table = Table.join("http://127.0.0.1:8080/t/ABC234", name="Robin")
    for update in table.updates():
        if update.my_turn:
            table.act(update, choose(update.view, update.legal))

Updates go on by themselves after a dropped connection or a restart of the server, and nothing is
missed. Every refusal is an IllegalAction with the rule and the facts of the server.
"""

import http.client
import random
import re
import secrets
import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from typing import Any, Final, Literal, Self
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET, Struct, UnsetType

from stonehenge import cards, dice
from stonehenge import record as records
from stonehenge.chance import NONCE_BYTES
from stonehenge.record import Record
from stonehenge.tables import messages as ask
from stonehenge.tables.log.events import Kind, Settings
from stonehenge.tables.messages import (
    Bye,
    Command,
    FromServer,
    Happened,
    OpenTable,
    Problem,
    Receipt,
    TableView,
    TakeSeat,
    Ticket,
    Update,
)
from stonehenge.vocabulary import AnyGame, IllegalAction, OptionValue, Seat

SILENCE: Final = 60.0
"""Seconds without a sign of life after which a connection is given up."""
PATIENCE: Final = 300.0
"""Seconds that a server may be away before the client gives up."""
_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 5.0
_PASSING: Final = ("too-fast", "storage-down", "storage-full", "table-busy", "server-error")
"""Refusals that say nothing about what was asked for; it may be carried out a little later."""
_NOT_DONE: Final = ("too-fast", "table-busy")
_DONE_BEFORE: Final = ("already-acted", "game-over")
"""What an action is refused with that was taken, although the answer got lost."""
_VIEWS: Final[Mapping[str, Any]] = {"cards": cards.View, "dice": dice.View}
_CHOICES: Final[Mapping[str, Any]] = {
    "cards": tuple[cards.Decision, ...],
    "dice": tuple[dice.Choice, ...],
}
_INVITE: Final = re.compile(r"^(?P<below>.*)/t/(?P<code>[A-Za-z0-9]{1,12})/?$")
_BROKEN: Final = (OSError, http.client.HTTPException)
_DECODER: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer)
_JSON: Final = "application/json"


class News(Struct, frozen=True, kw_only=True):
    """What just happened at a table, and how all things there now stand."""

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
        """The rules that are played by."""
        return records.GAMES[self.table.game]


class Table:
    """A seat at a table of a server, or a place to watch it from."""

    def __init__(
        self, base: str, code: str, token: str | None, *, patience: float = PATIENCE
    ) -> None:
        self.code: Final = code
        self.token: Final = token
        """The only proof that the seat is yours: whoever has it can `resume`."""
        self._server: Final = _Server(base, token, patience)
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
            nonce=_nonce(),
            kind=kind,
            computers=list(computers),
            start=start,
        )
        base, _ = _split(url, None)
        ticket = _Server(base).ask("POST", "/api/tables", wish, Ticket)
        return cls(base, ticket.table, ticket.token)

    @classmethod
    def join(
        cls,
        url: str,
        code: str | None = None,
        *,
        name: str,
        kind: Kind = "program",
        seat: Seat | None = None,
    ) -> Self:
        """Sits down at the table of an invite link, or of a server's address and a code."""
        base, code = _split_invite(url, code)
        wish = TakeSeat(name=name, nonce=_nonce(), kind=kind, seat=seat)
        ticket = _Server(base).ask("POST", f"/api/tables/{code}/seats", wish, Ticket)
        return cls(base, ticket.table, ticket.token)

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
        found: TableView = self._server.ask("GET", self._path(""), None, TableView)
        return found

    def updates(self) -> Iterator[News]:
        """What happens at the table, as it happens, from all that is not yet known on.

        Comes back by itself after every drop. Raises IllegalAction where the server wants us no
        longer, and ConnectionError where it stays away for too long.
        """
        tries = _Tries(self._server.patience)
        while True:
            try:
                with closing(self._server.stream(self._path(f"/events?since={self._seen}"))) as got:
                    for message in got:
                        tries.succeeded()
                        if isinstance(message, Update):
                            yield self._take(message)
                        elif isinstance(message, Bye) and message.reason == "removed":
                            raise IllegalAction("removed")  # noqa: TRY301 - by the host
            except IllegalAction as refusal:
                if refusal.rule not in _PASSING:
                    raise
                tries.failed(refusal)
            except _BROKEN as error:
                tries.failed(error)

    def act(self, update: News, action: Any) -> int:
        """Takes an action of the game in answer to an update; returns its sequence number.

        An answer that got lost is asked for again: an action is never taken twice.
        """
        listed = action if isinstance(action, list) else list(records.write_action(0, action)[1:])
        return self.command(ask.Act(update.seq, listed))

    def command(self, command: Command) -> int:
        """Does something at the table (see `messages`); returns its sequence number."""
        seq = self._server.command(self._path("/commands"), command)
        if isinstance(command, ask.Act):
            self._acted = max(self._acted, seq)
        return seq

    def record(self) -> Record:
        """The record of the finished game."""
        return records.decode(self._server.fetch("GET", self._path("/record.json")))

    def _path(self, rest: str) -> str:
        return f"/api/tables/{self.code}{rest}"

    @property
    def _seen(self) -> int:
        return self._news.seq if self._news else 0

    def _take(self, update: Update) -> News:
        """Puts what is new in place of what was known."""
        known = self._news
        table = known.table if known else None
        if not isinstance(update.table, UnsetType):
            table = update.table
        assert table is not None, "the first update tells everything"
        view, legal = (known.view, known.legal) if known else (None, ())
        if update.view is not UNSET:
            view = msgspec.convert(update.view, _VIEWS[table.game])
            legal = msgspec.convert(update.legal, _CHOICES[table.game])
        if update.seq < self._acted:
            legal = ()  # answered already
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


class _Tries:
    """Longer and longer pauses between attempts, up to the end of patience."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self.succeeded()

    def succeeded(self) -> None:
        """It works; the next failure is a first one."""
        self._pause = 0.0
        self._since: float | None = None

    def failed(self, error: Exception) -> None:
        """Waits, or gives up."""
        now = time.monotonic()
        self._since = self._since or now
        if now - self._since > self._patience:
            raise error
        time.sleep(self._pause * random.uniform(0.5, 1.0))  # noqa: S311 - not all at once
        self._pause = min(_LONGEST_PAUSE, 2 * self._pause or _FIRST_PAUSE)


class _Server:
    """The HTTP interface of a server, as the owner of one token sees it."""

    def __init__(self, base: str, token: str | None = None, patience: float = PATIENCE) -> None:
        self.base: Final = base
        self.patience: Final = patience
        self._token = token

    def ask(self, method: str, path: str, body: Any, answer: type[Any]) -> Any:
        """Asks once; a server that cannot be reached is an OSError."""
        try:
            return msgspec.json.decode(self.fetch(method, path, body), type=answer)
        except msgspec.MsgspecError:
            raise _stranger(self.base) from None

    def command(self, path: str, command: Command) -> int:
        """Asks until there is an answer, where asking twice does no harm."""
        tries = _Tries(self.patience)
        act = command if isinstance(command, ask.Act) else None
        lost = False
        while True:
            try:
                receipt: Receipt = self.ask("POST", path, command, Receipt)
            except IllegalAction as refusal:
                if act and lost and refusal.rule in _DONE_BEFORE:
                    return act.seq + 1
                if refusal.rule not in (_PASSING if act else _NOT_DONE):
                    raise
                tries.failed(refusal)
            except _BROKEN as error:
                sent = not isinstance(error, ConnectionRefusedError)
                if sent and not act:
                    raise
                lost = lost or sent
                tries.failed(error)
            else:
                return receipt.seq

    def fetch(self, method: str, path: str, body: Any = None) -> bytes:
        """The body of an answer."""
        with closing(self._connect()) as line:
            answer = self._send(line, method, path, body)
            data = answer.read()
        _judge(self.base, answer, data)
        return data

    def stream(self, path: str) -> Generator[FromServer]:
        """Messages of the server, one a line, until one side hangs up."""
        with closing(self._connect()) as line:
            answer = self._send(line, "GET", path, None)
            if answer.status != http.HTTPStatus.OK:
                _judge(self.base, answer, answer.read())
            while data := answer.readline():
                if data.endswith(b"\n"):
                    yield self._read(data)
        raise ConnectionResetError("the server has hung up")

    def _read(self, data: bytes) -> FromServer:
        try:
            return _DECODER.decode(data)
        except msgspec.MsgspecError:
            raise _stranger(self.base) from None

    def _connect(self) -> http.client.HTTPConnection:
        place = urlsplit(self.base)
        secure = place.scheme == "https"
        make = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        return make(place.hostname or "", place.port, timeout=SILENCE)

    def _send(
        self, line: http.client.HTTPConnection, method: str, path: str, body: Any
    ) -> http.client.HTTPResponse:
        headers = {"accept": "*/*"}
        if self._token is not None:
            headers["authorization"] = f"Bearer {self._token}"
        if body is not None:
            headers["content-type"] = _JSON
        data = None if body is None else msgspec.json.encode(body)
        line.request(method, urlsplit(self.base).path + path, data, headers)
        return line.getresponse()


def _judge(base: str, answer: http.client.HTTPResponse, data: bytes) -> None:
    """Raises the refusal that an answer is, if it is one."""
    if answer.status < http.HTTPStatus.BAD_REQUEST:
        return
    with suppress(msgspec.MsgspecError):
        problem = msgspec.json.decode(data, type=Problem)
        raise IllegalAction(problem.rule, **problem.facts)
    if answer.status >= http.HTTPStatus.INTERNAL_SERVER_ERROR:  # a proxy whose server is away
        raise ConnectionResetError(f"{base} answers {answer.status} {answer.reason}")
    raise _stranger(base)


def _stranger(base: str) -> ValueError:
    return ValueError(f"{base} is not a server of Stonehenge")


def _split_invite(url: str, code: str | None) -> tuple[str, str]:
    base, found = _split(url, code)
    if found is None:
        raise ValueError(f"{url} is no invite link, which looks like http://.../t/ABC234")
    return base, found


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


def _nonce() -> str:
    """What this seat adds to the chance of the game."""
    return secrets.token_hex(NONCE_BYTES)
