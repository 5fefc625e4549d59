"""Tables in memory: they follow their logs, and computer players move."""
