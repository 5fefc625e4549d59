"""Matches between players: played, repeated, counted."""
