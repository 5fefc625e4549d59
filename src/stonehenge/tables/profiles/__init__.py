"""Profiles without registration: a key in the browser, and the games that belong to it."""
