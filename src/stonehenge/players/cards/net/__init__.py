"""Small learned nets of the card game: plain functions, readable and compiled."""
