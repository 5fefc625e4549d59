"""Opens the store behind a URL: SQLite for one node, PostgreSQL for several."""

import asyncio
import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from alembic.util import CommandError
from sqlalchemy import URL, make_url

from stonehenge.folders import data_folder
from stonehenge.tables.storage.database import StoreAway, StoreDown, StoreError
from stonehenge.tables.storage.migrations import migrate
from stonehenge.tables.storage.postgres import Postgres, is_away
from stonehenge.tables.storage.sqlite import Sqlite
from stonehenge.tables.storage.store import Store

_PRIVATE_FILE: Final = 0o600
_PRIVATE_FOLDER: Final = 0o700


async def open_store(url: str | None = None, *, pages: int | None = None) -> Store:
    """The store at this URL, migrated; without a URL an SQLite file in the user's data folder.

    `pages` limits the size of an SQLite file.
    """
    place = make_url(url) if url else _default_url()
    backend = place.get_backend_name()
    if backend == "postgresql":
        await _migrate(place)
        plain = place.set(drivername="postgresql")
        return Store(Postgres(plain.render_as_string(hide_password=False)))
    if backend == "sqlite" and place.database not in (None, "", ":memory:"):
        path = Path(place.database or "")
        _make_private(path)
        await _migrate(place)
        return Store(Sqlite(path, pages))
    raise ValueError("the database must be sqlite:///a-file or postgresql://...")


@contextmanager
def sole_server(url: str | None) -> Iterator[None]:
    """Holds the file of an SQLite database; refuses if another server has it already."""
    place = make_url(url) if url else _default_url()
    if place.get_backend_name() != "sqlite" or not place.database:
        yield
        return
    path = Path(place.database)
    _make_private(path)
    # not the file itself: SQLite loses its own locks when anybody else closes it
    lock = Path(f"{path}-lock")
    lock.touch(_PRIVATE_FILE)
    with lock.open() as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StoreError(
                f"another server uses {path}; an SQLite file is for one server, PostgreSQL for more"
            ) from None
        yield


def _make_private(path: Path) -> None:
    """Lets only this user read the games; folders that were there already keep their mode."""
    folder = path.absolute().parent
    if folder == data_folder(os.environ).absolute() and folder.exists():
        folder.chmod(_PRIVATE_FOLDER)
    folder.mkdir(_PRIVATE_FOLDER, parents=True, exist_ok=True)
    path.touch(_PRIVATE_FILE)
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        if file.exists():
            file.chmod(_PRIVATE_FILE)


def _default_url() -> URL:
    return URL.create("sqlite", database=str(data_folder(os.environ) / "tables.db"))


async def _migrate(url: URL) -> None:
    # in a thread: it blocks, and for PostgreSQL it runs an event loop of its own
    try:
        await asyncio.to_thread(migrate, url)
    except CommandError as error:  # it knows a migration that we do not
        raise StoreDown(
            "the database cannot be opened: a newer version of Stonehenge has changed it;"
            " start that version, or restore a backup from before"
        ) from error
    except Exception as error:
        kind = StoreAway if is_away(error) else StoreDown
        raise kind(f"the database cannot be opened: {error}") from error
