"""A client for thousands of sockets: just enough of the WebSocket protocol to be cheap."""

import asyncio
import base64
import os
import urllib.request
from collections.abc import Callable
from typing import Any

import msgspec

_TEXT, _PING, _PONG = 1, 9, 10
"""What a frame is."""


class Socket(asyncio.Protocol):
    """One WebSocket; hands every text message to a function."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None]) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        ).encode()
        self._heard = heard
        self._buffer = b""
        self._upgraded = False
        self._transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data
        if not self._upgraded:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            self._upgraded, data = True, data[end + 4 :]
            self.ready.set_result(None)
        self._buffer = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        at = 0
        while len(data) - at >= 2:
            size, head = data[at + 1] & 127, 2
            if size == 126:
                head = 4
                size = int.from_bytes(data[at + 2 : at + 4], "big")
            elif size == 127:
                head = 10
                size = int.from_bytes(data[at + 2 : at + 10], "big")
            if len(data) - at < head + size:
                break
            body = data[at + head : at + head + size]
            if data[at] & 15 == _TEXT:
                self._heard(body)
            elif data[at] & 15 == _PING:
                self._write(_PONG, body)
            at += head + size
        return data[at:]

    def send(self, text: bytes) -> None:
        """Sends a text message."""
        self._write(_TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        """Sends a frame, masked with zeros as the protocol allows."""
        size = len(body)
        head = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        assert self._transport is not None
        self._transport.write(bytes([128 | kind]) + head + bytes(4) + body)

    def close(self) -> None:
        """Hangs up."""
        if self._transport:
            self._transport.abort()


async def connect(port: int, path: str, heard: Callable[[bytes], None]) -> Socket:
    """An open socket."""
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(
        lambda: Socket(f"127.0.0.1:{port}", path, heard), "127.0.0.1", port
    )
    await made.ready
    return made


def post(url: str, body: object) -> Any:
    """The answer to a request with a JSON body."""
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(url, msgspec.json.encode(body), headers)
    with urllib.request.urlopen(request) as answer:
        return msgspec.json.decode(answer.read())
