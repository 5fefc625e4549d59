"""The HTTP interface of a server as a program uses it: requests, retries and the stream."""

import http.client
import random
import time
from collections.abc import Generator
from contextlib import closing, suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from stonehenge.tables.messages import (
    PASSING,
    Act,
    Command,
    FromServer,
    Problem,
    Promise,
    Receipt,
    Reveal,
)
from stonehenge.vocabulary import IllegalAction

READ_TIMEOUT: Final = 60.0
"""Seconds without a byte from the server after which a connection is given up."""
PATIENCE: Final = 300.0
"""Seconds that a server may be away before the client gives up."""
_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 5.0
_NOT_CARRIED_OUT: Final = ("too-fast", "table-busy", "stopping")
"""Those of them after which a command has surely not been carried out."""
_ALREADY_DONE: Final = ("already-acted", "game-over")
"""Refusals of a repeated action whose first answer was lost."""
BROKEN: Final = (OSError, http.client.HTTPException)
"""Errors of a connection."""
_DECODER: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer)
_JSON: Final = "application/json"


class Retries:
    """Waits longer and longer between attempts, and gives up in the end."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self.succeeded()

    def succeeded(self) -> None:
        """Starts again with short pauses."""
        self._pause = 0.0
        self._since: float | None = None
        self._at_least = 0.0

    def come_back_in(self, seconds: float) -> None:
        """Makes the next pause at least this long, because the server asked for it."""
        self._at_least = seconds

    def failed(self, error: Exception) -> None:
        """Waits for the next attempt, or raises the error if it has lasted too long."""
        now = time.monotonic()
        self._since = self._since or now
        if now - self._since > self._patience:
            raise error
        pause = max(self._pause, 2 * self._at_least)
        time.sleep(pause * random.uniform(0.5, 1.0))  # noqa: S311 - not all at once
        self._at_least = 0.0
        self._pause = min(_LONGEST_PAUSE, 2 * self._pause or _FIRST_PAUSE)


class Server:
    """The HTTP interface of a server, with the token of one seat."""

    def __init__(self, base: str, token: str | None = None, patience: float = PATIENCE) -> None:
        self.base: Final = base
        self.patience: Final = patience
        self._token = token

    def ask(self, method: str, path: str, body: Any, answer: type[Any]) -> Any:
        """Asks once; raises OSError if the server cannot be reached."""
        try:
            return msgspec.json.decode(self.fetch(method, path, body), type=answer)
        except msgspec.MsgspecError:
            raise _not_ours(self.base) from None

    def command(self, path: str, command: Command) -> int:
        """Sends a command, again and again where repeating it does no harm."""
        retries = Retries(self.patience)
        act = command if isinstance(command, Act) else None
        repeats = isinstance(command, Act | Promise | Reveal)
        lost = False
        while True:
            try:
                receipt: Receipt = self.ask("POST", path, command, Receipt)
            except IllegalAction as refusal:
                if act and lost and refusal.rule in _ALREADY_DONE:
                    return act.seq + 1
                if refusal.rule not in (PASSING if repeats else _NOT_CARRIED_OUT):
                    raise
                retries.failed(refusal)
            except BROKEN as error:
                sent = not isinstance(error, ConnectionRefusedError)
                if sent and not repeats:
                    raise
                lost = lost or sent
                retries.failed(error)
            else:
                return receipt.seq

    def fetch(self, method: str, path: str, body: Any = None) -> bytes:
        """The body of an answer."""
        with closing(self._connect()) as line:
            answer = self._send(line, method, path, body)
            data = answer.read()
        _raise_refusal(self.base, answer, data)
        return data

    def stream(self, path: str) -> Generator[FromServer]:
        """Messages of the server, one a line, until one side hangs up."""
        with closing(self._connect()) as line:
            answer = self._send(line, "GET", path, None)
            if answer.status != http.HTTPStatus.OK:
                _raise_refusal(self.base, answer, answer.read())
            while data := answer.readline():
                if data.endswith(b"\n"):
                    yield self._read(data)
        raise ConnectionResetError("the server has hung up")

    def _read(self, data: bytes) -> FromServer:
        try:
            return _DECODER.decode(data)
        except msgspec.MsgspecError:
            raise _not_ours(self.base) from None

    def _connect(self) -> http.client.HTTPConnection:
        place = urlsplit(self.base)
        secure = place.scheme == "https"
        make = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        return make(place.hostname or "", place.port, timeout=READ_TIMEOUT)

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


def _raise_refusal(base: str, answer: http.client.HTTPResponse, data: bytes) -> None:
    """Raises what the server refused, if the answer is a refusal."""
    if answer.status < http.HTTPStatus.BAD_REQUEST:
        return
    with suppress(msgspec.MsgspecError):
        problem = msgspec.json.decode(data, type=Problem)
        raise IllegalAction(problem.rule, **problem.facts)
    if answer.status >= http.HTTPStatus.INTERNAL_SERVER_ERROR:  # a proxy whose server is away
        raise ConnectionResetError(f"{base} answers {answer.status} {answer.reason}")
    raise _not_ours(base)


def _not_ours(base: str) -> ValueError:
    return ValueError(f"{base} is not a server of Stonehenge")
