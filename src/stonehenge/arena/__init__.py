"""Matches, series and tournaments between players, and their statistics."""
