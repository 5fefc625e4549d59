"""Opens the store behind a URL: SQLite for one node, PostgreSQL for several."""

import asyncio
import os
from pathlib import Path

from sqlalchemy import URL, make_url

from stonehenge.folders import data_folder
from stonehenge.tables.storage.database import StoreDown
from stonehenge.tables.storage.migrations import migrate
from stonehenge.tables.storage.postgres import Postgres
from stonehenge.tables.storage.sqlite import Sqlite
from stonehenge.tables.storage.store import Store


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
        path.parent.mkdir(parents=True, exist_ok=True)
        await _migrate(place)
        return Store(Sqlite(path, pages))
    raise ValueError("the database must be sqlite:///a-file or postgresql://...")


def _default_url() -> URL:
    return URL.create("sqlite", database=str(data_folder(os.environ) / "tables.db"))


async def _migrate(url: URL) -> None:
    # in a thread: it blocks, and for PostgreSQL it runs an event loop of its own
    try:
        await asyncio.to_thread(migrate, url)
    except Exception as error:
        raise StoreDown(f"the database cannot be opened: {error}") from error
