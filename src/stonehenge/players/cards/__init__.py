"""The computer players of the card game, a level a module."""
