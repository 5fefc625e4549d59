"""The terminal client: line by line, so that it reads well aloud and works over a pipe."""
