"""Keeps the logs: in SQLite for one node, in PostgreSQL for several."""
