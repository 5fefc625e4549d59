"""A real PostgreSQL and a real Redis, each started for the tests in a folder of its own."""

import itertools
import os
import shutil
import socket
import subprocess
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from tests.waiting import PATIENCE, wait_until


class Server(ABC):
    """A server program on a free port, that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str]:
        """What to run."""

    def start(self) -> None:
        """Starts it and waits until it takes connections."""
        with (self.folder / "output").open("ab") as output:
            self._process = subprocess.Popen(self.command(), stdout=output, stderr=output)
        wait_until(lambda: self.ready() or self._has_ended())

    def _has_ended(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self.folder / "output").read_text()
        return False

    @abstractmethod
    def ready(self) -> bool:
        """Whether it takes connections."""

    def stop(self) -> None:
        """Stops it politely, which breaks all connections."""
        self._end("INT")

    def kill(self) -> None:
        """Stops it as a power cut would."""
        self._end("QUIT")

    def _end(self, signal: str) -> None:
        if self._process is not None:
            subprocess.run(["kill", f"-{signal}", str(self._process.pid)], check=False)
            self._process.wait(PATIENCE)
            self._process = None


_S = TypeVar("_S", bound=Server)


class PostgresServer(Server):
    """PostgreSQL; each test gets a database of its own."""

    def __init__(self, folder: Path, binaries: Path, durable: bool) -> None:
        super().__init__(folder)
        self._binaries = binaries
        self._durable = durable
        self._data = folder / "data"
        self._numbers = itertools.count()
        if os.getuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        subprocess.run(
            [*_as_user(), str(binaries / "initdb"), "--no-sync", "--auth=trust",
             "--username=postgres", "--encoding=UTF8", "--locale=C", "-D", str(self._data)],
            check=True, capture_output=True, cwd=folder,
        )  # fmt: skip

    def command(self) -> list[str]:
        # what a killed process leaves to the operating system is enough for most tests
        fsync = "on" if self._durable else "off"
        settings = {
            "port": self.port, "listen_addresses": "127.0.0.1", "fsync": fsync,
            "unix_socket_directories": self.folder, "max_connections": 60,
        }  # fmt: skip
        options = [part for key, value in settings.items() for part in ("-c", f"{key}={value}")]
        return [*_as_user(), str(self._binaries / "postgres"), "-D", str(self._data), *options]

    def ready(self) -> bool:
        ask = [str(self._binaries / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ask, check=False).returncode == 0

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"t{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name}")
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def files(self, database: str) -> bytes:
        """All that the files of a database hold, as somebody with the disk would read them."""
        self.sql("CHECKPOINT")
        (number,) = self.sql(f"SELECT oid FROM pg_database WHERE datname = '{database}'").split()
        folder = self._data / "base" / number
        return b"".join(path.read_bytes() for path in sorted(folder.iterdir()))

    def sql(self, statement: str, database: str = "postgres") -> str:
        """What psql prints for a statement."""
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-d", database]
        psql = [str(self._binaries / "psql"), *where, "-qAtX", "-v", "ON_ERROR_STOP=1"]
        return subprocess.run(
            [*psql, "-c", statement], check=True, capture_output=True, text=True
        ).stdout.strip()


class RedisServer(Server):
    """Redis, which keeps nothing."""

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        return [
            *_until_death(), "redis-server", "--port", str(self.port), "--bind", "127.0.0.1",
            "--dir", str(self.folder), "--save", "", "--appendonly", "no",
        ]  # fmt: skip

    def ready(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(7) == b"+PONG\r\n"
        except OSError:
            return False

    def kill(self) -> None:
        self._end("KILL")


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """PostgreSQL for all tests of this process; leave it running."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def own_postgres() -> Iterator[PostgresServer]:
    """PostgreSQL for one test, which may stop it."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def redis_server() -> Iterator[RedisServer]:
    """Redis for one test."""
    with running_redis() as server:
        yield server


def running_postgres(*, durable: bool = False) -> AbstractContextManager[PostgresServer]:
    """A PostgreSQL of one's own; a durable one writes to the disk, as those of users do."""
    return _serving(
        lambda folder: PostgresServer(folder, _postgres_binaries(), durable), in_memory=not durable
    )


def running_redis() -> AbstractContextManager[RedisServer]:
    """A Redis of one's own."""
    if shutil.which("redis-server") is None:
        _install("redis-server")
    return _serving(RedisServer)


@contextmanager
def _serving(make: Callable[[Path], _S], *, in_memory: bool = True) -> Iterator[_S]:
    # in memory where possible: a new database is many small files
    memory = Path("/dev/shm")
    place = memory if in_memory and os.access(memory, os.W_OK) else None
    folder = Path(tempfile.mkdtemp(prefix="stonehenge-", dir=place))
    server = None
    try:
        server = make(folder)
        server.start()
        yield server
    finally:
        if server is not None:
            server.kill()
        shutil.rmtree(folder, ignore_errors=True)


def _postgres_binaries() -> Path:
    if not (found := _installed_postgres()):
        _install("postgresql")
        found = _installed_postgres()
    return found[-1]


def _installed_postgres() -> list[Path]:
    folders = Path("/usr/lib/postgresql").glob("*/bin")
    found = sorted(folders, key=lambda folder: int(folder.parent.name))
    on_path = shutil.which("postgres")
    return found or ([Path(on_path).parent] if on_path else [])


def _install(package: str) -> None:
    if os.getuid() != 0 or shutil.which("apt-get") is None:
        pytest.fail(f"{package} is missing; please install it: sudo apt-get install {package}")
    wait = "DPkg::Lock::Timeout=300"  # for another process of these tests
    install = ["apt-get", "-o", wait, "install", "-qq", "-y", "--no-install-recommends", package]
    if subprocess.run(install, check=False, capture_output=True).returncode != 0:
        subprocess.run(["apt-get", "update", "-qq"], check=True, capture_output=True)
        subprocess.run(install, check=True, capture_output=True)


def _as_user() -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return _until_death()
    return [*_until_death(), "--reuid=postgres", "--regid=postgres", "--init-groups"]


def _until_death() -> list[str]:
    """A server must not outlive the tests that started it."""
    return ["setpriv", "--pdeathsig=QUIT"]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
