"""Where logs are kept for good: SQLite for one node, PostgreSQL for several."""
