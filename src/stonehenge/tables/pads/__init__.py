"""Shared pads: a score pad that several phones look at and write on."""
