"""A server that cheats: a real one behind a proxy that changes what it says."""

import http.client
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from tests.tables.servers import Server

Told = dict[str, Any]
Lie = Callable[[str, Told], Told]
"""Gets the path of a request and what the honest server answers, and returns what is told."""


def honest(_path: str, told: Told) -> Told:
    """Changes nothing."""
    return told


class Cheat:
    """The proxy: `lie` may be exchanged at any time; `asked` has all commands that came by."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.lie: Lie = honest
        self.swallows: Callable[[Told], bool] = lambda _command: False
        """Commands that are confirmed and not passed on."""
        self.asked: list[Told] = []

    def reveals(self) -> list[str]:
        """The nonces that clients have given away."""
        return [command["nonce"] for command in self.asked if command.get("type") == "reveal"]


@contextmanager
def cheating(server: Server) -> Iterator[Cheat]:
    """A cheating server in front of an honest one."""
    with ThreadingHTTPServer(("127.0.0.1", 0), _Handler) as proxy:
        cheat = Cheat(f"http://127.0.0.1:{proxy.server_port}/")
        proxy.cheat, proxy.honest = cheat, server.host  # type: ignore[attr-defined]
        proxy.daemon_threads = True
        thread = threading.Thread(target=proxy.serve_forever, daemon=True)
        thread.start()
        try:
            yield cheat
        finally:
            proxy.shutdown()


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self._pass_on()

    def do_POST(self) -> None:
        self._pass_on()

    def log_message(self, *_arguments: Any) -> None:
        """Says nothing."""

    @property
    def _cheat(self) -> Cheat:
        cheat: Cheat = self.server.cheat  # type: ignore[attr-defined]
        return cheat

    def _pass_on(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        if body and self.path.endswith("/commands"):
            command = json.loads(body)
            self._cheat.asked.append(command)
            if self._cheat.swallows(command):
                self._answer(200, b'{"seq": 1}')
                return
        line = http.client.HTTPConnection(self.server.honest, timeout=60)  # type: ignore[attr-defined]
        kept = {k: v for k, v in self.headers.items() if k.lower() not in ("host", "connection")}
        line.request(self.command, self.path, body or None, kept)
        answer = line.getresponse()
        if "/events" in self.path:
            self._stream(answer)
        else:
            data = answer.read()
            self._answer(answer.status, self._told(data) if answer.status < 400 else data)
        line.close()

    def _told(self, data: bytes) -> bytes:
        return json.dumps(self._cheat.lie(self.path, json.loads(data))).encode()

    def _answer(self, status: int, data: bytes) -> None:
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def _stream(self, answer: http.client.HTTPResponse) -> None:
        self.send_response(answer.status)
        self.send_header("content-type", "application/x-ndjson")
        self.end_headers()
        with suppress(ConnectionError):  # the client has hung up
            while line := answer.readline():
                self.wfile.write(self._told(line) + b"\n")
                self.wfile.flush()
