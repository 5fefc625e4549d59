"""Rounds of the card game played out by a quick fixed policy."""
