"""Compiled loops for the card game."""
