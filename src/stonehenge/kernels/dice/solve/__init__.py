"""A round of the dice game solved exactly."""
