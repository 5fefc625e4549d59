"""What the learned dice players think with: the worth of sheets, rounds solved for it."""
