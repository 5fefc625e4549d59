"""A server for the tests of agents."""

from tests.tables.servers import server

__all__ = ["server"]
