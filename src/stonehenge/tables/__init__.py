"""The server: tables where people and computer players meet. The log of a table is the table."""
