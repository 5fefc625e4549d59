"""How the learned dice players learn."""
