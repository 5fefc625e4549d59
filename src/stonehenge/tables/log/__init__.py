"""The log of a table: its events, their fold into a table, and the judging of commands."""
