"""Servers for the tests of tables."""

from tests.tables.hostile import scene
from tests.tables.postgres import own_postgres, postgres, redis_server
from tests.tables.servers import server

__all__ = ["own_postgres", "postgres", "redis_server", "scene", "server"]
