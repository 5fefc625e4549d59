"""Small learned judges of the card game: plain functions, read by people and compiled to learn."""
