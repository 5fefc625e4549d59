"""How the learned card players learn."""
