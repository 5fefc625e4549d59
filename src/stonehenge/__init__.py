"""Stonehenge: play, study and program the two Wizard games."""

__version__ = "0.1.0"
