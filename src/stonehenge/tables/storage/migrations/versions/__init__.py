"""The migrations, each with the one before it."""
