"""Tables in memory: they follow the log, computer players move, nodes tell each other."""
