"""The bare hub to compare with: rooms of sockets, every action into SQLite, then to everybody.

It knows no rules, no seats and no views; it is what any server of this kind has to do at least.
Run as `python -m bench.hub DATABASE`; prints its port.
"""

import asyncio
import queue
import socket
import sqlite3
import sys
import threading
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


class Log:
    """One thread that writes all that waits in one transaction."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._jobs: queue.SimpleQueue[tuple[str, int, bytes, Callable[[], object]]] = (
            queue.SimpleQueue()
        )
        threading.Thread(target=self._write, daemon=True).start()

    async def append(self, room: str, seq: int, body: bytes) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put((room, seq, body, lambda: loop.call_soon_threadsafe(done.set_result, None)))
        await done

    def _write(self) -> None:
        database = sqlite3.connect(self._path, isolation_level=None)
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        database.execute(
            "CREATE TABLE log (room TEXT, seq INT, body BLOB, PRIMARY KEY (room, seq))"
        )
        while True:
            jobs = [self._jobs.get()]
            while not self._jobs.empty():
                jobs.append(self._jobs.get())
            database.execute("BEGIN")
            database.executemany("INSERT INTO log VALUES (?, ?, ?)", [job[:3] for job in jobs])
            database.execute("COMMIT")
            for job in jobs:
                job[3]()


def make_app(log: Log) -> Starlette:
    rooms: dict[str, set[WebSocket]] = defaultdict(set)
    lengths: dict[str, int] = defaultdict(int)

    async def room(websocket: WebSocket) -> None:
        await websocket.accept()
        name = websocket.path_params["room"]
        rooms[name].add(websocket)
        try:
            while True:
                message = msgspec.json.decode(await websocket.receive_text())
                lengths[name] += 1
                body = msgspec.json.encode({"seq": lengths[name], **message})
                await log.append(name, lengths[name], body)
                text = body.decode()
                for other in tuple(rooms[name]):
                    await other.send_text(text)
                await websocket.send_text('{"type":"done"}')
        except WebSocketDisconnect:
            rooms[name].discard(websocket)

    return Starlette(routes=[WebSocketRoute("/ws/{room}", room)])


def main() -> None:
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(listener.getsockname()[1], flush=True)
    config: dict[str, Any] = {
        "ws": "websockets-sansio",
        "ws_per_message_deflate": False,
        "log_level": "error",
    }
    app = make_app(Log(sys.argv[1]))
    asyncio.run(uvicorn.Server(uvicorn.Config(app, **config)).serve([listener]))


if __name__ == "__main__":
    main()
