"""The log of a table: its events, the table they add up to, and commands judged."""
