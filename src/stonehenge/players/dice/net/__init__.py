"""The learned dice players: what they see, their weights, and how they value each decision."""
