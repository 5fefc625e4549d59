"""The dice game compiled: random games, and rounds solved exactly."""
