"""Tables: where people and computer players meet; the log of a table is the table."""
