"""Measures the server beside the bare hub, in one run: CPU an action and how long answers take.

`python -m bench.serving` writes bench/serving.md. The clients run in this process and the servers
in theirs; only the CPU time of the servers counts. Tables of four seats play the card game, every
seat on a socket of its own; actions come at a fixed rate, whether or not the server keeps up.
"""

import argparse
import asyncio
import gc
import os
import platform
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

from bench.load import Socket, connect, post
from stonehenge.promises import promise
from tests.tables.postgres import running_postgres, running_redis

RESULTS: Final = Path(__file__).with_name("serving.md")
SEATS: Final = 4
HUB: Final = "bare hub"
ONE_NODE: Final = "server, SQLite"
TWO_NODES: Final = "two nodes, PostgreSQL and Redis"
_SERVE: Final = (sys.executable, "-m", "stonehenge.cli", "serve", "--port", "0", "--no-limits")
_TICK: Final = os.sysconf("SC_CLK_TCK")


class Measured(Struct, frozen=True):
    """What one run showed."""

    name: str
    sockets: int
    actions: int
    seconds: float
    cpu: float
    waits: tuple[float, ...]
    """Milliseconds from an action to its durable answer, sorted."""
    memory: int

    @property
    def each(self) -> float:
        """Seconds of CPU an action."""
        return self.cpu / self.actions

    def wait(self, share: float) -> float:
        """The time within which this share of the answers came."""
        return self.waits[min(len(self.waits) - 1, int(share * len(self.waits)))]


class Table(Protocol):
    """Four sockets around one table."""

    sockets: list[Socket]
    waits: list[float]

    def act(self) -> bool:
        """Takes one action if there is one to take."""


class HubTable:
    """A room of the bare hub: the seats act in turn."""

    def __init__(self) -> None:
        self.sockets: list[Socket] = []
        self.waits: list[float] = []
        self._turn = 0
        self._sent = 0.0

    async def sit_down(self, port: int, number: int) -> None:
        for _ in range(SEATS):
            self.sockets.append(await connect(port, f"/ws/{number}", self._heard))

    def _heard(self, message: bytes) -> None:
        if message.startswith(b'{"type":"done"'):
            self.waits.append(1000 * (time.perf_counter() - self._sent))
            self._sent = 0.0

    def act(self) -> bool:
        if self._sent:
            return False
        self._sent = time.perf_counter()
        self._turn += 1
        message = b'{"type":"do","id":%d,"action":["play","B5"]}' % self._turn
        self.sockets[self._turn % SEATS].send(message)
        return True


class _News(Struct):
    """The parts of an update that a client without eyes needs."""

    type: str
    seq: int = 0
    legal: list[Any] | None = None
    rule: str = ""


NONCE: Final = "0" * 64
_NEWS: Final = msgspec.json.Decoder(_News)


class CardTable:
    """A table of the server: whoever is asked takes a legal action at random."""

    def __init__(self, luck: random.Random) -> None:
        self.sockets: list[Socket] = []
        self.waits: list[float] = []
        self.refused: list[str] = []
        self._asked: dict[int, tuple[int, list[Any]]] = {}
        self._luck = luck
        self._sent = 0.0
        self._answers: dict[int, asyncio.Future[None]] = {}

    async def sit_down(self, ports: list[int]) -> None:
        base = f"http://127.0.0.1:{ports[0]}"
        tickets = [await asyncio.to_thread(_open, base)]
        for seat in range(1, SEATS):
            tickets.append(await asyncio.to_thread(_join, base, tickets[0]["table"], seat))
        for seat, ticket in enumerate(tickets):
            port = ports[seat % len(ports)]
            socket = await connect(port, f"/ws/{ticket['table']}", self._listener(seat))
            socket.send(b'{"type":"hello","token":"%s"}' % ticket["token"].encode())
            self.sockets.append(socket)
        promised = promise(tickets[0]["table"], NONCE)
        await self._say({"type": "promise", "promise": promised}, *range(SEATS))
        await self._say({"type": "start"}, 0)
        await self._say({"type": "reveal", "nonce": NONCE}, *range(SEATS))

    async def _say(self, command: dict[str, str], *seats: int) -> None:
        """Sends a command of these seats, and waits until all are carried out."""
        message = msgspec.json.encode({"type": "do", "id": 0, "command": command})
        for seat in seats:
            self._answers[seat] = asyncio.get_running_loop().create_future()
            self.sockets[seat].send(message)
        await asyncio.gather(*(self._answers[seat] for seat in seats))
        self._answers.clear()

    def _listener(self, seat: int) -> Any:
        def heard(message: bytes) -> None:
            news = _NEWS.decode(message)
            if seat in self._answers and news.type in ("done", "refused"):
                assert news.type == "done", news.rule
                self._answers[seat].set_result(None)
            elif news.type == "done":
                self.waits.append(1000 * (time.perf_counter() - self._sent))
                self._sent = 0.0
            elif news.type == "refused":
                self.refused.append(news.rule)
                self._sent = 0.0
            elif news.legal:
                self._asked[seat] = (news.seq, news.legal)
            elif news.legal is not None:
                self._asked.pop(seat, None)

        return heard

    def act(self) -> bool:
        if self._sent or not self._asked:
            return False
        seat, (seq, legal) = self._asked.popitem()
        action = msgspec.json.encode(self._luck.choice(legal))
        message = b'{"type":"do","id":1,"command":{"type":"act","seq":%d,"action":%s}}'
        self._sent = time.perf_counter()
        self.sockets[seat].send(message % (seq, action))
        return True


def _open(base: str) -> dict[str, Any]:
    wish = {"game": "cards", "seats": SEATS, "name": "A"}
    ticket: dict[str, Any] = post(f"{base}/api/tables", wish)
    return ticket


def _join(base: str, table: str, seat: int) -> dict[str, Any]:
    wish = {"name": "BCD"[seat - 1]}
    ticket: dict[str, Any] = post(f"{base}/api/tables/{table}/seats", wish)
    return ticket


async def drive(tables: list[Any], rate: float, seconds: float) -> tuple[int, float]:
    """Lets the tables take actions at this rate; returns how many, and in what time."""
    begun = time.perf_counter()
    taken, number = 0, 0
    while (now := time.perf_counter() - begun) < seconds:
        misses = 0
        while taken < rate * now and misses < len(tables):
            number = (number + 1) % len(tables)
            if tables[number].act():
                taken += 1
                misses = 0
            else:
                misses += 1
        await asyncio.sleep(0.002)
    took = time.perf_counter() - begun
    await asyncio.sleep(1)
    return taken, took


async def measure(
    name: str, tables: list[Any], servers: list[int], rate: float, seconds: float
) -> Measured:
    """Warms up for a moment, then measures."""
    await drive(tables, rate, 3)
    for table in tables:
        table.waits.clear()
    before = sum(map(_cpu, servers))
    with _no_collector():
        taken, took = await drive(tables, rate, seconds)
    cpu = sum(map(_cpu, servers)) - before
    waits = tuple(sorted(wait for table in tables for wait in table.waits))
    memory = sum(map(_memory, servers))
    refused = [rule for table in tables for rule in getattr(table, "refused", ())]
    assert not refused, refused[:5]
    assert not any(socket.lost for table in tables for socket in table.sockets)
    for table in tables:
        for socket in table.sockets:
            socket.close()
    run = Measured(name, SEATS * len(tables), taken, took, cpu, waits, memory)
    print(f"{name}: {run.sockets} sockets, {1000 * cpu / taken:.2f} ms CPU an action", flush=True)
    return run


@contextmanager
def _no_collector() -> Iterator[None]:
    """No garbage collection in the clients: a pause of theirs would count as one of the server."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _cpu(process: int) -> float:
    """Seconds of CPU time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK


def _memory(process: int) -> int:
    """Megabytes that a process holds."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * 4096 // 1_000_000


@contextmanager
def server(*command: str) -> Iterator[tuple[int, int]]:
    """A server process; gives its id and its port."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        digits = "".join(c if c.isdigit() else " " for c in process.stdout.readline())
        yield process.pid, int(max(digits.split(), key=int))
    finally:
        process.terminate()
        process.wait()


async def run_hub(path: Path, sockets: int, rate: float, seconds: float) -> Measured:
    """The bare hub under this load."""
    with server(sys.executable, "-m", "bench.hub", str(path)) as (process, port):
        tables = [HubTable() for _ in range(sockets // SEATS)]
        for number, table in enumerate(tables):
            await table.sit_down(port, number)
        return await measure(HUB, tables, [process], rate, seconds)


async def run_server(
    name: str, nodes: list[tuple[str, ...]], sockets: int, rate: float, seconds: float
) -> Measured:
    """The server under this load: one process for each tuple of arguments."""
    with ExitStack() as stack:
        started = [stack.enter_context(server(*_SERVE, *node)) for node in nodes]
        tables = [CardTable(random.Random(number)) for number in range(sockets // SEATS)]
        gate = asyncio.Semaphore(16)

        async def sit_down(table: CardTable) -> None:
            async with gate:
                await table.sit_down([port for _, port in started])

        await asyncio.gather(*map(sit_down, tables))
        return await measure(name, tables, [process for process, _ in started], rate, seconds)


_HEAD: Final = """\
# Measured serving

Written by `python -m bench.serving{options}` on {date},
Python {python}, {cores} shared cores on which the clients run too. Tables of four seats play
cards, every seat on its own socket; actions come at a fixed rate. CPU is that of the server
processes alone; waiting is from an action to its durable answer. The bare hub (`bench/hub.py`)
knows no rules and no views. SQLite and PostgreSQL (with `fsync` on) write to the same disk.
The load of the machine was {load} when this began.

| what | sockets | actions/s | CPU an action | p50 | p99 | memory |
|---|---:|---:|---:|---:|---:|---:|
"""


def page(runs: list[Measured], load: str) -> str:
    """The table of all runs, and what they cost compared with each other."""
    lines = [
        _HEAD.format(
            options="".join(f" {option}" for option in sys.argv[1:]),
            date=datetime.now(UTC).date().isoformat(),
            python=platform.python_version(),
            cores=os.cpu_count(),
            load=load,
        ).rstrip()
    ]
    for run in runs:
        each = 1000 * run.each
        lines.append(
            f"| {run.name} | {run.sockets:,} | {run.actions / run.seconds:,.0f} | {each:.2f} ms "
            f"| {run.wait(0.5):.1f} ms | {run.wait(0.99):.1f} ms | {run.memory} MB |"
        )
    lines += ["", "Aims, and what came of them (medians; each round in brackets):", ""]
    lines += [f"- {aim}" for aim in _aims(runs)]
    return "\n".join(lines) + "\n"


def _aims(runs: list[Measured]) -> Iterator[str]:
    """Whether each aim was reached, a sentence each."""
    one, two = _ratios(runs, ONE_NODE, HUB), _ratios(runs, TWO_NODES, ONE_NODE)
    yield f"One node costs at most 1.5 times the CPU of the bare hub: {_told(one, 1.5)}"
    yield f"Two nodes cost at most 1.5 times the CPU of one: {_told(two, 1.5)}"
    many = max(run.sockets for run in runs)
    hub, node = (
        next(run.wait(0.99) for run in _of(runs, name) if run.sockets == many)
        for name in (HUB, ONE_NODE)
    )
    reached = "reached" if node <= 30 else "**missed**"
    yield (
        f"{many:,} sockets, 99 % of the answers within 30 ms on a quiet machine: {reached}, "
        f"{node:.1f} ms. The bare hub needed {hub:.1f} ms with the same clients on the same cores."
    )


def _told(ratios: list[float], aim: float) -> str:
    reached = "reached" if median(ratios) <= aim else "**missed**"
    return f"{reached}, {median(ratios):.2f} ({', '.join(f'{one:.2f}' for one in ratios)})."


def _ratios(runs: list[Measured], what: str, other: str) -> list[float]:
    """How many times the one costs what the other does, in each round with both."""
    pairs = zip(_of(runs, what), _of(runs, other), strict=False)
    return [one.each / two.each for one, two in pairs]


def _of(runs: list[Measured], name: str) -> list[Measured]:
    return [run for run in runs if run.name == name]


async def run_all(plan: argparse.Namespace, two_nodes: list[tuple[str, ...]]) -> list[Measured]:
    """All runs, one after the other on the same machine."""
    load = (plan.sockets, plan.rate, plan.seconds)
    runs = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for turn in range(plan.rounds):
            here = ("--database", f"sqlite:///{folder}/{turn}.db")
            runs.append(await run_hub(folder / f"hub-{turn}.db", *load))
            runs.append(await run_server(ONE_NODE, [here], *load))
            runs.append(await run_server(TWO_NODES, two_nodes, *load))
        if plan.many:
            there = ("--database", f"sqlite:///{folder}/many.db")
            heavy = (plan.many, 600, plan.seconds)
            runs.append(await run_hub(folder / "hub-many.db", *heavy))
            runs.append(await run_server(ONE_NODE, [there], *heavy))
    return runs


def main() -> None:
    """Measures and writes the page."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=600, help="actions a second")
    parser.add_argument("--many", type=int, default=6000, help="sockets of the last runs; 0: none")
    arguments = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    load = f"{os.getloadavg()[0]:.1f}"
    with ExitStack() as stack:
        nodes = _two_nodes(stack)
        runs = asyncio.run(run_all(arguments, nodes))
    text = page(runs, load)
    RESULTS.write_text(text)
    print(text)


def _two_nodes(stack: ExitStack) -> list[tuple[str, ...]]:
    """Two nodes on a PostgreSQL and a Redis that are started for them."""
    database = stack.enter_context(running_postgres(durable=True)).database()
    redis = stack.enter_context(running_redis()).url
    return [("--database", database, "--redis", redis)] * 2


if __name__ == "__main__":
    main()
