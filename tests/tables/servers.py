"""Real servers for tests: a process on a free port with a database of its own, and its clients."""

import contextlib
import hashlib
import select
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from stonehenge import promises
from tests.run import STONEHENGE, environment
from tests.waiting import PATIENCE, wait_until


class Client:
    """One socket at a table; it keeps every byte it was sent."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[bytes] = []
        self.standing: dict[str, Any] = {}
        """All updates so far laid over one another: how things stand."""
        self._number = 0

    def send(self, message: Any) -> None:
        """Sends a message: text and bytes as they are, everything else as JSON."""
        raw = isinstance(message, str | bytes)
        self.connection.send(message if raw else msgspec.json.encode(message).decode())

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of the server."""
        data = self.connection.recv(timeout, decode=False)
        self.heard.append(data)
        message: dict[str, Any] = msgspec.json.decode(data)
        if message["type"] == "update":
            self.standing |= message
        return message

    def hear_until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message that is wanted; those before it are only kept."""
        end = time.monotonic() + PATIENCE
        while True:
            message = self.hear(max(0.1, end - time.monotonic()))
            if wanted(message):
                return message

    def hear_type(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        return self.hear_until(lambda message: message["type"] in types)

    def hear_out(self) -> list[dict[str, Any]]:
        """Everything until the server hangs up."""
        messages = []
        with contextlib.suppress(ConnectionClosed):
            while True:
                messages.append(self.hear())
        return messages

    def do(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Sends a command and returns its answer, done or refused."""
        self._number += 1
        number = self._number
        self.send({"type": "do", "id": number, "command": {"type": type_, **fields}})
        return self.hear_until(lambda message: message.get("id") == number)

    def close(self) -> None:
        """Hangs up."""
        self.connection.close()


class Server:
    """A server process and how to reach it."""

    def __init__(self, process: subprocess.Popen[str], url: str, folder: Path) -> None:
        self.process = process
        self.url = url
        self.log = folder / "log"
        self.host = url.removeprefix("http://").rstrip("/")
        self._open = contextlib.ExitStack()
        self._read = 0

    def http(self, address: str | None = None, **options: Any) -> httpx.Client:
        """A client over HTTP; `address` is the one it comes from, such as 127.0.0.7."""
        transport = httpx.HTTPTransport(local_address=address, verify=False)
        client = httpx.Client(base_url=self.url, transport=transport, timeout=PATIENCE, **options)
        return self._open.enter_context(client)

    def socket(
        self,
        table: str,
        *,
        address: str | None = None,
        headers: dict[str, str] | None = None,
        **options: Any,
    ) -> Client:
        """A socket that has said nothing yet."""
        if address:
            options["source_address"] = (address, 0)
        connecting = connect(
            f"ws://{self.host}/ws/{table}",
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            proxy=None,
            ping_interval=None,
            max_queue=None,
            close_timeout=1,
            **options,
        )
        return Client(self._open.enter_context(connecting))

    def sit(self, table: str, token: str | None = None, **options: Any) -> Client:
        """A socket that has said hello and heard how things stand."""
        client = self.socket(table, **options)
        client.send({"type": "hello", "token": token})
        client.hear_type("update")
        return client

    def wait_for_computers(self) -> None:
        """Returns once those of the daily deals are compiled: their tables would wait for them."""

        def awake() -> bool:
            deals = self.http().get("/api/daily").json()["deals"]
            return not any(deal["preparing"] for deal in deals)

        wait_until(awake, 10 * PATIENCE)

    def open_table(
        self, game: str = "cards", seats: int = 3, http: httpx.Client | None = None, **wish: Any
    ) -> dict[str, Any]:
        """Opens a table; returns the ticket of its host."""
        client = http or self.http()
        body = {"game": game, "seats": seats, "name": "Ada", **wish}
        answer = client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        ticket: dict[str, Any] = answer.json()
        promise(client, ticket)
        if wish.get("start"):
            reveal(client, ticket["table"])
        return ticket

    def join(self, table: str, name: str = "Bo", **wish: Any) -> dict[str, Any]:
        """Sits down at a table; returns the ticket."""
        client = self.http()
        answer = client.post(f"/api/tables/{table}/seats", json={"name": name, **wish})
        assert answer.status_code == 201, answer.text
        ticket: dict[str, Any] = answer.json()
        promise(client, ticket)
        return ticket

    def start(self, ticket: dict[str, Any]) -> int:
        """Starts a game as its host, and reveals for all; returns the number of its first deal."""
        client = self.http()
        command(client, ticket, {"type": "start"})
        return reveal(client, ticket["table"])

    def complaints(self) -> str:
        """What the server has logged since this was last asked."""
        text = self.log.read_text()
        new, self._read = text[self._read :], len(text)
        return new

    def is_well(self, address: str | None = None) -> bool:
        """Whether the server still runs and says that it is well."""
        if self.process.poll() is not None:
            return False
        return bool(self.http(address).get("/healthz").json() == {"status": "well"})

    def hang_up(self) -> None:
        """Closes everything that was opened through here."""
        self._open.close()


_OWNERS: dict[str, list[dict[str, Any]]] = {}
"""The tickets of every table, of those who have promised."""


def nonce(ticket: dict[str, Any]) -> str:
    """What a seat adds to the chance of its game: it follows from the token."""
    return hashlib.sha256(ticket["token"].encode()).hexdigest()


def promise(client: httpx.Client, ticket: dict[str, Any]) -> None:
    """Promises the nonce of a seat."""
    promised = promises.promise(ticket["table"], nonce(ticket))
    command(client, ticket, {"type": "promise", "promise": promised})
    _OWNERS.setdefault(ticket["table"], []).append(ticket)


def reveal(client: httpx.Client, table: str) -> int:
    """Reveals the nonces of all seats at a table; returns the number of the last."""
    tickets = _OWNERS[table]
    return [command(client, one, {"type": "reveal", "nonce": nonce(one)}) for one in tickets][-1]


def command(client: httpx.Client, ticket: dict[str, Any], what: dict[str, Any]) -> int:
    """Does something at a table as the owner of a seat; returns its number in the log."""
    place = f"/api/tables/{ticket['table']}/commands"
    answer = client.post(place, json=what, headers=bearer(ticket))
    assert answer.status_code == 200, answer.text
    seq: int = answer.json()["seq"]
    return seq


def bearer(ticket: dict[str, Any]) -> dict[str, str]:
    """The header that proves whose seat it is."""
    return {"authorization": f"Bearer {ticket['token']}"}


@contextlib.contextmanager
def serving(
    folder: Path,
    *options: str,
    database: str | None = None,
    descriptors: int | None = None,
    **extra: str,
) -> Iterator[Server]:
    """Runs `stonehenge serve` with these options; what it logged is in `folder`/log.

    `descriptors` is the number of files and connections that the system lets it have open.
    """
    database = database or f"sqlite:///{folder}/tables.db"
    command = [STONEHENGE, "serve", "--port", "0"]
    command += ["--database", database, *options]
    if descriptors:
        command = ["sh", "-c", f'ulimit -n {descriptors}; exec "$@"', "sh", *command]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment(folder, **extra)
        )
        try:
            server = Server(process, address_of(process, folder / "log"), folder)
            try:
                yield server
            finally:
                server.hang_up()
        finally:
            stop(process)


def address_of(process: "subprocess.Popen[str]", log: Path) -> str:
    """The address in the first line that the server prints."""
    assert process.stdout is not None
    ready, _, _ = select.select([process.stdout], [], [], 2 * PATIENCE)
    line = process.stdout.readline() if ready else ""
    found = [word for word in line.split() if word.startswith("http://")]
    assert found, f"the server said {line!r} and logged {log.read_text()}"
    return found[0]


def stop(process: "subprocess.Popen[str]") -> int:
    """Ends a server as an operator does; returns its exit code."""
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
    try:
        code = process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        code = process.wait()
    if process.stdout is not None:
        process.stdout.close()
    return code


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without rate limits, shared by all tests of a process."""
    with serving(tmp_path_factory.mktemp("server"), "--no-limits") as running:
        yield running


def rules(messages: Sequence[dict[str, Any]]) -> list[str]:
    """The rules of the refusals among these messages."""
    return [message["rule"] for message in messages if message["type"] == "refused"]
