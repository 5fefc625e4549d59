"""The computer players of the dice game, a level a module."""
