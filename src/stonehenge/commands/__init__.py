"""Commands of the command line, each with its arguments and what it calls."""
