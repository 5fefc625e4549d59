"""Servers and databases for the tests of tables."""

from pathlib import Path

import pytest

from tests.tables.hostile import scene
from tests.tables.postgres import own_postgres, postgres, redis_server
from tests.tables.servers import server

__all__ = ["own_postgres", "postgres", "redis_server", "scene", "server"]


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    database: str = request.getfixturevalue("postgres").database()
    return database
